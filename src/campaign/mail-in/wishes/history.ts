/** Old reports by mail: RESEND, HISTORY and HISTORY TURN. Who has had one gets the same bytes, who has not his own. */
import type { Act } from '../../../orders/types.ts';
import type { NoticeFacts } from '../../../reports/index.ts';
import { deadlineOf } from '../../../store/deadlines.ts';
import { type OwedLetter, oweLetters, reportsOf, sendAgain } from '../../../store/outbox.ts';
import type { Reader, Tx } from '../../../store/schema.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { turnsOf } from '../../../store/turns.ts';
import type { House } from '../../house/house.ts';
import type { LoadedGame } from '../../house/loaded-game.ts';
import { localTime } from '../../house/time.ts';
import { owed } from '../../letters/owe-letters.ts';
import { about } from '../../letters/unseated.ts';
import { askedNow } from '../seat/late.ts';

/** A turn whose letters are out. */
interface Reported {
  ordinal: number;
  printed: number;
  closedAt: Date | null;
}

export interface Histories {
  /** The list of reports; null when nothing asked is answered by it. */
  notice: NoticeFacts['history'] | null;
  /** Turns whose reports go out again. */
  again: readonly number[];
}

/** What of a mail asks for old reports: each of its lines is answered by a report, or by the list of them. */
export async function historyAsked(
  db: Reader,
  { row, record }: Pick<LoadedGame, 'row' | 'record'>,
  seat: SeatedRow,
  acts: readonly Act[],
  now: Date,
): Promise<Histories> {
  const asked = acts.filter(({ verb }) => verb === 'history' || verb === 'resend');
  if (asked.length === 0) return { notice: null, again: [] };
  const turns = await reported(db, row.id);
  const again = new Set<number>();
  const missing = new Set<number>();
  let isListed = false;
  for (const { verb, numbers } of asked) {
    // RESEND TURN 9 is HISTORY TURN 9.
    const [turn] = numbers;
    const found = turn === undefined ? turns.at(-1) : turns.find(({ printed }) => printed === turn);
    if (turn === undefined && (verb === 'history' || !found)) isListed = true;
    else if (found) again.add(found.ordinal);
    else if (turn !== undefined) missing.add(turn);
  }
  const open = await deadlineOf(db, row.id);
  const letters = await reportsOf(db, row.id, seat.seat);
  /** Whether what the letter of a turn asked for is over. */
  const isPast = ({ ordinal }: Reported): boolean => {
    const asks = letters.findLast((letter) => letter.ordinal === ordinal)?.asks ?? null;
    return asks !== null && asks !== open?.call;
  };
  const copies = turns.filter((turn) => again.has(turn.ordinal) && (turn !== turns.at(-1) || isPast(turn)));
  if (!isListed && missing.size === 0 && copies.length === 0) return { notice: null, again: [...again] };
  const notice: NoticeFacts['history'] = {
    ...about(row, record, seat.seat),
    reports:
      isListed || missing.size > 0
        ? turns.map(({ printed, closedAt }) => ({ turn: printed, sent: closedAt && localTime(closedAt, seat.zone) }))
        : null,
    missing: [...missing],
    ...(copies.length > 0 && {
      copies: copies.map(({ printed }) => printed),
      next: open && askedNow(open, { row, record }, seat, now),
      ...(row.status === 'over' && { isOver: true }),
    }),
  };
  return { notice, again: [...again] };
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
