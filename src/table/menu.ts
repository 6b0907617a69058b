/** A question by letter (tempo `full`): what it asks, and its answers under numbers. */

import { byCodeUnit, encode } from '../engine/canonical.ts';
import type { AnyGame, Json, Language, PutQuestion, Question } from '../engine/contract.ts';
import { factsCalled } from '../engine/telling.ts';
import { keyOf } from '../orders/fold.ts';
import { codeOf, diagnosticWords } from '../orders/say.ts';

/** The question as its game puts it; one that puts none says its sentence and its answers by its catalogue. */
export function menuOf(game: AnyGame, need: Question, view: unknown, language: Language): PutQuestion {
  const own = game.put?.(view, need, language);
  if (own) return own;
  const say = diagnosticWords(language, game.messages);
  const called = (id: string): string => codeOf(id, say);
  const words = (answer: Json): string => {
    const key = `answer.${bare(answer)}`;
    return say.has(key) ? say(key) : called(bare(answer));
  };
  const key = `question.${need.kind}`;
  const asks = say.has(key) ? say(key, factsCalled(say, need.about, called)) : need.kind;
  const options = need.space.kind === 'one' ? need.space.of : [];
  return { asks, about: [], options: options.map((answer) => ({ answer, words: words(answer) })), words };
}

/** Whether two answers are one choice: of a list it counts who is in it, unless its order is what is asked. */
export function isSameChoice({ isOrdered }: PutQuestion, one: Json, other: Json): boolean {
  const keyOf = (answer: Json): string =>
    encode(!isOrdered && Array.isArray(answer) ? answer.map(encode).toSorted(byCodeUnit) : answer);
  return keyOf(one) === keyOf(other);
}

/** An option as a letter lists it, under what a reply may call it by. */
export interface Listed {
  label: string;
  words: string;
}

/**
 * The options under their labels: from 1 on, behind the letter of their question where it has one (`B1`). Answers that
 * are numbers stand under themselves.
 */
export function listed({ options }: PutQuestion, letter = ''): readonly Listed[] {
  const isNumber = options.every(({ answer }) => typeof answer === 'number');
  return options.map(({ words, answer }, at) => ({ label: `${letter}${isNumber ? answer : at + 1}`, words }));
}

const NUMBER = /\b\d{1,2}\b/g;

/** Whether options differ in nothing but a number (`Frigate 2`, `Frigate 3`), so that one alone could mean either of two. */
export function areNumbered({ options }: PutQuestion): boolean {
  const unnumbered = options.map(({ words }) => keyOf(words).replace(NUMBER, '#'));
  return options.some(({ answer }) => typeof answer !== 'number') && new Set(unnumbered).size < unnumbered.length;
}

/** Of such options, those whose words have this number. */
export function holdersOf(number: string, menu: PutQuestion): PutQuestion['options'] {
  const isHolder = ({ words }: { words: string }): boolean =>
    [...keyOf(words).matchAll(NUMBER)].some(([one]) => one === number);
  return areNumbered(menu) ? menu.options.filter(isHolder) : [];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What questions of one letter are told apart by: A, B, C. */
export const letterOf = (at: number): string => (LETTERS[at] as string).toUpperCase();

/** An answer that nothing puts in words. */
export const bare = (answer: Json): string => (typeof answer === 'string' ? answer : encode(answer));
