/** Where a leader does well to be, and whether the pinned men about him stay. */
import { isNextTo } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { pieceOf } from '../rules/units.ts';
import { bestAssault, leastGain } from './attacks.ts';
import { groundWorth, prospect } from './prospect.ts';
import { type Staff, troopsOf } from './staff.ts';

/** Are there men who stay, beside the enemy more than one SP of them? */
export function isInCompany(staff: Staff, hex: HexId): boolean {
  const { at, side, enemy, stacks } = staff;
  const units = stacks.get(hex)?.side === side ? (stacks.get(hex)?.units ?? []) : [];
  const pinned = units.filter((unit) => pieceOf(at.position, unit).pinnedBy.length > 0);
  const staying = pinned.length > 0 && breaksOff(staff, hex, pinned) ? [] : units;
  return staying.length > 0 && (troopsOf(staff, staying) > 1 || !isNextTo(at, stacks, hex, enemy, false));
}

/** Would a pinned stack sooner break off, at the price of army morale and of its ground, than fight as it stands? */
export function breaksOff(staff: Staff, hex: HexId, units: readonly UnitId[]): boolean {
  const least = leastGain(staff);
  const { attacks } = bestAssault(staff, least);
  const own = attacks.filter((attack) => attack.with.some((unit) => units.includes(unit)));
  const gain = own.reduce((sum, attack) => sum + prospect(staff, attack), 0);
  return gain < Math.min(0, least) - groundWorth(staff, hex);
}
