/** How far the ground lies from the lines of the town. */
import { distance } from '../../../places/hex/grid.ts';
import type { Field } from '../scenario/field.ts';

const distances = new WeakMap<Field, Uint8Array>();

/** Hexes from each hex, by its index, to the nearest of the perimeter. */
export function toLines(field: Field): Uint8Array {
  const known = distances.get(field);
  if (known) return known;
  const lines = field.at.filter((hex) => hex.perimeter);
  const away = Uint8Array.from(field.at, ({ id }) =>
    lines.reduce((least, hex) => Math.min(least, distance(field.grid, id, hex.id)), field.grid.size),
  );
  distances.set(field, away);
  return away;
}
