/** The umpire asks somebody to take a seat: before the game begins, or in the place of whoever plays it now. */

import type { Language } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { Journal } from '../../engine/journal.ts';
import { appendEntries } from '../../store/entries.ts';
import { type GameRow, lockGame } from '../../store/games.ts';
import {
  addInvitation,
  type InvitationRow,
  invitationsOf,
  type SentInvitation,
  withdrawInvitations,
} from '../../store/invitations.ts';
import { oweLetters } from '../../store/outbox.ts';
import type { Reader, Tx } from '../../store/schema.ts';
import { addPerson, findPerson, type SeatedRow, seatsOf } from '../../store/seats.ts';
import type { GameRecord } from '../../table/record.ts';
import { type House, transact } from '../house/house.ts';
import { mustSpeak } from '../house/languages.ts';
import { loadGame } from '../house/load-game.ts';
import { isZone } from '../house/time.ts';
import { newToken } from '../house/token.ts';
import { invitationLetter } from '../letters/unseated.ts';

/** Someone to sit in a seat. */
export interface Invited {
  seat: string;
  name: string;
  address: string;
  language: Language;
  zone: string;
  paper: 'A4' | 'Letter';
}

/** What goes with an invitation: the umpire's own words, and how many days it stands. */
export interface Inviting {
  message: string | null;
  days: number;
}

export const USUAL_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

/** Invites to a seat of a game that has not begun. Throws DataBroken where that cannot be. */
export function invite(house: House, id: string, invited: Invited, how: Inviting): Promise<void> {
  return ask(house, id, invited, how, ['inviting']);
}

/** Invites somebody to take over a seat of a game under way; until he does, all stays as it is. */
export function replace(house: House, id: string, invited: Invited, how: Inviting): Promise<void> {
  return ask(house, id, invited, how, ['running', 'paused']);
}

async function ask(
  house: House,
  id: string,
  invited: Invited,
  how: Inviting,
  allowed: readonly GameRow['status'][],
): Promise<void> {
  if (!isZone(invited.zone)) throw new DataBroken('no-such-zone', { zone: invited.zone });
  if (!Number.isInteger(how.days) || how.days < 1) throw new DataBroken('days-not-whole', { days: how.days });
  const loaded = await loadGame(house, id);
  const { record } = loaded;
  mustSpeak(record.game, invited.language);
  const seats = await seatsOf(house.store.db, id);
  const known = seats.map(({ seat }) => seat);
  if (!known.includes(invited.seat)) throw new DataBroken('no-such-seat', { seat: invited.seat, known });
  const isTaken = seats.some(({ seat, person }) => seat === invited.seat && person !== null);
  if (isTaken && loaded.row.status === 'inviting') throw new DataBroken('seat-taken', { game: id, seat: invited.seat });
  const journal = new Journal(id, loaded.seed, record.entries);
  const at = house.clock();
  journal.append(at.toISOString(), 'umpire', { kind: 'table', act: 'invite', facts: { seat: invited.seat } });
  const grown = { ...record, entries: journal.entries };
  await transact(house, async (tx) => {
    const row = await lockGame(tx, id);
    if (!allowed.includes(row.status)) throw new DataBroken('game-not-so', { game: id, status: row.status, allowed });
    if (row.head !== loaded.head) throw new DataBroken('game-moved-on', { game: id });
    await appendEntries(tx, id, journal.added);
    await withdrawInvitations(tx, id, invited.seat);
    await sendInvitations(house, tx, row, grown, [invited], how);
  });
  house.log.info({ game: id, seat: invited.seat }, 'seat offered');
}

/** Writes invitations and owes their letters, as the game stands in this transaction. */
export async function sendInvitations(
  house: House,
  tx: Tx,
  row: GameRow,
  record: GameRecord,
  players: readonly Invited[],
  { message, days }: Inviting,
): Promise<void> {
  const before = await invitationsOf(tx, row.id);
  const now = house.clock();
  const expiresAt = new Date(now.getTime() + days * DAY_MILLISECONDS);
  const sent: (SentInvitation & { address: string })[] = [];
  for (const { seat, name, address, language, zone, paper } of players) {
    const number = before.filter((one) => one.seat === seat).length + 1;
    const person = `${row.id}/${seat}/${number}`;
    const invitation: InvitationRow = {
      game: row.id,
      seat,
      number,
      token: newToken(house),
      person,
      language,
      zone,
      paper,
      message,
      status: 'open',
      invitedAt: now,
      remindAt: new Date(now.getTime() + (days * DAY_MILLISECONDS) / 2),
      expiresAt,
    };
    await addPerson(tx, { id: person, name, address });
    await addInvitation(tx, invitation);
    sent.push({ ...invitation, name, address });
  }
  const table = await tableOf(tx, row);
  const letters = sent.map((one) => invitationLetter(house, purposeOf(one), row, record, one, table, null));
  await oweLetters(tx, letters, now);
}

export const purposeOf = ({ game, seat, number }: Pick<InvitationRow, 'game' | 'seat' | 'number'>): string =>
  `invitation/${game}/${seat}/${number}`;

/** Who sits where, who was asked, and who asks. */
export async function tableOf(
  db: Reader,
  row: GameRow,
): Promise<{ seats: readonly SeatedRow[]; invited: ReadonlySet<string>; umpire: string | null }> {
  const seats = await seatsOf(db, row.id);
  const open = (await invitationsOf(db, row.id)).filter(({ status }) => status === 'open');
  const umpire = row.umpire === null ? undefined : await findPerson(db, row.umpire);
  return { seats, invited: new Set(open.map(({ seat }) => seat)), umpire: umpire?.name ?? null };
}
