/** When the clock alone makes something due next: a reminder, a deadline, its grace or settling, the end of second thoughts. */
import { type DeadlineRow, deadlinesOpen } from '../../store/deadlines.ts';
import { gamesOf } from '../../store/games.ts';
import { endOf } from '../clock/close-call.ts';
import type { OutageGuard } from '../clock/outage-guard.ts';
import type { House } from '../house/house.ts';
import { type GameOptions, LONGEST_REMINDER_HOURS, optionsOf } from '../house/options.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** The nearest such moment after `after` and not later than `until`; `until` where there is none. */
export async function nextMoment(house: House, guard: OutageGuard, after: Date, until: Date): Promise<Date> {
  const { db } = house.store;
  const horizon = new Date(until.getTime() + LONGEST_REMINDER_HOURS * HOUR_MILLISECONDS);
  const open = await deadlinesOpen(db, horizon);
  if (open.length === 0) return until;
  const rows = await gamesOf(db, [...new Set(open.map(({ game }) => game))]);
  const options = new Map(rows.map((row) => [row.id, optionsOf(row)]));
  let next = until;
  for (const deadline of open)
    for (const moment of await momentsOf(house, guard, deadline, options.get(deadline.game) as GameOptions))
      if (moment > after && moment < next) next = moment;
  return next;
}

async function momentsOf(
  house: House,
  guard: OutageGuard,
  deadline: DeadlineRow,
  options: GameOptions,
): Promise<Date[]> {
  const { dueAt, readyAt } = deadline;
  const settled = (await endOf(house, deadline, options)).getTime() + house.patience.settle * 1000;
  const fear = guard.fears(deadline);
  return [
    dueAt,
    new Date(settled),
    ...options.reminders.map((hours) => new Date(dueAt.getTime() - hours * HOUR_MILLISECONDS)),
    ...(readyAt === null ? [] : [readyAt]),
    ...(fear === null ? [] : [fear.until]),
  ];
}
