/** Ends a game before its last turn: the entry, the letters with the seed, and nothing due any more. */
import type { Language } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { letterWords, type NoticeFacts } from '../../reports/index.ts';
import { clearDeadline } from '../../store/deadlines.ts';
import { appendEntries } from '../../store/entries.ts';
import { changeGame, lockGame } from '../../store/games.ts';
import { type OwedLetter, oweLetters } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { type Ended, type Ending, endGame, seatsOfSide } from '../../table/end.ts';
import type { GameRecord } from '../../table/record.ts';
import { seatName } from '../../table/telling.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { about, letterTo } from '../letters/unseated.ts';

/** Ends a game by the umpire's word: nobody is said to have won. */
export async function endByUmpire(house: House, id: string, reason: string): Promise<void> {
  const loaded = await loadGame(house, id);
  const seats = await seatsOf(house.store.db, id);
  const allowed = ['running', 'paused'] as const;
  const { status } = loaded.row;
  if (status !== 'running' && status !== 'paused') throw new DataBroken('game-not-so', { game: id, status, allowed });
  const write = ending(house, loaded, loaded.record, seats, { because: 'umpire', seats: [], reason }, 'umpire');
  await transact(house, async (tx) => {
    const row = await lockGame(tx, id);
    if (row.head !== loaded.head) throw new DataBroken('game-moved-on', { game: id });
    await write(tx);
  });
  house.log.info({ game: id, reason }, 'game ended by its umpire');
}

/** What ending the game writes: `record` may have grown by entries that are not yet written. For the caller's transaction. */
export function ending(
  house: House,
  { row, head, seed, openings }: LoadedGame,
  record: GameRecord,
  seats: readonly SeatedRow[],
  how: Ending,
  by: string,
): (tx: Tx) => Promise<void> {
  const at = house.clock();
  const ended = endGame(record, seed, how, by, at.toISOString(), openings);
  const added = ended.record.entries.slice(record.entries.findIndex(({ hash }) => hash === head) + 1);
  const letters = seats
    .filter(({ address }) => address !== null)
    .map((seat) => letterFor(house, row, ended, how, seat));
  return async (tx) => {
    await appendEntries(tx, row.id, added);
    await changeGame(tx, row.id, { status: 'over' });
    await clearDeadline(tx, row.id);
    await oweLetters(tx, letters, at);
    await tellUmpire(house, tx, row.id, {
      about: 'ended',
      say: (_words, _when, language) => {
        const { title, text } = letterWords(language).joining.umpire.ended;
        return { title, text: [text(shortly(ended, how, language))] };
      },
    });
  };
}

function letterFor(house: House, row: LoadedGame['row'], ended: Ended, how: Ending, seat: SeatedRow): OwedLetter {
  const ours = letterWords(seat.language).joining.ended;
  const { record, winner, seed, mix } = ended;
  const facts: NoticeFacts['ended'] = {
    ...about(row, record, seat.seat),
    how: shortly(ended, how, seat.language),
    text: [
      ...(how.because === 'draw' ? [ours.drawText] : []),
      ...(how.reason === null ? [] : [how.reason]),
      ...(winner === null ? [] : [ours.wins(names(record, seatsOfSide(record, winner), seat.language))]),
    ],
    seed,
    mix,
    head: record.entries.at(-1)?.hash ?? '',
  };
  return letterTo(house, `ended/${row.id}/${seat.seat}`, seat, 'ended', facts);
}

/** `British surrenders`, `a draw` */
function shortly({ record }: Ended, { because, seats }: Ending, language: Language): string {
  const ours = letterWords(language).joining.ended;
  if (because === 'draw') return ours.draw;
  return because === 'surrender' ? ours.surrender(names(record, seats, language)) : ours.umpire;
}

function names({ game }: GameRecord, seats: readonly string[], language: Language): string {
  return seats.map((seat) => seatName(game, seat, language)).join(', ');
}
