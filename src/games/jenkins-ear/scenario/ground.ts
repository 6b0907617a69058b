/** Terrain, waters and ways of the map, read from its rows: where ships sail and troops march from each hex. */
import { type Grid, type HexSide, hexSides, indexOf, neighbour, opposite } from '../../../places/hex/grid.ts';
import type { Terrain, Water } from '../field.ts';
import type { WarScenario } from './schema.ts';

export interface Ground {
  /** By index of the hex in the grid; water null on land. */
  terrain: readonly Terrain[];
  water: readonly (Water | null)[];
  /** Marked hexsides `ccrr/side`, from either of their hexes. */
  closedToShips: ReadonlySet<string>;
  closedToTroops: ReadonlySet<string>;
  /** Neighbours a ship, or a land counter, may enter from here. */
  bySea(hex: string): readonly string[];
  byLand(hex: string): readonly string[];
}

/** The rows must be whole: a letter for every hex of the grid. */
export function groundOf(map: WarScenario['map'], grid: Grid): Ground {
  const written = grid.ids.map((hex) => {
    const row = map.terrain.rows[hex.slice(2)] ?? '';
    const letter = row[Number(hex.slice(0, 2)) - map.columns[0]] ?? '';
    return map.terrain.letters[letter] ?? { terrain: 'land' as const };
  });
  const terrain = written.map((hex) => hex.terrain);
  const water = written.map((hex) => hex.water ?? null);
  const closedToShips = fromBothSides(grid, map.closedToShips.sides);
  const closedToTroops = fromBothSides(grid, map.closedToTroops.sides);
  const ways = (closed: ReadonlySet<string>, joins: (from: number, to: number) => boolean) => (hex: string) =>
    hexSides.flatMap((side) => {
      const to = neighbour(grid, hex, side);
      if (to === null || closed.has(`${hex}/${side}`)) return [];
      return joins(indexOf(grid, hex), indexOf(grid, to)) ? [to] : [];
    });
  return {
    terrain,
    water,
    closedToShips,
    closedToTroops,
    bySea: ways(closedToShips, (from, to) => water[from] !== null && water[from] === water[to]),
    byLand: ways(closedToTroops, (from, to) => terrain[from] !== 'sea' && terrain[to] !== 'sea'),
  };
}

function fromBothSides(grid: Grid, sides: readonly string[]): ReadonlySet<string> {
  return new Set(
    sides.flatMap((edge) => {
      const side = edge.slice(5) as HexSide;
      const across = neighbour(grid, edge.slice(0, 4), side);
      return across === null ? [edge] : [edge, `${across}/${opposite(side)}`];
    }),
  );
}
