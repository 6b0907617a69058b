/** Which part of a sea chart a picture round some hexes shows. */

/** Least columns and rows of a part: fewer would hide where it lies. */
const LEAST = { columns: 8, rows: 6 };

/** Columns and rows, both inclusive. */
interface Part {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** The columns and rows of some hexes, widened to the least part as far as the field goes; null of none. */
export function partAround(hexes: Iterable<string>, field: Part): Part | null {
  const all = [...hexes];
  if (all.length === 0) return null;
  const [columns, rows] = [all.map(columnOf), all.map(rowOf)];
  return {
    columns: widened([Math.min(...columns), Math.max(...columns)], LEAST.columns, field.columns),
    rows: widened([Math.min(...rows), Math.max(...rows)], LEAST.rows, field.rows),
  };
}

/** Whether a part shows a hex. */
export function partShows({ columns, rows }: Part, hex: string): boolean {
  const [column, row] = [columnOf(hex), rowOf(hex)];
  return columns[0] <= column && column <= columns[1] && rows[0] <= row && row <= rows[1];
}

/** At least so many, grown on both sides as far as the field goes. */
export function widened(
  [low, high]: readonly [number, number],
  least: number,
  [first, last]: readonly [number, number],
): readonly [number, number] {
  const want = Math.max(0, least - (high - low + 1));
  const from = Math.max(first, Math.min(low - Math.floor(want / 2), last - least + 1));
  return [Math.min(from, low), Math.min(last, Math.max(high, from + least - 1))];
}

const columnOf = (hex: string): number => Number(hex.slice(0, 2));
const rowOf = (hex: string): number => Number(hex.slice(2));
