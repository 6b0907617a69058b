/** One line a unit: a line that is added stands where the line stood whose place it takes. */
import type { DraftedLine } from '../orders/book/types.ts';

const END = /^\s*(?:end|fin)\s*$/iu;

/** `drafted`: how a text is read, and which of its lines take the place of which. */
export function withLine(text: string, line: string, drafted: (text: string) => readonly DraftedLine[]): string {
  const rows = text.trimEnd() === '' ? [] : text.trimEnd().split('\n');
  const end = rows.findIndex((row) => END.test(row));
  const at = end < 0 ? rows.length : end;
  const added = rows.toSpliced(at, 0, line);
  const read = drafted(added.join('\n'));
  // Of several orders in one row each stays where it is: which of them counts is for the book to say.
  const isAlone = ({ line: number }: DraftedLine): boolean => read.filter((one) => one.line === number).length === 1;
  const older = read.filter((one) => one.by?.line === at + 1 && isAlone(one));
  const replaced = older.filter(({ outcome }) => outcome === 'replaced');
  const place = replaced[0] === undefined ? at : replaced[0].line - 1;
  const kept = added.map((row, index): string | null => {
    if (index === place) return line;
    if (index === at) return null;
    const about = older.find((one) => isPartOf(one, index));
    if (about === undefined) return row;
    return index === about.line - 1 ? (about.by?.rest?.canonical ?? null) : null;
  });
  return `${kept.filter((row) => row !== null).join('\n')}\n`;
}

/** Whether a row of the text belongs to a line, which may go on over several. */
const isPartOf = ({ line, source }: DraftedLine, index: number): boolean =>
  index >= line - 1 && index < line - 1 + source.split('\n').length;
