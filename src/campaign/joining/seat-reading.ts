/** How letters to a seat are written: its language, the zone of its times, its paper. */

import type { Language } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { gameOf } from '../../store/games.ts';
import { changeSeat, seatsOf } from '../../store/seats.ts';
import { type House, transact } from '../house/house.ts';
import { mustSpeak } from '../house/languages.ts';
import { openedGame } from '../house/load-game.ts';
import { isZone } from '../house/time.ts';
import { seatEntry } from './seat-entry.ts';

export interface SeatReading {
  language: Language;
  zone: string;
  paper: 'A4' | 'Letter';
  reason: string;
}

/** From the next letter on. Throws DataBroken for a seat, zone or language there is none of. */
export async function changeReading(house: House, game: string, seat: string, wanted: SeatReading): Promise<void> {
  const { reason, ...change } = wanted;
  if (!isZone(change.zone)) throw new DataBroken('no-such-zone', { zone: change.zone });
  mustSpeak(await openedGame(house, await gameOf(house.store.db, game)), change.language);
  const known = (await seatsOf(house.store.db, game)).map((one) => one.seat);
  if (!known.includes(seat)) throw new DataBroken('no-such-seat', { seat, known });
  const { language, paper } = change;
  const facts = { seat, language, paper, reason };
  const append = await seatEntry(house, game, 'umpire', { kind: 'table', act: 'reading', facts });
  await transact(house, async (tx) => {
    await append(tx);
    await changeSeat(tx, game, seat, change);
  });
  house.log.info({ game, seat, act: 'reading' }, 'umpire acted');
}
