/** Zones of control: which units reach into which hexes (R20; series 8; S 4.9, 4.19). */
import type { Counter, FieldHex, Hexside, TerrainRow } from '../scenario/field.ts';
import type { At } from './house.ts';
import { type Stacks, unitsOfAt } from './stacks.ts';
import type { HexId, Side } from './state.ts';
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
  return to.next.flatMap((from, n) => {
    const units = (from ? unitsOfAt(stacks, from.id, side) : []).map((unit) => counterOf(at.field, unit));
    const reached = units.some((counter) => exerts(at, counter) && reaches(at, counter, to, (n + 3) % 6));
    return from && reached ? [from.id] : [];
  });
}

/** Has this unit a zone at all? Guns have none, nor who is not in Parade Order, nor who is Lost. */
function exerts(at: At, counter: Counter): boolean {
  const isInOrder = pieceOf(at.position, counter.id).formation === 'parade';
  return !isArtillery(counter) && isInOrder && at.house.hasZone(at, counter.id);
}

/** Does the zone of a neighbour, going out of his hex across side `n`, enter `to`? Ground, a river and works stop it. */
function reaches({ field, position }: At, counter: Counter, to: FieldHex, n: number): boolean {
  const { zoc } = field.tables.terrain[to.terrain] as TerrainRow;
  if (zoc === 'no' || (zoc === 'light' && counter.arm !== 'light')) return false;
  const back = (n + 3) % 6;
  return !(to.around[back] as Hexside).river && !isWalled(position, to, back);
}
