/** A backup a day, which the house makes beside its work where it is set to; the newest few are kept. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimUntil, lastBackedUp } from '../../store/marks.ts';
import { backUp } from '../archive/backup.ts';
import { type House, once, transact } from '../house/house.ts';
import { tellOperators } from '../letters/tell-operators.ts';

export interface Backups {
  folder: string;
  /** The newest so many. */
  kept: number;
}

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
/** The process that makes one has so long, before another may try. */
const LONGEST_MILLISECONDS = 12 * HOUR_MILLISECONDS;
const CLAIM = 'backup until';
/** Ours, and what is left of one that was cut off; nothing else in the folder is touched. */
const OURS = /^fieldpost-\d{8}-\d{4}\.backup(\.part)?$/u;

export interface DailyBackups {
  /** Begins one where none was made for a day, by whatever process or command; does not wait for it. */
  look(): Promise<void>;
  /** Cuts one short that is being made: the next start makes another. */
  stop(): Promise<void>;
}

export function dailyBackups(house: House, backups: Backups | null): DailyBackups {
  const ending = new AbortController();
  let making: Promise<void> | null = null;
  return {
    async look() {
      if (backups === null || making !== null || !(await isDue(house))) return;
      making = makeOne(house, backups, ending.signal).finally(() => {
        making = null;
      });
    },
    async stop() {
      ending.abort();
      await making;
    },
  };
}

async function isDue(house: House): Promise<boolean> {
  const now = house.clock();
  const last = await lastBackedUp(house.store.db);
  if (last !== null && now.getTime() - last.getTime() < DAY_MILLISECONDS) return false;
  return once(house, (db) => claimUntil(db, CLAIM, now, later(now, LONGEST_MILLISECONDS)));
}

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** Never rejects: what goes wrong is told to the operators, and tried again after an hour. */
async function makeOne(house: House, { folder, kept }: Backups, signal: AbortSignal): Promise<void> {
  const now = house.clock();
  // fieldpost-20261130-0415.backup
  const moment = now.toISOString().replace(/[-:]/gu, '').replace('T', '-').slice(0, 13);
  const file = join(folder, `fieldpost-${moment}.backup`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const games = await backUp(house, file, signal);
    house.log.info({ file, games: games.length }, 'backed up');
    const files = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
    const whole = files.filter((name) => name.endsWith('.backup'));
    for (const name of files) if (!whole.slice(-kept).includes(name)) await rm(join(folder, name), { force: true });
  } catch (err) {
    const again = signal.aborted ? now : later(now, HOUR_MILLISECONDS);
    if (!signal.aborted) house.log.error({ file, err }, 'backup failed');
    await transact(house, async (tx) => {
      await claimUntil(tx, CLAIM, later(now, LONGEST_MILLISECONDS), again);
      if (!signal.aborted)
        await tellOperators(house, tx, {
          about: `backup/${now.toISOString().slice(0, 10)}`,
          title: 'The daily backup failed',
          text: [`No backup could be written to ${file}: ${(err as Error).message}.`, 'It is tried again each hour.'],
        });
    }).catch((error: unknown) => house.log.error({ err: error }, 'failure not noted'));
  }
}
