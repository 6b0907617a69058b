/** The map of the field: one mark a stack, over the part of the field that holds units and entries in use. */
import type { MapScene, SceneLabel, SceneStack } from '../../engine/scene.ts';
import { drawArrow, layArrows, roomOf } from './arrows.ts';
import {
  type Canvas,
  canvas,
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
import { drawLeaderPlate, drawMark, leaderPlateWidth, sideOf } from './counter.ts';
import { type Box, burst, circle, type Drawing, type Placed, rectangle, within } from './drawing.ts';
import { starPlaces } from './fight.ts';
import { type Span, spanOf, withMargin } from './frames.ts';
import { drawGround } from './ground.ts';
import { type Chart, centre, centreAt, chart, facing, halfHeight, type Point } from './hexes.ts';
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

/** Every length below is for hexes of this radius. */
const radius = 26;
const markWidth = 25;
/** Nothing smaller in a picture for mail, in px at full size. */
const mailLeast = 17;
const margin = 3;
/** Room above the first row where a river bounds it, in radii. */
const riverRoom = 0.85;
/** Hex numbers larger than this part of the radius would hide the ground: they are left out. */
const largestNumber = 0.42 * radius;
/** Words larger than this leave no room for the names of roads. */
const widestWord = 0.75 * radius;

export interface FieldView {
  span: Span;
  /** Least size of a hex number and of other words, in the unit of the drawing's width. */
  least: { number: number; word: number };
}

/** The part of the field in use: all stacks, arrows and entries, and one hex around them. */
export function fieldSpan(scene: MapScene): Span {
  const used = spanOf([
    ...scene.stacks.map(({ hex }) => hex),
    ...scene.arrows.flatMap(({ path }) => [...path]),
    ...(scene.entries ?? []).map(({ hex }) => hex),
  ]);
  if (used === null) return { columns: scene.columns, rows: scene.rows };
  return withMargin(used, scene);
}

/** Size of a part of the field in radii. */
export function spanSize(scene: MapScene, span: Span): { width: number; height: number; head: number } {
  const head = span.rows[0] === scene.rows[0] && scene.edges.some(({ kind, side }) => kind === 'river' && side === 'N');
  const room = head ? riverRoom : 0;
  return {
    head: room,
    width: 1.5 * (span.columns[1] - span.columns[0]) + 2 + (2 * margin) / radius,
    height: 2 * halfHeight * (span.rows[1] - span.rows[0] + 1.5) + (2 * margin) / radius + room,
  };
}

export function drawField(scene: MapScene, width: number, view?: FieldView): Drawing {
  const span = view?.span ?? fieldSpan(scene);
  const size = spanSize(scene, span);
  const sheetWidth = size.width * radius;
  const sheetHeight = size.height * radius;
  const unit = width / sheetWidth;
  const least = view?.least ?? { number: mailLeast, word: mailLeast };
  const field = placed(scene, span, size.head);
  const window: Box = { left: 0, top: 0, right: sheetWidth, bottom: sheetHeight };
  const sheet = canvas();
  drawGround(sheet, scene, field, window);
  drawFieldMarks(sheet, scene, field, window, {
    number: Math.max(7.4, least.number / unit),
    word: Math.max(10, least.word / unit),
    plain: 0.5 * markWidth * unit < 0.9 * least.word,
  });
  line(sheet, rectangle(0.4, 0.4, sheetWidth - 0.8, sheetHeight - 0.8), { color: 'C9BFA6', width: 0.8 });
  return {
    width,
    height: sheetHeight * unit,
    unit,
    title: scene.title,
    alt: scene.alt,
    paper,
    items: sheet.items,
    placed: sheet.placed,
    lattice: { field, span },
  };
}

function placed(scene: MapScene, span: Span, head: number): Chart {
  const field = chart(scene.layout, radius);
  const [left] = centreAt(field, span.columns[0], 0);
  const top = Math.min(
    centreAt(field, span.columns[0], span.rows[0])[1],
    centreAt(field, span.columns[0] + 1, span.rows[0])[1],
  );
  return { ...field, x: margin + radius - left, y: margin + (halfHeight + head) * radius - top };
}

function drawFieldMarks(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
  sizes: { number: number; word: number; plain: boolean },
): void {
  const half = markWidth / 2;
  const marks = scene.stacks
    .map((stack) => ({ stack, at: centre(field, stack.hex) }))
    .filter(({ at: [x, y] }) => inside({ left: x - half, top: y - half, right: x + half, bottom: y + half }, window));
  for (const {
    stack,
    at: [x, y],
  } of marks) {
    const leads = stack.leaders.length > 0 && stack.counters.length > 0 ? 0.2 * markWidth : 0;
    sheet.placed.push(box('counter', stack.hex, '', x - half - leads, y - half - leads, x + half, y + half));
    if (stack.counters.length > 0 || stack.seen !== undefined) continue;
    const [middle, wide, high] = [...platePlace(stack, x, window, sizes.word), 0.71 * sizes.word] as const;
    sheet.placed.push(box('leader', stack.hex, leaderNames(stack), middle - wide, y - high, middle + wide, y + high));
  }
  const stars = placeStars(sheet, scene, field, window);
  const entries = (scene.entries ?? []).map(({ label, hex }) => ({ label, at: centre(field, hex), hex }));
  for (const {
    label,
    at: [x, y],
    hex,
  } of entries)
    sheet.placed.push(box('entry', hex, label, x - 12, y - 12, x + 12, y + 12));
  const numbers = sizes.number > largestNumber ? [] : placeNumbers(sheet, scene, field, window, sizes.number);
  const flights = layArrows(scene, field, window, new Set(marks.map(({ stack }) => stack.hex)));
  const ways = flights.flatMap((flight) => roomOf(flight, radius));
  const words = placeWords(sheet, scene, field, window, sizes.word, ways);
  const covered = sheet.placed.filter(({ kind }) => kind === 'place');
  for (const { text, x, y, ground, room } of numbers) {
    if (covered.some((other) => overlap(other, room) > 0)) continue;
    sheet.placed.push({ kind: 'hex-number', hex: text, text, ...room });
    write(sheet, text, x, y, {
      face: 'sans',
      size: sizes.number,
      fill: '857B66',
      anchor: 'middle',
      halo: { color: ground, width: 0.2 * sizes.number },
    });
  }
  for (const { text, x, y, hand, to } of words) {
    if (to === null) write(sheet, text, x, y, hand);
    else writePointed(sheet, text, x, y, hand, to);
  }
  for (const flight of flights) drawArrow(sheet, scene, flight, radius);
  for (const {
    label,
    at: [x, y],
  } of entries) {
    outlined(sheet, circle(x, y, 11), paper, { color: ink, width: 1.4 });
    const size = label.length > 2 ? 9.5 : 12;
    write(sheet, label, x, y + 0.36 * size, { face: 'sans-bold', size, fill: ink, anchor: 'middle' });
  }
  for (const {
    stack,
    at: [x, y],
  } of marks) {
    if (stack.counters.length > 0 || stack.seen !== undefined) {
      drawMark(sheet, scene, stack, x, y, markWidth, sizes.plain);
    } else {
      const [middle] = platePlace(stack, x, window, sizes.word);
      drawLeaderPlate(sheet, sideOf(scene, stack.side), leaderNames(stack), middle, y, sizes.word);
    }
  }
  for (const { x, y, label } of stars) {
    outlined(sheet, burst(x, y, 0.32 * radius, 0.24 * radius), signal, { color: ink, width: 0.9 });
    write(sheet, label, x, y + 3.2, { face: 'sans-bold', size: 9, fill: ink, anchor: 'middle' });
  }
}

/** `Prevost, Maitland` of leaders who stand alone. */
function leaderNames({ leaders }: SceneStack): string {
  return leaders.map(({ name }) => name).join(', ');
}

/** Middle and half the width of a lone leaders' plate, inside the frame. */
function platePlace(stack: SceneStack, x: number, window: Box, size: number): [middle: number, half: number] {
  const half = leaderPlateWidth(leaderNames(stack), size) / 2 + 2;
  return [Math.max(half, Math.min(window.right - half, x)), half];
}

function box(
  kind: Placed['kind'],
  hex: string,
  text: string,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Placed {
  return { kind, hex, text, left, top, right, bottom };
}

function placeStars(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
): { x: number; y: number; label: string }[] {
  const reach = 0.32 * radius;
  const stars: { x: number; y: number; label: string }[] = [];
  for (const { label, hex, from } of scene.stars) {
    const at = centre(field, hex);
    const side = from === null ? null : facing(scene.layout, hex, from);
    const tries = starPlaces(at, side, radius, side === 'N' || side === 'S' ? 0.27 * radius : 0);
    const free = tries.find(([x, y]) =>
      stars.every((star) => Math.abs(star.x - x) >= 1.8 * reach || Math.abs(star.y - y) >= 1.8 * reach),
    );
    const [x, y] = free ?? (tries[0] as Point);
    const room = box('star', hex, label, x - reach, y - reach, x + reach, y + reach);
    if (!inside(room, window)) continue;
    stars.push({ x, y, label });
    sheet.placed.push(room);
  }
  return stars;
}

/** Hex numbers at the top of their hexes; those that would lie under a mark are left out. */
function placeNumbers(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
  size: number,
): { text: string; x: number; y: number; ground: string; room: Box }[] {
  const grounds = new Map(scene.terrains.map(({ id, fill: color }) => [id, color]));
  const baseline = -halfHeight * radius + 2 + 0.714 * size;
  const hand: Hand = { face: 'sans', size, fill: ink, anchor: 'middle' };
  const standing = new Map(sheet.placed.map((one) => [one.hex, one]));
  return scene.hexes.flatMap(({ id, terrain }) => {
    const [x, y] = centre(field, id);
    const room = textBox(id, x, y + baseline, hand);
    const mark = standing.get(id);
    if (!inside(room, window) || (mark !== undefined && overlap(mark, room) > 0.3 * size * size)) return [];
    return [{ text: id, x, y: y + baseline, ground: grounds.get(terrain) ?? paper, room }];
  });
}

const labelFaces: Readonly<
  Record<SceneLabel['kind'], { face: Hand['face']; scale: number; fill: string; spacing: number }>
> = {
  town: { face: 'sans-bold', scale: 1.7, fill: '6B2E1F', spacing: 0 },
  region: { face: 'sans-bold', scale: 1.05, fill: '3E6660', spacing: 0 },
  water: { face: 'sans-italic', scale: 1.6, fill: '2F6699', spacing: 0.32 },
  camp: { face: 'sans-bold', scale: 1.1, fill: ink, spacing: 0 },
};

interface FieldWord extends Word {
  hand: Hand;
  /** Null when it stands where it belongs. */
  to: Pointing | null;
}

/** Names of town, waters and camps, of places, and of roads, where they cover neither marks nor each other. */
function placeWords(
  sheet: Canvas,
  scene: MapScene,
  field: Chart,
  window: Box,
  size: number,
  ways: readonly Box[],
): FieldWord[] {
  const words: FieldWord[] = [];
  const stands = new Set(scene.stacks.map(({ hex }) => hex));
  const taken: Box[] = [...sheet.placed, ...ways];
  const take = setting(sheet, words, taken);
  const put = (text: string, hand: Hand, places: readonly Point[], hex: string): boolean => {
    const found = bestPlace(text, hand, window, places, taken, 0.01);
    if (found !== null) take({ ...found, hand, to: null }, hex, textBox(text, found.x, found.y, hand));
    return found !== null;
  };
  for (const { text, hex, kind, side } of scene.labels ?? []) {
    const look = labelFaces[kind];
    const hand: Hand = {
      face: look.face,
      size: look.scale * size,
      fill: side === undefined ? look.fill : sideOf(scene, side).star,
      anchor: 'middle',
      spacing: look.spacing * size,
      ...(kind === 'water' ? {} : { halo: { color: paper, width: 0.28 * size } }),
    };
    const [x, y] = centre(field, hex);
    put(text, hand, around(x, y + 0.35 * hand.size), hex);
  }
  const hand: Hand = {
    face: 'sans-bold',
    size,
    fill: ink,
    anchor: 'middle',
    halo: { color: paper, width: 0.26 * size },
  };
  for (const { id, name } of scene.hexes) {
    if (name === undefined) continue;
    const at = centre(field, id);
    if (!within(at, window)) continue;
    if (!stands.has(id) && put(name, hand, around(at[0], at[1] + 0.35 * size), id)) continue;
    const tries = besideHex(at, radius, pointedWidth(name, hand), size);
    const found = placeBeside(name, hand, window, tries, taken);
    if (found !== null) take({ text: name, x: found.x, y: found.y, hand, to: found.to }, id, found.room);
  }
  // Where words are wider than hexes, roads go unnamed: places and troops need the room.
  if (size > widestWord) return words;
  const wayHand: Hand = { ...hand, size: 0.95 * size, fill: '6B5A34' };
  for (const { name, hexes } of scene.ways) {
    if (name === undefined) continue;
    const seen = hexes.map((hex) => centre(field, hex)).filter((at) => within(at, window));
    if (seen.length < 3) continue;
    const middle = (seen.length - 1) / 2;
    const order = seen
      .map((at, step) => ({ at, far: Math.abs(step - middle) }))
      .toSorted((a, b) => a.far - b.far)
      .map(({ at }) => at);
    const places = order.flatMap(([x, y]): Point[] => [
      [x, y + 0.35 * size],
      [x, y - 0.3 * radius],
      [x, y + 0.6 * radius],
    ]);
    put(name, wayHand, places, '');
  }
  return words;
}

function around(x: number, y: number): Point[] {
  return [0, 9, -9, 16, -16].flatMap((dy) => [0, -12, 12, -24, 24].map((dx): Point => [x + dx, y + dy]));
}
