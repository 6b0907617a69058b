/** When mail is too late: after the deadline, the game's hours of grace, and what an outage excuses. */
import type { DeadlineRow } from '../../store/deadlines.ts';
import type { GameOptions } from '../house/options.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Until when orders of silent seats are waited for. */
export function graceEnd({ dueAt }: Pick<DeadlineRow, 'dueAt'>, { grace }: Pick<GameOptions, 'grace'>): Date {
  return new Date(dueAt.getTime() + grace * HOUR_MILLISECONDS);
}

/** The last moment at which a mail for the open call may be received. */
export function lastMoment(
  deadline: Pick<DeadlineRow, 'dueAt' | 'excusedUntil'>,
  options: Pick<GameOptions, 'grace'>,
): Date {
  const graced = graceEnd(deadline, options);
  const { excusedUntil } = deadline;
  return excusedUntil !== null && excusedUntil > graced ? excusedUntil : graced;
}
