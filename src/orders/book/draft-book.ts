/** What a mail means for the book: replace, amend, cancel, check; which lines count. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { type Lexicon, lexiconOf, termsOf } from '../lexicon.ts';
import { leftByCancel } from '../subject.ts';
import type { Act, Cancels, Reading, ReadLine } from '../types.ts';
import { spokenIn } from '../write.ts';
import { besideNotes } from './beside.ts';
import { brokenBy } from './broken.ts';
import { isOfStanding, leavesInForce } from './cancelling.ts';
import { forceOf, goneFrom, regainOf } from './force.ts';
import { draftLine, givesShown } from './lines.ts';
import { mendingsOf, trialOf, withHexReached } from './mending.ts';
import { notGivenAgain } from './not-again.ts';
import { isForClosed, refusalOf } from './refusal.ts';
import { saidBeside } from './said-beside.ts';
import type {
  Broken,
  Draft,
  Drafted,
  DraftedLine,
  Drafting,
  Gone,
  OnFile,
  Refused,
  Verdicts,
  Working,
} from './types.ts';
import { filedFor, inSpeech, isError, placed, sharesUnits } from './verdicts.ts';

/** What becomes of the book when this mail is taken. Pure; errors change nothing. */
export function draftBook(reading: Reading, onFile: OnFile, judging: Drafting): Drafted {
  const drafting = { ...judging, rehearse: inSpeech(judging) };
  const { grammar, due } = drafting;
  const isMeant = reading.lines.some(
    ({ read, act, ignored }) => read || isForTheBook(act ?? null) || !(act || ignored),
  );
  const refusal = isMeant || due.isForAnother || due.decided ? refusalOf(reading, drafting) : null;
  const acts = new Set(reading.acts.map((act) => act.verb));
  const lexicon = lexiconOf(grammar.verbs);
  // A mail that answered an older letter knew nothing of the book on file: what it does not name stays.
  const isTaken = acts.has('yes') || (drafting.anyTurn === true && !acts.has('check'));
  const isOlder = isTaken || isForClosed(reading, grammar, due);
  const amends =
    acts.has('amend') ||
    isOlder ||
    due.isChoice === true ||
    !reading.lines.some((line) => line.read && !line.read.standing) ||
    cancelsOnFile(reading, onFile.orders ?? [], lexicon);
  const ordered = new Set(
    reading.lines.flatMap(({ read }) => (read && !read.standing ? [filedFor(read.order, lexicon, due)] : [])),
  );
  const from: Omit<Draft, keyof Working> = {
    ...drafting,
    lexicon,
    terms: termsOf(grammar.terms),
    amends,
    ahead: new Set(),
    isRefused: refusal !== null,
    ordered,
  };
  const { draft, lines: each, verdicts } = rehearsed(from, reading, onFile);
  const lines = refusal === null ? saidBeside(draft, each) : each;
  const isForBook = lines.some((line) => line.order !== null || line.outcome === 'error' || isForTheBook(line.act));
  const touched = draft.accepted > 0 || draft.withdrawn;
  const broken: Broken = touched && refusal === null ? brokenBy(draft, onFile, verdicts) : new Map();
  const isWrong = broken.size > 0 || lines.some((line) => line.outcome === 'error' || leavesInForce(line));
  const gone = goneFrom(draft, lines, onFile, touched);
  const leftOut = isWrong || drafting.knowsBook ? 0 : leftOutOf(gone, draft);
  const warned = drafting.isTyped ? [] : newlyWarned(lines, onFile);
  const isFinal = !isWrong && leftOut === 0 && warned.some(({ final }) => final);
  const isWhole = !drafting.unread && !isWrong && leftOut === 0 && !isFinal;
  const ready = readiness(draft, onFile, isWhole);
  const counts = draft.accepted > 0 || draft.cancelled || ready !== null || draft.news.length > 0;
  const { mend, unmended, instead } =
    refusal === null ? mendingsOf(draft, lines, broken, acts.has('check')) : { mend: [], unmended: [], instead: [] };
  const told = notGivenAgain(lines, mend, (order) => spokenIn(grammar, order));
  if (refusal !== null || acts.has('check') || !counts) {
    const isChecked = refusal === null && acts.has('check');
    const { readyKept = false } = onFile;
    const unchanged = {
      ...onFile,
      verdict: isChecked ? ('checked' as const) : ('nothing' as const),
      refusal,
      book: 'kept' as const,
      readyKept,
      leftOut: 0,
      isFinal: false,
      warnsAnew: false,
      readyGone: false,
      changed: false,
      numbered: lastNumber(onFile),
      lines: told,
      regain: [],
      news: [],
      mend,
      unmended,
      instead,
      ordered: isForBook,
    };
    if (isChecked && (touched || draft.cancelled || draft.news.length > 0)) {
      return { ...unchanged, gone, inForce: forceOf(draft, draft.orders, verdicts, broken), trial: draft };
    }
    const onFileNow = onFile.orders ?? [];
    const before = { ...draft, lineOf: new Map<Order, DraftedLine>() };
    const inForce = forceOf(before, onFileNow, drafting.rehearse(onFileNow, onFile.standing), new Map());
    return { ...unchanged, gone: [], inForce, trial: null };
  }
  const inForce = forceOf(draft, touched ? draft.orders : (onFile.orders ?? []), verdicts, broken);
  const orders = touched ? draft.orders.map((order, index) => ({ ...order, id: `o${index + 1}` })) : onFile.orders;
  const withdrawn = draft.withdrawn && draft.orders.length === 0;
  const replaced = draft.accepted > 0 && !draft.amends;
  // A new book asks for the rest of the time again, unless it says READY itself.
  const isReady = ready === 'ready' || (ready === null && !touched && onFile.ready);
  return {
    verdict: 'counts',
    refusal: null,
    book: !touched ? 'kept' : withdrawn ? 'withdrawn' : replaced ? 'replaced' : 'amended',
    orders: ordersOf(withdrawn ? null : orders, isReady && due.calls.length > 0, ready === 'unready'),
    standing: draft.standing,
    numbered: draft.numbered,
    ready: isReady,
    changed: ready !== 'kept' || draft.accepted > 0 || draft.cancelled || draft.news.length > 0,
    readyKept: ready === 'kept' || (ready === null && onFile.readyKept === true && !isWhole),
    leftOut,
    isFinal,
    warnsAnew: warned.length > 0,
    readyGone: onFile.ready && !isReady && ready !== 'unready',
    lines: told,
    gone,
    regain: regainOf(draft, gone),
    inForce,
    trial: null,
    news: draft.news,
    mend,
    unmended,
    instead,
    ordered: isForBook,
  };
}

/** Whether a CANCEL takes an order of the book on file, and none of its own mail above it: such a mail changes that book. */
function cancelsOnFile({ lines }: Reading, onFile: readonly Order[], lexicon: Lexicon): boolean {
  const takes = (cancels: Cancels, orders: readonly Order[]): boolean =>
    leftByCancel(orders, cancels, lexicon).some((left, index) => left !== orders[index]);
  return lines.some(({ act }, n) => {
    if (!act?.cancels || isOfStanding(act.cancels)) return false;
    const above = lines.slice(0, n).flatMap(({ read }) => (read && !read.standing ? [read.order] : []));
    return takes(act.cancels, onFile) && !takes(act.cancels, above);
  });
}

interface RehearsedBook {
  readonly draft: Draft;
  readonly lines: readonly DraftedLine[];
  readonly verdicts: Verdicts;
}

type RefusedBook = RehearsedBook & { readonly refused: Refused };

/** The book that a mail makes of its lines, rehearsed whole, and again without those that are not carried out. */
function rehearsed(behind: Omit<Draft, keyof Working>, reading: Reading, onFile: OnFile): RehearsedBook {
  if (behind.isRefused) return { ...assembled(behind, reading, onFile, new Map()), verdicts: () => [] };
  const wrong = new Map<ReadLine, readonly Diagnostic[]>();
  let book = rehearsedWithout(behind, reading, onFile, wrong);
  const from = { ...behind, ahead: aheadIn(behind, reading, onFile, book) };
  if (from.ahead.size > 0) book = rehearsedWithout(from, reading, onFile, wrong);
  while (book.refused.size > 0) {
    for (const [read, found] of book.refused) wrong.set(read, found);
    book = rehearsedWithout(from, reading, onFile, wrong);
  }
  // What was refused beside other wrong lines may be carried out without them, and beside those that they had replaced.
  for (const read of wrong.size > 1 ? reading.lines.filter((line) => wrong.has(line)) : []) {
    const others = new Map(wrong);
    others.delete(read);
    const again = rehearsedWithout(from, reading, onFile, others);
    if (again.refused.size > 0) continue;
    wrong.delete(read);
    book = again;
  }
  const { draft, lines, verdicts } = book;
  for (const [index, read] of reading.lines.entries()) {
    const line = lines[index];
    if (line?.outcome !== 'error' || read.read || read.act) continue;
    line.diagnostics = withHexReached(draft, line);
    line.diagnostics = [...line.diagnostics, ...trialOf(draft, line)];
  }
  return { draft, lines, verdicts };
}

/**
 * The orders of a mail that changes a book which cannot be carried out behind what is on file about their units (EMBARK behind
 * the MOVE of its ship), but can above it, where nothing else suffers by that.
 */
function aheadIn(
  behind: Omit<Draft, keyof Working>,
  reading: Reading,
  onFile: OnFile,
  { refused }: RefusedBook,
): ReadonlySet<Order> {
  let ahead: ReadonlySet<Order> = new Set();
  let left: Refused = refused;
  for (const { read } of behind.amends ? refused.keys() : []) {
    if (!read || read.standing || !onFile.orders?.some((old) => sharesUnits(behind, old, read.order))) continue;
    const tried = new Set([...ahead, read.order]);
    const book = rehearsedWithout({ ...behind, ahead: tried }, reading, onFile, new Map());
    const isBetter = book.refused.size < left.size && [...book.refused.keys()].every((line) => left.has(line));
    if (!isBetter || brokenBy(book.draft, onFile, book.verdicts).size > 0) continue;
    ahead = tried;
    left = book.refused;
  }
  return ahead;
}

/** The book that the lines make but for `wrong`, and what is not carried out of it. */
function rehearsedWithout(
  from: Omit<Draft, keyof Working>,
  reading: Reading,
  onFile: OnFile,
  wrong: Refused,
): RefusedBook {
  const refused = new Map<ReadLine, readonly Diagnostic[]>();
  const { draft, lines } = assembled(from, reading, onFile, wrong);
  const verdicts = from.rehearse(draft.orders, draft.standing);
  for (const [index, read] of reading.lines.entries()) {
    const line = lines[index];
    if (!read.read || !line?.order || (line.outcome !== 'accepted' && line.outcome !== 'kept')) continue;
    const found = placed(draft, read.read, verdicts(line.by?.rest ?? line.order));
    line.diagnostics = [...line.diagnostics, ...found];
    if (found.some(isError)) refused.set(read, found);
  }
  return { draft, lines, verdicts, refused };
}

/** The book as the lines make it, but for those that were refused. */
function assembled(
  from: Omit<Draft, keyof Working>,
  reading: Reading,
  onFile: OnFile,
  wrong: Refused,
): { draft: Draft; lines: readonly DraftedLine[] } {
  const { amends, ordered, lexicon, due } = from;
  const stays = (order: Order): boolean => amends || !ordered.has(filedFor(order, lexicon, due));
  const draft: Draft = {
    ...from,
    orders: (onFile.orders ?? []).filter(stays),
    standing: onFile.standing,
    numbered: lastNumber(onFile),
    lineOf: new Map(),
    cuts: new Map(),
    ready: null,
    accepted: 0,
    taken: new Set(),
    cancelled: false,
    withdrawn: false,
    news: [],
    renewed: new Map(),
  };
  const lines = reading.lines.map((line) => draftLine(draft, line, wrong));
  // Where every line for a call was wrong, what was on file for it stays.
  const spared = (onFile.orders ?? []).filter((order) => {
    const call = filedFor(order, lexicon, due);
    return !amends && ordered.has(call) && !draft.taken.has(call);
  });
  draft.orders = [...spared, ...draft.orders];
  for (const book of [draft.orders, draft.standing])
    for (const [n, order] of book.entries()) {
      const line = draft.lineOf.get(order);
      if (line) line.diagnostics = [...line.diagnostics, ...besideNotes(draft, order, book.slice(0, n))];
    }
  return { draft, lines };
}

function lastNumber({ standing, numbered = 0 }: OnFile): number {
  return Math.max(numbered, ...standing.map(({ id }) => Number(id.slice(1)) || 0));
}

/**
 * Orders on file that the mail does not speak of, where they are more than it brings: its writer may think that they stay.
 */
function leftOutOf(gone: readonly Gone[], { accepted }: Draft): number {
  const silently = gone.filter(
    ({ standing, by, wrong, cancelled, hasRun }) =>
      !standing && by.length === 0 && wrong === null && !cancelled && !hasRun,
  );
  return silently.length > accepted ? silently.length : 0;
}

/** What an order for the open call is warned of that was neither on file nor given by YES: its writer has not seen that yet. */
function newlyWarned(lines: readonly DraftedLine[], { orders }: OnFile): readonly Diagnostic[] {
  const known = new Set(orders?.map(({ canonical }) => canonical));
  const given = new Set(lines.filter(givesShown).map(({ line }) => line));
  return lines.flatMap(({ outcome, standing, order, line, brought, diagnostics }) =>
    outcome !== 'accepted' || order === null || standing || known.has(order.canonical) || (brought && given.has(line))
      ? []
      : diagnostics.filter(({ severity }) => severity === 'warning'),
  );
}

/** What the mail says of being ready; READY beside an error is kept, and one that was kept counts with a mail that has none. */
function readiness(draft: Draft, onFile: OnFile, isWhole: boolean): 'ready' | 'unready' | 'kept' | null {
  if (draft.ready === false) return 'unready';
  const changes = draft.accepted > 0 || draft.cancelled || draft.news.length > 0;
  if (draft.ready === true && draft.due.isIdle) return null;
  if (draft.ready === true) return isWhole ? 'ready' : onFile.ready && !changes ? null : 'kept';
  return onFile.readyKept === true && changes && isWhole ? 'ready' : null;
}

/** A draft whose READY was said beside a message that went nowhere: it is kept, as beside any other wrong line. */
export function withReadyKept(drafted: Drafted, onFile: OnFile): Drafted {
  if (!drafted.ready || (onFile.ready && drafted.book === 'kept')) return drafted;
  const { orders } = drafted;
  return {
    ...drafted,
    ready: false,
    readyKept: true,
    readyGone: onFile.ready,
    orders: ordersOf(orders, false, onFile.orders === null),
  };
}

/** Who is ready without an order has an empty book, so that nobody moves his units for him; UNREADY takes it back. */
function ordersOf(orders: readonly Order[] | null, isReady: boolean, isUnready: boolean): readonly Order[] | null {
  if (isReady) return orders ?? [];
  return isUnready && orders?.length === 0 ? null : orders;
}

/** Whether an act says what becomes of the book. */
export function isForTheBook(act: Act | null): boolean {
  return act !== null && ['amend', 'cancel', 'check', 'ready', 'unready', 'same', 'yes'].includes(act.verb);
}
