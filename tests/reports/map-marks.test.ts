/** Marks of a map are read as whose they are: arrows have heads and begin in a dot, stars lie toward who attacked, names beside hexes that are shown. */
import { describe, expect, test } from 'vitest';
import type { MapScene } from '../../src/engine/scene.ts';
import { drawArrow, layArrows, placeOnward, roomOf } from '../../src/reports/map/arrows.ts';
import { boxAround, canvas, groundOf, overlap, textBox } from '../../src/reports/map/canvas.ts';
import { drawField } from '../../src/reports/map/field.ts';
import { mapFrames } from '../../src/reports/map/frames.ts';
import { across, centre, chart, sidesInOrder } from '../../src/reports/map/hexes.ts';
import { mapPictures } from '../../src/reports/map/map.ts';
import { Placement } from '../../src/reports/map/placement.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';
import { scene } from './scene-fixture.ts';

function mapsOf(scenario: string, turns: number, seed?: string): MapScene[] {
  return [...stages(scenario, 2, 'classic', turns, undefined, seed?.repeat(32))].flatMap((stage) =>
    stage.due.flatMap((seat) => {
      const { map } = (stage.report(seat, 'es') ?? stage.call(seat, 'es')).story;
      return map.kind === 'hex-map' ? [map] : [];
    }),
  );
}

describe('an arrow', () => {
  const field = chart(scene.layout, 50);
  const march = (path: readonly string[]): MapScene => ({
    ...scene,
    arrows: [{ side: 'british', kind: 'move', path }],
  });
  const [x, y] = centre(field, '1804');

  test('that leaves the picture has its head at the edge', () => {
    const window = boxAround([x, y], 150);
    const [flight] = layArrows(march(['1804', '1805', '1806', '1807']), field, window, new Set());
    const [tipX = 0, tipY = 0] = flight?.points.at(-1) ?? [];
    expect(Math.abs(tipX - x)).toBeLessThan(50);
    expect(y + 150 - tipY).toBeGreaterThan(0);
    expect(y + 150 - tipY).toBeLessThan(10);
    // Beside it stands where it goes, in the picture.
    const ends = placeOnward(flight ? [flight] : [], scene, { field, size: 18 }, new Placement(window));
    expect(ends.map(({ text }) => text)).toEqual(['→ 1807']);
    for (const { x: at, y: down } of ends) expect(Math.hypot(at - tipX, down - tipY)).toBeLessThan(80);
    // Below somebody who stands there it were read as his way.
    const [stack] = scene.stacks;
    const held = { ...scene, stacks: stack ? [{ ...stack, hex: '1805' }] : [] };
    const [off] = placeOnward(flight ? [flight] : [], held, { field, size: 18 }, new Placement(window));
    if (off === undefined) throw new Error('no room beside 1805');
    expect(overlap(textBox(off.text, off.x, off.y, off.hand), groundOf(field, '1805'))).toBe(0);
    const whole = boxAround([x, y], 1e4);
    const stays = layArrows(march(['1804', '1805', '1806', '1807']), field, whole, new Set());
    expect(placeOnward(stays, scene, { field, size: 18 }, new Placement(whole))).toEqual([]);
  });

  test('of which no more than a stub is seen before the edge is not drawn', () => {
    const window = boxAround([x, y], 30);
    expect(layArrows(march(['1804', '1805']), field, window, new Set())).toEqual([]);
  });

  test('begins in a dot, clear of the counters and words of those who stay there', () => {
    const counter = { left: x - 25, top: y - 32, right: x + 25, bottom: y + 16 };
    const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    for (const path of [
      ['1804', '1805', '1806'],
      ['1804', '1803', '1802'],
    ]) {
      const [flight] = layArrows(march(path), field, everywhere, new Set(['1804']), [counter]);
      const [startX, startY] = flight?.points[0] ?? [0, 0];
      expect(overlap(boxAround([startX, startY], 5.5), counter)).toBe(0);
      expect(Math.hypot(startX - x, startY - y)).toBeLessThan(60);
      const sheet = canvas();
      if (flight) drawArrow(sheet, scene, flight, field.r);
      const dots = sheet.items.filter((item) => {
        if (item.kind !== 'shape' || item.fill === undefined) return false;
        const [, fromX = 0, fromY = 0] = item.outline;
        return Math.hypot(fromX - startX, fromY - startY) < 8;
      });
      expect(dots.length).toBeGreaterThan(0);
    }
  });

  test('does not begin on the line of another that turns off where it starts', () => {
    const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const paths = [
      ['1806', '1805', '1904'],
      ['1805', '1804'],
    ];
    const arrows = paths.map((path) => ({ side: 'british', kind: 'move', path }) as const);
    const [first, second] = layArrows({ ...scene, arrows }, field, everywhere, new Set());
    const dot = boxAround(second?.points[0] ?? [0, 0], 5.5);
    const shaft = first ? roomOf(first, field.r) : [];
    expect(shaft.length).toBeGreaterThan(3);
    expect(shaft.map((room) => overlap(room, dot)).filter((shared) => shared > 20)).toEqual([]);
  });

  test('keeps its head off that of another which ends at the same corner', () => {
    const everywhere = boxAround([0, 0], 1e6);
    const touching: string[] = [];
    let count = 0;
    for (const map of mapsOf('pensacola/assault', 6, 'a5')) {
      const stands = new Set(map.stacks.map(({ hex }) => hex));
      const heads = layArrows(map, chart(map.layout, 50), everywhere, stands).map(({ arrow, points }) => {
        const [[tipX, tipY] = [0, 0], [fromX, fromY] = [0, 0]] = [points.at(-1), points.at(-2)];
        const part = 8.5 / Math.hypot(fromX - tipX, fromY - tipY);
        const room = boxAround([tipX + part * (fromX - tipX), tipY + part * (fromY - tipY)], 8.5);
        return { room, called: `${arrow.kind} ${arrow.path.join(' ')}` };
      });
      count += heads.length;
      for (const [n, one] of heads.entries())
        for (const other of heads.slice(n + 1))
          if (overlap(one.room, other.room) > 10) touching.push(`${one.called} / ${other.called}`);
    }
    expect(touching).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test('keeps its head out from under a counter', () => {
    const [toX, toY] = centre(field, '1805');
    const counter = { left: toX - 25, top: toY - 32, right: toX + 25, bottom: toY };
    const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    for (const wide of [0, 10, 20]) {
      const cover = { ...counter, left: counter.left - wide, right: counter.right + wide };
      const [flight] = layArrows(march(['1804', '1805']), field, everywhere, new Set(['1804', '1805']), [cover]);
      const [tipX, tipY] = flight?.points.at(-1) ?? [0, 0];
      // It is 12 long and 17 wide, and points straight down.
      expect(overlap({ left: tipX - 8.5, top: tipY - 12, right: tipX + 8.5, bottom: tipY }, cover)).toBe(0);
    }
  });
});

test('the star of a fight lies at the side that was attacked', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const map of mapsOf('pensacola/siege', 7)) {
    const { placed, lattice } = drawField(map, PICTURE_WIDTH);
    if (lattice === undefined) throw new Error('the field has no lattice');
    const { field } = lattice;
    for (const { hex, from, label } of map.stars) {
      const star = placed.find(({ kind, hex: at, text }) => kind === 'star' && at === hex && text === label);
      const beside = sidesInOrder.map((side) => across(map.layout, hex, side));
      if (star === undefined || from === null || !beside.includes(from)) continue;
      const at = [(star.left + star.right) / 2, (star.top + star.bottom) / 2] as const;
      const away = (to: string): number => Math.hypot(centre(field, to)[0] - at[0], centre(field, to)[1] - at[1]);
      // At a corner of that side another hex is as near, and a star stands a little beside it.
      if (beside.some((other) => away(other) < away(from) - 0.15 * field.r)) wrong.push(`${label} ${from}->${hex}`);
      count++;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1);
});

test('a place is named in a picture that shows its hex with its number, and names stand apart', () => {
  const lone: string[] = [];
  const close: string[] = [];
  let count = 0;
  for (const map of mapsOf('pensacola/assault', 5)) {
    if (mapFrames(map).length === 0) continue;
    for (const { placed } of mapPictures(map, PICTURE_WIDTH)) {
      const numbered = new Set(placed.filter(({ kind }) => kind === 'hex-number').map(({ hex }) => hex));
      const names = placed.filter(
        ({ kind, hex, text }) => kind === 'place' && map.hexes.some(({ id, name }) => id === hex && name === text),
      );
      lone.push(...names.filter(({ hex }) => !numbered.has(hex)).map(({ text }) => text));
      const near = (one: (typeof names)[number]) => ({ ...one, top: one.top - 1, bottom: one.bottom + 1 });
      for (const [n, one] of names.entries())
        for (const other of names.slice(n + 1))
          if (overlap(near(one), near(other)) > 0) close.push(`${one.text} / ${other.text}`);
      count += names.length;
    }
  }
  expect(lone).toEqual([]);
  expect(close).toEqual([]);
  expect(count).toBeGreaterThan(50);
});

test('a picture of a fight shows from where those came who fought there, as far as a letter’s picture reaches', () => {
  const hexes = ['15', '16', '17'].flatMap((column) => ['05', '06', '07', '08'].map((row) => `${column}${row}`));
  const fought = (...paths: readonly (readonly string[])[]): MapScene => ({
    ...scene,
    frames: [{ hexes, title: 'The fight', alt: '' }],
    stars: [{ label: 'A', hex: '1606', from: '1607', contest: '1' }],
    arrows: paths.map((path) => ({ side: 'french', kind: 'move', path })),
  });
  const spans = (map: MapScene) => mapFrames(map).map(({ columns, rows }) => ({ columns, rows }));
  const near = { columns: [15, 17], rows: [5, 8] };
  expect(spans(fought())).toEqual([near]);
  expect(spans(fought(['1410', '1509', '1508', '1607']))).toEqual([{ columns: [14, 17], rows: [5, 10] }]);
  // Of a march too long for a picture nothing more is shown, nor of one that met nobody.
  expect(spans(fought(['1613', '1612', '1611', '1610', '1609', '1608', '1607']))).toEqual([near]);
  expect(spans(fought(['1410', '1509', '1508']))).toEqual([near]);
});

test('a name seldom stands close above the number of the next hex: it would be read as that hex’s', () => {
  let names = 0;
  let close = 0;
  for (const map of mapsOf('pensacola/assault', 5, 'a7')) {
    if (mapFrames(map).length === 0) continue;
    for (const { placed } of mapPictures(map, PICTURE_WIDTH)) {
      const numbers = placed.filter(({ kind }) => kind === 'hex-number');
      for (const one of placed) {
        if (one.kind !== 'place' || !map.hexes.some(({ id, name }) => id === one.hex && name === one.text)) continue;
        const below = { ...one, top: one.bottom - 0.5, bottom: one.bottom + 7.5 };
        names++;
        if (numbers.some((number) => overlap(number, below) > 0)) close++;
      }
    }
  }
  expect(names).toBeGreaterThan(100);
  expect(close).toBeLessThan(names / 5);
});

test('the plate of a leader who stands with troops lies in their hex or at its lower edge, or stands off them on a line', () => {
  const astray: string[] = [];
  let plates = 0;
  for (const map of mapsOf('pensacola/assault', 8, 'a5'))
    for (const drawing of mapPictures(map, PICTURE_WIDTH)) {
      if (drawing.placed.length === 0) continue;
      const counters = drawing.placed.filter(({ kind }) => kind === 'counter');
      for (const { hex, text, leads, left, right, top, bottom } of drawing.placed.filter(
        ({ kind }) => kind === 'leader',
      )) {
        const own = counters.find((one) => one.hex === hex);
        if (own === undefined || text === '' || leads) continue;
        plates++;
        // A hex is 104 high, and its counters end 51 above its lower side.
        const isOff = Math.abs((left + right - own.left - own.right) / 2) > 31 || (top + bottom) / 2 > own.bottom + 56;
        if (isOff) astray.push(`${hex} ${text}`);
      }
    }
  expect(plates).toBeGreaterThan(10);
  expect(astray).toEqual([]);
});
