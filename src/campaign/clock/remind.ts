/** Reminds seats whose orders are still missing: some hours before a deadline, and once when its grace begins. */
import { encode } from '../../engine/canonical.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import { type DeadlineRow, deadlinesOpen } from '../../store/deadlines.ts';
import { gameOf } from '../../store/games.ts';
import { knownPurposes, type OwedLetter, oweLetters } from '../../store/outbox.ts';
import { mayRemind } from '../../store/posts.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { seatName } from '../../table/telling.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { type GameOptions, LONGEST_REMINDER_HOURS, optionsOf } from '../house/options.ts';
import { deadlineFor } from '../house/time.ts';
import { whatever } from '../house/trouble.ts';
import type { AnswerFacts } from '../letters/answers.ts';
import { attendanceNow } from './attendance.ts';
import { graceEnd } from './grace.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Owes the reminders whose time has come, each once. */
export async function remindSeats(house: House): Promise<void> {
  const now = house.clock();
  const horizon = new Date(now.getTime() + LONGEST_REMINDER_HOURS * HOUR_MILLISECONDS);
  for (const deadline of await deadlinesOpen(house.store.db, horizon))
    await whatever(house, { game: deadline.game }, () => remindOf(house, deadline, now));
}

/** What a seat is reminded of now: the purpose's last part, and until when orders are taken. */
interface Occasion {
  name: (seat: string) => string;
  until: Date;
  isPast: boolean;
}

async function remindOf(house: House, deadline: DeadlineRow, now: Date): Promise<void> {
  const { db } = house.store;
  const row = await gameOf(db, deadline.game);
  const occasion = occasionNow(deadline, optionsOf(row), now);
  if (!occasion) return;
  const { missing } = await attendanceNow(db, deadline, now);
  const purposes = new Set(missing.map(occasion.name));
  const known = await knownPurposes(db, [...purposes]);
  if (known.size === purposes.size) return;
  const loaded = await loadGame(house, deadline.game);
  const letters: OwedLetter[] = [];
  for (const seat of await seatsOf(db, deadline.game)) {
    const purpose = occasion.name(seat.seat);
    if (!purposes.has(purpose) || known.has(purpose) || !(await mayRemind(db, seat.game, seat.seat))) continue;
    letters.push(reminder(house, loaded, deadline, seat, purpose, occasion, now));
  }
  await transact(house, (tx) => oweLetters(tx, letters, now));
}

/** Of several reminders whose time has come, as after an outage, only the last is sent. */
function occasionNow(deadline: DeadlineRow, options: GameOptions, now: Date): Occasion | null {
  const { game, call, dueAt, openedAt } = deadline;
  if (now >= dueAt) {
    const until = graceEnd(deadline, options);
    return now < until ? { name: (seat) => `grace/${game}/${call}/${seat}`, until, isPast: true } : null;
  }
  const begun = options.reminders.filter((hours) => {
    const from = new Date(dueAt.getTime() - hours * HOUR_MILLISECONDS);
    return from <= now && from > openedAt;
  });
  if (begun.length === 0) return null;
  const hours = Math.min(...begun);
  return { name: (seat) => `reminder/${game}/${call}/${seat}/${hours}`, until: dueAt, isPast: false };
}

function reminder(
  house: House,
  { row: { id, label }, record }: LoadedGame,
  deadline: DeadlineRow,
  { seat, language, zone }: SeatedRow,
  purpose: string,
  { until, isPast }: Occasion,
  now: Date,
): OwedLetter {
  const answer: AnswerFacts = {
    inReplyTo: null,
    kind: 'notice',
    notice: 'reminder',
    language,
    facts: {
      game: { id, label },
      band: null,
      seat: seatName(record.game, seat, language),
      turn: deadline.printed,
      call: deadline.needs.find((need) => need.seat === seat)?.call ?? null,
      deadline: deadlineFor({ ...deadline, dueAt: until }, zone, now),
      isPast,
    },
  };
  const messageId = messageIdOf(purpose, house);
  return { purpose, messageId, game: id, seat, kind: 'reminder', facts: encode(answer), recipient: null };
}
