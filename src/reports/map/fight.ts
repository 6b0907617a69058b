/** The map of the fight: whole counters, arrows, stars and names, around this turn's combats. */
import type { HexSide, MapScene, SceneStack } from '../../engine/scene.ts';
import { textWidth } from '../fonts.ts';
import { drawArrow, layArrows, roomOf } from './arrows.ts';
import {
  type Canvas,
  canvas,
  fill,
  grown,
  type Hand,
  ink,
  inside,
  line,
  outlined,
  overlap,
  paper,
  signal,
  textBox,
  write,
} from './canvas.ts';
import { drawLeaderPlate, drawStack, leaderPlateWidth, planStack, type StackPlan, sideOf } from './counter.ts';
import { type Box, burst, type Drawing, type Placed, rectangle } from './drawing.ts';
import type { Frame } from './frames.ts';
import { drawGround } from './ground.ts';
import { type Chart, centre, centreAt, chart, facing, halfHeight, type Point, sideEnds, sideMiddle } from './hexes.ts';
import {
  besideHex,
  bestPlace,
  type Pointing,
  placeBeside,
  pointedWidth,
  setting,
  type Word,
  writePointed,
} from './names.ts';

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
  for (const { stack, plate, leaders } of settings) {
    if (plate !== null) sheet.placed.push({ kind: 'leader', hex: stack.hex, text: leaders, ...plate });
  }
  const stands = new Set(settings.map(({ stack }) => stack.hex));
  const flights = layArrows(scene, field, window, stands);
  const ways = flights.flatMap((flight) => roomOf(flight, radius));
  const scale = scalePlace(window, [...sheet.placed, ...ways]);
  sheet.placed.push({ kind: 'plate', hex: '', text: scene.hexLength, ...scale });
  const fought = new Set(scene.stars.flatMap(({ hex, from }) => (from === null ? [hex] : [hex, from])));
  const numbers = placeNumbers(sheet, scene, field, window, ways, (hex) => fought.has(hex), true);
  const names = placeNames(sheet, settings, window);
  const places = placePlaces(sheet, scene, field, window, stands, ways);
  numbers.push(...placeNumbers(sheet, scene, field, window, ways, (hex) => !fought.has(hex), false));
  for (const { text, x, y, ground } of numbers) {
    write(sheet, text, x, y, { ...numberHand, halo: { color: ground, width: 0.2 * least } });
  }
  for (const { text, x, y, to } of places) {
    if (to === null) write(sheet, text, x, y, placeHand);
    else writePointed(sheet, text, x, y, placeHand, to);
  }
  for (const flight of flights) drawArrow(sheet, scene, flight, radius);
  for (const { stack, plan } of settings) drawStack(sheet, scene, stack, plan, counterWidth);
  for (const { stack, plate, leaders } of settings) {
    if (plate === null) continue;
    const side = sideOf(scene, stack.leaders[0]?.side ?? stack.side);
    drawLeaderPlate(sheet, side, leaders, (plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2, least);
  }
  for (const { text, x, y } of names) write(sheet, text, x, y, nameHand);
  for (const { x, y, placed } of stars) drawStar(sheet, placed.text, x, y);
  drawScale(sheet, scene.hexLength, scale);
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

/** Baselines of hex numbers from the centre, and how far out they may begin there, in radii. */
const numberRows = [
  { row: -43, in: 0.56 },
  { row: -22, in: 0.7 },
] as const;

/** Rows of a hex from its centre: top of its counters, baseline of its name. */
const rowsOf = {
  withLeader: { counter: -23, name: 50 },
  alone: { counter: -34, name: 39 },
} as const;

function setStacks(scene: MapScene, field: Chart, window: Box): Setting[] {
  const settings: Setting[] = [];
  for (const stack of scene.stacks) {
    const [x, y] = centre(field, stack.hex);
    if (x < -radius || x > window.right + radius || y < -radius || y > window.bottom + radius) continue;
    const rows = stack.leaders.length > 0 && stack.counters.length > 0 ? rowsOf.withLeader : rowsOf.alone;
    const plan = planStack(stack.counters.length, counterWidth, 1.72 * radius, x, y + rows.counter);
    if (stack.counters.length > 0 && !inside(plan, window)) continue;
    const leaders = leaderNames(stack);
    const plate = leaders === '' ? null : leaderPlate(leaders, x, plan, stack.counters.length > 0, window, y);
    if (plate !== null && !inside(plate, window)) continue;
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

/** Stars on the hexsides attacked; where two fights share a side they stand along it. */
function placeStars(scene: MapScene, field: Chart, window: Box): Star[] {
  const stars: Star[] = [];
  for (const { label, hex, from } of scene.stars) {
    const at = centre(field, hex);
    const side = from === null ? null : facing(scene.layout, hex, from);
    const tries = starPlaces(at, side, field.r, side === 'N' || side === 'S' ? 18 : 0);
    const free = tries.find(([x, y]) =>
      stars.every((star) => Math.abs(star.x - x) >= 1.7 * starRadius || Math.abs(star.y - y) >= 1.7 * starRadius),
    );
    const [x, y] = free ?? (tries[0] as Point);
    const reach = starRadius - 3;
    const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
    if (inside(grown(box, 3), window)) stars.push({ x, y, placed: { kind: 'star', hex, text: label, ...box } });
  }
  return stars;
}

/** The middle of a side, `aside` to its right, then places along the side; the upper right of the hex without a side. */
export function starPlaces(at: Point, side: HexSide | null, r: number, aside: number): Point[] {
  if (side === null) return [0, 1, 2].map((step): Point => [at[0] + 0.5 * r, at[1] + (0.6 * step - 0.5) * r]);
  const [x, y] = sideMiddle(at, r, side);
  const [from, to] = sideEnds(at, r, side);
  const [ux, uy] = [to[0] - from[0], to[1] - from[1]];
  return [0, 0.6, -0.6, 1.2, -1.2].map((part): Point => [x + aside + part * ux, y + part * uy]);
}

function drawStar(sheet: Canvas, label: string, x: number, y: number): void {
  outlined(sheet, burst(x, y, starRadius, 0.74 * starRadius), signal, { color: ink, width: 0.09 * starRadius });
  write(sheet, label, x, y + 6.4, { face: 'sans-bold', size: 18, fill: ink, anchor: 'middle' });
}

/** Hex numbers, each at the upper left of its hex or, where that is taken, at its right or lower; else dropped unless `must`. */
function placeNumbers(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
  ways: readonly Box[],
  wanted: (hex: string) => boolean,
  must: boolean,
): (Word & { ground: string })[] {
  const grounds = new Map(scene.terrains.map(({ id, fill: color }) => [id, color]));
  const words: (Word & { ground: string })[] = [];
  const taken: Box[] = [...sheet.placed, ...ways];
  for (const { id, terrain } of scene.hexes) {
    if (!wanted(id)) continue;
    const [x, y] = centre(field, id);
    if (x < 0 || x > window.right || y < 0 || y > window.bottom + radius) continue;
    const width = textWidth(id, numberHand.face, numberHand.size);
    const tries: Point[] = numberRows.flatMap(({ row, in: from }): Point[] => [
      [x - from * radius, y + row],
      [x + from * radius - width, y + row],
    ]);
    const word = bestPlace(id, numberHand, window, tries, taken, must ? Number.POSITIVE_INFINITY : 8);
    if (word === null) continue;
    const room = textBox(id, word.x, word.y, numberHand);
    sheet.placed.push({ kind: 'hex-number', hex: id, text: id, ...room });
    taken.push(room);
    words.push({ ...word, ground: grounds.get(terrain) ?? paper });
  }
  return words;
}

/** Names of stacks: below, drawn aside or lifted above as far as it takes to keep them readable. */
function placeNames(sheet: Canvas, settings: readonly Setting[], window: Box): Word[] {
  const words: Word[] = [];
  for (const { stack, plan, plate } of settings) {
    if (stack.label === '' || stack.counters.length === 0) continue;
    const name = shortened(stack.label);
    const middle = (plan.left + plan.right) / 2;
    const below = plan.bottom + 13.5;
    const rows = plate === null ? [below, plan.top - 4] : [below, plate.top - 3];
    const tries = rows.flatMap((y) => spread(middle, y));
    const taken = sheet.placed.map((room) => (room.kind === 'counter' ? room : grown(room, apart)));
    const word = bestPlace(name, nameHand, window, tries, taken);
    if (word === null) continue;
    sheet.placed.push({ kind: 'stack-name', hex: stack.hex, text: name, ...textBox(name, word.x, word.y, nameHand) });
    words.push(word);
  }
  return words;
}

/** Names keep this far from plates, stars and each other, so that a phone shows them apart. */
const apart = 4;

/** Widest name of a stack: little more than its hex. */
const widestName = 1.95 * radius;

/** A name cut to the width of its hex; what says how many more there are stays. */
function shortened(label: string): string {
  if (textWidth(label, nameHand.face, nameHand.size) <= widestName) return label;
  const more = label.match(/ \+\d+$/)?.[0] ?? '';
  let name = label.slice(0, label.length - more.length);
  do name = name.slice(0, -1).trimEnd();
  while (textWidth(`${name}…${more}`, nameHand.face, nameHand.size) > widestName);
  return `${name}…${more}`;
}

/** Places left and right of a middle, nearest first. */
function spread(middle: number, y: number): Point[] {
  return [0, -8, 8, -16, 16, -24, 24, -32, 32, -38, 38, -44, 44, -52, 52].map((aside) => [middle + aside, y]);
}

const placeHand: Hand = { ...nameHand, fill: '5C4A28' };

interface PlaceWord extends Word {
  /** Null when it stands on its own hex. */
  to: Pointing | null;
}

/** Names of places: on their hex where nothing stands, else beside it with a pointer; dropped where there is no room. */
function placePlaces(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
  stands: ReadonlySet<string>,
  ways: readonly Box[],
): PlaceWord[] {
  const words: PlaceWord[] = [];
  const taken: Box[] = [...sheet.placed, ...ways];
  const put = setting(sheet, words, taken);
  for (const { id, name } of scene.hexes) {
    if (name === undefined) continue;
    const at = centre(field, id);
    const [x, y] = at;
    const edge = 0.5 * radius;
    if (x < edge || x > window.right - edge || y < edge || y > window.bottom - edge) continue;
    if (stands.has(id)) {
      const tries = besideHex(at, radius, pointedWidth(name, placeHand), least);
      const found = placeBeside(name, placeHand, window, tries, taken);
      if (found !== null) put({ text: name, x: found.x, y: found.y, to: found.to }, id, found.room);
    } else {
      const rows = [14, 34, -4].flatMap((dy) => spread(x, y + dy));
      const found = bestPlace(name, placeHand, window, rows, taken, 1);
      if (found !== null) put({ ...found, to: null }, id, textBox(name, found.x, found.y, placeHand));
    }
  }
  return words;
}

const scaleSize = { width: 172, height: 40 };

/** Lower left, on a plate of paper; another corner where that one is taken. */
function scalePlace(window: Box, taken: readonly Box[]): Box {
  const far = { x: window.right - scaleSize.width - 8, y: window.bottom - scaleSize.height - 8 };
  const corners = [
    [8, far.y],
    [far.x, far.y],
    [8, 8],
    [far.x, 8],
  ] as const;
  let best: Box | null = null;
  let cover = Number.POSITIVE_INFINITY;
  for (const [left, top] of corners) {
    const room = { left, top, right: left + scaleSize.width, bottom: top + scaleSize.height };
    const covered = taken.reduce((sum, other) => sum + overlap(other, room), 0);
    if (covered < cover) [best, cover] = [room, covered];
  }
  return best as Box;
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
