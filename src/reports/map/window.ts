/** A part of the map drawn large: whole counters in strips, with what happened there or what can be done. */
import type { MapScene } from '../../engine/scene.ts';
import { drawArrow, drawOnward, layArrows, placeOnward, roomOf } from './arrows.ts';
import { type Canvas, canvas, fill, ink, line, paper, write } from './canvas.ts';
import { type Box, type Drawing, rectangle } from './drawing.ts';
import { type Frame, mapFrames, type Span } from './frames.ts';
import { drawGround } from './ground.ts';
import { type Chart, centreAt, chart, halfHeight } from './hexes.ts';
import { drawNumbers, numbersOf, placeNumbers } from './numbers.ts';
import { drawDiscs, drawOrigins, drawPlanGround, placeDiscs, placeOrigins } from './overlay.ts';
import { drawPale, hexesShown } from './pale.ts';
import { drawNames, placeNames } from './place-names.ts';
import { Placement } from './placement.ts';
import { type Chip, drawChips, drawShots, endsOf, lineRooms, placeChips, shotsIn, type ToldShot } from './shots.ts';
import { drawStars, placeFightStars } from './stars.ts';
import { drawStrips, type Lettersizes, placeCounters, placeStrips, RADIUS, type Stood, type Strip } from './strips.ts';

/** Columns that a letter's picture shows whole. */
const MAIL_COLUMNS = 6;
const MAIL_WIDTH = (1.5 * (MAIL_COLUMNS - 1) + 2) * RADIUS;
const HEX_HEIGHT = 2 * halfHeight * RADIUS;
const LEAST_ROWS = 4;
/** Half the width of a star. */
const STAR = 11.5;
/** Beyond the rows shown, so that codes of half a hex at the edge are seen. */
const EDGE = 18;

/** None under nine dots on a phone 380 wide, where a picture is 760 wide; codes too when they are set smaller. */
const MAIL: Lettersizes = { number: 15, code: 15, plate: 14.3, sign: 13.5, place: 13.5, least: 0 };

/** A picture of a letter: six columns wide, as many rows as it takes; nothing in it is written smaller than `least`. */
export function drawWindow(scene: MapScene, frame: Frame, width: number, least = 0): Drawing {
  const rows = Math.max(LEAST_ROWS, frame.rows[1] - frame.rows[0] + 1);
  const height = Math.round((rows + 0.5) * HEX_HEIGHT + 2 * EDGE);
  const unit = width / MAIL_WIDTH;
  const others = mapFrames(scene).filter(({ isPlan }) => isPlan === frame.isPlan);
  const room = { left: 0, top: 0, right: MAIL_WIDTH, bottom: height };
  const drawing = draw(scene, frame, room, atLeast(least / unit), others);
  return { ...drawing, width, height: height * unit, unit };
}

function atLeast(least: number): Lettersizes {
  return {
    number: Math.max(MAIL.number, least),
    code: Math.max(MAIL.code, least),
    plate: Math.max(MAIL.plate, least),
    sign: Math.max(MAIL.sign, least),
    place: Math.max(MAIL.place, least),
    least,
  };
}

/** The whole of a span for a reader who moves over it: what he can reach is marked as he asks for it. */
export function drawClose(scene: MapScene, span: Span, width: number): Drawing {
  const wide = (1.5 * (span.columns[1] - span.columns[0]) + 2) * RADIUS;
  const high = (span.rows[1] - span.rows[0] + 1.5) * HEX_HEIGHT + 2 * EDGE;
  const shown = scene.plan ? { ...scene, plan: { ...scene.plan, reach: [] } } : scene;
  const frame = { ...span, title: scene.title, alt: scene.alt, isPlan: true };
  const window = { left: 0, top: 0, right: wide, bottom: high };
  const unit = width / wide;
  const lattice = { field: framing(scene, frame, window), span, numbers: numbersOf(scene) };
  return { ...draw(shown, frame, window, MAIL), width, height: high * unit, unit, lattice };
}

/** For print: as large as fits the room; `size` is that of a code in points. */
export function drawPrintWindow(
  scene: MapScene,
  frame: Frame,
  room: { readonly width: number; readonly height: number },
  size: number,
): Drawing {
  const narrow = (1.5 * (frame.columns[1] - frame.columns[0]) + 2) * RADIUS;
  const high = (frame.rows[1] - frame.rows[0] + 1.5) * HEX_HEIGHT + 2 * EDGE;
  const unit = Math.min(room.width / narrow, room.height / high);
  const wide = room.width / unit;
  const code = size / unit;
  const least = 0.9 * code;
  const sizes = { number: least, code, plate: code, sign: least, place: 0.95 * code, least };
  const drawing = draw(scene, frame, { left: 0, top: 0, right: wide, bottom: high }, sizes);
  return { ...drawing, width: wide * unit, height: high * unit, unit };
}

function draw(
  scene: MapScene,
  frame: Frame,
  window: Box,
  sizes: Lettersizes,
  others: readonly Span[] = [],
): Omit<Drawing, 'width' | 'height' | 'unit'> {
  const field = framing(scene, frame, window);
  const plan = frame.isPlan ? scene.plan : undefined;
  const stands = new Set(scene.stacks.map(({ hex }) => hex));
  const placement = new Placement(window);

  const shown = hexesShown(scene, field, window, sizes.number);
  const among = (hex: string): boolean => shown.has(hex);
  const numbers = placeNumbers(scene, field, window, { size: sizes.number, among }, placement);
  const stood = placeCounters(scene, field, shown, placement);
  const fire: readonly ToldShot[] = plan?.shots ?? scene.hits?.map((hit) => ({ ...hit, needs: '' })) ?? [];
  const shots = shotsIn(fire, shown, others, numbersOf(scene));
  const { strips, chips } = placeWords(stood, shots, { field, sizes }, placement);
  // A line without a box tells nothing but that it hit.
  const told = shots.filter((shot) => shot.needs === '' || chips.has(shot));
  placement.spare(told.flatMap((shot) => lineRooms(shot, field)));
  const discs = plan ? placeDiscs(plan, field, shown, placement, sizes.sign) : [];
  const origins = plan ? placeOrigins(scene, plan, field, shown, placement, sizes.sign) : [];
  const stars = plan ? [] : placeFightStars(scene, field, placement, STAR);
  const fought = new Set([...scene.stars.map(({ hex }) => hex), ...(plan?.targets ?? [])]);
  const flights = plan === undefined ? layArrows(scene, field, window, stands, placement.placed) : [];
  placement.avoid(flights.flatMap((flight) => roomOf(flight, RADIUS)));
  placement.bar(told.flatMap((shot) => endsOf(shot, field)));
  const onward = placeOnward(flights, scene, { field, size: sizes.code }, placement);
  const scale = placeScale(window, placement, scene.hexLength);
  const names = placeNames(scene, field, window, placement, {
    size: sizes.place,
    roads: true,
    first: fought,
    near: true,
  });

  const sheet = canvas();
  drawGround(sheet, scene, field, window);
  if (plan) drawPlanGround(sheet, scene, plan, field, window);
  drawPale(sheet, scene, field, window, shown);
  drawShots(sheet, scene, told, field);
  for (const flight of flights) drawArrow(sheet, scene, flight, RADIUS);
  drawOnward(sheet, onward);
  drawStrips(sheet, scene, strips);
  drawNames(sheet, names);
  drawNumbers(sheet, numbers);
  drawDiscs(sheet, discs, sizes.sign);
  drawOrigins(sheet, origins);
  drawChips(sheet, scene, chips, sizes.sign);
  drawStars(sheet, stars);
  if (scale) drawScale(sheet, scene.hexLength, scale);
  line(sheet, rectangle(0.5, 0.5, window.right - 1, window.bottom - 1), { color: 'C9BFA6', width: 1 });
  return { title: frame.title, alt: frame.alt, paper, items: sheet.items, placed: placement.placed };
}

/**
 * Codes and plates, and boxes of shots among them; those boxes that would find no room come first, and beside their lines
 * if they must, as long as no code gives way to them.
 */
function placeWords(
  stood: readonly Stood[],
  shots: readonly ToldShot[],
  { field, sizes }: { field: Chart; sizes: Lettersizes },
  placement: Placement,
): { strips: Strip[]; chips: ReadonlyMap<ToldShot, Chip> } {
  const boxed = shots.filter(({ needs }) => needs !== '');
  const place = (first: readonly ToldShot[], leaders: boolean) => {
    const tried = placement.copy();
    const chips = placeChips(first, shots, { field, size: sizes.sign, leaders }, tried);
    const strips = placeStrips(stood, tried, sizes);
    const later = boxed.filter((shot) => !chips.has(shot));
    const rest = placeChips(later, shots, { field, size: sizes.sign, leaders }, tried);
    const missing = later.filter((shot) => !rest.has(shot));
    const codes = strips.filter(({ code }) => code !== null).length;
    return { tried, strips, codes, chips: new Map([...chips, ...rest]), missing };
  };
  let best = place([], false);
  for (const leaders of [false, true]) {
    if (best.missing.length === 0) break;
    const next = place(best.missing, leaders);
    if (next.missing.length < best.missing.length && next.codes >= best.codes) best = next;
  }
  placement.become(best.tried);
  return best;
}

/** Where the field lies under the frame: its hexes whole and in the middle, whatever is beside them cut by the edge. */
function framing(scene: MapScene, frame: Frame, window: Box): Chart {
  const field = chart(scene.layout, RADIUS);
  const [left] = centreAt(field, frame.columns[0], 0);
  const [right] = centreAt(field, frame.columns[1], 0);
  const columns = [frame.columns[0], frame.columns[0] + 1];
  const top = Math.min(...columns.map((column) => centreAt(field, column, frame.rows[0])[1]));
  const bottom = Math.max(...columns.map((column) => centreAt(field, column, frame.rows[1])[1]));
  return { ...field, x: (window.right - left - right) / 2, y: (window.bottom - top - bottom) / 2 };
}

const SCALE = { width: 138, height: 32 } as const;

/** In a corner of the picture, where it covers least. */
function placeScale(window: Box, placement: Placement, text: string): Box | null {
  const [right, bottom] = [window.right - SCALE.width - 6, window.bottom - SCALE.height - 6];
  const corners = [
    [6, bottom],
    [right, bottom],
    [6, 6],
    [right, 6],
  ].map(([x = 0, y = 0]) => ({ room: { left: x, top: y, right: x + SCALE.width, bottom: y + SCALE.height } }));
  return placement.settle({ kind: 'plate', hex: '', text }, corners, 0)?.room ?? null;
}

/** Length of a hex from side to side, and which way is north. */
function drawScale(sheet: Canvas, hexLength: string, { left, top, right, bottom }: Box): void {
  fill(sheet, rectangle(left, top, right - left, bottom - top, 5), paper, 0.94);
  const y = bottom - 7;
  const x = left + 7;
  const ends = [0, x, y - 4, 1, x, y + 4, 0, x + HEX_HEIGHT, y - 4, 1, x + HEX_HEIGHT, y + 4];
  line(sheet, [...ends, 0, x, y, 1, x + HEX_HEIGHT, y], { color: ink, width: 2 });
  write(sheet, hexLength, x + HEX_HEIGHT / 2, y - 7, { face: 'sans-bold', size: 13.5, fill: ink, anchor: 'middle' });
  const north = right - 18;
  fill(sheet, [0, north, top + 3, 1, north + 6, top + 15, 1, north - 6, top + 15, 3], ink);
  line(sheet, [0, north, top + 13, 1, north, bottom - 5], { color: ink, width: 2.2 });
}
