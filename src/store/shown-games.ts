/** The games a visitor may look back at, a page at a time. */
import { sql } from 'kysely';
import type { GameRow } from './games.ts';
import type { GameStatus, Reader } from './schema.ts';

export interface Wanted {
  /** People whose games show whatever the public may see; `all` shows every game. */
  runBy: ReadonlySet<string> | 'all';
  /** States in which a game can be looked back at. */
  states: readonly GameStatus[];
  /** Words that name, id or scenario must contain. */
  words: readonly string[];
  limit: number;
  offset: number;
}

/** Newest first. What the public may see follows the option `archive`, whose default shows a game once it is over. */
export function shownGames(db: Reader, { runBy, states, words, limit, offset }: Wanted): Promise<GameRow[]> {
  if (states.length === 0) return Promise.resolve([]);
  let games = db.selectFrom('games').selectAll().where('status', 'in', states);
  for (const word of words) {
    const like = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    games = games.where(sql<string>`lower(label || ' ' || id || ' ' || scenario)`, 'like', like);
  }
  if (runBy !== 'all') {
    games = games.where((is) =>
      is.or([
        is.and([is('status', '=', 'over'), is('options', 'not like', '%"archive":"none"%')]),
        is.and([is('status', '!=', 'over'), is('options', 'like', '%"archive":"public"%')]),
        ...(runBy.size > 0 ? [is('umpire', 'in', [...runBy])] : []),
      ]),
    );
  }
  return games.orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset).execute();
}
