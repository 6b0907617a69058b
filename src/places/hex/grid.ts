/**
 * A field of flat-top hexes in columns, named `ccrr` (column, row), odd columns half a hex lower (odd N touches even N
 * and N+1) or half a hex higher (odd N touches even N-1 and N). Everything is counted in integers and looked up in
 * tables made once per field.
 */

/** Side of a hex, clockwise from north. */
export type HexSide = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

/** The six sides in order: the side opposite `hexSides[n]` is `hexSides[(n + 3) % 6]`. */
export const hexSides = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const satisfies readonly HexSide[];

const ordinals: Readonly<Record<HexSide, number>> = { N: 0, NE: 1, SE: 2, S: 3, SW: 4, NW: 5 };

/** Place of a side in `hexSides`. */
export function sideIndex(side: HexSide): number {
  return ordinals[side];
}

export function opposite(side: HexSide): HexSide {
  return hexSides[(ordinals[side] + 3) % 6] as HexSide;
}

/** Steps to the neighbour across each side, on the plane of `x` and `y` below. */
const steps: readonly (readonly [dx: number, dy: number])[] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
];

/** A rectangle of hexes, columns and rows both inclusive. */
export interface Block {
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
}

/**
 * A rectangle of hexes, and smaller ones of ground elsewhere. Each hex has an index 0 … `size` - 1; -1 stands for off the
 * map. Its centre lies at the integers (`x`, `y`): columns 3 apart, rows 2 apart, so that corners are integers too.
 */
export interface Grid extends Block {
  readonly insets: readonly Block[];
  /** Columns with this remainder by two lie half a hex lower. */
  readonly low: 0 | 1;
  readonly size: number;
  readonly ids: readonly string[];
  readonly x: Int16Array;
  readonly y: Int16Array;
  /** Index of the neighbour across side n of hex i at `6 * i + n`, -1 off the map. */
  readonly neighbours: Int16Array;
  readonly indexes: ReadonlyMap<string, number>;
}

/** Columns and rows both inclusive; at most 99 of each. `low` 0: odd columns half a hex higher. */
export function createGrid(
  columns: readonly [number, number],
  rows: readonly [number, number],
  low: Grid['low'] = 1,
  insets: readonly Block[] = [],
): Grid {
  const blocks = [{ columns, rows }, ...insets];
  const size = blocks.reduce((sum, block) => sum + areaOf(block), 0);
  const ids: string[] = [];
  const indexes = new Map<string, number>();
  const x = new Int16Array(size);
  const y = new Int16Array(size);
  for (const block of blocks) {
    for (let column = block.columns[0]; column <= block.columns[1]; column++) {
      for (let row = block.rows[0]; row <= block.rows[1]; row++) {
        const index = ids.length;
        const id = hexId(column, row);
        ids.push(id);
        indexes.set(id, index);
        x[index] = 3 * column;
        y[index] = 2 * row + drop(low, column);
      }
    }
  }
  const neighbours = new Int16Array(6 * size).fill(-1);
  const grid: Grid = { columns, rows, insets, low, size, ids, x, y, neighbours, indexes };
  for (let index = 0; index < size; index++) {
    for (const [side, [dx, dy]] of steps.entries()) {
      neighbours[6 * index + side] = indexAt(grid, at(x, index) + dx, at(y, index) + dy);
    }
  }
  return grid;
}

/** `ccrr` of a column and a row. */
export function hexId(column: number, row: number): string {
  return `${column < 10 ? '0' : ''}${column}${row < 10 ? '0' : ''}${row}`;
}

/** Index of the hex whose centre is at (x, y), -1 off the map. */
export function indexAt(grid: Grid, x: number, y: number): number {
  const column = x / 3;
  const row = (y - drop(grid.low, column)) / 2;
  let before = 0;
  for (const block of [grid, ...grid.insets]) {
    const { columns, rows } = block;
    if (column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1]) {
      return before + (column - columns[0]) * (rows[1] - rows[0] + 1) + (row - rows[0]);
    }
    before += areaOf(block);
  }
  return -1;
}

const areaOf = ({ columns, rows }: Block): number => (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);

/** How far a column lies below its rows, on the plane of `x` and `y`. */
function drop(low: Grid['low'], column: number): 0 | 1 {
  return column % 2 === low ? 1 : 0;
}

/** The inset that a hex lies on, null on the main map: between one ground and another nothing is near or far. */
export const insetOf = ({ insets }: Grid, id: string): Block | null =>
  insets.find(({ columns: [first, last] }) => Number(id.slice(0, 2)) >= first && Number(id.slice(0, 2)) <= last) ??
  null;

/** Index of a hex id, -1 when it is not on the map. */
export function indexOf(grid: Grid, id: string): number {
  return grid.indexes.get(id) ?? -1;
}

/** The hex across a side, null off the map. */
export function neighbour(grid: Grid, id: string, side: HexSide): string | null {
  const index = indexOf(grid, id);
  if (index < 0) return null;
  return grid.ids[at(grid.neighbours, 6 * index + ordinals[side])] ?? null;
}

/** The neighbours on the map, clockwise from north. */
export function neighbours(grid: Grid, id: string): string[] {
  const found: string[] = [];
  const index = indexOf(grid, id);
  if (index < 0) return found;
  for (let side = 0; side < 6; side++) {
    const near = grid.ids[at(grid.neighbours, 6 * index + side)];
    if (near !== undefined) found.push(near);
  }
  return found;
}

/** The side of `from` across which `to` lies, null when they do not touch. */
export function sideBetween(grid: Grid, from: string, to: string): HexSide | null {
  const index = indexOf(grid, from);
  const target = indexOf(grid, to);
  if (index < 0 || target < 0) return null;
  for (let side = 0; side < 6; side++) {
    if (grid.neighbours[6 * index + side] === target) return hexSides[side] as HexSide;
  }
  return null;
}

/** Hexes from one to the other: 0 the same, 1 adjacent; -1 when one is off the map. */
export function distance(grid: Grid, from: string, to: string): number {
  const a = indexOf(grid, from);
  const b = indexOf(grid, to);
  return a < 0 || b < 0 ? -1 : distanceBetween(grid, a, b);
}

/** As `distance`, of indexes. */
export function distanceBetween(grid: Grid, a: number, b: number): number {
  const columns = Math.abs(at(grid.x, a) - at(grid.x, b)) / 3;
  const halves = Math.abs(at(grid.y, a) - at(grid.y, b));
  return halves <= columns ? columns : (columns + halves) / 2;
}

/** Every hex at exactly `radius`, in order of column and row. */
export function ring(grid: Grid, id: string, radius: number): string[] {
  const centre = indexOf(grid, id);
  return centre < 0 ? [] : grid.ids.filter((_, index) => distanceBetween(grid, centre, index) === radius);
}

/** Every hex at most `radius` away, the hex itself among them, in order of column and row. */
export function within(grid: Grid, id: string, radius: number): string[] {
  const centre = indexOf(grid, id);
  return centre < 0 ? [] : grid.ids.filter((_, index) => distanceBetween(grid, centre, index) <= radius);
}

function at(array: Int16Array, index: number): number {
  return array[index] as number;
}
