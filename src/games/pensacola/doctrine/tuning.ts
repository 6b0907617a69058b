/** What `scenarios/pensacola/doctrine.yaml` may say: aims, worths and thresholds of the computer players. */
import { z } from 'zod';
import type { Level } from '../../../engine/contract.ts';
import { doctrineSheet, type LookingAhead, sheetAt } from '../../../engine/doctrine-sheet.ts';
import { section } from '../../../engine/provenance.ts';
import { type Worth, worthSheet } from '../../../series/boar/doctrine/position-worth.ts';
import type * as series from '../../../series/boar/doctrine/tuning.ts';

const whole = z.number().int();
const hexId = z.string().regex(/^\d{4}$/, 'a hex is four digits');
const worths = { AM: whole, R: whole, D: whole, '1': whole, '2': whole, AC: whole, DC: whole, PIN: whole, star: whole };
/** By printed turn; the last given holds on. */
const byTurn = z.record(z.string().regex(/^\d+$/), whole);

export const doctrineSchema = doctrineSheet(
  {
    worth: section({ ...worths, aversion: z.record(z.string(), whole) }),
    ground: z.object({ reconstructed: z.string() }).catchall(whole),
    attack: section({ british: byTurn, spanish: byTurn, siege: z.strictObject({ british: byTurn, spanish: byTurn }) }),
    tactics: section({
      attack: z.strictObject({ strong: z.string(), led: z.string(), else: z.string() }),
      strong: z.string(),
      defend: z.strictObject({ flank: z.string(), else: z.string() }),
    }),
    reroll: section({ least: whole }),
    coup: section({ hexes: z.array(hexId), breaches: whole, lead: whole, heartless: whole, latest: whole }),
    /** Least that the attacks of a storm promise together, in hundredths, for the columns to go in, by printed turn. */
    storm: section({ least: byTurn }),
    spanish: section({
      columns: z.array(
        z.strictObject({
          fort: hexId,
          units: z.array(z.string()).min(1),
          leaders: z.array(z.string()),
          guns: z.array(z.string()),
        }),
      ),
      bombard: z.array(hexId),
    }),
    works: section({
      road: z.array(hexId),
      sites: z.array(z.strictObject({ hex: hexId, guns: whole })),
      labourers: z.array(z.string()),
      /** SP that a post is guarded with. */
      guard: whole,
      /** Turn from which the columns gather before their forts, as they do in the storm. */
      eve: whole,
    }),
  },
  worthSheet,
);

type Levels = z.infer<typeof doctrineSchema>;
export type Sheet = Omit<Levels, 'levels'> & LookingAhead<Worth>;

/** The sheet, with what the doctrine of the series looks for by its names. */
export type Tuning = Sheet & series.Tuning;

export const tuningAt = (levels: Levels, level: Level): Tuning => tuningOf(sheetAt<Levels, Worth>(levels, level));

export function tuningOf(sheet: Sheet): Tuning {
  const [first] = sheet.spanish.bombard;
  return {
    ...sheet,
    bombard: sheet.spanish.bombard,
    zeal: { hex: first ?? '', byTurn: {} },
    detour: 100,
    inTurn: false,
    siege: { aim: first ?? '' },
  };
}
