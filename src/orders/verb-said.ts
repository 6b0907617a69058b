/** A verb as a sentence bends it, and the order of a sentence about somebody: `br-a tire sur 1405`, `fraser-1 attaque 1304`. */
import { findSpelling, type KnownVerb, type Lexicon } from './lexicon.ts';
import { cut, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { orderedBy } from './march-meant.ts';
import { ARTICLES } from './words.ts';

/** Endings that a sentence gives a verb, and those under which lists have it, in our three tongues; nothing of the past. */
const BENT = ['', 's', 'es', 'e', 'ent', 'ez', 'ons', 'a', 'an', 'en', 'amos', 'emos', 'imos'];
const PLAIN = ['', 'e', 'er', 'ar'];
/** Letters that a stem has at least: of fewer many words are made. */
const LEAST_STEM = 3;

/** The verb that a single word is, bent or not; null where it is none. */
export function verbSaid({ key }: Token, { verbs }: Lexicon): KnownVerb | null {
  for (const plain of plainOf(key)) {
    const found = verbs.get(plain)?.find(({ words }) => words.length === 1);
    if (found) return found.value.verb;
  }
  return null;
}

/** How lists may have a word, the likeliest first. */
function plainOf(key: string): readonly string[] {
  return BENT.flatMap((bent) => {
    const stem = key.slice(0, key.length - bent.length);
    return key.endsWith(bent) && stem.length >= LEAST_STEM ? PLAIN.map((plain) => stem + plain) : [];
  });
}

/** The verb that the words from one on are, bent or not, articles aside, and how many they are: `guarda la carta`. */
export function verbSaidAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { readonly known: KnownVerb; readonly count: number } | null {
  const [head, ...behind] = tokens.slice(at);
  if (!head) return null;
  const spelt = findSpelling(lexicon.verbs, tokens, at, tokens.length);
  const found = spelt ? [{ known: spelt.value.verb, count: spelt.count }] : [];
  for (const first of plainOf(head.key))
    for (const { words, value } of lexicon.verbs.get(first) ?? []) {
      const count = 1 + spelledIn(words.slice(1), behind);
      if (count > 0) found.push({ known: value.verb, count });
    }
  return found.toSorted((a, b) => b.count - a.count)[0] ?? null;
}

/** How many words spell exactly these, articles aside; less than none where they do not. */
function spelledIn(words: readonly string[], tokens: readonly Token[]): number {
  let spelt = 0;
  for (let at = 0; spelt < words.length; at++) {
    const key = tokens[at]?.key ?? '';
    if (key === words[spelt]) spelt++;
    else if (!ARTICLES.has(key)) return -2;
    if (spelt === words.length) return at + 1;
  }
  return 0;
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
