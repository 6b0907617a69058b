/** The bar of a sea chart's scale, on a plate in a corner where nothing stands. */
import type { SeaScene } from '../../../engine/scene.ts';
import { type Canvas, fill, type Hand, ink, outlined, textBox, write } from '../canvas.ts';
import { type Box, rectangle } from '../drawing.ts';
import { halfHeight } from '../hexes.ts';
import type { Placement } from '../placement.ts';
import { colours } from './paper.ts';
import type { Plane } from './plane.ts';

interface Scale {
  readonly text: string;
  readonly hand: Hand;
  readonly long: number;
  readonly plate: Box;
}

/** In the lower left corner, else in another; left out where all are taken. */
export function placeScale(scene: SeaScene, on: Plane, word: number, placement: Placement): Scale | null {
  const hexes = on.r > 24 ? 1 : 5;
  const long = hexes * 2 * halfHeight * on.r;
  const text = scene.words.leagues.replace('{n}', `${hexes * scene.leagues}`);
  const hand: Hand = { face: 'sans', size: word, fill: ink };
  const width = Math.max(long, textBox(text, 0, 0, hand).right) + 1.1 * word;
  const { left, top, right, bottom } = on.window;
  const [gap, height] = [0.4 * word, 2.2 * word];
  const corners = [bottom - gap - height, top + gap].flatMap((y) =>
    [left + gap, right - gap - width].map((x) => ({
      room: { left: x, top: y, right: x + width, bottom: y + height },
    })),
  );
  const corner = placement.settle({ kind: 'plate', hex: '', text }, corners, 0);
  return corner && { text, hand, long, plate: corner.room };
}

export function drawScale(sheet: Canvas, { text, hand, long, plate: { left, top, right, bottom } }: Scale): void {
  const word = hand.size;
  const edge = { color: colours.border, width: 0.05 * word };
  outlined(sheet, rectangle(left, top, right - left, bottom - top, 0.2 * word), colours.sheet, edge);
  const [x, y] = [left + 0.55 * word, top + 0.43 * word];
  outlined(sheet, rectangle(x, y, long, 0.24 * word), 'FFFFFF', { color: ink, width: 0.05 * word });
  fill(sheet, rectangle(x, y, long / 2, 0.24 * word), ink);
  write(sheet, text, x, top + 1.8 * word, hand);
}
