/** What a mail asks beside its orders, and what becomes of that. */
import type { BookRow } from '../../../store/books.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import type { OwedLetter } from '../../../store/outbox.ts';
import type { Tx } from '../../../store/schema.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import type { SeatDraft } from '../../../table/draft.ts';
import type { House } from '../../house/house.ts';
import type { GameAtHand } from '../../house/loaded-game.ts';
import type { Received } from '../received.ts';

/** A mail from a seat as it was understood. */
export interface Heard extends Received {
  house: House;
  loaded: GameAtHand;
  books: ReadonlyMap<string, BookRow>;
  seats: readonly SeatedRow[];
  /** Who asks, with the language and zone he asks for. */
  seat: SeatedRow;
  made: SeatDraft;
  /** Codes of the mail have let in a held mail, or given the seat its address. */
  confirmed: boolean;
}

/** One that was judged on what is open. */
export interface Asking extends Heard {
  deadline: DeadlineRow;
  /** The seats besides its own that are waited for. */
  others: readonly string[];
  /**
   * Until when orders may change once nobody is waited for, and whether for a warning alone that is new to their writer; null
   * where they run at once.
   */
  changesUntil: { at: Date; forWarning: boolean } | null;
}

/** What else a mail writes, after its book; `mute`: its seat is left without an answer. */
export type More = (tx: Tx, mute: boolean) => Promise<void>;

export interface Wish {
  letters: readonly OwedLetter[];
  /** The mail is answered by it: without orders it needs no acknowledgement. */
  isAnswered: boolean;
  write: More | null;
}

/** A wish that is answered by its letters. */
export const answeredBy = (letters: readonly OwedLetter[], write: More | null = null): Wish => ({
  letters,
  isAnswered: letters.length > 0,
  write,
});

/** What all of them write, one after the other; null where none does. */
export function allOf(wishes: readonly Pick<Wish, 'write'>[]): More | null {
  const writes = wishes.flatMap(({ write }) => write ?? []);
  if (writes.length === 0) return null;
  return async (tx, mute) => {
    for (const write of writes) await write(tx, mute);
  };
}
