/** Turns what is owed to a seat into an outbox row: one purpose, one Message-ID, the facts rendering will need. */
import { encode } from '../../engine/canonical.ts';
import type { Order } from '../../engine/contract.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import type { NoticeFacts } from '../../reports/index.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { Letter } from '../../table/advance.ts';
import type { House } from '../house/house.ts';
import type { Due } from '../house/time.ts';
import type { AppointmentFacts } from './appointments.ts';

/** What a letter of the game's course is rendered from, beside the record: it must come out the same whenever it is rendered. */
export interface CourseFacts {
  /** Entries of the journal the letter speaks of; later ones are not looked at. */
  length: number;
  ordinal: number;
  /** Number on the track of the turn it calls orders for; null when it calls for none. */
  opens: number | null;
  /** Address of the call it asks for; letters that ask for none, and those of older releases, say nothing. */
  asks?: string;
  /** What is due when; null once over. */
  due: { wall: string; zone: string; dueAt: string } | null;
  /** Standing orders of the seat when the letter was owed, canonical. */
  standing: readonly Order[];
  /** Why it was made anew, again and again, before anybody had it; in the umpire's words. */
  corrected?: readonly string[];
  /** Its orders on file for the call; letters owed by older releases say nothing. */
  onFile?: readonly Order[];
  /** What the seat's calendar is told; letters owed by older releases say nothing. */
  appointments?: readonly AppointmentFacts[];
}

/** What a take-over letter is written from: the last report beside its own words. */
export interface TakeOverFacts extends CourseFacts {
  takeOver: Omit<NoticeFacts['takeOver'], 'report'>;
  /** The closed turn whose report goes along; null before the first has closed. */
  reports: number | null;
}

export const dueFacts = (due: Due): NonNullable<CourseFacts['due']> => ({
  wall: due.wall,
  zone: due.zone,
  dueAt: due.dueAt.toISOString(),
});

export function owed(
  house: House,
  game: string,
  letter: Letter,
  more: {
    length: number;
    opens?: number | null;
    asks?: string;
    due?: Due | null;
    standing?: readonly Order[];
    onFile?: readonly Order[];
    corrected?: readonly string[];
    appointments?: readonly AppointmentFacts[];
  },
): OwedLetter {
  const {
    opens = null,
    asks,
    due = null,
    standing = [],
    onFile = [],
    corrected = [],
    appointments = [],
    length,
  } = more;
  const facts: CourseFacts = {
    length,
    ordinal: letter.ordinal,
    opens,
    ...(asks !== undefined && { asks }),
    due: due && dueFacts(due),
    standing,
    onFile,
    ...(corrected.length > 0 && { corrected }),
    appointments,
  };
  return {
    purpose: letter.purpose,
    messageId: messageIdOf(letter.purpose, house),
    game,
    seat: letter.seat,
    kind: letter.kind,
    facts: encode(facts),
    recipient: null,
  };
}
