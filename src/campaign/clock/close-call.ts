/** T3: fixes the books of a call when the clock says so, all mail from before it is read, and nothing looks like an outage. */

import { newestBooks } from '../../store/books.ts';
import { type DeadlineRow, deadlineOf, lockDeadline } from '../../store/deadlines.ts';
import { gameOf, lockGame } from '../../store/games.ts';
import { unreadBefore, waitNoLonger } from '../../store/messages.ts';
import { lettersUnderWay } from '../../store/outbox.ts';
import { allReadThrough } from '../../store/sources.ts';
import { noteTurn, type TurnRow, turnsOf } from '../../store/turns.ts';
import { type House, once, transact } from '../house/house.ts';
import { type GameOptions, optionsOf } from '../house/options.ts';
import { attendanceNow } from './attendance.ts';
import { graceEnd } from './grace.ts';
import type { OutageGuard } from './outage-guard.ts';

/** Why a call stays open though its time has come; `locked` when it closed. */
export type Closing =
  | 'locked'
  | 'nothing-open'
  | 'not-yet'
  | 'settling'
  | 'mail-not-read'
  | 'commitments-not-sent'
  | 'outage-feared';

/** Closes the game's open call if it may close now; `mailWanted` is told until when mail must be read for it, and is not. */
export async function closeCall(
  house: House,
  id: string,
  guard: OutageGuard,
  mailWanted: (until: Date) => void = () => {},
): Promise<Closing> {
  const deadline = await deadlineOf(house.store.db, id);
  if (!deadline) return 'nothing-open';
  if (deadline.lockedAt) return 'locked';
  const end = await endOf(house, deadline, optionsOf(await gameOf(house.store.db, id)));
  const hindrance = await whyNot(house, deadline, end, guard);
  if (hindrance === 'mail-not-read') mailWanted(moment(deadline, end));
  if (hindrance) return hindrance;
  house.fault?.('T3 before');
  const at = house.clock();
  const locked = await transact(house, async (tx) => {
    const row = await lockGame(tx, id);
    const now = await deadlineOf(tx, id);
    // READY may have been taken back, or the deadline moved, since it was looked at.
    const isSame = now?.call === deadline.call && now.dueAt.getTime() === deadline.dueAt.getTime() && !now.lockedAt;
    if (row.status !== 'running' || !now || !isSame || at < moment(now, end)) return false;
    await lockDeadline(tx, id, at);
    const isThis = (turn: TurnRow) => turn.ordinal === deadline.ordinal && turn.status !== 'withdrawn';
    const turn = (await turnsOf(tx, id)).findLast(isThis);
    if (turn) await noteTurn(tx, { ...turn, status: 'locked' });
    return true;
  });
  house.fault?.('T3 after');
  if (!locked) return 'not-yet';
  house.log.info({ game: id, call: deadline.call, ready: deadline.readyAt !== null }, 'call closed');
  return 'locked';
}

/**
 * When a call ends of itself: at its deadline, or with the grace for those who are still missing. Once nobody is, whoever
 * came last has his time for second thoughts.
 */
export async function endOf(house: House, deadline: DeadlineRow, options: Pick<GameOptions, 'grace'>): Promise<Date> {
  const { db } = house.store;
  const graced = graceEnd(deadline, options);
  if (graced <= deadline.dueAt) return deadline.dueAt;
  const { missing } = await attendanceNow(db, deadline, deadline.dueAt);
  if (missing.length > 0) return graced;
  const books = [...(await newestBooks(db, deadline.game)).values()].filter((book) => book.call === deadline.call);
  const last = Math.max(...books.map(({ receivedAt }) => receivedAt?.getTime() ?? 0));
  if (last <= deadline.dueAt.getTime()) return deadline.dueAt;
  return new Date(Math.min(last + house.patience.ready * 1000, graced.getTime()));
}

/** When the call may close: at its end, or earlier once all seats are ready. */
function moment({ readyAt }: DeadlineRow, end: Date): Date {
  return readyAt !== null && readyAt < end ? readyAt : end;
}

/** A call that only seats owe that nobody holds: it is ready as it opens, and no mail is waited for. */
const isOwedByNobody = ({ readyAt, openedAt }: DeadlineRow): boolean => readyAt?.getTime() === openedAt.getTime();

async function whyNot(house: House, deadline: DeadlineRow, end: Date, guard: OutageGuard): Promise<Closing | null> {
  const { db } = house.store;
  const now = house.clock();
  const closes = moment(deadline, end);
  if (now < closes) return 'not-yet';
  // All ready, or the umpire's word: second thoughts had their time already, and no outage kept anybody from writing.
  const isReady = deadline.readyAt !== null && deadline.readyAt <= now;
  if (!isReady && now.getTime() < closes.getTime() + house.patience.settle * 1000) return 'settling';
  if (house.sources.length > 0 && !isOwedByNobody(deadline)) {
    const through = await allReadThrough(db, house.sources);
    if (!through || through < closes) return 'mail-not-read';
  }
  if (!isOwedByNobody(deadline) && (await unreadBefore(db, closes)) > 0) {
    await once(house, (at) => waitNoLonger(at, closes));
    return 'mail-not-read';
  }
  // Dice rolled on closing may fall under keys whose commitments are still in our outbox.
  if ((await lettersUnderWay(db, deadline.game)) > 0) return 'commitments-not-sent';
  if (!isReady && guard.fears(deadline)) return 'outage-feared';
  return null;
}
