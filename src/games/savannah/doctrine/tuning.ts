/** What `scenarios/savannah/doctrine.yaml` may say: aims, worths and thresholds of the computer players. */
import { z } from 'zod';
import type { Level } from '../../../engine/contract.ts';
import { doctrineSheet, type LookingAhead, sheetAt } from '../../../engine/doctrine-sheet.ts';
import { type Worth, worthSheet } from '../../../series/boar/doctrine/position-worth.ts';
import type * as series from '../../../series/boar/doctrine/tuning.ts';

const whole = z.number().int();
const hexId = z.string().regex(/^\d{4}$/, 'a hex is four digits');
const why = { source: z.string().min(1).optional(), reconstructed: z.string().min(1) };
const cost = { AM: whole, R: whole, D: whole, '1': whole, '2': whole, AC: whole, DC: whole, PIN: whole, star: whole };
const named = z.record(z.string(), whole);
const worths = z.object(why).catchall(whole);
/** By printed turn; the last given holds on. */
const byTurn = z.record(z.string().regex(/^\d+$/), whole);

const column = z.strictObject({
  name: z.string(),
  army: z.string(),
  units: z.array(z.string()).min(1),
  leader: z.string().nullable(),
  targets: z.array(hexId).min(1),
  from: whole,
  /** Where it lies during the siege, and where the night before the assault finds it; the first with room. */
  camp: z.array(hexId).min(1),
  eve: z.array(hexId).min(1),
});

export const doctrineSchema = doctrineSheet(
  {
    worth: z.strictObject({ ...why, ...cost, odds: named, aversion: named }),
    ground: worths,
    attack: z.strictObject({ ...why, british: byTurn, allies: byTurn, broken: whole }),
    tactics: z.strictObject({
      ...why,
      attack: z.strictObject({ strong: z.string(), led: z.string(), else: z.string() }),
      strong: z.string(),
      defend: z.strictObject({ flank: z.string(), else: z.string() }),
    }),
    reroll: z.strictObject({ ...why, least: whole }),
    allies: z.strictObject({
      ...why,
      columns: z.array(column),
      /** Those who hold the trenches and the far right, and the least gain for which they go in. */
      feints: z.array(column),
      feint: whole,
      order: z.array(z.string()).min(1),
      posts: z.record(hexId, z.array(hexId).min(1)),
      assembly: z.array(hexId).min(1),
      zeal: z.strictObject({ hex: hexId, byTurn }),
      spent: whole,
      /** Most assaults planned at once; what it costs to stand by the enemy for each time he is as strong there. */
      storms: byTurn,
      exposed: byTurn,
      /** Strength within the works from which on all follow. */
      foothold: whole,
      bombard: z.array(hexId),
    }),
    siege: z.strictObject({
      ...why,
      /** The redoubt towards which the siege works are dug. */
      aim: hexId,
      camps: z.array(
        z.strictObject({
          units: z.array(z.string()),
          leader: z.string().nullable(),
          camp: z.array(hexId).min(1),
          eve: z.array(hexId).min(1).optional(),
        }),
      ),
      /** Nobody rests nearer to the lines than this on the way. */
      clear: whole,
      guards: z.array(z.string()),
      /** Strength that each place in the trenches gets. */
      guard: whole,
      /** From this turn on the guards stand where the first work will be dug. */
      opens: whole,
      ground: z.array(hexId).min(1),
      batteries: z.array(z.string()),
      park: z.array(hexId).min(1),
      pursuit: z.strictObject({ least: whole, most: whole }),
    }),
    council: z.strictObject({
      ...why,
      /** Least strength of the columns for every hundred within the lines, to assault at all, and before the day. */
      least: whole,
      early: whole,
      /** Army morale of an Allied army at which there is no assault; of the garrison's at which it comes early. */
      morale: whole,
      shaken: whole,
      /** A lead in halves of a point with which the Allies sit still. */
      lead: whole,
      /** In the last so many turns: the lead that wins, how far short of it they press on, for what, and how dear their own are. */
      press: z.strictObject({ turns: whole, win: whole, reach: whole, gain: whole, last: whole, aversion: whole }),
      eve: whole,
      /** First turn on which an early assault is thought of; hundredths of the columns that must stand ready. */
      from: whole,
      gathered: whole,
    }),
    british: z.strictObject({
      ...why,
      reserve: z.array(z.string()),
      leaders: z.array(z.string()),
      backstops: z.array(hexId),
      answer: whole,
      garrison: whole,
      siege: z.strictObject({
        ...why,
        /** Who stands elsewhere until this turn than where the assault will find him. */
        stand: z.record(z.string(), hexId),
        until: whole,
        /** Outside the lines, so many hexes from an enemy is too near. */
        shun: whole,
        /** Longest clear way in, in hundredths of the straight one; those who find none go to the first refuge they can. */
        detour: whole,
        refuge: z.array(hexId).min(1),
        /** Mark of the counters that may stay out. */
        country: z.string(),
        parties: z.array(z.strictObject({ units: z.array(z.string()).min(1), leader: z.string() })),
        /** Last turn on which a party goes out. */
        last: whole,
        least: whole,
        dare: whole,
        gain: whole,
      }),
    }),
  },
  worthSheet,
);

type Levels = z.infer<typeof doctrineSchema>;
export type Sheet = Omit<Levels, 'levels'> & LookingAhead<Worth>;

/** The sheet, with what the doctrine of the series looks for by its names. */
export type Tuning = Sheet & series.Tuning;
export type Column = Sheet['allies']['columns'][number];

export const tuningAt = (levels: Levels, level: Level): Tuning => tuningOf(sheetAt<Levels, Worth>(levels, level));

export function tuningOf(sheet: Sheet): Tuning {
  const { allies, british } = sheet;
  return {
    ...sheet,
    bombard: allies.bombard,
    zeal: allies.zeal,
    detour: british.siege.detour,
    inTurn: true,
  };
}
