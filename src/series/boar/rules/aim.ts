/** What guns may fire at from where they stand, and why not at another hex (R26, R27, R30, series 11). */
import { byCodeUnit } from '../../../engine/canonical.ts';
import type { Reason } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { At } from './house.ts';
import { screenBefore, sees } from './sight.ts';
import { type Stacks, stacksOf, unitsAt, unitsOfAt } from './stacks.ts';
import type { HexId, UnitId } from './state.ts';
import { counterOf, enemyOf, hexOf, isHowitzer, pieceOf, sideOf } from './units.ts';

/** May this unit fire: a battery in Parade Order, no mortar, that has not fired in this phase? */
export function canFire({ field, position }: At, unit: UnitId): boolean {
  const { arm } = counterOf(field, unit);
  const piece = pieceOf(position, unit);
  return (arm === 'artillery' || arm === 'naval-artillery') && piece.hex !== null && piece.formation === 'parade';
}

/** What a battery may fire at now, nearest first; nothing when it may not fire at all. */
export function targetsOf(at: At, battery: UnitId, stacks: Stacks = stacksOf(at)): readonly UnitId[] {
  if (!canFire(at, battery)) return [];
  const found = enemiesInSight(at, battery, fireRange(at, battery), stacks);
  return found.filter((unit) => !at.position.done.firedAt.includes(unit));
}

/** Howitzers have a range of their own. */
export function fireRange({ field }: At, battery: UnitId): readonly [number, number] {
  const { shells, fireRange: direct } = field.tables;
  return shells !== null && isHowitzer(counterOf(field, battery)) ? shells.range : direct;
}

/** Enemy units in range and sight, nearest first; a pinned unit fires only at what pins it (R30). */
export function enemiesInSight(
  at: At,
  shooter: UnitId,
  [nearest, farthest]: readonly [number, number],
  stacks: Stacks,
): readonly UnitId[] {
  const { field, position } = at;
  const from = hexOf(position, shooter);
  const needsSight = !isHowitzer(counterOf(field, shooter));
  const enemy = enemyOf(field, sideOf(field, shooter));
  const pinners = pieceOf(position, shooter).pinnedBy;
  const found: { unit: UnitId; range: number }[] = [];
  for (const stack of stacks.values()) {
    if (stack.side !== enemy) continue;
    const range = distance(field.grid, from, stack.hex);
    if (range < nearest || range > farthest || (needsSight && !sees(at, stacks, from, stack.hex))) continue;
    if (at.house.fireFault(at, shooter, stack.hex) !== null) continue;
    for (const unit of stack.units) if (pinners.length === 0 || pinners.includes(unit)) found.push({ unit, range });
  }
  return found.sort((a, b) => a.range - b.range || byCodeUnit(a.unit, b.unit)).map((each) => each.unit);
}

/** The hexes of what a battery may fire at now, nearest first. */
export function targetHexes(at: At, battery: UnitId): readonly HexId[] {
  return [...new Set(targetsOf(at, battery).map((unit) => hexOf(at.position, unit)))];
}

/** No battery may fire at such an enemy, for whatever reason. */
export const NO_TARGET: Reason = { code: 'boar.no-fire-target', facts: {} };

/**
 * Why a battery cannot fire at a hex as all stand, and at which it can (`sees`): too far or too near (`boar.fire-range`), the
 * ground hides it (`boar.fire-ground`), troops do (`boar.fire-masked`; `own`: of its own side), nobody is there
 * (`boar.fire-nobody`), what pins it is elsewhere (`boar.fire-pinned`), others have fired at all who are, or at `target`
 * (`boar.fire-taken`).
 */
export function whyNotAt(at: At, battery: UnitId, hex: HexId, target: UnitId | null = null): Reason {
  const { position } = at;
  if (!canFire(at, battery)) return NO_TARGET;
  const { field } = at;
  const stacks = stacksOf(at);
  const from = hexOf(position, battery);
  const facts = { battery, hex, sees: [...targetHexes(at, battery)] };
  const [nearest, farthest] = fireRange(at, battery);
  const far = distance(field.grid, from, hex);
  if (far < nearest || far > farthest) return { code: 'boar.fire-range', facts: { ...facts, far, range: farthest } };
  const screen = isHowitzer(counterOf(field, battery)) ? null : screenBefore(at, stacks, from, hex);
  if (screen === 'ground') return { code: 'boar.fire-ground', facts };
  const side = sideOf(field, battery);
  if (screen !== null) {
    const own = stacks.get(screen)?.side === side;
    return { code: 'boar.fire-masked', facts: { ...facts, own, by: screen, who: unitsAt(stacks, screen).join(', ') } };
  }
  const barred = at.house.fireFault(at, battery, hex);
  if (barred !== null) return { code: barred.code, facts: { ...facts, ...barred.facts } };
  const enemies = unitsOfAt(stacks, hex, enemyOf(field, side));
  if (enemies.length === 0) return { code: 'boar.fire-nobody', facts };
  const meant = target === null ? enemies : [target];
  const pinners = pieceOf(position, battery).pinnedBy;
  if (pinners.length > 0 && !meant.some((unit) => pinners.includes(unit))) return { code: 'boar.fire-pinned', facts };
  const isTaken = meant.every((unit) => position.done.firedAt.includes(unit));
  return isTaken ? { code: 'boar.fire-taken', facts: { ...facts, target } } : NO_TARGET;
}

/** The same of one enemy. */
export function whyNotHit(at: At, battery: UnitId, target: UnitId): Reason {
  const { hex = null } = at.position.units[target] ?? {};
  return hex === null ? NO_TARGET : whyNotAt(at, battery, hex, target);
}
