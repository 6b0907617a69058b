/** The order form, how to write, and the dice with their proofs; these alone at the end. */
import { chaptersOn } from '../chapters.ts';
import { textWidth } from '../fonts.ts';
import { audienceName, sourceHashes } from '../ledger.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import type { Key, LedgerRoll } from '../model.ts';
import { paintChapter } from './chapter.ts';
import { type Column, put } from './column.ts';
import { flow, type Passage, prose, typed } from './flow.ts';
import { newPage, pageTitle, panel, rule, type Sheet, sectionHead, tagged, turnTo } from './sheet.ts';

const gap = 18;
const formSize = 7.9;
const formLeading = 11.6;

/** A column that runs on over the pages of this subject. */
interface RunningOn extends Column {
  page: number;
  /** Pages after this one are free to their left edge. */
  beside: number;
}

function runningOn(sheet: Sheet, at: Omit<RunningOn, 'holds' | 'room'>): RunningOn {
  const column: RunningOn = {
    ...at,
    holds: (height) => column.y + height <= sheet.bottom,
    room: (height) => roomFor(sheet, column, height),
  };
  return column;
}

export function ordersPages(sheet: Sheet): void {
  const hasForm = sheet.model.form.length > 0;
  newPage(sheet, hasForm ? sheet.print.pages.orders : sheet.print.pages.proofs);
  const first = sheet.pages.length - 1;
  const y = pageTitle(sheet, hasForm ? sheet.print.ordersTitle : sheet.print.proofsTitle);
  const whole = sheet.right - sheet.left;
  const formWidth = textWidth('M'.repeat(41), 'mono', formSize) + 20;
  const width = whole - formWidth - gap;
  if (!hasForm) {
    const column = runningOn(sheet, { page: first, y, x: sheet.left, width, beside: first });
    ledger(sheet, () => column);
    hashes(sheet, column);
    return;
  }
  const formColumn = runningOn(sheet, { page: first, y, x: sheet.left, width: formWidth, beside: first });
  form(sheet, formColumn);
  const column = runningOn(sheet, { page: first, y, x: sheet.left + formWidth + gap, width, beside: formColumn.page });
  for (const chapter of chaptersOn(sheet.model.story.chapters, 'orders', 'form')) paintChapter(sheet, column, chapter);
  // Tables that ran on to a page of their own leave room at their right.
  if (column.page > column.beside) {
    Object.assign(column, { x: sheet.left + width + gap, y: sheet.top + 4, width: formWidth, beside: column.page });
  }
  // Below the form while there is room for dice on three lines each.
  ledger(sheet, () => (formColumn.holds(1.5 * HEADED) ? formColumn : column));
  hashes(sheet, column);
}

/** Makes room in a column: here, or at the top of the next page, which is made when it is not there yet. */
function roomFor(sheet: Sheet, column: RunningOn, height: number): void {
  if (column.y + height > sheet.bottom) {
    column.page++;
    if (column.page === sheet.pages.length) newPage(sheet, sheet.pages.at(-1)?.subject ?? sheet.print.pages.orders);
    column.y = sheet.top + 4;
    if (column.page > column.beside) column.x = sheet.left;
  }
  turnTo(sheet, column.page);
}

/** The form as it will be mailed, line by line, a panel a page. */
function form(sheet: Sheet, column: RunningOn): void {
  const { next } = sheet.model;
  const lines = sheet.model.form;
  let from = 0;
  while (from < lines.length) {
    column.room(60);
    if (from === 0 && next !== null) {
      const title = `${sheet.words.form}, ${sheet.words.turnAndSeat(next.printed, sheet.words.callOf(next.call)).toLowerCase()}`;
      column.y = sectionHead(sheet, title, column.x, column.y, column.width) + 2;
    }
    const fit = Math.max(1, Math.floor((sheet.bottom - column.y - 14) / formLeading));
    const shown = lines.slice(from, from + fit);
    panel(sheet.ink, column.x, column.y, column.width, shown.length * formLeading + 12, 'FBF8EE', rule);
    const top = column.y + 6;
    tagged(sheet, 'Code', () => {
      for (const [at, text] of shown.entries()) {
        sheet.ink.text(typed(text), column.x + 10, top + at * formLeading + 8.6, 'mono', formSize, inkColor);
      }
    });
    from += fit;
    column.y = from < lines.length ? sheet.bottom + 1 : column.y + shown.length * formLeading + 20;
  }
}

/** `free`: the column that has room. */
function ledger(sheet: Sheet, free: () => RunningOn): void {
  const { record, turn } = sheet.model;
  if (record.ledger.length === 0) return;
  const column = free();
  // Its head never stands without the first dice under it.
  column.room(HEADED);
  column.y = sectionHead(sheet, sheet.words.ledger(turn.printed), column.x, column.y, column.width);
  rolls(sheet, free, record.ledger);
  for (const run of record.withdrawn) {
    const column = free();
    put(
      sheet,
      column,
      flow([{ text: prose(`${sheet.words.withdrawn(run.run, run.by)}: ${run.reason}`), face: 'sans-bold' }], {
        size: 8.5,
        width: column.width,
      }),
      2,
    );
    rolls(sheet, free, run.ledger);
  }
}

/** A die as it is printed: what it was thrown for, its place in the record, its face. */
interface Thrown {
  what: string;
  /** The same in lines that leave room for the face. */
  told: Passage;
  address: string;
  face: string;
}

const rollSize = 7.4;
const rollLeading = 9.6;
/** Dice that are kept together, and room for a head with as many on two lines each. */
const KEPT = 8;
const HEADED = 28 + 2 * KEPT * rollLeading;

function rolls(sheet: Sheet, free: () => RunningOn, told: readonly LedgerRoll[]): void {
  for (let from = 0; from < told.length; from += KEPT) {
    const column = free();
    rollsKept(sheet, column, told.slice(from, from + KEPT));
    column.y += from + KEPT < told.length ? 0 : 4;
  }
}

function rollsKept(sheet: Sheet, column: RunningOn, told: readonly LedgerRoll[]): void {
  const shown = told.map(({ what = '', address, face: thrown, ruled }): Thrown => {
    const face = ruled === undefined ? `${thrown}` : `${thrown} (${sheet.words.ruledTo(`${ruled}`)})`;
    const width = column.width - textWidth(face, 'mono-bold', rollSize) - gap;
    const lines = flow([{ text: prose(what) }], { size: rollSize, width, leading: rollLeading / rollSize });
    return { what, told: lines, address: address.replace(/^t\d+\//, ''), face };
  });
  // Where there is no room for it beside what the die was thrown for, its place stands below.
  const linesOf = (one: Thrown): number =>
    one.what === '' || widthOf(one) <= column.width ? 1 : one.told.lines.length + 1;
  const height = shown.reduce((sum, one) => sum + linesOf(one), 0) * rollLeading;
  column.room(height);
  let { y } = column;
  tagged(sheet, 'P', () => {
    for (const one of shown) {
      roll(sheet, { x: column.x, y, width: column.width }, one, linesOf(one) > 1);
      y += linesOf(one) * rollLeading;
    }
  });
  column.y += height;
}

/** On one line: with a blank's room on either side of the place. */
const widthOf = ({ what, address, face }: Thrown): number =>
  textWidth(what, 'sans', rollSize) +
  textWidth(address, 'mono', rollSize) +
  textWidth(face, 'mono-bold', rollSize) +
  2 * gap;

function roll(
  { ink }: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  { what, told, address, face }: Thrown,
  isBelow: boolean,
): void {
  const base = y + 0.8 * rollLeading;
  const faceWidth = textWidth(face, 'mono-bold', rollSize);
  ink.text(typed(face), x + width, base, 'mono-bold', rollSize, inkColor, { anchor: 'end' });
  const room = isBelow ? width : width - faceWidth - 6;
  const fits = Math.min(rollSize, (rollSize * room) / textWidth(address, 'mono', rollSize));
  if (what === '') {
    ink.text(typed(address), x, base, 'mono', fits, inkColor);
    return;
  }
  for (const [n, { runs }] of told.lines.entries()) {
    for (const run of runs) ink.text(run.text, x + run.x, base + n * rollLeading, run.face, run.size, run.color);
  }
  if (isBelow) ink.text(typed(address), x, base + told.lines.length * rollLeading, 'mono', fits, muted);
  else ink.text(typed(address), x + width - faceWidth - gap, base, 'mono', rollSize, muted, { anchor: 'end' });
}

function hashes(sheet: Sheet, column: RunningOn): void {
  const { record, turn } = sheet.model;
  const { words } = sheet;
  const key = (one: Key) => ({ label: words.key(turn.printed, audienceName(one, words)), hex: one.hex });
  const told = [
    ...record.keys.map(key),
    ...record.closed.map((one) => ({
      label: words.closedKey(turn.printed, audienceName(one, words)),
      hex: one.hash,
    })),
    ...record.commitments.map(({ printed, hex }) => ({ label: words.commitment(printed), hex })),
    ...record.withdrawn.flatMap((run) => run.keys.map(key)),
    ...sourceHashes(record.source, words),
    { label: words.head, hex: record.head },
  ];
  for (const { label, hex } of told) {
    put(
      sheet,
      column,
      flow(
        [
          { text: `${label} `, face: 'sans-bold' },
          { text: hex, face: 'mono', size: 7.2 },
        ],
        { size: 8, width: column.width, leading: 1.3 },
      ),
      2,
    );
  }
  const verify = words.verify(sheet.model.game.id);
  put(sheet, column, flow([{ text: prose(verify), color: muted }], { size: 8, width: column.width, leading: 1.3 }), 2);
}
