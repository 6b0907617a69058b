/** A map as its file writes it: is its terrain all there, and every hex it names? */
import type { Say } from '../../engine/provenance.ts';
import { type Grid, indexOf } from './grid.ts';

/** A map as its file writes it: rows by their two digits, letters as they are explained beside them. */
interface Written {
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
  readonly terrain: {
    readonly letters: Readonly<Record<string, unknown>>;
    readonly rows: Readonly<Record<string, string>>;
  };
}

/** Rows that are missing, too long or too short, or written with a letter nobody explains; paths begin at the map. */
export function rowFaults({ columns, rows, terrain }: Written): { path: string[]; message: string }[] {
  const faults: { path: string[]; message: string }[] = [];
  const width = columns[1] - columns[0] + 1;
  for (let row = rows[0]; row <= rows[1]; row++) {
    const key = String(row).padStart(2, '0');
    const line = terrain.rows[key];
    const path = ['terrain', 'rows', key];
    if (line === undefined) faults.push({ path: path.slice(0, 2), message: `row ${key} is missing` });
    else if (line.length !== width) {
      faults.push({ path, message: `has ${line.length} hexes, the map is ${width} wide` });
    } else {
      for (const letter of line) {
        if (!(letter in terrain.letters)) faults.push({ path, message: `no terrain is written '${letter}'` });
      }
    }
  }
  return faults;
}

/** Says where a hex is named that is not on the map. */
export function hexesOn(grid: Grid, say: Say): (hex: string, path: Parameters<Say>[0]) => void {
  return (hex, path) => {
    if (indexOf(grid, hex) < 0) say(path, `${hex} is not on the map`);
  };
}
