/** What a book's acknowledgement promises of its attacks hangs on nothing that its seat does not see. */
import { expect, test } from 'vitest';
import { decode, encode } from '../../src/engine/canonical.ts';
import type { Json, Order } from '../../src/engine/contract.ts';
import type { Odds } from '../../src/engine/odds.ts';
import { fold } from '../../src/table/record.ts';
import { rehearsalFor } from '../../src/table/rehearse.ts';
import type { Standing } from '../../src/table/stage.ts';
import { chance } from '../contract/plays.ts';
import { type Stage, stages } from '../table/stages.ts';

function promisedIn({ record }: Stage, stood: Standing, seat: string, book: readonly Order[]): readonly Odds[] {
  const verdicts = rehearsalFor(record, stood, seat)(book, []);
  return book.flatMap((order) => verdicts(order).flatMap(({ odds }) => odds ?? []));
}

test.each([
  ['savannah/assault', 3],
  ['savannah/campaign', 24],
] as const)('%s', (scenario, turns) => {
  let [tried, promised] = [0, 0];
  for (const stage of stages(scenario, 2, 'classic', turns)) {
    const { record, stood } = stage;
    const { game } = record;
    for (const need of stood.needs) {
      const seat = stood.waiting?.needs.find(({ address }) => address === need.address)?.seat;
      if (need.type !== 'call' || seat === undefined) continue;
      const book = game.orders(need, () => game.view(stood.state, need.role), []);
      const odds = promisedIn(stage, stood, seat, book);
      const hidden = (state: unknown): unknown => game.disguise(state, need.role, chance(tried));
      // A turn in play is run again from its opening with what is locked of it, up to where the view takes over.
      const isFresh = fold(record.entries).turns.every(({ ordinal, lock }) => ordinal !== stood.ordinal || !lock);
      const other = {
        ...stood,
        state: hidden(stood.state),
        opening: isFresh ? encode(hidden(decode(stood.opening)) as Json) : stood.opening,
      };
      expect(promisedIn(stage, other, seat, book)).toEqual(odds);
      for (const { outcomes } of odds) expect(outcomes.reduce((sum, one) => sum + one.chance, 0)).toBe(100);
      promised += odds.length;
      tried++;
    }
  }
  expect(promised).toBeGreaterThan(4);
});
