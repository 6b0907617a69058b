/** A chapter in print: each kind of block by its own hand, set into a column. */
import type {
  Block,
  Card,
  Chapter,
  Chart,
  HowTo,
  Lines,
  Orders,
  Rows,
  Score,
  Stacks,
  Table,
  Words,
} from '../../engine/story.ts';
import { titleOf } from '../chapters.ts';
import { drawCharts } from '../charts.ts';
import { FATE_INK } from '../fates.ts';
import { textWidth } from '../fonts.ts';
import { noInk } from '../ink.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { paintPdf } from '../map/pdf.ts';
import { paintTallies, paintTracks, talliesHeight, trackHeight } from './bars.ts';
import { layCard, paintCard } from './card.ts';
import { type Column, put } from './column.ts';
import { flow, type Passage, paintBlock, pieces, prose, strong } from './flow.ts';
import { paintOdds } from './odds.ts';
import { paintRoster } from './roster.ts';
import { rule, type Sheet, sectionHead, tagged } from './sheet.ts';
import { layTrials, paintTrials } from './trials.ts';

const headHeight = 23;
/** Room between a chapter and the next. */
const AFTER = 6;
/** A head stands above at least so much of what it is the head of. */
const leastBelow = 34;

export function paintChapter(sheet: Sheet, column: Column, chapter: Chapter): void {
  const { headline, blocks } = chapter;
  const [first] = blocks;
  if (first === undefined) return;
  column.room(headHeight + leastOf(sheet, column, first));
  // Where each block has a head the page's title will do.
  const isHeaded = first.kind === 'lines' && first.head !== undefined;
  const title = prose(headline ?? titleOf(chapter, sheet.words));
  if (!isHeaded) column.y = sectionHead(sheet, title, column.x, column.y, column.width);
  for (const block of blocks) paintKind(sheet, column, block);
  column.y += AFTER;
}

/** How tall a chapter is, set with no ink, where so much room is left for it; it has no other page to go on. */
export function heightOf(sheet: Sheet, chapter: Chapter, width: number, room = Number.POSITIVE_INFINITY): number {
  const column: Column = { x: 0, y: 0, width, holds: (height) => column.y + height <= room, room: () => {} };
  paintChapter({ ...sheet, ink: noInk, section: null }, column, chapter);
  return column.y - AFTER;
}

/** The first line whole, with the last where that is the next, and others as far as a head needs. */
function leastLines(sheet: Sheet, { lines: told, as }: Lines, width: number): number {
  const [first = 0, ...others] = told.map((said) => lineBlock(sheet, said, as, width).height);
  return Math.max(
    withLast([first, ...others]),
    Math.min(
      leastBelow,
      others.reduce((sum, one) => sum + one, first),
    ),
  );
}

/** What of a card stands on one page: all of it, where nothing of it may go on. */
function leastCard(sheet: Sheet, card: Card, { x, width }: Pick<Column, 'x' | 'width'>): number {
  const { rest, first, height } = layCard(sheet, card, x, width);
  return rest === null ? height : first.height;
}

/** Room that the first of these rows needs. */
const nextRows = (sheet: Sheet, told: Rows['rows'], width: number): number =>
  withLast(
    told.slice(0, 3).map((row) => rowBlock(sheet, row, width).height),
    2.5,
  );

function leastOf(sheet: Sheet, { x, width }: Column, block: Block): number {
  if (block.kind === 'card') return leastCard(sheet, block, { x, width });
  if (block.kind === 'lines') return leastLines(sheet, block, width);
  if (block.kind === 'rows') return nextRows(sheet, block.rows, width);
  if (block.kind === 'stacks') return nextRows(sheet, block.stacks.map(stackRow), width);
  if (block.kind === 'dice') return layTrials(sheet, block.trials, width).rows[0]?.height ?? leastBelow;
  if (block.kind === 'table') return Math.min(block.rows.length + 1, 12) * rowHeight;
  return leastBelow;
}

function paintKind(sheet: Sheet, column: Column, block: Block): void {
  switch (block.kind) {
    case 'lines':
      lines(sheet, column, block);
      return;
    case 'rows':
      rows(sheet, column, block.rows);
      return;
    case 'orders':
      orders(sheet, column, block);
      return;
    case 'how-to':
      howTo(sheet, column, block);
      return;
    case 'table':
      table(sheet, column, block);
      return;
    case 'dice':
      paintTrials(sheet, column, block.trials);
      return;
    case 'odds':
      paintOdds(sheet, column, block);
      return;
    case 'card':
      paintCard(sheet, column, block);
      return;
    case 'tracks':
      column.room(block.tracks.length * trackHeight);
      column.y = paintTracks(sheet, block.tracks, column);
      return;
    case 'score':
      score(sheet, column, block);
      return;
    case 'charts':
      charts(sheet, column, block.charts);
      return;
    case 'stacks':
      rows(sheet, column, block.stacks.map(stackRow));
      return;
    case 'roster':
      paintRoster(sheet, column, block);
      return;
    case 'sum':
    case 'muster':
      // They have places of their own: in a card, in the order of battle.
      return;
  }
}

/** Where the sentences of a head begin that stands beside them. */
const beside = 118;
/** Narrower than this a column has its heads above their sentences. */
const wide = 300;

function lines(sheet: Sheet, column: Column, { head, as, lines: told }: Lines): void {
  const isBeside = head !== undefined && column.width >= wide;
  const indent = isBeside ? beside : 0;
  const blocks = told.map((said) => lineBlock(sheet, said, as, column.width - indent));
  let over = 0;
  if (head !== undefined) {
    const width = isBeside ? beside - 10 : column.width;
    const headed = flow([{ text: prose(head), face: 'sans-bold' }], { size: 9, width, leading: 1.36 });
    const below = isBeside ? 0 : headed.height;
    column.room(Math.max(headed.height, below + (blocks[0]?.height ?? 0)) + 4);
    const { x, y } = column;
    tagged(sheet, 'H3', () => {
      paintBlock(sheet.ink, headed, x, y);
    });
    column.y += below;
    // A head of two lines beside a sentence of one.
    over = isBeside ? headed.height - blocks.reduce((sum, { height }) => sum + height, 0) : 0;
  }
  for (const [n, block] of blocks.entries()) {
    column.room(withLast(blocks.slice(n, n + 3).map(({ height }) => height)));
    const { x, y } = column;
    tagged(sheet, 'P', () => {
      paintBlock(sheet.ink, block, x + indent, y);
    });
    column.y += block.height;
  }
  column.y += Math.max(0, over);
  if (head !== undefined) ruleBelow(sheet, column, 3);
}

const lineBlock = (sheet: Sheet, said: Words, as: Lines['as'], width: number): Passage =>
  flow(pieces(said, sheet.word), { size: as === 'paragraphs' ? 9.5 : 9, width, leading: 1.36 });

/** A thin line with room above and below it. */
function ruleBelow({ ink }: Sheet, column: Column, room: number): void {
  const y = column.y + room;
  ink.shape([0, column.x, y, 1, column.x + column.width, y], undefined, { color: rule, width: 0.6 });
  column.y = y + room;
}

/** Room that the next of these must find: the last but one takes the last along, so that none stands alone on a page. */
function withLast([next = 0, last = 0, ...more]: readonly number[], between = 0): number {
  return more.length > 0 || last === 0 ? next : next + between + last;
}

function rows(sheet: Sheet, column: Column, told: Rows['rows']): void {
  // A column may be wider at the top of the next page.
  for (const [n, row] of told.entries()) {
    column.room(nextRows(sheet, told.slice(n), column.width));
    put(sheet, column, rowBlock(sheet, row, column.width), 2.5);
  }
}

function score(sheet: Sheet, column: Column, block: Score): void {
  column.room(talliesHeight(sheet, block, column.width));
  column.y = paintTallies(sheet, block, column);
  rows(
    sheet,
    column,
    block.facts.map(({ label, text }) => ({ label: [label], text: [text] })),
  );
}

/** Charts are drawn at a width at which their figures can be read, then fitted. */
export const chartWidth = 420;
const chartShown = 240;

function charts(sheet: Sheet, column: Column, told: readonly Chart[]): void {
  const drawn = drawCharts(sheet.model.story.map, told, chartWidth);
  if (drawn === null) return;
  const scale = Math.min(column.width, chartShown) / drawn.width;
  column.room(drawn.height * scale);
  const { x, y } = column;
  tagged(sheet, 'Figure', () => paintPdf(sheet.doc, drawn, x, y, scale), drawn.alt);
  column.y += drawn.height * scale;
}

const stackRow = ({ place, side, who, units, strength, note = '' }: Stacks['stacks'][number]) => ({
  label: [`${place} `, { side, text: who }],
  text: [[`${units}.`, strength, note].filter((part) => part !== '').join(' ')],
});

/** A row as a paragraph with its label in bold; an order of several lines goes on behind a stroke. */
export function rowBlock(sheet: Sheet, { label, text, order }: Rows['rows'][number], width: number, size = 9): Passage {
  return flow(
    [
      ...strong(label, sheet.word),
      { text: sheet.words.colon, face: 'sans-bold' },
      ...pieces(text, sheet.word),
      ...(order === undefined
        ? []
        : [{ text: ' ' }, { text: order.replaceAll('\n', ' / '), face: 'mono' as const, size: size - 0.6 }]),
    ],
    { size, width, leading: 1.36 },
  );
}

/** The reader's orders, each with what became of it beside it. */
function orders(sheet: Sheet, column: Column, { orders: told }: Orders): void {
  const { width } = column;
  for (const { order, fate, outcome } of told) {
    const left = flow([{ text: order, face: 'mono' }], { size: 8.2, width: 0.4 * width - 8, leading: 1.36 });
    const right = flow(
      [
        { text: `${sheet.words.fates[fate]}${sheet.words.colon}`, face: 'sans-bold', color: FATE_INK[fate] },
        { text: prose(outcome) },
      ],
      { size: 8.6, width: 0.6 * width, leading: 1.36 },
    );
    const height = Math.max(left.height, right.height) + 4;
    column.room(height);
    const { x, y } = column;
    tagged(sheet, 'P', () => {
      paintBlock(sheet.ink, left, x, y + 2);
      paintBlock(sheet.ink, right, x + 0.4 * width, y + 2);
    });
    column.y += height;
    ruleBelow(sheet, column, 0);
  }
}

/** Each form with what it means; closer where that keeps them all on this page. */
function howTo(sheet: Sheet, column: Column, { forms }: HowTo): void {
  const set =
    howToSets.find((one) =>
      column.holds(forms.reduce((sum, form) => sum + layForm(form, column.width, one).height, 0)),
    ) ?? howToSets[0];
  for (const form of forms) {
    column.room(layForm(form, column.width, set).height);
    // A column may have another width where it goes on.
    const { lines, meaning } = layForm(form, column.width, set);
    for (const line of lines) put(sheet, column, line, 0);
    put(sheet, column, meaning, set.between);
  }
}

function layForm({ form, means }: HowTo['forms'][number], width: number, { leading, between }: HowToSet) {
  const lines = form.split('\n').map((line) => flow([{ text: line, face: 'mono' }], { size: 8, width, leading }));
  const meaning = flow([{ text: prose(means), color: muted }], { size: 8.5, width, leading: leading - 0.05 });
  return { lines, meaning, height: lines.reduce((sum, line) => sum + line.height, meaning.height + between) };
}

/** Line height over the size, and room between forms. */
interface HowToSet {
  readonly leading: number;
  readonly between: number;
}
const howToSets = [
  { leading: 1.3, between: 2.5 },
  { leading: 1.2, between: 1.8 },
  { leading: 1.12, between: 1.2 },
] as const;

const rowHeight = 13.2;

function table(sheet: Sheet, column: Column, { columns, rows: told }: Table): void {
  if (columns.length <= 2) list(sheet, column, told);
  else grid(sheet, column, columns, told);
}

/** Words at the left, number at the right. */
function list(sheet: Sheet, column: Column, rows: readonly (readonly string[])[]): void {
  for (const [name = '', value = ''] of rows) {
    const worth = textWidth(prose(value), 'sans', 8.8);
    const block = flow([{ text: prose(name) }], { size: 8.8, width: column.width - worth - 10, leading: 1.3 });
    column.room(block.height + 2);
    const top = column.y;
    tagged(sheet, 'P', () => {
      const bottom = paintBlock(sheet.ink, block, column.x, top);
      sheet.ink.text(prose(value), column.x + column.width - 2, bottom - 2.7, 'sans', 8.8, inkColor, {
        anchor: 'end',
      });
    });
    column.y += block.height + 2;
    const line = [0, column.x, column.y - 0.8, 1, column.x + column.width, column.y - 0.8];
    sheet.ink.shape(line, undefined, { color: rule, width: 0.6 });
  }
}

/** A table with its lines, every cell in the middle but the first. */
function grid(sheet: Sheet, column: Column, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [heads, ...rows];
  const wanted = heads.map((_, at) => Math.max(...all.map((row) => textWidth(prose(row[at] ?? ''), 'sans', 8.4))) + 8);
  const sum = wanted.reduce((total, one) => total + one, 0);
  const squeeze = Math.min(1, column.width / sum);
  const widths = wanted.map((one) => one * squeeze);
  const size = 8.4 * Math.min(1, squeeze * 1.05);
  const wide = widths.reduce((total, one) => total + one, 0);
  for (const [down, row] of all.entries()) {
    column.room(rowHeight);
    const top = column.y;
    tagged(sheet, 'P', () => {
      let x = column.x;
      const lines = [
        0,
        x,
        top,
        1,
        x + wide,
        top,
        0,
        x,
        top + rowHeight,
        1,
        x + wide,
        top + rowHeight,
        0,
        x,
        top,
        1,
        x,
        top + rowHeight,
      ];
      for (const [at, width] of widths.entries()) {
        sheet.ink.text(
          prose(row[at] ?? ''),
          x + width / 2,
          top + 9.6,
          'sans',
          size,
          down === 0 || at === 0 ? muted : inkColor,
          { anchor: 'middle' },
        );
        x += width;
        lines.push(0, x, top, 1, x, top + rowHeight);
      }
      sheet.ink.shape(lines, undefined, { color: 'BDB29A', width: 0.6 });
    });
    column.y += rowHeight;
  }
}
