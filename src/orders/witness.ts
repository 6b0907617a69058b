/** What an answer came to for each order on file that speaks to its question: read as the desk reads, in replays too. */
import { encode } from '../engine/canonical.ts';
import { readingsOf } from '../engine/conditions.ts';
import type { AnyGame, Book, Branch, Fate, Json, Order, Question } from '../engine/contract.ts';
import { unmet } from '../engine/fates.ts';
import { isLegal } from '../engine/run.ts';
import { answers, decide, dueOf, mayAnswer, whyNot } from './desk.ts';

/** An order with what this question made of it, and which part of it spoke. */
export interface Witnessed {
  order: Order;
  fate: Fate;
  branch: Branch | null;
}

/** The fates that one answer gives the orders of these books. Standing orders have none. */
export function witness(
  game: AnyGame,
  need: Question,
  sight: () => unknown,
  books: readonly Book[],
  answer: Json,
): readonly Witnessed[] {
  const told = { question: need.kind, ...namedIn(need.about), ...toldAnswer(answer) };
  const lines = books.flatMap(({ orders }) => orders).filter((order) => mayAnswer(game, order, need.kind));
  if (lines.length === 0) return [];
  let view: unknown;
  const seen = (): unknown => {
    view ??= sight();
    return view;
  };
  const given = encode(answer);
  const decision = decide(game, need, seen, books, undefined, NOTHING);
  const isDecided = encode(decision.answer) === given;
  const used = isDecided && decision.order ? [decision.order, ...(decision.others ?? [])] : [];
  return lines.flatMap((order): Witnessed[] => {
    const due = dueOf(game, order, seen, need);
    if (due === null) {
      const found = order.when ? readingsOf(game, order.when, seen, need) : {};
      return [{ order, fate: { kind: 'unreached', why: unmet(found) }, branch: null }];
    }
    const said = answers(game, due.verb, need.kind) ? game.reply(seen(), [due], need) : undefined;
    if (said === undefined) return [];
    const branch = order.when === undefined ? null : due.when === order.when ? 'if' : 'else';
    return [{ order, fate: fateOf(order, said), branch }];
  });

  function fateOf({ id, canonical }: Order, said: Json): Fate {
    // Books of several calls may lie together: an id alone does not tell their lines apart.
    const isThis = (one: { id: string; canonical: string }): boolean => one.id === id && one.canonical === canonical;
    // Two lines that say the same are both followed.
    if (used.some(isThis) || encode(said) === given) return { kind: 'done', came: { code: 'answered', facts: told } };
    const passed = decision.skipped?.find((one) => isThis({ id: one.order, canonical: one.canonical }))?.reason;
    if (passed || !isLegal(need.space, said)) return { kind: 'failed', why: passed ?? whyNot(need, said) };
    if (!isDecided) {
      const isShared = game.consent?.[need.kind] !== undefined && seatIn(id) !== '';
      return { kind: 'overtaken', why: { code: isShared ? 'not-agreed' : 'answered-by-reply', facts: told } };
    }
    // What another seat of a joint role has ordered is not told here.
    const decider = used.find((one) => seatIn(one.id) === seatIn(id));
    return { kind: 'overtaken', why: decider ? byOrder(decider.canonical) : BY_OTHERS };
  }
}

/** An answer that says anything, so that it can be told. */
export function toldAnswer(answer: Json): { answer?: Json } {
  if (answer === null || typeof answer === 'boolean') return {};
  const isNothing = typeof answer === 'object' && Object.values(answer).every((part) => part === null || isEmpty(part));
  return isNothing ? {} : { answer };
}

/** Whom and where a question is about, as its words name them. */
function namedIn(about: Json): { about?: Json } {
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return {};
  const named = Object.entries(about).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
  return named.length > 0 ? { about: Object.fromEntries(named) } : {};
}

const isEmpty = (part: Json): boolean => Array.isArray(part) && part.length === 0;

/** What nobody said is of no concern here. */
const NOTHING = { answer: () => null };

const BY_OTHERS = { code: 'answered-otherwise', facts: {} };

/** `french/` of `french/o3`, nothing where one seat holds the role. */
const seatIn = (id: string): string => id.slice(0, id.indexOf('/') + 1);

const byOrder = (order: string) => ({ code: 'answered-by-order', facts: { order } });
