/** The order desk: who answers a question, and from which line (architecture §2). */

import { asNamedNow } from '../engine/as-named-now.ts';
import { holds } from '../engine/conditions.ts';
import type { AnyGame, Book, Diagnostic, Json, Order, Question, Skipped } from '../engine/contract.ts';
import { once } from '../engine/once.ts';
import { type Decision, isLegal } from '../engine/run.ts';
import { lexiconOf } from './lexicon.ts';

/**
 * Answers one question from the books of the seats it concerns, those of the first before those of the next (R71), with
 * the first that applies and is legal now: a reply to it, this turn's conditional orders, its plain orders, standing
 * conditional, standing plain, what follows from a condition of these that does not hold, doctrine. Within one of these the latest line answers, or all lines together where the
 * game merges them. What was passed over, and why, comes with the answer. Conditions read what `sees` shows then. `unsaid`: who answers where nothing was said.
 */
export function decide(
  game: AnyGame,
  need: Question,
  sees: () => unknown,
  books: readonly Book[],
  reply?: Json,
  unsaid: Pick<AnyGame, 'answer'> = game,
): Decision {
  const sight = once(sees);
  const skipped: Skipped[] = [];
  const told = (): { skipped?: readonly Skipped[] } => (skipped.length > 0 ? { skipped } : {});
  if (reply !== undefined) {
    if (isLegal(need.space, reply)) return { answer: reply, from: 'reply' };
    skipped.push({ address: need.address, order: 'reply', canonical: '', reason: whyNot(need, reply) });
  }
  for (const { orders, standing } of books) {
    const found =
      answerOf(game, need, sight, orders, true, skipped) ??
      answerOf(game, need, sight, orders, false, skipped) ??
      answerOf(game, need, sight, standing, true, skipped) ??
      answerOf(game, need, sight, standing, false, skipped);
    if (found === null) {
      const unmet = unmetOf(game, need, orders, standing);
      if (unmet) return { ...unmet, ...told() };
      continue;
    }
    const { answer } = found;
    const order = found.orders.at(-1) as Order;
    const others = found.orders.slice(0, -1);
    const kind = order.when ? 'condition' : 'order';
    const from = !standing.includes(order) ? kind : order.when ? 'standing-condition' : 'standing';
    return {
      answer,
      from,
      order: named(order),
      ...(others.length > 0 && { others: others.map(named) }),
      ...told(),
    };
  }
  const standing = books.flatMap((book) => book.standing);
  return { answer: unsaid.answer(need, sight, standing), from: 'doctrine', ...told() };
}

const named = ({ id, canonical }: Order): { id: string; canonical: string } => ({ id, canonical });

/** An order of a book, and what of it applies now. */
interface Line {
  readonly order: Order;
  readonly due: Order;
}

/**
 * What these orders answer that is legal now: all together where the game merges such lines, else the latest that can.
 * Where they cannot all stand together, the later stands before the earlier.
 */
function answerOf(
  game: AnyGame,
  need: Question,
  sight: () => unknown,
  orders: readonly Order[],
  conditional: boolean,
  skipped: Skipped[],
): { orders: readonly Order[]; answer: Json } | null {
  const say = (lines: readonly Line[]): Json | undefined =>
    game.reply(
      sight(),
      lines.map(({ due }) => due),
      need,
    );
  const merges = game.merges.has(need.kind);
  const lines = orders.flatMap((order): Line[] => {
    if ((order.when !== undefined) !== conditional || !mayAnswer(game, order, need.kind)) return [];
    const due = dueOf(game, order, sight, need);
    return due !== null && answers(game, due.verb, need.kind) ? [{ order, due }] : [];
  });
  if (merges) {
    const able = lines.filter((line) => say([line]) !== undefined);
    const answer = able.length > 1 ? say(able) : undefined;
    if (answer !== undefined && isLegal(need.space, answer)) return { orders: able.map(({ order }) => order), answer };
  }
  let kept: readonly Line[] = [];
  let answer: Json | undefined;
  for (const line of lines.toReversed()) {
    if (kept.length > 0 && (!merges || say([line]) === undefined)) continue;
    const said = say([line, ...kept]);
    if (said === undefined) continue;
    if (isLegal(need.space, said)) {
      kept = [line, ...kept];
      answer = said;
    } else {
      const { id, canonical } = line.order;
      skipped.push({ address: need.address, order: id, canonical, reason: whyNot(need, said) });
    }
  }
  return answer === undefined ? null : { orders: kept.map(({ order }) => order), answer };
}

/** What a seat has said by the condition of a line that does not hold, of this turn before one that stands. */
function unmetOf(
  game: AnyGame,
  need: Question,
  orders: readonly Order[],
  standing: readonly Order[],
): Pick<Decision, 'answer' | 'from'> | null {
  const books = [
    ['condition', orders],
    ['standing-condition', standing],
  ] as const;
  for (const [from, lines] of books)
    for (const { when, verb } of lines) {
      const answer = when && game.verbs.find(({ id }) => id === verb)?.unmet?.[need.kind];
      if (answer !== undefined && isLegal(need.space, answer)) return { answer, from };
    }
  return null;
}

export function answers(game: AnyGame, verb: string, kind: string): boolean {
  return lexiconOf(game.verbs).byId.get(verb)?.verb.answers.includes(kind) ?? false;
}

/** Whether this order, or the ELSE of its IF, can answer such a question at all. */
export function mayAnswer(game: AnyGame, order: Order, kind: string): boolean {
  return answers(game, order.verb, kind) || (order.otherwise !== undefined && mayAnswer(game, order.otherwise, kind));
}

/** The order that applies, with units as they are called now: itself when its condition holds, else its ELSE, else none. */
export function dueOf(game: AnyGame, order: Order, sight: () => unknown, need: Question): Order | null {
  const carried = carriedBy(order, need);
  if (carried) return asNamedNow(game, sight, carried);
  if (!order.when || holds(game, order.when, sight, need)) return asNamedNow(game, sight, order);
  return order.otherwise ? dueOf(game, order.otherwise, sight, need) : null;
}

/** The branch of an order that is being carried out as this is asked. */
function carriedBy(order: Order, { carries = [] }: Pick<Question, 'carries'>): Order | null {
  if (carries.includes(order.canonical)) return order;
  return order.otherwise ? carriedBy(order.otherwise, { carries }) : null;
}

/** Why an answer is not legal now: what the judge says, or that it is none of the answers possible. */
export function whyNot(need: Question, answer: Json): Diagnostic {
  const facts = { kind: need.kind, answer };
  const none: Diagnostic = { severity: 'error', code: 'answer-not-possible', facts };
  if (need.space.kind === 'one') return none;
  return need.space.judge(answer).find((diagnostic) => diagnostic.severity === 'error') ?? none;
}
