/** What the scenario sheet of the campaign says beyond the assault's: its turns, weather, entries, limits and victory. */
import { z } from 'zod';

const whole = z.number().int();
const faces = z.tuple([whole, whole]);
const why = { source: z.string().min(1).optional(), reconstructed: z.string().min(1).optional() };
/** By printed turn; the last given holds on. */
const byTurn = z.record(z.string().regex(/^\d+$/), whole);

export const campaignSchema = z.strictObject({
  source: z.string().min(1),
  /** First turn of the tactical scale (S 1.6). */
  tactical: whole,
  declaration: z.strictObject({ ...why, side: z.string(), from: whole, to: whole }),
  weather: z.strictObject({
    ...why,
    /** Turns with a die. */
    turns: z.array(whole).min(1),
    /** Added to the die of a turn, and after this kind. */
    modifiers: z.record(z.string().regex(/^\d+$/), whole),
    after: z.strictObject({ kind: z.string(), value: whole }),
    die: z.array(z.strictObject({ die: faces, kind: z.string() })).min(1),
    /** A turn without a die after one of these has `after`; after another kind that kind. */
    storms: z.strictObject({ kinds: z.array(z.string()), after: z.string() }),
    /** The first two tactical turns of case B; the second holds on. */
    hours: z.tuple([z.string(), z.string()]),
    /** Kinds in which reinforcements come a turn late. */
    delays: z.array(z.string()),
    /** A kind that costs each army with units in the open a step on these faces. */
    havoc: z.strictObject({ kind: z.string(), die: faces }),
  }),
  defences: z.strictObject({ ...why, byTurn }),
  arrivals: z.strictObject({
    ...why,
    /** The entry that is the headquarters of an army. */
    headquarters: z.strictObject({ entry: z.string(), army: z.string() }),
    /** Entries without strategic movement on arrival. */
    onFoot: z.array(z.string()),
    variable: z.strictObject({
      entry: z.string(),
      die: z.array(z.strictObject({ die: faces, entry: z.string() })).min(1),
    }),
    /** MP added to all units, then the factor of artillery, on arrival by an entry. */
    bonus: z.record(z.string(), z.strictObject({ mp: whole, artillery: whole })),
    /** Entries an event may call a unit to. */
    called: z.array(z.string()),
  }),
  sorties: z.strictObject({ ...why, until: whole, morale: whole, free: z.string() }),
  surrender: z.strictObject({
    ...why,
    side: z.string(),
    result: z.string(),
    /** Highest sum on which the garrison lays down its arms. */
    sum: whole,
    levels: z.record(z.string(), whole),
    commander: z.strictObject({ leader: z.string(), value: whole }),
    hex: whole,
  }),
});

export type CampaignSheet = z.infer<typeof campaignSchema>;
