/** Every order of a seat's locked books with its one fate: what the rules and the desk said of it, made one. */
import type { Address, AnyGame, Order, OrderFate, Reason, Settled } from '../engine/contract.ts';
import { isOfSome, isUnmet, unmet } from '../engine/fates.ts';
import type { LockedBook } from '../engine/journal.ts';
import { mayAnswer } from '../orders/desk.ts';
import { lexiconOf, termsOf } from '../orders/lexicon.ts';
import { withoutReplaced } from '../orders/subject.ts';
import { toldAnswer } from '../orders/witness.ts';
import { standsThrough } from './calls.ts';
import { rolesOf, seatOfOrder, wholeOf } from './joint.ts';
import type { TurnRecord } from './record.ts';
import { callsOfVerb, splitBook } from './split-book.ts';

/** The turn after a closed one as far as it has come; `unasked`: why nothing there asked for an order. */
export interface Opening extends Pick<TurnRecord, 'lock' | 'answers'> {
  readonly unasked?: (order: Order) => Reason | null;
}

/**
 * Orders of no book have no fate; before the close of a turn those have none that a later call will take up. `next`: the
 * turn after a closed one, whose opening reads the orders that look ahead; without one nothing does.
 */
export function fatesOf(
  game: AnyGame,
  locks: TurnRecord['locks'],
  settled: readonly Settled[],
  seat: string,
  isClosed: boolean,
  next: Opening | null = null,
): readonly OrderFate[] {
  const books = booksOf(game, locks, seat);
  const looksAhead = new Set(game.verbs.filter(({ ahead }) => ahead).map(({ id }) => id));
  return books.flatMap(({ book, kept }, n) => {
    const roles = new Set(rolesOf(game, book).flatMap((role) => [role, wholeOf(game, role)]));
    const later = new Set(books.slice(n + 1).flatMap((next) => next.book.orders.map(({ canonical }) => canonical)));
    const isLast = n === books.length - 1;
    return book.orders.flatMap((order): OrderFate[] => {
      const { canonical } = order;
      const nth = sameIn(book, order).indexOf(order);
      // It stands in the next book of the turn too: told there.
      if (later.has(canonical)) return [];
      const isKept = kept?.includes(order) ?? false;
      const isReplaced = !isLast && (kept === null || isKept || standsThrough(game, order));
      const said = books
        .slice(0, n + 1)
        .flatMap((one) => saidOf(settled, one, seat, roles, order, nth))
        .filter(({ lock }) => isLast || !isKept || lock !== books[n]?.lock);
      const fate = made(canonical, said);
      // What was left out of a later book was not overtaken by the turn's end; what a moment found unmet it had come to.
      if (fate !== null && !(isReplaced && fate.kind === 'unreached' && !fate.reasons.some(isUnmet))) return [fate];
      if (!isClosed && isKept && isLast) return [];
      if (isReplaced) return [unreached(canonical, replaced(game, order, books[n + 1]?.book.orders ?? []))];
      if (!isClosed) return [{ ...unreached(canonical, pending(game, order)), verb: order.verb, kind: 'waiting' }];
      if (next && looksAhead.has(order.verb)) return [openedWith(game, next, order, seat, roles)];
      return [unreached(canonical, isKept ? uncalled(game, order) : NEVER)];
    });
  });
}

/** What the opening of the next turn made of an order that looked ahead to it, as far as it has come. */
function openedWith(
  game: AnyGame,
  { lock, answers, unasked = () => null }: Opening,
  order: Order,
  seat: string,
  roles: ReadonlySet<string>,
): OrderFate {
  const { canonical, verb, when } = order;
  if (!lock) return { ...unreached(canonical, AHEAD), verb, kind: 'waiting' };
  const isIt = (one: { id: string; canonical: string }): boolean => {
    const { seat: owner, id } = seatOfOrder(one.id);
    return one.canonical === canonical && !id.startsWith('s') && (owner ?? seat) === seat;
  };
  const asked = [...answers.values()].filter(({ role }) => roles.has(role));
  const answered = asked.filter(({ order: by, others = [] }) => by && [by, ...others].some(isIt));
  if (answered.length > 0) {
    const reasons = answered.map(({ kind, answer }) => ({
      code: 'answered',
      facts: { question: kind, ...toldAnswer(answer) },
    }));
    return { ...unreached(canonical, AHEAD), kind: 'done', reasons: each(reasons) };
  }
  const passed = asked.flatMap(({ skipped = [] }) => skipped.filter((one) => isIt({ ...one, id: one.order })));
  if (passed.length > 0)
    return { ...unreached(canonical, AHEAD), kind: 'failed', reasons: each(passed.map(({ reason }) => reason)) };
  // Its words were asked for, and its condition did not let it speak.
  if (when && asked.some(({ kind }) => mayAnswer(game, order, kind))) return unreached(canonical, unmet({}));
  return unreached(canonical, unasked(order) ?? NOT_CALLED);
}

/** The orders of a book that have one text. */
const sameIn = ({ orders }: FilledBook, { canonical }: Order): readonly Order[] =>
  orders.filter((one) => one.canonical === canonical);

/** What was said of an order under its id in one of the books it stood in; of several with its text, as the `nth` of them. */
function saidOf(
  settled: readonly Settled[],
  { lock, book }: SeatBook,
  seat: string,
  roles: ReadonlySet<string>,
  order: Order,
  nth: number,
): readonly Settled[] {
  const same = sameIn(book, order);
  const { id } = same[nth] ?? same.at(-1) ?? {};
  return settled.filter(
    (one) => one.lock === lock && roles.has(one.role) && (one.order === id || one.order === `${seat}/${id}`),
  );
}

/** The books a seat's orders were locked in, first first. A lock may stand at several addresses. */
function booksOf(game: AnyGame, locks: TurnRecord['locks'], seat: string): SeatBook[] {
  const seen = new Set<readonly LockedBook[]>();
  return [...locks].flatMap(([lock, { books, serves }]) => {
    if (seen.has(books)) return [];
    seen.add(books);
    const book = books.find((one) => one.seat === seat);
    if (!book || !isFilled(book)) return [];
    return [{ lock, book, kept: serves ? splitBook(game, serves, book.orders).later : null }];
  });
}

interface SeatBook {
  lock: Address;
  book: FilledBook;
  /** What of it waits for a later call; null where the next book takes the place of all. */
  kept: readonly Order[] | null;
}

type FilledBook = LockedBook & { orders: NonNullable<LockedBook['orders']> };

const isFilled = (book: LockedBook): book is FilledBook => book.orders !== null;

/**
 * Done before failed before overtaken before not reached; beside what was done stands what was not, and beside what was
 * overtaken who could not take part anyhow. Where the rules had an order in hand their word counts, and what its words answered
 * on the way is no fate of its own.
 */
function made(canonical: string, said: readonly Settled[]): OrderFate | null {
  const ruled = said.filter(({ by, fate }) => by === 'rules' && fate.kind !== 'unreached');
  const heard = ruled.length > 0 ? ruled : said;
  const failed = ruled.filter(({ fate }) => fate.kind === 'failed');
  const isInPart = failed.flatMap(reasonOf).every(isOfSome) && ruled.some(({ fate }) => fate.kind === 'overtaken');
  for (const kind of isInPart ? STOOD : ALL) {
    const of = heard.filter(({ fate }) => fate.kind === kind);
    const [first] = of;
    if (first === undefined) continue;
    // What was wanting when its condition held says more than a time when it did not.
    const given = of.flatMap(reasonOf);
    const wanting = given.filter((reason) => !isUnmet(reason));
    const reasons = wanting.length > 0 ? wanting : given;
    const but = kind === 'done' || (isInPart && kind === 'overtaken') ? failuresIn(said) : [];
    const short = of.filter(({ fate }) => fate.kind === 'done' && fate.short === true);
    const told = { canonical, kind, reasons: each(reasons), but: each(but), branch: first.branch };
    const instead = of.flatMap(({ fate }) => (fate.kind !== 'done' && fate.instead ? [fate.instead] : []));
    return {
      ...told,
      ...(short.length > 0 && { short: each(short.flatMap(reasonOf)) }),
      ...(instead.length > 0 && { instead: each(instead) }),
    };
  }
  return null;
}

const ALL = ['done', 'failed', 'overtaken', 'unreached'] as const;
/** Of a line that stood without some of those it names until the rules overtook it. */
const STOOD = ['done', 'overtaken', 'failed', 'unreached'] as const;

const reasonOf = ({ fate }: Settled): readonly Reason[] => [(fate.kind === 'done' ? fate.came : fate.why) ?? []].flat();

/** What was not done, or what was in its place; what the rules say of it tells more than that an answer was none of those possible. */
function failuresIn(said: readonly Settled[]): readonly Reason[] {
  const failed = said.flatMap(({ by, fate }) =>
    fate.kind === 'failed' ? [{ by, why: fate.instead ?? fate.why }] : [],
  );
  const isRuled = failed.some(({ by }) => by === 'rules');
  return failed.flatMap(({ by, why }) =>
    isRuled && by === 'question' && why.code === 'answer-not-possible' ? [] : [why],
  );
}

/** Each reason once; a bare one not beside the same with facts. */
function each(reasons: readonly Reason[]): readonly Reason[] {
  const key = ({ code, facts }: Reason): string => `${code} ${JSON.stringify(facts)}`;
  const isBare = ({ facts }: Reason): boolean => Object.keys(facts).length === 0;
  const told = new Set(reasons.filter((reason) => !isBare(reason)).map(({ code }) => code));
  const full = reasons.filter((reason) => !isBare(reason) || !told.has(reason.code));
  return [...new Map(full.map((reason) => [key(reason), reason])).values()];
}

function unreached(canonical: string, reason: Reason): OrderFate {
  return { canonical, kind: 'unreached', reasons: [reason], but: [], branch: null };
}

/** What comes at a moment of its own, in a minor call, is told when that is. */
function pending({ verbs, minorCalls = [] }: AnyGame, order: Order): Reason {
  const verb = verbs.find(({ id }) => id === order.verb);
  const [call = ''] = verb?.calls ?? [];
  const facts = { ...(verb?.ahead && { ahead: true }), ...(minorCalls.includes(call) && { moment: call }) };
  return { code: 'still-to-come', facts };
}

/** By the line of a later book that is about the same, where one is. */
function replaced({ verbs, terms }: AnyGame, order: Order, later: readonly Order[]): Reason {
  const [lexicon, known] = [lexiconOf(verbs), termsOf(terms)];
  const by = later.find((one) => withoutReplaced([order], one, lexicon, known)[0] !== order);
  return by ? { code: 'replaced', facts: { order: by.canonical } } : REPLACED;
}

/** It was kept for a call that never came to this seat. */
function uncalled(game: AnyGame, { verb }: Order): Reason {
  const [call = ''] = callsOfVerb(game, verb);
  return { code: 'call-never-came', facts: { call } };
}

const AHEAD: Reason = { code: 'looks-ahead', facts: {} };
const NOT_CALLED: Reason = { code: 'not-called-ahead', facts: {} };
const NEVER: Reason = { code: 'never-asked', facts: {} };
const REPLACED: Reason = { code: 'later-book', facts: {} };
