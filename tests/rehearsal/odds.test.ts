/** What a book's acknowledgement says of its lines, odds above all, hangs on nothing that its seat does not see. */
import { expect, test } from 'vitest';
import { decode, encode } from '../../src/engine/canonical.ts';
import type { Call, Diagnostic, Json, Order } from '../../src/engine/contract.ts';
import { fold } from '../../src/table/record.ts';
import { rehearsalFor } from '../../src/table/rehearse.ts';
import type { Standing } from '../../src/table/stage.ts';
import { chance } from '../contract/plays.ts';
import { type Stage, stages } from '../table/stages.ts';
import { sailing } from '../table/war-at-sea.ts';

function saidIn({ record }: Stage, stood: Standing, seat: string, book: readonly Order[]): readonly Diagnostic[] {
  const verdicts = rehearsalFor(record, stood, seat)(book, []);
  return book.flatMap((order) => [...verdicts(order)]);
}

/** The computer's book; where it says nothing of fights that are due, an ATTACK for each. */
function bookFor({ record: { game }, stood }: Stage, need: Call): readonly Order[] {
  const view = game.view(stood.state, need.role);
  const contacts: readonly { hex: string }[] = need.name === 'combat' ? (view.contacts ?? []) : [];
  const attacks = contacts.map(({ hex }, n) => ({
    ...{ id: `a${n}`, verb: 'ATTACK', args: { hexes: [hex] }, canonical: `ATTACK ${hex}`, line: n + 1 },
  }));
  return [...game.orders(need, () => view, []), ...attacks];
}

/** Four squadrons, each large enough to bring on whoever lies in the port that it sails against. */
const battles = () =>
  sailing(
    `en 2719 off: boyne, cornwall, frigate-2, frigate-3, frigate-4; sp 2717 port: frigate-1, reina, soldiers-9;\
 en 3018 off: torbay, russell, frigate-5, frigate-6, frigate-7; sp 3318 port: galicia, frigate-2, soldiers-10;\
 en 3919 off: norfolk, shrewsbury, frigate-8, frigate-9, frigate-10; sp 3718 port: frigate-3, san-carlos, soldiers-11;\
 en 2824 off: suffolk, orford, frigate-11, frigate-12, burford; sp 2925 port: frigate-4, oriente, soldiers-12`,
    [
      'MOVE en-boyne, en-cornwall, en-frigate-2, en-frigate-3, en-frigate-4 TO 2717',
      'MOVE en-torbay, en-russell, en-frigate-5, en-frigate-6, en-frigate-7 TO 3318',
      'MOVE en-norfolk, en-shrewsbury, en-frigate-8, en-frigate-9, en-frigate-10 TO 3718',
      'MOVE en-suffolk, en-orford, en-frigate-11, en-frigate-12, en-burford TO 2925',
    ],
  );

test.each([
  ['savannah/assault', () => stages('savannah/assault', 2, 'classic', 3), 'boar.fought'],
  ['savannah/campaign', () => stages('savannah/campaign', 2, 'classic', 16), 'boar.fought'],
  ['jenkins-ear/war', battles, 'ear.battle'],
] as const)('%s', (_, play, code) => {
  let [tried, promised] = [0, 0];
  for (const stage of play()) {
    const { record, stood } = stage;
    const { game } = record;
    for (const need of stood.needs) {
      const seat = stood.waiting?.needs.find(({ address }) => address === need.address)?.seat;
      if (need.type !== 'call' || seat === undefined) continue;
      const book = bookFor(stage, need);
      const said = saidIn(stage, stood, seat, book);
      const hidden = (state: unknown): unknown => game.disguise(state, need.role, chance(tried));
      // A turn in play is run again from its opening with what is locked of it, up to where the view takes over.
      const isFresh = fold(record.entries).turns.every(({ ordinal, lock }) => ordinal !== stood.ordinal || !lock);
      const other = {
        ...stood,
        state: hidden(stood.state),
        opening: isFresh ? encode(hidden(decode(stood.opening)) as Json) : stood.opening,
      };
      expect(saidIn(stage, other, seat, book)).toEqual(said);
      for (const { odds } of said) if (odds) expect(odds.outcomes.reduce((sum, one) => sum + one.chance, 0)).toBe(100);
      promised += said.filter((one) => one.code === code).length;
      tried++;
    }
  }
  expect(promised).toBeGreaterThan(2);
});
