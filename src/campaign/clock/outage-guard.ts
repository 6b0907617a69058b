/** Keeps deadlines from firing after an outage: ours, of the clock, of the mail that should have come, or that we send. */
import type { DeadlineRow } from '../../store/deadlines.ts';
import type { Log } from '../house/log.ts';

/** Why a deadline must wait, and until when it waits at most. */
export interface Fear {
  why: 'restart' | 'clock' | 'silence' | 'relay';
  until: Date;
}

export interface OutageGuard {
  /** Told at every look: the wall clock, and a clock that only runs forward. */
  look(now: Date, forward: number): void;
  /** Told at every look, after `look`: since when no letter of ours leaves; null while they do. */
  letters(stalledSince: Date | null): void;
  /** Told once waiting mail is read: of all deadlines now due, how many seats owe orders and how many are missing. */
  count(due: readonly { seats: number; missing: number }[]): void;
  /** Why this deadline must wait; null when it need not. */
  fears(deadline: DeadlineRow): Fear | null;
}

// Fewer seats than these prove nothing: two friends may both be away.
const LEAST_SEATS = 8;
const MOST_DRIFT_SECONDS = 120;
/** A shorter outage of the relay keeps nobody from his turn. */
const RELAY_MILLISECONDS = 15 * 60_000;

/** `since`: when this process began to take mail; `patience` in seconds: how long a feared outage is waited for. */
export function outageGuard(since: Date, patience: number, log: Log): OutageGuard {
  let now = since;
  let seen: { now: Date; forward: number } | null = null;
  let jumpedAt: Date | null = null;
  let silence = false;
  /** The last outage of the relay; `to` null while it lasts. */
  let relay: { from: Date; to: Date | null } | null = null;
  /** Nobody may have had an answer while it lasted: told in steps, so that the umpire's clock does not creep. */
  const relayUntil = ({ from, to }: { from: Date; to: Date | null }) => {
    if (to !== null) return after(to);
    const steps = Math.floor((now.getTime() - from.getTime()) / (patience * 1000 || 1)) + 2;
    return new Date(from.getTime() + steps * patience * 1000);
  };
  const relayFear = ({ dueAt, openedAt }: DeadlineRow): Fear[] => {
    if (relay === null || relay.from > dueAt || (relay.to !== null && relay.to < openedAt)) return [];
    const lasted = (relay.to ?? now).getTime() - relay.from.getTime();
    return lasted < RELAY_MILLISECONDS ? [] : [{ why: 'relay', until: relayUntil(relay) }];
  };
  const after = (from: Date) => new Date(from.getTime() + patience * 1000);
  return {
    look: (wall, forward) => {
      if (seen) {
        const drift = wall.getTime() - seen.now.getTime() - (forward - seen.forward);
        if (Math.abs(drift) > MOST_DRIFT_SECONDS * 1000) {
          jumpedAt = wall;
          log.warn({ seconds: Math.round(drift / 1000) }, 'the clock jumped: deadlines wait');
        }
      }
      now = wall;
      seen = { now: wall, forward };
    },
    letters: (stalledSince) => {
      if (stalledSince !== null) relay = { from: stalledSince, to: null };
      else if (relay?.to === null) relay = { ...relay, to: now };
    },
    count: (due) => {
      const seats = due.reduce((sum, one) => sum + one.seats, 0);
      const missing = due.reduce((sum, one) => sum + one.missing, 0);
      const wasSilent = silence;
      silence = seats >= LEAST_SEATS && missing * 2 > seats;
      if (silence && !wasSilent)
        log.warn({ seats, missing }, 'more than half of all orders due are missing: deadlines wait');
    },
    fears: (deadline) => {
      const fears: Fear[] = [
        ...(since > deadline.dueAt ? [{ why: 'restart' as const, until: after(since) }] : []),
        ...(jumpedAt === null ? [] : [{ why: 'clock' as const, until: after(jumpedAt) }]),
        ...relayFear(deadline),
        ...(silence ? [{ why: 'silence' as const, until: after(deadline.dueAt) }] : []),
      ];
      return fears.find(({ until }) => now < until) ?? null;
    },
  };
}
