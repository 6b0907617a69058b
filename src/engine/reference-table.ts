/** Tables of a reference sheet, as every game prints them. */
import type { ReferenceTable } from './contract.ts';

/** What the sheet says of where a table comes from. */
interface Rests {
  readonly source?: string | null | undefined;
  readonly reconstructed?: string | null | undefined;
}

/** A table with what it rests on. */
export function referenceTable(
  title: string,
  { source, reconstructed }: Rests,
  columns: ReferenceTable['columns'],
  rows: () => ReferenceTable['rows'],
): ReferenceTable {
  return { title, source: source ?? null, reconstructed: reconstructed ?? null, columns, rows: rows() };
}

/** `twoStepEliminated`, `light_forest`, `attack-en-echelon` as words. */
export function words(id: string): string {
  return id.replace(/[_-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
