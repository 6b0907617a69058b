/** Zones of control: which units reach into which hexes (R20; series 8; S 4.9, 4.19). */
import type { Counter, FieldHex, Hexside, TerrainRow } from '../scenario/field.ts';
import type { Rules } from './house.ts';
import type { Position } from './position.ts';
import type { Stacks } from './stacks.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { counterOf, isArtillery, pieceOf } from './units.ts';
import { isWalled } from './works.ts';

/** Hexes in the zone of `side`: 1 at the index of each. Valid until a counter of that side moves or changes. */
export function zoneOf(rules: Rules, position: Position, side: Side): Uint8Array {
  const zone = new Uint8Array(rules.field.grid.size);
  for (const id in position.units) {
    const hex = position.units[id]?.hex ?? null;
    if (hex === null) continue;
    const counter = counterOf(rules.field, id);
    if (counter.side !== side || !exerts(rules, position, counter)) continue;
    const from = rules.field.hexes.get(hex) as FieldHex;
    for (let n = 0; n < 6; n++) {
      const to = from.next[n];
      if (to && zone[to.index] === 0 && reaches(rules, position, counter, to, n)) zone[to.index] = 1;
    }
  }
  return zone;
}

/** Hexes next to `hex` from which a unit of `side` reaches into it, clockwise from north. */
export function zonesInto(rules: Rules, position: Position, stacks: Stacks, hex: HexId, side: Side): HexId[] {
  const to = rules.field.hexes.get(hex) as FieldHex;
  const found: HexId[] = [];
  for (let n = 0; n < 6; n++) {
    const from = to.next[n];
    const stack = from && stacks.get(from.id);
    if (!stack || stack.side !== side) continue;
    if (stack.units.some((unit) => reachesInto(rules, position, unit, to, (n + 3) % 6))) found.push(from.id);
  }
  return found;
}

function reachesInto(rules: Rules, position: Position, unit: UnitId, to: FieldHex, n: number): boolean {
  const counter = counterOf(rules.field, unit);
  return exerts(rules, position, counter) && reaches(rules, position, counter, to, n);
}

/** Why a unit has no zone, or why its zone stops at the hexside: the ground beyond, a river, or works. */
type NoZone = 'gun' | 'disorder' | 'lost' | 'ground' | 'river' | 'works';

/** Why no unit in `from` reaches into the hex `to` beside it; null when one does. What stops the zone of troops before what denies it. */
export function whyNoZone(rules: Rules, position: Position, stacks: Stacks, to: HexId, from: HexId): NoZone | null {
  const hex = rules.field.hexes.get(to) as FieldHex;
  const side = hex.next.findIndex((near) => near?.id === from);
  const counters = (stacks.get(from)?.units ?? []).map((unit) => counterOf(rules.field, unit));
  const troops = counters.filter((counter) => exerts(rules, position, counter));
  const stops = troops.map((counter) => stopOf(rules, position, counter, hex, (side + 3) % 6));
  if (stops.includes(null)) return null;
  return (
    stops[0] ?? counters.map((counter) => denialOf(rules, position, counter)).find((why) => why !== 'gun') ?? 'gun'
  );
}

/** Has this unit a zone at all? */
const exerts = (rules: Rules, position: Position, counter: Counter): boolean =>
  denialOf(rules, position, counter) === null;

/** A gun, a unit that is not in Parade Order, or one that is Lost, has no zone. */
function denialOf(rules: Rules, position: Position, counter: Counter): NoZone | null {
  if (isArtillery(counter)) return 'gun';
  if (pieceOf(position, counter.id).formation !== 'parade') return 'disorder';
  return rules.house.hasZone(rules, position, counter.id) ? null : 'lost';
}

/** Does the zone of a neighbour, going out of his hex across side `n`, enter `to`? */
const reaches = (rules: Rules, position: Position, counter: Counter, to: FieldHex, n: number): boolean =>
  stopOf(rules, position, counter, to, n) === null;

function stopOf(rules: Rules, position: Position, counter: Counter, to: FieldHex, n: number): NoZone | null {
  const { zoc } = rules.field.tables.terrain[to.terrain] as TerrainRow;
  if (zoc === 'no' || (zoc === 'light' && counter.arm !== 'light')) return 'ground';
  const back = (n + 3) % 6;
  if ((to.around[back] as Hexside).river) return 'river';
  return isWalled(position, to, back) ? 'works' : null;
}
