/** Stacks and hexes that cards are played on. */
import type { Occasion } from '../rules/house.ts';
import { stackedStrength } from '../rules/stacking.ts';
import { around, type Stack, stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { hexAt } from '../rules/units.ts';

/** Stacks of a side with combat units, strongest first. */
export function stacksBy({ board }: Occasion, side: Side): Stack[] {
  const found = [...stacksOf(board).values()].filter((stack) => stack.side === side && stack.units.length > 0);
  const strength = new Map(found.map((stack) => [stack.hex, stackedStrength(board, stack.units)]));
  return found.sort((a, b) => (strength.get(b.hex) ?? 0) - (strength.get(a.hex) ?? 0) || (a.hex < b.hex ? -1 : 1));
}

/** Hexes of those that fit, in the same order. */
export const hexesBy = (at: Occasion, side: Side, fits: (stack: Stack) => boolean): HexId[] =>
  stacksBy(at, side).flatMap((stack) => (fits(stack) ? [stack.hex] : []));

/** Combat units of a side in Parade Order that stand in a hex or next to it? */
export function isNextToParade(at: Occasion, hex: HexId, side: Side): boolean {
  return unitsBeside(at, hex, side).some((unit) => at.board.play.state.units[unit]?.formation === 'parade');
}

/** Any combat unit of a side next to a hex? */
export function isNextToAny(at: Occasion, hex: HexId, side: Side): boolean {
  return unitsBeside(at, hex, side).length > 0;
}

function unitsBeside({ board }: Occasion, hex: HexId, side: Side): UnitId[] {
  const stacks = stacksOf(board);
  return around(hexAt(board.field, hex)).flatMap((near) => unitsOfAt(stacks, near, side));
}
