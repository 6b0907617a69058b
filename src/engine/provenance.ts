/** Shapes of scenario files whose every section tells where its numbers come from. */
import { z } from 'zod';

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
