/** Turns a drawing into a PNG of few colours, and keeps the last ones made. */
import './raster-memory.ts';
import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { Lately } from '../../engine/lately.ts';
import type { Drawing } from './drawing.ts';
import { palettePng } from './palette.ts';
import { toSvg } from './svg.ts';

const drawn = new Lately<Buffer>(32);
/** Colours of a map for mail: enough for soft edges, few enough for a phone's line. */
const colours = 96;

/** `scale` 2 gives two dots for each px of the drawing. The same drawing at the same scale is drawn once. */
export function toPng(drawing: Drawing, scale: number): Buffer {
  const svg = toSvg(drawing, 'raster');
  const key = `${scale} ${createHash('sha256').update(svg).digest('hex')}`;
  return drawn.get(key, () => {
    const image = new Resvg(svg, {
      fitTo: { mode: 'zoom', value: scale },
      font: { loadSystemFonts: false },
    }).render();
    return palettePng(image.pixels, image.width, image.height, colours);
  });
}
