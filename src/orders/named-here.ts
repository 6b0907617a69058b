/** Whom or what the words of a sentence name from one of them on, without complaint. */
import type { Token } from './lines.ts';
import { readName, type Wanted } from './names.ts';
import { findPlace, isHexNumber, type Scan } from './scan.ts';
import { ARTICLES, HIS, LINKS } from './words.ts';

/** Shorter words are the beginnings of too many names. */
const SHORTEST = 3;

export const OWN: Wanted = { type: 'unit', whose: 'own' };

export const countOf = (scan: Scan, at: number): number => {
  const found = readName(scan, at, OWN);
  if (found.kind === 'several') return found.candidates.every(({ own }) => own) ? found.count : 0;
  return found.kind === 'one' && found.named.own ? found.count : 0;
};

const SHOWN: ReadonlySet<string> = new Set('this that these those ce cet cette ces este esta estos estas'.split(' '));

/** How many words name somebody of one's own here: a few letters, or `este` of `este turno`, may begin any name. */
export function namedAt(scan: Scan, at: number): number {
  const { key = '' } = scan.tokens[at] ?? {};
  const count = /^\d+$/.test(key) ? 0 : countOf(scan, at);
  const isPlain = key.length > SHORTEST && !SHOWN.has(key);
  return count > 1 || isPlain || scan.names.byKey.has(key) ? count : 0;
}

/** Where a list of one's own that begins here ends; here, where nobody is named. */
export function namesEnd(scan: Scan, from: number): number {
  const { tokens } = scan;
  let end = from;
  for (let at = from; at < tokens.length; ) {
    const { key } = tokens[at] as Token;
    const count = namedAt(scan, at);
    if (count > 0) end = at + count;
    else if (end === from || !(LINKS.has(key) || ARTICLES.has(key) || HIS.has(key))) break;
    at = Math.max(end, at + 1);
  }
  return end;
}

export function placeLength(scan: Scan, at: number): number {
  return isHexNumber(scan.tokens[at]?.key ?? '') ? 1 : (findPlace(scan, at)?.count ?? 0);
}
