/** Zones of control: which units reach into which hexes (R20; series 8; S 4.9, 4.19). */
import type { Counter, FieldHex, Hexside, TerrainRow } from './field.ts';
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

/** Has this unit a zone at all: in Parade Order, not a gun, not Lost? */
function exerts(rules: Rules, position: Position, counter: Counter): boolean {
  return (
    !isArtillery(counter) &&
    pieceOf(position, counter.id).formation === 'parade' &&
    rules.house.hasZone(rules, position, counter.id)
  );
}

/** Does the zone of a neighbour, going out of his hex across side `n`, enter `to`? */
function reaches(rules: Rules, position: Position, counter: Counter, to: FieldHex, n: number): boolean {
  const { zoc } = rules.field.tables.terrain[to.terrain] as TerrainRow;
  if (zoc === 'no' || (zoc === 'light' && counter.arm !== 'light')) return false;
  const back = (n + 3) % 6;
  return !(to.around[back] as Hexside).river && !isWalled(position, to, back);
}
