/** The database on a PostgreSQL server (15 or newer), for production. */
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { Store, Tables } from './schema.ts';

const BIGINT = 20;
// Mail servers count in 32 bits, which bigint holds and a double holds exactly.
const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

const CONNECTION_FAILURE = '08006';
const READ_ONLY = '25006';

/** A connection that cannot be had, or ends under a statement, gives an error without a code; it gets that of SQL. */
function named(error: Error & { code?: string }): never {
  error.code ??= CONNECTION_FAILURE;
  throw error;
}

class Connection extends pg.Client {
  override query(...asked: unknown[]): never {
    const answer = (super.query as (...asked: unknown[]) => Promise<unknown>).apply(this, asked);
    // The query builder, which alone asks, waits for what comes of it.
    return answer.catch((error: Error & { code?: string }) => {
      // A fail-over has left this server behind: the next connection finds the one that writes.
      if (error.code === READ_ONLY) this.end().catch(() => {});
      return named(error);
    }) as never;
  }
}

class Connections extends pg.Pool {
  override connect(): never {
    return (super.connect as () => Promise<pg.PoolClient>).call(this).catch(named) as never;
  }
}

/** `url`: `postgres://user:password@host:port/database`. */
export async function openServer(url: string, connections: number): Promise<Store> {
  const pool = new Connections({
    Client: Connection,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: parsers,
    options: '-c timezone=UTC -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000',
  });
  // A connection that is lost is replaced at its next use; without listeners its end would be that of the process, whether
  // it lies in the pool or is in somebody's hands between two statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db as Kysely<unknown>);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind: 'server', close: () => db.destroy() };
}
