/** Seats and the persons in them. A person can be erased; the journal names only seats. */
import { sql } from 'kysely';
import type { Reader, Tables, Tx } from './schema.ts';

export type SeatRow = Tables['seats'];
export interface Person {
  id: string;
  name: string | null;
  address: string | null;
}

/** A seat with whoever sits in it. */
export interface SeatedRow extends SeatRow {
  name: string | null;
  address: string | null;
}

export async function addPerson(tx: Tx, person: Person): Promise<void> {
  await tx
    .insertInto('people')
    .values({ ...person, erasedAt: null })
    .execute();
}

/** A person by id; without name and address once erased. */
export function findPerson(db: Reader, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').select(['id', 'name', 'address']).where('id', '=', id).executeTakeFirst();
}

/** What a person wants to be called. */
export async function renamePerson(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('people').set({ name }).where('id', '=', id).execute();
}

/** Forgets a person's name and address; the seats stay. */
export async function erasePerson(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('people').set({ name: null, address: null, erasedAt: at }).where('id', '=', id).execute();
}

export async function addSeats(tx: Tx, seats: readonly SeatRow[]): Promise<void> {
  await tx.insertInto('seats').values(seats).execute();
}

/** All seats of a game in the scenario's order. */
export function seatsOf(db: Reader, game: string): Promise<SeatedRow[]> {
  return seatsIn(db, [game]);
}

/** All seats of these games, each game's in the scenario's order. */
export function seatsIn(db: Reader, games: readonly string[]): Promise<SeatedRow[]> {
  return seated(db).where('game', 'in', games).orderBy('game').orderBy('position').execute();
}

/** Ids of the seats of these games, in the scenario's order. */
export async function seatIdsOf(db: Reader, games: readonly string[]): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  if (games.length === 0) return ids;
  const rows = await db
    .selectFrom('seats')
    .select(['game', 'seat'])
    .where('game', 'in', games)
    .orderBy('position')
    .execute();
  for (const { game, seat } of rows) ids.set(game, [...(ids.get(game) ?? []), seat]);
  return ids;
}

/** Ids of those who read mail at this address. */
export async function peopleAt(db: Reader, address: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The seat a token opens, whatever game it is in. */
export function seatByToken(db: Reader, token: string): Promise<SeatedRow | undefined> {
  return seated(db).where('token', '=', token.toLowerCase()).executeTakeFirst();
}

/** What a seat asked for, or who sits in it by which token. */
export async function changeSeat(
  tx: Tx,
  game: string,
  seat: string,
  change: Partial<Omit<SeatRow, 'game' | 'seat' | 'position'>>,
): Promise<void> {
  await tx.updateTable('seats').set(change).where('game', '=', game).where('seat', '=', seat).execute();
}

/** What the house learnt of whoever sat in a seat is nothing of the next one's: absences, missed turns, form of letters. */
export async function forgetHabits(tx: Tx, game: string, seat: string): Promise<void> {
  const tables = ['absences', 'missedTurns', 'calendars', 'posts', 'codeSeats', 'confirmations', 'surrenders'] as const;
  for (const table of tables) await tx.deleteFrom(table).where('game', '=', game).where('seat', '=', seat).execute();
}

function seated(db: Reader) {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select(['people.name', 'people.address']);
}
