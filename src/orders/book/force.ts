/** What is in force of a book, and what of the earlier one is gone and could be had back. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { subjectOf, withoutReplaced } from '../subject.ts';
import { besideNotes } from './beside.ts';
import type { Draft, DraftedLine, Gone, InForce, OnFile, Verdicts } from './types.ts';
import { callOf, isError, waiting } from './verdicts.ts';

/** The orders of a book with what they come to. */
export function forceOf(draft: Draft, orders: readonly Order[], verdicts: Verdicts): InForce[] {
  return orders.map((order, n) => {
    const call = callOf(order, draft.lexicon, draft.due);
    const keptFor = call === draft.due.calls[0] ? null : call;
    const line = draft.lineOf.get(order)?.line ?? null;
    const hasRun = line === null && hasRunAlready(draft, order);
    const beside = line === null ? [] : besideNotes(draft, order, orders.slice(0, n));
    const said = keptFor === null ? verdicts(order) : waiting(verdicts(order));
    return { order, keptFor, line, hasRun, notes: [...beside, ...said] };
  });
}

/** What of the earlier books is no longer in force as it was, and which line says otherwise. */
export function goneFrom(draft: Draft, written: readonly DraftedLine[], onFile: OnFile, touched: boolean): Gone[] {
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
    const hasRun = !standing && hasRunAlready(draft, order);
    return { order, standing, by: by?.[1].line ?? null, wrong, cancelled, rest: isLeft ? rest : null, hasRun };
  };
  const now = new Set(draft.orders.map(({ canonical }) => canonical));
  const before = touched ? (onFile.orders ?? []) : [];
  const standing = new Set(draft.standing.map(({ canonical }) => canonical));
  return [
    ...before.filter(({ canonical }) => !now.has(canonical)).map((order) => wholly(order, false)),
    ...onFile.standing.filter(({ canonical }) => !standing.has(canonical)).map((order) => wholly(order, true)),
  ];
}

const hasRunAlready = ({ due: { ran } }: Draft, { canonical }: Order): boolean => ran?.has(canonical) ?? false;

/** Whether an order speaks of what an earlier one did. */
function standsFor({ lexicon, terms }: Draft, order: Order, old: Order, standing: boolean): boolean {
  if (standing) return subjectOf(order, lexicon, terms) === subjectOf(old, lexicon, terms);
  return withoutReplaced([old], order, lexicon, terms)[0] !== old;
}

/** The orders a mail did not repeat and nothing has run of; only what can be carried out beside the new book, by those who are there. */
export function regainOf(draft: Draft, gone: readonly Gone[]): readonly Order[] {
  const book = [...draft.orders];
  for (const { order, standing, by, cancelled, hasRun } of gone) {
    if (standing || by !== null || cancelled || hasRun) continue;
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
