/** Every line of fire on a picture has its box of what the die must reach, and no box is read as another line's; what hides its ends hides whose it is. */
import { expect, test } from 'vitest';
import type { MapScene, SceneShot } from '../../src/engine/scene.ts';
import { boxAround, overlap } from '../../src/reports/map/canvas.ts';
import type { Drawing, Placed } from '../../src/reports/map/drawing.ts';
import { isWithin, mapFrames, type Span, spanOf } from '../../src/reports/map/frames.ts';
import { centre, chart, type Point } from '../../src/reports/map/hexes.ts';
import { mapPictures, mapViews } from '../../src/reports/map/map.ts';
import { RADIUS } from '../../src/reports/map/strips.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';

interface Line {
  readonly needs: string;
  readonly way: string;
  readonly from: Point;
  readonly to: Point;
  readonly ends: readonly string[];
}

/** The dotted lines of a picture, each as the shot that runs that way from there. */
function linesOf({ items, placed }: Drawing, { layout, plan }: MapScene): Line[] {
  const [number] = placed.filter(({ kind }) => kind === 'hex-number');
  if (number === undefined) throw new Error('no hex is numbered');
  const numbered = new Set(placed.flatMap(({ kind, hex }) => (kind === 'hex-number' ? [hex] : [])));
  const field = chart(layout, RADIUS);
  const [x, y] = centre(field, number.hex);
  // A number stands in the middle of its hex, up to half a hex above its centre.
  const shift: Point = [(number.left + number.right) / 2 - x, (number.top + number.bottom) / 2 - y];
  return items.flatMap((item) => {
    if (item.kind !== 'shape' || item.stroke?.dash?.join(' ') !== '1 5.6') return [];
    const [, x1 = 0, y1 = 0, , x2 = 0, y2 = 0] = item.outline;
    const isOf = ({ from, on }: SceneShot): boolean => {
      const [[fromX, fromY], [onX, onY]] = [centre(field, from), centre(field, on)];
      const isAlong = Math.abs((x2 - x1) * (onY - fromY) - (y2 - y1) * (onX - fromX)) < 1;
      const middle: Point = [
        (fromX + onX) / 2 + shift[0] - (x1 + x2) / 2,
        (fromY + onY) / 2 + shift[1] - (y1 + y2) / 2,
      ];
      const long = Math.hypot(x2 - x1, y2 - y1) / Math.hypot(onX - fromX, onY - fromY);
      const isSameWay = (x2 - x1) * (onX - fromX) + (y2 - y1) * (onY - fromY) > 0;
      return isAlong && isSameWay && long > 0.6 && long < 1 && Math.hypot(...middle) < 0.87 * RADIUS;
    };
    const shots = plan?.shots.filter(isOf) ?? [];
    expect(shots).toHaveLength(1);
    return shots.map(({ needs, from, on }) => {
      const told = numbered.has(from) ? (numbered.has(on) ? needs : `${needs} → ${on}`) : `${from} → ${needs}`;
      return { needs: told, way: `${from}->${on}`, from: [x1, y1], to: [x2, y2], ends: [from, on] };
    });
  });
}

const long = ({ from, to }: Line): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function away([x, y]: Point, line: Line): number {
  const [dx, dy] = [line.to[0] - line.from[0], line.to[1] - line.from[1]];
  const part = ((x - line.from[0]) * dx + (y - line.from[1]) * dy) / (dx * dx + dy * dy);
  const held = Math.max(0, Math.min(1, part));
  return Math.hypot(x - line.from[0] - held * dx, y - line.from[1] - held * dy);
}

/** Which line a box is read as that of: the nearest, and of those that run one upon another the shortest. */
function ownerOf(at: Point, lines: readonly Line[]): Line | undefined {
  const near = Math.min(...lines.map((line) => away(at, line)));
  return lines.filter((line) => away(at, line) < near + 1).toSorted((a, b) => long(a) - long(b))[0];
}

function* pictures(scenario: string, tempo: 'classic' | 'full', turns: number, seed: string) {
  for (const stage of stages(scenario, 2, tempo, turns, () => ({}), seed.repeat(32)))
    for (const seat of stage.due) {
      const { map } = (stage.report(seat, 'fr') ?? stage.call(seat, 'fr')).story;
      if (map.kind !== 'hex-map' || !map.plan) continue;
      const views = mapViews(map);
      for (const [n, drawing] of mapPictures(map, PICTURE_WIDTH).entries())
        if (views[n]?.isPlan) yield { map, drawing, n, called: `${stage.stood.ordinal} ${seat}: ${drawing.title}` };
    }
}

test.each([
  ['savannah/assault', 'full', 2, 'a2'],
  ['savannah/assault', 'classic', 5, 'a3'],
  ['pensacola/assault', 'classic', 6, 'a5'],
  ['pensacola/assault', 'full', 3, 'a1'],
] as const)('%s, %s', (scenario, tempo, turns, seed) => {
  let count = 0;
  for (const { map, drawing, called } of pictures(scenario, tempo, turns, seed)) {
    const lines = linesOf(drawing, map);
    const boxes = drawing.placed.filter(({ kind, text }) => kind === 'sign' && text.includes('+'));
    const read = boxes.map(({ text, left, right, top, bottom }) => {
      const owner = ownerOf([(left + right) / 2, (top + bottom) / 2], lines);
      return `${owner?.way} ${owner?.needs === text ? text : `${text}, not ${owner?.needs}`}`;
    });
    expect(read.toSorted(), called).toEqual(lines.map(({ way, needs }) => `${way} ${needs}`).toSorted());
    count += lines.length;
  }
  expect(count).toBeGreaterThan(40);
});

test('a line of fire that a picture cuts names the hex beyond, and is in no picture where another shows it whole', () => {
  const twice: string[] = [];
  let count = 0;
  let dropped = 0;
  for (const { map, drawing, n, called } of pictures('savannah/assault', 'full', 3, 'a1')) {
    const others = mapFrames(map).filter(({ isPlan }, at) => isPlan && at !== n);
    const spans = map.plan?.shots.map(({ from, on }) => spanOf([from, on])) ?? [];
    const isElsewhere = (span: Span | null): boolean => others.some((other) => span !== null && isWithin(span, other));
    dropped += spans.filter(isElsewhere).length;
    for (const { ends, needs } of linesOf(drawing, map)) {
      if (!needs.includes('→')) continue;
      count++;
      if (isElsewhere(spanOf(ends))) twice.push(`${called}: ${needs}`);
      expect(drawing.placed.filter(({ text }) => text === needs)).not.toEqual([]);
    }
  }
  expect(twice).toEqual([]);
  expect(count).toBeGreaterThan(3);
  expect(dropped).toBeGreaterThan(3);
});

test('no name of a place hides an end of a line of fire', () => {
  const hidden: string[] = [];
  let count = 0;
  for (const { map, drawing, called } of pictures('savannah/assault', 'full', 3, '19')) {
    const names = drawing.placed.filter(({ kind }) => kind === 'place');
    for (const { to, way } of linesOf(drawing, map)) {
      const dot = boxAround(to, 4);
      hidden.push(...names.filter((name) => overlap(name, dot) > 0).map(({ text }) => `${called}: ${way} ${text}`));
      count++;
    }
  }
  expect(hidden).toEqual([]);
  expect(count).toBeGreaterThan(40);
});

test('no order code of a stack gives way to the box of a shot', () => {
  let count = 0;
  for (const { map, drawing, called } of pictures('pensacola/assault', 'classic', 5, '2b')) {
    const hexes = (of: Placed['kind']) => drawing.placed.flatMap(({ kind, hex }) => (kind === of ? [hex] : []));
    const whole = new Set(hexes('hex-number'));
    const stacks = map.stacks
      .filter(({ hex, counters }) => whole.has(hex) && counters.length > 0)
      .map(({ hex }) => hex);
    expect(hexes('stack-name'), called).toEqual(expect.arrayContaining(stacks));
    count += stacks.length;
  }
  expect(count).toBeGreaterThan(40);
});
