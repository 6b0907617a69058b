/** A proposed order without those whom it names and who can be no part of it: else they are told so only once it is given. */
import type { Diagnostic, Json } from '../../engine/contract.ts';
import { readOrders } from '../read.ts';
import type { ReadOrder } from '../types.ts';
import { spokenIn, writeAct } from '../write.ts';
import { shifted } from './shifted.ts';
import type { Draft } from './types.ts';
import { isError, judgedBeside } from './verdicts.ts';

/** Null where all can, none can, or the others could not without them; `why`: who is left out, and why. `at`: as of `judgedBeside`. */
export function ofTheAble(
  draft: Draft,
  proposed: ReadOrder,
  at?: number,
): { readonly read: ReadOrder; readonly why: readonly Diagnostic[] } | null {
  const { order, standing } = proposed;
  const known = draft.lexicon.byId.get(order.verb);
  if (!known || standing || order.when) return null;
  const told = judgedBeside(draft, proposed, at).filter(isDrop);
  const units = told.flatMap(({ facts }) => facts.unit ?? []);
  const left = (value: Json): Json =>
    Array.isArray(value) ? value.filter((one) => !units.includes(one as string)) : value;
  const args = Object.fromEntries(Object.entries(order.args).map(([name, value]) => [name, left(value)]));
  const isEmptied = Object.values(args).some((value) => Array.isArray(value) && value.length === 0);
  if (units.length === 0 || isEmptied) return null;
  const [one] = readOrders(
    spokenIn(draft.grammar, { ...order, args, canonical: writeAct(known, args) }),
    draft.grammar,
  ).lines;
  const read = one && shifted(one, at ?? one.line).read;
  if (!read || judgedBeside(draft, read, at).some((found) => isError(found) || isDrop(found))) return null;
  const why = told.map((found): Diagnostic => ({ ...found, severity: 'note' }));
  return { read, why: [{ severity: 'note', code: 'suggestion-leaves-out', facts: { units } }, ...why] };
}

const isDrop = ({ facts }: Diagnostic): boolean => facts.drops === true;
