/** Pinned stacks that break off where nobody says otherwise: the weaker ones, for the army morale that it costs (R66). */
import { whyNoCombat } from '../rules/close-combat.ts';
import { attackOn, strengthsOf } from '../rules/declare.ts';
import type { At } from '../rules/house.ts';
import { canLeave, pinnedStacks } from '../rules/movement.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { pieceOf } from '../rules/units.ts';

export interface Parting {
  readonly units: readonly UnitId[];
  /** Where their pinners stand. */
  readonly on: readonly HexId[];
  readonly attack: number;
  readonly defence: number;
}

/** Who cannot attack, or need not this turn, may as well stay. */
export function partings(at: At, side: Side): readonly Parting[] {
  if (whyNoCombat(at, side) !== null) return [];
  return pinnedStacks(at, side).flatMap(([hex, units]) => {
    const pinners = units.flatMap((unit) => pieceOf(at.position, unit).pinnedBy);
    const on = [...new Set(pinners.flatMap((unit) => pieceOf(at.position, unit).hex ?? []))];
    const odds = strengthsOf(at, { ...attackOn(side, hex), on, with: units });
    const isWeaker = odds.attack > 0 && odds.attack < odds.defence;
    return isWeaker && canLeave(at, side, hex, units) ? [{ units, on, ...odds }] : [];
  });
}
