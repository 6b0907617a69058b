/** What never changes in a game of the Mill: hexes, counters, and what the scenario's file may say of them. */
import { z } from 'zod';
import type { Json, Schema } from '../../../src/engine/contract.ts';
import { provenance, section } from '../../../src/engine/provenance.ts';
import { createGrid, distance, type Grid } from '../../../src/places/hex/grid.ts';

export type HexId = string;
export type UnitId = string;
export type Side = 'red' | 'blue';
export type Terrain = 'clear' | 'wood' | 'pond' | 'mill';

export const SIDES: readonly Side[] = ['red', 'blue'];
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

const text = z.strictObject({ en: z.string(), fr: z.string() });
const span = z.tuple([z.number().int(), z.number().int()]);
const hex = z.string().regex(/^\d{4}$/);

const counter = z.strictObject({
  id: z.string(),
  side: z.enum(['red', 'blue']),
  name: text,
  symbol: z.enum(['foot', 'light', 'horse']),
  strength: z.number().int().min(1),
  movement: z.number().int().min(1),
  at: hex,
});
export type Counter = z.infer<typeof counter>;

const sheet = z.strictObject({
  id: z.string(),
  scenario: z.strictObject({
    ...provenance,
    id: z.string(),
    name: text,
    turns: z.number().int(),
    mill: hex,
    map: section({
      columns: span,
      rows: span,
      terrain: z.strictObject({
        letters: z.record(z.string(), z.enum(['clear', 'wood', 'pond', 'mill'])),
        rows: z.record(z.string(), z.string()),
      }),
    }),
    units: section({ list: z.array(counter) }),
  }),
});

export const scenario: Schema = { parse: (raw) => sheet.parse(raw) as unknown as Json };

export interface Field {
  readonly id: string;
  readonly turns: number;
  readonly mill: HexId;
  readonly grid: Grid;
  readonly ground: ReadonlyMap<HexId, Terrain>;
  readonly units: ReadonlyMap<UnitId, Counter>;
}

export function fieldOf(data: Json): Field {
  const { id, scenario: told } = data as unknown as z.infer<typeof sheet>;
  const { columns, rows, terrain } = told.map;
  const grid = createGrid(columns, rows);
  const letterAt = (hexId: HexId): string =>
    terrain.rows[hexId.slice(2)]?.[Number(hexId.slice(0, 2)) - columns[0]] ?? '';
  return {
    id,
    turns: told.turns,
    mill: told.mill,
    grid,
    ground: new Map(grid.ids.map((hexId) => [hexId, terrain.letters[letterAt(hexId)] ?? 'clear'])),
    units: new Map(told.units.list.map((unit) => [unit.id, unit])),
  };
}

export const nearest = (grid: Grid, hexes: readonly HexId[], to: HexId): HexId | undefined =>
  hexes.toSorted((a, b) => distance(grid, a, to) - distance(grid, b, to))[0];
