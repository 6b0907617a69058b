/** Draws a sea chart: the whole of it, or a part where something happened. Names and signs never cover each other. */
import type { SceneFleet, SceneStar, SeaScene } from '../../../engine/scene.ts';
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
} from '../canvas.ts';
import { sideOf } from '../counter.ts';
import { type Box, burst, circle, type Drawing, type Placed, rectangle } from '../drawing.ts';
import { type Span, spanOf } from '../frames.ts';
import { centreAt, halfHeight, hexOutline, type Point } from '../hexes.ts';
import { bestPlace } from '../names.ts';
import { drawCourse, layCourses, roomOf } from './courses.ts';
import { drawSeaLegend, lowered } from './legend.ts';
import { colours, drawBorder, drawPaper, drawRose, rosePlace } from './paper.ts';
import { bent, hexCentre, type Plane, plane, planeSize, spot, within } from './plane.ts';
import { drawFleet, drawPort, drawStorm, drawWreck } from './signs.ts';

/** How large things are drawn, in the unit of the picture. */
interface SeaSizes {
  /** Hex numbers; null: too small to read, left out. */
  number: number | null;
  /** Names of ports and stacks. */
  word: number;
  /** Half the width of a port, and the size of its value; null leaves the value out. */
  port: number;
  value: number | null;
  /** Width of a stack at sea; `plain` shows numbers without signs. */
  fleet: number;
  plain: boolean;
  border: number;
}

const PRINT_BORDER = 9;

/** Least size of words in a mail's picture, and of hex numbers. */
const MAIL_LEAST = 17;

/** A part of the chart at mail size: hexes are large, every port has its name and value. */
export function drawSeaFrame(scene: SeaScene, span: Span, width: number, title: string, alt: string): Drawing {
  const border = 14;
  const r = (width - 2 * border) / planeSize(span).width;
  return drawSpan(scene, span, r, title, alt, {
    number: 0.48 * r < MAIL_LEAST ? null : MAIL_LEAST,
    word: MAIL_LEAST,
    port: Math.max(12, 0.34 * r),
    value: Math.max(MAIL_LEAST, 0.42 * r),
    fleet: Math.max(46, 1.02 * r),
    plain: false,
    border,
  });
}

/** Least columns and rows of a part: fewer would hide where it lies. */
const LEAST_SPAN = { columns: 8, rows: 6 };

/** The parts of a chart that get a picture of their own. */
export function seaSpans(scene: SeaScene): readonly { span: Span; title: string; alt: string }[] {
  return scene.frames.flatMap(({ hexes, title, alt }) => {
    const span = spanOf(hexes);
    if (span === null) return [];
    const columns = widened(span.columns, LEAST_SPAN.columns, scene.columns);
    const rows = widened(span.rows, LEAST_SPAN.rows, scene.rows);
    return [{ span: { columns, rows }, title, alt }];
  });
}

/** At least so many, grown on both sides as far as the field goes. */
function widened(
  [low, high]: readonly [number, number],
  least: number,
  [first, last]: readonly [number, number],
): readonly [number, number] {
  const want = Math.max(0, least - (high - low + 1));
  const from = Math.max(first, Math.min(low - Math.floor(want / 2), last - least + 1));
  return [Math.min(from, low), Math.min(last, Math.max(high, from + least - 1))];
}

/** The whole chart at mail size, where everybody is at a glance, and below it what its signs mean. */
export function drawSeaOverview(scene: SeaScene, width: number): Drawing {
  const border = 12;
  const span = { columns: scene.columns, rows: scene.rows };
  const r = (width - 2 * border) / planeSize(span).width;
  const map = drawSpan(scene, span, r, scene.title, scene.alt, {
    number: null,
    word: MAIL_LEAST,
    port: 6.5,
    value: null,
    fleet: 24,
    plain: true,
    border,
  });
  const legend = drawSeaLegend(scene, width, { columns: 2, size: MAIL_LEAST, row: 34 });
  return {
    ...map,
    height: map.height + legend.height,
    items: [...map.items, ...lowered(legend.items, map.height)],
  };
}

/** Radius in points at which the whole chart fits a room. */
export function seaPrintSize(scene: SeaScene, width: number, height: number): number {
  const size = planeSize({ columns: scene.columns, rows: scene.rows });
  return Math.min((width - 2 * PRINT_BORDER) / size.width, (height - 2 * PRINT_BORDER) / size.height);
}

/** One stack's mark alone, as lists show it. */
export function drawFleetMark(scene: SeaScene, fleet: SceneFleet, width: number): Drawing {
  const sheet = canvas();
  const w = 0.76 * width;
  const { side, height, sign } = fleet;
  drawFleet(sheet, scene, { side, height, sign, berth: 'off' }, [0.44 * width, 0.58 * width], w);
  return { width, height: width, unit: 1, title: '', alt: '', paper, items: sheet.items, placed: [] };
}

/** The whole chart for print, hexes of radius `r` points. */
export function drawSeaPrint(scene: SeaScene, r: number): Drawing {
  const span = { columns: scene.columns, rows: scene.rows };
  return drawSpan(scene, span, r, scene.title, scene.alt, {
    number: 4.6,
    word: 6.6,
    port: 4.2,
    value: 5.6,
    fleet: 12.5,
    plain: false,
    border: PRINT_BORDER,
  });
}

function drawSpan(scene: SeaScene, span: Span, r: number, title: string, alt: string, sizes: SeaSizes): Drawing {
  const size = planeSize(span);
  const { border } = sizes;
  const on = plane(scene, span, r, border, border);
  const width = size.width * r + 2 * border;
  const height = size.height * r + 2 * border;
  const sheet = canvas();
  drawPaper(sheet, scene, on, sizes.number);
  const isWhole = span.columns[0] === scene.columns[0] && span.columns[1] === scene.columns[1];
  if (isWhole) drawRose(sheet, rosePlace(on), 4.1 * r);
  const taken: Box[] = [scaleBox(scene, on, sizes)];
  if (isWhole) taken.push(boxAround(rosePlace(on), 4.4 * r));
  drawRoutes(sheet, scene, on);
  shadeStorms(sheet, scene, on);
  const courses = layCourses(scene, on);
  const thick = sizes.plain ? 3.4 : Math.max(1.5, 0.13 * r);
  for (const course of courses) drawCourse(sheet, scene, course, thick);
  const ports = placePorts(scene, on, sizes, taken);
  const stars = placeStars(scene, on, sizes, taken);
  const fleets = placeFleets(scene, on, sizes, taken);
  const storms = placeStorms(scene, on, sizes, taken);
  for (const one of fleets) drawPointer(sheet, scene, on, one);
  for (const { port, at } of ports) drawPort(sheet, scene, port, at, sizes.port, sizes.value);
  for (const hex of scene.wrecks) {
    const [x, y] = hexCentre(on, hex);
    if (within([x, y], on.window)) drawWreck(sheet, [x, y - 0.5 * r], 0.8 * sizes.port);
  }
  for (const { at } of storms) drawStorm(sheet, at, stormSize(on, sizes));
  for (const { fleet, at, w } of fleets) {
    drawFleet(sheet, scene, fleet, at, w, sizes.plain);
    place(sheet, 'counter', fleet.hex, `${fleet.height}`, boxAround(at, w / 2));
  }
  for (const { star, at } of stars) drawStar(sheet, star, at, starSize(on, sizes));
  const soft = courses.flatMap((course) => roomOf(course, thick));
  drawNames(sheet, scene, on, sizes, { ports, fleets }, taken, soft);
  drawBorder(sheet, on, width, height, border);
  drawScale(sheet, scene, on, sizes);
  const { items, placed } = sheet;
  return { width, height, unit: 1, title, alt, paper, items, placed, lattice: { field: on, span } };
}

interface PlacedPort {
  port: SeaScene['ports'][number];
  at: Point;
}
interface PlacedFleet {
  fleet: SceneFleet;
  at: Point;
  w: number;
}

function place(sheet: Canvas, kind: Placed['kind'], hex: string, text: string, box: Box): void {
  sheet.placed.push({ kind, hex, text, ...box });
}

function boxAround([x, y]: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

function drawRoutes(sheet: Canvas, scene: SeaScene, on: Plane): void {
  for (const { points, land } of scene.routes) {
    const way: Point[] = [];
    for (let n = 0; n + 1 < points.length; n += 2) way.push(spot(on, [points[n] as number, points[n + 1] as number]));
    const width = Math.max(0.9, 0.055 * on.r);
    const dash: [number, number] = land ? [0.1 * on.r, 0.16 * on.r] : [0.34 * on.r, 0.2 * on.r];
    line(sheet, bent(way), { color: colours.route, width: Math.max(width, 1), dash });
  }
}

function placePorts(scene: SeaScene, on: Plane, sizes: SeaSizes, taken: Box[]): PlacedPort[] {
  const shown = scene.ports
    .map((port) => ({ port, at: spot(on, port.at) }))
    .filter(({ at }) => within(at, on.window, -sizes.port));
  for (const { port, at } of shown) taken.push(boxAround(at, sizes.port * (port.holder === port.flag ? 1.1 : 1.6)));
  return shown;
}

/** Stacks around their hex's middle: those in port close by their port, those off where there is room. */
function placeFleets(scene: SeaScene, on: Plane, sizes: SeaSizes, taken: Box[]): PlacedFleet[] {
  const towns = new Map(scene.ports.map((port) => [port.hex, spot(on, port.at)]));
  const placed: PlacedFleet[] = [];
  const shown = scene.fleets.filter((fleet) => within(hexCentre(on, fleet.hex), on.window, -0.3 * on.r));
  const weight = ({ berth }: SceneFleet): number => (berth === 'port' ? 1 : 0);
  for (const fleet of [...shown].sort(
    (a, b) => weight(a) - weight(b) || (a.hex < b.hex ? -1 : a.hex > b.hex ? 1 : 0),
  )) {
    const w = fleet.berth === 'port' && !sizes.plain ? 0.92 * sizes.fleet : sizes.fleet;
    const middle = hexCentre(on, fleet.hex);
    const town = towns.get(fleet.hex);
    const near = sizes.port + 0.62 * w;
    const off = [0.3, 0.5, 0.66].flatMap((far) => around(middle, far * on.r));
    const tries: Point[] =
      fleet.berth === 'port' && town !== undefined
        ? [0, 0.3, 0.6, 0.9].flatMap((out) => around(town, near + out * w))
        : [middle, ...off, ...around(middle, on.r), ...around(middle, 1.5 * on.r), ...around(middle, 2.2 * on.r)];
    const at = clearest(tries, 0.56 * w, on, taken);
    taken.push(boxAround(at, 0.6 * w));
    placed.push({ fleet, at, w });
  }
  return placed;
}

/** A stack that found no room in its hex points to it. */
function drawPointer(sheet: Canvas, scene: SeaScene, on: Plane, { fleet, at }: PlacedFleet): void {
  if (fleet.berth === 'port') return;
  const [x, y] = hexCentre(on, fleet.hex);
  const [dx, dy] = [at[0] - x, at[1] - y];
  if (dx * dx + dy * dy < 0.6 * on.r * on.r) return;
  const { arrow: color } = sideOf(scene, fleet.side);
  const thick = Math.max(1, 0.05 * on.r);
  line(sheet, [0, x, y, 1, at[0], at[1]], { color: 'FFFFFF', width: 2.4 * thick, round: true });
  line(sheet, [0, x, y, 1, at[0], at[1]], { color, width: thick, round: true });
  outlined(sheet, circle(x, y, 2.2 * thick), color, { color: 'FFFFFF', width: 0.8 * thick });
}

function around([x, y]: Point, by: number): Point[] {
  const slant = 0.72 * by;
  return [
    [x + by, y],
    [x - by, y],
    [x, y + by],
    [x, y - by],
    [x + slant, y + slant],
    [x - slant, y + slant],
    [x + slant, y - slant],
    [x - slant, y - slant],
  ];
}

/** Of some places the one that covers least, the earlier the better. */
function clearest(tries: readonly Point[], half: number, on: Plane, taken: readonly Box[]): Point {
  let best = tries[0] as Point;
  let least = Number.POSITIVE_INFINITY;
  for (const at of tries) {
    const box = boxAround(at, half);
    const outside = inside(box, on.window) ? 0 : 4 * half * half;
    const cover = taken.reduce((sum, other) => sum + overlap(other, box), outside);
    if (cover < least - 0.001) [best, least] = [at, cover];
  }
  return best;
}

function starSize(on: Plane, sizes: SeaSizes): number {
  return sizes.plain ? 0.74 * sizes.word : Math.max(0.74 * sizes.word, 0.28 * on.r);
}

/** Stars of combats stand at the edge of their hex. */
function placeStars(scene: SeaScene, on: Plane, sizes: SeaSizes, taken: Box[]): { star: SceneStar; at: Point }[] {
  const size = starSize(on, sizes);
  return scene.stars.flatMap((star) => {
    const middle = hexCentre(on, star.hex);
    if (!within(middle, on.window)) return [];
    const far = Math.max(0.6 * on.r, 1.1 * size);
    const tries = [1, 1.3, 1.6, 2, 2.5].flatMap((by) => around(middle, by * far).reverse());
    const at = clearest(tries, size, on, taken);
    taken.push(boxAround(at, size));
    return [{ star, at }];
  });
}

function drawStar(sheet: Canvas, { label, hex }: SceneStar, at: Point, r: number): void {
  outlined(sheet, burst(at[0], at[1], 1.2 * r, 0.92 * r), signal, { color: ink, width: 0.09 * r });
  write(sheet, label, at[0], at[1] + 0.5 * r, { face: 'sans-bold', size: 1.38 * r, fill: ink, anchor: 'middle' });
  place(sheet, 'star', hex, label, boxAround(at, r));
}

function stormSize(on: Plane, sizes: SeaSizes): number {
  return sizes.plain ? 11 : Math.max(0.7 * sizes.word, 0.3 * on.r);
}

/** The whole hex of a storm lies in shade; on a small chart a disc, so that it is seen. */
function shadeStorms(sheet: Canvas, scene: SeaScene, on: Plane): void {
  for (const hex of scene.storms) {
    const at = hexCentre(on, hex);
    if (!within(at, on.window)) continue;
    fill(sheet, hexOutline(at, on.r * (on.r < 14 ? 1.35 : 1)), '5B6B8C', 0.42);
  }
}

function placeStorms(scene: SeaScene, on: Plane, sizes: SeaSizes, taken: Box[]): { hex: string; at: Point }[] {
  const size = stormSize(on, sizes);
  return scene.storms.flatMap((hex) => {
    const middle = hexCentre(on, hex);
    if (!within(middle, on.window)) return [];
    const tries = [middle, ...around(middle, 0.6 * on.r), ...around(middle, Math.max(on.r, 1.8 * size))];
    const at = clearest(tries, size, on, taken);
    taken.push(boxAround(at, size));
    return [{ hex, at }];
  });
}

/** Names of ports, great ones first, then of stacks, then of seas and lands where room is left. */
function drawNames(
  sheet: Canvas,
  scene: SeaScene,
  on: Plane,
  sizes: SeaSizes,
  { ports, fleets }: { ports: readonly PlacedPort[]; fleets: readonly PlacedFleet[] },
  taken: Box[],
  soft: readonly Box[],
): void {
  const { word } = sizes;
  const window = grown(on.window, -0.25 * word);
  const names: {
    text: string;
    hand: Hand;
    at: Point;
    by: number;
    kind: Placed['kind'];
    hex: string;
    most: number;
    isFar: boolean;
  }[] = [];
  const halo = { color: 'FFFDF6', width: 0.26 * word };
  for (const { port, at } of [...ports].sort((a, b) => rank(b) - rank(a) || (a.port.id < b.port.id ? -1 : 1))) {
    names.push({
      text: port.name,
      hand: { face: 'sans-bold', size: word, fill: ink, halo },
      at,
      by: sizes.port * (port.holder === port.flag ? 1.2 : 1.7),
      kind: 'place',
      hex: port.hex,
      most: sizes.plain ? 1 : word * word,
      isFar: !sizes.plain || port.value >= GREAT,
    });
  }
  if (!sizes.plain) {
    for (const { fleet, at, w } of fleets) {
      if (!isNamed(fleet) && (fleet.berth === 'port' || word < 12)) continue;
      const side = sideOf(scene, fleet.side);
      names.push({
        text: fleet.top,
        hand: { face: 'sans-bold', size: word, fill: side.star, halo },
        at,
        by: 0.62 * w,
        kind: 'stack-name',
        hex: fleet.hex,
        most: fleet.berth === 'port' ? 1 : 0.5 * word * word,
        isFar: true,
      });
    }
  }
  const courses = soft.map((one) => grown(one, -0.6));
  const numbers = numberBoxes(on, sizes.number);
  for (const { text, hand, at, by, kind, hex, most, isFar } of names) {
    // On a small chart only a great port's name may stand off: another's would name the next port.
    const tries = spots(at, by, textBox(text, 0, 0, hand), hand.size).slice(0, isFar ? undefined : CLOSE_SPOTS);
    const found =
      bestPlace(text, hand, window, tries, [...taken, ...courses, ...numbers], 1) ??
      bestPlace(text, hand, window, tries, [...taken, ...courses], 1) ??
      bestPlace(text, hand, window, tries, taken, most);
    if (found === null) continue;
    write(sheet, text, found.x, found.y, hand);
    const room = textBox(text, found.x, found.y, hand);
    taken.push(grown(room, 0.08 * word));
    place(sheet, kind, hex, text, room);
  }
  drawEntry(sheet, scene, on, sizes, taken);
  drawLabels(sheet, scene, on, sizes, taken);
}

/** Ships and leaders are called by name; the sign says what else lies on top. */
function isNamed({ sign }: SceneFleet): boolean {
  return sign === 'ship' || sign === 'leader';
}

/** Room of the hex numbers, so that names keep off them where they can. */
function numberBoxes(on: Plane, size: number | null): Box[] {
  if (size === null || on.r < 24) return [];
  const boxes: Box[] = [];
  const { columns, rows } = on.span;
  for (let column = columns[0]; column <= columns[1]; column++) {
    for (let row = rows[0]; row <= rows[1]; row++) {
      const [x, y] = centreAt(on, column, row);
      const top = y - halfHeight * on.r;
      boxes.push({ left: x - 1.2 * size, top: top + 0.1 * size, right: x + 1.2 * size, bottom: top + size });
    }
  }
  return boxes;
}

/** Great ports first; those in a fight or captured before all. */
function rank({ port }: PlacedPort): number {
  return port.value + (port.holder === port.flag ? 0 : 10);
}

/** Least value of a port that nobody mistakes. */
const GREAT = 5;
/** How many of the spots below touch their sign. */
const CLOSE_SPOTS = 16;

/** Baselines for words around a sign: right, left, below, above, then aslant. Words start at the point. */
function spots([x, y]: Point, by: number, { left, right }: Box, size: number): Point[] {
  const width = right - left;
  const mid = y + 0.35 * size;
  const gap = by + 0.22 * size;
  return [
    [x + gap, mid],
    [x - gap - width, mid],
    [x - width / 2, y + by + 0.92 * size],
    [x - width / 2, y - by - 0.26 * size],
    [x + 0.7 * by, y + by + 0.75 * size],
    [x + 0.7 * by, y - by - 0.1 * size],
    [x - 0.7 * by - width, y + by + 0.75 * size],
    [x - 0.7 * by - width, y - by - 0.1 * size],
    [x - 0.2 * width, y + by + 0.92 * size],
    [x - 0.8 * width, y + by + 0.92 * size],
    [x - 0.2 * width, y - by - 0.26 * size],
    [x - 0.8 * width, y - by - 0.26 * size],
    [x + gap, mid - 0.8 * size],
    [x + gap, mid + 0.8 * size],
    [x - gap - width, mid - 0.8 * size],
    [x - gap - width, mid + 0.8 * size],
    ...[1, 2].flatMap((lines): Point[] =>
      [-0.5, -0.1, -0.9].flatMap((part): Point[] => [
        [x + part * width, y + by + (0.92 + 0.62 * lines) * size],
        [x + part * width, y - by - (0.26 + 0.62 * lines) * size],
      ]),
    ),
  ];
}

function drawEntry(sheet: Canvas, { entry }: SeaScene, on: Plane, sizes: SeaSizes, taken: Box[]): void {
  const [x, y] = hexCentre(on, entry.hex);
  if (!within([x, y], on.window)) return;
  const size = sizes.word;
  const hand: Hand = {
    face: 'sans-italic',
    size,
    fill: colours.ocean,
    anchor: 'end',
    halo: { color: colours.water, width: 0.26 * size },
  };
  const right = Math.min(x + 0.6 * on.r, on.window.right - 0.3 * size);
  for (const at of [y + 0.35 * size, y - 1.1 * size, y + 1.7 * size]) {
    const room = textBox(`${entry.label} →`, right, at, hand);
    if (taken.some((other) => overlap(other, room) > 0)) continue;
    write(sheet, `${entry.label} →`, right, at, hand);
    taken.push(room);
    return;
  }
}

function drawLabels(sheet: Canvas, scene: SeaScene, on: Plane, sizes: SeaSizes, taken: Box[]): void {
  for (const { text, at, kind } of scene.labels) {
    const [x, level] = spot(on, at);
    const y = sizes.number === null ? level : betweenNumbers(on, level);
    const size =
      kind === 'ocean'
        ? Math.max(sizes.word * 1.06, 0.95 * on.r)
        : Math.max(sizes.word, kind === 'country' ? 0.8 * on.r : 0.5 * on.r);
    if ((kind === 'island' && sizes.plain) || (kind !== 'ocean' && !within([x, level], on.window))) continue;
    const spaced = Math.min(size, sizes.word * 1.35);
    const hand: Hand = {
      face: kind === 'ocean' ? 'sans-italic' : kind === 'country' ? 'serif-bold' : 'sans-italic',
      size: spaced,
      fill: kind === 'ocean' ? colours.ocean : colours.country,
      anchor: 'middle',
      ...(kind === 'ocean' ? { halo: { color: colours.water, width: 0.2 * spaced } } : {}),
      spacing: kind === 'ocean' ? 0.22 * spaced : kind === 'country' ? 0.08 * spaced : 0,
    };
    for (const [dx, dy] of [
      [0, 0],
      [0, -1],
      [0, 1],
      [1.5, 0],
      [-1.5, 0],
      [0, 2],
      [0, -2],
      [3, 0],
      [-3, 0],
    ] as const) {
      const px = x + dx * on.r;
      const py = y + dy * 2 * halfHeight * on.r;
      const room = textBox(text, px, py, hand);
      if (!inside(room, on.window) || taken.some((other) => overlap(other, room) > 0)) continue;
      write(sheet, text, px, py, hand);
      taken.push(room);
      break;
    }
  }
}

/** The nearest baseline that runs between two lines of hex numbers. */
function betweenNumbers(on: Plane, y: number): number {
  const step = halfHeight * on.r;
  return on.y + (Math.floor((y - on.y) / step) + 0.84) * step;
}

/** The bar's words, how long it is, and the plate it stands on in the lower left corner. */
function scaleOf(
  scene: SeaScene,
  on: Plane,
  { word }: SeaSizes,
): { text: string; hand: Hand; long: number; plate: Box } {
  const hexes = on.r > 24 ? 1 : 5;
  const long = hexes * 2 * halfHeight * on.r;
  const text = scene.words.leagues.replace('{n}', `${hexes * scene.leagues}`);
  const hand: Hand = { face: 'sans', size: word, fill: ink };
  const width = Math.max(long, textBox(text, 0, 0, hand).right) + 1.1 * word;
  const left = on.window.left + 0.4 * word;
  const bottom = on.window.bottom - 0.4 * word;
  return { text, hand, long, plate: { left, top: bottom - 2.2 * word, right: left + width, bottom } };
}

function scaleBox(scene: SeaScene, on: Plane, sizes: SeaSizes): Box {
  return scaleOf(scene, on, sizes).plate;
}

function drawScale(sheet: Canvas, scene: SeaScene, on: Plane, sizes: SeaSizes): void {
  const { word } = sizes;
  const { text, hand, long, plate } = scaleOf(scene, on, sizes);
  const pen = { color: colours.border, width: 0.05 * word };
  outlined(
    sheet,
    rectangle(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top, 0.2 * word),
    colours.sheet,
    pen,
  );
  const x = plate.left + 0.55 * word;
  const y = plate.top + 0.43 * word;
  outlined(sheet, rectangle(x, y, long, 0.24 * word), 'FFFFFF', { color: ink, width: 0.05 * word });
  fill(sheet, rectangle(x, y, long / 2, 0.24 * word), ink);
  write(sheet, text, x, plate.top + 1.8 * word, hand);
}
