/** Time as people keep it: deadlines at a wall clock in a zone, and moments as a reader's clock shows them. */
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Deadline, LocalTime } from '../../reports/index.ts';

/** When a game's orders fall due: at `time` on `days` (1 Monday … 7 Sunday) of its zone, `least` hours after the call. */
export interface Rhythm {
  days: readonly number[];
  time: string;
  least: number;
}

export const rhythmSchema = z.object({
  days: z.array(z.int().min(1).max(7)).min(1),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  least: z.int().min(0).max(2000),
});

const HOUR_MILLISECONDS = 3_600_000;
const HOURS_A_DAY = 24;

/** A deadline as it is kept: what the wall clock will show, where, and the instant that means. */
export interface Due {
  wall: string;
  zone: string;
  dueAt: Date;
}

/** The first deadline of the rhythm not earlier than `least` hours after `from`. */
export function nextDue(rhythm: Rhythm, zone: string, from: Date): Due {
  const earliest = Temporal.Instant.fromEpochMilliseconds(from.getTime()).add({ hours: rhythm.least });
  const time = Temporal.PlainTime.from(rhythm.time);
  let day = earliest.toZonedDateTimeISO(zone).toPlainDate();
  for (;;) {
    if (rhythm.days.includes(day.dayOfWeek)) {
      // A wall time that a change of clocks skips or repeats: the later reading of a gap, the first of a repetition.
      const due = day.toPlainDateTime(time).toZonedDateTime(zone, { disambiguation: 'compatible' });
      if (Temporal.Instant.compare(due.toInstant(), earliest) >= 0) return dueAt(due);
    }
    day = day.add({ days: 1 });
  }
}

/** The deadline moved on by hours, keeping its zone; whole days keep its wall time, whatever the clocks do between. */
export function laterDue(due: Due, hours: number): Due {
  return dueAt(zoned(due.dueAt, due.zone).add({ days: Math.trunc(hours / HOURS_A_DAY), hours: hours % HOURS_A_DAY }));
}

/** The deadline after a pause of so many milliseconds: as much time is left as was, and up to an hour more. */
export function dueAfterPause(due: Due, milliseconds: number): Due {
  return dueAt(zoned(due.dueAt, due.zone).add({ hours: Math.ceil(milliseconds / HOUR_MILLISECONDS) }));
}

function zoned(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}

function dueAt(at: Temporal.ZonedDateTime): Due {
  const wall = at.toPlainDateTime().toString({ smallestUnit: 'minute' });
  return { wall, zone: at.timeZoneId, dueAt: new Date(at.epochMilliseconds) };
}

/** The deadlines of a week of the rhythm as a clock in `zone` shows them, the next ones after `from`. */
export function weekOf(rhythm: Rhythm, gameZone: string, zone: string, from: Date): LocalTime[] {
  return rhythm.days.map((day) => localTime(nextDue({ ...rhythm, days: [day], least: 0 }, gameZone, from).dueAt, zone));
}

/** A moment as a clock in `zone` shows it. */
export function localTime(at: Date, zone: string): LocalTime {
  const local = zoned(at, zone);
  const { year, month, day, hour, minute, second } = local;
  return {
    year,
    month,
    day,
    weekday: local.dayOfWeek,
    hour,
    minute,
    second,
    zone: placeOf(zone),
    abbreviation: abbreviationOf(at, zone),
    offset: Math.round(local.offsetNanoseconds / 60_000_000_000),
  };
}

/** A deadline as a letter tells it: in the reader's zone, in the game's, and how many whole hours away from `from`. */
export function deadlineFor(due: Due, zone: string, from: Date): Deadline {
  const hours = Math.floor((due.dueAt.getTime() - from.getTime()) / HOUR_MILLISECONDS);
  return {
    local: localTime(due.dueAt, zone),
    game: due.zone === zone ? null : localTime(due.dueAt, due.zone),
    hours: hours < 0 ? null : hours,
  };
}

/** Whether the name is a zone we know. */
export function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** `America/New_York` → `New York` */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `CET`; empty where a zone has only its offset. */
function abbreviationOf(at: Date, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  return /^[A-Z]{2,5}$/.test(name) ? name : '';
}
