/** Stacks and hexes that cards are played on. */
import type { Occasion } from '../rules/house.ts';
import { stackedStrength } from '../rules/stacking.ts';
import { type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { hexAt } from '../rules/units.ts';

/** Stacks of a side with combat units, strongest first. */
export function stacksBy({ board }: Occasion, side: Side): Stack[] {
  const found = [...stacksOf(board).values()].filter((stack) => stack.side === side && stack.units.length > 0);
  const strength = new Map(found.map((stack) => [stack.hex, stackedStrength(board, stack.units)]));
  return found.sort((a, b) => (strength.get(b.hex) ?? 0) - (strength.get(a.hex) ?? 0) || (a.hex < b.hex ? -1 : 1));
}

/** Combat units of a side in Parade Order that stand in a hex or next to it? */
export function isNextToParade(at: Occasion, hex: HexId, side: Side): boolean {
  const { board } = at;
  const stacks = stacksOf(board);
  return hexAt(at.board.field, hex).next.some(
    (near) => near !== null && paradeIn(at, stacks.get(near.id)?.side === side ? stacks.get(near.id)?.units : []),
  );
}

/** Any combat unit of a side next to a hex? */
export function isNextToAny(at: Occasion, hex: HexId, side: Side): boolean {
  const stacks = stacksOf(at.board);
  return hexAt(at.board.field, hex).next.some((near) => {
    const stack = near === null ? undefined : stacks.get(near.id);
    return stack?.side === side && stack.units.length > 0;
  });
}

function paradeIn({ board }: Occasion, units: readonly UnitId[] = []): boolean {
  return units.some((unit) => board.play.state.units[unit]?.formation === 'parade');
}
