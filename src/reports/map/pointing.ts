/** A map of which every hex can be pointed at: over the drawing lies an outline of each, that a page shows and reads. */
import type { Drawing } from './drawing.ts';
import { centreAt, corner, hexAt } from './hexes.ts';
import { pathData, toSvg } from './svg.ts';

const CORNERS = [0, 1, 2, 3, 4, 5];

/** The drawing as SVG with a `<path data-hex="1404">` for each of its hexes. */
export function toPointedSvg(drawing: Drawing): string {
  const outlines = hexesOf(drawing).map(({ id, d }) => `<path data-hex="${id}" d="${d}"/>`);
  return toSvg(drawing).replace(/<\/svg>$/, `<g class="hexes" aria-hidden="true">${outlines.join('')}</g>\n</svg>`);
}

function hexesOf({ lattice }: Drawing): { id: string; d: string }[] {
  if (lattice === undefined) return [];
  const { field, span, numbers } = lattice;
  const hexes: { id: string; d: string }[] = [];
  for (let column = span.columns[0]; column <= span.columns[1]; column++) {
    for (let row = span.rows[0]; row <= span.rows[1]; row++) {
      const at = centreAt(field, column, row);
      const outline = CORNERS.flatMap((index) => [index === 0 ? 0 : 1, ...corner(at, field.r, index)]);
      const id = hexAt(column, row);
      hexes.push({ id: numbers[id] ?? id, d: pathData([...outline, 3]) });
    }
  }
  return hexes;
}
