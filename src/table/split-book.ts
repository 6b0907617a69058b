/** A book parted by the calls that its orders are for. */
import type { RoleBook } from '../engine/books.ts';
import type { AnyGame, Order } from '../engine/contract.ts';
import type { LockedBook } from '../engine/journal.ts';
import { callFor } from '../orders/calls.ts';
import { lexiconOf } from '../orders/lexicon.ts';

/** A book with what of it serves now, and what is kept for later calls. */
export type ServedBook = LockedBook & Pick<RoleBook, 'ahead'>;

/** The orders of a book that is locked for the first of `served`: those it is locked for, and those for later calls. */
export function splitBook(
  game: AnyGame,
  served: readonly string[],
  orders: readonly Order[],
): { now: readonly Order[]; later: readonly Order[] } {
  const isNow = ({ verb }: Order): boolean => callFor(callsOfVerb(game, verb), served, []) !== null;
  return { now: orders.filter(isNow), later: orders.filter((order) => !isNow(order)) };
}

/** The calls that a verb's orders are for; none where any will do. */
export function callsOfVerb(game: AnyGame, verb: string): readonly string[] {
  return lexiconOf(game.verbs).byId.get(verb)?.verb.calls ?? [];
}
