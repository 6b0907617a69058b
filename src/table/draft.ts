/** Drafts a seat's book from the new text of a mail, judged in what the seat sees where play stands. */
import type { Address, AnyGame, Diagnostic, Json, Language, Named, Order, Reason, Role } from '../engine/contract.ts';
import { LANGUAGES } from '../engine/phrase.ts';
import { draftBook } from '../orders/book/draft-book.ts';
import { givesShown } from '../orders/book/lines.ts';
import { marchesAhead } from '../orders/book/marches-ahead.ts';
import type { Drafted, Drafting, OnFile, Rehearse } from '../orders/book/types.ts';
import { callOf, inSpeech } from '../orders/book/verdicts.ts';
import { isSalutation } from '../orders/greeting.ts';
import { lexiconOf } from '../orders/lexicon.ts';
import { readOrders } from '../orders/read.ts';
import type { Zones } from '../orders/settings.ts';
import { speechOf } from '../orders/speech.ts';
import type { Grammar, Reading } from '../orders/types.ts';
import { toldAnswer } from '../orders/witness.ts';
import { keptFor } from './affairs.ts';
import { lastBook, spelledOut } from './again.ts';
import { callsAhead, callsOf, openCall, passedCalls } from './calls.ts';
import { withIdleYes } from './idle-yes.ts';
import { wholeOf } from './joint.ts';
import { withoutLatePhrases } from './late-phrase.ts';
import { momentOf, type Posed } from './moment.ts';
import { type Offer, offeredTo, type Shown } from './offers.ts';
import { type Chronicle, fold, type GameRecord } from './record.ts';
import { rehearsalFor } from './rehearse.ts';
import { readReplies } from './replies.ts';
import type { Reply } from './reply.ts';
import { withSaidAmend } from './said-amend.ts';
import { withDoubtedReady, withSaidReady } from './said-ready.ts';
import { withVerbs } from './short-answers.ts';
import { type Standing, sightOf } from './stage.ts';
import { ranSoFar, roleOf, seatName } from './telling.ts';
import { WHOLE_TURN } from './tempo.ts';

/** What one mail makes of a seat's book, with all that its acknowledgement tells. */
export interface SeatDraft {
  role: Role;
  view: unknown;
  reading: Reading;
  drafted: Drafted;
  names: readonly Named[];
  /** Call the mail is for: `movement`, `orders`; null when nothing is open to this seat. */
  call: string | null;
  /** The question that waits for this seat, those of its moment behind it, and what the mail answers to each. */
  questions: readonly Answered[];
  /** Ids of the seat's units that the book, as it stands now, says nothing about. */
  unordered: readonly string[];
  /** The orders on file before the mail for the open call; null where there were none at all. */
  before: readonly Order[] | null;
  /** What the rules make the seat's units do besides, with the book as it stands now or, where it is only tried, would. */
  bound: readonly Reason[];
  /** How the lines of a mail that answered an older letter would fare now; null for any other. */
  tried: Drafted | null;
  /** How many answers that a YES would take were sent since the letter that it answers, which shows none itself. */
  yesElsewhere: number;
  /** Why a mail that is only checked would not be booked, though it is checked as if it answered the newest letter. */
  older: Diagnostic | null;
}

/** A question that was put, and what a mail answers to it. */
export interface Answered extends Posed {
  readonly reply: Reply | null;
}

/** What of a mail stands outside its text. */
export interface About {
  /** Turn that the letter called for which it answers. */
  answersTurn?: number;
  /** Call that it asked for: `movement`. */
  answersCall?: string;
  /** Address of what it asked for. */
  answersAt?: string;
  /** The letter that it answers asks whether READY was meant. */
  asksReady?: boolean;
  /** It has an edited form that was not read. */
  unread?: boolean;
  /** Typed where the whole book on file is shown. */
  knowsBook?: boolean;
  /** The game has one who may be asked for what it takes no more. */
  hasUmpire?: boolean;
  /** The seat's last mail that was refused because it answered an older letter: what YES takes. */
  refused?: string | null;
  /** What the letter shows that it answers, a mail that was checked or the lines that mend one: what YES gives. */
  shown?: Shown | null;
  /** What the answers show that wait for a YES since the letter that it answers, each with the turn and call it is for. */
  offers?: readonly Offer[];
  /** The writer's tongue: what is wrong is told in its words of orders. */
  language?: Language;
  /** The writer's name, as he may sign. */
  writer?: string;
  /** Time zones a TIMEZONE may name. */
  zones?: Zones;
  /** How its book would fare; without it, rehearsed where play stands. */
  rehearse?: Rehearse;
}

/** The seat that writes, and where play stands. */
export interface Writing {
  readonly record: GameRecord;
  readonly stood: Standing;
  readonly seat: string;
}

/** What one mail makes of a seat's book, and what the seat's units do beside it. Pure; changes nothing. */
export function draft(
  record: GameRecord,
  stood: Standing,
  seat: string,
  text: string,
  onFile: OnFile,
  about: About = {},
): SeatDraft {
  const { game } = record;
  const written = draftAlone({ record, stood, seat }, text, onFile, about);
  const { role, view, call, names, drafted } = written;
  const unordered = call === null ? [] : unorderedIn(game, view, role, drafted.orders ?? [], names);
  const book = drafted.trial ? drafted.inForce.map(({ order }) => order) : (drafted.orders ?? []);
  const notes = drafted.inForce.flatMap((order) => order.notes);
  const bound = call === null ? [] : (game.bound?.(view, role, call, book, notes) ?? []);
  return { ...written, unordered, bound };
}

/** What one mail makes of a seat's book, and no more. Pure; changes nothing. */
export function draftAlone(
  { record, stood, seat }: Writing,
  text: string,
  onFile: OnFile,
  {
    answersTurn,
    answersCall,
    answersAt,
    asksReady = false,
    unread = false,
    knowsBook = false,
    hasUmpire = false,
    refused = null,
    shown = null,
    offers = [],
    language = 'en',
    writer = '',
    zones,
    rehearse = rehearsalFor(record, stood, seat, 'mended'),
  }: About = {},
): Omit<SeatDraft, 'unordered' | 'bound'> {
  const { game } = record;
  const chronicle = fold(record.entries);
  const role = roleOf(game, chronicle, seat);
  const view = sightOf(game, stood, wholeOf(game, role));
  const call = openCall(stood.waiting, seat);
  const words = { ...grammarOf(game, view, role, language), writer, open: call };
  const printed = stood.waiting?.printed ?? game.clock(stood.state).printed;
  const same = lastBook(chronicle, stood.waiting, seat);
  const offered = offeredTo({ answersTurn, answersCall, shown, offers }, { turn: printed, call: call ?? WHOLE_TURN });
  const again = { ...offered, same, refused, turn: printed };
  const passed = passedCalls(game, chronicle, stood.waiting, { seat, role, view });
  const { served, later } = callsAhead(game, chronicle, stood.waiting, seat, passed);
  const filed = onFile.orders ?? [];
  const readWith = (grammar: Grammar): Reading =>
    withSaidAmend(spelledOut(readOrders(text, grammar), grammar, again), filed.length > 0);
  const lexicon = lexiconOf(words.verbs);
  const first = readWith(words);
  const marched = marchesAhead(first, filed, lexicon, { calls: served, later });
  const grammar = { ...words, marched };
  const spelled = marched.size === 0 ? first : readWith(grammar);
  const moment = momentOf(record, stood, seat);
  const mayBeReady = call !== null && !onFile.ready;
  const meant = mayBeReady && moment.length === 0 && !asksReady ? withIdleYes(spelled, offered.waiting) : spelled;
  const said = mayBeReady ? withSaidReady(meant, { kept: onFile.readyKept === true, asked: asksReady }) : spelled;
  const reading = withoutLatePhrases(withDoubtedReady(said, language), chronicle, hasUmpire);
  const replies = readReplies(game, moment, withVerbs(game, moment, reading.lines, grammar));
  // A number that answers the letter of another choice, or its READY, says nothing of this one.
  const given = closedAnswer(chronicle, stood, [role, wholeOf(game, role)], answersAt);
  const decided = given && isTalkOfIt(reading) ? toldAnswer(given.answer) : null;
  const isForAnother =
    moment.length > 0 &&
    answersAt !== undefined &&
    answersAt !== stood.waiting?.address &&
    (replies.some((reply) => reply !== null) || reading.acts.some(({ verb }) => verb === 'ready'));
  const questions = moment.map((posed, n) => ({ ...posed, reply: isForAnother ? null : (replies[n] ?? null) }));
  const spent = spentOn(questions);
  const rest = { ...reading, lines: reading.lines.filter(({ line }) => !spent.has(line)) };
  const drafting = {
    grammar,
    due: {
      games: [record.id, game.id],
      seats: [seat, ...[...LANGUAGES, language].map((tongue) => seatName(game, seat, tongue))],
      turn: printed,
      calls: served,
      later,
      passed,
      ...(answersTurn !== undefined && { answersTurn }),
      ...(answersCall !== undefined && { answersCall }),
      ran: ranSoFar(game, chronicle, stood, seat),
      isForAnother,
      ...(decided && { decided }),
      isChoice: call === null && moment.length > 0,
      isIdle: call === null && moment.length === 0,
    },
    rehearse,
    merges: game.merges,
    unread,
    // Whoever gives what was checked has seen what it makes of the book.
    knowsBook: knowsBook || spelled.lines.some(givesShown),
    isTyped: knowsBook,
    zones,
  };
  const { drafted, tried, older } = draftedNow(rest, onFile, drafting, call !== null);
  const yesElsewhere = offered.isElsewhere ? offered.waiting : 0;
  const before = onFile.orders?.filter((order) => callOf(order, lexicon, drafting.due) === served[0]) ?? null;
  return { role, view, reading, drafted, names: grammar.names, call, questions, before, tried, older, yesElsewhere };
}

/** The book that a mail makes; one that answered an older letter is tried on what is open, and is no more than that. */
function draftedNow(
  reading: Reading,
  onFile: OnFile,
  drafting: Drafting,
  isOpen: boolean,
): Pick<SeatDraft, 'drafted' | 'tried' | 'older'> {
  const drafted = draftBook(reading, onFile, drafting);
  const { refusal } = drafted;
  if (refusal === null || !OLD.has(refusal.code) || !isOpen) return { drafted, tried: null, older: null };
  const tried = draftBook(reading, onFile, { ...drafting, anyTurn: true });
  return tried.verdict === 'checked'
    ? { drafted: tried, tried: null, older: refusal }
    : { drafted, tried, older: null };
}

/** What was answered to the closed choice of these roles whose letter a mail answers. */
function closedAnswer(
  { turns }: Chronicle,
  { ordinal, waiting }: Standing,
  roles: readonly Role[],
  answersAt: string | undefined,
): { readonly answer: Json } | undefined {
  if (answersAt === undefined || answersAt === waiting?.address) return undefined;
  const given = turns.find((one) => one.ordinal === ordinal)?.answers.get(answersAt);
  return given && roles.includes(given.role) ? given : undefined;
}

/** Whether a mail is nothing but words that ask nothing, more than a greeting. */
function isTalkOfIt({ lines, acts }: Reading): boolean {
  const spoken = lines.filter(({ ignored, source }) => ignored === 'prose' && !isSalutation(source));
  const isTalk = lines.every(({ read, act, diagnostics }) => !read && !act && diagnostics.length === 0);
  return isTalk && acts.length === 0 && spoken.length > 0 && !spoken.some(({ source }) => source.includes('?'));
}

/** Units that the book says nothing about: where the game does not tell, those on the map that no order names. */
function unorderedIn(
  game: AnyGame,
  view: unknown,
  role: Role,
  book: readonly Order[],
  names: readonly Named[],
): readonly string[] {
  if (game.unordered) return game.unordered(view, role, book);
  const named = new Set(book.flatMap(({ args }) => Object.values(args).flat()));
  return names.flatMap(({ id, own, place }) => (own && place !== undefined && !named.has(id) ? [id] : []));
}

/** Refusals of orders that are for a turn which is over. */
export const OLD: ReadonlySet<string> = new Set(['old-report', 'old-call', 'other-call', 'wrong-turn']);

/** What is said of a seat's books where play stands, with verbs and orders as its reader writes them. */
export function rehearsalIn(record: GameRecord, stood: Standing, seat: string, language: Language): Rehearse {
  const { game } = record;
  const role = roleOf(game, fold(record.entries), seat);
  const grammar = grammarOf(game, sightOf(game, stood, wholeOf(game, role)), role, language);
  return inSpeech({ grammar, rehearse: rehearsalFor(record, stood, seat) });
}

/** The words of a game as a role may use them where `view` stands, named in a tongue. */
export function grammarOf(game: AnyGame, view: unknown, role: Role, language: Language = 'en'): Grammar {
  const calls = [WHOLE_TURN, ...callsOf(game)];
  const speech = speechOf(language, game.spoken);
  const { verbs, terms, languages } = game;
  return { verbs, terms, names: namesIn(game, view, role), calls, languages, speech };
}

const named = new WeakMap<object, Map<Role, readonly Named[]>>();

/** What a role names in a view: nobody changes a view, so that its names are listed and indexed once. */
function namesIn(game: AnyGame, view: unknown, role: Role): readonly Named[] {
  if (typeof view !== 'object' || view === null) return game.names(view, role);
  const roles = named.get(view) ?? new Map<Role, readonly Named[]>();
  named.set(view, roles);
  const names = roles.get(role) ?? game.names(view, role);
  roles.set(role, names);
  return names;
}

/** The answers of a mail to the questions of the moment, by address, and the orders that gave them; null when it gives none. */
export function repliesIn({
  questions,
  drafted,
}: Pick<SeatDraft, 'questions' | 'drafted'>): Readonly<Record<Address, Json>> | null {
  const isTrial = drafted.verdict === 'checked' || drafted.refusal !== null;
  const said = questions.flatMap(({ need, reply }) =>
    reply && 'answer' in reply ? [[need.address, reply.answer] as const, ...keptFor(need, reply.orders)] : [],
  );
  return said.length > 0 && !isTrial ? Object.fromEntries(said) : null;
}

/** Does the mail hold a line that was meant for an answer and is no part of one? */
export const isInPart = ({ questions }: Pick<SeatDraft, 'questions'>): boolean =>
  questions.some(({ reply }) => reply !== null && ('wrong' in reply || reply.besides.length > 0));

/** Whether a mail with orders answers all that its letter asks, so that one answer tells of both. */
export function answersWithOrders({ questions, drafted }: Pick<SeatDraft, 'questions' | 'drafted'>): boolean {
  const isTold = ({ need, reply }: Answered): boolean =>
    reply !== null && 'answer' in reply && reply.besides.length === 0 && keptFor(need, reply.orders).length === 0;
  const isTaken = drafted.refusal === null && drafted.verdict !== 'checked';
  return questions.length > 0 && drafted.ordered && isTaken && questions.every(isTold);
}

/** The lines of a mail that were meant for its questions. */
export const spentOn = (questions: SeatDraft['questions']): ReadonlySet<number> =>
  new Set(questions.flatMap(({ reply }) => reply?.lines ?? []));
