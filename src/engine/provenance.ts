/** Scenario files: sections that tell where their numbers come from, and what is wrong with them. */
import { z } from 'zod';

/** What no shape can say is wrong with a scenario: where in its files, and in words. */
export interface Misfit {
  path: (string | number)[];
  message: string;
}

/** Notes what is wrong. */
export type Say = (path: Misfit['path'], message: string) => void;

/** All that a look at a scenario has to say against it. */
export function noted(look: (say: Say) => void): Misfit[] {
  const faults: Misfit[] = [];
  look((path, message) => faults.push({ path, message }));
  return faults;
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

/** Texts of a scenario that have no words in one of these languages. */
export function untold(
  value: unknown,
  languages: readonly string[],
  path: readonly (string | number)[] = [],
): Misfit[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) {
    const missing = languages.filter((language) => !(language in value));
    return missing.map((language) => ({ path: [...path], message: `says nothing in ${language}` }));
  }
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return steps.flatMap(([step, part]) => untold(part, languages, [...path, step]));
}
