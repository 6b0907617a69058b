/** The order desk: who answers a question, and from which line (architecture §2). */
import type { AnyGame, Book, Diagnostic, Json, Order, Question, Skipped } from '../engine/contract.ts';
import { holds } from '../engine/conditions.ts';
import { type Decision, isLegal } from '../engine/run.ts';
import { lexiconOf } from './lexicon.ts';

/**
 * Answers one question from the books of the seats it concerns, those of the first before those of the next (R71), with the first that applies and is legal now: a reply to it, this turn's conditional orders
 * (latest first), its plain orders, standing conditional (latest first), standing plain, doctrine. What was passed
 * over, and why, comes with the answer. Conditions read what `sight` shows at that moment.
 */
export function decide(
  game: AnyGame,
  need: Question,
  sight: () => unknown,
  books: readonly Book[],
  reply?: Json,
): Decision {
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
    if (found === null) continue;
    const { order, answer } = found;
    const kind = order.when ? 'condition' : 'order';
    const from = !standing.includes(order) ? kind : order.when ? 'standing-condition' : 'standing';
    return { answer, from, order: { id: order.id, canonical: order.canonical }, ...told() };
  }
  const standing = books.flatMap((book) => book.standing);
  return { answer: game.answer(need, sight, standing), from: 'doctrine', ...told() };
}

/** The answer of the latest of these orders that has one which is legal now. */
function answerOf(
  game: AnyGame,
  need: Question,
  sight: () => unknown,
  orders: readonly Order[],
  conditional: boolean,
  skipped: Skipped[],
): { order: Order; answer: Json } | null {
  for (let index = orders.length - 1; index >= 0; index--) {
    const order = orders[index] as Order;
    if ((order.when !== undefined) !== conditional || !mayAnswer(game, order, need.kind)) continue;
    const due = dueOf(game, order, sight, need);
    if (due === null || !answers(game, due.verb, need.kind)) continue;
    const answer = game.reply(sight(), due, need);
    if (answer === undefined) continue;
    if (isLegal(need.space, answer)) return { order, answer };
    const reason = whyNot(need, answer);
    skipped.push({ address: need.address, order: order.id, canonical: order.canonical, reason });
  }
  return null;
}

function answers(game: AnyGame, verb: string, kind: string): boolean {
  return lexiconOf(game.verbs).byId.get(verb)?.verb.answers.includes(kind) ?? false;
}

/** Whether this order, or the ELSE of its IF, can answer such a question at all. */
function mayAnswer(game: AnyGame, order: Order, kind: string): boolean {
  return answers(game, order.verb, kind) || (order.otherwise !== undefined && mayAnswer(game, order.otherwise, kind));
}

/** The order that applies: itself when its condition holds, else its ELSE, else none. */
function dueOf(game: AnyGame, order: Order, sight: () => unknown, need: Question): Order | null {
  if (!order.when || holds(game, order.when, sight, need)) return order;
  return order.otherwise ? dueOf(game, order.otherwise, sight, need) : null;
}

/** Why an answer is not legal now: what the judge says, or that it is none of the answers possible. */
function whyNot(need: Question, answer: Json): Diagnostic {
  const facts = { kind: need.kind, answer };
  const none: Diagnostic = { severity: 'error', code: 'answer-not-possible', facts };
  if (need.space.kind === 'one') return none;
  return need.space.judge(answer).find((diagnostic) => diagnostic.severity === 'error') ?? none;
}
