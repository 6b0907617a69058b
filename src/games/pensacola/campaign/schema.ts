/** What the scenario sheet of Pensacola's campaign says beyond the days of any siege. */
import { z } from 'zod';
import { campaignShape } from '../../../series/boar/scenario/campaign-schema.ts';
import { hexId } from '../../../series/boar/scenario/schema.ts';

const whole = z.number().int();
const why = { source: z.string().min(1).optional(), reconstructed: z.string().min(1).optional() };

export const campaignSchema = z.strictObject({
  ...campaignShape,
  /** Places the besieged must hold with troops, and classes that do not count for it. */
  garrison: z.strictObject({ ...why, hexes: z.array(hexId), powerless: z.array(z.string()) }),
  /** What the coup costs the besiegers by how many of these are breached: none, one … */
  coup: z.strictObject({ ...why, hexes: z.array(hexId), morale: z.array(whole).min(1) }),
});

export type CampaignSheet = z.infer<typeof campaignSchema>;
