/** Reads the days of VACATION FROM 24 DEC TO 2 JAN, as people write them in English, French and Spanish. */
import { Temporal } from 'temporal-polyfill';
import { keyOf } from '../../../orders/fold.ts';

/** What a VACATION line says; days are ISO, both included. */
export type VacationWords =
  | { kind: 'days'; first: string; last: string }
  /** OFF: back, or not going. */
  | { kind: 'off' }
  /** Nothing after the word: what is on file? */
  | { kind: 'ask' }
  /** `ambiguous`: 2/1 may be the second of January or the first of February. */
  | { kind: 'unclear'; why: 'unread' | 'ambiguous' | 'backwards' | 'past' | 'far' };

// First letters of the months, in the three tongues.
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

const OFF = new Set(['off', 'fin', 'non', 'no', 'end', 'annuler', 'cancel', 'cancelar', 'retour', 'back']);
/** A day without its year is taken up to this long ago for the past one. */
const DAYS_BACK = 31;
const MONTHS_AHEAD = 12;

interface Day {
  day: number;
  month: number | null;
  year: number | null;
}

/** `today` is the writer's day, ISO. `dayFirst`: how he reads 2/1; null where nobody can tell. */
export function readVacation(line: string, today: string, dayFirst: boolean | null): VacationWords {
  const said = keyOfDates(line);
  const words = said.replace(/^\S+\s*/, '');
  if (words === '') return { kind: 'ask' };
  if (OFF.has(words)) return { kind: 'off' };
  const found = daysIn(words, dayFirst);
  if (found === 'ambiguous') return { kind: 'unclear', why: 'ambiguous' };
  const [one, two = one, more] = found;
  if (!one || !two || more) return { kind: 'unclear', why: 'unread' };
  return between({ ...one, month: one.month ?? two.month }, two, today);
}

/** Folded as orders are, with the marks that dates are written with. */
function keyOfDates(line: string): string {
  return line
    .split(/\s+/)
    .map((word) => (/\d[-/.]\d/.test(word) ? word.replace(/[^\d/.-]+/g, '').replace(/[.-]+$/, '') : keyOf(word)))
    .filter((word) => word !== '')
    .join(' ')
    .trim();
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const FIGURES = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?$/;
const NUMBER = /^(\d{1,2})(?:st|nd|rd|th|er|re|o|a)?$/;
const YEAR = /^\d{4}$/;
const CENTURY = 2000;

function daysIn(words: string, dayFirst: boolean | null): Day[] | 'ambiguous' {
  const days: Day[] = [];
  let monthAhead: number | null = null;
  for (const word of words.split(' ')) {
    const last = days.at(-1);
    const iso = ISO.exec(word);
    const figures = FIGURES.exec(word);
    const number = NUMBER.exec(word);
    const month = monthNamed(word);
    if (iso) days.push({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
    else if (figures) {
      const [a, b] = [Number(figures[1]), Number(figures[2])];
      const year = figures[3] === undefined ? null : Number(figures[3]) + (figures[3].length === 2 ? CENTURY : 0);
      const isDayFirst = a > 12 || a === b ? true : b > 12 ? false : dayFirst;
      if (isDayFirst === null) return 'ambiguous';
      days.push(isDayFirst ? { day: a, month: b, year } : { day: b, month: a, year });
    } else if (number) {
      days.push({ day: Number(number[1]), month: monthAhead, year: null });
      monthAhead = null;
    } else if (YEAR.test(word) && last) last.year = Number(word);
    else if (month !== null) {
      if (last && last.month === null) last.month = month;
      else monthAhead = month;
    }
  }
  return days;
}

function monthNamed(word: string): number | null {
  const index = MONTHS.findIndex((starts) => starts.some((start) => word.startsWith(start)));
  return index < 0 || !/^[a-z]+$/.test(word) ? null : index + 1;
}

function between(one: Day, two: Day, today: string): VacationWords {
  const now = Temporal.PlainDate.from(today);
  const first = dateOf(one, now.subtract({ days: DAYS_BACK }));
  const last = first && dateOf(two, first);
  if (!first || !last) return { kind: 'unclear', why: 'unread' };
  const later = Temporal.PlainDate.compare;
  if (later(last, first) < 0) return { kind: 'unclear', why: 'backwards' };
  if (later(last, now) < 0) return { kind: 'unclear', why: 'past' };
  if (later(last, now.add({ months: MONTHS_AHEAD })) > 0) return { kind: 'unclear', why: 'far' };
  return { kind: 'days', first: (later(first, now) < 0 ? now : first).toString(), last: last.toString() };
}

/** The day in its year, or the first such day from `from` on; null when there is no such day. */
function dateOf({ day, month, year }: Day, from: Temporal.PlainDate): Temporal.PlainDate | null {
  if (month === null) return null;
  for (const guess of year === null ? [from.year, from.year + 1] : [year]) {
    try {
      const date = Temporal.PlainDate.from({ year: guess, month, day }, { overflow: 'reject' });
      if (year !== null || Temporal.PlainDate.compare(date, from) >= 0) return date;
    } catch {
      // 29 February of a year without one: the next may have it.
    }
  }
  return null;
}
