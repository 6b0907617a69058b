/** Columns that blocks are set into one under another. */
import { type Passage, paintBlock } from './flow.ts';
import { beginSubject, newPage, pageTitle, type Sheet, tagged } from './sheet.ts';

/** Where the next thing is set; `room` makes place for one so tall: here, or at the top of the next page. */
export interface Column {
  x: number;
  y: number;
  width: number;
  /** Does this page hold one so tall? */
  holds(height: number): boolean;
  room(height: number): void;
}

/** Where a column begins, and how wide it is. */
export type Place = Pick<Column, 'x' | 'y' | 'width'>;

/** A column over a page's width that goes on over pages of its subject; beside something else it begins narrower. */
export function pageColumn(sheet: Sheet, subject: string, y: number, width = sheet.right - sheet.left): Column {
  const column: Column = {
    x: sheet.left,
    y,
    width,
    holds: (height) => column.y + height <= sheet.bottom,
    room: (height) => {
      if (column.holds(height)) return;
      newPage(sheet, subject);
      sheet.text = column;
      Object.assign(column, { x: sheet.left, y: sheet.top + 4, width: sheet.right - sheet.left });
    },
  };
  return column;
}

/** Room between the end of a subject and the title of the next on one page. */
const BETWEEN = 16;
/** With less of it left than this, its title included, a subject begins on a page of its own. */
const LEAST = 170;

/** May a subject of text begin on this page below what ends at `y`? */
export const hasBelow = (sheet: Sheet, y: number): boolean => y + BETWEEN + LEAST <= sheet.bottom;

/** Begins a subject of text under its title: below the last where the page has room for that and `least` points, else on a new one. */
export function openSubject(sheet: Sheet, subject: string, title: string, least = LEAST): Column {
  const { text } = sheet;
  const isBelow = text?.holds(BETWEEN + least) === true;
  if (isBelow) beginSubject(sheet, subject);
  else newPage(sheet, subject);
  const column = pageColumn(sheet, subject, pageTitle(sheet, title, isBelow ? text.y + BETWEEN : sheet.top));
  sheet.text = column;
  return column;
}

/** Sets a paragraph, and room `after` it. */
export function put(sheet: Sheet, column: Column, block: Passage, after: number): void {
  column.room(block.height);
  const { x, y } = column;
  tagged(sheet, 'P', () => {
    paintBlock(sheet.ink, block, x, y);
  });
  column.y += block.height + after;
}
