/** Page 4: the order of battle in three columns, a row a unit, with its counter and its strength turn by turn. */
import type { MusterUnit, Story } from '../../engine/story.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { canvas } from '../map/canvas.ts';
import { drawCounter, sideOf, strengthText } from '../map/counter.ts';
import { rectangle, star } from '../map/drawing.ts';
import { paintItems } from '../map/pdf.ts';
import { colours } from '../model.ts';
import { type Block, flow, paintBlock, prose } from './flow.ts';
import { newPage, pageTitle, rule, type Sheet, tagged } from './sheet.ts';

const counterWidth = 17.6;
/** Counters are drawn at this width and scaled down, so that their lines keep their proportions. */
const drawnWidth = 44;
const nameSize = 8.5;
const nameLeft = counterWidth + 5;
const rowHeight = 21.5;
const gap = 14;
const headHeight = 18;

/** Where the next row goes. */
interface Place {
  column: number;
  y: number;
  top: number;
}

export function musterPages(sheet: Sheet): void {
  const { story } = sheet.model;
  const place: Place = { column: 0, y: 0, top: 0 };
  open(sheet, place, true);
  const width = (sheet.right - sheet.left - 2 * gap) / 3;
  const x = () => sheet.left + place.column * (width + gap);
  for (const { army, side, units } of story.muster) {
    const leaders = units.filter(({ counter }) => counter.symbol === 'leader');
    const others = units.filter(({ counter }) => counter.symbol !== 'leader');
    const names = leaders.map(({ name, place: at }) => `${prose(name)} ${at}`).join(', ');
    const led = names === '' ? null : flow([{ text: names }], { size: 8.5, width: width - 11, leading: 1.32 });
    if (place.y > place.top) place.y += 8;
    roomFor(sheet, place, headHeight + (led?.height ?? 0) + 6 + 2 * rowHeight);
    const top = place.y;
    tagged(sheet, 'H2', () => armyHead(sheet, armyTitle(army, others, sheet), side, x(), top, width));
    place.y += headHeight + 3;
    if (led !== null) {
      const at = place.y;
      tagged(sheet, 'P', () => {
        sheet.ink.shape(star(x() + 4, at + 5.6, 4.2), sheet.word(side));
        paintBlock(sheet.ink, led, x() + 11, at);
      });
      place.y += led.height + 3;
    }
    for (const unit of others) {
      const row = layRow(unit, story.calendar, width);
      roomFor(sheet, place, row.height);
      const at = place.y;
      tagged(sheet, 'P', () => unitRow(sheet, unit, row, story.calendar, x(), at, width));
      place.y += row.height;
    }
  }
}

function open(sheet: Sheet, place: Place, first: boolean): void {
  newPage(sheet, sheet.print.pages.muster);
  place.column = 0;
  place.top = sheet.top + 4;
  if (first) {
    const y = pageTitle(sheet, sheet.print.musterAfter(sheet.model.story.turn));
    tagged(sheet, 'P', () => sheet.ink.text(prose(sheet.print.musterNote), sheet.left, y + 7, 'sans', 8.5, muted));
    place.top = y + 15;
  }
  place.y = place.top;
}

function roomFor(sheet: Sheet, place: Place, height: number): void {
  if (place.y + height <= sheet.bottom + 4) return;
  if (place.column < 2) {
    place.column++;
    place.y = place.top;
  } else {
    open(sheet, place, false);
  }
}

/** `British · 40 SP`, guns not counted. */
function armyTitle(army: string, units: readonly MusterUnit[], sheet: Sheet): string {
  let sum = 0;
  for (const { now, counter } of units) {
    if (counter.symbol === 'battery' || counter.symbol === 'mortar') continue;
    if (now === null) return army;
    sum += now;
  }
  return `${army} · ${sheet.print.strength(sum)}`;
}

function armyHead({ ink, model }: Sheet, title: string, side: string, x: number, y: number, width: number): void {
  const { ground, figures } = colours(model, side);
  ink.shape(rectangle(x, y, width, headHeight, 3), ground);
  ink.text(title, x + 6, y + 13, 'sans-bold', 10.5, figures);
}

const bar = { width: 4, gap: 1.2, height: 11 };

/** Edges of a row's parts from its left, its name set, and its height. */
interface Row {
  strength: string;
  full: string;
  bars: number;
  strengthEnd: number;
  placeEnd: number;
  name: Block;
  height: number;
}

function layRow(unit: MusterUnit, calendar: Story['calendar'], width: number): Row {
  const { counter } = unit;
  const strength = unit.now === null || counter.symbol === 'mortar' ? strengthText(counter) : `${unit.now}`;
  const full = unit.full !== null && unit.now !== null && unit.full !== unit.now ? `/${unit.full}` : '';
  const bars = width - (Math.max(calendar.played.length, 1) + calendar.toCome) * (bar.width + bar.gap);
  const strengthEnd = bars - 4;
  const placeEnd = strengthEnd - textWidth('2/4', 'sans', nameSize) - 4;
  const room = placeEnd - textWidth(unit.place, 'sans', nameSize) - 4 - nameLeft;
  const name = fittedName(prose(unit.name), room);
  return { strength, full, bars, strengthEnd, placeEnd, name, height: Math.max(rowHeight, name.height + 2.5) };
}

function unitRow(
  sheet: Sheet,
  unit: MusterUnit,
  row: Row,
  calendar: Story['calendar'],
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
  ink.text(row.full, x + row.strengthEnd, baseline, 'sans', nameSize, inkColor, end);
  const left = x + row.strengthEnd - textWidth(row.full, 'sans', nameSize);
  ink.text(row.strength, left, baseline, 'sans-bold', nameSize, inkColor, end);
  ink.text(prose(unit.place), x + row.placeEnd, baseline, 'sans', nameSize, inkColor, end);
  paintBlock(ink, row.name, x + nameLeft, middle - row.name.height / 2);
  historyBars(sheet, unit, calendar, x + row.bars, middle + bar.height / 2);
  const under = y + row.height;
  ink.shape([0, x, under, 1, x + width, under], undefined, { color: rule, width: 0.6 });
}

/** A name in full: smaller rather than broken inside a word, on three lines at most. */
function fittedName(name: string, width: number): Block {
  const longest = Math.max(...name.split(' ').map((word) => textWidth(word, 'sans', nameSize)));
  let size = Math.min(nameSize, (nameSize * (width - 0.1)) / longest);
  let block = flow([{ text: name }], { size, width, leading: 1.12 });
  while (block.lines.length > 3 && size > 5) {
    size -= 0.5;
    block = flow([{ text: name }], { size, width, leading: 1.12 });
  }
  return block;
}

/** Strength at the start and after each turn, its length over the largest unit's six; ticks for turns to come. */
function historyBars(
  { ink, model }: Sheet,
  unit: MusterUnit,
  calendar: Story['calendar'],
  x: number,
  bottom: number,
): void {
  const { ground } = colours(model, unit.side);
  const most = Math.max(6, unit.full ?? 0, ...unit.history);
  const bars: number[] = [];
  const ticks: number[] = [];
  const count = Math.max(calendar.played.length, 1) + calendar.toCome;
  for (let at = 0; at < count; at++) {
    const left = x + at * (bar.width + bar.gap);
    const strength = at < calendar.played.length ? unit.history[at] : undefined;
    if (strength === undefined || strength === 0) ticks.push(0, left, bottom - 0.4, 1, left + bar.width, bottom - 0.4);
    else {
      const height = Math.max(1.2, (strength / most) * bar.height);
      bars.push(...rectangle(left, bottom - height, bar.width, height));
    }
  }
  ink.shape(bars, ground);
  ink.shape(ticks, undefined, { color: 'B9AE95', width: 0.6 });
}
