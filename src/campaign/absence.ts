/** When a player is away: which deadlines fall into it, and where they move. */
import { Temporal } from 'temporal-polyfill';
import { encode } from '../engine/canonical.ts';
import type { NeedRow } from '../store/deadlines.ts';
import type { AbsenceRow } from '../store/absences.ts';
import type { SeatedRow } from '../store/seats.ts';
import type { GameRow } from '../store/games.ts';
import { optionsOf } from './options.ts';
import { dueFacts } from './owe-letters.ts';
import { type Due, nextDue, type Rhythm } from './time.ts';

/** The days somebody is away, both included, and the zone they are days of. */
export interface Away {
  seat: string;
  first: string;
  last: string;
  zone: string;
}

/** Who comes home finds a deadline no closer than this. */
const HOME_HOURS = 24;

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

/** A deadline that an absence had moved, now that there is less of it: as early as may be, not within a day from `now`. */
export function backFrom(due: Due, rhythm: Rhythm, now: Date): Due {
  const soonest = nextDue({ ...rhythm, least: HOME_HOURS }, due.zone, now);
  return soonest.dueAt > due.dueAt ? soonest : due;
}

/** Days of an absence, first and last included. */
export function daysOf({ first, last }: Pick<Away, 'first' | 'last'>): number {
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1;
}

/** The first moment after the last day. */
function homeFrom({ last, zone }: Away): Date {
  const morning = Temporal.PlainDate.from(last).add({ days: 1 }).toZonedDateTime(zone);
  return new Date(morning.epochMilliseconds);
}
