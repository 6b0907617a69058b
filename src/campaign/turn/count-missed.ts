/** Counts the turns a seat has missed, tells the seat, and the umpire after so many in a row. */
import { letterWords } from '../../reports/index.ts';
import type { DeadlineRow } from '../../store/deadlines.ts';
import { keepMissed, type MissedRow, missedOf } from '../../store/missed-turns.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { seatName } from '../../table/telling.ts';
import type { Attendance } from '../clock/attendance.ts';
import type { House } from '../house/house.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { optionsOf } from '../house/options.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { seatNotice } from '../letters/seat-notice.ts';

/**
 * Notes who was missing when a call for orders closed: several calls missed in one turn are one turn missed, and any
 * book ends the row. Gives the letters that tell the seats.
 */
export async function countMissed(
  house: House,
  tx: Tx,
  loaded: LoadedGame,
  deadline: DeadlineRow,
  { sent, missing }: Attendance,
  seats: readonly SeatedRow[],
): Promise<OwedLetter[]> {
  // A choice left unanswered is no turn missed: standing orders may be all there is to say.
  if (deadline.needs.every((need) => need.call === null)) return [];
  const { game, ordinal } = deadline;
  const before = await missedOf(tx, game);
  for (const seat of sent) {
    const row = before.get(seat);
    if (row && row.inRow > 0) await keepMissed(tx, { ...row, inRow: 0 });
  }
  const letters: OwedLetter[] = [];
  for (const seat of seats.filter((one) => missing.includes(one.seat))) {
    const row = before.get(seat.seat);
    if (row?.ordinal === ordinal && row.inRow > 0) continue;
    const now: MissedRow = {
      game,
      seat: seat.seat,
      ordinal,
      inRow: (row?.inRow ?? 0) + 1,
      inAll: (row?.inAll ?? 0) + 1,
    };
    await keepMissed(tx, now);
    if (seat.address !== null) letters.push(missedLetter(house, loaded, deadline, seat, now));
    if (now.inRow % optionsOf(loaded.row).missed === 0) await tellOfSilence(house, tx, loaded, seat, now);
  }
  return letters;
}

function missedLetter(
  house: House,
  { row, head }: LoadedGame,
  { printed }: DeadlineRow,
  seat: SeatedRow,
  { ordinal, inRow }: MissedRow,
): OwedLetter {
  const words = letterWords(seat.language).missed;
  return seatNotice(house, row, seat, {
    purpose: `missed/${row.id}/${ordinal}/${seat.seat}`,
    title: words.title(printed),
    by: words.by,
    text: words.text(printed, inRow),
    head,
    at: house.clock(),
  });
}

function tellOfSilence(
  house: House,
  tx: Tx,
  { record }: LoadedGame,
  { game, seat }: SeatedRow,
  { ordinal, inRow }: MissedRow,
): Promise<void> {
  return tellUmpire(house, tx, game, {
    about: `missed/${seat}/${ordinal}`,
    say: (words, _when, language) => {
      const name = seatName(record.game, seat, language);
      return { title: words.missed.title(name), text: words.missed.text(name, inRow) };
    },
  });
}
