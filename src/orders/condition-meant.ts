/** A condition as a sentence puts it, `if the enemy is in 1304 then hold foix`: the order it means, or what its order lacks. */
import { keyOf } from './fold.ts';
import { findSpelling } from './lexicon.ts';
import type { Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { readOrder } from './parse.ts';
import { complain, isHexNumber, type Scan } from './scan.ts';
import { ARTICLES, IF } from './words.ts';

/** Words between IF and what it asks that orders do without. */
const SAID: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...'is are there est sont se trouve esta estan hay'.split(' '),
]);
/** `l'ennemi` */
const withoutArticle = (word: Token): Token =>
  /^l['’]/iu.test(word.text) ? { ...word, key: keyOf(word.text.slice(2)) } : word;

/** A longer line is talk. */
const LONGEST = 16;

/** What is wrong with such a line, with the order that it means; null where it is none. */
export function conditionMeant(tokens: readonly Token[], looking: Looking): Scan | null {
  const [head, ...behind] = tokens;
  if (!head || !IF.has(head.key) || tokens.length > LONGEST || !tokens.some(({ key }) => isHexNumber(key))) return null;
  const words = behind.map(withoutArticle).filter(({ key }) => !SAID.has(key));
  const asks = findSpelling(looking.terms.spelt, words, 0, words.length);
  const orders = words.some((_, at) => findSpelling(looking.lexicon.verbs, words, at, words.length) !== null);
  if (!asks || !orders) return null;
  const tried = looking.scanOf([head, ...words]);
  const read = readOrder(tried, looking.lexicon, looking.terms);
  const told = looking.scanOf(tokens);
  if (read) complain(told, 'no-order-read', 0, tokens.length, { didYouMean: looking.spoken(read.order) });
  else told.diagnostics.push(...tried.diagnostics.filter(({ severity }) => severity === 'error').slice(0, 1));
  return told.diagnostics.length > 0 ? told : null;
}
