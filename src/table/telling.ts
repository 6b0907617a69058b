/** Makes a seat's report of a turn, or its letter in mid-turn, from what that seat may know. */
import { decode } from '../engine/canonical.ts';
import { changed } from '../engine/chapters.ts';
import type {
  Address,
  AnyGame,
  Decided,
  Event,
  Language,
  Order,
  OrderFate,
  Reason,
  Role,
  Rolled,
  SeatSheet,
  Settled,
  Telling,
} from '../engine/contract.ts';
import { asRead } from '../engine/dice.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Answer } from '../engine/journal.ts';
import type { ToldSoFar } from '../engine/minutes.ts';
import { ascii, comment, continued, remarked } from '../engine/order-form.ts';
import { colon, inLanguage, plainWords } from '../engine/phrase.ts';
import type { Block } from '../engine/story.ts';
import { hear, look, mayKnow } from '../engine/view.ts';
import type { Verdicts } from '../orders/book/types.ts';
import { writeFound } from '../orders/conditions.ts';
import { termsOf } from '../orders/lexicon.ts';
import { diagnosticWords, sayDiagnostic } from '../orders/say.ts';
import { speechOf } from '../orders/speech.ts';
import {
  type Audience,
  type Deadline,
  type KeySource,
  type ReportModel,
  reportModel,
  type WithdrawnRun,
} from '../reports/index.ts';
import type { Advance } from './advance.ts';
import { wayOf } from './affairs.ts';
import { callNamed, callsOf, passedCalls } from './calls.ts';
import { echoed, echoOf } from './echo.ts';
import { fatesOf } from './fates.ts';
import { inVain } from './in-vain.ts';
import { earsOf, readingRole, seatOfOrder, wholeOf } from './joint.ts';
import { type Chronicle, fold, type GameRecord, type TurnRecord } from './record.ts';
import type { TurnResult } from './replay.ts';
import { callsOfVerb } from './split-book.ts';
import type { Standing, Waiting } from './stage.ts';
import { asksChoices, pausesBeforeTurn } from './tempo.ts';

/** Who reads, and what of the letter the table does not know. */
export interface Reader {
  seat: string;
  language: Language;
  /** `Savannah 7` */
  label: string;
  deadline: Deadline | null;
  /** Standing orders in force. */
  standing: readonly Order[];
  /** Orders the seat sent earlier in the turn for the call that is open. */
  onFile?: readonly Order[];
  /** What is said of those as things stand; without it, nothing. */
  verdicts?: Verdicts;
  /** Runs of the reported turn that were taken back (dice.md §18). */
  withdrawn?: readonly WithdrawnRun[];
  /** Why the umpire had the letter made anew before anybody read it. */
  corrected?: readonly string[];
  /** It puts a choice: what letters that put earlier ones of its turn have told is not told again. */
  chooses?: boolean;
}

/** What of the turn after the reported one is played already: where it waits, and what was told. */
export interface Ahead {
  waiting: Waiting;
  state: unknown;
  events: readonly Event[];
  ledger: readonly Rolled[];
  /** Another part of the letter tells of it. */
  apart?: true;
}

/** A turn in play with what its orders have come to so far, and how much had been told as play came to each call. */
export interface InPlay extends Ahead, Pick<TurnResult, 'toldAt'> {
  settled: readonly Settled[];
  answers: readonly Answer[];
}

/** The report of a closed turn. `ahead` is null once the game is over. */
export function reportOf(record: GameRecord, result: TurnResult, ahead: Ahead | null, reader: Reader): ReportModel {
  const chronicle = fold(record.entries);
  const { game } = record;
  const role = roleOf(game, chronicle, reader.seat);
  const [whole, ears] = [wholeOf(game, role), earsOf(game, role)];
  const { opening, closing } = statesOf(result);
  const unasked = (order: Order): Reason | null =>
    ahead && (game.unasked?.(look(game, closing, whole), look(game, ahead.state, whole), whole, order) ?? null);
  const told = lastTold(game, chronicle, result, reader);
  const telling: Telling<unknown> = {
    who: role,
    language: reader.language,
    before: look(game, opening, whole),
    after: look(game, closing, whole),
    heard: hear(result.events, result.ledger, ...ears),
    told: toldBefore(told, result, ears),
    ledger: result.ledger.filter((rolled) => mayKnow(rolled, ...ears)),
    next: ahead && {
      ...openTo(chronicle, ahead.apart ? { ...ahead, events: [], ledger: [] } : ahead, reader.seat, ears),
      view: look(game, ahead.apart ? closing : ahead.state, whole),
    },
    standing: reader.standing,
    onFile: reader.onFile ?? [],
    fates: [
      ...fatesIn(game, chronicle, result, reader.seat, true, unasked),
      ...stoodIn(result.answers, whole, reader.seat),
    ],
    skipped: skippedOf(result.answers, whole, reader.seat),
    decided: decidedFor(result.answers, whole),
    stood: result.answers.flatMap(({ address, role: of, kind, answer, from, order, others = [] }) =>
      order && STANDING.has(from) && of === whole
        ? [order, ...others].map(({ id, canonical }) => ({ address, kind, answer, order: id, canonical }))
        : [],
    ),
    outcome: game.outcome(closing),
  };
  return modelOf(record, chronicle, telling, result, reader, ahead?.waiting ?? null);
}

/** What doctrine chose for a role, but for the rest of a way that a reply chose: its letter told it whole. */
const decidedFor = (answers: readonly Answer[], whole: Role): readonly Decided[] => {
  const replied = new Set(answers.flatMap(({ address, from }) => (from === 'reply' ? (wayOf(address) ?? []) : [])));
  return answers.flatMap(({ address, role, kind, answer, from }) =>
    from === 'doctrine' && role === whole && !replied.has(wayOf(address) ?? '') ? [{ address, kind, answer }] : [],
  );
};

const STANDING: ReadonlySet<string> = new Set(['standing', 'standing-condition']);

/** The states a turn opened and closed with, read once for the reports of all its seats; nobody changes them. */
function statesOf(result: TurnResult): { opening: unknown; closing: unknown } {
  let states = readStates.get(result);
  if (!states) {
    states = { opening: decode(result.opening), closing: decode(result.closing) };
    readStates.set(result, states);
  }
  return states;
}

const readStates = new WeakMap<TurnResult, { opening: unknown; closing: unknown }>();

/** A seat's letter in mid-turn: what was told of the turn in play so far, and what is due now. */
export function callOf(record: GameRecord, opening: string, ahead: InPlay, reader: Reader): ReportModel {
  const chronicle = fold(record.entries);
  const { game } = record;
  const role = roleOf(game, chronicle, reader.seat);
  const [whole, ears] = [wholeOf(game, role), earsOf(game, role)];
  const next = openTo(chronicle, ahead, reader.seat, ears);
  const played = { ...ahead, ordinal: ahead.waiting.turn };
  const told = lastTold(game, chronicle, played, reader);
  const fates = fatesIn(game, chronicle, played, reader.seat, false);
  const telling: Telling<unknown> = {
    who: role,
    language: reader.language,
    before: look(game, decode(opening), whole),
    after: look(game, ahead.state, whole),
    heard: next.heard,
    told: toldBefore(told, ahead, ears),
    ...(reader.chooses && { anew: true as const }),
    ledger: ahead.ledger.filter((rolled) => mayKnow(rolled, ...ears)),
    next,
    standing: reader.standing,
    onFile: reader.onFile ?? [],
    fates: fatesSince(fates, fatesAt(game, chronicle, played, reader.seat, told)),
    skipped: [],
    decided: decidedFor(ahead.answers, whole),
    outcome: null,
  };
  const { turn: ordinal, printed } = ahead.waiting;
  return modelOf(record, chronicle, telling, { ordinal, printed, opened: [] }, reader, ahead.waiting);
}

function openTo(
  { tempo }: Chronicle,
  ahead: Ahead,
  seat: string,
  ears: readonly Role[],
): NonNullable<Telling<unknown>['next']> {
  const { waiting } = ahead;
  const calls = waiting.needs
    .filter((need) => need.seat === seat && need.call !== null)
    .map((need) => need.call as string);
  const heard = hear(ahead.events, ahead.ledger, ...ears);
  const isPut = waiting.needs.some((need) => need.seat === seat && need.question !== null);
  const { turn: ordinal, printed } = waiting;
  return {
    ordinal,
    printed,
    calls,
    heard,
    ...(asksChoices(tempo) && { asks: true }),
    ...(isPut && { chooses: true }),
    ...(ahead.apart && { apart: true }),
  };
}

function modelOf(
  record: GameRecord,
  chronicle: Chronicle,
  telling: Telling<unknown>,
  result: Pick<TurnResult, 'ordinal' | 'printed' | 'opened'>,
  reader: Reader,
  waiting: Waiting | null,
): ReportModel {
  const { ordinal, printed } = result;
  const call = telling.next?.calls[0];
  const ears = earsOf(record.game, telling.who);
  const { language } = reader;
  const turn = chronicle.turns.find((one) => one.ordinal === ordinal);
  const source = sourceOf(record, chronicle, ordinal);
  const opensTo = (keys: Readonly<Record<string, string>>): readonly string[] =>
    source ? Object.keys(keys) : audiences(keys, ears);
  const named = <T extends Audience>(key: T): T => ({ ...key, ...roleNamed(record.game, key.audience, language) });
  const isInPlay = waiting?.turn === ordinal;
  const doneAlready = isInPlay ? doneOf(telling.fates) : new Set<string>();
  const echo = echoOf(record.game, turn, reader.seat, language);
  const vain = inVain(record.game, telling.after, wholeOf(record.game, telling.who), language, telling.onFile);
  const standing = echoed(record.game, telling.standing, language).map((order, n) => ({
    ...order,
    canonical: `${order.canonical}${vain(telling.standing[n] as Order)}`,
  }));
  const onFile = echoed(record.game, telling.onFile ?? [], language);
  const told = record.game.story({
    ...telling,
    standing,
    onFile,
    fates: telling.fates.map((fate) => inWords(record.game, language, fate, echo)),
  });
  const asWritten = (block: Block): Block =>
    block.kind === 'orders'
      ? { ...block, orders: block.orders.map((one) => ({ ...one, order: echo(one.order) })) }
      : block;
  const story = { ...told, chapters: changed(told.chapters, asWritten) };
  return reportModel(story, {
    game: { id: record.id, label: reader.label },
    seat: { id: reader.seat, name: seatName(record.game, reader.seat, reader.language) },
    language,
    ordinal,
    printed,
    next:
      waiting && call !== undefined
        ? { printed: waiting.printed, call, ...calledIn(record.game, language, waiting.printed) }
        : null,
    ...(call !== undefined && { onFile: onFileLines(record.game, reader, doneAlready) }),
    ...(telling.next?.chooses && { chooses: true }),
    deadline: reader.deadline,
    ledger: telling.ledger.map((rolled) => inLedger(record.game, rolled, telling.who, language)),
    keys: result.opened.flatMap(({ keys }) =>
      opensTo(keys).map((audience) => named({ audience, hex: keys[audience] as string })),
    ),
    closed: result.opened.flatMap(({ keys, hashes }) =>
      Object.keys(hashes)
        .filter((audience) => !opensTo(keys).includes(audience))
        .map((audience) => named({ audience, hash: hashes[audience] as string })),
    ),
    // Of turns that never come nobody needs a key.
    commitments: source
      ? []
      : commitmentsAfter(chronicle, ordinal).map(([turn, hex]) => ({ printed: printed - ordinal + turn, hex })),
    ...(source && { source }),
    head: chronicle.head,
    revision: editionOf(reader),
    withdrawn: (reader.withdrawn ?? []).map((run) => ({ ...run, keys: run.keys.map(named) })),
  });
}

/** A die as its face says, with what it was thrown for, and its place as this reader may know it. */
function inLedger(game: AnyGame, { seenBy: _, ...rolled }: Rolled, who: Role, language: Language) {
  const what = game.dieNamed?.(rolled.address, language) ?? null;
  const address = game.diePlace?.(rolled.address, who) ?? rolled.address;
  return { ...asRead(game, rolled), address, ...(what !== null && { what }) };
}

/** Seed and mix, with the report of the turn that ended the game: nothing stays closed any more (dice.md §20). */
function sourceOf({ entries }: GameRecord, { over, turns }: Chronicle, ordinal: number): KeySource | null {
  const isLast = turns.findLast(({ close }) => close)?.ordinal === ordinal;
  const opened = entries.findLast(({ content }) => content.kind === 'seed-open')?.content;
  return over && isLast && opened?.kind === 'seed-open' ? { seed: opened.seed, mix: opened.mix } : null;
}

/**
 * What is on file for the call, as its form shows it: each order, and whether it has run, will as things stand, or why not;
 * one that would be refused is a remark, so that the form can be sent back as it is.
 */
function onFileLines(
  game: AnyGame,
  { onFile = [], verdicts = () => [], language }: Reader,
  doneAlready: ReadonlySet<string>,
): readonly string[] {
  if (onFile.length === 0) return [];
  const say = diagnosticWords(language, game.messages);
  const lines = onFile.flatMap((order) => {
    const found = verdicts(order);
    const why = found.flatMap((one) => {
      const said = plainWords(sayDiagnostic(say, one));
      if (one.severity === 'note') return [];
      return comment(one.severity === 'error' ? say('form.would-fail', { why: said }) : said);
    });
    const { canonical } = echoed(game, order, language);
    const shown = continued(canonical);
    // How it would fare now says little of what has run.
    if (doneAlready.has(order.canonical)) return [...shown, ...comment(say('form.has-run'))];
    if (found.some(({ severity }) => severity === 'error')) return [...remarked(canonical), ...why];
    // Who is to advance, or which die falls again: only where a fight still to come asks for it.
    const isForACall = callsOfVerb(game, order.verb).length > 0;
    return [...shown, ...(why.length > 0 ? why : comment(say(isForACall ? 'form.will-run' : 'form.waits')))];
  });
  return [...comment(say('form.on-file')), ...lines].map(ascii);
}

/** A report made again says so, and why. */
function editionOf({ withdrawn = [], corrected = [], language }: Reader): string | null {
  const last = withdrawn.at(-1);
  const others = corrected.filter((reason) => reason !== last?.reason).map((reason) => correctedFor(reason, language));
  if (!last) return others.length === 0 ? null : others.join(' ');
  const again = `${EDITION[language]} ${withdrawn.length + 1}${colon(language)}${last.reason} (${last.by})`;
  return [again, ...others].join(' ');
}

const EDITION: Readonly<Record<Language, string>> = { en: 'Edition', fr: 'Édition', es: 'Edición' };

/** What a letter says that was made anew before it left. */
export function correctedFor(reason: string, language: Language): string {
  return `${CORRECTED[language]}${colon(language)}${reason}`;
}

const CORRECTED: Readonly<Record<Language, string>> = {
  en: 'The umpire corrected the game before this letter left',
  fr: 'L’arbitre a corrigé la partie avant l’envoi de cette lettre',
  es: 'El árbitro corrigió la partida antes de que saliera esta carta',
};

/** Keys a role is given at release: everyone's and its own. */
function audiences(keys: Readonly<Record<string, string>>, ears: readonly Role[]): readonly string[] {
  return Object.keys(keys).filter((audience) => audience === 'all' || ears.includes(audience));
}

/** Commitments still closed after this turn, in order: turn and C of its latest epoch. */
export function commitmentsAfter(chronicle: Chronicle, ordinal: number): [number, string][] {
  const latest = new Map<number, string>();
  for (const [name, hex] of chronicle.commitments) latest.set(Number(name.slice(0, name.indexOf('/'))), hex);
  return [...latest].filter(([turn]) => turn > ordinal);
}

/** Whether a question at which play paused was put to a role and is answered: alone, or sealed to several at once. */
function isPutTo({ answers }: TurnRecord, role: Role, address: Address): boolean {
  const base = withoutRole(address);
  return [...answers.values()].some((one) => one.role === role && withoutRole(one.address) === base);
}

/** `t16/british/combat/1606/tactic@allies` → `t16/british/combat/1606/tactic`. */
const withoutRole = (address: Address): string => address.slice(0, address.lastIndexOf('@'));

/** What the last letter told that called a seat, or put a choice to it, in the midst of a turn; null where none did. */
function lastTold(
  game: AnyGame,
  chronicle: Chronicle,
  { ordinal, toldAt }: Pick<TurnResult, 'ordinal' | 'toldAt'>,
  { seat, withdrawn = [], corrected = [], chooses = false }: Reader,
): ToldSoFar | null {
  const turn = chronicle.turns.find((played) => played.ordinal === ordinal);
  // What letters told of a run that was taken back is told again.
  if (!turn || withdrawn.length + corrected.length > 0) return null;
  const whole = wholeOf(game, roleOf(game, chronicle, seat));
  const called = [...turn.pauses.keys()].filter((address) =>
    callsOf(game).includes(callNamed(address))
      ? turn.locks.get(address)?.books.some((book) => book.seat === seat)
      : chooses && isPutTo(turn, whole, address),
  );
  const told = called.flatMap((address) => toldAt[address] ?? []);
  return told.toSorted((a, b) => b.events - a.events || b.settled - a.settled)[0] ?? null;
}

/** How many of the events that a seat heard of a turn that letter told. */
function toldBefore(
  told: ToldSoFar | null,
  { events, ledger }: Pick<TurnResult, 'events' | 'ledger'>,
  ears: readonly Role[],
): number {
  return hear(events.slice(0, told?.events ?? 0), ledger, ...ears).length;
}

/** The fates with those marked that the letter told as they are: the report of the turn alone tells all again. */
function fatesSince(fates: readonly OrderFate[], earlier: readonly OrderFate[]): readonly OrderFate[] {
  const told = new Set(earlier.filter(({ kind }) => RUN.has(kind)).map((fate) => JSON.stringify(fate)));
  return fates.map((fate) => (told.has(JSON.stringify(fate)) ? { ...fate, told: true } : fate));
}

/** What has come to an order for good. */
const RUN: ReadonlySet<OrderFate['kind']> = new Set(['done', 'failed', 'overtaken']);

const UNOPENED = { lock: null, answers: new Map() };

/** What the orders of a turn of this number are called, where it is not as in every turn: those of a set-up. */
function calledIn({ messages }: AnyGame, language: Language, printed: number): { orders?: string } {
  const orders = messages[language]?.[`asks.${printed}`];
  return orders === undefined ? {} : { orders };
}

/** Fates of a seat's orders of one turn. */
function fatesIn(
  game: AnyGame,
  chronicle: Chronicle,
  { ordinal, settled }: Pick<TurnResult, 'ordinal' | 'settled'>,
  seat: string,
  isClosed: boolean,
  unasked?: (order: Order) => Reason | null,
): readonly OrderFate[] {
  const turn = chronicle.turns.find((played) => played.ordinal === ordinal);
  if (!turn || !settled) return [];
  const begun = chronicle.turns.find((played) => played.ordinal === ordinal + 1);
  const opened = begun ?? (chronicle.over ? null : UNOPENED);
  const after = opened && { ...opened, ...(unasked && { unasked }) };
  return fatesOf(game, turn.locks, settled, seat, isClosed, pausesBeforeTurn(chronicle.tempo) ? null : after);
}

/** Fates as a letter in the midst of the turn told them. */
function fatesAt(
  game: AnyGame,
  chronicle: Chronicle,
  { ordinal, settled }: Pick<TurnResult, 'ordinal' | 'settled'>,
  seat: string,
  told: ToldSoFar | null,
): readonly OrderFate[] {
  return told
    ? fatesIn(game, chronicle, { ordinal, settled: settled?.slice(0, told.settled) ?? null }, seat, false)
    : [];
}

const doneOf = (fates: readonly OrderFate[]): ReadonlySet<string> =>
  new Set(fates.flatMap(({ canonical, kind }) => (kind === 'done' ? [canonical] : [])));

/** What became of a seat's orders in the turn in play so far. */
function fatesSoFar(
  game: AnyGame,
  chronicle: Chronicle,
  { waiting, settled }: Pick<Standing, 'waiting' | 'settled'>,
  seat: string,
): readonly OrderFate[] {
  return waiting ? fatesIn(game, chronicle, { ordinal: waiting.turn, settled }, seat, false) : [];
}

/** Texts of a seat's orders that the turn in play has carried out already. */
export const ranSoFar = (...asked: Parameters<typeof fatesSoFar>): ReadonlySet<string> => doneOf(fatesSoFar(...asked));

/** Tells what of a seat's orders the turn may still ask for: not those that have run or failed and whose calls are over. */
export function unspent({ record, waiting, midway }: Advance, seat: string): (order: Order) => boolean {
  if (midway === null) return () => true;
  const { game } = record;
  const chronicle = fold(record.entries);
  const stood = { ...midway, waiting };
  const role = roleOf(game, chronicle, seat);
  const view = look(game, stood.state, wholeOf(game, role));
  const fates = fatesSoFar(game, chronicle, stood, seat);
  const told = new Set(fates.flatMap(({ canonical, kind }) => (kind === 'done' || kind === 'failed' ? canonical : [])));
  const passed = passedCalls(game, chronicle, stood.waiting, { seat, role, view });
  return ({ canonical, verb }) => {
    const calls = callsOfVerb(game, verb);
    return calls.length === 0 || !told.has(canonical) || calls.some((call) => !passed.has(call));
  };
}

/** A fate that names another order, or what a condition found, by the words of orders in the reader's language. */
function inWords(
  { terms, spoken }: AnyGame,
  language: Language,
  fate: OrderFate,
  echo: (canonical: string) => string,
): OrderFate {
  const reasons = fate.reasons.map(({ code, facts }) => {
    const { order, found } = facts;
    const told = {
      ...(typeof order === 'string' && { order: echo(order) }),
      ...(found !== undefined && { found: writeFound(found, termsOf(terms), speechOf(language, spoken)) }),
    };
    return { code, facts: { ...facts, ...told } };
  });
  return { ...fate, reasons };
}

/** Standing orders of this seat that answered for it, how often, and where one was passed over, why. */
function stoodIn(answers: readonly Answer[], role: Role, seat: string): readonly OrderFate[] {
  const passed = passedOver(answers, role, seat);
  const times = new Map<string, number>();
  for (const { role: of, order, others = [] } of answers) {
    if (of !== role || !order) continue;
    for (const one of [order, ...others]) {
      const { seat: owner, id } = seatOfOrder(one.id);
      if (id.startsWith('s') && (owner === null || owner === seat))
        times.set(one.canonical, (times.get(one.canonical) ?? 0) + 1);
    }
  }
  return [...times].map(([canonical, n]) => ({
    ...{ canonical, kind: 'done' as const, reasons: [{ code: 'stood-in', facts: { n } }] },
    ...{ but: passed.flatMap((one) => (one.canonical === canonical ? [one.reason] : [])), branch: null },
  }));
}

/** Standing orders and replies of this seat of which nothing came but that the desk passed them over: of the others their fates tell it. */
function skippedOf(answers: readonly Answer[], role: Role, seat: string): Telling<unknown>['skipped'] {
  const stood = new Set(stoodIn(answers, role, seat).map(({ canonical }) => canonical));
  return passedOver(answers, role, seat).filter(({ canonical }) => !stood.has(canonical));
}

/** Standing orders and replies of this seat that the desk passed over. What became of its other orders, its fates say. */
function passedOver(answers: readonly Answer[], role: Role, seat: string): Telling<unknown>['skipped'] {
  const skipped = answers.filter((answer) => answer.role === role).flatMap((answer) => answer.skipped ?? []);
  return skipped.flatMap((passed) => {
    const { seat: owner, id } = seatOfOrder(passed.order);
    const isOwn = owner === null || owner === seat;
    return isOwn && !id.startsWith('o') ? [{ ...passed, order: id }] : [];
  });
}

/** The role a seat reads as. */
export function roleOf(game: AnyGame, chronicle: Chronicle, seat: string): Role {
  const held = chronicle.seats.find((one) => one.id === seat);
  if (held === undefined) throw new RecordBroken('no-such-seat', { seat });
  return readingRole(game, held);
}

/** The seat as the scenario names it, in whichever setting of seats it stands. */
export function seatSheet(game: AnyGame, seat: string): SeatSheet | undefined {
  return (game.seatings ?? [game.seats]).flat().find((known) => known.id === seat);
}

/** A role by the name of the seat that plays it and nothing else; no name for what is none. */
function roleNamed(game: AnyGame, role: string, language: Language): { name?: string } {
  const sheets = (game.seatings ?? [game.seats]).flat();
  const seat = sheets.find(({ roles }) => roles.length === 1 && roles[0] === role);
  return seat ? { name: inLanguage(seat.name, language) } : {};
}

export function seatName(game: AnyGame, seat: string, language: Language): string {
  const known = seatSheet(game, seat);
  return known ? inLanguage(known.name, language) : seat;
}
