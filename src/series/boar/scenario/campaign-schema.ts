/** What a scenario sheet says of the days of a siege: its turns, its weather, its entries, and who may declare the storm. */
import { z } from 'zod';

export const whole = z.number().int();
export const faces = z.tuple([whole, whole]);
/** Where a section comes from. */
export const why = { source: z.string().min(1).optional(), reconstructed: z.string().min(1).optional() };

/** Sections that a game completes with its own. */
export const campaignShape = {
  source: z.string().min(1),
  /** First turn of the tactical scale. */
  tactical: whole,
  declaration: z.strictObject({ ...why, side: z.string(), from: whole, to: whole }),
  weather: z.strictObject({
    ...why,
    /** Turns with a die. */
    turns: z.array(whole).min(1),
    /** Added to the die of a turn, and after a kind. */
    modifiers: z.record(z.string().regex(/^\d+$/), whole),
    after: z.record(z.string(), whole),
    die: z.array(z.strictObject({ die: faces, kind: z.string() })).min(1),
    /** A turn without a die after one of these has `after`; after another kind that kind. */
    storms: z.strictObject({ kinds: z.array(z.string()), after: z.string() }).optional(),
    /** The first two tactical turns of case B, the second holding on; else the weather of the last day holds. */
    hours: z.tuple([z.string(), z.string()]).optional(),
    /** Kinds in which reinforcements come a turn late. */
    delays: z.array(z.string()),
    /** A kind that costs each army with units in the open a step on these faces. */
    havoc: z.strictObject({ kind: z.string(), die: faces }).optional(),
  }),
  arrivals: z.strictObject({
    ...why,
    /** The entry that is the headquarters of an army. */
    headquarters: z.strictObject({ entry: z.string(), army: z.string() }).optional(),
    /** Entries without strategic movement on arrival. */
    onFoot: z.array(z.string()),
    variable: z
      .strictObject({ entry: z.string(), die: z.array(z.strictObject({ die: faces, entry: z.string() })).min(1) })
      .optional(),
    /** MP added to all units, then the factor of artillery, on arrival by an entry. */
    bonus: z.record(z.string(), z.strictObject({ mp: whole, artillery: whole })),
    /** Entries an event may call a unit to. */
    called: z.array(z.string()),
  }),
} as const;

const sheet = z.strictObject(campaignShape);
export type CampaignSheet = z.infer<typeof sheet>;
