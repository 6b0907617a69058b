/** A sentence that means no more than the book does, as a right line of the same mail is that very order: no error. */

import type { Diagnostic, Order } from '../../engine/contract.ts';
import { ALL_STAY } from '../all-stay.ts';
import { DENIES } from '../called-off.ts';
import { leftByCancel } from '../subject.ts';
import { isOfStanding, namesAll, namingAll, noneInForce } from './cancelling.ts';
import { mendedOnce } from './mending.ts';
import type { Draft, DraftedLine } from './types.ts';
import { isError } from './verdicts.ts';

/** The lines with such sentences told as what other lines say. */
export function saidBeside(draft: Draft, lines: readonly DraftedLine[]): readonly DraftedLine[] {
  return lines.map((line) => {
    const stay = line.diagnostics.find(({ code }) => code === ALL_STAY);
    if (stay && isSo(draft, stay.facts.others === true))
      return { ...line, outcome: 'replaced', by: null, diagnostics: [] };
    // Of a book that says more than the mail: who has no line holds, and those on file stand.
    if (stay?.facts.others === true && draft.orders.length > 0)
      return {
        ...line,
        outcome: 'replaced',
        by: null,
        diagnostics: [{ severity: 'note', code: 'rest-holds', facts: {} }],
      };
    if (line.diagnostics.some(({ facts }) => facts[DENIES] !== undefined)) return deniedBeside(draft, line);
    const by = isSentence(line) ? twinOf(draft, line) : undefined;
    if (by === undefined) return line;
    return { ...line, outcome: 'replaced', by: { line: by.line, rest: null }, diagnostics: [] };
  });
}

/** What is denied with a CANCEL for it, where an order says it; where none does, no error, unless it is decided otherwise then. */
function deniedBeside(draft: Draft, line: DraftedLine): DraftedLine {
  const [cancel] = mendedOnce(draft, line, line.diagnostics);
  const { lexicon } = draft;
  const standing = cancel?.act?.cancels !== undefined && isOfStanding(cancel.act.cancels);
  const orders = standing ? draft.standing : draft.orders;
  const left = cancel?.act?.cancels ? leftByCancel(orders, cancel.act.cancels, lexicon) : orders;
  const isTaken = (order: Order, n: number): boolean => left[n] !== order;
  if (orders.some(isTaken)) {
    const isWhole = left.every((order, n) => order === null || order === orders[n]);
    return isWhole ? { ...line, meant: orders.filter(isTaken) } : line;
  }
  if (cancel && line.diagnostics.some(({ facts }) => facts[DENIES] === true))
    return {
      ...line,
      outcome: 'replaced',
      by: null,
      diagnostics: [{ severity: 'note', code: 'not-ordered', facts: {} }],
    };
  const calledOff = cancel?.act?.cancels;
  if (calledOff && orders.length === 0 && namesAll(calledOff))
    return { ...line, outcome: 'replaced', by: null, diagnostics: [noneInForce(standing)] };
  const isCalledOff = line.diagnostics.some(({ facts }) => facts[DENIES] === 'cancels');
  const plain = line.diagnostics.map(({ didYouMean: _, ...one }): Diagnostic => {
    return isCalledOff ? { ...one, code: 'nothing-to-cancel', facts: { standing } } : one;
  });
  const meant = isCalledOff && cancel?.act?.cancels ? namingAll(orders, cancel.act.cancels) : [];
  return { ...line, diagnostics: plain, meant };
}

/** Of a book that is in: where nobody has an order all stay as they are, and beside the orders of the mail all others. */
function isSo({ orders, lineOf, ready }: Draft, isOfOthers: boolean): boolean {
  if (orders.length === 0) return ready === true;
  return isOfOthers && orders.every((order) => lineOf.has(order));
}

/** Nothing is wrong with it but that it is no order; a word that is misspelt may be another's name. */
function isSentence({ outcome, order, act, diagnostics }: DraftedLine): boolean {
  const wrong = diagnostics.filter(isError);
  const isBent = wrong.every(({ code }) => code === 'no-order-read' || code.endsWith('-verb'));
  return outcome === 'error' && order === null && act === null && wrong.length > 0 && isBent;
}

/** The line of the mail that has given the last order which the sentence means, where the book has them all. */
function twinOf(draft: Draft, line: DraftedLine): DraftedLine | undefined {
  const givenBy = (canonical: string): DraftedLine | undefined => {
    const given = [...draft.orders, ...draft.standing].find((order) => order.canonical === canonical);
    return given && draft.lineOf.get(given);
  };
  const meant = mendedOnce(draft, line, line.diagnostics).map(({ read }) => read && givenBy(read.order.canonical));
  return meant.includes(undefined) ? undefined : (meant.at(-1) ?? undefined);
}
