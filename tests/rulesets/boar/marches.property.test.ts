import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { judgeMove } from '../../../src/rulesets/boar/judge.ts';
import { movementPhase } from '../../../src/rulesets/boar/movement.ts';
import { check } from '../../../src/rulesets/savannah/check.ts';
import { setup } from '../../../src/rulesets/savannah/setup.ts';
import { field, move, savannah } from '../assault.ts';
import { drive, rules } from '../position.ts';

const sides = ['british', 'allies'] as const;
const counters = [...field.counters.values(), ...field.leaders.values()];
const marches = (side: string) =>
  fc.record({
    unit: fc.constantFrom(...counters.filter((counter) => counter.side === side).map((counter) => counter.id)),
    to: fc.constantFrom(...field.grid.ids.filter((id) => Number(id.slice(0, 2)) < 26 && Number(id.slice(2)) < 13)),
    through: fc.boolean(),
    strategic: fc.boolean(),
  });
const games = fc
  .constantFrom(...sides)
  .chain((side) =>
    fc.record({ side: fc.constant(side), book: fc.array(marches(side), { minLength: 1, maxLength: 12 }) }),
  );

const orderOf = (
  { unit, to, through, strategic }: { unit: string; to: string; through: boolean; strategic: boolean },
  n: number,
): Order => ({
  ...move(unit, to, { ...(through && { through }), ...(strategic && { strategic }) }),
  id: `o${n}`,
});

describe('any book of marches', () => {
  test('leaves a legal position behind, and what was judged without error runs', () => {
    fc.assert(
      fc.property(games, ({ side, book }) => {
        const state = setup(savannah);
        const orders = book.map(orderOf);
        const seen = structuredClone(state);
        const sound = orders.filter(
          (order, n) =>
            !judgeMove(rules, seen, side, order, orders.slice(0, n)).some((one) => one.severity === 'error'),
        );
        const driven = drive(state, (play) => movementPhase(rules, play, side), {
          books: { [`movement@${side}`]: sound },
        });
        expect(check(rules, state)).toEqual([]);
        expect(driven.events.filter((event) => event.kind === 'boar.order-failed')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
