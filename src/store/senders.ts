/** Who sent a mail, as far as it is kept: held mails, codes of letters, wrong codes, seats that need codes, old tokens. */
import type { Reader, Serves, Tables, Tx } from './schema.ts';

export type HeldMail = Tables['heldMails'];
export type SeatCode = Tables['seatCodes'];

/** A seat of a game. */
interface Of {
  game: string;
  seat: string;
}

export async function holdMail(tx: Tx, held: Omit<HeldMail, 'releasedAt' | 'releasedBy'>): Promise<void> {
  await tx
    .insertInto('heldMails')
    .values({ ...held, releasedAt: null, releasedBy: null })
    .execute();
}

export function findHeld(db: Reader, message: string): Promise<HeldMail | undefined> {
  return db.selectFrom('heldMails').selectAll().where('message', '=', message).executeTakeFirst();
}

/** Mails of the game that still wait, oldest first, with the address each came from. */
export function heldIn(db: Reader, game: string): Promise<(HeldMail & { sender: string; receivedAt: Date })[]> {
  return db
    .selectFrom('heldMails')
    .innerJoin('messages', 'messages.id', 'heldMails.message')
    .selectAll('heldMails')
    .select(['messages.sender', 'messages.receivedAt'])
    .where('heldMails.game', '=', game)
    .where('releasedAt', 'is', null)
    .orderBy('messages.receivedAt')
    .orderBy('messages.id')
    .execute();
}

/** Letters about held mails that the seat has been owed for this reason since `since`. */
export async function toldSince(db: Reader, { game, seat }: Of, reason: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('heldMails')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('reason', '=', reason)
    .where('told', '=', true)
    .where('heldAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Takes back the outcome of a held mail, so that it is read again; false when it was released before. */
export async function releaseMail(tx: Tx, message: string, by: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('heldMails')
    .set({ releasedAt: at, releasedBy: by })
    .where('message', '=', message)
    .where('releasedAt', 'is', null)
    .executeTakeFirst();
  const isFirst = Number(result.numUpdatedRows) > 0;
  if (!isFirst) return false;
  await tx.deleteFrom('readings').where('message', '=', message).where('outcome', '=', 'held').execute();
  await tx.updateTable('messages').set({ unread: true }).where('id', '=', message).execute();
  return true;
}

export async function keepSeatCode(tx: Tx, code: Omit<SeatCode, 'usedAt'>): Promise<void> {
  await tx
    .insertInto('seatCodes')
    .values({ ...code, usedAt: null })
    .execute();
}

/** The codes of the seat under one of these hashes, for one purpose. */
export async function codesOf(
  db: Reader,
  { game, seat }: Of,
  serves: readonly Serves[],
  hashes: readonly string[],
): Promise<SeatCode[]> {
  if (hashes.length === 0) return [];
  return db
    .selectFrom('seatCodes')
    .selectAll()
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('serves', 'in', serves)
    .where('hash', 'in', hashes)
    .execute();
}

/** Uses up a code; false when it was used before. */
export async function useSeatCode(tx: Tx, letter: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('seatCodes')
    .set({ usedAt: at })
    .where('letter', '=', letter)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Notes a mail whose code opens nothing, once. */
export async function noteWrongCode(tx: Tx, row: Tables['wrongCodes']): Promise<void> {
  await tx
    .insertInto('wrongCodes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function wrongCodesSince(db: Reader, { game, seat }: Of, since: Date): Promise<number> {
  const row = await db
    .selectFrom('wrongCodes')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('triedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether the seat's mail must bear the code of the open call. */
export async function needsCode(db: Reader, { game, seat }: Of): Promise<boolean> {
  return (await codedSeats(db, [game])).some((one) => one.seat === seat);
}

/** Seats of these games whose mail must bear the code of the open call. */
export function codedSeats(db: Reader, games: readonly string[]): Promise<Of[]> {
  return db.selectFrom('codeSeats').select(['game', 'seat']).where('game', 'in', games).execute();
}

export async function setNeedsCode(tx: Tx, { game, seat }: Of, needs: boolean, at: Date): Promise<void> {
  if (!needs) await tx.deleteFrom('codeSeats').where('game', '=', game).where('seat', '=', seat).execute();
  else
    await tx
      .insertInto('codeSeats')
      .values({ game, seat, since: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Gives the seat another token; the one it had opens nothing from now on. */
export async function replaceToken(tx: Tx, { game, seat }: Of, token: string, old: string, at: Date): Promise<void> {
  await tx
    .insertInto('revokedTokens')
    .values({ game, seat, hash: old, revokedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable('seats').set({ token }).where('game', '=', game).where('seat', '=', seat).execute();
}

export async function wasRevoked(db: Reader, { game, seat }: Of, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('revokedTokens')
    .select('hash')
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any seat had a token of this hash. */
export async function isRevoked(db: Reader, hash: string): Promise<boolean> {
  return (
    (await db.selectFrom('revokedTokens').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined
  );
}

/** Which of these Message-IDs a mail bore that counted, whoever's it was. */
export async function idsCounted(db: Reader, messageIds: readonly string[]): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .innerJoin('readings', 'readings.message', 'messages.id')
    .select('messages.messageId')
    .distinct()
    .where('messages.messageId', 'in', messageIds)
    .where('readings.outcome', 'in', ['booked', 'answered'])
    .execute();
  return rows.map(({ messageId }) => messageId);
}

/** Mails of the seat that counted and bear this Message-ID, as raw bytes; the mail itself is left out. */
export async function sameIdCounted(
  db: Reader,
  { game, seat }: Of,
  messageId: string,
  but: string,
): Promise<(Uint8Array | null)[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('readings', 'readings.message', 'messages.id')
    .select('messages.raw')
    .where('messages.messageId', '=', messageId)
    .where('messages.id', '!=', but)
    .where('readings.game', '=', game)
    .where('readings.seat', '=', seat)
    .where('readings.outcome', 'in', ['booked', 'answered'])
    .execute();
  return rows.map(({ raw }) => raw);
}

/** Another address for a person. */
export async function moveAddress(tx: Tx, person: string, address: string): Promise<void> {
  await tx.updateTable('people').set({ address }).where('id', '=', person).execute();
}
