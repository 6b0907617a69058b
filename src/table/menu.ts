/** A question by letter (tempo `full`): its answers numbered, and a reply of one line read as one of them. */

import { encode } from '../engine/canonical.ts';
import type { AnyGame, Diagnostic, Json, PutQuestion, Question } from '../engine/contract.ts';
import { isLegal } from '../engine/run.ts';
import { keyOf } from '../orders/fold.ts';
import type { ReadLine } from '../orders/types.ts';

/** What a mail answers to the question that is open: an answer, or why its line is none. `lines`: all that it is made of. */
export type Reply = { line: number; lines: readonly number[] } & ({ answer: Json } | { wrong: readonly Diagnostic[] });

/** The question in words; a game that puts none is shown with its bare answers. */
export function menuOf(game: AnyGame, need: Question, view: unknown, language: 'en' | 'fr'): PutQuestion {
  const own = game.put?.(view, need, language);
  if (own) return own;
  const asks = game.messages[language][`question.${need.kind}`] ?? need.kind;
  const options = need.space.kind === 'one' ? need.space.of : [];
  return { asks, about: [], options: options.map((answer) => ({ answer, words: bare(answer) })), words: bare };
}

/** An answer as the menu words it. */
export function wordsOf(menu: PutQuestion, answer: Json): string {
  const text = encode(answer);
  return menu.options.find((option) => encode(option.answer) === text)?.words ?? menu.words(answer);
}

/** An option as a letter lists it, under what a reply may call it by. */
export interface Listed {
  label: string;
  words: string;
}

/**
 * The options under their labels: from 1 on. Answers that are numbers stand under themselves; where options differ in
 * nothing but a number (`Frigate 2`, `Frigate 3`) they stand under letters, as a number could mean either.
 */
export function listed({ options }: PutQuestion): readonly Listed[] {
  const label = labelling(options);
  return options.map(({ words }, at) => ({ label: label(at), words }));
}

function labelling(options: PutQuestion['options']): (at: number) => string {
  if (options.every(({ answer }) => typeof answer === 'number')) return (at) => String(options[at]?.answer);
  const unnumbered = options.map(({ words }) => keyOf(words).replace(/\b\d{1,2}\b/g, '#'));
  const isAlike = new Set(unnumbered).size < unnumbered.length && options.length <= LETTERS.length;
  return (at) => (isAlike ? (LETTERS[at] as string) : String(at + 1));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const bare = (answer: Json): string => (typeof answer === 'string' ? answer : encode(answer));

/**
 * The first line that answers: a number of the menu, the words of an option in any language, or an order line. Where the
 * game merges such orders those below it answer with it.
 */
export function readReply(
  game: AnyGame,
  need: Question,
  view: unknown,
  lines: readonly ReadLine[],
  menus: readonly PutQuestion[],
): Reply | null {
  for (const line of lines) {
    if (line.act || (line.ignored && line.ignored !== 'prose') || line.read?.standing) continue;
    const reply = chosen(menus, line) ?? ordered(game, need, view, line);
    if (reply === null) continue;
    return game.merges.has(need.kind) ? merged(game, need, view, lines.slice(lines.indexOf(line)), reply) : reply;
  }
  return null;
}

const LABEL =
  /^(?:no |n |option |choix |opcion |answer |reponse |respuesta )?(\d{1,2}|[a-z])(?: (?:thanks|thank you|please|merci|svp|gracias)(?: \S+)?)?$/;
/** Nothing at all, however it is said: what the option that takes nobody, or does nothing, answers to. */
const NOTHING = /^(?:no|none|nobody|nothing|neither|non|aucune?|personne|rien|jamais|ninguno|ninguna|nadie|nada)$/;
const EVERYBODY = /^(?:all|everybody|everyone|everything|all of them|tous|toutes|tout|todos|todas|todo)$/;
/** What may stand around it: `non merci`. */
const COURTESY = /^(?:thanks|thank you|please|merci|svp|gracias|por favor)$/;
/** A line of more words than this that holds an option's words is talk about it. */
const LONGEST_CHOICE = 4;

function chosen(menus: readonly PutQuestion[], line: ReadLine): Reply | null {
  const key = keyOf(line.source);
  const label = LABEL.exec(key)?.[1];
  const [menu] = menus;
  if (label !== undefined && menu) {
    const labels = listed(menu).map((option) => option.label);
    const option = menu.options[labels.indexOf(label)];
    if (option) return { ...at(line), answer: option.answer };
    if (/\d/.test(label)) {
      const [first = '', last = ''] = [labels[0], labels.at(-1)];
      return { ...at(line), wrong: [problem('reply-number', line, { given: label, first, last })] };
    }
  }
  if (key === '') return null;
  const said = weighty(line.source);
  for (const { options } of menus) {
    const exact = options.filter(
      ({ words, also = [], answer }) =>
        [words, ...also].some((one) => weighty(one) === said) || keyOf(bare(answer)) === key,
    );
    if (exact[0]) return { ...at(line), answer: exact[0].answer };
  }
  const most = EVERYBODY.test(key) && menu ? longest(menu.options) : null;
  if (most !== null) return { ...at(line), answer: most };
  const [nothing, ...more] = (saysNothing(key) && menu?.options.filter(({ answer }) => isNothing(answer))) || [];
  if (nothing && more.length === 0) return { ...at(line), answer: nothing.answer };
  if (key.split(' ').length > LONGEST_CHOICE) return null;
  for (const { options } of menus) {
    const near = options.filter(({ words }) => holds(keyOf(words), key) || holds(key, keyOf(words)));
    if (near.length === 1 && near[0]) return { ...at(line), answer: near[0].answer };
  }
  return null;
}

/** Without what a writer may leave out or add: articles, prepositions, apostrophes (`l interception`). */
function weighty(text: string): string {
  const key = keyOf(text.replace(/['’‘](?:s\b)?/gu, ' '));
  const words = key.split(' ');
  return words.filter((word) => word.length > 0 && !LIGHT.has(word)).join(' ') || key;
}

const LIGHT: ReadonlySet<string> = new Set('a au aux d de des du en et l la le les at in of on the and to'.split(' '));

/** The answer that takes more than any other does; null where none does. */
function longest(options: PutQuestion['options']): Json | null {
  const lists = options.flatMap(({ answer }) => (Array.isArray(answer) ? [answer] : []));
  const most = lists.toSorted((a, b) => b.length - a.length);
  return most[0] && most[0].length > (most[1]?.length ?? 0) ? most[0] : null;
}

function saysNothing(key: string): boolean {
  const [word = '', ...rest] = key.split(' ');
  return NOTHING.test(word) && (rest.length === 0 || COURTESY.test(rest.join(' ')));
}

/** Nobody named, nothing dealt out, or a plain no. */
function isNothing(answer: Json): boolean {
  if (answer === null || answer === false || answer === 'none' || answer === 'pass') return true;
  return typeof answer === 'object' && Object.keys(answer).length === 0;
}

/** Whether all words of `piece` stand in `whole`, next to each other. */
const holds = (whole: string, piece: string): boolean => piece.length > 2 && ` ${whole} `.includes(` ${piece} `);

/** The order lines that answer this question together, from the first that does; it alone where they cannot. */
function merged(game: AnyGame, need: Question, view: unknown, lines: readonly ReadLine[], first: Reply): Reply {
  const able = lines.filter(({ read }) => {
    if (!read || read.standing) return false;
    return game.verbs.find(({ id }) => id === read.order.verb)?.answers.includes(need.kind) ?? false;
  });
  if (able.length < 2 || able[0]?.line !== first.line) return first;
  const answer = game.reply(
    view,
    able.flatMap(({ read }) => (read ? [read.order] : [])),
    need,
  );
  if (answer === undefined || !isLegal(need.space, answer)) return first;
  return { line: first.line, lines: able.map(({ line }) => line), answer };
}

/** An order line of the game that answers this question. */
function ordered(game: AnyGame, need: Question, view: unknown, line: ReadLine): Reply | null {
  const order = line.read?.order;
  if (!order) {
    const wrong = line.diagnostics.filter(({ severity }) => severity === 'error');
    return wrong.length > 0 ? { ...at(line), wrong } : null;
  }
  const verb = game.verbs.find(({ id }) => id === order.verb);
  const answer = verb?.answers.includes(need.kind) ? game.reply(view, [order], need) : undefined;
  if (answer === undefined)
    return { ...at(line), wrong: [problem('reply-elsewhere', line, { order: line.source.trim() })] };
  if (isLegal(need.space, answer)) return { ...at(line), answer };
  const why =
    need.space.kind === 'judged' ? need.space.judge(answer).filter(({ severity }) => severity === 'error') : [];
  return { ...at(line), wrong: why.length > 0 ? why : [problem('reply-not-possible', line, {})] };
}

const at = ({ line }: ReadLine): Pick<Reply, 'line' | 'lines'> => ({ line, lines: [line] });

function problem(code: string, line: ReadLine, facts: Diagnostic['facts']): Diagnostic {
  const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
  return { severity: 'error', code, facts, span };
}
