/** Tells a line that may be an order, generously: by the words it begins with, in every language orders have. */
import { MAIL_SPELLINGS } from '../../orders/acts.ts';
import { keyOf } from '../../orders/fold.ts';
import { JOINING_SPELLINGS } from '../../orders/joining.ts';
import { BEGIN, ELSE, IF, STANDING } from '../../orders/words.ts';
import { RULESETS } from '../../rulesets/index.ts';

const ownWords = RULESETS.flatMap(({ verbs }) => verbs.flatMap(({ words }) => Object.values(words).flat().map(keyOf)));

/** Spellings by their first word: `not` begins `not ready` and nothing else. */
const spellings = new Map<string, string[]>();
for (const spelling of [...ownWords, ...MAIL_SPELLINGS, ...JOINING_SPELLINGS, ...STANDING, ...BEGIN]) {
  const first = firstOf(spelling);
  spellings.set(first, [...(spellings.get(first) ?? []), spelling]);
}

const numbering = /^[\s\d.)*•·#–—-]+/u;
// Enough of a line to see how it begins.
const beginning = 120;

export function couldBeOrder(line: string): boolean {
  const words = keyOf(line.slice(0, beginning).replace(numbering, ''));
  const first = firstOf(words);
  if (!IF.has(first) && !ELSE.has(first)) return begins(words, first);
  // A condition is an order only with an order inside; talk begins with these words as well.
  const parts = words.split(' ');
  return parts.some((word, i) => i > 0 && begins(parts.slice(i).join(' '), word));
}

function begins(words: string, first: string): boolean {
  return spellings.get(first)?.some((spelling) => words === spelling || words.startsWith(`${spelling} `)) ?? false;
}

function firstOf(words: string): string {
  const blank = words.indexOf(' ');
  return blank === -1 ? words : words.slice(0, blank);
}
