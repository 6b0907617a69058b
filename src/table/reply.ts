/** What a mail answers to a question that was put by letter: one of its numbers, its words, or orders that say it. */
import type { AnyGame, Diagnostic, Json, Order, PutQuestion, Question } from '../engine/contract.ts';
import { isLegal } from '../engine/run.ts';
import { keyOf } from '../orders/fold.ts';
import type { ReadLine } from '../orders/types.ts';
import { bare, holdersOf, listed } from './menu.ts';
import type { Posed } from './moment.ts';
import { LIGHT, namedIn, nameOf, POLITE, withoutOfCourse } from './spoken-answer.ts';

/**
 * What a mail answers to the question that is open: an answer, with what of its lines says nothing to it, or why its line
 * is none. `lines`: all that is spent on it; a standing order that answers stands besides. `orders`: those of this turn that
 * say it.
 */
export type Reply = { line: number; lines: readonly number[] } & (
  | { answer: Json; besides: readonly Astray[]; orders: readonly Order[] }
  | { wrong: readonly Diagnostic[] }
);

/** A line that was meant for the question and is no part of its answer. */
interface Astray {
  line: number;
  why: readonly Diagnostic[];
}

/**
 * The first line that answers: a number of the menu, the words of an option in any language, or an order line; a sentence
 * that names one where none does, and a standing order where no other does. Where the game merges such orders those beside
 * it answer with it.
 */
export function readReply(game: AnyGame, posed: Posed, lines: readonly ReadLine[]): Reply | null {
  const { need, view } = posed;
  const all = lines.flatMap((line) => saidBy(game, posed, line) ?? []);
  const isPlain = all.some(({ line, meant, isSpoken }) => 'answer' in meant && !isSpoken && !isStanding(line));
  const said = isPlain ? all.filter(({ isSpoken }) => !isSpoken) : all;
  const answers = said.filter(({ meant }) => 'answer' in meant);
  const first = answers.find(({ line }) => !isStanding(line)) ?? answers[0];
  if (!first) {
    const wrong = said.find(({ line }) => !isStanding(line)) ?? strayLetter(posed, lines);
    return wrong ? replyOf([wrong.line], wrong.meant) : null;
  }
  const orders = said.filter(({ isOrder, line }) => isOrder && answersKind(game, need, line));
  const { joined, answer, astray } =
    first.isOrder && game.merges.has(need.kind)
      ? merged(game, need, view, orders)
      : { joined: [first.line], answer: (first.meant as Answered).answer, astray: [] };
  const left = said.filter(({ line }) => !isStanding(line) && !joined.includes(line));
  const besides = left.flatMap(({ line, meant, isOrder }): Astray[] => {
    const known = astray.find((one) => one.line === line.line);
    if (known) return [known];
    // An order for something else, or for another time, is one of the book.
    if (isOrder && ('answer' in meant || !answersKind(game, need, line))) return [];
    const twice = problem('reply-twice', line, { given: line.source.trim() });
    return [{ line: line.line, why: 'wrong' in meant ? meant.wrong : [twice] }];
  });
  const { line, lines: spent } = replyOf(joined, first.meant);
  const passed = joined.flatMap((one) => (isStanding(one) ? [] : leftOut(need, one, answer)));
  return {
    line,
    lines: [...spent, ...besides.map((one) => one.line)],
    answer,
    orders: first.isOrder ? joined.flatMap(({ read }) => (read && !read.standing ? [read.order] : [])) : [],
    besides: [...passed, ...besides].toSorted((a, b) => a.line - b.line),
  };
}

type Answered = { answer: Json };
type Meant = Answered | { wrong: readonly Diagnostic[] };

/** A line that means something for the question. */
interface Said {
  readonly line: ReadLine;
  readonly meant: Meant;
  /** As an order, not as a number or words of the menu. */
  readonly isOrder: boolean;
  /** In a sentence that names an option. */
  readonly isSpoken?: true;
}

/** What a line means for the question; null where it is none of those that may answer, or means nothing. */
function saidBy(game: AnyGame, posed: Posed, line: ReadLine): Said | null {
  if (line.act || (line.ignored && line.ignored !== 'prose')) return null;
  const reply = isStanding(line) ? null : (chosen(posed, line) ?? plainly(posed.need, line));
  if (reply) return { line, meant: reply, isOrder: false };
  const spoken = spokenBy(game, posed, line);
  if (spoken) return { line, meant: spoken, isOrder: false, isSpoken: true };
  const meant = ordered(game, posed.need, posed.view, line);
  const wrong = meant && pointsElsewhere(game, posed, line) ? noneOf(posed, line) : null;
  return meant && { line, meant: wrong ? { wrong: [wrong] } : meant, isOrder: true };
}

const HEX = /^\d{4}$/;

/** Whether an order sends to a hex which the list it answers does not have: written before, it would only show the way. */
function pointsElsewhere(game: AnyGame, { need: { space } }: Posed, { read }: ReadLine): boolean {
  if (!read || read.standing || space.kind !== 'one') return false;
  const hexes = space.of.map(String);
  const slots = game.verbs.find(({ id }) => id === read.order.verb)?.slots ?? [];
  const said = slots.flatMap(({ name, type }) => (type === 'hex' ? [read.order.args[name] ?? []].flat() : []));
  return hexes.every((one) => HEX.test(one)) && said.some((hex) => !hexes.includes(String(hex)));
}

/** What a sentence chooses; an order says more than the words of an option that it holds: where, and when. */
function spokenBy(game: AnyGame, posed: Posed, line: ReadLine): Meant | null {
  if (line.read || answersKind(game, posed.need, line)) return null;
  const [named, ...more] = namedIn(posed, line.source);
  if (named && more.length === 0) return { answer: named.answer };
  const isTalk = line.ignored === 'prose' || line.diagnostics.every(({ code }) => code === 'no-order-read');
  if (!named || !isTalk) return null;
  const options = [named, ...more].map(({ label }) => label);
  return { wrong: [problem('reply-several', line, { given: line.source.trim(), options })] };
}

/** Whether a line by itself answers the question. */
export function isAnswer(game: AnyGame, posed: Posed, line: ReadLine): boolean {
  const said = saidBy(game, posed, line);
  return said !== null && 'answer' in said.meant;
}

/** Whether an order says what is none of the answers possible. */
export function isNoAnswer(game: AnyGame, { need, view }: Posed, { read }: ReadLine): boolean {
  const said = read && game.reply(view, [read.order], need);
  return said !== undefined && !isLegal(need.space, said);
}

const isStanding = ({ read }: ReadLine): boolean => read?.standing === true;

function replyOf(lines: readonly ReadLine[], meant: Meant): Reply {
  const spent = lines.filter((line) => !isStanding(line)).map(({ line }) => line);
  const at = { line: lines[0]?.line ?? 0, lines: spent };
  return 'answer' in meant ? { ...at, ...meant, besides: [], orders: [] } : { ...at, ...meant };
}

/** Whether a line is an order that answers such a question, or begins like one. */
export function answersKind(game: AnyGame, { kind }: Question, { read, source }: ReadLine): boolean {
  const able = game.verbs.filter(({ answers }) => answers.includes(kind));
  if (read) return able.some(({ id }) => id === read.order.verb);
  const key = `${keyOf(source)} `;
  return able.some(({ words }) =>
    Object.values(words)
      .flat()
      .some((word) => key.startsWith(`${keyOf(word)} `)),
  );
}

/** Of an order that chooses among some, the units it names that are none of them. */
function leftOut({ about }: Question, line: ReadLine, answer: Json): readonly Astray[] {
  const units = line.read?.order.args.units;
  if (!Array.isArray(answer) || !Array.isArray(units)) return [];
  const able = new Set([...textsIn(about), ...textsIn(answer)]);
  const strangers = units.filter((unit) => typeof unit === 'string' && !able.has(unit));
  return strangers.length === 0
    ? []
    : [{ line: line.line, why: [problem('reply-left-out', line, { units: strangers })] }];
}

/** Every text within a value, and every name of a field. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap(textsIn)
    : Object.entries(value).flatMap(([name, part]) => [name, ...textsIn(part)]);
}

const LABEL =
  /^(?:no |n |option |choix |opcion |answer |reponse |respuesta )?([a-z]?\d{1,2}|[a-z])(?: (?:thanks|thank you|please|merci|svp|gracias)(?: \S+)?)?$/;
/** The number of an answer behind the letter of a question. */
const LETTERED = /^[a-z] ?\d{1,2}$/;
/** What such words may be said to do. */
const GOES = '(?: (?:go|goes|follows?|advances?|suit|suivent|va|vont|avancent?|siguen?|van|avanzan?))?';
/** Nothing at all, however it is said: what the option that takes nobody, or does nothing, answers to. */
const NOTHING = new RegExp(
  `^(?:no|none|nobody|no one|nothing|neither|non|aucune?|personne(?: ne)?|rien|jamais|ninguno|ninguna|nadie|nada)${GOES}$`,
);
/** Without the small words: `tout le monde`, `all of them`. */
const EVERYBODY = new RegExp(
  `^(?:all(?: them| us)?|everybody|everyone|everything|tous(?: ensemble)?|toutes|tout(?: monde)?|todos(?: ellos)?|todas|todo(?: mundo)?)${GOES}$`,
);
/** A line of more words than this is no part of an option's. */
export const LONGEST_CHOICE = 4;

function chosen(posed: Posed, line: ReadLine): Meant | null {
  const whole = chosenBy(posed, line);
  if (whole) return whole;
  const head = yesOrNoIn(line.source) ?? numberIn(posed, line);
  return head === null ? null : chosenBy(posed, { ...line, source: head });
}

const NUMBERED = /^([a-z]?\d{1,2})\s*[,;:.!–—-]+\s+(\D+)$/iu;

/** `2` of `2, he stays with them`: what is said behind a number and is no order adds nothing, unless it names another answer. */
function numberIn(posed: Posed, { source, ignored }: ReadLine): string | null {
  const [, number = null, rest = ''] = NUMBERED.exec(source.trim()) ?? [];
  const isTalk =
    ignored === 'prose' &&
    !keyOf(rest)
      .split(' ')
      .some((word) => TAKES_BACK.has(word));
  return isTalk && !rest.includes('?') && namedIn(posed, rest).length === 0 ? number : null;
}

/** `no` of `no, not yet`: what is said behind a yes or a no adds nothing to it, unless it takes some of it back. */
function yesOrNoIn(source: string): string | null {
  const [, head = '', rest = ''] = /^([^,;:.!–—-]+?)\s*[,;:.!–—-]+\s*(.+)$/u.exec(source.trim()) ?? [];
  const words = keyOf(rest).split(' ');
  const isPlain = (YES.test(keyOf(head)) || NOTHING.test(keyOf(head))) && !rest.includes('?');
  return isPlain && words.length <= LONGEST_CHOICE && !words.some((word) => TAKES_BACK.has(word)) ? head : null;
}

const YES = /^(?:yes|ok|okay|oui|d accord|si|sí|vale)$/;
const TAKES_BACK: ReadonlySet<string> = new Set(
  'but if unless except only mais si sauf sinon seulement pero salvo sino solo'.split(' '),
);

/** An answer by its own name where answers are names, listed or not: a hex beyond the first of many. */
function plainly({ space }: Question, { source }: ReadLine): Meant | null {
  const word = source.trim().replace(/[.!]$/, '');
  const isName = space.kind === 'one' || typeof space.sample(() => 0) === 'string';
  return isName && isLegal(space, word) ? { answer: word } : null;
}

/** A letter alone where numbers answer, in a mail without an answer: meant as one. */
function strayLetter(posed: Posed, lines: readonly ReadLine[]): Said | null {
  const line = lines.find(({ ignored, source }) => ignored === 'prose' && /^[a-z]$/.test(keyOf(source)));
  const wrong = line && noneOf(posed, line);
  return wrong ? { line, meant: { wrong: [wrong] }, isOrder: false } : null;
}

/** That a line is none of the answers of a list; null where the letter lists none. */
export function noneOf({ menus, letter }: Posed, line: ReadLine, given = line.source.trim()): Diagnostic | null {
  const labels = listed(menus.en, letter).map(({ label }) => label);
  const [first, last = first] = [labels[0], labels.at(-1)];
  return first === undefined || last === undefined ? null : problem('reply-number', line, { given, first, last });
}

/** Whether a line is nothing but the number or letter of an answer. */
export const isLabel = (source: string): boolean => LABEL.test(keyOf(source));

function chosenBy(posed: Posed, line: ReadLine): Meant | null {
  const { menus, letter } = posed;
  const key = keyOf(line.source);
  const menu = menus.en;
  const called = calledBy(posed, line);
  if (called) return called;
  if (letter !== '' && LETTERED.test(key))
    return { wrong: [problem('reply-letter', line, { given: line.source.trim() })] };
  if (key === '' || line.source.includes('?')) return null;
  const option = copied(menus, letter, line.source);
  if (option) return { answer: option.answer };
  const said = weighty(line.source);
  const tongues = Object.values(menus);
  for (const { options } of tongues) {
    const exact = options.filter(
      ({ words, also = [], answer }) =>
        [words, ...also].some((one) => weighty(one) === said) || keyOf(bare(answer)) === key,
    );
    if (exact[0]) return { answer: exact[0].answer };
  }
  const most = saysEverybody(line.source) ? longest(menu.options) : null;
  if (most !== null) return { answer: most };
  const [nothing, ...more] = (NOTHING.test(said) && menu.options.filter(({ answer }) => isNothing(answer))) || [];
  if (nothing && more.length === 0) return { answer: nothing.answer };
  if (line.read || key.split(' ').length > LONGEST_CHOICE) return null;
  for (const { options } of tongues) {
    const near = options.filter(({ words }) => holds(keyOf(nameOf(words)), key));
    if (near.length === 1 && near[0]) return { answer: near[0].answer };
  }
  return null;
}

/** What a label alone calls: `2`, `A2`, or, in a letter with one question, `b`. */
function calledBy(posed: Posed, line: ReadLine): Meant | null {
  const { menus, letter, isAmongOthers } = posed;
  const [, said = ''] = LABEL.exec(keyOf(line.source)) ?? [];
  const isLettered = /^.\d/.test(said) && said.startsWith(letter === '' ? 'a' : letter.toLowerCase());
  const label = isLettered ? said.slice(1) : said;
  const at = isAmongOthers ? -1 : LETTERS.indexOf(label);
  if (!/^\d/.test(label) && (label === '' || at < 0)) return null;
  const { options } = menus.en;
  const labels = listed(menus.en, letter).map((one) => one.label);
  const option = options[at < 0 ? labels.indexOf(`${letter}${label}`) : at];
  const named = isLettered ? [] : holdersOf(label, menus.en);
  const [holder, ...more] = option && named.includes(option) ? [] : named;
  if (option && holder) {
    const facts = { given: label, label: `${letter}${label}`, other: labels[options.indexOf(holder)] ?? '' };
    return { wrong: [problem('reply-named', line, facts)] };
  }
  const meant = option ?? (more.length === 0 ? holder : undefined);
  if (meant) return { answer: meant.answer };
  const wrong = /\d/.test(label) ? noneOf(posed, line, `${letter}${label}`) : null;
  return wrong && { wrong: [wrong] };
}

/** A list that a letter shows whole is answered by its letters too, as some people count. */
const LETTERS = 'abcdefghij';

/** A line of the letter's list as it stands there, label and words, or as much of it as the mail has on one line. */
const COPIED = /^\(?([a-z]|\d{1,2})(?:\s*[).:–-]\s*|\s+)(\S.*)$/iu;

function copied(menus: Posed['menus'], letter: string, source: string): PutQuestion['options'][number] | undefined {
  const [, label = '', rest = ''] = COPIED.exec(source.trim()) ?? [];
  const at = listed(menus.en, letter).findIndex((option) => option.label === `${letter}${label.toLowerCase()}`);
  const said = weighty(rest);
  const isSo = Object.values(menus).some(({ options }) => weighty(options[at]?.words ?? '').startsWith(said));
  return said !== '' && isSo ? menus.en.options[at] : undefined;
}

/** Without what a writer may leave out or add: articles, prepositions, apostrophes (`l interception`), polite words. */
function weighty(text: string): string {
  const key = keyOf(withoutOfCourse(text).replace(/['’‘](?:s\b)?/gu, ' ')).trim();
  const words = key.split(' ');
  return (
    words.filter((word) => word.length > 0 && !LIGHT.has(word) && !(word.length > 1 && POLITE.has(word))).join(' ') ||
    key
  );
}

/** The answer that takes more than any other does; null where none does. */
function longest(options: PutQuestion['options']): Json | null {
  const lists = options.flatMap(({ answer }) => (Array.isArray(answer) ? [answer] : []));
  const most = lists.toSorted((a, b) => b.length - a.length);
  return most[0] && most[0].length > (most[1]?.length ?? 0) ? most[0] : null;
}

/** Whether a line says all there are, and no more. */
export const saysEverybody = (source: string): boolean => EVERYBODY.test(weighty(source));

/** Nobody named, nothing dealt out, or a plain no. */
function isNothing(answer: Json): boolean {
  if (answer === null || answer === false || answer === 'none' || answer === 'pass') return true;
  return typeof answer === 'object' && Object.keys(answer).length === 0;
}

/** Whether all words of `piece` stand in `whole`, next to each other. */
const holds = (whole: string, piece: string): boolean => piece.length > 2 && ` ${whole} `.includes(` ${piece} `);

/** The order lines that answer this question together, one after the other; those that cannot beside those before them. */
function merged(
  game: AnyGame,
  need: Question,
  view: unknown,
  said: readonly Said[],
): Answered & { joined: readonly ReadLine[]; astray: readonly Astray[] } {
  const joined: ReadLine[] = [];
  const astray: Astray[] = [];
  let answer: Json = null;
  for (const { line, meant } of said) {
    const together = [...joined, line].flatMap(({ read }) => (read ? [read.order] : []));
    const made = game.reply(view, together, need);
    if ('answer' in meant && made !== undefined && isLegal(need.space, made)) {
      joined.push(line);
      answer = made;
    } else if (!isStanding(line)) {
      astray.push({ line: line.line, why: 'wrong' in meant ? meant.wrong : whyNot(need, line, made) });
    }
  }
  return { joined, astray, answer };
}

/** An order line of the game that answers this question. */
function ordered(game: AnyGame, need: Question, view: unknown, line: ReadLine): Meant | null {
  const order = line.read?.order;
  if (!order) {
    const wrong = line.diagnostics.filter(({ severity }) => severity === 'error');
    return wrong.length > 0 ? { wrong: wrong.map(withoutOrder) } : null;
  }
  const verb = game.verbs.find(({ id }) => id === order.verb);
  const answer = verb?.answers.includes(need.kind) ? game.reply(view, [order], need) : undefined;
  if (answer === undefined) return { wrong: [problem('reply-elsewhere', line, { order: line.source.trim() })] };
  return isLegal(need.space, answer) ? { answer } : { wrong: whyNot(need, line, answer) };
}

/** An order that the whole line may mean is none of the answers, and a YES to it would be read as one. */
function withoutOrder({ didYouMean, ...why }: Diagnostic): Diagnostic {
  return why.code === 'no-order-read' || didYouMean === undefined ? why : { ...why, didYouMean };
}

/** Why this is no possible answer. */
function whyNot(need: Question, line: ReadLine, answer: Json | undefined): readonly Diagnostic[] {
  const judged = answer !== undefined && need.space.kind === 'judged' ? need.space.judge(answer) : [];
  const why = judged.filter(({ severity }) => severity === 'error');
  return why.length > 0 ? why : [problem('reply-not-possible', line, { kind: need.kind })];
}

function problem(code: string, line: ReadLine, facts: Diagnostic['facts']): Diagnostic {
  const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
  return { severity: 'error', code, facts, span };
}
