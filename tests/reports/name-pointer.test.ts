/** A name that stands beside its hex has a pointer, at the end nearer to the hex, whose tip looks at the hex. */
import { expect, test } from 'vitest';
import { canvas } from '../../src/reports/map/canvas.ts';
import { pointedBox, writePointed } from '../../src/reports/map/names.ts';
import { namesHand } from '../../src/reports/map/place-names.ts';

const HAND = namesHand(20, '1F2328');

/** Tip of the pointer and middle of its foot, of a name set round (0, 0). */
function pointerOf(at: readonly [number, number], before: boolean): { tip: number[]; foot: number[] } {
  const sheet = canvas();
  writePointed(sheet, 'Ogeechee redoubt', 0, 0, HAND, { at, before });
  const [shape] = sheet.items;
  if (shape?.kind !== 'shape') throw new Error('no pointer is drawn');
  const [, x1 = 0, y1 = 0, , x2 = 0, y2 = 0, , x3 = 0, y3 = 0] = shape.outline;
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

test('is longer than its foot is wide, so that its tip is no other corner', () => {
  const sheet = canvas();
  writePointed(sheet, 'Ogeechee redoubt', 0, 0, HAND, { at: [120, 90], before: false });
  const [shape] = sheet.items;
  if (shape?.kind !== 'shape') throw new Error('no pointer is drawn');
  const [, x1 = 0, y1 = 0, , x2 = 0, y2 = 0, , x3 = 0, y3 = 0] = shape.outline;
  const wide = Math.hypot(x3 - x2, y3 - y2);
  const long = Math.hypot((x2 + x3) / 2 - x1, (y2 + y3) / 2 - y1);
  expect(long).toBeGreaterThan(1.5 * wide);
});
