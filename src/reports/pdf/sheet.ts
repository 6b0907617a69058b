/** The pages of a printed report: paper, margins, heads and feet, sections, tags and bookmarks. */
import { deflateSync } from 'node:zlib';
import { clock, shortDate } from '../dates.ts';
import { type Document, openDocument } from '../document.ts';
import { textWidth } from '../fonts.ts';
import { type Ink, inkOf } from '../ink.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { rectangle } from '../map/drawing.ts';
import { colours, type ReportModel } from '../model.ts';
import { dueInBrief } from '../subject.ts';
import { type LetterWords, wordsOf } from '../words/words.ts';
import { flow, type Passage, type Piece, paintBlock, prose, type Setting } from './flow.ts';
import { type Moment, type PrintWords, printWords } from './words.ts';

export type Paper = 'a4' | 'letter';

const mm = 72 / 25.4;
const papers: Readonly<Record<Paper, { width: number; height: number; side: number }>> = {
  a4: { width: 595.28, height: 841.89, side: 14 * mm },
  letter: { width: 612, height: 792, side: 17 * mm },
};
export const rule = 'D8D0BF';

type Element = ReturnType<Document['struct']>;

/** What every page shares. */
/** A letter that calls for orders of its own turn shows that turn in play. */
export function momentOf({ story, next, turn }: ReportModel): Moment {
  if (story.opening) return 'before';
  return next?.printed === turn.printed ? 'in' : 'after';
}

export interface Sheet {
  doc: Document;
  ink: Ink;
  model: ReportModel;
  words: LetterWords;
  print: PrintWords;
  /** Edges of what may be printed on, of the page being written. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  paper: Paper;
  word(side: string): string;
  /** Subjects of the pages so far, in order, and whether each lies on its side. */
  pages: { subject: string; wide: boolean }[];
  /** The subject being written, which may begin below another on one page. */
  subject: string;
  section: Element | null;
  /** The column of text that the page now open is filled with, where another subject may follow; null on pages laid out otherwise. */
  text: { readonly y: number; holds(height: number): boolean } | null;
  root: Element;
}

/** The turn at the head of each page: the one that orders are asked for, else the one that is told. */
const turnHeaded = ({ story, turn, next }: ReportModel): number =>
  story.plan && next !== null ? next.printed : turn.printed;

export function openSheet(model: ReportModel, paper: Paper): Sheet {
  const words = wordsOf(model.language);
  const made = creation(model);
  const doc = openDocument({
    autoFirstPage: false,
    bufferPages: true,
    margin: 0,
    tagged: true,
    displayTitle: true,
    lang: words.locale,
    pdfVersion: '1.7',
    font: '',
    compress: false,
    info: {
      Title: `${model.game.label}, ${words.turnAndSeat(turnHeaded(model), model.seat.name)}`,
      Author: 'Fieldpost',
      Subject: model.story.title,
      Creator: 'Fieldpost',
      Producer: 'Fieldpost',
      CreationDate: made,
      ModDate: made,
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    ink: inkOf(doc),
    model,
    words,
    print: printWords(model.language),
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    paper,
    word: (side) => colours(model, side).word,
    pages: [],
    subject: '',
    section: null,
    text: null,
    root,
  };
}

/** The moment printed into the file: that of the deadline, so that it hangs on nothing but the report itself. */
function creation({ deadline }: ReportModel): Date {
  if (deadline === null) return new Date(Date.UTC(2000, 0, 1));
  const { year, month, day, hour, minute, offset } = deadline.local;
  return new Date(Date.UTC(year, month - 1, day, hour, minute - offset));
}

/** Begins a page, and where it is the first of its subject that too. */
export function newPage(sheet: Sheet, subject: string, wide = false): void {
  const { width, height, side } = papers[sheet.paper];
  const size: [number, number] = wide ? [height, width] : [width, height];
  sheet.ink.flush(true);
  sheet.doc.addPage({ size, margin: 0 });
  sheet.left = side;
  sheet.right = size[0] - side;
  sheet.top = 19 * mm;
  sheet.bottom = size[1] - 19 * mm;
  sheet.text = null;
  sheet.pages.push({ subject, wide });
  if (sheet.subject !== subject) beginSubject(sheet, subject);
}

/** Every subject has a bookmark and a section of its own. */
export function beginSubject(sheet: Sheet, subject: string): void {
  sheet.subject = subject;
  sheet.section?.end();
  sheet.section = sheet.doc.struct('Sect', { title: subject });
  sheet.root.add(sheet.section);
  sheet.doc.outline.addItem(subject);
}

/** Goes back, or on, to a page already begun. */
export function turnTo(sheet: Sheet, page: number): void {
  sheet.ink.flush(true);
  sheet.doc.switchToPage(page);
}

/** Packs what is on the page now open: less tightly than the library would, in a third of the time. */
function pack(doc: Document): void {
  const { content } = doc.page as unknown as { content: { buffer: Uint8Array[]; data: Record<string, unknown> } };
  content.buffer = [deflateSync(Buffer.concat(content.buffer), { level: packing })];
  content.data.Filter = 'FlateDecode';
}
const packing = 3;

/** Paints something that assistive readers should find: `H1`, `P`, `Figure` (with alt text) …. */
export function tagged(sheet: Sheet, type: string, paint: () => void, alt?: string): void {
  sheet.ink.flush(true);
  const painted = () => {
    paint();
    sheet.ink.flush();
  };
  sheet.section?.add(sheet.doc.struct(type, alt === undefined ? {} : { alt }, [painted]));
}

/** Sets and paints text as a paragraph; returns where it ends. */
export function paragraph(sheet: Sheet, pieces: readonly Piece[], x: number, y: number, setting: Setting): number {
  const block = flow(pieces, setting);
  paintTagged(sheet, 'P', block, x, y);
  return y + block.height;
}

export function paintTagged(sheet: Sheet, type: string, block: Passage, x: number, y: number): void {
  tagged(sheet, type, () => {
    paintBlock(sheet.ink, block, x, y);
  });
}

/** The title of a page, or of what begins further down on it, in the text's own width; returns where the text below may begin. */
export function pageTitle(sheet: Sheet, title: string, top = sheet.top): number {
  const size = fitted(title, 17, sheet.right - sheet.left);
  tagged(sheet, 'H1', () => sheet.ink.text(title, sheet.left, top + 15, 'serif-bold', size, inkColor));
  return top + 25;
}

/** The largest size up to `size` at which a title fits its width. */
export function fitted(title: string, size: number, width: number): number {
  const wide = textWidth(title, 'serif-bold', size);
  return wide <= width ? size : (size * width) / wide;
}

/** A head with its rule, from x over `width`; returns where the text below may begin. */
export function sectionHead(sheet: Sheet, title: string, x: number, y: number, width: number): number {
  const text = prose(title);
  const size = fitted(text, 13, width);
  tagged(sheet, 'H2', () => sheet.ink.text(text, x, y + 12, 'serif-bold', size, inkColor));
  sheet.ink.shape([0, x, y + 18, 1, x + width, y + 18], undefined, { color: inkColor, width: 1 });
  return y + 23;
}

/** Heads and feet of all pages, once their number is known, and the fonts; then the file. */
export function closeSheet(sheet: Sheet): Promise<Buffer> {
  const { doc } = sheet;
  for (const [at] of sheet.pages.entries()) {
    turnTo(sheet, at);
    doc.markContent('Artifact', { type: 'Pagination' });
    headAndFoot(sheet, at);
    sheet.ink.flush();
    doc.endMarkedContent();
    pack(doc);
  }
  sheet.section?.end();
  sheet.root.end();
  sheet.ink.finish();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

function headAndFoot({ ink, model, words, print, paper, pages }: Sheet, at: number): void {
  const { width: short, height: long, side } = papers[paper];
  const { subject, wide } = pages[at] as Sheet['pages'][number];
  const [width, height] = wide ? [long, short] : [short, long];
  const right = width - side;
  const { story, deadline } = model;
  const size = 8.5;
  const head = 13 * mm;
  const game = `${model.game.label} · ${story.scenario}`;
  // A long name is set smaller before it meets the title in the middle.
  const room = width / 2 - textWidth(subject, 'sans', size) / 2 - side - size;
  const small = Math.min(size, (size * room) / textWidth(game, 'sans-bold', size));
  ink.text(game, side, head, 'sans-bold', small, muted);
  ink.text(subject, width / 2, head, 'sans', size, muted, { anchor: 'middle' });
  ink.text(print.turnAndSeat(turnHeaded(model), model.seat.name), right, head, 'sans', size, muted, { anchor: 'end' });
  ink.shape([0, side, head + 7.5, 1, right, head + 7.5], undefined, { color: 'BDB29A', width: 0.7 });
  const foot = height - 11 * mm;
  ink.shape([0, side, foot - 13, 1, right, foot - 13], undefined, { color: 'BDB29A', width: 0.7 });
  const due =
    deadline === null || model.next === null
      ? sentence(dueInBrief(model))
      : print.ordersDue(
          `${shortDate(deadline.local, words)} ${deadline.local.year}, ${clock(deadline.local)} ${words.zone(deadline.local.zone)}`,
        );
  ink.text(due, side, foot, 'sans', size, muted);
  ink.text(print.head(model.record.head.slice(0, 12)), width / 2, foot, 'sans', size, muted, { anchor: 'middle' });
  ink.text(`${at + 1} / ${pages.length}`, right, foot, 'sans', size, muted, { anchor: 'end' });
}

/** First letter made a capital. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** A box with rounded corners. */
export function panel(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  edge: string,
): void {
  ink.shape(rectangle(x, y, width, height, 4), ground, { color: edge, width: 0.8 });
}
