/** Writes a drawing as SVG text. */
import { fontFamily } from '../fonts.ts';
import type { Drawing, Item, Lettering, Outline, Shape } from './drawing.ts';
import { hundredths } from './drawing.ts';

export function toSvg(drawing: Drawing): string {
  const { width, height, unit } = drawing;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${hundredths(width)}" height="${hundredths(height)}" ` +
      `viewBox="0 0 ${hundredths(width / unit)} ${hundredths(height / unit)}" role="img">`,
    `<title>${escaped(drawing.title)}</title><desc>${escaped(drawing.alt)}</desc>`,
    `<path fill="#${drawing.paper}" d="M0 0H${hundredths(width / unit)}V${hundredths(height / unit)}H0z"/>`,
  ];
  for (const item of drawing.items) lines.push(written(item));
  lines.push('</svg>');
  return lines.join('\n');
}

function written(item: Item): string {
  return item.kind === 'shape' ? shape(item) : lettering(item);
}

function shape({ outline, fill, stroke, opacity }: Shape): string {
  let attributes = ` fill="${fill === undefined ? 'none' : `#${fill}`}"`;
  if (stroke !== undefined) {
    attributes += ` stroke="#${stroke.color}" stroke-width="${hundredths(stroke.width)}"`;
    if (stroke.dash !== undefined) attributes += ` stroke-dasharray="${stroke.dash.map(hundredths).join(' ')}"`;
    if (stroke.round === true) attributes += ' stroke-linecap="round" stroke-linejoin="round"';
  }
  if (opacity !== undefined) attributes += ` opacity="${opacity}"`;
  return `<path${attributes} d="${pathData(outline)}"/>`;
}

function pathData(outline: Outline): string {
  let data = '';
  let at = 0;
  while (at < outline.length) {
    const kind = outline[at] as number;
    if (kind === 3) {
      data += 'z';
      at += 1;
      continue;
    }
    const values = kind === 2 ? 6 : 2;
    data += kind === 0 ? 'M' : kind === 1 ? 'L' : 'C';
    for (let step = 1; step <= values; step++)
      data += `${step > 1 ? ' ' : ''}${hundredths(outline[at + step] as number)}`;
    at += values + 1;
  }
  return data;
}

function lettering({ text, x, y, face, size, anchor, fill, halo, spacing }: Lettering): string {
  const { family, weight, italic } = fontFamily(face);
  let attributes = ` x="${hundredths(x)}" y="${hundredths(y)}" font-family="${family}, DejaVu Sans, sans-serif"`;
  attributes += ` font-size="${hundredths(size)}" fill="#${fill}"`;
  if (weight !== 400) attributes += ` font-weight="${weight}"`;
  if (italic) attributes += ' font-style="italic"';
  if (anchor !== 'start') attributes += ` text-anchor="${anchor}"`;
  if (spacing !== undefined) attributes += ` letter-spacing="${hundredths(spacing)}"`;
  const words = `${escaped(text)}</text>`;
  if (halo === undefined) return `<text${attributes}>${words}`;
  const edge = ` stroke="#${halo.color}" stroke-width="${hundredths(halo.width)}" stroke-linejoin="round"`;
  return `<text${attributes}${edge} paint-order="stroke">${words}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
