/** Tells a line that may be an order, generously: by the words it begins with, in every language orders have. */

import { keyOf } from '../../orders/fold.ts';
import { JOINING_SPELLINGS } from '../../orders/joining.ts';
import { MAIL_SPELLINGS } from '../../orders/mail-words.ts';
import { BEGIN, ELSE, IF, STANDING } from '../../orders/words.ts';

/** Spellings by their first word: `not` begins `not ready` and nothing else. */
type Spellings = ReadonlyMap<string, readonly string[]>;

/** What lines of a mail may be, by the words they begin with. */
export interface OrderWords {
  couldBeOrder(line: string): boolean;
  /** Tells a line that is an order of a game by all its looks, where a file beside it may hold them as well. */
  isOrderOfGame(line: string): boolean;
  /** Tells a command to the house, READY or AMEND, which is heard above a file that holds the orders. */
  isCommand(line: string): boolean;
}

/** `verbs`: what orders of all games may begin with, in every language. */
export function orderWords(verbs: readonly string[]): OrderWords {
  const own = verbs.map(keyOf);
  const games = byFirstWord([...own, ...STANDING, ...BEGIN]);
  const spellings = byFirstWord([...own, ...MAIL_SPELLINGS, ...JOINING_SPELLINGS, ...STANDING, ...BEGIN]);
  const couldBeOrder = (line: string): boolean => beginsAsOne(line, spellings);
  const isTalk = (line: string): boolean => talk.test(line.slice(0, beginning));
  return {
    couldBeOrder,
    isOrderOfGame: (line) => beginsAsOne(line, games) && !isTalk(line),
    isCommand: (line) =>
      couldBeOrder(line) &&
      !beginsAsOne(line, games) &&
      !isTalk(line) &&
      line.trim().split(/\s+/u).length <= longestCommand,
  };
}

function byFirstWord(of: readonly string[]): Spellings {
  const all = new Map<string, string[]>();
  for (const spelling of of) {
    const first = firstOf(spelling);
    all.set(first, [...(all.get(first) ?? []), spelling]);
  }
  return all;
}

const numbering = /^[\s\d.)*•·#–—-]*(?:(?:orders|ordres|órdenes)\s?:\s*|p\.?s\b[.:,]*\s*)?/iu;
// Enough of a line to see how it begins.
const beginning = 120;

// "Orders attached", "Hold on, they are in the file": talk, although it begins as an order may.
const talk =
  /\b(attach|enclos|ci-?joint|pi[eè]ce|fichier|joins\b|file\b|adjunt)|^\P{L}*\p{L}+ (on|up|in|out)\b(?! \d)/iu;

const longestCommand = 6;

function beginsAsOne(line: string, by: Spellings): boolean {
  const words = keyOf(line.slice(0, beginning).replace(numbering, ''));
  const first = firstOf(words);
  if (!IF.has(first) && !ELSE.has(first)) return begins(words, first, by);
  if (by.get(first)?.includes(words)) return true;
  // A condition is an order only with an order inside; talk begins with these words as well.
  const parts = words.split(' ');
  return parts.some((word, i) => i > 0 && begins(parts.slice(i).join(' '), word, by));
}

function begins(words: string, first: string, by: Spellings): boolean {
  return by.get(first)?.some((spelling) => words === spelling || words.startsWith(`${spelling} `)) ?? false;
}

function firstOf(words: string): string {
  const blank = words.indexOf(' ');
  return blank === -1 ? words : words.slice(0, blank);
}
