/** Page 2 of a letter that asks, and more where its pictures lie far apart: the ground in dispute on its side, and beside it how it is read and what guns can hit. */
import type { MapScene, SceneFire, SceneFrame, ScenePlan } from '../../engine/scene.ts';
import { clock, longDate } from '../dates.ts';
import { type Canvas, canvas, ink as inkColor, muted } from '../map/canvas.ts';
import { drawLeaderPlate, sideOf } from '../map/counter.ts';
import type { Drawing } from '../map/drawing.ts';
import { isWithin, type Span, spanOf } from '../map/frames.ts';
import { drawReachSign, drawShotSign, drawTargetSign, drawZoneSign } from '../map/overlay.ts';
import { drawPaleSign } from '../map/pale.ts';
import { paintItems, paintPdf } from '../map/pdf.ts';
import { inPart, type PlanPart } from '../map/plan-part.ts';
import { drawPrintWindow } from '../map/window.ts';
import { flow, type Piece, paintBlock, prose } from './flow.ts';
import { fitted, newPage, panel, paragraph, rule, type Sheet, sectionHead, tagged } from './sheet.ts';

const mm = 72 / 25.4;
const ASIDE = 60 * mm;
const GAP = 12;
/** As much of the field as a page shows with counters that can be read. */
const SHOWN = { columns: 14, rows: 10 };
/** Size of a code in points: set smaller it still has seven. */
const CODE = 7.8;

export function planPage(sheet: Sheet): void {
  const { map } = sheet.model.story;
  if (map.kind !== 'hex-map' || map.plan === undefined || map.plan.frames.length === 0) return;
  for (const frames of pagesOf(map.plan)) {
    newPage(sheet, sheet.print.pages.plan, true);
    const [left, top] = [sheet.left, sheet.top - 4];
    const room = { width: sheet.right - sheet.left - ASIDE - GAP, height: sheet.bottom + 4 - top };
    const drawing = drawPlan(map, frames, sheet.print.pages.plan, room);
    tagged(sheet, 'Figure', () => paintPdf(sheet.doc, drawing, left, top, 1), drawing.alt);
    const seen = inPart(map, map.plan, spanAround(map, frames));
    beside(sheet, seen, left + drawing.width + GAP);
  }
}

/** What the letter shows, page by page: together as much as one holds. */
export function pagesOf({ frames }: ScenePlan): SceneFrame[][] {
  const pages: SceneFrame[][] = [];
  for (const frame of frames) {
    const page = pages.find((shown) => fits(spanOf([...shown, frame].flatMap(({ hexes }) => hexes))));
    if (page) page.push(frame);
    else pages.push([frame]);
  }
  return pages;
}

const fits = (span: Span | null): boolean =>
  span !== null && span.columns[1] - span.columns[0] < SHOWN.columns && span.rows[1] - span.rows[0] < SHOWN.rows;

/** Pictures of the planning map on one page, as large as fits the room. */
export function drawPlan(
  scene: MapScene,
  frames: readonly SceneFrame[],
  title: string,
  room: { readonly width: number; readonly height: number },
): Drawing {
  const alt = frames.map((frame) => frame.alt).join(' ');
  return drawPrintWindow(scene, { ...spanAround(scene, frames), title, alt, isPlan: true }, room, CODE);
}

/** The part of the field around what the letter shows, as large as a page holds, where it has most stacks. */
function spanAround(scene: MapScene, frames: readonly SceneFrame[]): Span {
  const shown = spanOf(frames.flatMap(({ hexes }) => hexes)) ?? scene;
  const tops = grown(shown.rows, SHOWN.rows, scene.rows);
  const spans = grown(shown.columns, SHOWN.columns, scene.columns).flatMap((columns) =>
    tops.map((rows) => ({ columns, rows })),
  );
  const stands = scene.stacks.map(({ hex }) => spanOf([hex]) as Span);
  const held = (span: Span): number => stands.filter((one) => isWithin(one, span)).length;
  return spans.map((span) => ({ span, count: held(span) })).reduce((a, b) => (b.count > a.count ? b : a)).span;
}

/** `most` columns or rows inside the field that hold these, those first that have them in their middle. */
function grown([low, high]: Span['rows'], most: number, [first, last]: Span['rows']): Span['rows'][] {
  const size = Math.min(most, last - first + 1);
  const middle = (low + high + 1 - size) / 2;
  const lowest = Math.max(first, Math.min(low, high - size + 1));
  const highest = Math.min(last - size + 1, Math.max(low, high - size + 1));
  return Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((from) => [from, from + size - 1]);
}

function beside(sheet: Sheet, seen: PlanPart, x: number): void {
  const { print, model } = sheet;
  const width = sheet.right - x;
  const title = print.plan.title(model.next?.printed ?? model.turn.printed);
  const size = fitted(title, 19, width);
  tagged(sheet, 'H1', () => sheet.ink.text(title, x, sheet.top + 12, 'serif-bold', size, inkColor));
  let y = deadline(sheet, x, sheet.top + 22, width);
  y = legend(sheet, seen, x, y, width);
  const { plan } = seen;
  if (plan.fire.length > 0) fireTable(sheet, plan.fire, x, sectionHead(sheet, print.plan.fire, x, y + 4, width), width);
}

function deadline(sheet: Sheet, x: number, y: number, width: number): number {
  const { model, words, print } = sheet;
  const { deadline: due, next } = model;
  if (due === null || next === null) return y;
  const pieces: Piece[] = [
    { text: prose(`${print.ordersTurnBy(next.orders ?? words.ordersOf(next.call), next.printed)} `) },
    { text: prose(`${longDate(due.local, words)}, ${clock(due.local)}`), face: 'sans-bold' },
  ];
  const block = flow(pieces, { size: 9, width: width - 16 });
  panel(sheet.ink, x, y, width, block.height + 10, 'FFF3C9', inkColor);
  tagged(sheet, 'P', () => {
    paintBlock(sheet.ink, block, x + 8, y + 5);
  });
  return y + block.height + 18;
}

/** What the signs of this page mean, and of no others; nothing where it has none. */
function legend(sheet: Sheet, { scene, plan, cut }: PlanPart, x: number, top: number, width: number): number {
  const { plan: words } = sheet.print;
  const leader = scene.stacks.find(({ leaders }) => leaders.length > 0);
  const own = plan.shots[0];
  const rows: readonly (readonly [boolean, string, (on: Canvas, x: number, y: number) => void])[] = [
    [plan.reach.length > 0, words.reach, drawReachSign],
    [plan.zones.hexes.length > 0, words.zones, (on, at, y) => drawZoneSign(on, scene, plan, at, y)],
    [own !== undefined, words.shots, (on, at, y) => drawShotSign(on, sideOf(scene, own?.side ?? '').arrow, at, y)],
    [plan.targets.length > 0, words.targets, drawTargetSign],
    [
      leader !== undefined,
      words.leader,
      (on, at, y) => drawLeaderPlate(on, sideOf(scene, leader?.side ?? ''), '…', at, y, 8),
    ],
    [cut, words.pale, drawPaleSign],
  ];
  const shown = rows.filter(([isShown]) => isShown);
  if (shown.length === 0) return top;
  let y = sectionHead(sheet, words.reading, x, top, width) + 2;
  for (const [, text, draw] of shown) {
    const signs = canvas();
    draw(signs, x + 21, y + 9);
    paintItems(sheet.doc, signs.items);
    y = Math.max(
      y + 19,
      paragraph(sheet, [{ text: prose(text) }], x + 46, y, { size: 8, width: width - 46, leading: 1.25 }) + 4,
    );
  }
  return y;
}

const ROW = 8;
/** Where even the brief rows of many guns are more than the page holds. */
const LEAST_ROW = 7;
const BETWEEN = 2.5;

/** A row a gun and face: with the reasons of the face where all have room so, else what can be hit and how well; or one a gun. */
function fireTable(sheet: Sheet, rows: readonly SceneFire[], x: number, top: number, width: number): void {
  const laid = (isBrief: boolean, size: number) =>
    rows.map((row) => {
      const { side, gun, hexes, why } = row;
      const pieces: Piece[] = [
        { text: `${gun} `, face: 'sans-bold', color: sheet.word(side) },
        { text: hexes.join(' ') },
        ...(why === '' || isBrief ? [] : [{ text: prose(` ${why}`), color: muted }]),
      ];
      return { row, size, block: flow(pieces, { size, width: width - 46, leading: 1.2 }) };
    });
  const fits = (all: ReturnType<typeof laid>): boolean =>
    top + all.reduce((sum, { block }) => sum + block.height + BETWEEN, 0) <= sheet.bottom + BETWEEN;
  const shown = [laid(false, ROW), laid(true, ROW), laid(true, LEAST_ROW)].find(fits);
  if (!shown) {
    gunByGun(sheet, rows, x, top, width);
    return;
  }
  let y = top;
  for (const { row, size, block } of shown) {
    const { needs, chance } = row;
    const line = y;
    tagged(sheet, 'P', () => {
      paintBlock(sheet.ink, block, x, line);
      sheet.ink.text(needs, x + width - 26, line + size, 'sans-bold', size, inkColor, { anchor: 'end' });
      sheet.ink.text(`${chance} %`, x + width, line + size, 'sans', size, inkColor, { anchor: 'end' });
    });
    y += block.height + BETWEEN;
    sheet.ink.shape([0, x, y - 1, 1, x + width, y - 1], undefined, { color: rule, width: 0.5 });
  }
}

/** All that a gun can hit run on, where a row for each face is more than the page holds. */
function gunByGun(sheet: Sheet, rows: readonly SceneFire[], x: number, top: number, width: number): void {
  let y = top;
  for (const [gun, faces] of Map.groupBy(rows, (row) => row.gun)) {
    const pieces = faces.flatMap(({ side, hexes, needs, chance }, n): Piece[] => [
      n === 0 ? { text: `${gun} `, face: 'sans-bold', color: sheet.word(side) } : { text: ', ' },
      { text: `${hexes.join(' ')}\u00a0` },
      { text: needs, face: 'sans-bold' },
      { text: `\u00a0${chance}\u00a0%` },
    ]);
    const block = flow(pieces, { size: LEAST_ROW, width, leading: 1.2 });
    const line = y;
    tagged(sheet, 'P', () => {
      paintBlock(sheet.ink, block, x, line);
    });
    y += block.height + BETWEEN;
    sheet.ink.shape([0, x, y - 1, 1, x + width, y - 1], undefined, { color: rule, width: 0.5 });
  }
}
