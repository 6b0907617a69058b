/** Where a picture cuts the field no hex is read as empty in which somebody stands. */
import { expect, test } from 'vitest';
import type { MapScene } from '../../src/engine/scene.ts';
import { renderReportHtml } from '../../src/reports/index.ts';
import type { Drawing, Shape } from '../../src/reports/map/drawing.ts';
import { drawField } from '../../src/reports/map/field.ts';
import { cutInTwo } from '../../src/reports/map/frames.ts';
import { type Chart, centre, chart, halfHeight, type Point } from '../../src/reports/map/hexes.ts';
import { mapPictures } from '../../src/reports/map/map.ts';
import { RADIUS } from '../../src/reports/map/strips.ts';
import { drawPlan, pagesOf } from '../../src/reports/pdf/plan-page.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';
import { scene as fixture } from './scene-fixture.ts';

const PAGE = { width: 581, height: 495 };

const letters = [...stages('pensacola/assault', 2, 'classic', 4, undefined, 'a5'.repeat(32))].flatMap((stage) =>
  stage.due.map((seat) => stage.report(seat, 'en') ?? stage.call(seat, 'en')),
);

/** Where the field lies under a picture, by the first number on it. */
function chartOf({ placed, lattice }: Drawing, { layout }: MapScene): Chart {
  if (lattice) return lattice.field;
  const [number] = placed.filter(({ kind }) => kind === 'hex-number');
  if (number === undefined) throw new Error('no hex is numbered');
  const field = chart(layout, RADIUS);
  const [x, y] = centre(field, number.hex);
  const foot = number.bottom - number.top + (0.034 - halfHeight) * RADIUS;
  return { ...field, x: (number.left + number.right) / 2 - x, y: number.bottom - foot - y };
}

/** Middles of the hexes that are pale: each is the mean of its corners. */
function paleOn({ items }: Drawing): Point[] {
  const isPale = (item: Drawing['items'][number]): item is Shape => item.kind === 'shape' && item.opacity === 0.72;
  return items.filter(isPale).flatMap(({ outline }) => {
    const found: Point[] = [];
    // Six corners of three figures each, and the end.
    for (let from = 0; from < outline.length; from += 19) {
      const mean = (axis: number): number =>
        [0, 3].reduce((sum, n) => sum + (outline[from + 3 * n + axis] ?? 0) / 2, 0);
      found.push([mean(1), mean(2)]);
    }
    return found;
  });
}

/** Hexes that a picture shows in part and without their counters; `isPale`: that this is told. */
function unseen(drawing: Drawing, scene: MapScene): { hex: string; isPale: boolean }[] {
  const field = chartOf(drawing, scene);
  const pale = paleOn(drawing);
  const [width, height] = [drawing.width / drawing.unit, drawing.height / drawing.unit];
  const shown = new Set(
    drawing.placed.flatMap(({ kind, hex }) => (kind === 'counter' || kind === 'leader' ? [hex] : [])),
  );
  return scene.stacks.flatMap(({ hex }) => {
    const [x, y] = centre(field, hex);
    const isSeen =
      Math.abs(x - width / 2) < width / 2 + 0.9 * field.r && Math.abs(y - height / 2) < height / 2 + 0.8 * field.r;
    if (!isSeen || shown.has(hex)) return [];
    return [{ hex, isPale: pale.some(([px, py]) => Math.hypot(px - x, py - y) < 0.1 * field.r) }];
  });
}

test('a hex at the edge of a picture whose counters are not on it is pale and has no number', () => {
  const cut: { hex: string; isPale: boolean }[] = [];
  for (const { story } of letters) {
    const { map } = story;
    if (map.kind !== 'hex-map') continue;
    const pages = map.plan ? pagesOf(map.plan).map((frames) => drawPlan(map, frames, '', PAGE)) : [];
    for (const drawing of [...mapPictures(map, PICTURE_WIDTH), ...pages]) {
      const found = unseen(drawing, map);
      cut.push(...found);
      const numbers = new Set(drawing.placed.flatMap(({ kind, hex }) => (kind === 'hex-number' ? [hex] : [])));
      expect(found.filter(({ hex }) => numbers.has(hex))).toEqual([]);
    }
  }
  expect(cut.length).toBeGreaterThan(10);
  expect(cut.filter(({ isPale }) => !isPale)).toEqual([]);
});

test('so is one at the cut of a field that is printed on two pages, and none on a page that shows everybody', () => {
  const span = { columns: [10, 20], rows: [2, 9] } as const;
  const least = { number: 7, word: 7 };
  const parts = cutInTwo(span, 'columns').map((part) => drawField(fixture, 500, { span: part, least }));
  const found = parts.flatMap((drawing) => unseen(drawing, fixture));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ isPale }) => !isPale)).toEqual([]);
  expect(paleOn(drawField(fixture, 500))).toEqual([]);
});

test('a letter tells what is pale where anybody stands beyond one of its pictures', () => {
  const told = letters.map((letter) => renderReportHtml(letter).includes('Pale at the edge'));
  const shown = letters.map(
    ({ story: { map } }) =>
      map.kind === 'hex-map' && mapPictures(map, PICTURE_WIDTH).some((drawing) => paleOn(drawing).length > 0),
  );
  expect(told).toEqual(shown);
  expect(told).toContain(true);
});
