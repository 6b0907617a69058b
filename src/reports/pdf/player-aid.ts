/** A game's tables as a player aid to print: wide tables across the page, the rest in two columns. */
import type { Reference, ReferenceTable } from '../../engine/contract.ts';
import { type Document, openDocument } from '../document.ts';
import { textWidth } from '../fonts.ts';
import { type Ink, inkOf } from '../ink.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import { flow, paintBlock } from './flow.ts';
import { type Paper, rule } from './sheet.ts';

const papers: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
const margin = 40;
const gutter = 20;
const size = { title: 17, table: 10.5, cell: 8, note: 8 };
const rowHeight = 12;
const padding = 4;
const band = 'F3EBD9';

/** A table measured for a width. */
interface Laid {
  table: ReferenceTable;
  widths: readonly number[];
  width: number;
  height: number;
}

type Tool = { ink: Ink; doc: Document; paper: Paper };

/** The same tables and paper always make the same bytes. */
export function renderPlayerAid({ title, sheet }: Reference, paper: Paper): Promise<Buffer> {
  const made = new Date(Date.UTC(2000, 0, 1));
  const doc = openDocument({
    autoFirstPage: false,
    margin: 0,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Fieldpost',
      Creator: 'Fieldpost',
      Producer: 'Fieldpost',
      CreationDate: made,
      ModDate: made,
    },
  });
  const tool: Tool = { doc, ink: inkOf(doc), paper };
  const full = papers[paper].width - 2 * margin;
  const column = (full - gutter) / 2;
  const laid = sheet.map((table) => lay(table, column, full));
  let y = newPage(tool);
  tool.ink.text(title, margin, y + size.title, 'serif-bold', size.title, inkColor);
  y += size.title + 12;
  for (const one of laid.filter(({ width }) => width > column)) {
    if (y + one.height > bottom(tool)) y = newPage(tool);
    paint(tool, one, margin, y);
    y += one.height;
  }
  columns(
    tool,
    laid.filter(({ width }) => width <= column),
    column,
    y,
  );
  tool.ink.flush();
  tool.ink.finish();
  return ended(doc);
}

/** Fills the left column, then the right, then the next page; starts below what the page already holds. */
function columns(tool: Tool, tables: readonly Laid[], column: number, top: number): void {
  let [x, y, start] = [margin, top, top];
  for (const one of tables) {
    if (y + one.height > bottom(tool)) {
      if (x === margin) [x, y] = [margin + column + gutter, start];
      else {
        start = newPage(tool);
        [x, y] = [margin, start];
      }
      if (y + one.height > bottom(tool) && start !== margin) {
        start = newPage(tool);
        [x, y] = [margin, start];
      }
    }
    paint(tool, one, x, y);
    y += one.height;
  }
}

function newPage({ doc, ink, paper }: Tool): number {
  ink.flush();
  const { width, height } = papers[paper];
  doc.addPage({ size: [width, height], margin: 0 });
  return margin;
}

function bottom({ paper }: Tool): number {
  return papers[paper].height - margin;
}

/** Measures a table; one too wide for a column takes the whole page. */
function lay(table: ReferenceTable, column: number, full: number): Laid {
  const natural = table.columns.map((name, n) =>
    Math.max(
      ...headWords(name, table.columns.length).map((word) => textWidth(word, 'sans-bold', size.cell)),
      ...table.rows.map((row) => textWidth(print(row[n] ?? ''), 'sans', size.cell)),
    ),
  );
  const needed = natural.reduce((sum, one) => sum + one + 2 * padding, 0);
  const width = needed > column ? full : column;
  const spare = (width - needed) / natural.length;
  const widths = natural.map((one) => one + 2 * padding + Math.max(0, spare));
  const lines = Math.max(...table.columns.map((name) => headWords(name, table.columns.length).length));
  const height = size.table + 8 + lines * rowHeight + table.rows.length * rowHeight + notes(table, width).height + 14;
  return { table, widths, width, height };
}

/** Heads of many-columned tables stand word under word. */
function headWords(name: string, columns: number): string[] {
  return columns > 8 ? name.split(' ') : [name];
}

function paint({ ink }: Tool, { table, widths, width }: Laid, x: number, top: number): void {
  let y = top + size.table;
  ink.text(table.title, x, y, 'serif-bold', size.table, inkColor);
  y += 8;
  const heads = table.columns.map((name) => headWords(name, table.columns.length));
  const lines = Math.max(...heads.map((head) => head.length));
  ink.shape(rectangle(x, y, width, lines * rowHeight), band);
  for (let line = 0; line < lines; line++) {
    cells(
      ink,
      heads.map((head) => head[line] ?? ''),
      widths,
      x,
      y,
      'sans-bold',
    );
    y += rowHeight;
  }
  for (const row of table.rows) {
    cells(ink, row, widths, x, y, 'sans');
    y += rowHeight;
    ink.shape([0, x, y, 1, x + width, y], undefined, { color: rule, width: 0.5 });
  }
  paintBlock(ink, notes(table, width), x, y + 3);
}

function cells(
  ink: Ink,
  row: readonly string[],
  widths: readonly number[],
  x: number,
  y: number,
  face: 'sans' | 'sans-bold',
): void {
  let left = x;
  for (const [n, cell] of row.entries()) {
    ink.text(print(cell), left + padding, y + rowHeight - 3.6, face, size.cell, inkColor);
    left += widths[n] ?? 0;
  }
}

/** What the table rests on, in small type below it. */
function notes({ source, reconstructed }: ReferenceTable, width: number) {
  const text = [source && `Source: ${source}.`, reconstructed && `Reconstructed: ${reconstructed}.`]
    .filter(Boolean)
    .join(' ');
  return flow([{ text }], { size: size.note, width, face: 'sans-italic', color: muted });
}

/** Minus signs before numbers as print sets them. */
function print(text: string): string {
  return text.replace(/^-(?=\d)/, '\u2212');
}

function ended(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
