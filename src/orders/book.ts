/** What a mail means for the book: replace, amend, cancel, check; which lines count, and how a wrong one is mended. */
import type { Diagnostic, Json, Order, Reason, Span } from '../engine/contract.ts';
import { callFor } from './calls.ts';
import { type Lexicon, lexiconOf, type Terms, termsOf } from './lexicon.ts';
import { cut } from './lines.ts';
import { readOrders } from './read.ts';
import { unknownSetting, type Zones } from './settings.ts';
import { CANONICAL } from './speech.ts';
import { subjectOf, withoutCancelled, withoutReplaced, withoutSaidAgain } from './subject.ts';
import type { Act, Grammar, Ignored, Reading, ReadLine, ReadOrder } from './types.ts';
import { spokenIn } from './write.ts';

/** What a seat has on file for the open call. `orders` null: no book yet. */
export interface OnFile {
  readonly orders: readonly Order[] | null;
  readonly standing: readonly Order[];
  readonly ready: boolean;
  /** READY was said beside an error, and counts with the next mail that has none. */
  readonly readyKept?: boolean;
}

/** What is asked of the seat now. */
export interface Due {
  /** Names by which a header may call the game and the seat: `savannah-7`; `british`. */
  readonly games: readonly string[];
  readonly seats: readonly string[];
  /** Number of the turn as printed, and the calls that this book will serve, the open one first. */
  readonly turn: number;
  readonly calls: readonly string[];
  /** Calls of this turn that are still to come: orders for them are kept. */
  readonly later: readonly string[];
  /** Calls that come no more in this turn, and why. */
  readonly passed?: ReadonlyMap<string, Reason>;
  /** Turn of the report this mail answers, when its address or references tell. */
  readonly answersTurn?: number;
  /** Call that the letter asked for which this mail answers: `movement`. */
  readonly answersCall?: string;
  /** Nothing is due from the seat now: READY says nothing of a call to come. */
  readonly isIdle?: boolean;
  /** It answers the letter of a choice that is closed, while another is open. */
  readonly isForAnother?: boolean;
}

/**
 * What is said of each order of a book and of the standing orders beside it. With an error an order is not carried out;
 * it answers nothing either, so that a book is rehearsed again without it.
 */
export type Rehearse = (orders: readonly Order[], standing: readonly Order[]) => Verdicts;
export type Verdicts = (order: Order) => readonly Diagnostic[];

/** Where nobody can say what orders would come to. */
export const unrehearsed: Rehearse = () => () => [];

export interface Drafting {
  /** Time zones a TIMEZONE may name; without them none is looked up. */
  readonly zones?: Zones | undefined;
  readonly grammar: Grammar;
  readonly due: Due;
  readonly rehearse: Rehearse;
  /** The mail has more that may be orders and was not read: an edited form in old text. */
  readonly unread?: boolean;
  /** The refusal of an older turn is lifted: its lines are tried, or taken as if sent now. */
  readonly anyTurn?: boolean;
}

/** A line of the mail and what becomes of it. */
export interface DraftedLine {
  line: number;
  column: number;
  source: string;
  /** `kept`: for a later call of the turn, which `keptFor` names. */
  outcome: 'accepted' | 'kept' | 'error' | 'asked' | 'ignored' | 'replaced';
  keptFor: string | null;
  ignored: Ignored | null;
  /** A later line about the same units or place, which took this one's place or, where `rest` says what is left, a part of it. */
  by: { line: number; rest: Order | null } | null;
  order: Order | null;
  standing: boolean;
  /** The player's words, when they say it otherwise than the canonical text. */
  written: string | null;
  act: Act | null;
  diagnostics: readonly Diagnostic[];
}

/** An order of the earlier book that is no longer in force as it was. */
export interface Gone {
  order: Order;
  standing: boolean;
  /** Line of the mail that says otherwise; null where the mail only does not repeat it. */
  by: number | null;
  /** Line of the mail that says so again and was not taken for an error in it; null for none. */
  wrong: number | null;
  /** It was taken out by CANCEL. */
  cancelled: boolean;
  /** What of it stays: the units nobody named. */
  rest: Order | null;
}

/** An order of the book as it stands after the mail. */
export interface InForce {
  order: Order;
  /** The later call it waits for; null where it is for the open one. */
  keptFor: string | null;
  /** Line of the mail it came in; null for one that was on file. */
  line: number | null;
  /** What it will come to, and what is worth knowing. */
  notes: readonly Diagnostic[];
}

export interface Drafted {
  verdict: 'counts' | 'nothing' | 'checked';
  /** Why nothing of the mail is taken: another game, an older report; null when it is read. */
  refusal: Diagnostic | null;
  book: 'replaced' | 'amended' | 'withdrawn' | 'kept';
  orders: readonly Order[] | null;
  standing: readonly Order[];
  ready: boolean;
  /** READY was said, and counts with the next mail that has no error. */
  readyKept: boolean;
  lines: readonly DraftedLine[];
  gone: readonly Gone[];
  /** Orders the mail did not repeat that are legal beside the new book. */
  regain: readonly Order[];
  inForce: readonly InForce[];
  /** Ids of standing orders that are new or changed. */
  news: readonly string[];
  /** The first wrong line that can be mended, mended; null when there is none. */
  mend: Order | null;
  /** Has the mail any line that was meant for the book? */
  ordered: boolean;
}

/** Replacements tried on one line before its mending is given up. */
const MENDINGS = 3;

/** What a draft becomes as its lines are taken in. */
interface Working {
  orders: readonly Order[];
  standing: readonly Order[];
  /** Lines of this mail, by the orders they put in. */
  readonly lineOf: Map<Order, DraftedLine>;
  ready: boolean | null;
  accepted: number;
  /** Calls that the accepted orders are for. */
  readonly taken: Set<string | null>;
  /** Has anything been cancelled, and any order of the book itself? */
  cancelled: boolean;
  withdrawn: boolean;
  news: string[];
}

/** The working copy of a draft. */
interface Draft extends Drafting, Working {
  readonly lexicon: Lexicon;
  readonly terms: Terms;
  readonly amends: boolean;
  /** Nothing of the mail is taken, whatever its lines are. */
  readonly isRefused: boolean;
  /** Calls that lines of this mail are for: what is on file for them gives way. */
  readonly ordered: ReadonlySet<string | null>;
}

/** Lines that are not carried out as they stand, and why. */
type Refused = ReadonlyMap<ReadLine, readonly Diagnostic[]>;

/** What becomes of the book when this mail is taken. Pure; errors change nothing. */
export function draftBook(reading: Reading, onFile: OnFile, judging: Drafting): Drafted {
  const drafting = { ...judging, rehearse: inSpeech(judging) };
  const { grammar, due } = drafting;
  const isMeant = reading.lines.some(
    ({ read, act, ignored }) => read || isForTheBook(act ?? null) || !(act || ignored),
  );
  const refusal = isMeant || due.isForAnother ? refusalOf(reading, drafting) : null;
  const acts = new Set(reading.acts.map((act) => act.verb));
  const amends = acts.has('amend') || !reading.lines.some((line) => line.read && !line.read.standing);
  const lexicon = lexiconOf(grammar.verbs);
  const ordered = new Set(
    reading.lines.flatMap(({ read }) => (read && !read.standing ? [callOf(read.order, lexicon, due)] : [])),
  );
  const from: Omit<Draft, keyof Working> = {
    ...drafting,
    lexicon,
    terms: termsOf(grammar.terms),
    amends,
    isRefused: refusal !== null,
    ordered,
  };
  const { draft, lines, verdicts } = rehearsed(from, reading, onFile);
  const isForBook = lines.some((line) => line.order !== null || line.outcome === 'error' || isForTheBook(line.act));
  const isWhole = !drafting.unread && !lines.some(({ outcome }) => outcome === 'error');
  const ready = readiness(draft, onFile, isWhole);
  const counts = draft.accepted > 0 || draft.cancelled || ready !== null || draft.news.length > 0;
  const mend = refusal === null ? mendingOf(draft, lines) : null;
  if (refusal !== null || acts.has('check') || !counts) {
    const verdict = refusal === null && acts.has('check') ? 'checked' : 'nothing';
    const { readyKept = false } = onFile;
    const unchanged = { ...draft, lineOf: new Map<Order, DraftedLine>() };
    const onFileNow = onFile.orders ?? [];
    const inForce = forceOf(unchanged, onFileNow, drafting.rehearse(onFileNow, onFile.standing));
    return {
      ...onFile,
      verdict,
      refusal,
      book: 'kept',
      readyKept,
      lines,
      gone: [],
      regain: [],
      inForce,
      news: [],
      mend,
      ordered: isForBook,
    };
  }
  const touched = draft.accepted > 0 || draft.withdrawn;
  const inForce = forceOf(draft, touched ? draft.orders : (onFile.orders ?? []), verdicts);
  const orders = touched ? draft.orders.map((order, index) => ({ ...order, id: `o${index + 1}` })) : onFile.orders;
  const withdrawn = draft.withdrawn && draft.orders.length === 0;
  const replaced = draft.accepted > 0 && !draft.amends;
  const gone = goneFrom(draft, lines, onFile, touched);
  // A new book asks for the rest of the time again, unless it says READY itself.
  const isReady = ready === 'ready' || (ready === null && !touched && onFile.ready);
  return {
    verdict: 'counts',
    refusal: null,
    book: !touched ? 'kept' : withdrawn ? 'withdrawn' : replaced ? 'replaced' : 'amended',
    orders: ordersOf(withdrawn ? null : orders, isReady && due.calls.length > 0, ready === 'unready'),
    standing: draft.standing,
    ready: isReady,
    readyKept: ready === 'kept' || (ready === null && onFile.readyKept === true && !isWhole),
    lines,
    gone,
    regain: regainOf(draft, gone),
    inForce,
    news: draft.news,
    mend,
    ordered: isForBook,
  };
}

/** Verdicts that name verbs and other orders of the book in the writer's words. */
function inSpeech({ grammar, rehearse }: Pick<Drafting, 'grammar' | 'rehearse'>): Rehearse {
  const { speech = CANONICAL } = grammar;
  if (speech === CANONICAL) return rehearse;
  const { byId } = lexiconOf(grammar.verbs);
  return (orders, standing) => {
    const verdicts = rehearse(orders, standing);
    const texts = new Map([...orders, ...standing].map((one) => [one.canonical, spokenIn(grammar, one)]));
    const told = (name: string, value: Json): Json => {
      if (typeof value !== 'string') return value;
      if (name === 'order') return texts.get(value) ?? value;
      const verb = name === 'verb' ? byId.get(value) : undefined;
      return verb ? speech.verb(verb) : value;
    };
    return (order) =>
      verdicts(order).map((one) => ({
        ...one,
        facts: Object.fromEntries(Object.entries(one.facts).map(([name, value]) => [name, told(name, value)])),
      }));
  };
}

/** The book that a mail makes of its lines, rehearsed whole, and again without those that are not carried out. */
function rehearsed(
  from: Omit<Draft, keyof Working>,
  reading: Reading,
  onFile: OnFile,
): { draft: Draft; lines: readonly DraftedLine[]; verdicts: Verdicts } {
  const wrong = new Map<ReadLine, readonly Diagnostic[]>();
  for (;;) {
    const { draft, lines } = assembled(from, reading, onFile, wrong);
    if (from.isRefused) return { draft, lines, verdicts: () => [] };
    const verdicts = from.rehearse(draft.orders, draft.standing);
    const refused = wrong.size;
    for (const [index, read] of reading.lines.entries()) {
      const line = lines[index];
      if (!read.read || !line?.order || (line.outcome !== 'accepted' && line.outcome !== 'kept')) continue;
      const found = placed(draft, read.read, verdicts(line.by?.rest ?? line.order));
      line.diagnostics = [...line.diagnostics, ...found];
      if (found.some(isError)) wrong.set(read, found);
    }
    if (wrong.size > refused) continue;
    for (const [index, read] of reading.lines.entries()) {
      const line = lines[index];
      if (line?.outcome === 'error' && !read.read) line.diagnostics = [...line.diagnostics, ...trialOf(draft, read)];
    }
    return { draft, lines, verdicts };
  }
}

/** The book as the lines make it, but for those that were refused. */
function assembled(
  from: Omit<Draft, keyof Working>,
  reading: Reading,
  onFile: OnFile,
  wrong: Refused,
): { draft: Draft; lines: readonly DraftedLine[] } {
  const { amends, ordered, lexicon, due } = from;
  const draft: Draft = {
    ...from,
    orders: (onFile.orders ?? []).filter((order) => amends || !ordered.has(callOf(order, lexicon, due))),
    standing: onFile.standing,
    lineOf: new Map(),
    ready: null,
    accepted: 0,
    taken: new Set(),
    cancelled: false,
    withdrawn: false,
    news: [],
  };
  const lines = reading.lines.map((line) => draftLine(draft, line, wrong));
  // Where every line for a call was wrong, what was on file for it stays.
  const spared = (onFile.orders ?? []).filter((order) => {
    const call = callOf(order, lexicon, due);
    return !amends && ordered.has(call) && !draft.taken.has(call);
  });
  draft.orders = [...spared, ...draft.orders];
  return { draft, lines };
}

/** What the mail says of being ready; READY beside an error is kept, and one that was kept counts with a mail that has none. */
function readiness(draft: Draft, onFile: OnFile, isWhole: boolean): 'ready' | 'unready' | 'kept' | null {
  if (draft.ready === false) return 'unready';
  const changes = draft.accepted > 0 || draft.cancelled || draft.news.length > 0;
  if (draft.ready === true && draft.due.isIdle) return null;
  if (draft.ready === true) return isWhole ? 'ready' : onFile.ready && !changes ? null : 'kept';
  return onFile.readyKept === true && changes && isWhole ? 'ready' : null;
}

/** Who is ready without an order has an empty book, so that nobody moves his units for him; UNREADY takes it back. */
function ordersOf(orders: readonly Order[] | null, isReady: boolean, isUnready: boolean): readonly Order[] | null {
  if (isReady) return orders ?? [];
  return isUnready && orders?.length === 0 ? null : orders;
}

/** The orders of a book with what they come to. */
function forceOf(draft: Draft, orders: readonly Order[], verdicts: Verdicts): InForce[] {
  return orders.map((order) => {
    const call = callOf(order, draft.lexicon, draft.due);
    const keptFor = call === draft.due.calls[0] ? null : call;
    return { order, keptFor, line: draft.lineOf.get(order)?.line ?? null, notes: verdicts(order) };
  });
}

/** What of the earlier books is no longer in force as it was, and which line says otherwise. */
function goneFrom(draft: Draft, written: readonly DraftedLine[], onFile: OnFile, touched: boolean): Gone[] {
  const lines = [...draft.lineOf];
  const wrongLine = (order: Order, standing: boolean): number | null =>
    written.find(
      (line) =>
        line.outcome === 'error' &&
        line.order !== null &&
        line.standing === standing &&
        (line.order.canonical === order.canonical || standsFor(draft, line.order, order, standing)),
    )?.line ?? null;
  const wholly = (order: Order, standing: boolean): Gone => {
    const isSame = (line: DraftedLine) => line.standing === standing;
    const by = lines.find(([other, line]) => isSame(line) && standsFor(draft, other, order, standing));
    const rest = by && !standing ? withoutReplaced([order], by[0], draft.lexicon, draft.terms)[0] : undefined;
    const isLeft = rest !== undefined && draft.orders.some(({ canonical }) => canonical === rest.canonical);
    const cancelled = !by && draft.cancelled && (standing || draft.amends);
    const wrong = by || cancelled ? null : wrongLine(order, standing);
    return { order, standing, by: by?.[1].line ?? null, wrong, cancelled, rest: isLeft ? rest : null };
  };
  const now = new Set(draft.orders.map(({ canonical }) => canonical));
  const before = touched ? (onFile.orders ?? []) : [];
  const standing = new Set(draft.standing.map(({ canonical }) => canonical));
  return [
    ...before.filter(({ canonical }) => !now.has(canonical)).map((order) => wholly(order, false)),
    ...onFile.standing.filter(({ canonical }) => !standing.has(canonical)).map((order) => wholly(order, true)),
  ];
}

/** Whether an order speaks of what an earlier one did. */
function standsFor({ lexicon, terms }: Draft, order: Order, old: Order, standing: boolean): boolean {
  if (standing) return subjectOf(order, lexicon, terms) === subjectOf(old, lexicon, terms);
  return withoutReplaced([old], order, lexicon, terms)[0] !== old;
}

/** The orders a mail did not repeat; only what can be carried out beside the new book. */
function regainOf(draft: Draft, gone: readonly Gone[]): readonly Order[] {
  const book = [...draft.orders];
  for (const { order, standing, by, cancelled } of gone) {
    if (standing || by !== null || cancelled) continue;
    const left = withoutReplaced(book, order, draft.lexicon, draft.terms);
    const isNew = left.length === book.length && left.every((old, index) => old === book[index]);
    if (isNew) book.push(order);
  }
  const back = book.slice(draft.orders.length);
  if (back.length === 0) return [];
  const verdicts = draft.rehearse(book, draft.standing);
  return back.filter((order) => !verdicts(order).some(isError));
}

function isForTheBook(act: Act | null): boolean {
  return act !== null && ['amend', 'cancel', 'check', 'ready', 'unready', 'same', 'yes'].includes(act.verb);
}

/** Why a mail cannot be meant for what is open. */
function refusalOf(reading: Reading, { grammar, due, anyTurn = false }: Drafting): Diagnostic | null {
  if (anyTurn) return null;
  const { header } = reading;
  const said =
    reading.acts.find((act) => act.verb === 'turn') ??
    reading.acts.find((act) => act.verb === 'yes' && act.numbers[0] === due.turn);
  const turn = said?.numbers[0] ?? header?.turn ?? null;
  const line = said?.line ?? header?.line ?? 1;
  const refuse = (code: string, facts: Readonly<Record<string, Json>>): Diagnostic => {
    const source = reading.lines.find((each) => each.line === line)?.source ?? '';
    return { severity: 'error', code, facts, span: { line, column: 1, length: source.length, source } };
  };
  if (header?.game && !due.games.some((game) => game.toLowerCase() === header.game)) {
    return refuse('other-game', { given: header.game, expected: due.games[0] ?? '' });
  }
  if (header?.seat && !due.seats.some((seat) => seat.toLowerCase() === header.seat)) {
    return refuse('other-seat', { given: header.seat, expected: due.seats[0] ?? '' });
  }
  if (turn !== null && turn !== due.turn) return refuse('wrong-turn', { given: turn, open: due.turn });
  if (header?.call && !due.calls.includes(header.call)) {
    return refuse('other-call', { call: header.call, open: due.calls[0] ?? '' });
  }
  if (turn === null && due.answersTurn !== undefined && due.answersTurn < due.turn) {
    return refuse('old-report', { given: due.answersTurn, open: due.turn });
  }
  if (due.isForAnother && said === undefined) return refuse('old-choice', {});
  const call = said === undefined && !header ? closedCall(reading, grammar, due) : null;
  return call === null ? null : refuse('old-call', { call, open: due.calls[0] ?? '' });
}

/** The closed call of this turn that a mail answers; null where any line of it is for the open one: the others are errors of their own. */
function closedCall({ lines, acts }: Reading, grammar: Grammar, due: Due): string | null {
  const { answersCall, answersTurn, calls } = due;
  if (answersCall === undefined || answersTurn !== due.turn || calls.length === 0 || calls.includes(answersCall))
    return null;
  const lexicon = lexiconOf(grammar.verbs);
  const verbs = lines.flatMap(({ read }) =>
    read && !read.standing ? [lexicon.byId.get(read.order.verb)?.verb.calls ?? []] : [],
  );
  // To take READY back harms nothing, whatever letter it answers.
  if (acts.some(({ verb }) => verb === 'unready')) return null;
  if (verbs.length === 0 && !acts.some(({ verb }) => verb === 'ready')) return null;
  return verbs.some(([home]) => home !== undefined && calls.includes(home)) ? null : answersCall;
}

/** What a line of a mail becomes where `wrong` are the lines that a rehearsal has refused. */
function draftLine(draft: Draft, line: ReadLine, wrong: Refused): DraftedLine {
  const drafted: DraftedLine = {
    line: line.line,
    column: line.column,
    source: line.source,
    outcome: line.ignored ? 'ignored' : 'error',
    keptFor: null,
    ignored: line.ignored ?? null,
    by: null,
    order: null,
    standing: line.read?.standing ?? false,
    written: null,
    act: line.act ?? null,
    diagnostics: line.diagnostics,
  };
  if (line.act) {
    const unknown = unknownSetting(line.act, line, draft.zones);
    if (unknown.length > 0) return { ...drafted, diagnostics: unknown };
    drafted.outcome = 'asked';
    if (!draft.isRefused) drafted.diagnostics = [...line.diagnostics, ...perform(draft, line, line.act)];
  } else if (line.read) {
    const { order, standing } = line.read;
    drafted.order = order;
    const call = callOf(order, draft.lexicon, draft.due);
    const found = wrong.get(line) ?? (standing ? [] : closedIn(draft, line.read));
    // What an order would have done is no matter where it is not taken.
    const isTaken = !found.some(isError);
    drafted.diagnostics = [...line.diagnostics.filter(({ code }) => isTaken || code !== 'holders-go-too'), ...found];
    if (!isTaken) return drafted;
    drafted.keptFor = !standing && call !== draft.due.calls[0] ? call : null;
    drafted.outcome = drafted.keptFor === null ? 'accepted' : 'kept';
    drafted.written = differs(line.source, order.canonical) ? line.source.trim() : null;
    if (!draft.isRefused) take(draft, line.read, drafted);
  }
  return drafted;
}

/** Adds an accepted order to the book or to the standing orders; earlier lines of the mail about the same give way. */
function take(draft: Draft, read: ReadOrder, line: DraftedLine): void {
  if (!read.standing) {
    const said = draft.orders.findIndex((old) => isSaid(draft, old, read.order));
    if (said >= 0) {
      repeat(draft, read, line, said);
      return;
    }
    const base = besides(draft, read.order);
    for (const [index, old] of draft.orders.entries()) {
      const left = base[index] ?? null;
      const earlier = draft.lineOf.get(old);
      if (!earlier || left === old) continue;
      giveWay(earlier, line, left);
      if (left) draft.lineOf.set(left, earlier);
    }
    const kept = base.filter((order) => order !== null);
    line.order = { ...read.order, id: `o${kept.length + 1}` };
    draft.orders = [...kept, line.order];
    draft.lineOf.set(line.order, line);
    draft.accepted++;
    draft.taken.add(callOf(line.order, draft.lexicon, draft.due));
    return;
  }
  const subject = subjectOf(read.order, draft.lexicon, draft.terms);
  const old = draft.standing.find((order) => subjectOf(order, draft.lexicon, draft.terms) === subject);
  const earlier = old && draft.lineOf.get(old);
  if (earlier) giveWay(earlier, line, null);
  const order = { ...read.order, id: old?.id ?? nextStanding(draft.standing) };
  line.order = order;
  draft.lineOf.set(order, line);
  // The latest stands last: among standing orders that apply, the desk takes the latest.
  draft.standing = [...draft.standing.filter((standing) => standing !== old), order];
  if (!draft.news.includes(order.id)) draft.news.push(order.id);
}

/** Does the book say this already: on file, or in a line of the mail behind which nobody of it was sent any further? */
function isSaid(draft: Draft, old: Order, order: Order): boolean {
  if (old.canonical !== order.canonical) return false;
  if (!draft.lineOf.has(old)) return true;
  const { lexicon, terms } = draft;
  if (lexicon.byId.get(order.verb)?.verb.goesOn !== true) return false;
  const later = draft.orders.slice(draft.orders.indexOf(old) + 1);
  return later.every((next) => withoutReplaced([next], order, lexicon, terms)[0] === next);
}

/** What the book says already keeps its place in it, and its writer is told that it counts once. */
function repeat(draft: Draft, { order, spans }: ReadOrder, line: DraftedLine, at: number): void {
  const earlier = draft.lineOf.get(draft.orders[at] as Order);
  if (earlier) giveWay(earlier, line, null);
  line.order = { ...order, id: `o${at + 1}` };
  draft.orders = draft.orders.with(at, line.order);
  draft.lineOf.set(line.order, line);
  draft.accepted++;
  draft.taken.add(callOf(line.order, draft.lexicon, draft.due));
  const told: Diagnostic = { severity: 'warning', code: 'said-already', facts: {} };
  line.diagnostics = [...line.diagnostics, { ...told, ...spanFor(told, order, spans) }];
}

function giveWay(earlier: DraftedLine, line: DraftedLine, left: Order | null): void {
  earlier.by = { line: line.line, rest: left };
  if (left === null) earlier.outcome = 'replaced';
}

/** The book as it is beside an order: what the order replaces is null, what loses some of its units is smaller. */
function besides(draft: Draft, order: Order): (Order | null)[] {
  const { lexicon, terms } = draft;
  return draft.orders.map((old) => {
    const without = draft.lineOf.has(old) ? withoutSaidAgain : withoutReplaced;
    return without([old], order, lexicon, terms)[0] ?? null;
  });
}

function nextStanding(standing: readonly Order[]): string {
  let last = 0;
  for (const order of standing) last = Math.max(last, Number(order.id.slice(1)) || 0);
  return `s${last + 1}`;
}

/** READY, UNREADY and CANCEL act on the book; everything else is for others to answer. */
function perform(draft: Draft, line: ReadLine, act: Act): readonly Diagnostic[] {
  if (act.verb === 'ready') draft.ready = true;
  if (act.verb === 'unready') draft.ready = false;
  if (!act.cancels) return [];
  const { ids } = act.cancels;
  const standing = act.cancels.standing || (ids.length > 0 && ids.every((id) => id.startsWith('s')));
  const before = standing ? draft.standing : draft.orders;
  const after = withoutCancelled(before, act.cancels, draft.lexicon);
  if (after.length === before.length && after.every((order, index) => order === before[index])) {
    const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
    return [{ severity: 'warning', code: 'nothing-to-cancel', facts: { standing }, span }];
  }
  if (standing) draft.standing = after;
  else {
    draft.orders = after;
    draft.withdrawn = true;
  }
  draft.cancelled = true;
  return [];
}

/** What a rehearsal says of an order as it was read, with the places in the line it speaks of. */
function placed(
  draft: Draft,
  { order, standing, spans }: ReadOrder,
  said: readonly Diagnostic[],
): readonly Diagnostic[] {
  const call = callOf(order, draft.lexicon, draft.due);
  const advice = standing || order.when !== undefined || call !== draft.due.calls[0];
  return said.map((diagnostic) => {
    const found = diagnostic.span ? diagnostic : { ...diagnostic, ...spanFor(diagnostic, order, spans) };
    // What waits for its moment may be impossible now: he is told, and it stands.
    const waits = advice && found.severity === 'error' && found.facts.lasting !== true;
    return waits ? { ...found, severity: 'warning' } : found;
  });
}

/** What a rehearsal says of an order that is put beside the book as it stands. */
function judgedBeside(draft: Draft, read: ReadOrder): readonly Diagnostic[] {
  const { order, standing } = read;
  const closed = standing ? [] : closedIn(draft, read);
  if (closed.length > 0) return closed;
  const verdicts = standing
    ? draft.rehearse(draft.orders, [...draft.standing, order])
    : draft.rehearse([...besides(draft, order).filter((other) => other !== null), order], draft.standing);
  return placed(draft, read, verdicts(order));
}

/** The call of this turn that an order is for; null where none is left for it. */
function callOf({ verb }: Order, lexicon: Lexicon, { calls, later }: Due): string | null {
  return callFor(lexicon.byId.get(verb)?.verb.calls ?? [], calls, later);
}

/** What speaks against an order of which a branch is for a call that is over: that branch would never run. */
function closedIn(draft: Draft, { order, spans }: ReadOrder): readonly Diagnostic[] {
  for (let branch: Order | undefined = order; branch; branch = branch.otherwise)
    if (callOf(branch, draft.lexicon, draft.due) === null) return [noCallLeft(draft, branch, spans)];
  return [];
}

/** An order of a call that is over, or that another turn will ask for. */
function noCallLeft(draft: Draft, order: Order, spans: ReadOrder['spans']): Diagnostic {
  const verb = draft.lexicon.byId.get(order.verb);
  const { speech = CANONICAL } = draft.grammar;
  const [call = ''] = verb?.verb.calls ?? [];
  const facts = { verb: verb ? speech.verb(verb) : order.verb, call, open: draft.due.calls[0] ?? '' };
  const first = Object.values(spans)[0]?.[0];
  const passed = draft.due.passed?.get(call);
  return {
    severity: 'error',
    code: passed?.code ?? 'order-of-other-call',
    facts: { ...facts, ...passed?.facts },
    ...(first && { span: { ...first, column: 1, length: 1 } }),
  };
}

/** Where in the line a finding belongs: the slot it names, the unit or hex it is about. */
function spanFor(diagnostic: Diagnostic, order: Order, spans: ReadOrder['spans']): { span?: Span } {
  const { slot, ...facts } = diagnostic.facts;
  if (typeof slot === 'string' && spans[slot]?.[0]) return { span: spans[slot][0] };
  for (const name of Object.keys(spans)) {
    const value = order.args[name];
    const values = Array.isArray(value) ? value : [value];
    for (const fact of Object.values(facts)) {
      const index = typeof fact === 'string' ? values.indexOf(fact) : -1;
      const span = spans[name]?.[index];
      if (index >= 0 && span) return { span };
    }
  }
  const first = Object.values(spans)[0]?.[0];
  return first ? { span: first } : {};
}

/** Whether what was suggested for a wrong line would do; if not, why, as notes. */
function trialOf(draft: Draft, line: ReadLine): readonly Diagnostic[] {
  const mended = mendedOnce(draft, line, line.diagnostics);
  if (!mended?.read) return [];
  const wrong = judgedBeside(draft, mended.read).filter(isError);
  if (wrong.length === 0) return [];
  const span = line.diagnostics.find((diagnostic) => diagnostic.didYouMean !== undefined)?.span;
  const note = { severity: 'note' as const, ...(span && { span }) };
  return [
    { ...note, code: 'suggestion-would-not-do', facts: { canonical: spokenIn(draft.grammar, mended.read.order) } },
    ...wrong.map((diagnostic) => ({ ...diagnostic, ...note })),
  ];
}

/** The first wrong line as it would be right behind AMEND; only what is legal is shown. */
function mendingOf(draft: Draft, lines: readonly DraftedLine[]): Order | null {
  const amending = { ...draft, amends: true };
  for (const line of lines) {
    if (line.outcome !== 'error') continue;
    let source: Pick<ReadLine, 'source' | 'line'> = line;
    let wrong = line.diagnostics.filter(isError);
    for (let tries = 0; tries < MENDINGS; tries++) {
      const mended = mendedOnce(draft, source, wrong);
      if (mended === null) break;
      if (mended.read) {
        wrong = judgedBeside(amending, mended.read).filter(isError);
        const { order } = mended.read;
        const isThere = draft.orders.some(({ canonical }) => canonical === order.canonical);
        if (wrong.length === 0 && isThere) break;
        if (wrong.length === 0) return order;
      } else wrong = mended.diagnostics.filter(isError);
      source = mended;
    }
  }
  return null;
}

/** The line with its first suggestion put in, read again; null when nothing is suggested. */
function mendedOnce(
  draft: Draft,
  line: Pick<ReadLine, 'source' | 'line'>,
  diagnostics: readonly Diagnostic[],
): ReadLine | null {
  const hint = diagnostics.find((diagnostic) => diagnostic.didYouMean !== undefined && diagnostic.span);
  if (!hint?.span || hint.didYouMean === undefined) return null;
  const rows = line.source.split('\n');
  const row = rows[hint.span.line - line.line];
  if (row === undefined) return null;
  const { column, length } = hint.span;
  rows[hint.span.line - line.line] = `${row.slice(0, column - 1)}${hint.didYouMean}${row.slice(column - 1 + length)}`;
  const text = rows.join('\n');
  const [read] = readOrders(text, draft.grammar).lines;
  return read ? shifted(read, text, line.line) : null;
}

/** A line read alone, as if it stood where it came from. */
function shifted(read: ReadLine, text: string, line: number): ReadLine {
  const by = line - read.line;
  const moved = (diagnostic: Diagnostic): Diagnostic =>
    diagnostic.span ? { ...diagnostic, span: { ...diagnostic.span, line: diagnostic.span.line + by } } : diagnostic;
  const spans = Object.fromEntries(
    Object.entries(read.read?.spans ?? {}).map(([slot, list]) => [
      slot,
      list.map((span) => ({ ...span, line: span.line + by })),
    ]),
  );
  const whole = read.read ? { read: { ...read.read, spans } } : {};
  return { ...read, ...whole, source: text, line, diagnostics: read.diagnostics.map(moved) };
}

function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error';
}

/** Whether the player's words differ from the canonical text by more than case, blanks and punctuation. */
export function differs(source: string, canonical: string): boolean {
  return wordsOf(source) !== wordsOf(canonical);
}

function wordsOf(text: string): string {
  const tokens = text.split('\n').flatMap((row) => cut(row, 1).tokens);
  return tokens.map((token) => token.text).join(' ');
}
