/** What a CANCEL takes out of the book, and what it is asked where it may mean several orders. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { leftByCancel } from '../subject.ts';
import type { Cancels, ReadLine } from '../types.ts';
import { spokenIn } from '../write.ts';
import { takenOut } from './force.ts';
import { yieldTo } from './giving-way.ts';
import type { Draft, DraftedLine } from './types.ts';

/** What is said of it; `meant`: the orders that it may mean, where it has cancelled none. */
type Cancelled = Pick<DraftedLine, 'diagnostics' | 'meant'>;

/** Takes out what a CANCEL names. */
export function cancel(draft: Draft, line: ReadLine, said: Cancels): Cancelled {
  const standing = isOfStanding(said);
  const before = standing ? draft.standing : draft.orders;
  const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
  // The number is that of the order on file, whose place a line of this mail has taken.
  const renewed = said.ids.filter((id) => draft.renewed.has(id));
  const cancels = { ...said, ids: said.ids.filter((id) => !draft.renewed.has(id)) };
  const told = renewed.map((id): Diagnostic => {
    return { severity: 'warning', code: 'renewed-already', facts: { id, line: draft.renewed.get(id) ?? 0 }, span };
  });
  if (told.length > 0 && cancels.ids.length === 0) return { diagnostics: told };
  const left = leftByCancel(before, cancels, draft.lexicon);
  const taken = before.filter((order, index) => left[index] !== order);
  if (before.length === 0 && namesAll(cancels)) return { diagnostics: [{ ...noneInForce(standing), span }] };
  if (taken.length === 0) return { ...nothingTaken(draft, cancels, standing, span) };
  if (taken.length > 1 && namesKindAlone(cancels)) {
    return {
      diagnostics: [{ severity: 'error', code: 'cancel-several', facts: { n: taken.length }, span }],
      meant: taken,
    };
  }
  for (const [index, order] of before.entries())
    yieldTo(draft, order, { left: left[index] ?? null, line: line.line, cancels: true });
  const after = left.filter((order) => order !== null);
  if (standing) draft.standing = after;
  else {
    draft.orders = after;
    draft.withdrawn = true;
  }
  draft.cancelled = true;
  const cut = before.flatMap((order, index) =>
    left[index] && left[index] !== order ? [[order, left[index]] as const] : [],
  );
  return { diagnostics: [...told, ...cut.map(([order, rest]) => leftInForce(draft, line, order, rest))] };
}

/**
 * Why a CANCEL takes nothing out: the number of a line says what was meant of the mail that the book came in; names, orders that
 * speak of them elsewhere than by what they are known by.
 */
function nothingTaken(draft: Draft, cancels: Cancels, standing: boolean, span: Diagnostic['span'] & {}): Cancelled {
  const { byLine } = cancels;
  if (byLine === undefined) {
    const meant = standing ? [] : namingAll(draft.orders, cancels);
    return { diagnostics: [{ severity: 'error', code: 'nothing-to-cancel', facts: { standing }, span }], meant };
  }
  const numbered = draft.orders.filter((order) => order.line === byLine);
  const meant = numbered.length === 1 ? numbered : [];
  return {
    diagnostics: [{ severity: 'error', code: 'cancel-by-line', facts: { one: meant.length > 0 }, span }],
    meant,
  };
}

/** The orders, of its verbs where it says any, that name all whom it names: `CANCEL ATTACK ra-2`, who is to make it. */
export function namingAll(orders: readonly Order[], { verbs, names }: Cancels): readonly Order[] {
  const said = ({ args }: Order): ReadonlySet<unknown> => new Set(Object.values(args).flat());
  return orders.filter(
    (order) =>
      names.length > 0 &&
      (verbs.length === 0 || verbs.includes(order.verb)) &&
      names.every((name) => said(order).has(name)),
  );
}

/** Whether it names no order, and so means all of them. */
export const namesAll = ({ ids, verbs, names, byLine, whole, isUnclear }: Cancels): boolean =>
  [...ids, ...verbs, ...names].length === 0 && byLine === undefined && whole === null && !isUnclear;

/** What is said of it where there are none: nothing is wrong. */
export const noneInForce = (standing: boolean): Diagnostic => {
  return { severity: 'note', code: 'none-in-force', facts: { standing } };
};

/** Whether it says no more than of what kind orders are, or where to: that all of them are meant is not said. */
const namesKindAlone = ({ ids, names, verbs, isAll, byPlace }: Cancels): boolean =>
  verbs.length > 0 && !isAll && ids.length === 0 && (names.length === 0 || byPlace === true);

/** Whether a CANCEL is of standing orders: it says so, or names them by their numbers. */
export const isOfStanding = ({ standing, ids }: Cancels): boolean =>
  standing || (ids.length > 0 && ids.every((id) => id.startsWith('s')));

/** Who cancels a part of an order may have meant the whole: what stays in force is told, and READY waits until he has seen it. */
function leftInForce(draft: Draft, { line, column, source }: ReadLine, order: Order, rest: Order): Diagnostic {
  const facts = { units: takenOut(order, rest), rest: spokenIn(draft.grammar, rest) };
  const span = { line, column, length: source.trim().length, source };
  return { severity: 'warning', code: CANCELLED_IN_PART, facts, span };
}

const CANCELLED_IN_PART = 'cancelled-in-part';

/** Whether a line is a CANCEL that has left a part of an order in force. */
export const leavesInForce = ({ diagnostics }: DraftedLine): boolean =>
  diagnostics.some(({ code }) => code === CANCELLED_IN_PART);
