/** Looks for everything that is due and does it: mails unread, games to open, calls to close, turns to resolve, letters to render. */
import { type DeadlineRow, deadlinesDue, deadlinesOpen } from '../store/deadlines.ts';
import { allGames } from '../store/games.ts';
import { unreadMessages } from '../store/messages.ts';
import { lettersUnderWay, owedDue } from '../store/outbox.ts';
import { attendanceNow } from './attendance.ts';
import { closeCall } from './close-call.ts';
import { excuseOutage } from './excuse-outage.ts';
import type { House } from './house.ts';
import { startReady } from './joining/start-game.ts';
import { tendInvitations } from './joining/tend-invitations.ts';
import type { OutageGuard } from './outage-guard.ts';
import { readMessage } from './read-message.ts';
import { remindSeats } from './remind.ts';
import { renderLetter } from './render-letter.ts';
import { resolveTurn } from './resolve-turn.ts';
import { whatever } from './trouble.ts';

const AT_ONCE = 100;

/** What one look did. */
export interface Swept {
  read: number;
  resolved: number;
  rendered: number;
}

/** One look at everything. Truth about due work is in the tables, so looking again, or twice at once, does no harm. */
export async function sweep(house: House, guard: OutageGuard): Promise<Swept> {
  await watchForOutages(house, guard);
  const read = await readMails(house);
  const begun = await startReady(house);
  const resolved = begun + (await openGames(house)) + (await closeCalls(house, guard));
  await remindSeats(house);
  await tendInvitations(house);
  const rendered = await renderLetters(house);
  return { read, resolved, rendered };
}

/** Before mail is read: after an outage it is not late, and whoever reads it must know. */
async function watchForOutages(house: House, guard: OutageGuard): Promise<void> {
  guard.look(house.clock(), performance.now());
  await excuse(house, guard, await deadlinesOpen(house.store.db, house.clock()));
}

async function excuse(house: House, guard: OutageGuard, deadlines: readonly DeadlineRow[]): Promise<void> {
  for (const deadline of deadlines.filter(({ dueAt }) => dueAt <= house.clock())) {
    const fear = guard.fears(deadline);
    if (fear) await whatever(house, { game: deadline.game }, () => excuseOutage(house, deadline, fear));
  }
}

async function readMails(house: House): Promise<number> {
  let read = 0;
  for (const id of await unreadMessages(house.store.db, AT_ONCE, house.clock())) {
    const outcome = await whatever(house, { message: id }, () => readMessage(house, id));
    if (outcome) read++;
  }
  return read;
}

/** Opens the first turn of games whose start letters, and so their first commitments, have left. */
async function openGames(house: House): Promise<number> {
  let opened = 0;
  for (const game of await allGames(house.store.db)) {
    if (game.status !== 'seeding' || (await lettersUnderWay(house.store.db, game.id)) > 0) continue;
    const done = await whatever(house, { game: game.id }, () => resolveTurn(house, game.id));
    if (done === 'resolved') opened++;
  }
  return opened;
}

async function closeCalls(house: House, guard: OutageGuard): Promise<number> {
  const due = await deadlinesDue(house.store.db, house.clock());
  const open = due.filter((one) => one.lockedAt === null);
  const counted = [];
  for (const deadline of open) {
    const { sent, missing } = await attendanceNow(house.store.db, deadline, house.clock());
    counted.push({ seats: sent.length + missing.length, missing: missing.length });
  }
  guard.count(counted);
  await excuse(house, guard, open);
  let resolved = 0;
  for (const { game } of due) {
    const done = await whatever(house, { game }, async () => {
      const closing = await closeCall(house, game, guard);
      if (closing !== 'locked') house.log.debug({ game, closing }, 'call stays open');
      return closing === 'locked' ? resolveTurn(house, game) : 'not-due';
    });
    if (done === 'resolved') resolved++;
  }
  return resolved;
}

async function renderLetters(house: House): Promise<number> {
  let rendered = 0;
  for (const purpose of await owedDue(house.store.db, house.clock(), AT_ONCE)) {
    await whatever(house, { purpose }, () => renderLetter(house, purpose));
    rendered++;
  }
  return rendered;
}
