/** Brings a database to the newest of `migrations/`: plain SQL files in name order, each applied once. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { byCodeUnit } from '../engine/canonical.ts';
import { sha256 } from '../engine/digest.ts';
import { DataBroken } from '../engine/errors.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Applies what is missing; the same files on PostgreSQL and on the embedded database. */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  if (await isNewest(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations() } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new DataBroken('migration-failed', { why: error instanceof Error ? error.message : String(error) }, error);
}

/** Whether all are applied, by the migrator's own table: to ask it saves a look through the whole catalogue at each start. */
export async function isNewest(db: Kysely<unknown>): Promise<boolean> {
  const found = await sql<{ at: string | null }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) as at`.execute(db);
  if (found.rows[0]?.at == null) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size === names().length && names().every((name) => applied.has(name));
}

/** Changes with every change of the migrations: names the prepared embedded database. */
export function migrationsHash(): string {
  return sha256(names().map(read).join('\n')).slice(0, 12);
}

function migrations(): Record<string, Migration> {
  return Object.fromEntries(names().map((name) => [name, { up: (db: Kysely<unknown>) => apply(db, read(name)) }]));
}

// The embedded database takes one statement at a time; a statement ends at a semicolon that ends its line.
async function apply(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(/;[ \t]*\n/)) if (statement.trim() !== '') await sql.raw(statement).execute(db);
}

function names(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort(byCodeUnit);
}

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}
