/** Names on a sea chart: of ports, great ones first, of stacks, of where ships come on, of seas and lands where room is left. */
import { oncePer } from '../../../engine/once.ts';
import type { SceneFleet, SeaScene } from '../../../engine/scene.ts';
import { type Canvas, type Hand, ink, line, paper, textBox } from '../canvas.ts';
import { sideOf } from '../counter.ts';
import { type Box, compass, type Placed } from '../drawing.ts';
import { halfHeight, type Point } from '../hexes.ts';
import { namesHand, onGround, type PlaceName, type Spot } from '../place-names.ts';
import type { Placement } from '../placement.ts';
import { colours } from './paper.ts';
import { hexCentre, type Plane, spot, within } from './plane.ts';
import { fleetRoom, portRoom } from './signs.ts';
import type { SeaSizes } from './sizes.ts';
import type { PlacedFleet, PlacedPort } from './stacks.ts';

/** A name, and the line to what it names where it stands off. */
export interface SeaName extends PlaceName {
  readonly leader: Leader | null;
  /** It stands nearer to something else, and only its line tells what it names. */
  readonly isAstray: boolean;
}

type Leader = readonly [from: Point, to: Point];
type SeaSpot = Spot & {
  readonly leader?: Leader;
  readonly isAstray?: boolean;
  readonly isOpen?: (on: Placement) => boolean;
};

export function placeWords(
  scene: SeaScene,
  on: Plane,
  sizes: SeaSizes,
  { ports, fleets }: { ports: readonly PlacedPort[]; fleets: readonly PlacedFleet[] },
  placement: Placement,
): SeaName[] {
  const counters = fleets.map((one) => ({ ...one, room: fleetRoom(one.fleet, one.at, one.w, sizes.plain) }));
  const names: SeaName[] = placePortNames(scene, { ports, counters }, sizes, placement);
  const put = (kind: Placed['kind'], hex: string, text: string, hand: Hand, spots: Iterable<SeaSpot>): void => {
    names.push(...placeName({ kind, hex, text }, hand, spots, placement));
  };
  const { word } = sizes;
  for (const { fleet, room } of counters) {
    if (sizes.plain || !isCalled(fleet, word)) continue;
    const { hex, top: text } = fleet;
    const hand = namesHand(word, sideOf(scene, fleet.side).star);
    const others = counters.flatMap((other) => (other.fleet.hex === hex ? [] : [other.room]));
    put('stack-name', hex, text, hand, spotsAround(room, others, { hex, text }, hand));
  }
  const { entry } = scene;
  const coming = hexCentre(on, entry.hex);
  if (within(coming, on.window)) {
    const [text, hand] = [`${entry.label} →`, inWater(word)];
    put('entry', entry.hex, text, hand, spotsOfEntry(coming, text, hand, on));
  }
  for (const { text, at, kind } of scene.labels) {
    const middle = spot(on, at);
    if ((kind === 'island' && sizes.plain) || (kind !== 'ocean' && !within(middle, on.window))) continue;
    const hand = handOfLabel(kind, on.r, word);
    put('place', '', text, hand, onGround(text, hand, pointsOfLabel(middle, on, kind, sizes.number !== null)));
  }
  return names;
}

/** Orders in which names of ports are tried, those that found no room first the next time. */
const TRIES = 20;

/** What a name that stands astray weighs beside one that finds no room. */
const ASTRAY = 0.01;

/** In the order that leaves least without a name, and then least astray; a letter stands for each that is left. */
function placePortNames(
  scene: SeaScene,
  { ports, counters }: { ports: readonly PlacedPort[]; counters: readonly Counter[] },
  sizes: SeaSizes,
  placement: Placement,
): SeaName[] {
  const rooms = ports.map((placed) => ({ ...placed, room: portRoom(scene, placed.port, placed.at, sizes.port) }));
  const told = new Set([
    ...scene.stars.map(({ hex }) => hex),
    ...scene.tracks.flatMap(({ path }) => [path[0], path.at(-1)]),
  ]);
  const rank = ({ port }: PortRoom): number => worth(port) + (told.has(port.hex) ? 20 : 0);
  let order = rooms.toSorted((a, b) => rank(b) - rank(a));
  const spotsOf = ({ port, room }: PortRoom, text: string, hand: Hand): Iterable<SeaSpot> => {
    const others = [
      ...rooms.flatMap((other) => (other.port === port ? [] : [other.room])),
      ...counters.flatMap((other) => (other.fleet.hex === port.hex ? [] : [other.room])),
    ];
    return spotsAround(room, others, { hex: port.hex, text }, hand);
  };
  const word = namesHand(sizes.word, ink);
  // Where a name may stand is the same in every try.
  const around = oncePer((one: PortRoom) => kept(spotsOf(one, one.port.name, word)));
  const put = (one: PortRoom, on: Placement): SeaName[] =>
    placeName({ kind: 'place', hex: one.port.hex, text: one.port.name }, word, around(one), on);
  let best: Try | null = null;
  for (let n = 0; n < TRIES && best?.missed !== 0; n++) {
    const on = placement.copy();
    const found = order.map((one) => put(one, on));
    const left = order.filter((_, at) => found[at]?.length === 0);
    const astray = order.filter((_, at) => found[at]?.[0]?.isAstray);
    const missed = left.reduce((sum, one) => sum + 1 + rank(one), 0) + ASTRAY * astray.length;
    if (best === null || missed < best.missed) best = { missed, names: found.flat(), left, on };
    const first = [...left, ...astray];
    order = [...first, ...order.filter((one) => !first.includes(one))];
  }
  if (best === null) return [];
  const mark = (one: PortRoom, text: string): SeaName[] => {
    for (const part of MARK_PARTS) {
      const hand = namesHand(part * sizes.word, ink);
      const what = { kind: 'place' as const, hex: one.port.hex, text };
      const found = placeName(what, hand, spotsOf(one, text, hand), placement);
      if (found.length > 0) return found;
    }
    return [];
  };
  placement.become(best.on);
  const marks = best.left.flatMap((one, n) => mark(one, markOf(n)));
  return [...best.names, ...marks];
}

type PortRoom = PlacedPort & { readonly room: Box };
type Counter = PlacedFleet & { readonly room: Box };

/** Names as one order of them found room, and the ports left without. */
interface Try {
  readonly missed: number;
  readonly names: readonly SeaName[];
  readonly left: readonly PortRoom[];
  readonly on: Placement;
}

/** Sizes of a mark, over that of a name: smaller where it finds no room. */
const MARK_PARTS = [1, 0.9, 0.8, 0.7];

/** What stands beside a port whose name found no room: the legend has the name. Capitals are fights. */
const markOf = (n: number): string => String.fromCodePoint('a'.charCodeAt(0) + n);

/** Whether what stands on a chart is such a mark. */
export const isMark = ({ kind, text }: Pick<Placed, 'kind' | 'text'>): boolean =>
  kind === 'place' && /^[a-z]$/.test(text);

/** A name where there is room for it, and for its line. */
function placeName(
  what: Pick<Placed, 'kind' | 'hex' | 'text'>,
  hand: Hand,
  spots: Iterable<SeaSpot>,
  placement: Placement,
): SeaName[] {
  const at = placement.settle(what, spots, 0);
  if (at === null) return [];
  const { x, y, leader = null, isAstray = false } = at;
  if (leader) placement.avoid(beads(leader, hand.size));
  return [{ text: what.text, x, y, hand, to: null, leader, isAstray }];
}

/** Great ports first; captured ones before all but those of which the turn tells. */
const worth = ({ value, holder, flag }: PlacedPort['port']): number => value + (holder === flag ? 0 : 10);

/** Where words are small those in port go unnamed: print has a list of them. */
function isCalled(fleet: SceneFleet, word: number): boolean {
  const isSmall = word < 12;
  const inPort = fleet.berth === 'port';
  return isNamed(fleet) ? !(isSmall && inPort) : !isSmall && !inPort;
}

/** Ships and leaders are called by name; the sign says what else lies on top. */
function isNamed({ sign }: SceneFleet): boolean {
  return sign === 'ship' || sign === 'leader';
}

/** The lines of names that stand off; one runs under stacks of its own hex alone. */
export function drawLeaders(sheet: Canvas, names: readonly SeaName[]): void {
  for (const { leader, hand } of names) {
    if (leader === null) continue;
    const [[x1, y1], [x2, y2]] = leader;
    const way = [0, x1, y1, 1, x2, y2];
    line(sheet, way, { color: paper, width: 0.26 * hand.size, round: true });
    line(sheet, way, { color: hand.fill, width: 0.09 * hand.size, round: true });
  }
}

/** How far off a name may stand, over its size. */
const STEPS_OFF = [0.6, 1, 1.6, 2.2, 2.8, 3.5, 4.5, 5.5, 6.5, 8, 10];

/** By how much another port must lie farther from a name without a line, and how far from one with a line, over its size. */
const CLEAR = 0.45;
const LED_CLEAR = 0.9;

/** Round a box: right, left, below, above, then aslant, nearer to it than to any of `others`; farther off with a line. */
function* spotsAround(
  box: Box,
  others: readonly Box[],
  { hex, text }: { readonly hex: string; readonly text: string },
  hand: Hand,
): Iterable<SeaSpot> {
  const { left, top, right, bottom } = box;
  const { size } = hand;
  const { right: half, bottom: tail } = textBox(text, 0, 0, hand);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const gap = 0.12 * size;
  const under = bottom + gap + 0.72 * size;
  const over = top - gap - tail;
  const beside = [0.36, -0.4, 1.1].flatMap((part): Point[] => [
    [right + gap + half, y + part * size],
    [left - gap - half, y + part * size],
  ]);
  const stacked = [0, 0.6, -0.6, 1, -1].flatMap((part): Point[] => [
    [x + part * half, under],
    [x + part * half, over],
  ]);
  const near = [...beside.slice(0, 2), ...stacked.slice(0, 2), ...beside.slice(2), ...stacked.slice(2)];
  for (const spot of onGround(text, hand, near)) {
    const own = apart(spot.room, box);
    if (!isWithin(own + CLEAR * size, spot.room, others)) yield { ...spot, room: parted(spot.room, size) };
  }
  const high = 0.36 * size;
  const astray: SeaSpot[] = [];
  for (const by of STEPS_OFF) {
    for (const [dx, dy, slid] of WAYS_OUT) {
      const at: Point = [
        x + dx * ((right - left) / 2 + by * size + half) + slid * half,
        y + dy * ((bottom - top) / 2 + by * size + 2 * high) + high,
      ];
      const room = parted(textBox(text, ...at, hand), size);
      const from = nearest([x, y], room);
      const leader: Leader = [from, nearest(from, box)];
      // Whoever reads it beside another port takes it for that one's, line or no line; a mark is too small to choose.
      if (text.length > 1 && isWithin(LED_CLEAR * size, room, others)) continue;
      const isOpen = (on: Placement): boolean => on.isFree(beads(leader, size), hex);
      const isAstray = isAsNear(apart(room, box), room, others);
      const found = { x: at[0], y: at[1], to: null, room, leader, isOpen, isAstray };
      if (isAstray) astray.push(found);
      else yield found;
    }
  }
  yield* astray;
}

/** With room before and after the words: two names on one line are two. */
const parted = (room: Box, size: number): Box => ({
  ...room,
  left: room.left - PARTED * size,
  right: room.right + PARTED * size,
});

/** Over the size of the words. */
const PARTED = 0.12;

/** Sixteen ways out, those to the sides first, and how far a name is slid along its line there. */
const WAYS_OUT = [0, 0.5, -0.5, 1, -1].flatMap((slid) =>
  [4, 12, 8, 0, 6, 10, 2, 14, 5, 11, 3, 13, 7, 9, 1, 15].map((n) => [...(compass[n] as Point), slid] as const),
);

/** The point of a box nearest to another point. */
function nearest([x, y]: Point, { left, top, right, bottom }: Box): Point {
  return [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
}

/** How far two boxes stand apart. */
function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  const along = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return across === 0 ? along : along === 0 ? across : Math.hypot(across, along);
}

/** Whether one of the others stands nearer to a box than so far. */
const isWithin = (far: number, box: Box, others: readonly Box[]): boolean =>
  others.some((other) => isInReach(far, box, other) && apart(box, other) < far);

/** Whether one of the others stands no farther from it. */
const isAsNear = (far: number, box: Box, others: readonly Box[]): boolean =>
  others.some((other) => isInReach(far, box, other) && apart(box, other) <= far);

const isInReach = (far: number, a: Box, b: Box): boolean =>
  a.left - b.right <= far && b.left - a.right <= far && a.top - b.bottom <= far && b.top - a.bottom <= far;

/** What is made one after another, to be gone through as often as need be: each is made when it is first asked for. */
function kept<T>(making: Iterable<T>): Iterable<T> {
  const made: T[] = [];
  const rest = making[Symbol.iterator]();
  return {
    *[Symbol.iterator]() {
      for (let n = 0; ; n++) {
        if (n === made.length) {
          const next = rest.next();
          if (next.done) return;
          made.push(next.value);
        }
        yield made[n] as T;
      }
    },
  };
}

/** Room of a line, in small boxes along it; its ends, which touch what they join, apart. */
function beads([[x1, y1], [x2, y2]]: Leader, size: number): Box[] {
  const half = 0.12 * size;
  const count = Math.floor(Math.hypot(x2 - x1, y2 - y1) / (2 * half));
  return Array.from({ length: Math.max(0, count - 1) }, (_, n) => {
    const part = (n + 1) / count;
    const [x, y] = [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
    return { left: x - half, top: y - half, right: x + half, bottom: y + half };
  });
}

const inWater = (size: number): Hand => ({
  face: 'sans-italic',
  size,
  fill: colours.ocean,
  anchor: 'middle',
  halo: { color: colours.water, width: 0.26 * size },
});

/** Over the size of words in the water: their soft edge, which would cut a name above or below them. */
const EDGE = 0.3;

/** About the level of its hex, at the picture's edge. */
function* spotsOfEntry([x, y]: Point, text: string, hand: Hand, on: Plane): Iterable<Spot> {
  const { size } = hand;
  const at = Math.min(x + 0.6 * on.r, on.window.right - 0.3 * size) - textBox(text, 0, 0, hand).right;
  const levels = [0.35, -1.1, 1.7, -1.8, 2.4].map((down): Point => [at, y + down * size]);
  for (const spot of onGround(text, hand, levels)) {
    const { room } = spot;
    yield { ...spot, room: { ...room, top: room.top - EDGE * size, bottom: room.bottom + EDGE * size } };
  }
}

type LabelKind = SeaScene['labels'][number]['kind'];

function handOfLabel(kind: LabelKind, r: number, word: number): Hand {
  const grown = {
    ocean: Math.max(1.06 * word, 0.95 * r),
    country: Math.max(word, 0.8 * r),
    island: Math.max(word, 0.5 * r),
  };
  const size = Math.min(grown[kind], 1.35 * word);
  if (kind === 'ocean') return { ...inWater(size), spacing: 0.22 * size };
  const land: Hand = { face: 'sans-italic', size, fill: colours.country, anchor: 'middle' };
  return kind === 'island' ? land : { ...land, face: 'serif-bold', spacing: 0.08 * size };
}

/** Round where it belongs, an island's no farther than the next hex; baselines run between two lines of hex numbers. */
function pointsOfLabel([x, level]: Point, on: Plane, kind: LabelKind, isNumbered: boolean): Point[] {
  const high = 2 * halfHeight * on.r;
  const y = isNumbered ? on.y + (Math.floor((level - on.y) / (high / 2)) + 0.84) * (high / 2) : level;
  const near: readonly Point[] = [
    [0, 0],
    [0, -1],
    [0, 1],
    [1.5, 0],
    [-1.5, 0],
  ];
  const far: readonly Point[] = [
    [0, 2],
    [0, -2],
    [3, 0],
    [-3, 0],
  ];
  return [...near, ...(kind === 'island' ? [] : far)].map(([dx, dy]) => [x + dx * on.r, y + dy * high]);
}
