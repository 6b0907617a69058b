/** What is due at this moment, told apart by name, so that whoever looks again sees what is new. */
import { sql } from 'kysely';
import type { Reader } from './schema.ts';

/**
 * One name for each thing that can be done now: calls that may close or were closed, games whose first turn may open,
 * letters to render. A game whose letters are still on their way is not among them until they have left.
 */
export async function dueNow(db: Reader, now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with under_way as (
      select game from outbox
      where status in ('owed', 'rendered', 'sending') and kind in ('start', 'report', 'call', 'notice') and game is not null
    )
    select concat_ws(' ', 'call', d.game, d.call, d.locked_at is not null, d.ready_at <= ${now}) as name
    from deadlines d
    join games g on g.id = d.game and g.status = 'running'
    left join holds h on h.game = d.game
    where h.held_at is null
      and (d.due_at <= ${now} or d.ready_at <= ${now} or d.locked_at is not null)
      and d.game not in (select game from under_way)
    union all
    select 'open ' || id from games where status = 'seeding' and id not in (select game from under_way)
    union all
    (select 'letter ' || purpose from outbox where status = 'owed' and due_at <= ${now} order by owed_at limit 100)
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}
