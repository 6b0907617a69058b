import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lettersOf } from '../../src/store/outbox.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const ANNA = 'anna@red.test';
const BERT = 'bert@blue.test';
const CARL = 'carl@blue.test';
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-press-'));
let store: Store;
let server: PlayersServer;
let game: SavannahByMail;
beforeAll(async () => {
  store = await openStore({ directory: scratch, cache: new URL('../../.cache', import.meta.url).pathname });
  server = await playersServer();
  game = new SavannahByMail(store, server, 'press-1');
  await game.create('savannah/assault', 'together', [
    player('british', ANNA),
    player('french', BERT, 'fr'),
    player('american', CARL),
  ]);
  await game.settle();
});
afterAll(async () => {
  await server.stop();
  await store.close();
  rmSync(scratch, { recursive: true, force: true });
});

const press = async (seat: string, ...lines: string[]) =>
  (await game.mail(seat, ...lines)).filter(({ kind }) => kind === 'press');

describe('press between seats', () => {
  test('PRESS TO a seat reaches that seat alone, signed by the seat, in the words of its reader', async () => {
    const letters = await press('french', 'PRESSE À american', 'Attaquons à l’aube.', 'ENDPRESS');
    expect(letters.map(({ to }) => to)).toEqual([CARL]);
    expect(letters[0]?.subject).toBe('[Savannah] Message from French');
    expect(letters[0]?.text).toContain('Attaquons à l’aube.');
  });

  test('no address and no Message-ID of the writer goes along', async () => {
    const [letter] = await press('french', 'PRESS TO american', 'At dawn.', 'ENDPRESS');
    expect(letter?.raw).not.toContain('bert');
    expect(letter?.raw).not.toContain('mail.test');
    expect(letter?.raw).not.toMatch(/\+french\./);
  });

  test('PRESS TO allies, british, all and gm', async () => {
    const to = async (whom: string, from = 'french') =>
      (await press(from, `PRESS TO ${whom}`, 'Hello.', 'ENDPRESS')).map((letter) => letter.to).sort();
    expect(await to('allies')).toEqual([CARL]);
    expect(await to('allies', 'british')).toEqual([BERT, CARL]);
    expect(await to('les Américains')).toEqual([CARL]);
    expect(await to('Américains')).toEqual([CARL]);
    expect(await to('all')).toEqual([ANNA, CARL]);
    expect(await to('gm')).toEqual(['jo@blue.test']);
  });

  test('ANON tells nothing of who wrote', async () => {
    const [letter] = await press('american', 'PRESS TO british ANON', 'Go home.', 'ENDPRESS');
    expect(letter?.to).toBe(ANNA);
    expect(letter?.subject).toBe('[Savannah] Message from someone who does not sign');
    expect(letter?.raw).not.toMatch(/american|carl/i);
  });

  test('orders inside a message are no orders; orders beside it are; a message to nobody is told of', async () => {
    const letters = await game.mail('american', 'PRESS TO french', 'HOLD champagne', 'ENDPRESS', 'HOLD light-corps');
    const ack = letters.find(({ kind }) => kind === 'ack');
    expect(ack?.text).toContain('HOLD light-corps');
    expect(ack?.text).not.toContain('HOLD champagne');
    const [told] = await game.mail('american', 'PRESS TO washington', 'Come.', 'ENDPRESS');
    expect(told?.text).toMatch(/Nobody here is called washington/);
  });

  test('a message lies in the outbox alone, where it can be erased with its letter; the journal never has it', async () => {
    await press('american', 'PRESS TO french', 'Burn after reading.', 'ENDPRESS');
    const rows = await lettersOf(store.db, game.id);
    expect(rows.filter(({ facts }) => facts.includes('Burn after reading')).map(({ kind }) => kind)).toEqual([
      'answer',
    ]);
    const entries = await store.db.selectFrom('entries').select('content').where('game', '=', game.id).execute();
    expect(entries.some(({ content }) => content.includes('Burn after'))).toBe(false);
  });
});
