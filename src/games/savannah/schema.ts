/** What the files of `scenarios/savannah/` say beside what every game of the series does. */
import { z } from 'zod';
import { type Misfit, section } from '../../engine/provenance.ts';
import { createGrid, indexOf } from '../../places/hex/grid.ts';
import { deckSchema } from '../../series/boar/cards/schema.ts';
import { faultsOf, hexId, mapShape, sheetShape, tablesShape, text, units } from '../../series/boar/scenario/schema.ts';
import { siegeSchema } from '../../series/boar/siege/schema.ts';
import { campaignSchema } from './campaign/schema.ts';
import { doctrineSchema } from './doctrine/tuning.ts';

const whole = z.number().int();

const map = section({
  ...mapShape,
  coveredWay: section({ hexes: z.array(hexId) }),
  navalZone: section({ name: text, color: z.string().regex(/^[0-9A-F]{6}$/), hexes: z.array(hexId) }),
});

const tables = z.strictObject({
  ...tablesShape,
  coveredWay: section({ lostFrom: whole, everyTwoHexes: whole, previouslyLost: whole }),
});

const ending = { winner: z.string(), result: z.string() };
const force = { strength: whole, classes: z.array(z.string()) };

const sheet = section({
  ...sheetShape,
  limits: section({
    noCloseCombat: z.record(z.string(), z.array(z.string())),
    mustFight: z.record(z.string(), z.array(z.string())),
  }),
  special: section({
    artilleryFree: z.string().optional(),
    attack: z.strictObject({ armies: z.array(z.string()), modifier: z.string() }).optional(),
    perimeterTactics: z.strictObject({ side: z.string(), banned: z.array(z.string()) }),
    demiLeaders: z.record(
      z.string(),
      z.strictObject({ hex: hexId.optional(), class: z.string().optional(), arm: z.string().optional() }),
    ),
    cooperating: z.strictObject({ unit: z.string(), account: z.string() }),
  }),
  victory: section({
    city: z.strictObject(ending).optional(),
    destruction: z.array(
      z.strictObject({ ...ending, leader: z.string().optional(), ...force, among: z.strictObject(force).optional() }),
    ),
    collapse: z.strictObject({ at: whole, result: z.string() }),
    lead: z.strictObject({ ...ending, halves: whole, otherwise: z.string() }),
    hold: z.strictObject({ hex: hexId, halves: whole }),
  }),
  campaign: campaignSchema.optional(),
});

/** A scenario of Savannah as its files say it, merged: map, units, tables, doctrine, and the scenario's own sheet. */
export const scenarioSchema = z
  .strictObject({
    id: z.string(),
    map,
    units,
    tables,
    doctrine: doctrineSchema,
    siege: siegeSchema,
    cards: deckSchema,
    scenario: sheet,
  })
  .superRefine((value, context) => {
    for (const { path, message } of [...faultsOf(value), ...offTheMap(value)]) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

export type SavannahScenario = z.infer<typeof scenarioSchema>;

/** Hexes of the Covered Way and of the frigate's zone that the map lacks. */
function offTheMap({ map: ground }: SavannahScenario): Misfit[] {
  const grid = createGrid(ground.columns, ground.rows);
  return (['coveredWay', 'navalZone'] as const).flatMap((kind) =>
    [...ground[kind].hexes.entries()].flatMap(([n, hex]) =>
      indexOf(grid, hex) < 0 ? [{ path: ['map', kind, 'hexes', n], message: `${hex} is not on the map` }] : [],
    ),
  );
}
