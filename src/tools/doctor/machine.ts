/** The machine and what lies on it: room, typefaces, database, key, clock. */
import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import type { HouseSettings } from '../../campaign/house/settings.ts';
import { FieldpostError } from '../../engine/errors.ts';
import { textWidth } from '../../reports/fonts.ts';
import { joinStore } from '../../store/open.ts';
import type { Store } from '../../store/schema.ts';
import { checkKey } from '../../store/secrets.ts';
import { type Finding, good, unknown, wordsOf, wrong } from './finding.ts';

const MEBIBYTE = 1_048_576;
/** As `/ready` warns. */
const LITTLE_MEGABYTES = 256;
/** Deadlines are told to the minute. */
const CLOCK_SECONDS = 60;

export function room({ dumps }: HouseSettings): Finding {
  let folder = resolve(dirname(dumps));
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const megabytes = Math.floor((bavail * bsize) / MEBIBYTE);
  const says = `${megabytes} MB left in ${folder}`;
  return megabytes < LITTLE_MEGABYTES ? wrong('disk', says, 'make room') : good('disk', says);
}

export function typefaces(): Finding {
  try {
    textWidth('Spring Hill', 'sans', 10);
    return good('typefaces', 'those of maps and PDFs are here');
  } catch (error) {
    return wrong('typefaces', wordsOf(error), 'run `npm ci` in the folder of the program');
  }
}

/** Opens the database, which brings its tables up to this release, and asks it for its key and its time. */
export async function* database(settings: HouseSettings, now: () => Date): AsyncGenerator<Finding> {
  const where = 'url' in settings.database ? 'PostgreSQL' : settings.database.directory;
  let store: Store;
  try {
    store = await joinStore(settings.database);
  } catch (error) {
    const isServed = error instanceof FieldpostError && error.code === 'database-in-use';
    yield isServed
      ? unknown('database', `${where} is in use: the server runs`, 'ask its /ready, or stop it and look again')
      : wrong('database', `${where} cannot be opened: ${wordsOf(error)}`, 'docs/operations.md says what to do');
    return;
  }
  try {
    yield good('database', `${where} is open, its tables are those of this release`);
    yield await keyOf(store, settings);
    yield await clockOf(store, now);
  } finally {
    await store.close();
  }
}

async function keyOf({ db }: Store, { key }: HouseSettings): Promise<Finding> {
  try {
    await checkKey(db, key);
    return good('key', 'it opens the games of this house');
  } catch (error) {
    return wrong('key', wordsOf(error), 'give the house the key it had: FIELDPOST_KEY or FIELDPOST_KEY_FILE');
  }
}

async function clockOf({ db }: Store, now: () => Date): Promise<Finding> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  const { rows: entries } = await sql<{ at: Date | null }>`select max(received_at) as at from messages`.execute(db);
  const here = now();
  const apart = Math.abs(here.getTime() - new Date(rows[0]?.at ?? here).getTime()) / 1000;
  if (apart > CLOCK_SECONDS)
    return wrong('clock', `${Math.round(apart)} s apart from that of the database`, 'set both by NTP');
  const last = entries[0]?.at == null ? null : new Date(entries[0].at);
  if (last !== null && last > here)
    return wrong('clock', `it says ${here.toISOString()}, and a mail came at ${last.toISOString()}`, 'set it by NTP');
  return good('clock', here.toISOString());
}
