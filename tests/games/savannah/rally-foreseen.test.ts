/** What an attack is promised while others of its army may still rally: the odds as they stand, nobody's rally counted in. */
import { expect, test } from 'vitest';
import type { Diagnostic, Order } from '../../../src/engine/contract.ts';
import { attackOf } from '../../../src/series/boar/rules/declare.ts';
import { forecast, promised } from '../../../src/series/boar/rules/forecast.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { hexAt } from '../../../src/series/boar/rules/units.ts';
import { draft } from '../../../src/table/draft.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { boardOver, rules } from '../position.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** Attacks of a whole stack that stands next to an enemy, where somebody else of its side is broken. */
function attacksIn({ stood }: Stage): string[] {
  const state = stood.state as BoarState;
  const board = boardOver(rules, state);
  const stacks = stacksOf(board);
  const isBroken = (unit: string): boolean => state.units[unit]?.formation !== 'parade';
  const own = [...stacks.values()].filter(({ side, units }) => side === 'allies' && units.length > 0);
  if (!own.some(({ units }) => units.some(isBroken))) return [];
  return own
    .filter(({ units }) => !units.some(isBroken))
    .flatMap(({ hex, units }) =>
      hexAt(rules.field, hex)
        .next.flatMap((near) => (near && stacks.get(near.id)?.side === 'british' ? [near.id] : []))
        .map((id) => `ATTACK ${id} WITH ${units.join(', ')}`),
    );
}

const isDrawnIn = ({ facts }: Diagnostic, { args }: Order): boolean =>
  [facts.units].flat().length > 0 || [facts.on].flat().join() !== [args.hexes].flat().join();

/** Dice under which broken troops of an army stand by while others of it may attack. */
const SEEDS = ['0d', '0e', 'c1'].map((byte) => byte.repeat(32));

test.each(
  SEEDS,
)('the odds of CHECK in a call for marches are those of the position it is asked in, with dice %s', (seed) => {
  let compared = 0;
  for (const stage of stages('savannah/assault', 2, 'classic', 6, undefined, seed)) {
    const { record, stood } = stage;
    if (!stood.waiting?.address.endsWith('movement@allies')) continue;
    const { game } = record;
    const board = boardOver(rules, game.suppose?.(game.view(stood.state, 'allies'), 'allies') as BoarState);
    for (const text of attacksIn(stage)) {
      const { drafted } = draft(record, stood, 'allied', text, NOTHING);
      const said = drafted.lines.flatMap(({ diagnostics }) => diagnostics);
      const fought = said.find(({ code }) => code === 'boar.fought');
      const [order] = drafted.orders ?? [];
      // Where others must fight beside those named, or other enemies must be fought, it is another attack.
      if (!fought || !order || isDrawnIn(fought, order)) continue;
      const { addends } = promised(forecast(board, attackOf(board, 'allies', order.args)));
      expect(fought.odds?.addends, text).toEqual(addends);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(3);
});
