/** The key: one page of all tables to read dice in, packed side by side; always the last, never split, never below 8 pt. */
import type { Chapter, Table, Tone } from '../../engine/story.ts';
import { chaptersOn, titleOf } from '../chapters.ts';
import { type Face, textWidth } from '../fonts.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import type { Place } from './column.ts';
import { flow, type Passage, paintBlock, prose } from './flow.ts';
import { newPage, type Paper, pageTitle, rule, type Sheet, tagged } from './sheet.ts';

const size = 8;
const padding = 2.2;
const gap = { across: 12, down: 7 };
const headSize = 10;
const headHeight = 15;
/** A column of words may be set in lines as short as this. */
const leastWords = 84;
/** Line heights over the size, the roomy before the close. */
const leadings = [1.42, 1.3, 1.2, 1.12, 1.06];
/** So much a row may grow for what stands below another. */
const slack = 24;

/** Dark for what is ill, light for what is well: apart in grey too, and each cell says it besides. */
const grounds: Readonly<Record<Exclude<Tone, ''>, string>> = { ill: 'D3CABA', well: 'DDEEE2', apart: 'FFF3C9' };

/** A table with its head and what is said below it. */
interface Entry {
  readonly title: string;
  readonly table: Table;
  readonly note: string;
}

/** An entry in its place on the page. */
interface Placed extends Place {
  readonly entry: Entry;
  readonly height: number;
}

export function keyPage(sheet: Sheet): void {
  const entries = chaptersOn(sheet.model.story.chapters, 'key').flatMap((chapter) => entriesOf(sheet, chapter));
  if (entries.length === 0) return;
  newPage(sheet, sheet.print.pages.key);
  const { placed, leading } = arranged(sheet, entries, pageTitle(sheet, sheet.print.keyTitle) + 2);
  for (const one of placed) tagged(sheet, 'Div', () => paint(sheet, one, leading));
}

interface Arrangement {
  readonly placed: readonly Placed[];
  readonly leading: number;
}

/** The tables of a game stay as they are: how they lie on a paper is worked out once. */
const known = new WeakMap<Table, Partial<Record<Paper, Arrangement>>>();

function arranged(sheet: Sheet, entries: readonly Entry[], top: number): Arrangement {
  const { table } = entries[0] as Entry;
  const papers = known.get(table) ?? {};
  known.set(table, papers);
  papers[sheet.paper] ??= arrange(sheet, entries, top);
  return papers[sheet.paper] as Arrangement;
}

/** As roomy as the page allows. */
function arrange(sheet: Sheet, entries: readonly Entry[], top: number): Arrangement {
  let last: Arrangement = { placed: [], leading: 0 };
  for (const leading of leadings) {
    last = { placed: pack(sheet, entries, top, leading), leading };
    if (last.placed.every(({ y, height }) => y + height <= sheet.bottom)) break;
  }
  return last;
}

const entriesOf = ({ words }: Sheet, chapter: Chapter): readonly Entry[] =>
  chapter.blocks.flatMap((block) =>
    block.kind === 'table' ? [{ title: prose(titleOf(chapter, words)), table: block, note: chapter.note ?? '' }] : [],
  );

/**
 * In rows from left to right: an entry stands below one of its row where that leaves room for it, else beside them, else
 * in a new row. What a row leaves over is shared out among its columns.
 */
function pack({ left, right }: Sheet, entries: readonly Entry[], top: number, leading: number): readonly Placed[] {
  const placed: Placed[] = [];
  let row: { x: number; width: number; of: Placed[] }[] = [];
  let y = top;
  const endOf = (column: (typeof row)[number]): number => {
    const last = column.of.at(-1);
    return last ? last.y + last.height : y;
  };
  const bottom = (): number => Math.max(y, ...row.map(endOf));
  const close = (): void => {
    const last = row.at(-1);
    const spare = last ? (right - last.x - last.width) / row.length : 0;
    for (const [n, { of }] of row.entries())
      placed.push(...of.map((one) => ({ ...one, x: one.x + n * spare, width: one.width + spare })));
    y = bottom() + gap.down;
    row = [];
  };
  const put = (column: (typeof row)[number], entry: Entry): void => {
    const at = endOf(column) + (column.of.length > 0 ? gap.down : 0);
    column.of.push({ entry, x: column.x, y: at, width: column.width, height: heightOf(entry, column.width, leading) });
  };
  for (const entry of entries) {
    const { least, wanted } = widthsOf(entry);
    const below = row.find(
      (column) =>
        column.width >= least && endOf(column) + gap.down + heightOf(entry, column.width, leading) <= bottom() + slack,
    );
    if (below) {
      put(below, entry);
      continue;
    }
    const last = row.at(-1);
    let x = last ? last.x + last.width + gap.across : left;
    if (last && x + least > right) {
      close();
      x = left;
    }
    const column = { x, width: Math.min(wanted, right - x), of: [] };
    row.push(column);
    put(column, entry);
  }
  close();
  return placed;
}

/** The width of each column of a table within one of the whole: columns of words give way, all share what is over. */
function columnsOf({ table: { columns, rows } }: Entry, width: number): readonly number[] {
  const wanted = naturalOf(columns, rows);
  const sum = wanted.reduce((total, one) => total + one, 0);
  if (sum <= width) {
    const hasWords = wanted.map((_, at) => at === wanted.length - 1 && !isShort(rows, at));
    const among = hasWords.some(Boolean) ? hasWords : hasWords.map(() => true);
    const share = (width - sum) / among.filter(Boolean).length;
    return wanted.map((one, at) => (among[at] ? one + share : one));
  }
  const words = wanted.reduce((total, one) => total + Math.max(0, one - leastWords), 0);
  return wanted.map((one) => one - (Math.max(0, one - leastWords) * Math.min(sum - width, words)) / Math.max(1, words));
}

/** Values and codes stand in the middle of their column, words at its left. */
const isShort = (rows: Table['rows'], at: number): boolean => rows.every((row) => (row[at] ?? '').length <= 9);

/** How wide each column is with every cell on one line; heads may break at their blanks. */
function naturalOf(columns: readonly string[], rows: Table['rows']): readonly number[] {
  return (rows[0] ?? columns).map((_, at) => {
    const head = (columns[at] ?? '').split(' ').map((word) => textWidth(prose(word), 'sans-bold', size));
    const cells = rows.map((row) => textWidth(prose(row[at] ?? ''), faceAt(at, columns), size));
    return Math.max(...head, ...cells) + 2 * padding;
  });
}

function widthsOf(entry: Entry): { least: number; wanted: number } {
  const all = naturalOf(entry.table.columns, entry.table.rows);
  const title = textWidth(entry.title, 'serif-bold', headSize);
  const sum = (widths: readonly number[]): number => widths.reduce((total, one) => total + one, 0);
  return {
    least: Math.max(title, sum(all.map((one) => Math.min(one, leastWords)))),
    wanted: Math.max(title, sum(all)),
  };
}

/** What rows are looked up by stands out where they have heads. */
const faceAt = (at: number, columns: readonly string[]): Face =>
  at === 0 && columns.length > 0 ? 'sans-bold' : 'sans';

interface Row {
  readonly cells: readonly Passage[];
  readonly height: number;
}

function rowsOf({ table: { columns, rows } }: Entry, widths: readonly number[], leading: number): readonly Row[] {
  const set = (row: readonly string[], face: (at: number) => Face, color: string): Row => {
    const cells = row.map((cell, at) =>
      flow([{ text: prose(cell), face: face(at) }], {
        size,
        color,
        leading,
        width: (widths[at] ?? 0) - 2 * padding + 0.1,
      }),
    );
    return { cells, height: Math.max(...cells.map(({ height }) => height)) };
  };
  const head = columns.length > 0 ? [set(columns, () => 'sans-bold', muted)] : [];
  return [...head, ...rows.map((row) => set(row, (at) => faceAt(at, columns), inkColor))];
}

const noteOf = ({ note }: Entry, width: number): Passage | null =>
  note === '' ? null : flow([{ text: prose(note) }], { size, width, color: muted, leading: 1.2 });

function heightOf(entry: Entry, width: number, leading: number): number {
  const rows = rowsOf(entry, columnsOf(entry, width), leading).reduce((sum, { height }) => sum + height, 0);
  return headHeight + rows + (noteOf(entry, width)?.height ?? -1) + 1;
}

function paint({ ink }: Sheet, { entry, x, y, width }: Placed, leading: number): void {
  const { table } = entry;
  ink.text(entry.title, x, y + 9.5, 'serif-bold', headSize, inkColor);
  ink.shape([0, x, y + 13, 1, x + width, y + 13], undefined, { color: inkColor, width: 0.8 });
  const widths = columnsOf(entry, width);
  const rows = rowsOf(entry, widths, leading);
  const heads = rows.length - table.rows.length;
  const isCentred = widths.map((_, at) => at > 0 && isShort(table.rows, at));
  let top = y + headHeight;
  for (const [down, { cells, height }] of rows.entries()) {
    let left = x;
    for (const [at, cell] of cells.entries()) {
      const wide = widths[at] ?? 0;
      const tone = table.tones?.[down - heads]?.[at] ?? '';
      if (tone !== '') ink.shape(rectangle(left, top, wide, height), grounds[tone]);
      const spare = wide - 2 * padding - Math.max(...cell.lines.map((line) => line.width));
      paintBlock(ink, cell, left + padding + (isCentred[at] ? spare / 2 : 0), top);
      left += wide;
    }
    top += height;
    ink.shape([0, x, top, 1, x + width, top], undefined, { color: rule, width: 0.5 });
  }
  const note = noteOf(entry, width);
  if (note) paintBlock(ink, note, x, top + 1);
}
