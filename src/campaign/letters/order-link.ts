/** The link of a letter to its seat's order page: whoever holds it writes as the seat, until some days after the call. */
import { gameOf } from '../../store/games.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import type { House } from '../house/house.ts';
import { claimOf, isSigned, webLink } from '../house/web-link.ts';

const DAY_MILLISECONDS = 86_400_000;
/** A game may be paused, or its deadline moved: the link of the last letter goes on for so long. */
const DAYS_AFTER_CALL = 30;

/** Null while the house has no web. The seat's token is in the signature: a seat taken over opens by its new letters alone. */
export function orderLink(house: House, { game, seat, token }: SeatedRow, dueAt: Date): string | null {
  const until = Math.floor((dueAt.getTime() + DAYS_AFTER_CALL * DAY_MILLISECONDS) / 1000);
  return webLink(house, 'orders', `${game}/${seat}/${until}`, token);
}

/** The seat whose page a link opens; null for a link that is not ours, too old, or of a seat's former token. */
export async function seatOfOrderLink(house: House, token: string): Promise<SeatedRow | null> {
  const [, game = '', name = '', until = ''] = /^([\w-]+)\/([\w-]+)\/(\d{1,12})$/.exec(claimOf(token)) ?? [];
  if (Number(until) * 1000 < house.clock().getTime()) return null;
  const seat = (await seatsOf(house.store.db, game)).find((one) => one.seat === name);
  if (!seat || seat.person === null || !isSigned(house, 'orders', token, seat.token)) return null;
  return (await gameOf(house.store.db, game)).status === 'inviting' ? null : seat;
}
