/** A name that stands beside its hex has a pointer, at the end nearer to the hex, whose tip looks at the hex. */
import { expect, test } from 'vitest';
import { canvas } from '../../src/reports/map/canvas.ts';
import type { Box } from '../../src/reports/map/drawing.ts';
import { centre, chart, type Point } from '../../src/reports/map/hexes.ts';
import { pointedBox, writePointed } from '../../src/reports/map/names.ts';
import { namesHand, placeNames, type Spot } from '../../src/reports/map/place-names.ts';
import { Placement } from '../../src/reports/map/placement.ts';
import { scene } from './scene-fixture.ts';

const HAND = namesHand(20, '1F2328');

/** Tip of the pointer and middle of its foot, of a name set round (0, 0). */
function pointerOf(at: readonly [number, number], before: boolean): { tip: number[]; foot: number[] } {
  const sheet = canvas();
  writePointed(sheet, 'Ogeechee redoubt', 0, 0, HAND, { at, before });
  const [shape] = sheet.items;
  if (shape?.kind !== 'shape') throw new Error('no pointer is drawn');
  const [, x1 = 0, y1 = 0, , x2 = 0, y2 = 0, , , , , x3 = 0, y3 = 0] = shape.outline;
  return { tip: [x1, y1], foot: [(x2 + x3) / 2, (y2 + y3) / 2] };
}

test.each([
  ['below and to the left', [-60, 90], true],
  ['below and to the right', [60, 90], false],
  ['above and to the left', [-60, -90], true],
  ['to the right', [300, -7], false],
  ['to the left', [-300, -7], true],
] as const)('of a hex %s', (_where, at, before) => {
  const { tip, foot } = pointerOf(at, before);
  const room = pointedBox('Ogeechee redoubt', 0, 0, HAND);
  // Foot, tip and hex lie on one line, in this order.
  const toHex = Math.atan2(at[1] - (foot[1] ?? 0), at[0] - (foot[0] ?? 0));
  const toTip = Math.atan2((tip[1] ?? 0) - (foot[1] ?? 0), (tip[0] ?? 0) - (foot[0] ?? 0));
  expect(toTip).toBeCloseTo(toHex, 6);
  const end = before ? room.left : room.right;
  expect(Math.abs((tip[0] ?? 0) - end)).toBeLessThan(HAND.size);
});

test('is longer than its foot is wide, which is notched: its tip is no other corner', () => {
  const sheet = canvas();
  writePointed(sheet, 'Ogeechee redoubt', 0, 0, HAND, { at: [120, 90], before: false });
  const [shape] = sheet.items;
  if (shape?.kind !== 'shape') throw new Error('no pointer is drawn');
  const [, x1 = 0, y1 = 0, , x2 = 0, y2 = 0, , notchX = 0, notchY = 0, , x3 = 0, y3 = 0] = shape.outline;
  const wide = Math.hypot(x3 - x2, y3 - y2);
  const long = Math.hypot((x2 + x3) / 2 - x1, (y2 + y3) / 2 - y1);
  expect(long).toBeGreaterThan(1.5 * wide);
  expect(Math.hypot(notchX - x1, notchY - y1)).toBeLessThan(0.8 * long);
});

/** Looks at every place that a name may be set at, and takes none. */
class Watched extends Placement {
  readonly spots: Spot[] = [];

  override settle(_what: unknown, places: Iterable<{ readonly room: Box }>): null {
    this.spots.push(...(places as Iterable<Spot>));
    return null;
  }
}

test('stands at an end of the words from which it does not look back under them', () => {
  const window = { left: 0, top: 0, right: 2000, bottom: 2000 };
  const field = { ...chart(scene.layout, 48), x: -400, y: 0 };
  const watched = new Watched(window);
  placeNames(scene, field, window, watched, { size: 13, roads: false, first: new Set(), near: false });
  const pointed = watched.spots.filter(({ to }) => to !== null);
  expect(pointed.length).toBeGreaterThan(50);
  for (const { to, room } of pointed) {
    if (to === null) continue;
    // The pointer is about as wide as the letters are high, 13.
    if (to.before) expect(to.at[0]).toBeLessThan(room.left + 13);
    else expect(to.at[0]).toBeGreaterThan(room.right - 13);
  }
});

test('on the map of the field is led by a line into its hex, between the side and a mark', () => {
  const window = { left: 0, top: 0, right: 2000, bottom: 2000 };
  const field = { ...chart(scene.layout, 48), x: -400, y: 0 };
  const spotsOf = (near: boolean): Spot[] => {
    const watched = new Watched(window);
    placeNames(scene, field, window, watched, { size: 13, roads: false, first: new Set(), near });
    return watched.spots.filter(({ to }) => to !== null);
  };
  expect(spotsOf(true).filter(({ to }) => to?.lead !== undefined)).toEqual([]);
  const led = spotsOf(false);
  expect(led.length).toBeGreaterThan(50);
  const offset = ([x, y]: Point, [toX, toY]: Point): Point => [toX - x, toY - y];
  let held = 0;
  for (const { x, y, to } of led) {
    if (to === null) continue;
    const sheet = canvas();
    writePointed(sheet, 'Ogeechee redoubt', x, y, HAND, to);
    const [line] = sheet.items;
    if (line?.kind !== 'shape') throw new Error('no line is drawn');
    const [, , , , endX = 0, endY = 0] = line.outline;
    const away = Math.hypot(endX - to.at[0], endY - to.at[1]);
    // A hex is 42 from its middle to a side, a mark 23 to its edge.
    expect(away).toBeLessThan(38);
    expect(away).toBeGreaterThan(25);
    // The dot lies on no counter of who stands there.
    const isHeld = scene.stacks.some(({ hex }) => Math.hypot(...offset(centre(field, hex), to.at)) < 1);
    if (isHeld) expect(away).toBeGreaterThan(35);
    held += isHeld ? 1 : 0;
  }
  expect(held).toBeGreaterThan(5);
});

test('below counters a name wider than its hex is there comes after those beside it', () => {
  const hex = scene.stacks[0]?.hex ?? '';
  const placesOf = (name: string): readonly Spot[] => {
    const placement = new Watched({ left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 });
    const named = {
      ...scene,
      labels: [],
      ways: [],
      hexes: scene.hexes.flatMap((one) => (one.id === hex ? [{ ...one, name }] : [])),
    };
    placement.take('hex-number', hex, hex, { left: 0, top: 0, right: 1, bottom: 1 });
    const size = { size: 13.5, roads: false, first: new Set<string>(), near: true };
    placeNames(named, chart(scene.layout, 60), { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }, placement, size);
    return placement.spots;
  };
  expect(placesOf('Well')[0]?.to).toBeNull();
  expect(placesOf("Prince of Wales's redoubt")[0]?.to).not.toBeNull();
});
