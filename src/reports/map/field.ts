/** The map of the field: one mark a stack, over the part of the field that holds units and entries in use. */
import { opened } from '../../engine/phrase.ts';
import type { MapScene, SceneStack } from '../../engine/scene.ts';
import { drawArrow, layArrows, roomOf } from './arrows.ts';
import { boxAround, type Canvas, canvas, inside, line, paper } from './canvas.ts';
import { drawLeaderPlate, drawMark, leaderPlateWidth, sideOf } from './counter.ts';
import { type Box, type Drawing, rectangle } from './drawing.ts';
import { type Span, spanOf, withMargin } from './frames.ts';
import { drawGround } from './ground.ts';
import { type Chart, centre, centreAt, chart, columnOf, halfHeight, type Point, rowOf } from './hexes.ts';
import { drawNumbers, numberFoot, numbersOf, placeNumbers } from './numbers.ts';
import { drawPale } from './pale.ts';
import { drawNames, type PlaceName, placeNames } from './place-names.ts';
import { Placement } from './placement.ts';
import { drawStars, placeFightStars } from './stars.ts';

/** Every length below is for hexes of this radius. */
const radius = 26;
const markWidth = 25;
/** Nothing smaller in a picture for mail, in px at full size; roads alone are written a little smaller. */
const mailLeast = { number: 17, word: 17 };
/** Marks stand so far below the middle of their hex, or lower where its number over them is large. */
const markLower = 7;
/** From the middle of a mark to the top of what lies under it, and of its leader's sign. */
const markRise = 0.71 * markWidth;
const star = 0.27 * radius;
const margin = 3;
/** Room above the first row where a river bounds it, in radii. */
const riverRoom = 0.85;
/** Numbers larger than this would hide the ground if every hex had one, and leave names no room. */
const closeNumber = 0.52 * radius;
/** The largest for which there is room over a mark with its leader, and beside those of the next columns. */
const largestNumber = 0.72 * radius;
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
  const least = view?.least ?? mailLeast;
  const field = placed(scene, span, size.head);
  const window: Box = { left: 0, top: 0, right: sheetWidth, bottom: sheetHeight };
  const sheet = canvas();
  drawGround(sheet, scene, field, window);
  drawPale(sheet, scene, field, window, marked(scene, field, window));
  drawFieldMarks(sheet, scene, field, window, {
    number: numberSize(least.number / unit),
    word: Math.max(10, least.word / unit),
    plain: 0.5 * markWidth * unit < 0.9 * least.word,
    names: view === undefined,
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
    lattice: { field, span, numbers: numbersOf(scene) },
  };
}

/** Hexes whose marks are whole. */
function marked({ hexes }: MapScene, field: Chart, window: Box): ReadonlySet<string> {
  return new Set(hexes.map(({ id }) => id).filter((id) => isMarked(field, id, window)));
}

const isMarked = (field: Chart, hex: string, window: Box): boolean =>
  inside(boxAround(centre(field, hex), markWidth / 2), window);

function placed(scene: MapScene, span: Span, head: number): Chart {
  const field = chart(scene.layout, radius);
  const [left] = centreAt(field, span.columns[0], 0);
  const top = Math.min(
    centreAt(field, span.columns[0], span.rows[0])[1],
    centreAt(field, span.columns[0] + 1, span.rows[0])[1],
  );
  return { ...field, x: margin + radius - left, y: margin + (halfHeight + head) * radius - top };
}

/** Entries in use bear their letter where the map has no name for them. */
function entriesNamed(scene: MapScene): MapScene {
  const letters = new Map(scene.entries?.map(({ label, hex }) => [hex, opened(label)]));
  const named = scene.hexes.map((hex) => ({ ...hex, name: hex.name ?? letters.get(hex.id) ?? '' }));
  return { ...scene, hexes: named };
}

/** As large as wanted where there is room: of a wide field smaller, and never none. */
function numberSize(wanted: number): number {
  return Math.min(largestNumber, Math.max(7.4, wanted));
}

/** Where the ground would vanish under all their numbers: of every second column each second, and wherever anybody stands. */
function sparsely({ stacks }: MapScene): (hex: string) => boolean {
  const stands = new Set(stacks.map(({ hex }) => hex));
  return (hex) => stands.has(hex) || (columnOf(hex) % 2 === 0 && rowOf(hex) % 2 === 0);
}

interface FieldSizes {
  number: number;
  word: number;
  /** Marks too small for symbols. */
  plain: boolean;
  /** Names of places where somebody stands come before the numbers of hexes where nobody does. */
  names: boolean;
}

function drawFieldMarks(sheet: Canvas, scene: MapScene, field: Chart, window: Box, sizes: FieldSizes): void {
  const close = sizes.number > closeNumber ? null : layOut(scene, field, window, sizes, () => true);
  const isNamed = close === null || !sizes.names || namesHeld(scene, close.names);
  const { placement, numbers, marks, stars, flights, names } =
    close !== null && isNamed ? close : layOut(scene, field, window, sizes, sparsely(scene));
  for (const flight of flights) drawArrow(sheet, scene, flight, radius);
  for (const { stack, x, y, plate } of marks) {
    if (plate === null) drawMark(sheet, scene, stack, x, y, markWidth, sizes.plain);
    else drawLeaderPlate(sheet, sideOf(scene, stack.side), leaderNames(stack), plate.x, plate.y, sizes.word);
  }
  drawNames(sheet, names);
  drawNumbers(sheet, numbers);
  drawStars(sheet, stars);
  sheet.placed.push(...placement.placed);
}

/** Whether every place where somebody stands bears its name. */
function namesHeld(scene: MapScene, names: readonly PlaceName[]): boolean {
  const stands = new Set(scene.stacks.map(({ hex }) => hex));
  const written = new Set(names.map(({ text }) => text));
  return scene.hexes.every(({ id, name }) => !name || !stands.has(id) || written.has(name));
}

/** Where everything on the field stands, with the numbers of these hexes. */
function layOut(
  scene: MapScene,
  field: Chart,
  window: Box,
  { number, word }: FieldSizes,
  among: (hex: string) => boolean,
) {
  const placement = new Placement(window);
  const numbers = placeNumbers(scene, field, window, { size: number, among }, placement);
  const lower = Math.max(markLower, numberFoot(field.r, number) + markRise);
  const marks = scene.stacks
    .filter(({ hex }) => isMarked(field, hex, window))
    .map((stack) => ({ stack, at: centre(field, stack.hex) }))
    .toSorted((a, b) => b.stack.counters.length - a.stack.counters.length)
    .map(({ stack, at }) => placeMark(stack, at, { lower, word }, placement));
  const stars = placeFightStars(scene, field, placement, star);
  const flights = layArrows(scene, field, window, new Set(marks.map(({ stack }) => stack.hex)), placement.placed);
  placement.avoid(flights.flatMap((flight) => roomOf(flight, radius)));
  const roads = word <= widestWord;
  const first = new Set((scene.entries ?? []).map(({ hex }) => hex));
  const names = placeNames(entriesNamed(scene), field, window, placement, { size: word, roads, first, near: false });
  return { placement, numbers, marks, stars, flights, names };
}

/** A stack and where its mark stands; `plate`: names of leaders who stand alone, where there is room for them. */
interface Mark {
  readonly stack: SceneStack;
  readonly x: number;
  readonly y: number;
  readonly plate: { readonly x: number; readonly y: number } | null;
}

function placeMark(
  stack: SceneStack,
  [x, top]: Point,
  { lower, word }: { readonly lower: number; readonly word: number },
  placement: Placement,
): Mark {
  const y = top + lower;
  const half = markWidth / 2;
  const { hex } = stack;
  if (stack.counters.length === 0 && stack.seen === undefined) {
    const wide = leaderPlateWidth(leaderNames(stack), word) / 2 + 1;
    const spots = [0, 4, -4].flatMap((dy) =>
      [0, -8, 8, -16, 16].map((dx) => ({
        x: x + dx,
        y: y + dy,
        room: boxAround([x + dx, y + dy], wide, 0.71 * word),
      })),
    );
    const plate = placement.settle({ kind: 'leader', hex, text: leaderNames(stack) }, spots, 0);
    if (plate === null) placement.take('leader', hex, '', boxAround([x, y], 0.3 * markWidth));
    return { stack, x, y, plate };
  }
  const leads = stack.leaders.length > 0 && stack.counters.length > 0 ? 0.2 * markWidth : 0;
  placement.take('counter', hex, '', {
    left: x - half - leads,
    top: y - half - leads,
    right: x + half,
    bottom: y + half,
  });
  return { stack, x, y, plate: null };
}

/** `Prevost, Maitland` of leaders who stand alone. */
function leaderNames({ leaders }: SceneStack): string {
  return leaders.map(({ name }) => name).join(', ');
}
