/** A question as a letter puts it: as its own file says, else as the game puts any question. */
import { byCodeUnit, encode } from '../engine/canonical.ts';
import type { InLanguages, Json, Language, Question as Need, PutQuestion } from '../engine/contract.ts';
import { inLanguage, type Phrasebook } from '../engine/phrase.ts';
import { isLegal } from '../engine/run.ts';
import { factsCalled } from '../engine/telling.ts';
import type { Asked, Asking, Kind, World } from './act.ts';

export type Rows = PutQuestion['about'];
export type Telling<W extends World, K extends Kind<W>> = Asked<W, K> & { readonly say: Phrasebook };

/** What one question has of its own; each without which the game's manner holds. */
export interface Put<W extends World, K extends Kind<W>> {
  /** Answers that a letter offers, the likeliest first; what is not legal is left out. `advised`: the doctrine's. */
  options?(advised: W['questions'][K]['answer'], asked: Asked<W, K>): readonly W['questions'][K]['answer'][];
  /** Keys of what stands before each of them. */
  readonly labels?: readonly string[];
  /** Lists in another order are other answers. */
  readonly isOrdered?: true;
  /** An answer in words, as it is offered. */
  words?(answer: W['questions'][K]['answer'], telling: Telling<W, K>): string;
  /** An answer in words, whatever it is, where what is offered is told in short. */
  whole?(answer: W['questions'][K]['answer'], telling: Telling<W, K>): string;
  /** What it is about. */
  rows?(telling: Telling<W, K>): Rows;
  /** What else a reply may call an answer, besides the words of its key. */
  also?(answer: W['questions'][K]['answer'], telling: Telling<W, K>): readonly string[];
}

/** A question of any kind, to be told. */
export type TellingAny<Sight> = Asking<Sight> & { readonly say: Phrasebook };

/** What a question of any kind has of its own. */
export interface AnyPut<Sight> {
  options?(advised: unknown, asked: Asking<Sight>): readonly unknown[];
  readonly labels?: readonly string[];
  readonly isOrdered?: true;
  words?(answer: unknown, telling: TellingAny<Sight>): string;
  whole?(answer: unknown, telling: TellingAny<Sight>): string;
  rows?(telling: TellingAny<Sight>): Rows;
  also?(answer: unknown, telling: TellingAny<Sight>): readonly string[];
}

interface MannerOn<Sight> {
  readonly books: InLanguages<Phrasebook>;
  /** What a counter or place is called that the sentence of a question names; without it, its id. */
  called?(id: string, telling: TellingAny<Sight>): string;
  /** Figures that the sentence may name besides. */
  figures?(telling: TellingAny<Sight>): Readonly<Record<string, number>>;
  options(advised: Json, asked: Asking<Sight>): readonly Json[];
  words(answer: Json, telling: TellingAny<Sight>): string;
  rows(telling: TellingAny<Sight>): Rows;
  also?(answer: Json, telling: TellingAny<Sight>): readonly string[];
}

/** How a game puts any question; that of a series is one of any game that sees as much. */
export type Manner<W extends World> = MannerOn<W['sight']>;

/** A letter offers no more answers than these; others are written as orders. */
const MOST_OPTIONS = 12;
/** Answers drawn of a space that lists none. */
const SAMPLES = 8;

export function putQuestion<W extends World>(
  own: AnyPut<W['sight']>,
  manner: Manner<W>,
  asked: Asked<W, Kind<W>>,
  advised: Json,
  language: Language,
): PutQuestion {
  const { need } = asked;
  const telling = { ...asked, say: inLanguage(manner.books, language) };
  const { say } = telling;
  const words = (answer: Json, to = telling): string => own.words?.(answer, to) ?? manner.words(answer, to);
  const proposed = (own.options?.(advised, asked) ?? manner.options(advised, asked)) as readonly Json[];
  const offered =
    need.space.kind === 'one' ? proposed : differing(need, proposed, own.isOrdered === true).slice(0, MOST_OPTIONS);
  // The same answer has the same number in every language.
  const plain = { ...asked, say: manner.books.en };
  const different = new Map(offered.map((answer) => [words(answer, plain), answer]));
  const called = (id: string): string => manner.called?.(id, telling) ?? id;
  const facts = { ...factsCalled(say, need.about, called), ...manner.figures?.(telling) };
  const label = (at: number): string => (own.labels?.[at] === undefined ? '' : say(own.labels[at]));
  return {
    asks: [`question.${need.kind}`, `question.${need.kind}.more`]
      .filter(say.has)
      .map((key) => say(key, facts))
      .join(' '),
    about: own.rows?.(telling) ?? manner.rows(telling),
    options: [...different.values()].map((answer, at) => ({
      answer,
      words: `${label(at)}${words(answer)}`,
      ...alsoCalled(say, need, answer, own.also?.(answer, telling) ?? manner.also?.(answer, telling) ?? []),
    })),
    ...(own.isOrdered && { isOrdered: true }),
    words: (answer) => own.whole?.(answer, telling) ?? words(answer),
  };
}

/** These answers; where fewer than two of them are legal and different, some drawn of the space with them. */
export function withDrawn<A extends Json>(need: Need, answers: readonly A[]): readonly A[] {
  if (need.space.kind === 'one' || differing(need, answers, false).length > 1) return answers;
  return [...answers, ...drawn<A>(need)];
}

/** Some answers of a space that lists none, the same whenever the letter is written. */
export function drawn<A = Json>({ space }: Need): readonly A[] {
  if (space.kind === 'one') return [];
  return Array.from({ length: SAMPLES }, (_, n) => space.sample((count) => (n * 7 + 3) % Math.max(count, 1)) as A);
}

/** The legal ones, each once: who is chosen counts, not in which order. */
function differing({ space }: Need, answers: readonly Json[], isOrdered: boolean): readonly Json[] {
  const keyOf = (answer: Json): string =>
    encode(!isOrdered && Array.isArray(answer) ? answer.map(String).toSorted(byCodeUnit) : answer);
  const first = new Map(answers.toReversed().map((answer) => [keyOf(answer), answer]));
  return answers.filter((answer) => first.get(keyOf(answer)) === answer && isLegal(space, answer));
}

/** Other words for an answer, which are orders or a plain yes and no elsewhere. */
function alsoCalled(
  say: Phrasebook,
  { kind }: Need,
  answer: Json,
  others: readonly string[],
): { also?: readonly string[] } {
  const key = `also.${kind}.${String(answer)}`;
  const also = say.has(key) ? [...others, ...say(key).split(', ')] : others;
  return also.length > 0 ? { also } : {};
}
