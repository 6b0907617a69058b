import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256Of } from '../../src/engine/digest.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import type { Store } from '../../src/store/schema.ts';
import { serverStore } from '../store/databases.ts';
import { player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const ANNA = 'anna@red.test';
const BERT = 'bert@blue.test';
const CARL = 'carl@blue.test';
let store: Store;
let server: PlayersServer;
let game: SavannahByMail;
beforeAll(async () => {
  store = await serverStore();
  server = await playersServer();
  game = new SavannahByMail(store, server, 'press-1');
  await game.create(
    'savannah/assault',
    'together',
    [player('british', ANNA), player('french', BERT, 'fr'), player('american', CARL)],
    { format: 'full' },
  );
  await game.settle();
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

const press = async (seat: string, ...lines: string[]) =>
  (await game.mail(seat, ...lines)).filter(({ kind }) => kind === 'press');

const flat = (letter: { text: string } | undefined): string => (letter?.text ?? '').replace(/\s+/gu, ' ');

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
    expect(letter?.subject).toBe('[Savannah] Message without a signature');
    expect(letter?.raw).not.toMatch(/american|carl/i);
  });

  test('orders inside a message are no orders; orders beside it are; a message to nobody is told of', async () => {
    const letters = await game.mail('american', 'PRESS TO french', 'HOLD champagne', 'ENDPRESS', 'HOLD light-corps');
    const ack = letters.find(({ kind }) => kind === 'ack');
    expect(ack?.text).toContain('HOLD light-corps');
    expect(ack?.text).not.toContain('HOLD champagne');
    const [told] = await game.mail('american', 'PRESS TO washington', 'Come.', 'ENDPRESS');
    expect(flat(told)).toContain('Nobody here is called washington; write PRESS TO British, French, ALL or UMPIRE.');
    const french = await game.mail('french', 'PRESSE À washington', 'Venez.', 'FINPRESSE');
    expect(flat(french[0])).toMatch(/écrivez PRESSE À Britanniques, Américains, TOUS ou ARBITRE\./);
    expect((await press('french', 'PRESSE À Américains', 'Venez.', 'FINPRESSE')).map(({ to }) => to)).toEqual([CARL]);
  });

  test('what became of a message is told beside the answers to other wishes', async () => {
    const letters = await game.mail('american', 'PRESS TO washington', 'Come.', 'ENDPRESS', 'HELP');
    expect(letters.some(({ text }) => /Nobody here is called washington/.test(text))).toBe(true);
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['ack', 'help']);
  });

  test('a wish beside a trial is fulfilled and says so', async () => {
    const [told] = await game.mail('american', 'CHECK', 'REMINDERS ON', 'HOLD light-corps');
    expect(told?.text.replace(/\s+/g, ' ')).toContain('This takes effect: CHECK tries orders alone.');
  });

  test('a message lies where it can be erased; the journal has its salted hash alone', async () => {
    await press('american', 'PRESS TO french', 'Burn after reading.', 'ENDPRESS');
    const rows = await lettersOf(store.db, game.id);
    expect(rows.filter(({ facts }) => facts.includes('Burn after reading')).map(({ kind }) => kind)).toEqual([
      'answer',
    ]);
    const entries = await store.db.selectFrom('entries').select('content').where('game', '=', game.id).execute();
    expect(entries.some(({ content }) => content.includes('Burn after'))).toBe(false);
    const kept = await store.db.selectFrom('press').selectAll().where('text', '=', 'Burn after reading.').execute();
    expect(kept).toMatchObject([{ fromSeat: 'american', toSeats: '["french"]', anonymous: false }]);
    const hash = sha256Of(Buffer.from(kept[0]?.salt ?? '', 'hex'), 'Burn after reading.');
    expect(entries.at(-1)?.content).toContain(hash);
    expect(entries.at(-1)?.content).not.toContain('american');
  });

  test('a message tells how to answer it, and an answer to its letter reaches the writer', async () => {
    const [letter] = await press('french', 'PRESS TO american', 'At dawn?', 'ENDPRESS');
    expect(letter?.text).toMatch(/PRESS TO french\nENDPRESS/);
    const answers = await game.reply(CARL, letter, 'PRESS TO french', 'At noon.', 'ENDPRESS');
    expect(answers.filter(({ kind }) => kind === 'press').map(({ to }) => to)).toEqual([BERT]);
    const [unsigned] = await press('french', 'PRESS TO american ANON', 'At dusk.', 'ENDPRESS');
    expect(unsigned?.text).not.toContain('ENDPRESS');
  });

  test('addresses in the text do not go along, nor what signs an unsigned one; its writer is told', async () => {
    const text = ['Write to me: bert@blue.test or b.x@elsewhere.example!', '', 'French'];
    const letters = await game.mail('french', 'PRESS TO british ANON', ...text, 'ENDPRESS');
    const letter = letters.find(({ kind }) => kind === 'press');
    expect(letter?.text).toContain('Write to me: […] or […]!');
    expect(letter?.raw).not.toMatch(/bert|french|elsewhere/i);
    expect(letters.find(({ kind }) => kind === 'ack')?.text).toContain('Adresses et signatures ne partent pas');
  });

  test('where press is named, ANON goes nowhere; where there is none, only the umpire is reached', async () => {
    const told = async (options: string, ...lines: string[]) => {
      await store.db.updateTable('games').set({ options }).where('id', '=', game.id).execute();
      const letters = await game.mail('american', ...lines, 'Hello.', 'ENDPRESS');
      return {
        to: letters.filter(({ kind }) => kind === 'press').map(({ to }) => to),
        ack: letters.find(({ kind }) => kind === 'ack')?.text ?? '',
      };
    };
    const anon = await told('{"press":"named"}', 'PRESS TO british ANON');
    expect(anon.to).toEqual([]);
    expect(anon.ack).toContain('messages are signed');
    expect((await told('{"press":"named"}', 'PRESS TO british')).to).toEqual([ANNA]);
    const none = await told('{"press":"none"}', 'PRESS TO all');
    expect(none.to).toEqual([]);
    expect(none.ack).toContain('no messages between seats');
    expect((await told('{"press":"none"}', 'PRESS TO gm')).to).toEqual(['jo@blue.test']);
  });
});
