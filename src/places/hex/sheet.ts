/** What the scenario of a small game says of its hexes, its sides and its counters. */
import { z } from 'zod';
import { type Misfit, noted, provenance, section } from '../../engine/provenance.ts';
import { createGrid } from './grid.ts';
import { hexesOn, rowFaults } from './rows.ts';

const text = z.strictObject({ en: z.string(), fr: z.string() });
const span = z.tuple([z.number().int(), z.number().int()]);
const colour = z.string().regex(/^[0-9A-F]{6}$/, 'a colour is six figures and letters: A4211B');
export const hex = z.string().regex(/^\d{4}$/, 'a hex is column and row: 0302');

const place = z.strictObject({ hex, name: text });
const side = z.strictObject({ id: z.string(), letter: z.string(), ground: colour, figures: colour });

/** How a terrain is drawn. */
function terrain<const T extends string>(terrains: readonly T[]) {
  const texture = z.enum([
    'none',
    'crowns-light',
    'crowns-dense',
    'tufts',
    'tufts-dense',
    'dashes',
    'blocks',
    'fort',
    'graves',
    'waves',
  ]);
  return z.strictObject({ id: z.enum(terrains), fill: colour, texture });
}

function counter<const S extends string>(sides: readonly S[]) {
  return z.strictObject({
    id: z.string(),
    side: z.enum(sides),
    name: text,
    symbol: z.enum(['foot', 'light', 'horse', 'battery', 'mortar', 'leader']),
    strength: z.number().int().min(1),
    movement: z.number().int().min(1),
    at: hex,
  });
}

/** The scenario's own file: these sections of a game with such sides and terrains, and the keys of its own. */
export function hexSheet<const S extends string, const T extends string>(sides: readonly S[], terrains: readonly T[]) {
  return z.strictObject({
    ...provenance,
    id: z.string(),
    name: text,
    sides: z.array(side),
    map: section({
      columns: span,
      rows: span,
      terrain: z.strictObject({
        letters: z.record(z.string(), terrain(terrains)),
        rows: z.record(z.string(), z.string()),
      }),
      places: z.array(place),
    }),
    units: section({ list: z.array(counter(sides)) }),
  });
}

export type HexSheet<S extends string, T extends string> = z.infer<ReturnType<typeof hexSheet<S, T>>>;

/** What no shape can say: that the terrain is all there, and that places and counters stand on the map. */
export function sheetFaults({ map, units }: HexSheet<string, string>): Misfit[] {
  return noted((say) => {
    for (const { path, message } of rowFaults(map)) say(['map', ...path], message);
    const known = hexesOn(createGrid(map.columns, map.rows), say);
    for (const [n, { hex: at }] of map.places.entries()) known(at, ['map', 'places', n, 'hex']);
    for (const [n, { at }] of units.list.entries()) known(at, ['units', 'list', n, 'at']);
  });
}
