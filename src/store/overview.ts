/** Many games at a glance, each with what it waits for: a fixed number of statements, however many games there are. */
import { sql } from 'kysely';
import { decode } from '../engine/canonical.ts';
import type { NeedRow } from './deadlines.ts';
import type { GameRow } from './games.ts';
import type { Reader, Tables } from './schema.ts';

export interface Overview {
  row: GameRow;
  /** Null where nothing is open. */
  due: (Pick<Tables['deadlines'], 'dueAt' | 'zone' | 'printed'> & Owing) | null;
  /** Since when the letters of a turn wait for the umpire. */
  heldAt: Date | null;
}

/** Seats somebody sits in that owe orders, and those that have sent them. */
interface Owing {
  needs: readonly NeedRow[];
  owe: readonly string[];
  sent: readonly string[];
}

// What stands still or waits for its umpire comes first, what is over last.
const ORDER = sql`case when games.status = 'halted' or holds.held_at is not null then 0 when games.status = 'over' then 2 else 1 end`;

/** Games run by whoever has this address, every game for null: halted and held first, then by deadline, those that are over last. */
export async function overviewOf(
  db: Reader,
  umpire: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<Overview[]> {
  const rows = await db
    .selectFrom('games')
    .leftJoin('deadlines', 'deadlines.game', 'games.id')
    .leftJoin('holds', 'holds.game', 'games.id')
    .leftJoin('people', 'people.id', 'games.umpire')
    .selectAll('games')
    .$if(umpire !== null, (all) => all.where(sql`lower(people.address)`, '=', umpire))
    .orderBy(ORDER)
    .orderBy('deadlines.dueAt')
    .orderBy('games.createdAt', 'desc')
    .orderBy('games.id')
    .limit(limit)
    .offset(offset)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const deadlines = await db.selectFrom('deadlines').selectAll().where('game', 'in', ids).execute();
  const holds = await db.selectFrom('holds').selectAll().where('game', 'in', ids).execute();
  const seats = await db
    .selectFrom('seats')
    .select(['game', 'seat'])
    .where('game', 'in', ids)
    .where('person', 'is not', null)
    .orderBy('position')
    .execute();
  const books = await db
    .selectFrom('books')
    .select(['game', 'seat', 'call'])
    .distinctOn(['game', 'seat'])
    .where('game', 'in', ids)
    .orderBy('game')
    .orderBy('seat')
    .orderBy('version', 'desc')
    .execute();
  const newest = new Map(books.map(({ game, seat, call }) => [`${game}/${seat}`, call]));
  return rows.map((row) => {
    const deadline = deadlines.find(({ game }) => game === row.id);
    const needs = deadline ? decode<NeedRow[]>(deadline.needs) : [];
    const due = new Set(needs.map(({ seat }) => seat));
    const owe = seats.filter(({ game, seat }) => game === row.id && due.has(seat)).map(({ seat }) => seat);
    const sent = owe.filter((seat) => newest.get(`${row.id}/${seat}`) === deadline?.call);
    const heldAt = holds.find(({ game }) => game === row.id)?.heldAt ?? null;
    return { row, due: deadline ? { ...deadline, needs, owe, sent } : null, heldAt };
  });
}
