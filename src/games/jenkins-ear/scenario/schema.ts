/** What the files of `scenarios/jenkins-ear/` may say: their shape, and that every section tells where it comes from. */
import { z } from 'zod';
import { provenance, section } from '../../../engine/provenance.ts';
import { doctrineSchema } from '../doctrine/tuning.ts';
import { flag, id, portValue, sheet, side, tables, text, whole } from './tables.ts';

const hexId = z.string().regex(/^\d{4}$/, 'a hex is four digits');
const hexside = z.string().regex(/^\d{4}\/(N|NE|SE|S|SW|NW)$/, 'a hexside is hex/side, as 2115/N');
const water = z.enum(['caribbean', 'pacific']);
const point = z.tuple([whole, whole]);
const spellings = z.array(z.string().min(1)).optional();
/** Greatest gun value the rulebook knows. */
const gun = whole.min(1).max(8);

const map = section({
  name: text,
  hexLeagues: whole.min(1),
  columns: point,
  rows: point,
  terrain: section({
    letters: z.record(
      z.string().length(1),
      z.strictObject({ terrain: z.enum(['sea', 'coastal', 'land']), water: water.optional() }),
    ),
    rows: z.record(z.string(), z.string()),
  }),
  fixed: section({ hexes: z.record(hexId, z.string()) }),
  closedToShips: section({ sides: z.array(hexside) }),
  closedToTroops: section({ sides: z.array(hexside) }),
  landmasses: section({ list: z.array(z.strictObject({ hex: hexId, name: text })) }),
  ports: section({
    list: z.array(
      section({
        id,
        name: text,
        also: spellings,
        hex: hexId,
        at: point,
        flag,
        value: portValue,
        nameOnly: z.literal(true).optional(),
      }),
    ),
  }),
  routes: section({
    list: z.array(
      section({ between: z.tuple([id, id]), via: z.array(hexId).optional(), land: z.literal(true).optional() }),
    ),
  }),
  toSpain: section({ hex: hexId }),
  labels: section({
    list: z.array(z.strictObject({ text, at: point, kind: z.enum(['ocean', 'country', 'island']) })),
  }),
});

const coast = section({ lands: z.array(z.array(whole).min(6)).min(1) });

const start = z.union([hexId, z.enum(['garrison', 'track'])]);
const cost = whole.min(1).max(8);

/** How many counters were published, and of infantry how many a die of 9.3 may bring back. */
const infantry = z.strictObject({ all: whole.min(0), back: whole.min(0) });

const counters = section({
  published: section({
    all: whole.min(1),
    infantry: z.strictObject({ english: infantry, spanish: infantry }),
    merchants: z.strictObject({ english: whole.min(0), spanish: whole.min(0) }),
  }),
  ships: z.array(
    section({
      side,
      gun,
      cannonade: whole.min(1),
      cost: cost.optional(),
      list: z.array(
        z.strictObject({ ...provenance, id, name: z.string().min(1), also: spellings, start: start.optional() }),
      ),
    }),
  ),
  faces: z.array(
    section({
      face: id,
      side,
      kind: z.enum([
        'frigate',
        'fire-ship',
        'bomb-ship',
        'merchant',
        'soldiers',
        'cannons',
        'heavy-guns',
        'boom-chain',
        'supplies',
        'deception',
      ]),
      name: text,
      gun: gun.optional(),
      cannonade: whole.min(1).optional(),
      land: whole.min(1).max(6).optional(),
      anchor: z.enum(['ship', 'any', 'free']).optional(),
      counters: z
        .array(z.strictObject({ id, name: text.optional(), cost: cost.optional(), start: start.optional() }))
        .min(1),
    }),
  ),
  leaders: z.array(
    section({
      id,
      side,
      name: z.string().min(1),
      also: spellings,
      naval: whole.min(1).optional(),
      ashore: whole.min(1).optional(),
      cost: cost.optional(),
      start: start.optional(),
    }),
  ),
  markers: section({ counts: z.record(id, whole.min(1)) }),
});

/** A scenario as its files say it, merged: map, coast, counters, tables, and the scenario's own sheet. */
export const warShape = z.strictObject({
  id: z.string(),
  map,
  coast,
  counters,
  tables,
  doctrine: doctrineSchema,
  scenario: sheet,
});

export type WarScenario = z.infer<typeof warShape>;
