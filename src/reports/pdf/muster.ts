/** Page 4: the order of battle in two wide columns or three narrow ones, a row a unit, with its counter and its strength turn by turn. */
import { blocksOf } from '../../engine/chapters.ts';
import { Lately } from '../../engine/lately.ts';
import { oncePer } from '../../engine/once.ts';
import type { Chapter, Muster, MusterUnit } from '../../engine/story.ts';
import { chaptersOn } from '../chapters.ts';
import { textWidth } from '../fonts.ts';
import { canvas, ink as inkColor, muted } from '../map/canvas.ts';
import { drawCounter, sideOf, strengthText } from '../map/counter.ts';
import { rectangle, star } from '../map/drawing.ts';
import { paintItems } from '../map/pdf.ts';
import { colours } from '../model.ts';
import { paintChapter } from './chapter.ts';
import { hasBelow, openSubject, pageColumn } from './column.ts';
import { flow, type Passage, paintBlock, prose } from './flow.ts';
import { momentOf, newPage, paragraph, rule, type Sheet, tagged } from './sheet.ts';

const counterWidth = 17.6;
/** Counters are drawn at this width and scaled down, so that their lines keep their proportions. */
const drawnWidth = 44;
const textSize = 8.5;
const nameLeft = counterWidth + 5;
/** Columns, least height of a row and size of its name: the roomiest that takes no more pages than the tightest. */
const fits = [
  { least: 21.5, name: textSize },
  { least: 20.4, name: textSize },
  { least: 19.4, name: textSize },
  { least: 18.7, name: textSize },
  { least: 18.7, name: 8 },
  { least: 18.7, name: 7.5 },
] as const;
type Fit = (typeof fits)[number];
const ways = [2, 3].flatMap((columns) => fits.map((fit) => ({ columns, fit })));
type Way = (typeof ways)[number];
const gap = 14;
const headHeight = 18;
/** It begins below other text where so much of the page is left for it. */
const MUSTER_PART = 0.35;

/** A thing to be put into the columns. `with` is what must follow it in the same column. */
interface Part {
  height: number;
  with: number;
  paint(x: number, y: number): void;
}
interface Place {
  page: number;
  column: number;
  y: number;
}

export function musterPages(sheet: Sheet): void {
  const chapters = chaptersOn(sheet.model.story.chapters, 'muster');
  for (const block of blocksOf(chapters, 'muster')) musterOf(sheet, block);
  listed(
    sheet,
    chapters.filter(({ blocks }) => blocks.every(({ kind }) => kind !== 'muster')),
  );
}

/** Forces that are told in words: stacks and pools, each list in the width of the page. */
function listed(sheet: Sheet, chapters: readonly Chapter[]): void {
  if (chapters.length === 0) return;
  const { print, model } = sheet;
  const column = openSubject(sheet, print.pages.muster, print.musterAt(model.story.turn, momentOf(model)));
  for (const chapter of chapters) paintChapter(sheet, column, chapter);
}

function musterOf(sheet: Sheet, muster: Muster): void {
  const { print, model } = sheet;
  const title = print.musterAt(model.story.turn, momentOf(model));
  const { y: titled } = openSubject(sheet, print.pages.muster, title, MUSTER_PART * (sheet.bottom - sheet.top));
  const noted = paragraph(sheet, [{ text: prose(print.musterNote) }], sheet.left, titled - 2, {
    ...{ size: 8.5, width: sheet.right - sheet.left, color: muted, leading: 1.3 },
  });
  const tops = { first: noted + 4, other: sheet.top + 4, bottom: sheet.bottom + 4 };
  const planned = oncePer(({ columns, fit }: Way) => {
    const width = (sheet.right - sheet.left - (columns - 1) * gap) / columns;
    const parts = partsOf(sheet, muster, width, fit);
    return { width, parts, ...evenly(parts, tops, columns) };
  });
  // Dice and proofs without a form may stand below; a form takes a page of its own.
  const pagesOf = (way: Way): number => {
    const { last, end } = planned(way);
    return last + (model.form.length > 0 || hasBelow(sheet, end) ? 0 : 1);
  };
  const fewest = Math.min(...ways.filter(({ fit }) => fit === fits.at(-1)).map(pagesOf));
  const way = ways.find((one) => pagesOf(one) === fewest);
  if (way === undefined) return;
  const plan = planned(way);
  let page = 0;
  for (const [at, part] of plan.parts.entries()) {
    const spot = plan.places[at] as Place;
    if (spot.page > page) newPage(sheet, print.pages.muster);
    page = spot.page;
    part.paint(sheet.left + spot.column * (plan.width + gap), spot.y);
  }
  sheet.text = pageColumn(sheet, print.pages.muster, plan.end);
}

interface Edges {
  readonly first: number;
  readonly other: number;
  readonly bottom: number;
}

/** Column after column, page after page, those of the last page no longer than they need be; and where that page ends. */
function evenly(parts: readonly Part[], edges: Edges, columns: number) {
  const pageOf = (short?: Short): number => {
    let last = 0;
    place(parts, edges, columns, short, (page) => {
      last = page;
    });
    return last;
  };
  const last = pageOf();
  let end = last === 0 ? edges.first : edges.other;
  while (end < edges.bottom && pageOf({ page: last, foot: end }) !== last) end = Math.min(end + EVENED, edges.bottom);
  const places: Place[] = [];
  place(parts, edges, columns, { page: last, foot: end }, (page, column, y) => places.push({ page, column, y }));
  return { places, last, end };
}
/** Columns of a last page are made even to so much. */
const EVENED = 6;

/** A page whose foot is higher than that of the others. */
interface Short {
  readonly page: number;
  readonly foot: number;
}

/** Fills column after column, page after page, and tells where each part stands; one page may have a foot of its own. */
function place(
  parts: readonly Part[],
  edges: Edges,
  columns: number,
  short: Short = { page: 0, foot: edges.bottom },
  tell: (...spot: readonly [page: number, column: number, y: number]) => void,
): void {
  let [page, column, y] = [0, 0, edges.first];
  for (const part of parts) {
    if (y + part.height + part.with > (page === short.page ? short.foot : edges.bottom)) {
      [page, column] = column < columns - 1 ? [page, column + 1] : [page + 1, 0];
      y = page === 0 ? edges.first : edges.other;
    }
    tell(page, column, y);
    y += part.height;
  }
}

/** Armies in the scenario's order: head, leaders, then a row a unit. */
function partsOf(sheet: Sheet, { armies, calendar }: Muster, width: number, fit: Fit): Part[] {
  return armies.flatMap(({ army, side, units }): Part[] => {
    const leaders = units.filter(({ counter }) => counter.symbol === 'leader');
    const others = units.filter(({ counter }) => counter.symbol !== 'leader');
    const names = leaders
      .map((one) => [codedName(one), one.state, prose(one.place)].filter(isTold).join(' '))
      .join(', ');
    const led = names === '' ? null : flow([{ text: names }], { size: 8.5, width: width - 11, leading: 1.32 });
    const title = armyTitle(army, others, sheet);
    const parts: Part[] = [
      {
        height: headHeight + 3,
        with: (led?.height ?? 0) + 2 * fit.least,
        paint: (x, y) => tagged(sheet, 'H2', () => armyHead(sheet, title, side, x, y, width)),
      },
    ];
    if (led !== null)
      parts.push({ height: led.height + 3, with: fit.least, paint: (x, y) => leaderLine(sheet, side, led, x, y) });
    for (const unit of others) {
      const row = layRow(unit, calendar, width, fit);
      parts.push({
        height: row.height,
        with: 0,
        paint: (x, y) => tagged(sheet, 'P', () => unitRow(sheet, unit, row, calendar, x, y, width)),
      });
    }
    parts.push({ height: 8, with: 0, paint: () => {} });
    return parts;
  });
}

function leaderLine(sheet: Sheet, side: string, led: Passage, x: number, y: number): void {
  tagged(sheet, 'P', () => {
    sheet.ink.shape(star(x + 4, y + 5.6, 4.2), sheet.word(side));
    paintBlock(sheet.ink, led, x + 11, y);
  });
}

/** `British · 40 + 23 SP`: troops and guns that are here. */
function armyTitle(army: string, units: readonly MusterUnit[], sheet: Sheet): string {
  let [troops, guns] = [0, 0];
  for (const { now, isAwaited, counter } of units) {
    if (now === null) return army;
    if (isAwaited === true) continue;
    if (counter.symbol === 'battery' || counter.symbol === 'mortar') guns += now;
    else troops += now;
  }
  return `${army} · ${sheet.print.strength(troops, guns)}`;
}

function armyHead({ ink, model }: Sheet, title: string, side: string, x: number, y: number, width: number): void {
  const { ground, figures } = colours(model, side);
  ink.shape(rectangle(x, y, width, headHeight, 3), ground);
  ink.text(title, x + 6, y + 13, 'sans-bold', 10.5, figures);
}

const bar = { width: 3.4, gap: 0.9, height: 11 };
/** More bars than these share this much room: they grow thinner, so that names have some. */
const manyBars = 12;
const barsRoom = 40;
/** A longer place stands behind the name, which would have no room beside it. */
const placeRoom = 34;
/** Names are never smaller. */
const leastName = 7;

/** From one bar to the next, and how wide each is. */
function barPitch({ played, toCome }: Muster['calendar']): { pitch: number; wide: number; count: number } {
  const count = Math.max(played.length, 1) + toCome;
  const pitch = count > manyBars ? barsRoom / count : bar.width + bar.gap;
  return { pitch, wide: (pitch * bar.width) / (bar.width + bar.gap), count };
}

/** Edges of a row's parts from its left, its name set, and its height. */
interface Row {
  strength: string;
  full: string;
  bars: number;
  strengthEnd: number;
  /** Empty where it stands behind the name. */
  place: string;
  placeEnd: number;
  name: Passage;
  height: number;
}

function layRow(unit: MusterUnit, calendar: Muster['calendar'], width: number, fit: Fit): Row {
  const { counter } = unit;
  const strength = unit.now === null || counter.symbol === 'mortar' ? strengthText(counter) : `${unit.now}`;
  const full = unit.full !== null && unit.now !== null && unit.full !== unit.now ? `/${unit.full}` : '';
  const { pitch, count } = barPitch(calendar);
  const bars = width - count * pitch;
  const strengthEnd = bars - 4;
  const placeEnd = strengthEnd - textWidth('2/4', 'sans', textSize) - 4;
  const placeWidth = textWidth(prose(unit.place), 'sans', textSize);
  const named = codedName(unit);
  const beside = placeEnd - nameLeft - placeWidth - 4;
  const isApart = placeWidth <= placeRoom && longestWord(named, leastName) < beside;
  const room = isApart ? beside : placeEnd - nameLeft;
  const name = fittedName(isApart ? named : prose(`${named}, ${unit.place}`), room, fit.name);
  const height = Math.max(fit.least, name.height + 2);
  return { strength, full, bars, strengthEnd, place: isApart ? prose(unit.place) : '', placeEnd, name, height };
}

function unitRow(
  sheet: Sheet,
  unit: MusterUnit,
  row: Row,
  calendar: Muster['calendar'],
  x: number,
  y: number,
  width: number,
): void {
  const { ink, doc, model } = sheet;
  const { counter } = unit;
  const face = canvas();
  drawCounter(face, counter, sideOf(model.story.map, counter.side), 1, 1, drawnWidth);
  const middle = y + row.height / 2;
  const scale = counterWidth / drawnWidth;
  ink.within(x, middle - counterWidth / 2 - scale, scale, drawnWidth * 1.1, drawnWidth * 1.1, () =>
    paintItems(doc, face.items),
  );
  const baseline = middle + 3.1;
  const end = { anchor: 'end' } as const;
  ink.text(row.full, x + row.strengthEnd, baseline, 'sans', textSize, inkColor, end);
  const left = x + row.strengthEnd - textWidth(row.full, 'sans', textSize);
  ink.text(row.strength, left, baseline, 'sans-bold', textSize, inkColor, end);
  ink.text(row.place, x + row.placeEnd, baseline, 'sans', textSize, inkColor, end);
  paintBlock(ink, row.name, x + nameLeft, middle - row.name.height / 2);
  historyBars(sheet, unit, calendar, x + row.bars, middle + bar.height / 2);
  const under = y + row.height;
  ink.shape([0, x, under, 1, x + width, under], undefined, { color: rule, width: 0.6 });
}

/** A name with the code that letters and orders use, where the two differ. */
export const codedName = ({ name, id }: Pick<MusterUnit, 'name' | 'id'>): string =>
  asCode(name) === asCode(id) ? prose(name) : prose(`${name} [${id}]`);

/** As a code is written: no accents, no capitals. */
const asCode = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** Names set lately: the same in every letter of a game, and at every height of a row. */
const namesSet = new Lately<Passage>(4_000);

const fittedName = (name: string, width: number, usual: number): Passage =>
  namesSet.get(`${width} ${usual} ${name}`, () => setName(name, width, usual));

/** A name in full: smaller rather than broken inside a word or on more than three lines, as far as it stays readable. */
function setName(name: string, width: number, usual: number): Passage {
  let size = Math.max(leastName, Math.min(usual, (usual * (width - 0.1)) / longestWord(name, usual)));
  let block = flow([{ text: name }], { size, width, leading: 1.12 });
  while (block.lines.length > 3 && size > leastName) {
    size -= 0.5;
    block = flow([{ text: name }], { size, width, leading: 1.12 });
  }
  return block;
}

const longestWord = (name: string, size: number): number =>
  Math.max(...name.split(' ').map((word) => textWidth(word, 'sans', size)));

/** Strength at the start and after each turn, its length over the largest unit's six; ticks for turns to come. */
function historyBars(
  { ink, model }: Sheet,
  unit: MusterUnit,
  calendar: Muster['calendar'],
  x: number,
  bottom: number,
): void {
  const { ground } = colours(model, unit.side);
  const most = Math.max(6, unit.full ?? 0, ...unit.history);
  const bars: number[] = [];
  const ticks: number[] = [];
  const { pitch, wide, count } = barPitch(calendar);
  for (let at = 0; at < count; at++) {
    const left = x + at * pitch;
    const strength = at < calendar.played.length ? unit.history[at] : undefined;
    if (strength === undefined || strength === 0) ticks.push(0, left, bottom - 0.4, 1, left + wide, bottom - 0.4);
    else {
      const height = Math.max(1.2, (strength / most) * bar.height);
      bars.push(...rectangle(left, bottom - height, wide, height));
    }
  }
  ink.shape(bars, ground);
  ink.shape(ticks, undefined, { color: 'B9AE95', width: 0.6 });
}

/** A leader who is gone stands nowhere. */
const isTold = (part: string): boolean => part !== '' && part !== '-';
