/** What stays in force beside a new order and may answer the same question: which of them counts is told with the line. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { answersOnly, mayMeet, sameAct } from '../subject.ts';
import { spokenIn } from '../write.ts';
import type { Draft } from './types.ts';

/**
 * Notes for an order of a draft on those of its verb that stand before it in its book, and on those of another that answer the
 * same: KEEP CARD 50 beside PLAY 50. A verb with a call of its own is carried out line by line and is none of these.
 */
export function besideNotes(draft: Draft, order: Order, before: readonly Order[]): readonly Diagnostic[] {
  const known = draft.lexicon.byId.get(order.verb);
  const verb = known?.verb;
  if (!known || !verb || verb.answers.length === 0 || (!draft.standing.includes(order) && verb.calls.length > 0))
    return [];
  const isRead = verb.answers.every((kind) => draft.merges?.has(kind) ?? false);
  const others = new Map<string, string[]>();
  for (const old of before) {
    const other = draft.lexicon.byId.get(old.verb);
    const isAlike = other === known || (other !== undefined && answersOnly(known, other, draft.merges));
    if (!isAlike || !mayMeet(old, order, draft.lexicon)) continue;
    const code = isRead && isConditional(old) === isConditional(order) ? 'beside-together' : besideCode(old, order);
    others.set(code, [
      ...(others.get(code) ?? []),
      draft.standing.includes(old) ? old.id : spokenIn(draft.grammar, old),
    ]);
  }
  return [...others].map(([code, told]) => ({ severity: 'note', code, facts: { others: told } }));
}

/** How two orders of a verb stand to each other, as the desk hears them: conditions first, the latest before the earlier. */
function besideCode(old: Order, order: Order): string {
  if (isConditional(old)) {
    if (!isConditional(order)) return 'beside-exception';
    return old.verb === order.verb && sameAct(old, order) ? 'beside-either' : 'beside-condition';
  }
  return isConditional(order) ? 'beside-rule' : 'beside-later';
}

const isConditional = ({ when }: Order): boolean => when !== undefined;
