/** Stockades and redoubts as they stand, which counters are left, and who can work at what (P 3.5, 3.7.9, 3.7.10). */
import { type HexSide, hexSides, neighbour } from '../../../places/hex/grid.ts';
import { campaignIn } from '../../../series/boar/frame/campaign.ts';
import type { At, Rules } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, Side, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt, isArtillery } from '../../../series/boar/rules/units.ts';
import { worksHexes } from '../../../series/boar/siege/ground.ts';
import type { Pensacola } from '../scenario.ts';
import { destroyedIn, worksIn } from '../state.ts';

export function stockadesOf({ map }: Pensacola): readonly HexId[] {
  return Object.keys(map.siegeWorks.sides);
}

/** Stockades not destroyed, whoever stands in them: every redoubt fires the oftener for each (P 3.6). */
export function stockadesLeft(pensacola: Pensacola, position: Position): readonly HexId[] {
  return stockadesOf(pensacola).filter((hex) => !destroyedIn(position).includes(hex));
}

export function redoubtsIn(pensacola: Pensacola, position: Position): readonly HexId[] {
  return worksHexes(position).filter((hex) => !stockadesOf(pensacola).includes(hex));
}

/** The fortified hexsides of a redoubt: the one it faces and those on either hand (P 3.5). */
export function frontOf(hex: HexId, faces: HexSide): string[] {
  const front = hexSides.indexOf(faces);
  return [5, 0, 1].map((turn) => `${hex}/${hexSides[(front + turn) % 6]}`);
}

/** The side a redoubt faces. */
export function facingOf({ siege }: Pick<Position, 'siege'>, hex: HexId): HexSide | undefined {
  return hexSides.find((side) => frontOf(hex, side).every((name) => siege.includes(name)));
}

export function markersIn(position: Position): readonly { hex: HexId; placed: number; guns?: number }[] {
  return campaignIn(position)?.siege.building ?? [];
}

/** Hexes of redoubts, completed or begun. */
export function dugIn(pensacola: Pensacola, position: Position): readonly HexId[] {
  return [...redoubtsIn(pensacola, position), ...markersIn(position).map(({ hex }) => hex)];
}

/** Counters with so many SP of guns that lie neither on the map nor among the lost. */
export function countersLeft(pensacola: Pensacola, position: Position, guns: number): number {
  const { counters } = pensacola.files.works.redoubts;
  const { batteries } = worksIn(position);
  const all = counters.find((row) => row.guns === guns)?.count ?? 0;
  const begun = markersIn(position).filter((marker) => (marker.guns ?? 0) === guns).length;
  const unarmed = redoubtsIn(pensacola, position).filter((hex) => !batteries.some((one) => one.hex === hex)).length;
  return all - begun - (guns === 0 ? unarmed : batteries.filter(({ sp }) => sp === guns).length);
}

/** Hexes here and next to it where combat units of the enemy of `side` stand. */
export function enemiesBeside({ field, position }: At, hex: HexId, side: Side): HexId[] {
  const stacks = stacksOf({ field, position });
  return [hexAt(field, hex), ...hexAt(field, hex).next].flatMap((near) => {
    const stack = near ? stacks.get(near.id) : undefined;
    return stack && stack.side !== side && stack.units.length > 0 ? [stack.hex] : [];
  });
}

/** A combat unit in Parade Order that is no gun. */
export function isFit({ field, position }: Pick<At, 'field' | 'position'>, unit: UnitId): boolean {
  const { hex = null, formation } = position.units[unit] ?? {};
  return hex !== null && formation === 'parade' && !isArtillery(counterOf(field, unit));
}

/** Sappers, and infantry other than Indians. */
export function isBuilder({ field, position }: At, unit: UnitId): boolean {
  const { arm, class: kind, side } = counterOf(field, unit);
  return side === field.siegeOf && isFit({ field, position }, unit) && arm !== 'horse' && kind !== 'indian';
}

export const isSapper = ({ field }: Rules, unit: UnitId): boolean => counterOf(field, unit).marks.includes('sapper');

/** The side of a hex towards a neighbour as a scenario names it. */
export function sideTowards({ field }: Pick<Rules, 'field'>, hex: HexId, to: HexId): HexSide {
  return hexSides.find((side) => neighbour(field.grid, hex, side) === to) ?? 'N';
}
