/** What ground costs and gives: terrain of a hex as it now is, and MP to go from hex to hex (S 4.9, 4.19, R14, R18). */
import type { HexSide } from '../../../places/hex/grid.ts';
import type { Field, FieldHex, Gait, Hexside, Tables, TerrainRow } from '../scenario/field.ts';
import type { Position } from './position.ts';
import type { Side } from './state.ts';
import { isDugIn, standingWorks } from './works.ts';

export const GAITS = ['foot', 'horse', 'artillery'] as const satisfies readonly Gait[];

/** The map with the works and ruins that now stand on it. */
export interface Land {
  readonly field: Field;
  readonly position: Pick<Position, 'breached' | 'cleared' | 'siege' | 'ruined' | 'corduroy'>;
}

/** Does a road laid in play go out of `from` across `n`: along a track, from one hex that has it to another? */
export function isLaid({ position: { corduroy } }: Pick<Land, 'position'>, from: FieldHex, n: number): boolean {
  if (corduroy === undefined || from.around[n]?.laid == null) return false;
  const to = from.next[n];
  return to !== null && to !== undefined && corduroy.includes(from.id) && corduroy.includes(to.id);
}

/** The terrain row that counts now: a city hex in ruins reads `ruins` (R75), one with siege works what they make of it (P 3.7.10). */
export function terrainOf({ field, position }: Land, hex: FieldHex): TerrainRow {
  if (hex.city && position.ruined.includes(hex.id)) return row(field.tables, 'ruins');
  const { ground } = field.tables.hexside.siege ?? {};
  return row(field.tables, ground !== undefined && isDugIn(position, hex) ? ground : hex.terrain);
}

/** A hex's drm in defence or under fire: of the Covered Way where it runs, else of its terrain. */
export function groundModifier(land: Land, hex: FieldHex, of: 'fire' | 'combat'): number {
  const terrain = terrainOf(land, hex)[of];
  return hex.coveredWay ? (land.field.tables.ways.coveredWay?.[of] ?? terrain) : terrain;
}

/**
 * MP for a gait of `side` to go out of `from` across `n` (clockwise from north), null when prohibited.
 * Everything that does not change is in `Hexside.cost`; works and ruins are added here.
 */
export function costToEnter(land: Land, gait: Gait, side: Side, from: FieldHex, n: number): number | null {
  const { field } = land;
  const edge = from.around[n] as Hexside;
  const to = from.next[n] as FieldHex | null;
  const base = (isLaid(land, from, n) ? edge.laid : edge.cost)?.[gait] ?? null;
  if (to === null || base === null) return null;
  let cost = base;
  const ground = terrainOf(land, to);
  if (ground.id !== to.terrain && !(edge.road || edge.track))
    cost += (ground[gait] ?? 0) - (row(field.tables, to.terrain)[gait] ?? 0);
  const leaving = worksCost(land, gait, side, from, n);
  const entering = worksCost(land, gait, side, to, (n + 3) % 6);
  return leaving === null || entering === null ? null : cost + leaving + entering;
}

/** MP that the standing works of a hex cost the other side across `n`, null when they let nobody pass. */
function worksCost({ field, position }: Land, gait: Gait, side: Side, hex: FieldHex, n: number): number | null {
  let cost = 0;
  for (const work of standingWorks(position, hex, n)) {
    if (side === (work === 'siege' ? field.siegeOf : field.worksOf)) continue;
    const more = field.tables.hexside[work]?.[gait] ?? null;
    if (more === null) return null;
    cost += more;
  }
  return cost;
}

/**
 * What never changes about leaving `from` into `to`: terrain or way, stream, slope, dyke. `edge` is the side of
 * `from`, `back` the side of `to` that meets it. Null: prohibited.
 */
export function lastingCost(
  tables: Tables,
  gait: Gait,
  from: Pick<FieldHex, 'coveredWay'>,
  edge: Pick<Hexside, 'road' | 'track' | 'stream' | 'bridge' | 'ford' | 'dyke' | 'river'>,
  to: Pick<FieldHex, 'coveredWay' | 'terrain'>,
  back: Pick<Hexside, 'slope'>,
): number | null {
  if (edge.river) return null;
  const carried = edge.road || edge.track;
  const way = edge.road ? 'road' : edge.track ? 'track' : from.coveredWay && to.coveredWay ? 'coveredWay' : null;
  const entry = way === null ? row(tables, to.terrain)[gait] : (tables.ways[way]?.[gait] ?? null);
  if (entry === null) return null;
  let cost = entry;
  for (const kind of obstacles(edge, back)) {
    const across = tables.hexside[kind];
    const more = carried && across?.byRoad !== undefined ? across.byRoad : (across?.[gait] ?? null);
    if (more === null) return null;
    cost += more;
  }
  return cost;
}

/** Natural obstacles in the way of whoever crosses: a bridge or ford stands for its stream. */
export function obstacles(
  edge: Pick<Hexside, 'stream' | 'bridge' | 'ford' | 'dyke'>,
  back: Pick<Hexside, 'slope'>,
): ('stream' | 'bridge' | 'ford' | 'dyke' | 'slope')[] {
  const found: ('stream' | 'bridge' | 'ford' | 'dyke' | 'slope')[] = [];
  if (edge.bridge) found.push('bridge');
  else if (edge.ford) found.push('ford');
  else if (edge.stream) found.push('stream');
  if (edge.dyke) found.push('dyke');
  if (back.slope) found.push('slope');
  return found;
}

/** Natural obstacles of an attack that comes into `hex` across `side`. */
export function obstaclesInto(hex: FieldHex, side: HexSide): readonly string[] {
  return obstacles(hex.sides[side], hex.sides[side]);
}

function row(tables: Tables, terrain: string): TerrainRow {
  return tables.terrain[terrain] as TerrainRow;
}
