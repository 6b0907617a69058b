/** The map of the fight: whole counters, arrows, stars and names, around this turn's combats. */
import type { MapScene, SceneArrow, SceneStack } from '../../engine/scene.ts';
import { textWidth } from '../fonts.ts';
import {
  type Canvas,
  canvas,
  fill,
  type Hand,
  ink,
  inside,
  line,
  outlined,
  overlap,
  paper,
  shifted,
  signal,
  textBox,
  write,
} from './canvas.ts';
import { drawLeaderPlate, drawStack, leaderPlateWidth, planStack, type StackPlan, sideOf } from './counter.ts';
import { type Box, burst, type Drawing, type Placed, rectangle, through } from './drawing.ts';
import type { Frame } from './frames.ts';
import { drawGround } from './ground.ts';
import { type Chart, centre, centreAt, chart, facing, halfHeight, type Point, sideMiddle } from './hexes.ts';

/** Every length below is for a picture 640 wide with hexes of this radius. */
const pictureWidth = 640;
const radius = 66;
const counterWidth = 54;
const least = 17;
const leadersOverlap = 5;

const numberHand = { face: 'sans', size: least, fill: '6B6351' } as const;
const nameHand: Hand = {
  face: 'sans-bold',
  size: least,
  fill: ink,
  anchor: 'middle',
  halo: { color: paper, width: 0.26 * least },
};

/** A stack with the room its parts take. */
interface Setting {
  stack: SceneStack;
  plan: StackPlan;
  leaders: string;
  plate: Box | null;
}

export function drawFight(scene: MapScene, frame: Frame, width: number): Drawing {
  const { chart: field, height } = framing(scene, frame);
  const window: Box = { left: 0, top: 0, right: pictureWidth, bottom: height };
  const sheet = canvas();
  drawGround(sheet, scene, field, window);
  const settings = setStacks(scene, field, window);
  const stars = placeStars(scene, field, window);
  for (const { stack, plan } of settings) {
    sheet.placed.push({ kind: 'counter', hex: stack.hex, text: '', ...bounds(plan) });
  }
  for (const { placed } of stars) sheet.placed.push(placed);
  const plate = platePlace(window);
  sheet.placed.push({ kind: 'plate', hex: '', text: scene.hexLength, ...plate });
  for (const { stack, plate: box, leaders } of settings) {
    if (box !== null) sheet.placed.push({ kind: 'leader', hex: stack.hex, text: leaders, ...box });
  }
  const fought = new Set(scene.stars.flatMap(({ hex, from }) => (from === null ? [hex] : [hex, from])));
  const numbers = placeNumbers(sheet, scene, field, window, (hex) => fought.has(hex));
  const names = placeNames(sheet, settings, window);
  const places = placePlaces(sheet, scene, field, window, settings);
  numbers.push(...placeNumbers(sheet, scene, field, window, (hex) => !fought.has(hex)));
  for (const { text, x, y, ground } of numbers) {
    write(sheet, text, x, y, { ...numberHand, halo: { color: ground, width: 0.2 * least } });
  }
  for (const { text, x, y, hand } of places) write(sheet, text, x, y, hand);
  drawArrows(sheet, scene, field, window, new Set(settings.map(({ stack }) => stack.hex)));
  for (const { stack, plan } of settings) drawStack(sheet, scene, stack, plan, counterWidth);
  for (const { stack, plate: box, leaders } of settings) {
    if (box === null) continue;
    const side = sideOf(scene, stack.leaders[0]?.side ?? stack.side);
    drawLeaderPlate(sheet, side, leaders, (box.left + box.right) / 2, (box.top + box.bottom) / 2, least);
  }
  for (const { text, x, y } of names) write(sheet, text, x, y, nameHand);
  for (const { x, y, placed } of stars) drawStar(sheet, placed.text, x, y);
  drawScale(sheet, scene.hexLength, plate);
  line(sheet, rectangle(0.5, 0.5, pictureWidth - 1, height - 1), { color: 'C9BFA6', width: 1 });
  return {
    width,
    height: (height * width) / pictureWidth,
    unit: width / pictureWidth,
    title: frame.title,
    alt: frame.alt,
    paper,
    items: sheet.items,
    placed: sheet.placed,
  };
}

/** Where the field lies under the frame: its hexes whole and in the middle, whatever is beside them cut by the edge. */
function framing(scene: MapScene, frame: Frame): { chart: Chart; height: number } {
  const field = chart(scene.layout, radius);
  const rows = frame.rows[1] - frame.rows[0] + 1;
  const hexHeight = 2 * halfHeight * radius;
  const height = Math.round(Math.max(4, rows) * hexHeight + hexHeight / 2 + 14);
  const [left] = centreAt(field, frame.columns[0], 0);
  const [right] = centreAt(field, frame.columns[1], 0);
  const tops = [frame.columns[0], frame.columns[0] + 1].map((column) => centreAt(field, column, frame.rows[0])[1]);
  const bottoms = [frame.columns[0], frame.columns[0] + 1].map((column) => centreAt(field, column, frame.rows[1])[1]);
  const top = Math.min(...tops);
  const bottom = Math.max(...bottoms);
  return { chart: { ...field, x: pictureWidth / 2 - (left + right) / 2, y: height / 2 - (top + bottom) / 2 }, height };
}

function bounds({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

/** Rows of a hex, from its centre: number, leaders, counters, name. */
const rowsOf = {
  number: -43,
  withLeader: { counter: -23, name: 50 },
  alone: { counter: -34, name: 39 },
} as const;

function setStacks(scene: MapScene, field: Chart, window: Box): Setting[] {
  const settings: Setting[] = [];
  const byHex = new Map<string, number>();
  for (const stack of scene.stacks) {
    const [x, y] = centre(field, stack.hex);
    if (x < -radius || x > window.right + radius || y < -radius || y > window.bottom + radius) continue;
    const rows = stack.leaders.length > 0 && stack.counters.length > 0 ? rowsOf.withLeader : rowsOf.alone;
    const plan = planStack(stack.counters.length, counterWidth, 1.72 * radius, x, y + rows.counter);
    if (stack.counters.length > 0 && !inside(plan, window)) continue;
    const leaders = leaderNames(stack);
    const plate = leaders === '' ? null : leaderPlate(leaders, x, plan, stack.counters.length > 0, window, y);
    byHex.set(stack.hex, settings.length);
    settings.push({ stack, plan, leaders, plate });
  }
  return settings;
}

/** `d'Estaing`, `Lincoln, Laurens`, `Lincoln +2`. */
function leaderNames({ leaders }: SceneStack): string {
  const [first, second, ...rest] = leaders.map(({ name }) => name);
  if (first === undefined) return '';
  if (second === undefined) return first;
  const both = `${first}, ${second}`;
  if (rest.length === 0 && leaderPlateWidth(both, least) < 1.9 * radius) return both;
  return `${first} +${rest.length + 1}`;
}

function leaderPlate(names: string, x: number, plan: StackPlan, stands: boolean, window: Box, y: number): Box {
  const width = leaderPlateWidth(names, least);
  const height = 1.41 * least;
  const bottom = stands ? plan.top + leadersOverlap : y + height / 2;
  const left = Math.max(window.left + 3, Math.min(window.right - 3 - width, x - width / 2));
  return { left, top: bottom - height, right: left + width, bottom };
}

interface Star {
  x: number;
  y: number;
  placed: Placed;
}
const starRadius = 0.3 * radius;

function placeStars(scene: MapScene, field: Chart, window: Box): Star[] {
  const stars: Star[] = [];
  for (const { label, hex, from } of scene.stars) {
    const at = centre(field, hex);
    const side = from === null ? null : facing(scene.layout, hex, from);
    const middle: Point = side === null ? [at[0] + 0.5 * radius, at[1] - 0.5 * radius] : sideMiddle(at, radius, side);
    const y = middle[1];
    let x = middle[0] + (side === 'N' || side === 'S' ? 18 : 0);
    while (stars.some((star) => Math.abs(star.x - x) < 2 * starRadius && Math.abs(star.y - y) < 2 * starRadius))
      x += 2 * starRadius;
    const box = { left: x - starRadius, top: y - starRadius, right: x + starRadius, bottom: y + starRadius };
    if (inside(box, window)) stars.push({ x, y, placed: { kind: 'star', hex, text: label, ...box } });
  }
  return stars;
}

function drawStar(sheet: Canvas, label: string, x: number, y: number): void {
  outlined(sheet, burst(x, y, starRadius, 0.74 * starRadius), signal, { color: ink, width: 0.09 * starRadius });
  write(sheet, label, x, y + 6.4, { face: 'sans-bold', size: 18, fill: ink, anchor: 'middle' });
}

interface Word {
  text: string;
  x: number;
  y: number;
}

/** Hex numbers, each at the upper left of its hex; at its right where something stands there; else dropped. */
function placeNumbers(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
  wanted: (hex: string) => boolean,
): (Word & { ground: string })[] {
  const grounds = new Map(scene.terrains.map(({ id, fill: color }) => [id, color]));
  const words: (Word & { ground: string })[] = [];
  for (const { id, terrain } of scene.hexes) {
    if (!wanted(id)) continue;
    const [x, y] = centre(field, id);
    if (x < 0 || x > window.right || y < 0 || y > window.bottom + radius) continue;
    const baseline = y + rowsOf.number;
    const width = textWidth(id, numberHand.face, numberHand.size);
    for (const left of [x - 0.56 * radius, x + 0.56 * radius - width]) {
      const box = textBox(id, left, baseline, numberHand);
      if (!inside(box, window) || sheet.placed.some((other) => overlap(other, box) > 12)) continue;
      sheet.placed.push({ kind: 'hex-number', hex: id, text: id, ...box });
      words.push({ text: id, x: left, y: baseline, ground: grounds.get(terrain) ?? paper });
      break;
    }
  }
  return words;
}

/** Names of stacks: below, drawn aside or lifted above as far as it takes to keep them readable. */
function placeNames(sheet: Canvas, settings: readonly Setting[], window: Box): Word[] {
  const words: Word[] = [];
  for (const { stack, plan, plate } of settings) {
    if (stack.label === '' || stack.counters.length === 0) continue;
    const middle = (plan.left + plan.right) / 2;
    const below = plan.bottom + 15.5;
    const rows = plate === null ? [below, plan.top - 4] : [below, plate.top - 3];
    const word = bestPlace(
      sheet,
      stack.label,
      nameHand,
      window,
      rows.flatMap((y) => spread(middle, y)),
    );
    if (word === null) continue;
    sheet.placed.push({
      kind: 'stack-name',
      hex: stack.hex,
      text: stack.label,
      ...textBox(stack.label, word.x, word.y, nameHand),
    });
    words.push(word);
  }
  return words;
}

/** Places left and right of a middle, nearest first. */
function spread(middle: number, y: number): Point[] {
  return [0, -10, 10, -20, 20, -30, 30, -40, 40, -52, 52].map((aside) => [middle + aside, y]);
}

/** The first place that covers nothing, else the one that covers least; null when none lies inside the picture. */
function bestPlace(
  sheet: Canvas,
  text: string,
  hand: Hand,
  window: Box,
  places: readonly Point[],
  most = Number.POSITIVE_INFINITY,
): Word | null {
  const box = textBox(text, 0, 0, hand);
  const near = sheet.placed.filter((other) => places.some(([x, y]) => overlap(other, shifted(box, x, y)) > 0));
  let best: Word | null = null;
  let cover = most;
  for (const [x, y] of places) {
    const room = shifted(box, x, y);
    if (!inside(room, window)) continue;
    let covered = 0;
    for (const other of near) covered += overlap(other, room);
    if (covered < cover) [best, cover] = [{ text, x, y }, covered];
    if (cover === 0) break;
  }
  return best;
}

const placeHand: Hand = { ...nameHand, fill: '5C4A28' };

/** Names of places: on their hex where nothing stands, else beside it with an arrow toward it; dropped where there is no room. */
function placePlaces(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
  settings: readonly Setting[],
): (Word & { hand: Hand })[] {
  const stands = new Set(settings.map(({ stack }) => stack.hex));
  const words: (Word & { hand: Hand })[] = [];
  for (const { id, name } of scene.hexes) {
    if (name === undefined) continue;
    const [x, y] = centre(field, id);
    if (x < 0 || x > window.right || y < 0 || y > window.bottom) continue;
    const tries: { text: string; hand: Hand; places: Point[] }[] = [];
    if (!stands.has(id)) {
      tries.push({ text: name, hand: placeHand, places: [14, 34, -4].flatMap((dy) => spread(x, y + dy)) });
    } else {
      const rows = [6, -20, 30, 46, -40];
      tries.push(
        {
          text: `${name} →`,
          hand: { ...placeHand, anchor: 'end' },
          places: rows.map((dy) => [x - 0.98 * radius, y + dy]),
        },
        {
          text: `← ${name}`,
          hand: { ...placeHand, anchor: 'start' },
          places: rows.map((dy) => [x + 0.98 * radius, y + dy]),
        },
        { text: `${name} ↓`, hand: placeHand, places: spread(x, y - 0.95 * radius) },
        { text: `↑ ${name}`, hand: placeHand, places: spread(x, y + 1.1 * radius) },
      );
    }
    for (const { text, hand, places } of tries) {
      const word = bestPlace(sheet, text, hand, window, places, 1);
      if (word === null) continue;
      sheet.placed.push({ kind: 'place', hex: id, text, ...textBox(text, word.x, word.y, hand) });
      words.push({ ...word, hand });
      break;
    }
  }
  return words;
}

const arrowWidth = 0.1 * radius;

function drawArrows(sheet: Canvas, scene: MapScene, field: Chart, window: Box, stands: ReadonlySet<string>): void {
  const drawn = new Set<string>();
  for (const arrow of scene.arrows) {
    const key = `${arrow.side} ${arrow.kind === 'retreat'} ${arrow.path.join(' ')}`;
    if (arrow.path.length < 2 || drawn.has(key)) continue;
    drawn.add(key);
    if (!arrow.path.some((hex) => within(centre(field, hex), window))) continue;
    drawArrow(sheet, sideOf(scene, arrow.side).arrow, arrow, field, stands);
  }
}

function within([x, y]: Point, window: Box): boolean {
  return x > window.left && x < window.right && y > window.top && y < window.bottom;
}

/** An arrow runs beside the path's middle, on its left, so that those who come and those who go do not cover each other. */
export function drawArrow(
  sheet: Canvas,
  color: string,
  arrow: Pick<SceneArrow, 'kind' | 'path'>,
  field: Chart,
  stands: ReadonlySet<string>,
): void {
  const { r } = field;
  const points = arrow.path.map((hex) => centre(field, hex));
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const next = points[1] as Point;
  const start = toward(first, next, (stands.has(arrow.path[0] as string) ? 0.55 : 0.2) * r);
  const end = toward(last, before, (stands.has(arrow.path.at(-1) as string) ? 0.74 : 0.2) * r);
  const middle = [start, ...points.slice(1, -1), end];
  const line2 = beside(middle, 0.3 * r);
  const tip = line2.at(-1) as Point;
  const from = line2.at(-2) as Point;
  const [ux, uy] = unit(from, tip);
  const width = 0.1 * r;
  const head = 0.3 * r;
  const neck: Point = [tip[0] - ux * head * 0.8, tip[1] - uy * head * 0.8];
  const shaft = through([...line2.slice(0, -1), neck].flat());
  const retreat = arrow.kind === 'retreat';
  const barb = (reach: number, long: number): number[] =>
    through(
      [
        tip[0] + ux * (long - head),
        tip[1] + uy * (long - head),
        tip[0] - ux * head - uy * reach,
        tip[1] - uy * head + ux * reach,
        tip[0] - ux * head + uy * reach,
        tip[1] - uy * head - ux * reach,
      ],
      true,
    );
  const headOutline = barb(0.17 * r, head);
  line(sheet, shaft, { color: 'FFFFFF', width: width * 1.9 });
  line(sheet, headOutline, { color: 'FFFFFF', width: width * 0.9 });
  if (retreat) {
    line(sheet, shaft, { color, width, dash: [0.17 * r, 0.1 * r] });
    outlined(sheet, headOutline, 'FFFFFF', { color, width: 0.04 * r });
  } else {
    line(sheet, shaft, { color, width });
    fill(sheet, headOutline, color);
  }
}

function unit([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}

function toward(from: Point, to: Point, by: number): Point {
  const [ux, uy] = unit(from, to);
  return [from[0] + ux * by, from[1] + uy * by];
}

/** A line moved to the left of its own direction, its corners kept. */
function beside(points: readonly Point[], by: number): Point[] {
  return points.map((at, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const [ax, ay] = before === undefined ? unit(at, after as Point) : unit(before, at);
    const [bx, by2] = after === undefined ? [ax, ay] : unit(at, after);
    const [mx, my] = [ax + bx, ay + by2];
    const square = (mx * mx + my * my) / 2 || 1;
    return [at[0] + (my / square) * by, at[1] - (mx / square) * by];
  });
}

const scaleSize = { width: 172, height: 40 };

/** Lower left, on a plate of paper. */
function platePlace(window: Box): Box {
  const left = 8;
  const bottom = window.bottom - 8;
  return { left, top: bottom - scaleSize.height, right: left + scaleSize.width, bottom };
}

/** Length of a hex from side to side, and which way is north. */
function drawScale(sheet: Canvas, hexLength: string, { left, top, right, bottom }: Box): void {
  fill(sheet, rectangle(left, top, right - left, bottom - top, 5), paper, 0.94);
  const length = 2 * halfHeight * radius;
  const y = bottom - 8;
  const x = left + 8;
  line(sheet, [0, x, y - 4, 1, x, y + 4, 0, x, y, 1, x + length, y, 0, x + length, y - 4, 1, x + length, y + 4], {
    color: ink,
    width: 2,
  });
  write(sheet, hexLength, x + length / 2, y - 9, { face: 'sans-bold', size: least, fill: ink, anchor: 'middle' });
  const north = right - 32;
  fill(sheet, [0, north, top + 4, 1, north + 7, top + 18, 1, north - 7, top + 18, 3], ink);
  line(sheet, [0, north, top + 16, 1, north, bottom - 5], { color: ink, width: 2.5 });
  write(sheet, 'N', north + 11, bottom - 8, { face: 'sans-bold', size: least, fill: ink });
}
