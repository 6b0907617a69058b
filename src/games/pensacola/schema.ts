/** What the files of `scenarios/pensacola/` say beside what every game of the series does. */
import { z } from 'zod';
import { section, untold } from '../../engine/provenance.ts';
import { hexSides } from '../../places/hex/grid.ts';
import { deckSchema } from '../../series/boar/cards/schema.ts';
import { faultsOf, hexId, mapShape, sheetShape, tablesShape, units } from '../../series/boar/scenario/schema.ts';
import { languages } from '../../series/boar/words/languages.ts';
import { campaignSchema, siegeTables } from './campaign/schema.ts';
import { doctrineSchema } from './doctrine/tuning.ts';
import { roadSheet, worksSchema } from './works/schema.ts';

const whole = z.number().int();
const ending = { winner: z.string(), result: z.string() };

const sheet = section({
  ...sheetShape,
  redoubts: section({ list: z.array(z.strictObject({ hex: hexId, faces: hexId, guns: whole.optional() })) }),
  road: roadSheet,
  breaches: section({
    sides: z.array(z.string()),
    scattered: z.strictObject({ hex: hexId, chosen: z.enum(hexSides) }).optional(),
  }),
  draws: section({ out: z.array(whole), late: z.array(whole), turns: z.array(whole) }),
  agreed: section({ leader: z.string(), hex: hexId }).optional(),
  exchange: section({ price: whole, unit: z.string(), hexes: z.array(hexId) }).optional(),
  control: section({
    hexes: z.array(hexId),
    powerless: z.record(z.string(), z.array(z.string())),
    well: hexId,
  }),
  victory: section({
    decisive: z.strictObject({ hex: hexId, others: whole, result: z.string() }).optional(),
    /** Of the siege alone: works to breach, halves of a point for a breach and for works left whole, and if the French go. */
    siege: z.strictObject({ hexes: z.array(hexId), result: z.string(), halves: whole, quit: z.string() }).optional(),
    collapse: z.strictObject({ at: whole, result: z.string() }),
    lead: z.strictObject({ ...ending, halves: whole, otherwise: z.string() }),
  }),
  campaign: campaignSchema.optional(),
});

const tables = z.strictObject({
  ...tablesShape,
  wounds: section({ turns: whole }),
  ...siegeTables,
  /** The French test: army morale at which they throw, who adds to the die, and what its rows do. */
  french: section({
    at: whole,
    captain: z.string(),
    general: z.string(),
    modifiers: z.record(z.string(), whole),
    die: z
      .array(
        z.strictObject({
          die: z.tuple([whole, whole]),
          does: z.enum(['leave', 'camp', 'idle', 'none', 'heart']),
          morale: whole,
        }),
      )
      .min(1),
  }),
});

/** A scenario of Pensacola as its files say it, merged: map, units, tables, doctrine, and the scenario's own sheet. */
export const scenarioSchema = z
  .strictObject({
    id: z.string(),
    map: section(mapShape),
    units,
    tables,
    cards: deckSchema,
    works: worksSchema,
    doctrine: doctrineSchema,
    scenario: sheet,
  })
  .superRefine((value, context) => {
    for (const { path, message } of [...faultsOf(value), ...untold(value, languages)])
      context.addIssue({ code: 'custom', path, message });
  });

export type PensacolaScenario = z.infer<typeof scenarioSchema>;
