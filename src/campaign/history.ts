/** Old reports by mail: RESEND, HISTORY and HISTORY TURN. Who has had one gets the same bytes, who has not his own. */
import type { Act } from '../orders/types.ts';
import type { NoticeFacts } from '../reports/index.ts';
import { deadlineOf } from '../store/deadlines.ts';
import { type OwedLetter, oweLetters, reportsOf, sendAgain } from '../store/outbox.ts';
import type { Reader, Tx } from '../store/schema.ts';
import type { SeatedRow } from '../store/seats.ts';
import { turnsOf } from '../store/turns.ts';
import type { House } from './house.ts';
import { about } from './joining/letters.ts';
import type { LoadedGame } from './load-game.ts';
import { owed } from './owe-letters.ts';
import { localTime } from './time.ts';

/** A turn whose letters are out. */
interface Reported {
  ordinal: number;
  printed: number;
  closedAt: Date | null;
}

export interface Histories {
  /** What HISTORY is answered; null when it was not asked. */
  notice: NoticeFacts['history'] | null;
  /** The turn whose report goes out again. */
  again: number | null;
}

/** What of a mail asks for old reports. */
export async function historyAsked(
  db: Reader,
  { row, record }: LoadedGame,
  seat: SeatedRow,
  acts: readonly Act[],
): Promise<Histories> {
  // RESEND TURN 9 is HISTORY TURN 9.
  const asked = acts.find(({ verb, numbers }) => verb === 'history' || (verb === 'resend' && numbers.length > 0));
  const resend = acts.some(({ verb }) => verb === 'resend');
  if (!asked && !resend) return { notice: null, again: null };
  const turns = await reported(db, row.id);
  const last = turns.at(-1)?.ordinal ?? null;
  if (!asked) return { notice: null, again: last };
  const [turn] = asked.numbers;
  const found = turns.find(({ printed }) => printed === turn);
  const notice: NoticeFacts['history'] = {
    ...about(row, record, seat.seat),
    reports: turns.map(({ printed, closedAt }) => ({
      turn: printed,
      sent: closedAt && localTime(closedAt, seat.zone),
    })),
    asked: turn === undefined ? null : { turn, found: found !== undefined },
  };
  return { notice: found ? null : notice, again: found?.ordinal ?? null };
}

async function reported(db: Reader, game: string): Promise<Reported[]> {
  const latest = new Map<number, Reported>();
  for (const { ordinal, printed, closedAt, status } of await turnsOf(db, game)) {
    if (status === 'released') latest.set(ordinal, { ordinal, printed, closedAt });
    else latest.delete(ordinal);
  }
  return [...latest.values()];
}

/** Sends the report of a turn once more. A letter that was addressed to whoever sat there before is not his successor's. */
export async function sendReport(
  house: House,
  tx: Tx,
  loaded: LoadedGame,
  seat: SeatedRow,
  ordinal: number,
): Promise<void> {
  const now = house.clock();
  const letters = (await reportsOf(tx, seat.game, seat.seat)).filter((one) => one.ordinal === ordinal);
  const mine = letters.filter(({ recipient }) => recipient?.toLowerCase() === seat.address?.toLowerCase());
  const sent = mine.findLast(({ status }) => status === 'sent');
  if (sent) return sendAgain(tx, sent.purpose, now);
  const isUnderWay = letters.some(({ status, recipient }) => recipient === null && status !== 'failed');
  if (mine.length > 0 || isUnderWay) return;
  await oweLetters(tx, [await ownReport(house, tx, loaded, seat, ordinal)], now);
}

/** The report as it would have been written when the turn closed; of what was open then it asks only what still is. */
async function ownReport(
  house: House,
  tx: Tx,
  { record }: LoadedGame,
  seat: SeatedRow,
  ordinal: number,
): Promise<OwedLetter> {
  const { entries } = record;
  const closed = entries.findLast(({ content }) => content.kind === 'close' && content.turn === ordinal);
  // What the same step wrote after the close tells where play stood then.
  const length = entries.findLastIndex(({ content }) => content.at === closed?.content.at) + 1;
  const purpose = `report/${seat.game}/${ordinal}/${seat.person}`;
  const open = length === entries.length ? await deadlineOf(tx, seat.game) : null;
  const due = open?.ordinal === ordinal + 1 ? open : null;
  const more = { length, opens: due?.printed ?? null, due };
  return owed(house, seat.game, { purpose, kind: 'report', seat: seat.seat, ordinal }, more);
}
