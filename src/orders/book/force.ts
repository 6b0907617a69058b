/** What is in force of a book, and what of the earlier one is gone and could be had back. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { subjectOf, withoutReplaced } from '../subject.ts';
import { besideNotes } from './beside.ts';
import type { Broken, Draft, DraftedLine, Gone, InForce, OnFile, Verdicts } from './types.ts';
import { callOf, filedFor, isError, waiting } from './verdicts.ts';

/** Said of an order that was put above one on file, below which it could not be carried out. */
export const STANDS_ABOVE = 'stands-above';
/** What a line is told of how it was read, beside what comes of it: that too, and whom a hex of it stands for. */
const AS_READ: ReadonlySet<string> = new Set([STANDS_ABOVE, 'stack-then', 'holders-go-too']);

/** The orders of a book with what they come to. */
export function forceOf(draft: Draft, orders: readonly Order[], verdicts: Verdicts, broken: Broken): InForce[] {
  return orders.map((order, n) => {
    const call = callOf(order, draft.lexicon, draft.due);
    const keptFor = call === draft.due.calls[0] ? null : call;
    const { line = null, brought = false, diagnostics = [] } = draft.lineOf.get(order) ?? {};
    const hasRun = line === null && hasRunAlready(draft, order);
    const beside = line === null ? [] : besideNotes(draft, order, orders.slice(0, n));
    const placed = diagnostics.filter(({ code }) => AS_READ.has(code));
    const said = keptFor === null ? verdicts(order) : waiting(verdicts(order));
    const breach = broken.get(order);
    const lost = breach ? (breach.isWhole ? ('whole' as const) : ('part' as const)) : null;
    const stays = line === null && keptFor === null && !hasRun ? staysFiled(draft, order) : [];
    return { order, keptFor, line, brought, hasRun, lost, notes: [...placed, ...stays, ...beside, ...said] };
  });
}

/** Why an order on file stays beside a mail that replaces the rest: that orders nothing for the call of its verb. */
function staysFiled(draft: Draft, order: Order): readonly Diagnostic[] {
  const { amends, accepted, ordered, lexicon, due } = draft;
  const call = filedFor(order, lexicon, due);
  if (amends || accepted === 0 || call === null || call === due.calls[0] || ordered.has(call)) return [];
  return [{ severity: 'note', code: 'stays-filed', facts: { call } }];
}

/** What of the earlier books is no longer in force as it was, and which line says otherwise. */
export function goneFrom(draft: Draft, written: readonly DraftedLine[], onFile: OnFile, touched: boolean): Gone[] {
  const wrongLine = (order: Order, standing: boolean): number | null =>
    written.find(
      (line) =>
        line.outcome === 'error' &&
        line.order !== null &&
        line.standing === standing &&
        (line.order.canonical === order.canonical || besideLine(draft, [order], line.order, standing).length === 0),
    )?.line ?? null;
  const goneOf = (order: Order, standing: boolean): Gone => {
    const { left: rest, by: taken, cancels } = cutOf(draft, order);
    // One YES may stand for several lines.
    const by = [...new Set(taken.length > 0 ? taken : sayingInstead(draft, order, standing))];
    // Of standing orders nothing else takes out those of which no line says otherwise.
    const cancelled = cancels || (by.length === 0 && (standing || isTakenBack(written, order)));
    const wrong = by.length > 0 ? null : wrongLine(order, standing);
    const hasRun = !standing && hasRunAlready(draft, order);
    const without = rest === null ? [] : takenOut(order, rest);
    const instead = draft.orders.filter(
      (one) => one.verb === order.verb && by.includes(draft.lineOf.get(one)?.line ?? 0),
    );
    const said = new Set(instead.flatMap(namedIn));
    const isNamed = (one: string): boolean => draft.grammar.names.some(({ id, own }) => own && id === one);
    const leftOut =
      instead.length > 0 && rest === null ? namedIn(order).filter((one) => !said.has(one) && isNamed(one)) : [];
    return { order, standing, by, wrong, cancelled, rest, without, leftOut, hasRun };
  };
  const now = new Set(draft.orders.map(({ canonical }) => canonical));
  const before = touched ? (onFile.orders ?? []) : [];
  const standing = new Set(draft.standing.map(({ canonical }) => canonical));
  return [
    ...before.filter(({ canonical }) => !now.has(canonical)).map((order) => goneOf(order, false)),
    ...onFile.standing.filter(({ canonical }) => !standing.has(canonical)).map((order) => goneOf(order, true)),
  ];
}

/** Whether a line of the mail says the order again, and another that it is cancelled. */
function isTakenBack(written: readonly DraftedLine[], { canonical }: Order): boolean {
  const isCancel = (at: number): boolean => written.some(({ line, act }) => line === at && act?.cancels !== undefined);
  return written.some(({ order, outcome, by }) => {
    return outcome === 'replaced' && by !== null && order?.canonical === canonical && isCancel(by.line);
  });
}

/** What the lines of the mail have left of an order on file, and which did it; null where nothing is left, or none spoke of it. */
export function cutOf({ cuts }: Draft, order: Order): { left: Order | null; by: readonly number[]; cancels: boolean } {
  const by: number[] = [];
  let [left, cancels]: [Order | null, boolean] = [order, false];
  for (let cut = cuts.get(order); cut !== undefined; cut = left === null ? undefined : cuts.get(left)) {
    const isAgain = cut.left !== null && cut.left.canonical === left?.canonical;
    if (!isAgain) {
      by.push(cut.line);
      ({ cancels } = cut);
    }
    ({ left } = cut);
  }
  return { left: by.length > 0 ? left : null, by, cancels };
}

/** Whom an order no longer names of which this is left. */
export function takenOut(order: Order, rest: Order): readonly string[] {
  const kept = new Set(namedIn(rest));
  return [...new Set(namedIn(order))].filter((one) => !kept.has(one));
}

export const hasRunAlready = ({ due: { ran } }: Draft, { canonical }: Order): boolean => ran?.has(canonical) ?? false;

/** What an order leaves of an earlier one. */
function besideLine(
  { lexicon, terms }: Draft,
  old: readonly Order[],
  order: Order,
  standing: boolean,
): readonly Order[] {
  if (!standing) return withoutReplaced(old, order, lexicon, terms);
  return old.filter((one) => subjectOf(one, lexicon, terms) !== subjectOf(order, lexicon, terms));
}

/** The lines in force that together speak of all that an earlier order named; none where the mail leaves some of it out. */
function sayingInstead(draft: Draft, old: Order, standing: boolean): readonly number[] {
  const by: number[] = [];
  let left: readonly Order[] = [old];
  for (const order of standing ? draft.standing : draft.orders) {
    const line = draft.lineOf.get(order);
    const after = line ? besideLine(draft, left, order, standing) : left;
    if (line && after[0] !== left[0]) by.push(line.line);
    left = after;
  }
  return left.length === 0 ? by.toSorted((a, b) => a - b) : [];
}

/** The orders a mail did not repeat and nothing has run of; only what can be carried out beside the new book, by those who are there. */
export function regainOf(draft: Draft, gone: readonly Gone[]): readonly Order[] {
  const book = [...draft.orders];
  for (const { order, standing, by, cancelled, hasRun } of gone) {
    if (standing || by.length > 0 || cancelled || hasRun) continue;
    const left = withoutReplaced(book, order, draft.lexicon, draft.terms);
    const isNew = left.length === book.length && left.every((old, index) => old === book[index]);
    if (isNew) book.push(order);
  }
  const back = book.slice(draft.orders.length);
  if (back.length === 0) return [];
  const verdicts = draft.rehearse(book, draft.standing);
  const units = new Map(draft.grammar.names.flatMap((one) => (one.type === 'unit' && one.own ? [[one.id, one]] : [])));
  const isMissing = (id: string, said: readonly Diagnostic[]): boolean => {
    const unit = units.get(id);
    if (!unit || unit.place !== undefined) return false;
    const isSpokenAgainst = ({ severity, facts }: Diagnostic): boolean =>
      severity !== 'note' && Object.values(facts).flat().includes(id);
    return unit.gone === true || said.some(isSpokenAgainst);
  };
  return back.filter((order) => {
    const said = verdicts(order);
    return !said.some(isError) && !namedIn(order).some((id) => isMissing(id, said));
  });
}

/** What an order names in either branch. */
const namedIn = ({ args, otherwise }: Order): readonly string[] => [
  ...Object.values(args).flat().map(String),
  ...(otherwise ? namedIn(otherwise) : []),
];
