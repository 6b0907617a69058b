/** Who gets into the house by its web pages, and how. */
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';

let web: WebHouse;
beforeAll(async () => {
  web = await openWebHouse();
});
afterAll(() => web.stop());

test('the one who started the house becomes its operator by the first-run page, once', async () => {
  const starter = new Visitor(web);
  expect((await starter.get('/first-run?key=guessed')).status).toBe(404);
  const { searchParams } = new URL(web.firstRun, web.url);
  const key = searchParams.get('key') as string;
  const wrong = await starter.post('/first-run', { key, name: 'Jo', address: 'nonsense' }, web.firstRun);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('jo@example.org');
  const made = await starter.post('/first-run', { key, name: 'Jo', address: 'jo@blue.test' }, web.firstRun);
  expect([made.status, made.location]).toEqual([303, '/post']);
  expect((await starter.get('/games')).text).toContain('New game');
  expect((await new Visitor(web).get(web.firstRun)).status).toBe(404);
});

test('a link sent by mail signs in once; opening it changes nothing', async () => {
  const visitor = new Visitor(web);
  expect((await visitor.get('/games')).location).toBe('/sign-in');
  await visitor.post('/sign-in', { address: 'jo@blue.test' });
  // The answer comes before the letter is owed: it tells nobody whether there will be one.
  const letter = await vi.waitUntil(
    async () => {
      await web.settle();
      return web.server.mails.at(-1)?.raw;
    },
    { timeout: 300_000 },
  );
  // Plain text has the whole address on a line of its own, which nothing breaks; HTML has a button.
  const { text = '', html } = await simpleParser(Buffer.from(letter, 'latin1'));
  const url = /^http:\/\/127\.0\.0\.1:\d+\/sign-in\/[a-z2-9]{16}$/m.exec(text)?.[0] ?? 'none';
  expect(html || '').toContain(`<a href="${url}"`);
  expect(text.split('\n').filter((line) => line.length > 72)).toEqual([]);
  // As long as a house in the world is called, it stays whole.
  expect(url.replace(web.url, 'https://play.example.org').length).toBeLessThanOrEqual(50);
  const link = new URL(url).pathname;
  await new Visitor(web).get(link);
  await new Visitor(web).get(link);
  expect((await visitor.post(link)).location).toBe('/games');
  expect((await visitor.get('/games')).status).toBe(200);
  const late = await new Visitor(web).post(link);
  expect([late.status, late.text.includes('has served')]).toEqual([400, true]);
});

test('signing out ends the session, also for whoever copied its cookie', async () => {
  const visitor = await signedIn(web);
  const copied = new Visitor(web);
  for (const [name, value] of visitor.cookies) copied.cookies.set(name, value);
  expect((await copied.get('/games')).status).toBe(200);
  await visitor.post('/sign-out', {}, '/games');
  expect((await visitor.get('/games')).location).toBe('/sign-in');
  expect((await copied.get('/games')).location).toBe('/sign-in');
});
