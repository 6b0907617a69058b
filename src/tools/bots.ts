/** Seats that the computer plays: named by seat or by the role it holds, and played whole by doctrine. */
import type { AnyGame } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';

/** Ids of the seats named so. Throws DataBroken `no-such-seat` for a name that is neither a seat's nor a role's. */
export function botSeats(game: AnyGame, names: readonly string[]): ReadonlySet<string> {
  const seats = names.flatMap((name) => {
    const wanted = name.toLowerCase();
    const named = game.seats.filter((seat) => seat.id === wanted || seat.roles.includes(wanted)).map(({ id }) => id);
    if (named.length === 0) throw new DataBroken('no-such-seat', { seat: name, known: game.seats.map(({ id }) => id) });
    return named;
  });
  return new Set(seats);
}
