/** When a player is away: which deadlines fall into it, and where they move. */
import { Temporal } from 'temporal-polyfill';
import { decode, encode } from '../../engine/canonical.ts';
import type { AbsenceRow } from '../../store/absences.ts';
import type { DeadlineRow, NeedRow } from '../../store/deadlines.ts';
import type { GameRow } from '../../store/games.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { optionsOf } from '../house/options.ts';
import { type Due, nextDue, type Rhythm } from '../house/time.ts';
import { type CourseFacts, dueFacts } from '../letters/owe-letters.ts';

/** The days somebody is away, both included, and the zone they are days of. */
export interface Away {
  seat: string;
  first: string;
  last: string;
  zone: string;
}

/** Who comes home finds a deadline no closer than this. */
const HOME_HOURS = 24;
const HOUR_MILLISECONDS = 3_600_000;

/** Absences with the zones of their seats. */
export function awayFrom(absences: readonly AbsenceRow[], seats: readonly SeatedRow[]): Away[] {
  return absences.flatMap(({ seat, first, last }) => {
    const zone = seats.find((one) => one.seat === seat)?.zone;
    return zone === undefined ? [] : [{ seat, first, last, zone }];
  });
}

/** The day it is in a zone: `2026-12-24`. */
export function dayIn(zone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();
}

export function covers({ first, last, zone }: Away, at: Date): boolean {
  const day = dayIn(zone, at);
  return first <= day && day <= last;
}

/** Whether a seat is away at a moment. */
export function isAway(away: readonly Away[], seat: string, at: Date): boolean {
  return away.some((one) => one.seat === seat && covers(one, at));
}

/** The deadline, or where one of those who are due is away then, the first of the rhythm that finds all at home a day. */
export function behindAbsences(due: Due, rhythm: Rhythm, needs: readonly NeedRow[], away: readonly Away[]): Due {
  const seats = new Set(needs.map(({ seat }) => seat));
  const theirs = away.filter(({ seat }) => seats.has(seat));
  let moved = due;
  for (;;) {
    const { dueAt } = moved;
    const hit = theirs.find((one) => covers(one, dueAt));
    if (!hit) return moved;
    moved = nextDue({ ...rhythm, least: HOME_HOURS }, due.zone, homeFrom(hit));
  }
}

/** Until when a call opened at `at` stays open; `unmoved` when absences moved that: what it would have been without. */
export function openUntil(
  row: Pick<GameRow, 'rhythm' | 'zone' | 'options'>,
  needs: readonly NeedRow[],
  away: readonly Away[],
  at: Date,
): { due: Due; unmoved: string | null } {
  const rhythm = JSON.parse(row.rhythm) as Rhythm;
  const usual = nextDue(rhythm, row.zone, at);
  const due = optionsOf(row).vacation === 'extend' ? behindAbsences(usual, rhythm, needs, away) : usual;
  return { due, unmoved: due === usual ? null : encode(dueFacts(usual)) };
}

/**
 * Until when a call that is open stays open under another rhythm: what that would have made of it, but no sooner after
 * `now` than a call may close that opens now, unless it was due as soon before.
 */
export function openAnew(
  row: Pick<GameRow, 'rhythm' | 'zone' | 'options'>,
  deadline: DeadlineRow,
  away: readonly Away[],
  now: Date,
): { due: Due; unmoved: string | null } {
  const meant = openUntil(row, deadline.needs, away, deadline.openedAt);
  const leaves = meant.due.dueAt.getTime() - now.getTime();
  const { least } = JSON.parse(row.rhythm) as Rhythm;
  const isFair = leaves > 0 && (meant.due.dueAt >= deadline.dueAt || leaves >= least * HOUR_MILLISECONDS);
  return isFair ? meant : openUntil(row, deadline.needs, away, now);
}

/**
 * Where an open deadline belongs as absences are now: later, or back to where it would be without them, yet not within a
 * day from `now`. `unmoved` as above.
 */
export function withoutAbsences(
  row: Pick<GameRow, 'rhythm' | 'options'>,
  deadline: DeadlineRow,
  away: readonly Away[],
  now: Date,
): { due: Due; unmoved: Due | null } {
  const rhythm = JSON.parse(row.rhythm) as Rhythm;
  const facts = deadline.unmoved === null ? null : decode<NonNullable<CourseFacts['due']>>(deadline.unmoved);
  const usual = facts ? { ...facts, dueAt: new Date(facts.dueAt) } : deadline;
  const isMoved = optionsOf(row).vacation === 'extend';
  const meant = isMoved ? behindAbsences(usual, rhythm, deadline.needs, away) : usual;
  const unmoved = meant === usual ? null : usual;
  if (meant.dueAt >= deadline.dueAt) return { due: meant, unmoved };
  const soonest = nextDue({ ...rhythm, least: HOME_HOURS }, usual.zone, now);
  const due = soonest.dueAt > meant.dueAt ? soonest : meant;
  return due.dueAt < deadline.dueAt ? { due, unmoved } : { due: deadline, unmoved };
}

/** Days of an absence, first and last included. */
export function daysOf({ first, last }: Pick<Away, 'first' | 'last'>): number {
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1;
}

/** The day before another, both ISO. */
export function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}

/** Noon of a day in a zone: a moment by which the day can be named. */
export function noonOf(day: string, zone: string): Date {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}

/** The first moment after the last day. */
function homeFrom({ last, zone }: Away): Date {
  const morning = Temporal.PlainDate.from(last).add({ days: 1 }).toZonedDateTime(zone);
  return new Date(morning.epochMilliseconds);
}
