/** The order form and how to write; the dice with their proofs in what room these leave, and alone where no orders are due. */
import type { Chapter } from '../../engine/story.ts';
import { chaptersOn } from '../chapters.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor } from '../map/canvas.ts';
import { heightOf, paintChapter } from './chapter.ts';
import { type Column, openSubject, type Place } from './column.ts';
import { typed } from './flow.ts';
import { paintProofs, type Room } from './proofs.ts';
import { newPage, panel, rule, type Sheet, sectionHead, tagged, turnTo } from './sheet.ts';

const gap = 18;
const formSize = 7.9;
const formLeading = 11.6;
/** The form begins below other text where so much of the page is left for it. */
const FORM_PART = 0.72;

/** A column that runs on over the pages of this subject. */
interface RunningOn extends Column {
  page: number;
  /** Pages after this one are free to their left edge. */
  beside: number;
  /** Where it goes on before it takes another page. */
  next?: Place;
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
  const { pages } = sheet.print;
  const { y } = hasForm
    ? openSubject(sheet, pages.orders, sheet.print.ordersTitle, FORM_PART * (sheet.bottom - sheet.top))
    : openSubject(sheet, pages.proofs, sheet.print.proofsTitle);
  // From here on the page has two columns.
  sheet.text = null;
  const first = sheet.pages.length - 1;
  const whole = sheet.right - sheet.left;
  const formWidth = textWidth('M'.repeat(41), 'mono', formSize) + 20;
  const width = whole - formWidth - gap;
  const formColumn = runningOn(sheet, { page: first, y, x: sheet.left, width: formWidth, beside: first });
  if (hasForm) form(sheet, formColumn);
  const place = { x: sheet.left + formWidth + gap, y, width };
  const chapters = hasForm ? chaptersOn(sheet.model.story.chapters, 'orders', 'form') : [];
  const column = toldBeside(sheet, formColumn, { page: first, ...place }, chapters);
  for (const chapter of chapters) paintChapter(sheet, column, chapter);
  paintProofs(sheet, roomsBeside(sheet, formColumn, column));
}

/** With less room than this below the form nothing is told there. */
const leastBelow = 110;

/** The column beside the form; where that is too short for what is told, it begins below the form. */
function toldBeside(sheet: Sheet, formColumn: RunningOn, at: Room, chapters: readonly Chapter[]): RunningOn {
  const { page } = formColumn;
  const end = chapters.reduce((y, chapter) => y + heightOf(sheet, chapter, at.width, sheet.bottom - y) + 6, at.y);
  if (page > at.page || end - 6 <= sheet.bottom || !formColumn.holds(leastBelow))
    return runningOn(sheet, { ...at, beside: page });
  const { x, y, width } = formColumn;
  // All the room below the form is taken.
  formColumn.y = sheet.bottom;
  return runningOn(sheet, { page, x, y, width, beside: page, next: { x: at.x, y: at.y, width: at.width } });
}

/** What the form and what is told beside it leave of their pages. */
function roomsBeside(sheet: Sheet, formColumn: RunningOn, told: RunningOn): Room[] {
  const { left, top } = sheet;
  const rooms: Room[] = [];
  for (let page = Math.min(formColumn.page, told.page); page < sheet.pages.length; page++) {
    const y = top + 4;
    if (page === formColumn.page) rooms.push({ page, x: left, y: formColumn.y, width: formColumn.width });
    // Nothing was told yet beside the form.
    const { next } = told;
    if (page === told.page) rooms.push({ page, x: told.x, y: told.y, width: told.width });
    if (page === told.page && next) rooms.push({ page, ...next });
    if (page > told.page && page <= formColumn.page) rooms.push({ page, x: told.x, y, width: told.width });
    // Past the form the left of a page is what is told, and its right is free.
    if (page > formColumn.page) rooms.push({ page, x: left + told.width + gap, y, width: formColumn.width });
  }
  return rooms;
}

/** Makes room in a column: here, or at the top of the next page, which is made when it is not there yet. */
function roomFor(sheet: Sheet, column: RunningOn, height: number): void {
  if (column.y + height > sheet.bottom) {
    const { next } = column;
    delete column.next;
    if (next !== undefined) {
      Object.assign(column, next);
      roomFor(sheet, column, height);
      return;
    }
    column.page++;
    if (column.page === sheet.pages.length) newPage(sheet, sheet.subject);
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
