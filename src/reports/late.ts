/** What a mail that came too late is told: when it came, what ran in its place, and who is asked now. */
import { clock, type LocalTime, receipt, shortDate } from './dates.ts';
import type { LetterWords } from './words/words.ts';

/** The book that was in when the call closed. */
export interface Ran {
  /** In the reader's language; null where there was no book, and standing orders ran. */
  orders: readonly string[] | null;
  /** When its last mail came. */
  came: LocalTime | null;
}

export interface Late {
  /** Null where the call closed of itself before it was fixed, and the moment is not on record. */
  closed: LocalTime | null;
  came: LocalTime;
  /** Null where nothing was asked of the seat. */
  ran: Ran | null;
}

/** Who is asked for what, and until when. */
export interface AskedNow {
  /** Names of the seats; those that are asked for the same together. */
  others: readonly { seats: readonly string[]; call: string | null }[];
  /** What is due from the reader himself: a call, or null for a choice; undefined where nothing is. */
  own?: string | null;
  turn: number;
  until: LocalTime;
}

export function lateTimes({ closed, came }: Late, words: LetterWords): string {
  return words.letters.refused.late(closed && receipt(closed, words), receipt(came, words));
}

export function ranSentence({ orders, came }: Ran, words: LetterWords): string {
  const when = came === null ? null : `${shortDate(came, words)} ${clock(came)}`;
  return words.letters.refused.ran(orders === null ? null : orders.length, when);
}

/** `Nothing is due from you now. Asked: Allies (combat orders), until Fri 27 Nov 20:00 London.` */
export function askedSentence({ others, own, turn, until }: AskedNow, words: LetterWords): string {
  const ours = words.letters.refused;
  const what = (call: string | null) => (call === null ? ours.choice : words.ordersOf(call));
  const when = `${shortDate(until, words)} ${clock(until)} ${words.zone(until.zone)}`;
  if (own !== undefined) return ours.dueNow(what(own), turn, when);
  return ours.askedNow(others.map(({ seats, call }) => `${seats.join(', ')} (${what(call)})`).join(words.pause), when);
}
