/** A hex in strips, top down: its number, its counters, the code of their lead, the plate of their leaders. */
import type { MapScene, SceneStack } from '../../engine/scene.ts';
import { type Canvas, type Hand, paper, shifted, textBox, write } from './canvas.ts';
import { drawLeaderPlate, drawStack, leaderPlateWidth, planStack, type StackPlan, sideOf } from './counter.ts';
import type { Box } from './drawing.ts';
import { type Chart, centre, halfHeight } from './hexes.ts';
import type { Placement } from './placement.ts';

/** Radius of a hex for which every length of a window on the map is given. */
export const RADIUS = 60;
const TOP = -halfHeight * RADIUS;
const COUNTER = { width: 39, top: TOP + 13.5, widest: 80 } as const;
const NAME_BELOW = 0.6;
const PLATE_BELOW = 3;
/** How far a plate may stand off the middle of its hex to a side, and its middle below the lower side. */
const PLATE_OFF = { aside: 30, below: 4 } as const;
/** Plates wider than this name the first leader alone, with `+n`. */
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
}

/** A stack and where its parts stand; what found no room is null. */
export interface Strip {
  readonly stack: SceneStack;
  readonly plan: StackPlan;
  readonly code: { readonly text: string; readonly at: Spot } | null;
  readonly plate: { readonly text: string; readonly at: Spot } | null;
}

export type Stood = Pick<Strip, 'stack' | 'plan'> & { readonly x: number };

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
    return [{ stack, plan, x: centre(field, stack.hex)[0] }];
  });
}

/** Codes and plates of these stacks: of all the one before the other. */
export function placeStrips(stood: readonly Stood[], placement: Placement, sizes: Lettersizes): Strip[] {
  const coded = stood.map((one) => ({ ...one, code: placeCode(one, placement, sizes) }));
  return coded.map((one) => ({ ...one, plate: placePlate(one, placement, sizes) }));
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
  { stack, plan, x }: { stack: SceneStack; plan: StackPlan; x: number },
  placement: Placement,
  { code, least }: Lettersizes,
): Strip['code'] {
  const texts = codesOf(stack);
  const [text] = texts;
  if (text === undefined) return null;
  const places = codePlaces(texts, x, plan.bottom + NAME_BELOW, smaller(SMALLER.code, code, least));
  const at = placement.settle({ kind: 'stack-name', hex: stack.hex, text }, places, MOST);
  return at && { text: at.text, at };
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

function* codePlaces(
  texts: readonly string[],
  x: number,
  top: number,
  sizes: readonly number[],
): Iterable<Spot & { readonly text: string }> {
  for (const text of texts) {
    for (const [lowers, size] of LOWER.code.flatMap((each) => sizes.map((one) => [each, one] as const))) {
      const hand = codeHand(size, '');
      const high = textBox('x', 0, 0, hand);
      const plain = textBox(text, 0, 0, hand);
      for (const dx of aside) {
        for (const lower of lowers) {
          const y = top + lower - high.top;
          yield { text, x: x + dx, y, size, room: shifted(plain, x + dx, y) };
        }
      }
    }
  }
}

const aside = [0, -3, 3, -6, 6, -9, 9, -12, 12, -18, 18, -24, 24, -30, 30, -36, 36, -44, 44, -52, 52];

function placePlate(
  { stack, plan, x, code }: { stack: SceneStack; plan: StackPlan; x: number; code: Strip['code'] },
  placement: Placement,
  { plate: full, least }: Lettersizes,
): Strip['plate'] {
  const names = stack.leaders.map(({ name }) => name);
  const [first] = names;
  if (first === undefined) return null;
  const alone = stack.counters.length === 0;
  const top = alone ? plan.top : (code?.at.room.bottom ?? plan.bottom) + PLATE_BELOW;
  const short = names.length > 1 ? `${first} (${names.length})` : first;
  const texts = leaderPlateWidth(names.join(', '), full) <= WIDEST_PLATE ? [names.join(', '), short] : [short];
  const floor = plan.top - COUNTER.top - TOP + PLATE_OFF.below;
  // Lower down or farther off it would name whoever stands in the next hex.
  const isOwn = (at: Spot): boolean => alone || (at.y <= floor && Math.abs(at.x - x) <= PLATE_OFF.aside);
  const places = where(platePlaces(new Set(texts), x, top, smaller(SMALLER.plate, full, least)), isOwn);
  const one = { kind: 'leader', hex: stack.hex, text: short } as const;
  const at =
    placement.settle(one, places, MOST) ??
    (alone ? null : placement.settle({ ...one, text: '' }, starPlaces(plan, [0.8 * full, 0.65 * full]), MOST));
  return at && { text: at.text, at };
}

function* where<T>(places: Iterable<T>, isOpen: (place: T) => boolean): Iterable<T> {
  for (const place of places) if (isOpen(place)) yield place;
}

/** A plate without a name, beside the counters, where one with a name finds no room below them. */
function* starPlaces(
  { left, right, top, bottom }: StackPlan,
  sizes: readonly number[],
): Iterable<Spot & { readonly text: string }> {
  for (const size of sizes) {
    const [wide, high] = [leaderPlateWidth('', size), 1.41 * size];
    for (const away of [1, 9, 17]) {
      for (const part of [0.5, 0.25, 0.75, 1, 0, 1.3]) {
        const y = top + part * (bottom - top);
        for (const x of [left - wide / 2 - away, right + wide / 2 + away]) {
          const room = { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
          yield { text: '', x, y, size, room };
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
  for (const { stack, plate } of strips) {
    if (plate === null) continue;
    const side = sideOf(scene, stack.leaders[0]?.side ?? stack.side);
    drawLeaderPlate(sheet, side, plate.text, plate.at.x, plate.at.y, plate.at.size);
  }
  for (const { stack, code } of strips) {
    if (code === null) continue;
    write(sheet, code.text, code.at.x, code.at.y, codeHand(code.at.size, sideOf(scene, stack.side).star));
  }
}
