/** Words of orders in French and in Spanish, beside each other. */
import type { Spoken } from '../engine/contract.ts';

/** By the English word, which stands where a language has none. */
export type Tongues = Readonly<Record<string, readonly [fr: string, es?: string]>>;

export function inTongues(words: Tongues): Required<Pick<Spoken, 'fr' | 'es'>> {
  const rows = Object.entries(words);
  return {
    fr: Object.fromEntries(rows.map(([word, [fr]]) => [word, fr])),
    es: Object.fromEntries(rows.flatMap(([word, [, es]]) => (es === undefined ? [] : [[word, es]]))),
  };
}
