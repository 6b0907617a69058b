/** What the scenario sheet of Savannah's campaign says beyond the days of any siege: its lines, sorties and surrender. */
import { z } from 'zod';
import { campaignShape, whole, why } from '../../../series/boar/scenario/campaign-schema.ts';

/** By printed turn; the last given holds on. */
const byTurn = z.record(z.string().regex(/^\d+$/), whole);

export const campaignSchema = z.strictObject({
  ...campaignShape,
  defences: z.strictObject({ ...why, byTurn }),
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
