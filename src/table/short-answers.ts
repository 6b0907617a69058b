/** Answers to a question put by letter that leave out the verb of their order: `toward HQ` for `RETREAT toward HQ`. */
import type { AnyGame } from '../engine/contract.ts';
import { keyOf } from '../orders/fold.ts';
import { readOrders } from '../orders/read.ts';
import type { Grammar, ReadLine } from '../orders/types.ts';
import type { Posed } from './moment.ts';
import { isAnswer, isNoAnswer, saysEverybody } from './reply.ts';

/** A line of more words is talk. */
const LONGEST = 4;

/** The lines of a mail, those that say such an order but for its verb read as if it stood before them. */
export function withVerbs(
  game: AnyGame,
  moment: readonly Posed[],
  lines: readonly ReadLine[],
  grammar: Grammar,
): readonly ReadLine[] {
  if (moment.length === 0) return lines;
  return lines.map((line) => (isShort(line) ? (asOrder(game, moment, line, grammar) ?? line) : line));
}

const isShort = ({ read, act, ignored, source }: ReadLine): boolean =>
  !read &&
  !act &&
  (!ignored || ignored === 'prose') &&
  !source.includes('?') &&
  keyOf(source).split(' ').length <= LONGEST;

function asOrder(game: AnyGame, moment: readonly Posed[], line: ReadLine, grammar: Grammar): ReadLine | undefined {
  if (moment.some((posed) => isAnswer(game, posed, line))) return undefined;
  // As many of all as may.
  const said = saysEverybody(line.source) ? 'all' : line.source.trim();
  const read = moment
    .flatMap(({ need: { kind } }) => game.verbs.filter(({ answers }) => answers.includes(kind)))
    .flatMap(({ words }) => readOrders(`${words.en[0] ?? ''} ${said}`, grammar).lines)
    .flatMap(({ read }) => (read ? [{ ...line, read, diagnostics: [] }] : []));
  // One that says what is none of the answers is told why.
  const meant = [isAnswer, isNoAnswer];
  return meant.flatMap((is) => read.filter((one) => moment.some((posed) => is(game, posed, one))))[0];
}
