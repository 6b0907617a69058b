/** Page 4: the order of battle in three columns, a row a unit, with its counter and its strength turn by turn. */
import type { MusterUnit, Story } from '../../engine/story.ts';
import { textWidth } from '../fonts.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import { canvas } from '../map/canvas.ts';
import { drawCounter, sideOf, strengthText } from '../map/counter.ts';
import { rectangle, star } from '../map/drawing.ts';
import { paintItems } from '../map/pdf.ts';
import { colours } from '../model.ts';
import { flow, paintBlock, prose } from './flow.ts';
import { newPage, pageTitle, rule, type Sheet, tagged } from './sheet.ts';

const counterWidth = 17.6;
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
    roomFor(sheet, place, headHeight + (led?.height ?? 0) + 6 + rowHeight);
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
      roomFor(sheet, place, rowHeight);
      const at = place.y;
      tagged(sheet, 'P', () => unitRow(sheet, unit, story.calendar, x(), at, width));
      place.y += rowHeight;
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

const bar = { width: 6.2, gap: 1.6, height: 11 };

function unitRow(
  sheet: Sheet,
  unit: MusterUnit,
  calendar: Story['calendar'],
  x: number,
  y: number,
  width: number,
): void {
  const { ink, doc, model } = sheet;
  const { counter } = unit;
  const sheetOfOne = canvas();
  drawCounter(sheetOfOne, counter, sideOf(model.story.map, counter.side), 0, 0, 44);
  ink.within(x + 0.5, y + 1.8, counterWidth / 44, 50, 50, () => paintItems(doc, sheetOfOne.items));
  const bars = Math.max(calendar.played.length, 1) + calendar.toCome;
  const barsWidth = bars * (bar.width + bar.gap);
  const right = x + width;
  const sp = unit.now === null ? strengthText(counter) : counter.symbol === 'mortar' ? 'm' : `${unit.now}`;
  const full = unit.full !== null && unit.now !== null && unit.full !== unit.now ? `/${unit.full}` : '';
  const spRight = right - barsWidth - 4;
  const baseline = y + rowHeight / 2 + 3.2;
  ink.text(full, spRight, baseline, 'sans', 8.5, inkColor, { anchor: 'end' });
  ink.text(sp, spRight - textWidth(full, 'sans', 8.5), baseline, 'sans-bold', 8.5, inkColor, { anchor: 'end' });
  const placeRight = spRight - textWidth('2/4', 'sans', 8.5) - 5;
  ink.text(prose(unit.place), placeRight, baseline, 'sans', 8.5, inkColor, { anchor: 'end' });
  const nameLeft = x + counterWidth + 5;
  const nameWidth = placeRight - textWidth(unit.place, 'sans', 8.5) - 4 - nameLeft;
  const name = fittedName(prose(unit.name), nameWidth);
  paintBlock(ink, name, nameLeft, y + (rowHeight - name.height) / 2);
  historyBars(sheet, unit, calendar, right - barsWidth, y + rowHeight / 2 + bar.height / 2);
  ink.shape([0, x, y + rowHeight, 1, right, y + rowHeight], undefined, { color: rule, width: 0.6 });
}

/** A name on at most two lines: smaller before it is broken into three. */
function fittedName(name: string, width: number) {
  let block = flow([{ text: name }], { size: 8.5, width, leading: 1.15 });
  for (let size = 8; block.lines.length > 2 && size >= 6; size -= 0.5) {
    block = flow([{ text: name }], { size, width, leading: 1.15 });
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
