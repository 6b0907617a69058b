/** Where a seat's typed orders are written: the game as it stands at its open call, and the seat's book. */
import type { AnyGame, Role } from '../../../engine/contract.ts';
import { type BookRow, newestBooks } from '../../../store/books.ts';
import { type DeadlineRow, deadlineOf } from '../../../store/deadlines.ts';
import { type GameRow, gameOf } from '../../../store/games.ts';
import { holdOf } from '../../../store/holds.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { wholeOf } from '../../../table/joint.ts';
import { fold } from '../../../table/record.ts';
import { sightOf } from '../../../table/stage.ts';
import { roleOf } from '../../../table/telling.ts';
import type { House } from '../../house/house.ts';
import { gameAtHand } from '../../house/load-game.ts';
import type { GameAtHand } from '../../house/loaded-game.ts';
import { closedReason } from '../seat/seat-mail.ts';

export interface Desk {
  row: GameRow;
  atHand: GameAtHand;
  deadline: DeadlineRow;
  book: BookRow | undefined;
}

/** Null while no orders are taken from anybody. */
export async function deskOf(house: House, row: GameRow, seat: SeatedRow): Promise<Desk | null> {
  const deadline = await deadlineOf(house.store.db, row.id);
  if (deadline === null || deadline.lockedAt !== null) return null;
  const atHand = await gameAtHand(house, row);
  return { row, atHand, deadline, book: (await newestBooks(house.store.db, row.id)).get(seat.seat) };
}

/** Null while this game takes no orders: nothing of it is shown or judged. */
export async function openDeskOf(house: House, seat: SeatedRow): Promise<Desk | null> {
  const row = await gameOf(house.store.db, seat.game);
  return closedReason(row, await holdOf(house.store.db, seat.game)) === null ? deskOf(house, row, seat) : null;
}

/** The seat's eyes where play stands. */
export function sightAt({ atHand }: Desk, seat: string): { game: AnyGame; role: Role; view: unknown } {
  const { record, stood } = atHand;
  const role = roleOf(record.game, fold(record.entries), seat);
  return { game: record.game, role, view: sightOf(record.game, stood, wholeOf(record.game, role)) };
}

/** The answers that are on file to the questions of the open call. */
export const answersOnFile = ({ deadline, book }: Desk): BookRow['replies'] =>
  book?.call === deadline.call ? book.replies : {};
