/** Strength against strength, and the column it gives (series 12, R38, R39). */
import type { Odds } from './events.ts';
import type { At, Rules } from './house.ts';
import type { UnitId } from './state.ts';
import { counterOf, isArtillery, pieceOf, printedStrength } from './units.ts';

/** SP a unit brings to a close combat: guns none in attack; a shattered unit one. */
export function combatStrength({ field, position }: At, unit: UnitId, attacking: boolean): number {
  const counter = counterOf(field, unit);
  const piece = pieceOf(position, unit);
  if (attacking && isArtillery(counter)) return 0;
  if (piece.formation === 'shattered') return field.tables.stacking.shattered;
  return printedStrength(counter, piece);
}

/** Strength of all units, stack by stack, as the game changes it (Lost stacks count half). */
export function totalStrength(at: At, units: readonly UnitId[], attacking: boolean): number {
  const byHex = Map.groupBy(units, (unit) => pieceOf(at.position, unit).hex ?? '');
  return [...byHex.values()].reduce((total, stack) => {
    const strength = stack.reduce((sum, unit) => sum + combatStrength(at, unit, attacking), 0);
    return total + at.house.stackStrength(at, stack, strength);
  }, 0);
}

/** The last column whose ratio is reached: rounding favours the defender. */
export function columnFor(rules: Rules, attack: number, defence: number): number {
  const { odds } = rules.field.tables;
  let column = 0;
  for (const [index, row] of odds.entries()) if (attack * row.defence >= defence * row.attack) column = index;
  return column;
}

/** The name of the table's last column where the strength would do for a better one, by a whole step of its ratio; else none. */
export function capOf({ field: { tables } }: Pick<Rules, 'field'>, { attack, defence, column }: Odds): string {
  const last = tables.odds.at(-1);
  const isBeyond = last && attack * last.defence >= (last.attack + last.defence) * defence;
  return isBeyond && tables.odds[column] === last ? last.column : '';
}

/** The column after one shift for each diversion; beyond the table its end columns. */
export function oddsFor(at: At, attackers: readonly UnitId[], defenders: readonly UnitId[], diversions: number): Odds {
  const attack = totalStrength(at, attackers, true);
  const defence = totalStrength(at, defenders, false);
  const column = columnFor(at, attack, defence);
  const columns = diversions * (at.field.tables.modifiers.combat.diversion ?? 0);
  const shifts = diversions > 0 ? [{ name: 'diversion', columns }] : [];
  const last = at.field.tables.closeCombat.columns.length - 1;
  return { attack, defence, column, shifts, final: Math.max(0, Math.min(last, column + columns)) };
}
