/** Names on the ground, the town first, roads last: each where it covers least, pointing at its hex from beside it. */
import type { MapScene, SceneLabel } from '../../engine/scene.ts';
import { type Canvas, groundOf, type Hand, ink, overlap, paper, shifted, textBox, write } from './canvas.ts';
import { sideOf } from './counter.ts';
import { type Box, within } from './drawing.ts';
import { water } from './ground.ts';
import { type Chart, centre, type Point } from './hexes.ts';
import { type Pointing, pointedBox, pointedWidth, wordsFrom, writePointed } from './names.ts';
import { allowedOn, type Placement } from './placement.ts';

/** A name where it was set; `to` is null on its own ground. */
export interface PlaceName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly hand: Hand;
  readonly to: Pointing | null;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly to: Pointing | null;
  readonly room: Box;
}

/** A label wider than its room is set smaller, but never smaller than names of places. */
const SMALLER = [1, 0.85, 0.7];

const labelLooks: Readonly<
  Record<SceneLabel['kind'], { face: Hand['face']; scale: number; fill: string; spacing: number }>
> = {
  town: { face: 'sans-bold', scale: 1.5, fill: '6B2E1F', spacing: 0 },
  region: { face: 'sans-bold', scale: 1.05, fill: '3E6660', spacing: 0 },
  water: { face: 'sans-italic', scale: 1.6, fill: '2F6699', spacing: 0.32 },
  camp: { face: 'sans-bold', scale: 1.1, fill: ink, spacing: 0 },
};

/**
 * `roads`: whether there is room for their names. `first`: hexes whose names come before those of others. `near`: a name
 * stands in no hex that has another.
 */
export function placeNames(
  scene: MapScene,
  field: Chart,
  window: Box,
  placement: Placement,
  { size, roads, first, near }: { size: number; roads: boolean; first: ReadonlySet<string>; near: boolean },
): PlaceName[] {
  const names: PlaceName[] = [];
  const rooms: Box[] = [];
  const put = (text: string, hex: string, hand: Hand, spots: Iterable<Spot>): void => {
    const at = placement.settle({ kind: 'place', hex, text }, apart(hand, spots, rooms), allowedOn(field));
    if (at === null) return;
    names.push({ text, x: at.x, y: at.y, hand, to: at.to });
    rooms.push(edged(at, hand));
  };
  const label = ({ text, hex, kind, side }: SceneLabel, most: number): void => {
    const look = labelLooks[kind];
    const [x, y] = centre(field, hex);
    const spots = function* (): Iterable<Spot & { readonly hand: Hand }> {
      for (const part of SMALLER) {
        const hand: Hand = {
          face: look.face,
          size: Math.max(1, part * look.scale) * size,
          fill: side === undefined ? look.fill : sideOf(scene, side).star,
          anchor: 'middle',
          spacing: part * look.spacing * size,
          halo: { color: kind === 'water' ? water : paper, width: 0.28 * part * size },
        };
        const on = spread(text, hand, [x, y + 0.35 * hand.size], field.r, near && kind === 'region' ? OWN : FAR);
        for (const spot of on) yield { ...spot, hand };
      }
    };
    const at = placement.settle({ kind: 'place', hex, text }, spots(), most);
    if (at === null) return;
    names.push({ text, x: at.x, y: at.y, hand: at.hand, to: at.to });
    rooms.push(edged(at, at.hand));
  };
  const labels = scene.labels ?? [];
  for (const one of labels) if (one.kind === 'town') label(one, Number.MAX_SAFE_INTEGER);
  const hand = namesHand(size, ink);
  const stands = new Set(scene.stacks.map(({ hex }) => hex));
  const isLabelled = (id: string, name: string): boolean =>
    labels.some((one) => one.hex === id && one.text.toLowerCase() === name.toLowerCase());
  // Of a hex that the edge of a part cuts, its number too, a name would be read as another's.
  const numbered = new Set(placement.placed.flatMap(({ kind, hex }) => (kind === 'hex-number' ? [hex] : [])));
  const isShown = (hex: string): boolean => (near ? numbered.has(hex) : within(centre(field, hex), window));
  const named = scene.hexes.filter(({ id, name }) => name && !isLabelled(id, name) && isShown(id));
  const weight = (hex: string): number => (first.has(hex) ? 0 : 1);
  const leadTo = (hex: string): number | undefined =>
    near ? undefined : (stands.has(hex) ? LED_BESIDE : LED) * field.r;
  const grounds = near ? scene.hexes.flatMap(({ id, name }) => (name ? [{ id, room: groundOf(field, id) }] : [])) : [];
  const held = near ? [...stands].map((id) => ({ id, room: groundOf(field, id) })) : [];
  for (const { id, name = '' } of named.toSorted((a, b) => weight(a.id) - weight(b.id))) {
    const off = (rooms: typeof held): Box[] => rooms.flatMap((ground) => (ground.id === id ? [] : [ground.room]));
    const open = () =>
      offGround(led(spotsOf(name, hand, centre(field, id), field.r, stands.has(id)), leadTo(id)), off(grounds));
    // Beside somebody who stands in the next hex only where there is no other room.
    const spots = function* (): Iterable<Spot> {
      yield* offGround(open(), off(held));
      yield* open();
    };
    put(name, id, hand, spots());
  }
  for (const one of labels) if (one.kind !== 'town') label(one, allowedOn(field));
  const ways = roads ? scene.ways.filter(({ name }) => name !== undefined) : [];
  for (const way of ways) {
    const forks = new Set(ways.flatMap((other) => (other.name === way.name ? [] : other.hexes)));
    placeRoad({ ...way, forks }, namesHand(0.95 * size, '6B5A34'), field, window, put);
  }
  return names;
}

export function namesHand(size: number, fill: string): Hand {
  return { face: 'sans-bold', size, fill, anchor: 'middle', halo: { color: paper, width: 0.26 * size } };
}

export function* onGround(text: string, hand: Hand, places: readonly Point[]): Iterable<Spot> {
  const plain = textBox(text, 0, 0, hand);
  for (const [x, y] of places) yield { x, y, to: null, room: shifted(plain, x, y) };
}

/** A name that stands beside its hex is read as that of the one it lies in. */
function* offGround(spots: Iterable<Spot>, others: readonly Box[]): Iterable<Spot> {
  for (const spot of spots)
    if (spot.to === null || others.every((other) => overlap(other, spot.room) === 0)) yield spot;
}

/** How far from the middle of a hex the line ends that leads there from its name: inside it, and just inside it where somebody stands. */
const LED = 0.66;
const LED_BESIDE = 0.78;

function* led(spots: Iterable<Spot>, lead: number | undefined): Iterable<Spot> {
  for (const spot of spots) yield lead === undefined || !spot.to ? spot : { ...spot, to: { ...spot.to, lead } };
}

/** How far from the middle of its hex a label may stand, in radii: inside it, or beyond. */
const OWN = 0.75;
const FAR = 3;

/** Round the middle of a label, the nearest first. */
function* spread(text: string, hand: Hand, [x, y]: Point, r: number, most: number): Iterable<Spot> {
  const plain = textBox(text, 0, 0, hand);
  for (const [dx, dy] of ROUND) {
    if (Math.hypot(dx, dy) > most) continue;
    const at: Point = [x + dx * r, y + dy * r];
    yield { x: at[0], y: at[1], to: null, room: shifted(plain, ...at) };
  }
}

const ROUND: readonly Point[] = (() => {
  const rows = [0, 0.2, -0.2, 0.35, -0.35, 0.55, -0.55, 0.7, -0.7, 0.87, -0.87, 1.05, -1.05, 1.4, -1.4];
  const columns = [0, -0.45, 0.45, -0.9, 0.9, -1.2, 1.2, -1.5, 1.5, -2, 2];
  return rows.flatMap((dy) => columns.map((dx): Point => [dx, dy]));
})();

/**
 * In the hex, its bottom strip where somebody stands, well above the number of the next; to its left and right, with a
 * pointer; close above that number; then above the hex, below it and beyond.
 */
function* spotsOf(text: string, hand: Hand, [x, y]: Point, r: number, isHeld: boolean): Iterable<Spot> {
  const { size } = hand;
  const inside = (own: readonly number[]): Iterable<Spot> => {
    const places = own.flatMap((dy) => [0, -0.2, 0.2].map((dx): Point => [x + dx * r, y + dy * r]));
    return onGround(text, hand, places);
  };
  const plain = textBox(text, 0, 0, hand);
  // Below counters a name that goes beyond its hex would be read as that of the next.
  const isWide = plain.right - plain.left > STRIP * r;
  if (!isHeld || !isWide) yield* inside(isHeld ? [0.7] : [0.5, 0.2, 0.35, -0.1, 0.7]);
  const rows = [0.1, -0.3, 0.5, 0.72, -0.6].map((part) => y + part * r + 0.36 * size);
  // Above and below its pointer looks at the hex from that end of the words which is over it, never under them.
  const ends = [0, 0.3, 0.6].flatMap((part) => [
    { at: wordsFrom(text, x + part * r, hand, true), before: true },
    { at: wordsFrom(text, x - part * r, hand, false), before: false },
  ]);
  for (const beyond of BEYOND) {
    const far = (0.94 + beyond) * r + pointedWidth(text, hand) / 2;
    const pointed = ({ px, py, before }: { readonly px: number; readonly py: number; readonly before: boolean }) => ({
      ...{ x: px, y: py, to: { at: [x, y] as const, before } },
      room: pointedBox(text, px, py, hand),
    });
    yield* rows.map((py) => pointed({ px: x - far, py, before: false }));
    yield* rows.map((py) => pointed({ px: x + far, py, before: true }));
    if (beyond === 0) yield* inside(isHeld ? [...(isWide ? [0.7] : []), 0.75, 0.8] : [0.76]);
    yield* [
      ...ends.map(({ at, before }) => ({ px: at, py: y - (0.93 + beyond) * r, before })),
      ...ends.map(({ at, before }) => ({ px: at, py: y + (0.95 + beyond) * r + 0.72 * size, before })),
    ].map(pointed);
  }
}

/** How wide the strip of a hex below its counters is, in radii. */
const STRIP = 1.3;

/** How far off a name stands for whose hex there is no room at all beside it, in radii. */
const BEYOND = [0, 0.25, 0.5];

/** A road is named once, inside a hex it crosses and no other does, as near the middle of what is seen of it as can be. */
function placeRoad(
  { name = '', hexes, forks }: MapScene['ways'][number] & { readonly forks: ReadonlySet<string> },
  hand: Hand,
  field: Chart,
  window: Box,
  put: (text: string, hex: string, hand: Hand, spots: Iterable<Spot>) => void,
): void {
  const seen = hexes.filter((hex) => within(centre(field, hex), window));
  if (seen.length < 3) return;
  const middle = (seen.length - 1) / 2;
  const places = seen
    .map((hex, step) => ({ hex, far: Math.abs(step - middle) }))
    .filter(({ hex }) => !forks.has(hex))
    .toSorted((a, b) => a.far - b.far)
    .map(({ hex }) => centre(field, hex))
    .flatMap(([x, y]) => [0.35, -0.3, 0.72].map((row): Point => [x, y + row * field.r]));
  put(name, '', hand, withHalo(hand, onGround(name, hand, places)));
}

/** Written last, it would wipe with its halo what it stands close above or below. */
function* withHalo({ halo }: Hand, spots: Iterable<Spot>): Iterable<Spot> {
  const edge = (halo?.width ?? 0) / 2;
  for (const { room, ...spot } of spots) {
    const { top, bottom } = room;
    yield { ...spot, room: { ...room, top: top - edge, bottom: bottom + edge } };
  }
}

/** Room before a pointer, over the size of the words: as much as tells whose it is. */
const BEFORE_POINTER = 0.7;

/** The room of a name with its halo, and with some before its pointer. */
function edged({ room, to }: Pick<Spot, 'room' | 'to'>, { size, halo }: Hand): Box {
  const edge = (halo?.width ?? 0) / 2;
  const [before, after] = to === null ? [0, 0] : to.before ? [BEFORE_POINTER, 0] : [0, BEFORE_POINTER];
  return {
    left: room.left - edge - before * size,
    top: room.top - edge,
    right: room.right + edge + after * size,
    bottom: room.bottom + edge,
  };
}

/** Names stand apart from each other: else two are read as one, or the pointer of one as that of the other. */
function* apart(hand: Hand, spots: Iterable<Spot>, rooms: readonly Box[]): Iterable<Spot> {
  for (const spot of spots) {
    const room = edged(spot, hand);
    if (rooms.every((other) => overlap(other, room) === 0)) yield spot;
  }
}

export function drawNames(sheet: Canvas, names: readonly PlaceName[]): void {
  for (const { text, x, y, hand, to } of names) {
    if (to === null) write(sheet, text, x, y, hand);
    else writePointed(sheet, text, x, y, hand, to);
  }
}
