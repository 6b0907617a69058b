/** What never changes in a game of the Mill: hexes, counters, and what the scenario's file says of them. */
import { z } from 'zod';
import type { Json, Schema } from '../../../src/engine/contract.ts';
import { type HexField, hexField } from '../../../src/places/hex/field.ts';
import { hex, hexSheet, sheetFaults } from '../../../src/places/hex/sheet.ts';

export type HexId = string;
export type UnitId = string;
export type Side = (typeof SIDES)[number];

export const SIDES = ['red', 'blue'] as const;
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

const sheet = hexSheet(SIDES, ['clear', 'wood', 'pond', 'mill']).extend({ turns: z.number().int(), mill: hex });

const files = z.strictObject({ id: z.string(), scenario: sheet }).superRefine(({ scenario: told }, context) => {
  for (const { path, message } of sheetFaults(told))
    context.addIssue({ code: 'custom', path: ['scenario', ...path], message });
});

export const scenario: Schema = { parse: (raw) => files.parse(raw) as unknown as Json };

export interface Field extends HexField<Side> {
  readonly id: string;
  readonly turns: number;
  readonly mill: HexId;
}

export function fieldOf(data: Json): Field {
  const { scenario: told } = data as unknown as z.infer<typeof files>;
  return { ...hexField(told), id: told.id, turns: told.turns, mill: told.mill };
}
