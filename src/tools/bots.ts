/** Seats that the computer plays: named by seat or by the role it holds, and played whole by doctrine. */
import type { AnyGame } from '../engine/contract.ts';
import { seatsNamed } from '../engine/levels.ts';
import type { Books } from '../table/advance.ts';

/** Ids of the seats named so. Throws DataBroken `no-such-seat` for a name that is neither a seat's nor a role's. */
export function botSeats(game: AnyGame, names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => seatsNamed(game.seats, name).map(({ id }) => id)));
}

/** Seats whose orders are in: people hold them, and what these leave unsaid is not played for them. */
export function heldSeats(books: Books): ReadonlySet<string> {
  return new Set(Object.entries(books).flatMap(([seat, { orders }]) => (orders === null ? [] : [seat])));
}
