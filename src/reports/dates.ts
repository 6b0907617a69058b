/** Dates and times as letters write them: local fields in, words out; zones are resolved by the caller. */
import type { LetterWords } from './words/words.ts';

/** A moment in one zone, already resolved: fields as a clock on that wall shows them. */
export interface LocalTime {
  year: number;
  /** 1 … 12 */
  month: number;
  day: number;
  /** 1 Monday … 7 Sunday */
  weekday: number;
  hour: number;
  minute: number;
  second?: number;
  /** Place the zone is named after: `London`. */
  zone: string;
  /** `GMT`, `CET`; empty when the zone has none. */
  abbreviation: string;
  /** Minutes east of UTC. */
  offset: number;
}

/** When orders are due, for the reader and, where it differs, in the game's own zone. */
export interface Deadline {
  local: LocalTime;
  game: LocalTime | null;
  /** Whole hours from sending to the deadline, null when not known. */
  hours: number | null;
}

/** `20:00` */
export function clock(time: LocalTime): string {
  return `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
}

/** `Sunday 22 November 2026` */
export function longDate(time: LocalTime, words: LetterWords): string {
  const { weekdays, months } = words;
  return words.longDate(weekdays[time.weekday - 1] ?? '', time.day, months[time.month - 1] ?? '', time.year);
}

/** `Sun 22 Nov` */
export function shortDate(time: LocalTime, words: LetterWords): string {
  return `${words.shortWeekdays[time.weekday - 1]} ${time.day} ${words.shortMonths[time.month - 1]}`;
}

/** `London (GMT, UTC+0)`, `Londres (GMT, UTC+0)` */
export function zoneName(time: LocalTime, words: LetterWords): string {
  const offset = utcOffset(time.offset);
  return time.abbreviation === '' || time.abbreviation === offset
    ? `${words.zone(time.zone)} (${offset})`
    : `${words.zone(time.zone)} (${time.abbreviation}, ${offset})`;
}

/** `21:00 in Paris, the game's zone`, with the date where it is another day there; null when the zones agree. */
export function gameClock(deadline: Deadline, words: LetterWords): string | null {
  const { local, game } = deadline;
  if (game === null || (game.zone === local.zone && game.offset === local.offset)) return null;
  const when = game.day === local.day ? clock(game) : `${shortDate(game, words)} ${clock(game)}`;
  return words.atGameZone(when, game.zone);
}

/** `UTC+0`, `UTC-3:30` */
function utcOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '-' : '+'}${(size - rest) / 60}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
}

function twoDigits(n: number): string {
  return n < 10 ? `0${n}` : `${n}`;
}

/** `Fri 20 Nov 2026 18:41:07 London` */
export function receipt(time: LocalTime, words: LetterWords): string {
  const seconds = time.second === undefined ? '' : `:${`${time.second}`.padStart(2, '0')}`;
  return `${shortDate(time, words)} ${time.year} ${clock(time)}${seconds} ${words.zone(time.zone)}`;
}
