/** Measures how long pages take where a house has many games: asked as a browser asks, of a house made for it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '../../campaign/archive/archive.ts';
import { importGame } from '../../campaign/archive/keep-archive.ts';
import { type House, transact } from '../../campaign/house/house.ts';
import { readSettings } from '../../campaign/house/settings.ts';
import { openHouse } from '../../campaign/house/with-store.ts';
import { openAccount } from '../../campaign/joining/accounts.ts';
import { sha256 } from '../../engine/digest.ts';
import { addSession } from '../../store/accounts.ts';
import { addGame, gameOf } from '../../store/games.ts';
import { openStore } from '../../store/open.ts';
import { openWeb } from '../../web/web.ts';
import { playGame } from '../play.ts';
import { type Measured, median, times } from './bench.ts';

const GAMES = 1000;
const RUNS = 20;
const MOST_MILLISECONDS = 100;
const MOST_STEP_MILLISECONDS = 50;
const PLAYED = 'savannah-1';
/** Its start and the turns it cannot end before. */
const TURNS = 3;
const SECRET = 'bench';
const FAR = new Date('2999-01-01T00:00:00Z');

/** `told` hears of each measurement as it is done. */
export async function webBench(told: (measured: Measured) => void): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'fieldpost-bench-'));
  const settings = readSettings({ FIELDPOST_DATA: scratch, FIELDPOST_LOG: 'silent' });
  const store = await openStore(settings.database);
  const house = openHouse(settings, store, []);
  await fill(house, scratch);
  const web = await openWeb(house, { ...settings.web, port: 0, wake: () => {} });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${web.port}${path}`, {
      headers: { cookie: `fieldpost_session=${SECRET}` },
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  };
  const page = async (what: string, value: number, pathOf: (n: number) => string) => {
    const taken = await times(RUNS, (n) => ask(pathOf(n)));
    told({ what, median: median(taken), unit: 'ms', aim: { value, better: 'less' }, runs: taken.length });
  };
  try {
    await page(`web: all games, of ${GAMES}`, MOST_MILLISECONDS, (n) => `/games?page=${1 + n}`);
    await page(`web: a game, of ${GAMES}`, MOST_MILLISECONDS, () => `/games/${PLAYED}`);
    await page(`web: archive, of ${GAMES}`, MOST_MILLISECONDS, () => '/archive?q=savannah');
    await page('web: a step of a replay', MOST_STEP_MILLISECONDS, (n) => `/archive/${PLAYED}/turn/${n % TURNS}`);
  } finally {
    await web.stop();
    await store.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A game played to its end by doctrine, its like many times over, and an operator with a session. */
async function fill(house: House, scratch: string): Promise<void> {
  const out = join(scratch, 'played');
  const bots = ['british', 'allied'];
  const told = { paper: 'a4', pdf: false, language: 'en' } as const;
  await playGame({ scenario: 'savannah/assault', seed: 'be', orders: null, bots, out, ...told });
  await importGame(house, await openArchive(join(out, 'game.fpz')));
  const row = await gameOf(house.store.db, PLAYED);
  const account = await openAccount(house, { name: 'Bench', address: 'bench@example.org', role: 'operator' });
  if ('fault' in account) throw new Error(account.fault);
  await transact(house, async (tx) => {
    for (let n = 1; n < GAMES; n++) await addGame(tx, { ...row, id: `game-${n}`, label: `Savannah ${n}` });
    await addSession(tx, { hash: sha256(SECRET), account: account.id, createdAt: house.clock(), expiresAt: FAR });
  });
}
