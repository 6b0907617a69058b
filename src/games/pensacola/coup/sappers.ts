/** Sappers among others add nothing to a fight (P 4.3.3); alone they keep away from the enemy, or are taken (P 4.3.2). */
import type { Steps } from '../../../engine/contract.ts';
import { goElsewhere, waysOut } from '../../../series/boar/frame/approach.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import { capture } from '../../../series/boar/rules/losses.ts';
import { isNextTo, type Stack, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import { armyOfSide, counterOf, enemyOf, pieceOf, printedStrength } from '../../../series/boar/rules/units.ts';
import { settle } from '../../../series/boar/rules/victory.ts';
import { worksHexes } from '../../../series/boar/siege/ground.ts';
import { tellPensacola } from '../events.ts';

const SAPPER = 'sapper';

export const sappers: Exception = {
  rule: 'P 4.3',
  amends: {
    stackStrength(at, units, strength) {
      const [sapper] = units.filter((unit) => counterOf(at.field, unit).marks.includes(SAPPER));
      if (sapper === undefined || units.length === 1) return strength;
      return strength - printedStrength(counterOf(at.field, sapper), pieceOf(at.position, sapper));
    },
    mayEnter(at, { side, units }, _from, _via, to, moment) {
      const [only] = units;
      if (moment === 'retreat' || units.length !== 1 || !only?.marks.includes(SAPPER)) return null;
      if (!isNextTo(at, stacksOf(at), to.id, enemyOf(at.field, side), false)) return null;
      return { code: 'pensacola.sappers-alone', facts: { unit: only.id, to: to.id }, rule: 'P 4.3.2' };
    },
  },
};

/** Before anybody marches: who stands alone beside the enemy and has no way out is taken. */
export function catchSappers(board: Board, side: Side): void {
  const { field, play } = board;
  for (const stack of exposed(board, side)) {
    if (waysOut(board, stack).length > 0) continue;
    const effects: Effect[] = [];
    const [unit = ''] = stack.units;
    capture(board, unit, { fellows: [unit], gainer: armyOfSide(field, enemyOf(field, side)) }, effects);
    tellPensacola(play, 'sappers', 'P 4.3.2', { unit, hex: stack.hex, effects });
    settle(board);
  }
}

/** After the marches: who is there yet goes away. */
export function* withdrawSappers(board: Board, side: Side): Steps<void> {
  for (const stack of exposed(board, side)) yield* goElsewhere(board, stack);
}

/** Sappers alone beside the enemy, in no stockade or redoubt. */
function exposed(at: At, side: Side): Stack[] {
  const stacks = stacksOf(at);
  return [...stacks.values()].filter(
    ({ hex, units }) =>
      units.length === 1 &&
      counterOf(at.field, units[0] ?? '').marks.includes(SAPPER) &&
      counterOf(at.field, units[0] ?? '').side === side &&
      isNextTo(at, stacks, hex, enemyOf(at.field, side), false) &&
      !worksHexes(at.position).includes(hex),
  );
}
