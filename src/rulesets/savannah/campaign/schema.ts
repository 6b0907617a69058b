/** What the scenario sheet of the campaign says beyond the assault's: its turns, entries, limits and victory. */
import { z } from 'zod';

const whole = z.number().int();

export const campaignSchema = z.strictObject({
  source: z.string().min(1),
  /** First turn of the tactical scale (S 1.6). */
  tactical: whole,
});

export type CampaignSheet = z.infer<typeof campaignSchema>;
