/** Zones of control: which units reach into which hexes (R20; series 8; S 4.9, 4.19). */
import type { Counter, FieldHex, Hexside, TerrainRow } from '../scenario/field.ts';
import type { At } from './house.ts';
import type { Stacks } from './stacks.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { counterOf, hexAt, isArtillery, pieceOf } from './units.ts';
import { isWalled } from './works.ts';

/** Hexes in the zone of `side`: 1 at the index of each. Valid until a counter of that side moves or changes. */
export function zoneOf(at: At, side: Side): Uint8Array {
  const { field, position } = at;
  const zone = new Uint8Array(field.grid.size);
  for (const id in position.units) {
    const hex = position.units[id]?.hex ?? null;
    if (hex === null) continue;
    const counter = counterOf(field, id);
    if (counter.side !== side || !exerts(at, counter)) continue;
    const from = hexAt(field, hex);
    for (let n = 0; n < 6; n++) {
      const to = from.next[n];
      if (to && zone[to.index] === 0 && reaches(at, counter, to, n)) zone[to.index] = 1;
    }
  }
  return zone;
}

/** Hexes next to `hex` from which a unit of `side` reaches into it, clockwise from north. */
export function zonesInto(at: At, stacks: Stacks, hex: HexId, side: Side): HexId[] {
  const to = hexAt(at.field, hex);
  const found: HexId[] = [];
  for (let n = 0; n < 6; n++) {
    const from = to.next[n];
    const stack = from && stacks.get(from.id);
    if (!stack || stack.side !== side) continue;
    if (stack.units.some((unit) => reachesInto(at, unit, to, (n + 3) % 6))) found.push(from.id);
  }
  return found;
}

function reachesInto(at: At, unit: UnitId, to: FieldHex, n: number): boolean {
  const counter = counterOf(at.field, unit);
  return exerts(at, counter) && reaches(at, counter, to, n);
}

/** Why a unit has no zone, or why its zone stops at the hexside: the ground beyond, a river, or works. */
type NoZone = 'gun' | 'disorder' | 'lost' | 'ground' | 'river' | 'works';

/** Why no unit in `from` reaches into the hex `to` beside it; null when one does. What stops the zone of troops before what denies it. */
export function whyNoZone(at: At, stacks: Stacks, to: HexId, from: HexId): NoZone | null {
  const hex = hexAt(at.field, to);
  const side = hex.next.findIndex((near) => near?.id === from);
  const counters = (stacks.get(from)?.units ?? []).map((unit) => counterOf(at.field, unit));
  const troops = counters.filter((counter) => exerts(at, counter));
  const stops = troops.map((counter) => stopOf(at, counter, hex, (side + 3) % 6));
  if (stops.includes(null)) return null;
  return stops[0] ?? counters.map((counter) => denialOf(at, counter)).find((why) => why !== 'gun') ?? 'gun';
}

/** Has this unit a zone at all? */
const exerts = (at: At, counter: Counter): boolean => denialOf(at, counter) === null;

/** A gun, a unit that is not in Parade Order, or one that is Lost, has no zone. */
function denialOf(at: At, counter: Counter): NoZone | null {
  if (isArtillery(counter)) return 'gun';
  if (pieceOf(at.position, counter.id).formation !== 'parade') return 'disorder';
  return at.house.hasZone(at, counter.id) ? null : 'lost';
}

/** Does the zone of a neighbour, going out of his hex across side `n`, enter `to`? */
const reaches = (at: At, counter: Counter, to: FieldHex, n: number): boolean => stopOf(at, counter, to, n) === null;

function stopOf({ field, position }: At, counter: Counter, to: FieldHex, n: number): NoZone | null {
  const { zoc } = field.tables.terrain[to.terrain] as TerrainRow;
  if (zoc === 'no' || (zoc === 'light' && counter.arm !== 'light')) return 'ground';
  const back = (n + 3) % 6;
  if ((to.around[back] as Hexside).river) return 'river';
  return isWalled(position, to, back) ? 'works' : null;
}
