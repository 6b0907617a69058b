/** Opens the database a configuration names: a PostgreSQL server by its URL, else the embedded one in a directory. */
import { joinEmbedded, openEmbedded } from './embedded.ts';
import type { Store } from './schema.ts';
import { openServer } from './server.ts';

export type Where =
  | { url: string; connections?: number }
  | { directory: string /** Where prepared databases are kept. */; cache: string };

/** Opened and migrated. Throws DataBroken where it cannot be used. */
export function openStore(where: Where): Promise<Store> {
  return 'url' in where ? openServer(where.url, where.connections ?? 8) : openEmbedded(where.directory, where.cache);
}

/** For a command: beside a server at work, whichever the database is. */
export function joinStore(where: Where): Promise<Store> {
  return 'url' in where ? openStore(where) : joinEmbedded(where.directory, where.cache);
}
