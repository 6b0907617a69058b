/** Draws a sea chart: the whole of it, or a part where something happened. Names and signs never cover each other. */
import { partAround, widened } from '../../../engine/chart-part.ts';
import type { SeaScene } from '../../../engine/scene.ts';
import { type Canvas, canvas, fill, line, paper } from '../canvas.ts';
import type { Drawing } from '../drawing.ts';
import { cutInTwo, type Span, spanOf } from '../frames.ts';
import { columnOf, halfHeight, hexOutline, type Point } from '../hexes.ts';
import { drawNames } from '../place-names.ts';
import { Placement } from '../placement.ts';
import { drawStars } from '../stars.ts';
import { drawCourse, headOf, layCourses, roomOf } from './courses.ts';
import { drawSeaLegend, lowered } from './legend.ts';
import { drawNumbers, hexesShown, numberOf, placeNumbers } from './numbers.ts';
import { colours, drawBorder, drawPaper, drawRose, rosePlace, roseRoom } from './paper.ts';
import { bent, hexCentre, type Plane, plane, planeSize, spot, within } from './plane.ts';
import { drawScale, placeScale } from './scale.ts';
import { drawFleet, drawPort, drawStorm, drawWreck } from './signs.ts';
import type { SeaSizes } from './sizes.ts';
import { drawPointer, placeFleets, placePorts, placeSigns, placeStars } from './stacks.ts';
import { drawLeaders, placeWords } from './words.ts';

const PRINT_BORDER = 9;
/** Least size of letters on paper, in points. */
const PRINT_LEAST = 7;

/** Least size of words in a mail's picture, and of hex numbers. */
const MAIL_LEAST = 17;

/** A part of the chart at mail size: hexes are large, every port has its name and value; below it what its signs mean. */
export function drawSeaFrame(scene: SeaScene, { span, title, alt }: SeaPart, width: number, least = 0): Drawing {
  const border = 14;
  const word = Math.max(MAIL_LEAST, least);
  const r = (width - 2 * border) / planeSize(span).width;
  const map = drawSpan(scene, span, r, title, alt, {
    number: 0.48 * r < word ? null : word,
    word,
    port: Math.max(12, 0.3 * r),
    value: Math.max(word, 0.42 * r),
    fleet: Math.max(46, 0.68 * r),
    plain: false,
    border,
  });
  return withLegend(scene, map, { plain: false, size: word });
}

/** A picture in a mail, and below it what its signs mean. */
function withLegend(scene: SeaScene, map: Drawing, { plain, size }: { plain: boolean; size: number }): Drawing {
  const legend = drawSeaLegend(scene, map, map.width, { columns: 2, size, row: 2 * size, plain });
  return { ...map, height: map.height + legend.height, items: [...map.items, ...lowered(legend.items, map.height)] };
}

/** A part of a chart that gets a picture of its own. */
interface SeaPart {
  readonly span: Span;
  readonly title: string;
  readonly alt: string;
}

export function seaSpans(scene: SeaScene): readonly SeaPart[] {
  return scene.frames.flatMap(({ hexes, title, alt }) => {
    const span = partAround(hexes, scene);
    return span === null ? [] : [{ span, title, alt }];
  });
}

/** The whole chart in one window, to be looked at closer. */
export function drawSeaWhole(scene: SeaScene, width: number): Drawing {
  return withLegend(scene, drawGlance(scene, { columns: scene.columns, rows: scene.rows }, width), GLANCE);
}

/** Half of the chart at mail size, where everybody is at a glance. */
export function drawSeaHalf(scene: SeaScene, half: 'east' | 'west', width: number): Drawing {
  const spans = seaHalves(scene, () => 0);
  const span = half === 'west' ? spans.at(0) : spans.at(-1);
  return span === undefined ? drawSeaWhole(scene, width) : withLegend(scene, drawGlance(scene, span, width), GLANCE);
}

const GLANCE = { plain: true, size: MAIL_LEAST };

/** A window of the chart without numbers of hexes: its stacks bear how many lie in them. */
function drawGlance(scene: SeaScene, span: Span, width: number): Drawing {
  const border = 12;
  const r = (width - 2 * border) / planeSize(span).width;
  return drawSpan(scene, span, r, scene.title, scene.alt, {
    number: null,
    word: MAIL_LEAST,
    port: 6.5,
    value: null,
    fleet: 24,
    plain: true,
    border,
  });
}

/** Rows of empty sea that a half keeps round what lies in it. */
const MARGIN = 1;

/**
 * The chart's western and eastern half, without the rows at their edges where there is nothing: on one picture the ports of
 * the east would stand on each other's names. `least` tells the rows that a half of so many columns has at least.
 */
function seaHalves(scene: SeaScene, least: (columns: number) => number): readonly Span[] {
  const { ports, fleets, stars, tracks, storms, wrecks, entry } = scene;
  const held = [
    ...[...ports, ...fleets, ...stars, entry].map(({ hex }) => hex),
    ...tracks.flatMap(({ path }) => path),
    ...storms,
    ...wrecks,
  ];
  const [first, last] = scene.rows;
  return cutInTwo({ columns: scene.columns, rows: scene.rows }, 'columns').map(({ columns }, n, halves) => {
    const before = halves[n - 1]?.columns[1] ?? 0;
    const isHere = (hex: string): boolean => before < columnOf(hex) && columnOf(hex) <= columns[1];
    const { rows } = spanOf(held.filter(isHere)) ?? scene;
    const used: Span['rows'] = [Math.max(first, rows[0] - MARGIN), Math.min(last, rows[1] + MARGIN)];
    return { columns, rows: widened(used, least(columns[1] - columns[0] + 1), scene.rows) };
  });
}

/** Columns and rows of the halves as large as a room for print lets their hexes be: what is left of it holds more rows. */
export function seaSheets(scene: SeaScene, room: { width: number; height: number }): readonly Span[] {
  return seaHalves(scene, (columns) => {
    const r = (room.width - 2 * PRINT_BORDER) / planeSize({ columns: [1, columns], rows: [1, 1] }).width;
    return Math.floor((room.height - 2 * PRINT_BORDER) / (2 * halfHeight * r) - 0.5);
  });
}

/** A half of the chart for print, as large as a room of so many points allows. */
export function drawSeaSheet(scene: SeaScene, span: Span, room: { width: number; height: number }): Drawing {
  const size = planeSize(span);
  const r = Math.min((room.width - 2 * PRINT_BORDER) / size.width, (room.height - 2 * PRINT_BORDER) / size.height);
  return drawSpan(scene, span, r, scene.title, scene.alt, {
    number: PRINT_LEAST,
    word: 8.8,
    port: 5,
    value: 7.5,
    fleet: 19.2,
    plain: false,
    border: PRINT_BORDER,
  });
}

/** Where hexes are larger than this names give way to every number, else to those of hexes that matter. */
const LARGE = 24;

function drawSpan(scene: SeaScene, span: Span, r: number, title: string, alt: string, sizes: SeaSizes): Drawing {
  const size = planeSize(span);
  const { border, number, word } = sizes;
  const on = plane(scene, span, r, border, border);
  const width = size.width * r + 2 * border;
  const height = size.height * r + 2 * border;
  const isWhole = span.columns[0] === scene.columns[0] && span.columns[1] === scene.columns[1];
  const placement = new Placement(on.window);
  const thick = sizes.plain ? 3.4 : Math.max(1.5, 0.1 * r);
  const storm = sizes.plain ? 11 : Math.max(0.7 * word, 0.3 * r);

  if (isWhole) placement.take('plate', '', 'N', roseRoom(on, ROSE * r));
  const { held, rest } = hexesShown(scene, on);
  const numbers = number === null ? [] : placeNumbers(held, on, number, placement);
  const rooms = new Map(
    number === null ? [] : [...held, ...rest].map((hex) => [hex, numberOf(hex, on, number).room] as const),
  );
  const ways = number === null ? [] : layCourses(scene, on, { over: [], numbers: [] }, thick).flatMap(roomOf);
  const ground = { scene, on, sizes, numbers: rooms, ways };
  const ports = placePorts(ground, placement);
  const atSea = placeFleets(ground, { berth: 'off', ports }, placement);
  const stars = placeStars(ground, ports, 0.8 * word, placement);
  const fleets = [...atSea, ...placeFleets(ground, { berth: 'port', ports }, placement)];
  const storms = placeSigns(scene.storms, 'storm', on, storm, placement);
  const wrecks = placeSigns(scene.wrecks, 'wreck', on, 0.8 * sizes.port, placement);
  const scale = placeScale(scene, on, word, placement);
  const over = placement.placed.filter(({ kind }) => kind !== 'hex-number');
  const courses = layCourses(scene, on, { over, numbers: [...rooms.values()] }, thick);
  placement.avoid(courses.map(headOf));
  placement.spare(courses.flatMap(roomOf));
  if (number !== null && r > LARGE) numbers.push(...placeNumbers(rest, on, number, placement));
  const words = placeWords(scene, on, sizes, { ports, fleets }, placement);
  if (number !== null && r <= LARGE) numbers.push(...placeNumbers(rest, on, number, placement));

  const sheet = canvas();
  drawPaper(sheet, scene, on, number !== null);
  if (isWhole) drawRose(sheet, rosePlace(on), ROSE * r);
  drawRoutes(sheet, scene, on);
  shadeStorms(sheet, scene, on);
  for (const course of courses) drawCourse(sheet, scene, course);
  for (const one of fleets) drawPointer(sheet, scene, one, Math.max(1, 0.05 * r));
  drawLeaders(sheet, words);
  for (const { port, at } of ports) drawPort(sheet, scene, port, at, sizes.port, sizes.value);
  for (const { at } of wrecks) drawWreck(sheet, at, 0.8 * sizes.port);
  for (const { at } of storms) drawStorm(sheet, at, storm);
  for (const { fleet, at, w } of fleets) drawFleet(sheet, scene, fleet, at, w, sizes.plain);
  drawNames(sheet, words);
  if (number !== null) drawNumbers(sheet, scene, numbers, held, number);
  drawStars(
    sheet,
    stars.map(({ text, at: [x, y] }) => ({ text, x, y, half: 0.8 * word })),
  );
  drawBorder(sheet, on, width, height, border);
  if (scale) drawScale(sheet, scale);
  const { items } = sheet;
  return {
    width,
    height,
    unit: 1,
    title,
    alt,
    paper,
    items,
    placed: placement.placed,
    courses: [...new Set(courses.map(({ track }) => track.kind))],
    lattice: { field: on, span, numbers: {} },
  };
}

/** Radius of the compass rose, over that of a hex. */
const ROSE = 4.1;

function drawRoutes(sheet: Canvas, scene: SeaScene, on: Plane): void {
  for (const { points, land } of scene.routes) {
    const way: Point[] = [];
    for (let n = 0; n + 1 < points.length; n += 2) way.push(spot(on, [points[n] as number, points[n + 1] as number]));
    const width = Math.max(0.9, 0.055 * on.r);
    const dash: [number, number] = land ? [0.1 * on.r, 0.16 * on.r] : [0.34 * on.r, 0.2 * on.r];
    line(sheet, bent(way), { color: colours.route, width: Math.max(width, 1), dash });
  }
}

/** The whole hex of a storm lies in shade; on a small chart a disc, so that it is seen. */
function shadeStorms(sheet: Canvas, scene: SeaScene, on: Plane): void {
  for (const hex of scene.storms) {
    const at = hexCentre(on, hex);
    if (!within(at, on.window)) continue;
    fill(sheet, hexOutline(at, on.r * (on.r < 14 ? 1.35 : 1)), '5B6B8C', 0.42);
  }
}
