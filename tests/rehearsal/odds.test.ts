/** What a book's acknowledgement says of its lines, odds above all, hangs on nothing that its seat does not see. */
import { expect, test } from 'vitest';
import { decode, encode } from '../../src/engine/canonical.ts';
import type { Call, Diagnostic, Json, Order } from '../../src/engine/contract.ts';
import { fold } from '../../src/table/record.ts';
import { rehearsalFor } from '../../src/table/rehearse.ts';
import type { Standing } from '../../src/table/stage.ts';
import { chance } from '../contract/plays.ts';
import { SEED, type Stage, stages } from '../table/stages.ts';

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

test.each([
  ['savannah/assault', 3, 'boar.fought', SEED],
  ['savannah/campaign', 16, 'boar.fought', SEED],
  // Dice under which fleets meet often enough.
  ['jenkins-ear/war', 6, 'ear.battle', '80'.repeat(32)],
] as const)('%s', (scenario, turns, code, seed) => {
  let [tried, promised] = [0, 0];
  for (const stage of stages(scenario, 2, 'classic', turns, undefined, seed)) {
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
