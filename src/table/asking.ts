/** The letter that puts a question: what happened up to it, what it is about, its answers, how a mail was taken, and what else its moment asks. */

import { encode } from '../engine/canonical.ts';
import { blocksOf } from '../engine/chapters.ts';
import { factOf } from '../engine/conditions.ts';
import type { Address, AnyGame, Diagnostic, Json, Language, Order, Question, Verb } from '../engine/contract.ts';
import { colon, inLanguage, type Phrasebook, plainWords, signed } from '../engine/phrase.ts';
import { NO_BOOK } from '../engine/run.ts';
import type { Scene } from '../engine/scene.ts';
import type { Lines, Trial, Words } from '../engine/story.ts';
import { keyOf } from '../orders/fold.ts';
import { isSalutation } from '../orders/greeting.ts';
import { diagnosticWords, sayDiagnostic } from '../orders/say.ts';
import { writtenIn } from '../orders/write.ts';
import type { Deadline, NoticeFacts, PutByLetter } from '../reports/index.ts';
import { keptFor } from './affairs.ts';
import { answering } from './desk.ts';
import { type SeatDraft, spentOn } from './draft.ts';
import { isSameChoice, listed } from './menu.ts';
import { momentOf, openQuestion, type Posed } from './moment.ts';
import { booksInForce, fold, type GameRecord } from './record.ts';
import { shapeOf } from './shape.ts';
import type { Standing, Waiting } from './stage.ts';
import { callOf, seatName, seatSheet } from './telling.ts';

/** Who is asked, and what of the letter the table does not know. */
export interface Asked {
  seat: string;
  language: Language;
  label: string;
  deadline: Deadline | null;
  /** The reader's name, as he may sign. */
  writer?: string;
  /** Nobody but the seat is waited for. */
  isLast?: boolean;
  /** The answers on file, by the address of their question. */
  answers?: Readonly<Record<Address, Json>>;
}

/** Sentences of what happened that a short letter has room for; of more it says that they are left out. */
const MOST_SENTENCES = 14;

/** The question open to this seat as its letter tells it; null when none is. `made`: the mail that is answered. */
export function questionOf(
  record: GameRecord,
  stood: Standing,
  asked: Asked,
  made?: SeatDraft,
): NoticeFacts['question'] | null {
  const { seat, language, label, deadline, writer = '', isLast = false } = asked;
  const { game } = record;
  const [open, ...others] = momentOf(record, stood, seat).map((posed) => putIn(record, stood, posed, asked, made));
  if (!open) return null;
  return {
    ...open,
    game: { id: record.id, label },
    band: seatSheet(game, seat)?.band ?? null,
    seat: seatName(game, seat, language),
    turn: (stood.waiting as Waiting).printed,
    ...(made ? { happened: [] } : happenedBefore(record, stood, asked)),
    deadline,
    tried: made?.drafted.verdict === 'checked' && made.questions.some(({ reply }) => reply !== null),
    wrong: made ? wrongIn(record, made, language, writer) : [],
    unsaid: made ? unsaidIn(made, writer) : [],
    others,
    ...(isLast && { isLast }),
    ...(made?.drafted.ready && { isReady: true }),
    head: fold(record.entries).head,
  };
}

/** One question of the letter, and the answer to it that is in. */
function putIn(
  record: GameRecord,
  stood: Standing,
  { need, view, menus, letter }: Posed,
  { language, answers = {} }: Asked,
  made: SeatDraft | undefined,
): PutByLetter {
  const menu = inLanguage(menus, language);
  const silent = inSilence(record, stood, need, view);
  const reply = made?.questions.find((one) => one.need.address === need.address)?.reply ?? null;
  const chosen = reply && 'answer' in reply ? reply.answer : answers[need.address];
  return {
    letter,
    asks: menu.asks,
    about: menu.about,
    options: listed(menu, letter),
    ...(silent !== undefined && {
      silence: {
        at: menu.options.findIndex(({ answer }) => isSameChoice(menu, answer, silent)),
        words: menu.words(silent),
      },
    }),
    orders: ordersFor(record.game, need, language),
    understood: chosen === undefined ? null : menu.words(chosen),
    ...(reply && 'answer' in reply && { kept: keptOf(record.game, need, reply.orders, language) }),
  };
}

/** What the question comes to where no reply does, as the books stand; nothing of what several seats must agree to. */
function inSilence(record: GameRecord, stood: Standing, need: Question, view: unknown): Json | undefined {
  const { game } = record;
  const chronicle = fold(record.entries);
  const turn = chronicle.turns.find(({ ordinal }) => ordinal === stood.ordinal);
  if (!turn || game.consent?.[need.kind]) return undefined;
  const book = booksInForce(game, turn, chronicle.seats).of(need.role) ?? NO_BOOK;
  return answering(record, chronicle, {})(need, book, () => view).answer as Json;
}

/** Orders that answer, and say more besides, which is kept for what else their affair asks. */
function keptOf(game: AnyGame, need: Question, orders: readonly Order[], language: Language): readonly string[] {
  if (keptFor(need, orders).length === 0) return [];
  const saysMore = ({ verb, args }: Order): boolean => {
    const slots = game.verbs.find(({ id }) => id === verb)?.slots.filter(({ type }) => !type.startsWith('hex')) ?? [];
    return slots.filter(({ name }) => args[name] !== undefined).length > 1;
  };
  return orders.filter(saysMore).map((order) => writtenIn(game, order, language));
}

/** Words that one is chosen of: of more the answers above tell, or HELP. */
const MOST_WORDS = 3;

/** How the orders are written that answer a question of this kind. */
function ordersFor(game: AnyGame, need: Question, language: Language): readonly string[] {
  const part = factOf(need, 'as');
  const isOfPart = ({ as }: Verb): boolean => as === undefined || part === undefined || as === part;
  const able = game.verbs.filter(
    (verb) => verb.answers.includes(need.kind) && !game.unused?.has(verb.id) && isOfPart(verb),
  );
  return able.map(({ id }) => shapeOf(game, id, language, MOST_WORDS));
}

/** The map before who is asked, and the hexes that his choices name; null where they name none. */
export function mapAsked(
  record: GameRecord,
  stood: Standing,
  asked: Asked,
): { scene: Scene; hexes: readonly string[] } | null {
  const said = momentOf(record, stood, asked.seat).flatMap(({ need, menus: { en } }) => [
    encode(need.about),
    ...en.about.map(({ text }) => text),
    ...en.options.flatMap(({ answer, words }) => [encode(answer), words]),
  ]);
  const hexes = said.flatMap((words) => words.match(HEX) ?? []);
  return hexes.length === 0 ? null : { scene: toldSoFar(record, stood, asked).story.map, hexes: [...new Set(hexes)] };
}

const HEX = /(?<![\w/])\d{4}(?!\w)/gu;

/** The turn in play as the seat would be told it now. */
function toldSoFar(record: GameRecord, stood: Standing, { seat, language, label, deadline }: Asked) {
  const ahead = { ...stood, waiting: stood.waiting as Waiting };
  return callOf(record, stood.opening, ahead, { seat, language, label, deadline, standing: [], chooses: true });
}

/** What the turn brought since its last letter that asked for orders or a choice, as the seat heard it; what hits did with them. */
function happenedBefore(
  record: GameRecord,
  stood: Standing,
  asked: Asked,
): Pick<NoticeFacts['question'], 'happened' | 'before'> {
  const { seat, language } = asked;
  const told = toldSoFar(record, stood, asked);
  const played = told.story.chapters.filter(({ page }) => page === 'log');
  const all = blocksOf(played, 'lines').flatMap((block) => (block.quiet ? [] : withEffects(block)));
  const sentences = all.slice(-MOST_SENTENCES);
  const before = all.length - sentences.length;
  const need = openQuestion(stood, seat);
  // A choice between dice shows them itself.
  if (need === null || factOf(need, 'dice') !== undefined) return { happened: sentences, before };
  const fight = blocksOf(told.story.chapters, 'card').findLast(({ address }) => need.address.startsWith(`${address}/`));
  const trials = fight?.of.flatMap((block) => (block.kind === 'dice' ? block.trials : [])) ?? [];
  return { happened: [...sentences, ...trials.map((trial) => thrown(trial, language))], before };
}

/** Its sentences; one that the block tells at more length in brief, with what came of it, is told so. */
function withEffects({ lines, brief = [] }: Lines): readonly Words[] {
  return lines.map((line) => brief.find((one) => plainWords(one).startsWith(plainWords(line))) ?? line);
}

/** A throw of the fight that the question is about: whose, its faces, one thrown again before the one it became, what is added. */
function thrown({ head, dice, addends, verdict }: Trial, language: Language): Words {
  const faces = dice.map(({ face, struck }) => (struck ? `${face}→` : `${face}, `)).join('');
  const added = addends.map(({ name, value }) => `, ${name} ${signed(value)}`).join('');
  return [...head, `${colon(language)}${faces.replace(/, $/, '')}${added}${colon(language)}${verdict}.`];
}

/** What of a mail was meant as an answer and is none. */
function wrongIn(
  record: GameRecord,
  made: SeatDraft,
  language: Language,
  writer: string,
): NoticeFacts['question']['wrong'] {
  const say = diagnosticWords(language, record.game.messages);
  const replies = made.questions.flatMap(({ reply }) => reply ?? []);
  const lineAt = (at: number): string => made.reading.lines.find(({ line }) => line === at)?.source.trim() ?? '';
  const astray = replies.flatMap((reply) =>
    'wrong' in reply ? [{ line: reply.line, why: reply.wrong }] : reply.besides,
  );
  if (replies.length > 0)
    return astray
      .toSorted((one, other) => one.line - other.line)
      .flatMap(({ line, why }) => why.map((diagnostic) => ({ line: lineAt(line), why: sayWrong(say, diagnostic) })));
  const spoken = made.reading.lines.filter(({ ignored }) => ignored === 'prose');
  const meant = spoken.filter(({ source }) => !isSalutation(source) && !isSigned(source, writer));
  // A greeting is shown where the mail says nothing else.
  const shown = meant.length > 0 || made.reading.acts.length > 0 ? meant : spoken;
  if (made.drafted.ordered || shown.length === 0) return [];
  const line = shown.map(({ source }) => source.trim()).join('\n');
  return [{ line, why: [say('diagnostic.reply-not-understood')] }];
}

/** Nothing but words of the writer's name. */
function isSigned(source: string, writer: string): boolean {
  const name = new Set(keyOf(writer).split(' '));
  return keyOf(source)
    .split(' ')
    .every((word) => name.has(word));
}

/** Of an answer that is none of those possible, as the fate of such an order is told. */
function sayWrong(say: Phrasebook, diagnostic: Diagnostic): Words {
  const key = `fate.answer-not-possible.${String(diagnostic.facts.kind)}`;
  return diagnostic.code === 'reply-not-possible' && say.has(key) ? [say(key)] : sayDiagnostic(say, diagnostic);
}

/** Lines beside an answer that say nothing to what is asked; those of an order mail its acknowledgement tells. */
function unsaidIn(
  { reading, questions, drafted }: SeatDraft,
  writer: string,
): NonNullable<NoticeFacts['question']['unsaid']> {
  const spent = spentOn(questions);
  if (spent.size === 0 || drafted.ordered) return [];
  return reading.lines.flatMap(({ line, ignored, source }) =>
    (ignored === 'prose' || ignored === 'outside') &&
    !spent.has(line) &&
    !isSalutation(source) &&
    !isSigned(source, writer)
      ? [{ line, text: source.trim() }]
      : [],
  );
}
