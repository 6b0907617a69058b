/** How a drawing looks in grey print, and to a reader who tells no red from green. */
import { Resvg } from '@resvg/resvg-js';
import type { Drawing } from '../../src/reports/map/drawing.ts';
import { toSvg } from '../../src/reports/map/svg.ts';

/** Machado, Oliveira and Fernandes (2009), deuteranopia at full strength, and luma of Rec. 709. */
const DEUTERANOPIA = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
] as const;
const LUMA = [0.2126, 0.7152, 0.0722] as const;

export type Sight = (red: number, green: number, blue: number) => number;

const weighed = (by: readonly [number, number, number], rgb: readonly number[]): number =>
  by.reduce((sum, part, n) => sum + part * (rgb[n] ?? 0), 0);

export const grey: Sight = (...rgb) => weighed(LUMA, rgb);
const deuteranopic: Sight = (...rgb) =>
  weighed(
    LUMA,
    DEUTERANOPIA.map((row) => weighed(row, rgb)),
  );

export const SIGHTS = [
  ['grey', grey],
  ['deuteranopia', deuteranopic],
] as const;

/** Luminance of the dots of a drawing, 0 to 255, row by row. */
export function luminance(drawing: Drawing, sight: Sight, scale = 1): { lights: Float32Array; width: number } {
  const { pixels, width, height } = new Resvg(toSvg(drawing, 'raster'), {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false },
  }).render();
  const lights = new Float32Array(width * height);
  for (let n = 0; n < lights.length; n++)
    lights[n] = sight(pixels[4 * n] ?? 0, pixels[4 * n + 1] ?? 0, pixels[4 * n + 2] ?? 0);
  return { lights, width };
}
