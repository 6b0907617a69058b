/** The clock of a game played without a server: it stands where the game begins, the same bytes on every machine. */
import type { AnyGame } from '../engine/contract.ts';
import type { LocalTime } from '../reports/index.ts';

/** What stands in the journal of a game that does not say when it begins. */
const SOME_DAY = '1970-01-01T00:00:00Z';

export interface PlayedClock {
  at: string;
  /** The same as a clock of the place showed it; null where the game names none: letters bear no time then. */
  face: LocalTime | null;
}

export function playedClock({ begins }: AnyGame): PlayedClock {
  if (begins === undefined) return { at: SOME_DAY, face: null };
  const day = new Date(begins.at);
  const face: LocalTime = {
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    weekday: day.getUTCDay() === 0 ? 7 : day.getUTCDay(),
    hour: day.getUTCHours(),
    minute: day.getUTCMinutes(),
    zone: begins.place,
    abbreviation: '',
    offset: 0,
  };
  return { at: begins.at, face };
}
