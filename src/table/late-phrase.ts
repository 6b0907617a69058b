/** A PHRASE for the dice that no round takes any more is an error of its line. */
import type { Act, Reading, ReadLine } from '../orders/types.ts';
import type { Chronicle } from './record.ts';

/** The reading without such phrases, told beside their lines. */
export function withoutLatePhrases(reading: Reading, { seeding }: Chronicle, hasUmpire: boolean): Reading {
  if (seeding !== null) return reading;
  const isPhrase = (act: Act | undefined): boolean => act?.verb === 'phrase';
  const lines = reading.lines.map((line): ReadLine => (isPhrase(line.act) ? refused(line, hasUmpire) : line));
  return { ...reading, lines, acts: reading.acts.filter((act) => !isPhrase(act)) };
}

function refused({ act: _, ...line }: ReadLine, hasUmpire: boolean): ReadLine {
  const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
  return { ...line, diagnostics: [{ severity: 'error', code: 'phrase-late', span, facts: { umpire: hasUmpire } }] };
}
