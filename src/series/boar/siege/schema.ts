/** What `siege.yaml` says: counters and limits of the French works, and the two tables of siege and bombardment. */
import { z } from 'zod';
import { faces, whole, why } from '../scenario/campaign-schema.ts';

const count = whole.min(0);

/** What a row of the tables does, seen from the side that rolled. */
const deed = z.enum([
  'own-battery',
  'enemy-battery',
  'own-morale',
  'enemy-morale',
  'city',
  'construction',
  'test',
  'repair',
  'breach',
  'breach-step',
  'powder',
]);

/** `on`: go on to the second table. */
const row = z.strictObject({ die: faces, does: z.array(deed).optional(), on: z.literal(true).optional() });
const table = z.array(row).min(1);

export const siegeSchema = z.strictObject({
  source: z.string().min(1),
  armies: z.strictObject({ ...why, besieger: z.string(), besieged: z.string() }),
  works: z.strictObject({
    ...why,
    /** Printed turn from which works may be dug. */
    first: whole,
    /** Of each step: markers it may place, hexes from them to the perimeter, and what one of them must extend. */
    steps: z
      .array(
        z.strictObject({
          markers: count,
          from: count,
          to: count.optional(),
          extends: z.enum(['earlier', 'completed']).optional(),
        }),
      )
      .min(1),
    /** Hexes by which a step brings the works nearer to the perimeter at most. */
    nearer: count,
    forbidden: z.array(z.string()),
    counters: z.array(z.strictObject({ sides: whole.min(1).max(6), count })).min(1),
  }),
  weather: z.strictObject({
    ...why,
    /** Kinds that do other than let all go on: whether works may be placed and completed; addends of tables I and II. */
    kinds: z.record(z.string(), z.strictObject({ works: z.boolean(), tables: faces.nullable() })),
  }),
  bombardment: z.strictObject({
    ...why,
    /** Hexes from a completed work in which each result finds its mark. */
    reach: z.strictObject({ city: count, battery: count, unit: count, breach: count }),
    /** Added on table I by so many batteries: of the besieger in works, of the besieged within reach of one. */
    batteries: z.strictObject({ besieger: count, besieged: count, value: whole }),
    city: z.strictObject({ test: whole, victory: count }),
    /** What a shaken army's morale changes by. */
    morale: whole,
    besieger: z.tuple([table, table]),
    besieged: z.tuple([table, table]),
  }),
});

export type SiegeSheet = z.infer<typeof siegeSchema>;
export type Deed = z.infer<typeof deed>;
export type BombardmentRow = z.infer<typeof row>;
