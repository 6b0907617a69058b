/** Whom and where an order means, of what a question offers. */
import type { Question } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { distance } from '../../../places/hex/grid.ts';
import { farFromRefuge } from '../rules/retreat.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, printedStrength } from '../rules/units.ts';
import type { Sight } from './act.ts';

/** Whether an order is about this counter: it names it, or nobody. */
export function isFor(named: readonly UnitId[], unit: UnitId): boolean {
  return named.length === 0 || named.includes(unit);
}

/** What a question lists to choose from. */
export function optionsOf({ space }: Pick<Question, 'space'>): readonly string[] {
  return space.kind === 'one' ? space.of.map(String) : [];
}

/** Weakest first; equal ones in the order of the question. */
export function byStrength({ at: { field, position } }: Pick<Sight, 'at'>, units: readonly UnitId[]): UnitId[] {
  const strength = (unit: UnitId): number => {
    const piece = position.units[unit];
    return piece ? printedStrength(counterOf(field, unit), piece) : 0;
  };
  return [...units].sort((a, b) => strength(a) - strength(b));
}

/** Where an order points: to a hex, to the headquarters, away from the enemy; home where it says nothing. */
export interface Heading {
  readonly to?: HexId | undefined;
  readonly toward?: 'HQ' | 'away' | undefined;
}

/** Where an order sends those of whom it names somebody, or nobody: as it points the first of them. */
export const sentTo = (
  asked: Sight & { readonly need: Question },
  args: Heading & { readonly units: readonly UnitId[] },
  of: readonly UnitId[],
): HexId | undefined => (of.some((unit) => isFor(args.units, unit)) ? towards(asked, args, of[0]) : undefined);

/** Of the hexes offered, the one nearest to where the order points `unit`. */
export function towards(
  { at, view, side, need }: Sight & { readonly need: Question },
  { to, toward }: Heading,
  unit: UnitId | undefined,
): HexId | undefined {
  const { field } = at;
  const { grid } = field;
  const hexes = optionsOf(need).filter((hex) => field.hexes.has(hex));
  if (toward === 'away') {
    const enemies = Object.values(view.units).flatMap(({ id, hex }) =>
      hex !== null && counterOf(field, id).side !== side ? [hex] : [],
    );
    const clear = (hex: HexId): number => Math.min(...enemies.map((enemy) => distance(grid, hex, enemy)));
    return leastOf(hexes, (hex) => -clear(hex));
  }
  if (to !== undefined) return leastOf(hexes, (hex) => distance(grid, hex, to));
  return unit === undefined ? hexes[0] : leastOf(hexes, (hex) => farFromRefuge(at, unit, [], hex));
}
