/** What lies around a hex in a fight: who hems it in, whose flank is open, what an attacker crosses (R43, R45, R48). */
import { type HexSide, hexSides } from '../../../places/hex/grid.ts';
import type { FieldHex, Hexside } from '../scenario/field.ts';
import type { At, Fight } from './house.ts';
import { holds, type Stacks, stacksOf } from './stacks.ts';
import type { HexId, Side } from './state.ts';
import { terrainOf } from './terrain.ts';
import { isWalled } from './works.ts';
import { zonesInto } from './zoc.ts';

/** One way into a fight: the attacked hex, and its side that an attacking hex lies behind. */
export interface Approach {
  readonly from: HexId;
  readonly hex: FieldHex;
  readonly side: HexSide;
  readonly edge: Hexside;
}

/** Every pair of attacking and attacked hex, the lead's own first. */
export function approaches({ field, position }: At, fight: Fight): readonly Approach[] {
  const lead = fight.lead.attacker === null ? null : (position.units[fight.lead.attacker]?.hex ?? null);
  const from = lead === null ? fight.from : [lead, ...fight.from.filter((hex) => hex !== lead)];
  const found: Approach[] = [];
  for (const on of fight.on) {
    const hex = field.hexes.get(on);
    if (!hex) continue;
    for (const origin of from) {
      const side = hexSides.find((each) => hex.sides[each].to === origin);
      if (side) found.push({ from: origin, hex, side, edge: hex.sides[side] });
    }
  }
  return found;
}

/** All six sides shut by the enemy, his zones, prohibited ground or the river; never behind intact works of its own. */
export function isSurrounded(at: At, hex: HexId, side: Side, enemy: Side): boolean {
  const place = at.field.hexes.get(hex);
  if (!place) return false;
  const stacks = stacksOf(at);
  return place.around.every((_, n) => !isWalled(at.position, place, n) && isShut(at, stacks, place, n, side, enemy));
}

function isShut(at: At, stacks: Stacks, place: FieldHex, n: number, side: Side, enemy: Side): boolean {
  const near = openGround(at, place, n);
  if (near === null || holds(stacks, near.id, enemy)) return true;
  return !holds(stacks, near.id, side) && zonesInto(at, stacks, near.id, enemy).length > 0;
}

/** The neighbour men on foot may walk into, null where there is none. */
function openGround(at: At, place: FieldHex, n: number): FieldHex | null {
  const near = place.next[n] ?? null;
  if (near === null || place.around[n]?.river) return null;
  return terrainOf(at, near).foot === null ? null : near;
}

/**
 * Is there a hex to go round by: beside the enemy's hex, not one of those the fight is fought in, open to men on foot,
 * free of his units and of the zones of those of his units that are not in this fight? No intact city hex (R43).
 */
export function hasOpenFlank(at: At, fight: Fight, by: 'attacker' | 'defender'): boolean {
  const stacks = stacksOf(at);
  const [places, other] = by === 'attacker' ? [fight.on, fight.enemy] : [fight.from, fight.side];
  return places.some((id) => {
    const hex = at.field.hexes.get(id);
    return hex?.around.some((_, n) => {
      const near = openGround(at, hex, n);
      if (near === null || holds(stacks, near.id, other)) return false;
      if (fight.from.includes(near.id) || fight.on.includes(near.id)) return false;
      if (near.city && !at.position.ruined.includes(near.id)) return false;
      return zonesInto(at, stacks, near.id, other).every((zone) => places.includes(zone));
    });
  });
}
