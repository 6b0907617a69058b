/** Orders that could be carried out before a mail and because of it no longer can, wholly or for some of those they name. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { readOrders } from '../read.ts';
import { cutOf, hasRunAlready, takenOut } from './force.ts';
import type { Breach, Broken, Draft, DraftedLine, OnFile, Verdicts } from './types.ts';
import { callOf, isError, placed } from './verdicts.ts';

/** Those of the book that a mail makes. */
export function brokenBy(draft: Draft, onFile: OnFile, verdicts: Verdicts): Broken {
  const before = onFile.orders ?? [];
  const broken = new Map<Order, Breach>();
  let earlier: Verdicts | null = null;
  const saidBefore = (order: Order): readonly Diagnostic[] => {
    earlier ??= draft.rehearse(before, onFile.standing);
    return earlier(order);
  };
  for (const order of draft.orders) {
    const wrong = verdicts(order).filter(isBreach);
    if (wrong.length === 0 || order.when || callOf(order, draft.lexicon, draft.due) !== draft.due.calls[0]) continue;
    const line = draft.lineOf.get(order);
    if (line) {
      const olds = before.filter((old) => isReplacedBy(draft, old, line.line, wrong));
      if (olds.length > 0) broken.set(order, { isWhole: false, line: null, instead: goingOn(draft, olds, order) });
      continue;
    }
    const old = before.find((one) => one === order || cutOf(draft, one).left === order);
    if (!old || hasRunAlready(draft, old)) continue;
    const known = new Set(saidBefore(old).flatMap((one) => (one.severity === 'note' ? [] : [keyOf(one)])));
    const fresh = wrong.filter((one) => !known.has(keyOf(one)));
    if (fresh.length > 0)
      broken.set(order, { isWhole: fresh.some(isError), line: asLine(draft, order, fresh), instead: [] });
  }
  return broken;
}

/** It is not carried out, or not by all it names. */
const isBreach = (one: Diagnostic): boolean => isError(one) || one.facts.drops === true;

/** A reason against a counter, or against the order: what was said of it before is not the doing of this mail. */
const keyOf = ({ code, facts }: Diagnostic): string => `${code} ${facts.unit ?? facts.counter ?? ''}`;

/** Whether a line has taken somebody out of an order on file who now cannot do what the line says. */
function isReplacedBy(draft: Draft, old: Order, line: number, wrong: readonly Diagnostic[]): boolean {
  const { left, by, cancels } = cutOf(draft, old);
  if (cancels || !by.includes(line)) return false;
  const taken = left === null ? Object.values(old.args).flat() : takenOut(old, left);
  return wrong.some(({ facts }) =>
    Object.values(facts)
      .flat()
      .some((one) => taken.includes(one as string)),
  );
}

/** The orders that gave way and the one that took their place, where it can be carried out whole behind them. */
function goingOn(draft: Draft, olds: readonly Order[], order: Order): readonly Order[] {
  const rests = new Set(olds.map((old) => cutOf(draft, old).left));
  const book = draft.orders.filter((one) => !rests.has(one)).flatMap((one) => (one === order ? [...olds, one] : [one]));
  const verdicts = draft.rehearse(book, draft.standing);
  return [...olds, order].some((one) => verdicts(one).some(isBreach)) ? [] : [...olds, order];
}

/** An order of the book as if it stood in the mail, with what is wrong with it. */
function asLine(draft: Draft, order: Order, wrong: readonly Diagnostic[]): DraftedLine | null {
  const [line] = readOrders(order.canonical, draft.grammar).lines;
  if (!line?.read) return null;
  return {
    ...{ line: line.line, column: line.column, source: line.source, outcome: 'error', keptFor: null, ignored: null },
    ...{
      by: null,
      order,
      standing: false,
      written: null,
      act: null,
      brought: false,
      diagnostics: placed(draft, line.read, wrong),
    },
  };
}
