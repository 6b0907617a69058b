/** Scenario files: sections that tell where their numbers come from, and what is wrong with them. */
import { z } from 'zod';

/** What no shape can say is wrong with a scenario: where in its files, and in words. */
export interface Misfit {
  path: (string | number)[];
  message: string;
}

/** Where something comes from: what the rulebook or another source says, what is ours and why. */
export const provenance = { source: z.string().min(1).optional(), reconstructed: z.string().min(1).optional() };

/** A section that says `source:`, `reconstructed:` or both. */
export function section<T extends z.ZodRawShape>(shape: T) {
  return z
    .strictObject({ ...provenance, ...shape })
    .refine(
      (value: { source?: unknown; reconstructed?: unknown }) =>
        value.source !== undefined || value.reconstructed !== undefined,
      { message: 'says neither source: nor reconstructed:' },
    );
}
