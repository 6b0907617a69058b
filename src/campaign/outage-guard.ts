/** Keeps deadlines from firing after an outage: ours, of the clock, or of the mail that should have come. */
import type { DeadlineRow } from '../store/deadlines.ts';
import type { Log } from './log.ts';

export interface OutageGuard {
  /** Told at every look: the wall clock, a clock that only runs forward, and all deadlines now due with who is missing. */
  look(now: Date, forward: number, due: readonly { deadline: DeadlineRow; missing: number }[]): void;
  /** Whether this deadline must wait. */
  fears(deadline: DeadlineRow): boolean;
}

// Fewer seats than these prove nothing: two friends may both be away.
const LEAST_SEATS = 8;
const MOST_DRIFT_SECONDS = 120;

/** `since`: when this process began to take mail; `grace` in seconds: how long a feared outage is waited for. */
export function outageGuard(since: Date, grace: number, log: Log): OutageGuard {
  let now = since;
  let seen: { now: Date; forward: number } | null = null;
  let jumpedAt: Date | null = null;
  let silence = false;
  const within = (from: Date) => now.getTime() < from.getTime() + grace * 1000;
  return {
    look: (wall, forward, due) => {
      if (seen) {
        const drift = wall.getTime() - seen.now.getTime() - (forward - seen.forward);
        if (Math.abs(drift) > MOST_DRIFT_SECONDS * 1000) {
          jumpedAt = wall;
          log.warn({ seconds: Math.round(drift / 1000) }, 'the clock jumped: deadlines wait');
        }
      }
      now = wall;
      seen = { now: wall, forward };
      const seats = due.reduce((sum, { deadline }) => sum + seatsOf(deadline), 0);
      const missing = due.reduce((sum, one) => sum + one.missing, 0);
      const wasSilent = silence;
      silence = seats >= LEAST_SEATS && missing * 2 > seats;
      if (silence && !wasSilent)
        log.warn({ seats, missing }, 'more than half of all orders due are missing: deadlines wait');
    },
    fears: (deadline) => {
      if (since > deadline.dueAt && within(since)) return true;
      if (jumpedAt !== null && within(jumpedAt)) return true;
      return silence && within(deadline.dueAt);
    },
  };
}

function seatsOf(deadline: DeadlineRow): number {
  return new Set(deadline.needs.map((need) => need.seat)).size;
}
