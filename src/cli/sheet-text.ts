/** Reference tables as text in columns, each with what it rests on. */
import type { Reference, ReferenceTable } from '../engine/contract.ts';

const WIDTH = 100;

export function sheetText({ title, sheet }: Reference): string {
  const head = `${title}\n${'='.repeat(title.length)}`;
  return `${[head, ...sheet.map(tableText)].join('\n\n')}\n`;
}

export function tableText({ title, columns, rows, source, reconstructed }: ReferenceTable): string {
  const widths = columns.map((name, n) => Math.max(name.length, ...rows.map((row) => (row[n] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, n) => cell.padEnd(widths[n] ?? 0))
      .join('  ')
      .trimEnd();
  const notes = [...provenance('source', source), ...provenance('reconstructed', reconstructed)];
  return [title, '-'.repeat(title.length), line(columns), ...rows.map(line), ...notes].join('\n');
}

function provenance(word: string, text: string | null): string[] {
  return text === null ? [] : wrapped(`${word}: ${text}`);
}

/** Lines of at most `WIDTH`, later ones indented. */
export function wrapped(text: string, indent = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
