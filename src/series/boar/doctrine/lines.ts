/** How far the ground lies from the lines of the town. */
import { oncePer } from '../../../engine/once.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { Field } from '../scenario/field.ts';

/** Hexes from each hex, by its index, to the nearest of the perimeter. */
export const toLines = oncePer((field: Field): Uint8Array => {
  const lines = field.at.filter((hex) => hex.perimeter);
  return Uint8Array.from(field.at, ({ id }) =>
    lines.reduce((least, hex) => Math.min(least, distance(field.grid, id, hex.id)), field.grid.size),
  );
});
