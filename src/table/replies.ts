/** Which lines of a mail answer which question, where one letter has put several. */
import type { AnyGame } from '../engine/contract.ts';
import type { ReadLine } from '../orders/types.ts';
import type { Posed } from './moment.ts';
import { answersKind, isAnswer, isLabel, LONGEST_CHOICE, noneOf, type Reply, readReply } from './reply.ts';
import { namedIn } from './spoken-answer.ts';

/** What the mail answers to each question of the moment. */
export function readReplies(
  game: AnyGame,
  moment: readonly Posed[],
  lines: readonly ReadLine[],
): readonly (Reply | null)[] {
  const said = lines.map((line) => addressed(game, moment, line));
  return moment.map((posed) =>
    readReply(
      game,
      posed,
      said.flatMap(({ to, line }) => (to.includes(posed) ? [line] : [])),
    ),
  );
}

/** A line, without the letter of its question where it bears one, and the questions that it speaks of. */
interface Addressed {
  readonly to: readonly Posed[];
  readonly line: ReadLine;
}

/**
 * By its letter; a number alone is the first question's, words that of the first they fit. An order speaks of every
 * question that it answers; one that answers none, of the first that such orders answer.
 */
function addressed(game: AnyGame, moment: readonly Posed[], line: ReadLine): Addressed {
  if (moment.length < 2) return letteredFor(game, moment, line) ?? { to: moment, line };
  const several = line.read || line.act ? [] : eachNamed(moment, line.source);
  if (several.length > 1) return { to: several, line };
  const lettered = letteredFor(game, moment, line);
  if (lettered) return lettered;
  const fit = isLabel(line.source) ? [] : moment.filter((posed) => isAnswer(game, posed, line));
  if (fit.length > 0) return { to: line.read ? fit : fit.slice(0, 1), line };
  const able = line.read ? moment.findIndex(({ need }) => answersKind(game, need, line)) : 0;
  return { to: moment.slice(Math.max(0, able)).slice(0, 1), line };
}

/** The questions of which a sentence names an answer each, with words of its own: `Tawes in front, and we stand fast`. */
function eachNamed(moment: readonly Posed[], source: string): readonly Posed[] {
  const used = new Set<string>();
  return moment.filter((posed) => {
    const by = namedIn(posed, source).flatMap((one) => one.by);
    if (by.length === 0 || by.some((word) => used.has(word))) return false;
    for (const word of by) used.add(word);
    return true;
  });
}

const LETTERED =
  /^\(?(?:(?:option|answer|choix|r[ée]ponse|opci[oó]n|respuesta) )?([a-z])(?:\s*[).:–-]\s*|\s+|(?=\d))(\S.*)$/iu;

/** `B2`, `B 2`, `option B2`, `B: both of them`; null for a line that only happens to begin so. */
function letteredFor(game: AnyGame, moment: readonly Posed[], line: ReadLine): Addressed | null {
  const [, letter = '', source = ''] = LETTERED.exec(line.source.trim()) ?? [];
  const posed = moment.find((one) => letter !== '' && one.letter === letter.toUpperCase());
  if (!posed || line.act) return null;
  const { read: _, ...said } = { ...line, source };
  // Its letter shows that the number is an answer's, not a counter's.
  if (isLabel(source)) return { to: [posed], line: { ...said, source: source.replace(/^(?=\d)/, letter) } };
  if (isAnswer(game, posed, said)) return { to: [posed], line: said };
  const wrong = line.ignored === 'prose' && isMeantFor(letter, line.source, source) ? noneOf(posed, line) : null;
  return wrong && { to: [posed], line: { ...said, diagnostics: [wrong] } };
}

/** `B nobody`, but not `A bientôt` nor a sentence. */
function isMeantFor(letter: string, source: string, rest: string): boolean {
  const isMarked = !WORDS.has(letter.toLowerCase()) || /^\W*\w\s*[).:–-]/u.test(source);
  return isMarked && rest.split(/\s+/u).length <= LONGEST_CHOICE && !rest.includes('?');
}

/** Letters that are words in some tongue. */
const WORDS: ReadonlySet<string> = new Set(['a', 'e']);
