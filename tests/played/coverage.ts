/** What was reached by mail, as tables: one row a verb, question or seat, one column a tempo. */
import type { Tally } from './referee.ts';

export const TEMPI = ['express', 'classic', 'full', 'together'] as const;

/** Rows that stay empty are marked: nothing reached them. */
export function table(title: string, rows: readonly string[], tally: Tally): string {
  const width = Math.max(title.length, ...rows.map((row) => row.length)) + 2;
  const cells = (name: string) => TEMPI.map((tempo) => `${tally.get(name)?.get(tempo) ?? '.'}`.padStart(10)).join('');
  return [
    title.padEnd(width) + TEMPI.map((tempo) => tempo.padStart(10)).join(''),
    ...rows.map((row) => row.padEnd(width) + cells(row) + (tally.has(row) ? '' : '   NOT REACHED')),
    '',
  ].join('\n');
}
