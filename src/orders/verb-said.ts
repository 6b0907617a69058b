/** A verb as a sentence bends it, and the order of a sentence about somebody: `br-a tire sur 1405`, `fraser-1 attaque 1304`. */
import type { KnownVerb, Lexicon } from './lexicon.ts';
import { cut, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { orderedBy } from './march-meant.ts';

/** Endings that a sentence gives a verb, and those under which lists have it, in our three tongues; nothing of the past. */
const BENT = ['', 's', 'es', 'e', 'ent', 'ez', 'ons', 'a', 'an', 'en', 'amos', 'emos', 'imos'];
const PLAIN = ['', 'e', 'er', 'ar'];
/** Letters that a stem has at least: of fewer many words are made. */
const LEAST_STEM = 3;

/** The verb that a single word is, bent or not; null where it is none. */
export function verbSaid({ key }: Token, { verbs }: Lexicon): KnownVerb | null {
  for (const bent of BENT) {
    const stem = key.slice(0, key.length - bent.length);
    if (!key.endsWith(bent) || stem.length < LEAST_STEM) continue;
    for (const plain of PLAIN) {
      const found = verbs.get(stem + plain)?.find(({ words }) => words.length === 1);
      if (found) return found.value.verb;
    }
  }
  return null;
}

/** The order that such a sentence means: whom it is about, where, and what they do there; null where it means none. */
export function orderTold(
  verb: KnownVerb,
  who: readonly Token[],
  where: readonly Token[],
  looking: Looking,
): string | null {
  const heading = verb.slots.find(({ type }) => type === 'units')?.after?.[0] ?? '';
  const line = who[0]?.line ?? 1;
  const placed = where.slice(where.length > 1 ? 1 : 0);
  // Behind their word they are nobody's place: `principe` is a regiment, and a redoubt.
  const behind = heading === '' ? null : orderedBy(verb, [...placed, ...cut(heading, line).tokens, ...who], looking);
  return behind ?? orderedBy(verb, [...who, ...where], looking);
}
