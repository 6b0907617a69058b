/** Names on a sea chart: of ports, great ones first, of stacks, of where ships come on, of seas and lands where room is left. */
import type { SceneFleet, SeaScene } from '../../../engine/scene.ts';
import { type Hand, ink, paper, textBox } from '../canvas.ts';
import { sideOf } from '../counter.ts';
import type { Box, Placed } from '../drawing.ts';
import { halfHeight, type Point } from '../hexes.ts';
import { type Pointing, pointedBox, pointedWidth } from '../names.ts';
import { onGround, type PlaceName, type Spot } from '../place-names.ts';
import type { Placement } from '../placement.ts';
import { colours } from './paper.ts';
import { hexCentre, type Plane, spot, within } from './plane.ts';
import { fleetRoom, portRoom } from './signs.ts';
import type { SeaSizes } from './sizes.ts';
import type { PlacedFleet, PlacedPort } from './stacks.ts';

/** Least value of a port that nobody mistakes. */
const GREAT = 5;

export function placeWords(
  scene: SeaScene,
  on: Plane,
  sizes: SeaSizes,
  { ports, fleets }: { ports: readonly PlacedPort[]; fleets: readonly PlacedFleet[] },
  placement: Placement,
): PlaceName[] {
  const names: PlaceName[] = [];
  const put = (kind: Placed['kind'], hex: string, text: string, hand: Hand, spots: Iterable<Spot>): void => {
    const at = placement.settle({ kind, hex, text }, spots, 0);
    if (at !== null) names.push({ text, x: at.x, y: at.y, hand, to: at.to });
  };
  const { word } = sizes;
  const name = (fill: string): Hand => ({
    face: 'sans-bold',
    size: word,
    fill,
    anchor: 'middle',
    halo: { color: paper, width: 0.26 * word },
  });
  for (const { port, at } of ports.toSorted((a, b) => rank(b) - rank(a))) {
    const hand = name(ink);
    // On a small chart only a great port's name may stand off: another's would name the next port.
    const isFar = !sizes.plain || port.value >= GREAT;
    put('place', port.hex, port.name, hand, spotsAround(portRoom(scene, port, at, sizes.port), port.name, hand, isFar));
  }
  for (const { fleet, at, w } of fleets) {
    if (sizes.plain || (!isNamed(fleet) && (fleet.berth === 'port' || word < 12))) continue;
    const hand = name(sideOf(scene, fleet.side).star);
    put('stack-name', fleet.hex, fleet.top, hand, spotsAround(fleetRoom(fleet, at, w, false), fleet.top, hand, true));
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

/** Great ports first; captured ones before all. */
function rank({ port: { value, holder, flag } }: PlacedPort): number {
  return value + (holder === flag ? 0 : 10);
}

/** Ships and leaders are called by name; the sign says what else lies on top. */
function isNamed({ sign }: SceneFleet): boolean {
  return sign === 'ship' || sign === 'leader';
}

/** How far off a name may stand, over its size. */
const STEPS_OFF = [0.5, 1, 1.6, 2.2, 2.8, 3.5];

/** Round a box: right, left, below, above, then aslant; farther off with a pointer, where it may stand off. */
function* spotsAround({ left, top, right, bottom }: Box, text: string, hand: Hand, isFar: boolean): Iterable<Spot> {
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
  const across = [0, 0.6, -0.6, 1, -1].map((part) => x + part * half);
  const stacked = across.flatMap((at): Point[] => [
    [at, under],
    [at, over],
  ]);
  yield* onGround(text, hand, [...beside.slice(0, 2), ...stacked.slice(0, 2), ...beside.slice(2), ...stacked.slice(2)]);
  if (!isFar) return;
  const off = (to: Pointing, at: number, row: number): Spot => ({
    x: at,
    y: row,
    to,
    room: pointedBox(text, at, row, hand),
  });
  const wide = pointedWidth(text, hand) / 2;
  for (const by of STEPS_OFF) {
    for (const at of across) yield off('up', at, under + by * size);
    for (const at of across) yield off('down', at, over - by * size);
    yield off('left', right + by * size + wide, y + 0.36 * size);
    yield off('right', left - by * size - wide, y + 0.36 * size);
  }
}

const inWater = (size: number): Hand => ({
  face: 'sans-italic',
  size,
  fill: colours.ocean,
  anchor: 'middle',
  halo: { color: colours.water, width: 0.26 * size },
});

function spotsOfEntry([x, y]: Point, text: string, hand: Hand, on: Plane): Iterable<Spot> {
  const { size } = hand;
  const at = Math.min(x + 0.6 * on.r, on.window.right - 0.3 * size) - textBox(text, 0, 0, hand).right;
  return onGround(
    text,
    hand,
    [0.35, -1.1, 1.7].map((down): Point => [at, y + down * size]),
  );
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
