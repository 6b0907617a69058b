/** On the parts of a sea chart whose hexes are numbered: whoever looks at a stack writes the hex that it lies in. */
import { expect, test } from 'vitest';
import type { SeaScene } from '../../src/engine/scene.ts';
import { textWidth } from '../../src/reports/fonts.ts';
import { type Box, type Drawing, type Placed, within } from '../../src/reports/map/drawing.ts';
import { centre, halfHeight, type Point } from '../../src/reports/map/hexes.ts';
import { drawMap, mapViews } from '../../src/reports/map/map.ts';
import { layCourses } from '../../src/reports/map/sea/courses.ts';
import { hexCentre, plane } from '../../src/reports/map/sea/plane.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { crowded } from '../games/jenkins-ear/crowded.ts';
import { stages } from '../table/stages.ts';
import { sailing } from '../table/war-at-sea.ts';

/** A war in which stacks lie at sea off ports that others lie in, and courses end among them. */
const TURNS = 8;
const parts: { scene: SeaScene; drawing: Drawing }[] = [];
/** Stacks at sea of both sides, where nobody lies in the port beside them. */
const AT_SEA = `en 2719 port: soldiers-start; en 2818 off: boyne, frigate-2; en 3019 off: cornwall; en 2824 off: frigate-3;\
 en 4121 off: torbay, frigate-4; sp 2825 port: soldiers-1; sp 2717 port: soldiers-2; sp 2716 off: galicia, frigate-1;\
 sp 3119 off: frigate-2, san-carlos; sp 3520 off: frigate-3; sp 2726 off: reina`;
const games = [stages('jenkins-ear/war', 2, 'classic', TURNS, undefined, '91'.repeat(32)), sailing(AT_SEA, [])];
for (const game of games)
  for (const { due, call } of game) {
    const scene = call(due[0] as string, 'en').story.map as SeaScene;
    for (const { frame } of mapViews(scene))
      if (typeof frame === 'number') parts.push({ scene, drawing: drawMap(scene, { frame, width: PICTURE_WIDTH }) });
  }

const middleOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** How far a point lies inside a hex, over its radius; below 0 outside. */
function depth({ lattice }: Drawing, hex: string, [x, y]: Point): number {
  const field = lattice?.field;
  if (!field) throw new Error('no hexes');
  const [cx, cy] = centre(field, hex);
  const [dx, dy] = [Math.abs(x - cx) / field.r, Math.abs(y - cy) / field.r];
  return halfHeight - Math.max(dy, halfHeight * dx + 0.5 * dy);
}

const covers = ({ placed }: Drawing, at: Point, ...but: Placed[]): Placed[] =>
  placed.filter((one) => !but.includes(one) && within(at, one));

test('a stack at sea lies in its own hex; else a line leads to a dot there that nothing covers', () => {
  let [inside, led] = [0, 0];
  for (const { scene, drawing } of parts) {
    const dots = drawing.items.flatMap((item): Point[] =>
      item.kind === 'shape' && item.outline.length === 6
        ? [[item.outline[1] as number, item.outline[2] as number]]
        : [],
    );
    for (const { hex, height, berth } of scene.fleets) {
      if (berth === 'port') continue;
      const stack = drawing.placed.find((one) => one.kind === 'counter' && one.hex === hex && one.text === `${height}`);
      if (stack === undefined) continue;
      if (stack.leads !== true) {
        expect(depth(drawing, hex, middleOf(stack)), `${hex} in ${drawing.title}`).toBeGreaterThan(0.05);
        inside++;
        continue;
      }
      const seen = dots.filter((dot) => depth(drawing, hex, dot) > 0.1 && covers(drawing, dot).length === 0);
      expect(seen.length, `a dot in ${hex} in ${drawing.title}`).toBeGreaterThan(0);
      led++;
    }
  }
  expect(inside).toBeGreaterThan(20);
  expect(led).toBeLessThan(0.1 * inside);
});

test('fleets of both sides at sea in one hex lie in it side by side, no line to either', () => {
  let pairs = 0;
  for (const { call } of sailing('en 2922 off: boyne, frigate-2; sp 2922 off: galicia, frigate-1', [])) {
    const scene = call('english', 'en').story.map as SeaScene;
    for (const { frame } of mapViews(scene)) {
      if (typeof frame !== 'number') continue;
      const drawing = drawMap(scene, { frame, width: PICTURE_WIDTH });
      const stacks = drawing.placed.filter(({ kind, hex }) => kind === 'counter' && hex === '2922');
      if (stacks.length < 2) continue;
      for (const stack of stacks) {
        expect(stack.leads, drawing.title).toBeUndefined();
        expect(depth(drawing, '2922', middleOf(stack)), drawing.title).toBeGreaterThan(0.05);
      }
      pairs++;
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

test('the hex that a stack lies in has its number in sight, its own as well as one beside it', () => {
  let counted = 0;
  for (const { scene, drawing } of parts) {
    const atSea = new Set(scene.fleets.flatMap(({ hex, berth }) => (berth === 'off' ? [hex] : [])));
    const docked = new Set(scene.fleets.flatMap(({ hex, berth }) => (berth === 'port' ? [hex] : [])));
    for (const stack of drawing.placed) {
      if (stack.kind !== 'counter' || !atSea.has(stack.hex) || docked.has(stack.hex)) continue;
      const lies = drawing.placed.filter(
        ({ kind, hex }) => kind === 'hex-number' && depth(drawing, hex, middleOf(stack)) > 0,
      );
      expect(lies.length, `${stack.hex} in ${drawing.title}`).toBe(1);
      counted++;
    }
  }
  expect(counted).toBeGreaterThan(15);
});

test('hardly a hex is without its number: aside or lower in its hex where something lies in its place', () => {
  let [hexes, bare] = [0, 0];
  for (const { drawing } of parts) {
    const span = drawing.lattice?.span;
    if (!span) throw new Error('no hexes');
    const numbers = drawing.placed.filter(({ kind }) => kind === 'hex-number');
    for (const number of numbers)
      expect(depth(drawing, number.hex, middleOf(number)), number.hex).toBeGreaterThan(0.05);
    const numbered = new Set(numbers.map(({ hex }) => hex));
    // Those of the rim are cut by the edge.
    for (let column = span.columns[0] + 1; column < span.columns[1]; column++)
      for (let row = span.rows[0] + 1; row < span.rows[1]; row++) {
        hexes++;
        if (!numbered.has(`${column}${`${row}`.padStart(2, '0')}`)) bare++;
      }
  }
  expect(hexes).toBeGreaterThan(500);
  expect(bare / hexes).toBeLessThan(0.02);
});

test('no head of a course lies under a number, a name, a stack or a sign', () => {
  let heads = 0;
  for (const { scene, drawing } of parts) {
    const colours = new Set(scene.sides.map(({ arrow }) => arrow));
    const bottom = Math.max(...drawing.placed.map((one) => one.bottom));
    for (const item of drawing.items) {
      if (item.kind !== 'shape' || item.outline.length !== 10 || !item.fill || !colours.has(item.fill)) continue;
      const [, x, y] = item.outline as readonly [number, number, number];
      if (y > bottom) continue;
      heads++;
      const over = covers(drawing, [x, y]).filter(({ text }) => !text.startsWith('about'));
      expect(
        over.map(({ text }) => text),
        drawing.title,
      ).toEqual([]);
    }
  }
  expect(heads).toBeGreaterThan(10);
});

test('a head that would lie under a number ends before it, or beyond it in the same hex', () => {
  const scene = crowded('en');
  const on = plane(scene, { columns: [30, 37], rows: [18, 24] }, 58, 0, 0);
  const [x, y] = hexCentre(on, '3422');
  const number: Box = { left: x - 20, top: y - 49, right: x + 20, bottom: y - 31 };
  const stack: Box = { left: x - 24, top: y - 28, right: x + 24, bottom: y + 24 };
  const tip = (over: readonly Box[], numbers: readonly Box[]): Point => {
    const tracks = [{ side: 'english', kind: 'sail' as const, path: ['3420', '3421', '3422'] }];
    return layCourses({ ...scene, tracks }, on, { over, numbers }, 6)[0]?.points.at(-1) ?? [0, 0];
  };
  expect(within(tip([], []), { ...number, top: number.top - 3, bottom: number.bottom + 20 })).toBe(true);
  expect(tip([], [number])[1]).toBeGreaterThan(number.bottom + 15);
  expect(tip([stack], [number])[1]).toBeLessThan(number.top);
});

test('a head is never bent over the corner before it, and of each course more than a head is seen', () => {
  const scene = crowded('en');
  const on = plane(scene, { columns: [30, 37], rows: [18, 24] }, 58, 0, 0);
  const [x, y] = hexCentre(on, '3422');
  const corner = hexCentre(on, '3421');
  const thick = 6;
  const laid = (over: readonly Box[]) => {
    const tracks = [{ side: 'english', kind: 'sail' as const, path: ['3420', '3421', '3522'] }];
    return layCourses({ ...scene, tracks }, on, { over, numbers: [] }, thick);
  };
  // Only a hair of the last leg is seen: the stack where it ends hides the rest.
  const [lastX, lastY] = hexCentre(on, '3522');
  const stack: Box = { left: x, top: corner[1] + 16, right: lastX + 80, bottom: Math.max(y, lastY) + 80 };
  const points = laid([stack])[0]?.points ?? [];
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (!tip || !before) throw new Error('no course');
  expect(Math.hypot(tip[0] - before[0], tip[1] - before[1])).toBeGreaterThan(3.2 * thick);
  // Of the whole course hardly more than its head.
  const all: Box = { left: 0, top: hexCentre(on, '3420')[1] + 24, right: 2e3, bottom: 2e3 };
  expect(laid([all])).toEqual([]);
});

test('the words beside a part tell every stack that it shows', () => {
  let told = 0;
  for (const { drawing } of parts)
    for (const { kind, hex, text } of drawing.placed) {
      if (kind !== 'counter') continue;
      expect(drawing.alt, drawing.title).toMatch(new RegExp(` ${text} \\([^)]*\\) at ${hex}\\b`));
      told++;
    }
  expect(told).toBeGreaterThan(60);
});

test('a name stands off the numbers of hexes, soft edges and all', () => {
  const numberOf = (text: string): boolean => /^\d{4}$/.test(text);
  for (const { drawing } of parts) {
    const texts = drawing.items.flatMap((item) => (item.kind === 'text' ? [item] : []));
    const names = drawing.placed.filter(({ kind }) => kind === 'place' || kind === 'stack-name');
    for (const { text, x, y, face, size } of texts.filter((one) => numberOf(one.text))) {
      const [half, edge] = [textWidth(text, face, size) / 2, 1.5];
      const onto = names.filter(
        ({ left, right, top, bottom }) =>
          left < x + half + edge && right > x - half - edge && top < y + edge && bottom > y - 0.714 * size - edge,
      );
      expect(onto.map((name) => `${name.text} / ${text}`)).toEqual([]);
    }
  }
});
