/** The PostgreSQL of a worker: started for the first test that asks, with a database for each; it ends with the run. */
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openServer } from '../../src/store/server.ts';

const START = new URL('../../scripts/postgres/start.sh', import.meta.url).pathname;
/** Under this name the run finds it to stop it. */
const folder = () => join(tmpdir(), `postgres-${process.pid}`);
/** What the server has from the start, and what is migrated there for others to copy. */
const FIRST = 'postgres';
const MIGRATED = 'migrated';

let started: string | null = null;
let migrated: Promise<void> | null = null;
let count = 0;

export function postgresIsInstalled(): boolean {
  try {
    execFileSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** The URL of a database without a table. */
export function emptyDatabase(): Promise<string> {
  return create(`t${count++}`, 'template1');
}

/** The URL of a database as a house finds it that was opened before. */
export async function migratedDatabase(): Promise<string> {
  migrated ??= create(MIGRATED, 'template1')
    .then((url) => openServer(url, 1))
    .then((store) => store.close());
  await migrated;
  return create(`t${count++}`, MIGRATED);
}

async function create(name: string, template: string): Promise<string> {
  const client = new pg.Client({ connectionString: urlOf(FIRST) });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return urlOf(name);
}

function urlOf(database: string): string {
  started ??= execFileSync('sh', [START, folder()], { encoding: 'utf8' }).trim();
  const url = new URL(started);
  url.pathname = `/${database}`;
  return url.href;
}
