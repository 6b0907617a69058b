/** Who sees whom: lines of sight from centre to centre (R26, R27; series 11). */
import { distance } from '../../../places/hex/grid.ts';
import { crossings } from '../../../places/hex/line.ts';
import type { Layout } from './position.ts';
import type { Stacks } from './stacks.ts';
import type { HexId } from './state.ts';
import { terrainOf } from './terrain.ts';
import { hexAt } from './units.ts';

/** So many hexes of thin cover on a line make it blind. */
const TOO_MANY_THIN = 2;

/** What a hex between does to a line: `blind` stops it, two `thin` ones do together. */
type Cover = 'blind' | 'thin' | 'clear';

/** May whoever stands in `from` see into `to`? Neighbours always do; works, streams and slopes never hide anything. */
export function sees(at: Layout, stacks: Stacks, from: HexId, to: HexId): boolean {
  if (distance(at.field.grid, from, to) <= 1) return true;
  let thin = 0;
  for (const [one, other] of crossings(at.field.grid, from, to)) {
    let cover = coverOf(at, stacks, one);
    // Along a hexside the clearer of the two hexes counts: it is blocked only if both block.
    if (other !== undefined) cover = clearer(cover, coverOf(at, stacks, other));
    if (cover === 'blind') return false;
    if (cover === 'thin' && ++thin === TOO_MANY_THIN) return false;
  }
  return true;
}

/** What keeps `to` from being seen: the ground, or the first hex on the line where troops stand; null where it is seen. */
export function screenBefore(at: Layout, stacks: Stacks, from: HexId, to: HexId): 'ground' | HexId | null {
  if (sees(at, stacks, from, to)) return null;
  if (!sees(at, new Map(), from, to)) return 'ground';
  const hexes = crossings(at.field.grid, from, to).flatMap((pair) => pair.filter((hex) => hex !== undefined));
  return hexes.find((hex) => (stacks.get(hex)?.units.length ?? 0) > 0) ?? 'ground';
}

function coverOf(at: Layout, stacks: Stacks, hex: HexId): Cover {
  if ((stacks.get(hex)?.units.length ?? 0) > 0) return 'blind';
  const { blocks } = terrainOf(at, hexAt(at.field, hex));
  return blocks === 'yes' ? 'blind' : blocks === 'two' ? 'thin' : 'clear';
}

function clearer(a: Cover, b: Cover): Cover {
  if (a === 'clear' || b === 'clear') return 'clear';
  return a === 'thin' || b === 'thin' ? 'thin' : 'blind';
}
