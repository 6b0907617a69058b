/** The order desk at the table: who answers a need of this run, and which needs wait for mail. */
import type { Address, AnyGame, Json, Need } from '../engine/contract.ts';
import { type Desk, isLegal } from '../engine/run.ts';
import { decide } from '../orders/desk.ts';
import type { Books } from './advance.ts';
import { filledByDoctrine, sharesAsked } from './joint.ts';
import type { Chronicle, TurnRecord } from './record.ts';
import { pausesFor } from './tempo.ts';

/** The desk of one stage: replies, then what a withdrawn run answered, then books and doctrine (architecture §2). */
export function deskFor(game: AnyGame, chronicle: Chronicle, turn: TurnRecord, books: Books): Desk<unknown> {
  const replies = repliesOf(books);
  return (need, book, sight) => {
    const kept = turn.offers.get(need.address);
    if (kept && (need.type === 'call' || isLegal(need.space, kept.answer))) return { ...kept, from: 'kept' };
    if (isAwaited(game, chronicle, turn, need)) return 'wait';
    if (need.type === 'call') {
      const orders = filledByDoctrine(game, book, game.orders(need, sight, book.standing));
      return { answer: orders as unknown as Json, from: 'doctrine' };
    }
    const books = sharesAsked(game, need, book).map(({ orders, standing }) => ({ orders: orders ?? [], standing }));
    return decide(game, need, sight, books, replies.get(need.address));
  };
}

function isAwaited(game: AnyGame, chronicle: Chronicle, turn: TurnRecord, need: Need): boolean {
  if (turn.locks.has(need.address)) return false;
  return (
    pausesFor(chronicle.tempo, game, need) ||
    (turn.reopened !== null && need.type === 'call' && game.calls.includes(need.name))
  );
}

function repliesOf(books: Books): ReadonlyMap<Address, Json> {
  return new Map(Object.values(books).flatMap((book) => Object.entries(book.replies ?? {})));
}
