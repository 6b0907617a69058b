/** How letters reach a seat: the form it wants them in, what came back, and since when it is out of reach. */
import type { Selectable } from 'kysely';
import { calendarOf, wantCalendar } from './calendars.ts';
import type { OutboxRow } from './outbox.ts';
import type { Reader, Tables, Tx } from './schema.ts';

export type PostRow = Selectable<Tables['posts']>;

const blank = {
  mostBytes: null,
  softAt: null,
  unreachableAt: null,
  readDebt: null,
  answerDebt: null,
  idleDebt: null,
  lastWords: null,
};

/** What is noted of a seat; of most seats nothing is. */
export async function postOf(db: Reader, game: string, seat: string): Promise<PostRow> {
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('game', '=', game)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return row ?? nothingNoted(game, seat);
}

/** What is noted of seats of these games; of most nothing is. */
export function postsIn(db: Reader, games: readonly string[]): Promise<PostRow[]> {
  return db.selectFrom('posts').selectAll().where('game', 'in', games).execute();
}

export function nothingNoted(game: string, seat: string): PostRow {
  return { game, seat, format: 'full', reminders: true, hard: 0, soft: 0, ...blank };
}

export async function changePost(
  tx: Tx,
  game: string,
  seat: string,
  change: Partial<Omit<PostRow, 'game' | 'seat'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .insertInto('posts')
    .values({ game, seat, ...blank, ...change })
    .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet(change))
    .execute();
}

/** The counters of a seat's mail, as its last mail left them. */
export type PostCount = Pick<PostRow, 'game' | 'seat' | 'readDebt' | 'answerDebt' | 'idleDebt' | 'lastWords'>;

/** Notes what the mails of seats have counted up to; each seat once. */
export async function keepCounts(tx: Tx, counts: readonly PostCount[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = counts.map(({ game, seat, readDebt, answerDebt, idleDebt, lastWords }) => ({
    game,
    seat,
    ...blank,
    readDebt,
    answerDebt,
    idleDebt,
    lastWords,
  }));
  await tx
    .insertInto('posts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['game', 'seat']).doUpdateSet((now) => ({
        readDebt: now.ref('excluded.readDebt'),
        answerDebt: now.ref('excluded.answerDebt'),
        idleDebt: now.ref('excluded.idleDebt'),
        lastWords: now.ref('excluded.lastWords'),
      })),
    )
    .execute();
}

/** The form in which a seat wants its letters. */
export interface LetterForm extends Pick<PostRow, 'format' | 'mostBytes' | 'reminders'> {
  readonly calendar: boolean;
}

export async function letterFormOf(db: Reader, game: string, seat: string): Promise<LetterForm> {
  const { format, mostBytes, reminders } = await postOf(db, game, seat);
  return { format, mostBytes, reminders, calendar: (await calendarOf(db, game, seat)).wanted };
}

export async function changeLetterForm(tx: Tx, game: string, seat: string, change: Partial<LetterForm>): Promise<void> {
  const { calendar, ...post } = change;
  await changePost(tx, game, seat, post);
  if (calendar !== undefined) await wantCalendar(tx, game, seat, calendar);
}

/** Whether a seat may be reminded: it has not said no, and its letters arrive. */
export async function mayRemind(db: Reader, game: string, seat: string): Promise<boolean> {
  const { reminders, unreachableAt } = await postOf(db, game, seat);
  return reminders && unreachableAt === null;
}

/** Notes that a letter came back; false when that was known, or it is known for worse. */
export async function addBounce(tx: Tx, bounce: Tables['bounces']): Promise<boolean> {
  const result = await tx
    .insertInto('bounces')
    .values(bounce)
    .onConflict((conflict) =>
      conflict
        .column('letter')
        .doUpdateSet({ kind: bounce.kind, message: bounce.message, at: bounce.at })
        .where('bounces.kind', '=', 'soft')
        .where((where) => where.val(bounce.kind !== 'soft')),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The letter that left under this envelope sender. */
export function letterFrom(db: Reader, sender: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('sender', '=', sender).executeTakeFirst();
}
