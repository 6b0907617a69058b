/** A hex in strips, top down: its number, its counters, the code of their lead, the plate of their leaders. */
import type { MapScene, SceneStack } from '../../engine/scene.ts';
import { type Canvas, groundOf, type Hand, paper, shifted, textBox, write } from './canvas.ts';
import { drawLeaderPlate, drawStack, leaderPlateWidth, planStack, type StackPlan, sideOf } from './counter.ts';
import type { Box } from './drawing.ts';
import { type Chart, centre, halfHeight } from './hexes.ts';
import { drawLeader, type Leader, ledSpots } from './led-words.ts';
import type { Placement } from './placement.ts';

/** Radius of a hex for which every length of a window on the map is given. */
export const RADIUS = 60;
const TOP = -halfHeight * RADIUS;
const COUNTER = { width: 39, top: TOP + 13.5, widest: 80 } as const;
const NAME_BELOW = 0.6;
const PLATE_BELOW = 3;
/** How far a plate may stand off the middle of its hex to a side, and its middle below the lower side. */
const PLATE_OFF = { aside: 30, below: 4 } as const;
/** Plates wider than this name the first leader alone. */
const WIDEST_PLATE = 112;

/** What a code or a plate may cover of anything else; where there is no room for it the tables beside the map tell who stands there. */
const MOST = 0.01;

/** Sizes of what is read off a window: large enough on a phone, or on paper. */
export interface Lettersizes {
  readonly number: number;
  readonly code: number;
  readonly plate: number;
  readonly sign: number;
  readonly place: number;
  /** Codes and plates that are wider than their room are set no smaller than this. */
  readonly least: number;
}

interface Spot {
  readonly room: Box;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From its counters, where it stands off them. */
  readonly leader?: Leader;
}

/** A stack and where its parts stand; what found no room is null. */
export interface Strip {
  readonly stack: SceneStack;
  readonly plan: StackPlan;
  readonly code: { readonly text: string; readonly at: Spot } | null;
  readonly plate: { readonly text: string; readonly at: Spot } | null;
}

export type Stood = Pick<Strip, 'stack' | 'plan'> & { readonly x: number; readonly ground: Box };

/** Where so many counters stand in a hex. */
export function counterRoom(field: Chart, hex: string, count: number): StackPlan {
  const [x, y] = centre(field, hex);
  return planStack(count, COUNTER.width, COUNTER.widest, x, y + COUNTER.top);
}

/** Counters where they must stand, in the hexes that are shown. */
export function placeCounters(
  scene: MapScene,
  field: Chart,
  shown: ReadonlySet<string>,
  placement: Placement,
): Stood[] {
  return scene.stacks.flatMap((stack) => {
    if (!shown.has(stack.hex)) return [];
    const plan = counterRoom(field, stack.hex, stack.counters.length);
    if (stack.counters.length > 0) placement.take('counter', stack.hex, '', plan);
    return [{ stack, plan, x: centre(field, stack.hex)[0], ground: groundOf(field, stack.hex) }];
  });
}

type Words = NonNullable<Strip['code']>;

/**
 * Codes and plates of these stacks: of all the one before the other. What finds no room beside its counters stands off them
 * on a line; where there is none for that a code is without its number, and of a leader there is but a star.
 */
export function placeStrips(stood: readonly Stood[], placement: Placement, sizes: Lettersizes): Strip[] {
  const codes = firstOf(stood, [
    (one) => placeCode(one, codesOf(one.stack)[0], placement, sizes),
    (one) => placeLed(one, stood, codeOff(one, sizes), placement),
    (one) => placeCode(one, codesOf(one.stack)[1], placement, sizes),
  ]);
  const plates = firstOf(stood, [
    (one) => placePlate(one, codes.get(one)?.at.room.bottom ?? one.plan.bottom, placement, sizes),
    (one) => placeLed(one, stood, plateOff(one, sizes), placement),
    (one) => placeStar(one, placement, sizes),
  ]);
  return stood.map((one) => ({ ...one, code: codes.get(one) ?? null, plate: plates.get(one) ?? null }));
}

/** For each the first of these ways that finds something: none goes another before all have gone the one. */
function firstOf<T, Found>(some: readonly T[], ways: readonly ((one: T) => Found | null)[]): ReadonlyMap<T, Found> {
  const all = new Map<T, Found>();
  for (const way of ways)
    for (const one of some) {
      const found = all.has(one) ? null : way(one);
      if (found !== null) all.set(one, found);
    }
  return all;
}

/** `fraser-2 (3)`: the order code of the counter on top, and how many lie there in all, for +2 is a morale or a value; where that finds no room the code alone. */
function codesOf({ counters, seen }: SceneStack): readonly string[] {
  const [lead] = counters;
  if (lead === undefined || seen !== undefined) return [];
  return counters.length > 1 ? [`${lead.id} (${counters.length})`, lead.id] : [lead.id];
}

/** A code wider than its room is set a little smaller, a plate by more. */
const SMALLER = { code: [1, 0.95, 0.9], plate: [1, 0.9, 0.8, 0.7] } as const;

function placeCode(
  { stack, plan, x }: Stood,
  text: string | undefined,
  placement: Placement,
  { code, least }: Lettersizes,
): Words | null {
  if (text === undefined) return null;
  const places = codePlaces(text, x, plan.bottom + NAME_BELOW, smaller(SMALLER.code, code, least));
  const at = placement.settle({ kind: 'stack-name', hex: stack.hex, text }, places, MOST);
  return at && { text, at };
}

/** Words that may stand off their counters: how large, and from the middle of their room to where they are written. */
interface Off {
  readonly kind: 'stack-name' | 'leader';
  readonly text: string;
  readonly forms: readonly {
    readonly size: number;
    readonly wide: number;
    readonly high: number;
    readonly down: number;
  }[];
}

function codeOff({ stack }: Stood, { code, least }: Lettersizes): Off | null {
  const [text] = codesOf(stack);
  if (text === undefined) return null;
  const forms = smaller(SMALLER.code, code, least).map((size) => {
    const { left, right, top, bottom } = textBox(text, 0, 0, codeHand(size, ''));
    return { size, wide: (right - left) / 2, high: (bottom - top) / 2, down: -(top + bottom) / 2 };
  });
  return { kind: 'stack-name', text, forms };
}

function plateOff({ stack }: Stood, { plate, least }: Lettersizes): Off | null {
  const text = shortOf(stack);
  if (text === null || stack.counters.length === 0) return null;
  const forms = smaller(SMALLER.plate, plate, least).map((size) => ({
    ...{ size, wide: leaderPlateWidth(text, size) / 2, high: (1.41 * size) / 2, down: 0 },
  }));
  return { kind: 'leader', text, forms };
}

function placeLed(one: Stood, stood: readonly Stood[], words: Off | null, placement: Placement): Words | null {
  if (words === null) return null;
  const { kind, text, forms } = words;
  const held = stood.flatMap(({ ground }) => (ground === one.ground ? [] : [ground]));
  const places = function* () {
    for (const form of forms)
      for (const { at, ...spot } of ledSpots(one.plan, form, held))
        yield { ...spot, x: at[0], y: at[1] + form.down, size: form.size };
  };
  const at = placement.settle({ kind, hex: one.stack.hex, text }, places(), MOST);
  return at && { text, at };
}

/** How much lower a code or a plate may stand; far down only where it finds no room near, however small. */
const LOWER = {
  code: [
    [0, 3, 6, 9],
    [12, 15],
  ],
  plate: [
    [0, 3, 6],
    [10, 15, 20, 26, 32],
  ],
} as const;

const smaller = (parts: readonly number[], full: number, least: number): readonly number[] => [
  ...new Set(parts.map((part) => Math.max(least, full * part))),
];

function* codePlaces(text: string, x: number, top: number, sizes: readonly number[]): Iterable<Spot> {
  for (const [lowers, size] of LOWER.code.flatMap((each) => sizes.map((one) => [each, one] as const))) {
    const hand = codeHand(size, '');
    const high = textBox('x', 0, 0, hand);
    const plain = textBox(text, 0, 0, hand);
    for (const dx of aside) {
      for (const lower of lowers) {
        const y = top + lower - high.top;
        yield { x: x + dx, y, size, room: shifted(plain, x + dx, y) };
      }
    }
  }
}

const aside = [0, -3, 3, -6, 6, -9, 9, -12, 12, -18, 18, -24, 24, -30, 30, -36, 36, -44, 44, -52, 52];

/** `Dillon (2)`: the first leader alone, with how many there are. */
function shortOf({ leaders }: SceneStack): string | null {
  const [first] = leaders;
  if (first === undefined) return null;
  return leaders.length > 1 ? `${first.name} (${leaders.length})` : first.name;
}

function placePlate(
  { stack, plan, x }: Stood,
  below: number,
  placement: Placement,
  { plate: full, least }: Lettersizes,
): Words | null {
  const short = shortOf(stack);
  if (short === null) return null;
  const alone = stack.counters.length === 0;
  const top = alone ? plan.top : below + PLATE_BELOW;
  const all = stack.leaders.map(({ name }) => name).join(', ');
  const texts = leaderPlateWidth(all, full) <= WIDEST_PLATE ? [all, short] : [short];
  const floor = plan.top - COUNTER.top - TOP + PLATE_OFF.below;
  // Lower down or farther off it would name whoever stands in the next hex.
  const isOwn = (at: Spot): boolean => alone || (at.y <= floor && Math.abs(at.x - x) <= PLATE_OFF.aside);
  const places = where(platePlaces(new Set(texts), x, top, smaller(SMALLER.plate, full, least)), isOwn);
  const at = placement.settle({ kind: 'leader', hex: stack.hex, text: short }, places, MOST);
  return at && { text: at.text, at };
}

function placeStar({ stack, plan }: Stood, placement: Placement, { plate }: Lettersizes): Words | null {
  if (stack.leaders.length === 0 || stack.counters.length === 0) return null;
  const places = starPlaces(plan, [0.8 * plate, 0.65 * plate]);
  const at = placement.settle({ kind: 'leader', hex: stack.hex, text: '' }, places, MOST);
  return at && { text: '', at };
}

function* where<T>(places: Iterable<T>, isOpen: (place: T) => boolean): Iterable<T> {
  for (const place of places) if (isOpen(place)) yield place;
}

/** A plate without a name, beside the counters, where one with a name finds no room below them. */
function* starPlaces({ left, right, top, bottom }: StackPlan, sizes: readonly number[]): Iterable<Spot> {
  for (const size of sizes) {
    const [wide, high] = [leaderPlateWidth('', size), 1.41 * size];
    for (const away of [1, 9, 17]) {
      for (const part of [0.5, 0.25, 0.75, 1, 0, 1.3]) {
        const y = top + part * (bottom - top);
        for (const x of [left - wide / 2 - away, right + wide / 2 + away]) {
          const room = { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
          yield { x, y, size, room };
        }
      }
    }
  }
}

function* platePlaces(
  texts: Iterable<string>,
  x: number,
  top: number,
  sizes: readonly number[],
): Iterable<Spot & { readonly text: string }> {
  for (const lowers of LOWER.plate) {
    for (const text of texts) {
      for (const size of sizes) {
        const half = leaderPlateWidth(text, size) / 2;
        const high = 1.41 * size;
        for (const dx of aside) {
          for (const lower of lowers) {
            const room = { left: x + dx - half, top: top + lower, right: x + dx + half, bottom: top + lower + high };
            yield { text, x: x + dx, y: top + lower + high / 2, size, room };
          }
        }
      }
    }
  }
}

function codeHand(size: number, fill: string): Hand {
  return { face: 'sans-bold', size, fill, anchor: 'middle', halo: { color: paper, width: 0.26 * size } };
}

/** Counters, then plates and codes over them. */
export function drawStrips(sheet: Canvas, scene: MapScene, strips: readonly Strip[]): void {
  for (const { stack, plan } of strips) drawStack(sheet, scene, stack, plan, COUNTER.width);
  for (const { stack, code, plate } of strips) {
    for (const words of [code, plate])
      if (words?.at.leader) drawLeader(sheet, words.at.leader, sideOf(scene, stack.side).star);
    if (plate === null) continue;
    const side = sideOf(scene, stack.leaders[0]?.side ?? stack.side);
    drawLeaderPlate(sheet, side, plate.text, plate.at.x, plate.at.y, plate.at.size);
  }
  for (const { stack, code } of strips) {
    if (code === null) continue;
    write(sheet, code.text, code.at.x, code.at.y, codeHand(code.at.size, sideOf(scene, stack.side).star));
  }
}
