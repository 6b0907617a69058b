/** Letters whose bytes are let go of: the same bytes come out again, for the desk and for whoever asks for them once more. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf } from '../../src/campaign/letters/render-letter.ts';
import { tidyHouse } from '../../src/campaign/service/tidy-house.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { sha256 } from '../../src/engine/digest.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import type { Store } from '../../src/store/schema.ts';
import { renamePerson, seatsOf } from '../../src/store/seats.ts';
import { shedLetters } from '../../src/store/tidy.ts';
import { serverStore } from '../store/databases.ts';
import { player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const ANNA = 'anna@red.test';
let store: Store;
let server: PlayersServer;
let game: SavannahByMail;
const kept = new Map<string, Buffer>();
const letters = async () => lettersOf(store.db, game.id);
const later = (days: number) => new Date(game.clock.now.getTime() + days * 86_400_000);

beforeAll(async () => {
  store = await serverStore();
  server = await playersServer();
  game = new SavannahByMail(store, server, 'made-again');
  await game.create('savannah/assault', 'together', [player('british', ANNA)], { format: 'full' });
  await game.settle();
  await game.mail('british', 'STATUS', 'CODE OFF');
  await steer(game.house, game.id, [{ act: 'process', reason: 'now' }]);
  await game.settle();
  for (const { purpose, bytes } of await letters()) if (bytes) kept.set(purpose, Buffer.from(bytes));
  // What is told of a seat from now on is not what its letters were made with.
  const [british] = await seatsOf(store.db, game.id);
  await store.db.transaction().execute((tx) => renamePerson(tx, british?.person ?? '', 'Augustine'));
  await game.mail('british', 'LANGUAGE fr', 'PAPER letter', 'FORMAT text');
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

test('the newest letters of a seat stay whole, others go after their days, and nothing of their facts', async () => {
  const whole = (await letters()).filter(({ bytes }) => bytes !== null).length;
  await tidyHouse({ ...game.house, clock: () => later(40) }, null);
  expect((await letters()).filter(({ bytes }) => bytes !== null)).toHaveLength(whole);
  expect(await shedLetters(store.db, later(-1), 0)).toBe(0);
  expect(await shedLetters(store.db, later(40), 0)).toBeGreaterThan(0);
  const shed = (await letters()).filter(({ bytes, status }) => status === 'sent' && bytes === null);
  expect(new Set(shed.map(({ kind }) => kind))).toEqual(new Set(['report', 'call', 'answer']));
  expect(shed.every(({ facts, recipient }) => facts !== '{}' && recipient !== null)).toBe(true);
  // Codes are drawn once, and players may change their names: what bears them stays whole.
  const once = (await letters()).filter(({ kind }) => kind === 'umpire' || kind === 'start');
  expect(once.map(({ bytes }) => bytes === null)).not.toContain(true);
});

test('each comes out again byte for byte, whatever has changed of its reader since', async () => {
  let again = 0;
  for (const row of await letters()) {
    const before = kept.get(row.purpose);
    if (row.bytes !== null || before === undefined) continue;
    const bytes = Buffer.from((await bytesOf(game.house, row)) ?? '');
    expect([row.purpose, sha256(bytes), bytes.equals(before)]).toEqual([row.purpose, row.sha256, true]);
    again++;
  }
  expect(again).toBeGreaterThan(2);
});

test('a report that is asked for once more is made again and leaves as it left then', async () => {
  const sent = server.mails.filter(({ to, messageId }) => to === ANNA && messageId.includes('report'));
  expect(sent).toHaveLength(1);
  await game.mail('british', 'RESEND');
  const twice = server.mails.filter(({ to, messageId }) => to === ANNA && messageId.includes('report'));
  expect(twice).toHaveLength(2);
  expect(twice[1]?.raw === sent[0]?.raw).toBe(true);
});
