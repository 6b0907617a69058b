/**
 * One life of the house, to be killed: does all that is due at each time it is told, and says when nothing is left.
 * `node house.ts DATABASE RELAY_PORT MAIL_FOLDER SEED ODDS`; DATABASE is a URL or a directory, one of ODDS fault points kills (0: none).
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { outageGuard } from '../../src/campaign/clock/outage-guard.ts';
import { openGame } from '../../src/campaign/house/open-game.ts';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { openHouse } from '../../src/campaign/house/with-store.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { freeOwnClaims, outboxShelf } from '../../src/campaign/letters/outbox.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { sweep } from '../../src/campaign/service/sweep.ts';
import { mailFiles } from '../../src/mail/intake/folder.ts';
import { emptyOutbox } from '../../src/mail/outbox/outbox.ts';
import { openRelay } from '../../src/mail/sender/send.ts';
import { findGame } from '../../src/store/games.ts';
import { openStore } from '../../src/store/open.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { GAME, SEATS, START } from './script.ts';

const [database = '', port = '', folder = '', seed = '', odds = '0'] = process.argv.slice(2);
let now = new Date(START);
let isMade = false;
let drawn = 0;
let points = 0;
const digest = (text: string) => createHash('sha512').update(text).digest();

const store = await openStore(
  database.startsWith('postgres')
    ? { url: database }
    : { directory: database, cache: new URL('../../.cache', import.meta.url).pathname },
);
const settings = readSettings({
  FIELDPOST_KEY: '07'.repeat(32),
  FIELDPOST_DOMAIN: 'post.test',
  FIELDPOST_LOG: 'silent',
  FIELDPOST_WORKER: 'faults',
});
const house = {
  ...openHouse(settings, store, []),
  clock: () => now,
  since: new Date('2026-01-01T00:00:00Z'),
  // The same bytes in every life, so that two runs can be compared; tokens, drawn as the game is made, must differ.
  random: (bytes: number) => digest(isMade ? 'salt' : `token ${drawn++}`).subarray(0, bytes),
  fault: () => {
    if (odds !== '0' && digest(`${seed}/${points++}`).readUInt32BE(0) % Number(odds) === 0)
      process.kill(process.pid, 'SIGKILL');
  },
};
const relay = openRelay({ host: '127.0.0.1', port: Number(port), secure: false });
const stored = join(folder, 'stored');
await mkdir(stored, { recursive: true });

if (!(await findGame(store.db, GAME))) {
  await createGame(house, {
    id: GAME,
    label: 'Savannah 1',
    ...openGame('savannah/campaign'),
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
    players: SEATS.map((seat) => ({
      seat,
      name: seat,
      address: `${seat}@players.test`,
      language: seat === 'french' ? ('fr' as const) : ('en' as const),
      zone: 'Europe/London',
      paper: 'A4' as const,
    })),
    umpire: null,
    seed: '7d'.repeat(32),
  });
}
isMade = true;
const tokens = Object.fromEntries((await seatsOf(store.db, GAME)).map(({ seat, token }) => [seat, token]));
process.stdout.write(`${JSON.stringify({ tokens })}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  now = new Date(line);
  await freeOwnClaims(house);
  for (const path of await mailFiles(folder)) {
    const raw = await readFile(path);
    const receivedAt = (await stat(path)).mtime;
    await receiveMail(house, { source: { kind: 'folder', path }, raw, bytes: raw.length, receivedAt });
    await rename(path, join(stored, basename(path)));
  }
  const guard = outageGuard(house.since, house.patience.outage, house.log);
  for (;;) {
    const { read, resolved, rendered } = await sweep(house, guard);
    const { sent } = await emptyOutbox(outboxShelf(house), relay, house.clock);
    if (read + resolved + rendered + sent === 0) break;
  }
  process.stdout.write('done\n');
}
relay.close();
await store.close();
