/** What the scenario sheet of Pensacola's campaign says beyond the days of any siege. */
import { z } from 'zod';
import { section } from '../../../engine/provenance.ts';
import { campaignShape, faces, whole, why } from '../../../series/boar/scenario/campaign-schema.ts';
import { hexId } from '../../../series/boar/scenario/schema.ts';

/** Tables of the siege that are the same whatever part of it a scenario plays. */
export const siegeTables = {
  /** Entries of whoever is aboard a fleet, and of those he lands; how far from a stockade, and who may not by the cliffs. */
  landing: section({
    aboard: z.array(z.string()),
    ashore: z.array(z.string()),
    within: whole,
    barred: z.array(z.string()),
  }),
  /** The fort at the mouth of the bay: its garrison, what its guns hit by the die, and what a hit does. */
  cliffs: section({
    hex: hexId,
    garrison: z.string(),
    weather: z.record(z.string(), whole),
    hits: z.array(z.strictObject({ die: faces, hits: whole })).min(1),
    damage: z.array(z.strictObject({ die: faces, does: z.enum(['none', 'late', 'step', 'star']) })).min(1),
    /** The two ends of the way between the fort and the siege, and whom it is closed to. */
    way: z.tuple([hexId, hexId]),
    barred: z.array(z.string()),
    /** Turns the garrison is on its way, and where it comes out. */
    leaves: z.strictObject({ turns: whole, entry: z.string() }),
  }),
} as const;

export const campaignSchema = z.strictObject({
  ...campaignShape,
  /** Places the besieged must hold with troops, and classes that do not count for it. */
  garrison: z.strictObject({ ...why, hexes: z.array(hexId), powerless: z.array(z.string()) }),
  /** American prisoners who may change sides: from which turn on which faces, and where they come. */
  prisoners: z
    .strictObject({
      ...why,
      unit: z.string(),
      from: whole,
      die: faces,
      hex: hexId,
      entries: z.array(z.string()).min(1),
    })
    .optional(),
  /** MP of a raid, what the Rangers add, and weather that ends it. */
  raids: z.strictObject({ ...why, mp: whole, rangers: whole, storms: z.array(z.string()) }),
  /** What the coup costs the besiegers by how many of these are breached: none, one … */
  coup: z.strictObject({ ...why, hexes: z.array(hexId), morale: z.array(whole).min(1) }),
});

export type CampaignSheet = z.infer<typeof campaignSchema> & z.infer<z.ZodObject<typeof siegeTables>>;
