/** Writes a drawing as SVG text. */

import { sha256 } from '../../engine/digest.ts';
import { type Face, fontFamily } from '../fonts.ts';
import type { Drawing, Lettering, Outline, Shape } from './drawing.ts';
import { hundredths } from './drawing.ts';
import { letteringPaths } from './lettering.ts';
import { numbers } from './svg-numbers.ts';

/** A page writes words as text in our faces; what makes a picture of it has none of them, and is slow at layers. */
type Reader = 'page' | 'raster';

export function toSvg(drawing: Drawing, reader: Reader = 'page'): string {
  const { width, height, unit } = drawing;
  const paths = pathsOf(drawing);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${hundredths(width)}" height="${hundredths(height)}" ` +
      `viewBox="0 0 ${hundredths(width / unit)} ${hundredths(height / unit)}" role="img" font-family="${COMMON_FAMILY}">`,
    // A picture carries neither, so that whoever sees the same has the same, however his letter calls it.
    reader === 'page' ? `<title>${escaped(drawing.title)}</title><desc>${escaped(drawing.alt)}</desc>` : '',
    `<path fill="#${drawing.paper}" d="M0 0H${hundredths(width / unit)}V${hundredths(height / unit)}H0z"/>`,
  ];
  const shared = [...paths.shared].map(([d, id]) => `<path id="${id}" d="${d}"/>`);
  if (shared.length > 0) lines.push(`<defs>${shared.join('')}</defs>`);
  let open = '';
  for (const item of drawing.items) {
    const style = item.kind === 'text' ? styleOf(item, reader) : '';
    if (style !== open && open !== '') lines.push('</g>');
    if (style !== open && style !== '') lines.push(`<g${style}>`);
    open = style;
    lines.push(item.kind === 'shape' ? shape(item, paths, reader) : lettering(item, reader));
  }
  if (open !== '') lines.push('</g>');
  lines.push('</svg>');
  return lines.join('\n');
}

interface Paths {
  /** Path data of each shape. */
  readonly of: ReadonlyMap<Shape, string>;
  /** Those drawn more than once, as a coast is by each of its edges: the data with its id. */
  readonly shared: ReadonlyMap<string, string>;
}

/** A path shorter than this is written again rather than referred to. */
const WORTH_SHARING = 120;
/** Signs of a digest that tell two paths apart, also those of several drawings on one page. */
const ID_LENGTH = 10;

function pathsOf({ items }: Drawing): Paths {
  const of = new Map<Shape, string>();
  const times = new Map<string, number>();
  for (const item of items) {
    if (item.kind !== 'shape') continue;
    const d = writtenOf(item.outline);
    of.set(item, d);
    if (d.length >= WORTH_SHARING) times.set(d, (times.get(d) ?? 0) + 1);
  }
  const often = [...times].filter(([, count]) => count > 1);
  return { of, shared: new Map(often.map(([d]) => [d, `p${sha256(d).slice(0, ID_LENGTH)}`])) };
}

/** Path data of outlines written before: those of the ground are the same in every picture. */
const written = new WeakMap<Outline, string>();

function writtenOf(outline: Outline): string {
  const known = written.get(outline) ?? pathData(outline);
  written.set(outline, known);
  return known;
}

function shape(item: Shape, { of, shared }: Paths, reader: Reader): string {
  const { fill, stroke, opacity } = item;
  let attributes = ` fill="${fill === undefined ? 'none' : `#${fill}`}"`;
  if (stroke !== undefined) {
    attributes += ` stroke="#${stroke.color}" stroke-width="${hundredths(stroke.width)}"`;
    if (stroke.dash !== undefined) attributes += ` stroke-dasharray="${stroke.dash.map(hundredths).join(' ')}"`;
    if (stroke.round === true) attributes += ' stroke-linecap="round" stroke-linejoin="round"';
  }
  if (opacity !== undefined) attributes += ` ${reader === 'raster' ? thinned(item) : 'opacity'}="${opacity}"`;
  const d = of.get(item) ?? '';
  const id = shared.get(d);
  return id === undefined ? `<path${attributes} d="${d}"/>` : `<use href="#${id}"${attributes}/>`;
}

/** What is thin: the paint alone where there is but one, else a layer of both. */
function thinned({ fill, stroke }: Shape): string {
  return stroke === undefined ? 'fill-opacity' : fill === undefined ? 'stroke-opacity' : 'opacity';
}

/** Moves are absolute, lines and curves go on from where the pen is: in whole hundredths, so that nothing drifts. */
export function pathData(outline: Outline): string {
  let data = '';
  let at = 0;
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const steps: number[] = [];
  while (at < outline.length) {
    const kind = outline[at] as number;
    if (kind === 3) {
      data += 'z';
      [x, y] = [startX, startY];
      at += 1;
      continue;
    }
    const values = kind === 2 ? 6 : 2;
    steps.length = 0;
    for (let step = 1; step <= values; step += 2) {
      const [toX, toY] = [inHundredths(outline[at + step]), inHundredths(outline[at + step + 1])];
      steps.push(kind === 0 ? toX : toX - x, kind === 0 ? toY : toY - y);
      if (step === values - 1) [x, y] = [toX, toY];
    }
    if (kind === 0) [startX, startY] = [x, y];
    data += kind === 0 ? `M${numbers(steps, GRAIN)}` : kind === 1 ? line(steps) : `c${numbers(steps, GRAIN)}`;
    at += values + 1;
  }
  return data;
}

/** Half of a map's lines are level or upright: one number says how far. */
function line([across = 0, down = 0]: readonly number[]): string {
  if (down === 0) return `h${numbers([across], GRAIN)}`;
  return across === 0 ? `v${numbers([down], GRAIN)}` : `l${numbers([across, down], GRAIN)}`;
}

/** Whole hundredths. */
const GRAIN = 100;

function inHundredths(value: number | undefined): number {
  return Math.round((value ?? 0) * GRAIN);
}

const familyOf = (face: Face): string => `${fontFamily(face).family}, DejaVu Sans, sans-serif`;
const COMMON_FAMILY = familyOf('sans');

/** How words look: said once for all that follow each other in the same style. */
function styleOf({ face, size, anchor, fill, halo, spacing }: Lettering, reader: Reader): string {
  const colour = ` fill="#${fill}"`;
  if (reader === 'raster') return colour;
  const edge =
    halo === undefined
      ? ''
      : ` stroke="#${halo.color}" stroke-width="${hundredths(halo.width)}" stroke-linejoin="round" paint-order="stroke"`;
  const { weight, italic } = fontFamily(face);
  const family = familyOf(face);
  let attributes = family === COMMON_FAMILY ? '' : ` font-family="${family}"`;
  attributes += ` font-size="${hundredths(size)}"${colour}`;
  if (weight !== 400) attributes += ` font-weight="${weight}"`;
  if (italic) attributes += ' font-style="italic"';
  if (anchor !== 'start') attributes += ` text-anchor="${anchor}"`;
  if (spacing !== undefined) attributes += ` letter-spacing="${hundredths(spacing)}"`;
  return `${attributes}${edge}`;
}

function lettering(item: Lettering, reader: Reader): string {
  if (reader === 'raster') {
    const { letters, halo } = letteringPaths(item);
    return `${halo === '' ? '' : `<path fill="#${item.halo?.color}" d="${halo}"/>`}<path d="${letters}"/>`;
  }
  return `<text x="${hundredths(item.x)}" y="${hundredths(item.y)}">${escaped(item.text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
