/** The order page of a seat, as its letters lead to it: what it shows, checks and sends, and to whom. */
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeToken } from '../../src/campaign/joining/seat-acts.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { newestBooks } from '../../src/store/books.ts';
import { type Answer, openWebHouse, Visitor, type WebHouse } from './house.ts';
import { GAME, openSavannah, orderPath } from './savannah.ts';

const BRITISH = 'bob@blue.test';
const FRENCH = 'rita@red.test';

let web: WebHouse;
beforeAll(async () => {
  web = await openWebHouse({ base: 'http://play.test' });
  await openSavannah(web);
});
afterAll(() => web.stop());

const field = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Fills the page's form and presses a button of it. */
async function press(visitor: Visitor, path: string, act: 'send' | 'check', orders: string): Promise<Answer> {
  const { text } = await visitor.get(path);
  const [_form, call, once] = [field(text, '_form'), field(text, 'call'), field(text, 'once')];
  return visitor.send(path, { _form, call, once, act, orders });
}

const bookOf = async (seat: string) => (await newestBooks(web.house.store.db, GAME)).get(seat);

test('a letter that calls for orders links to a page with map, deadline and form, no password asked', async () => {
  const page = await new Visitor(web).get(await orderPath(web, BRITISH));
  expect(page.status).toBe(200);
  expect(page.text).toContain('Your orders for turn 16 are due');
  expect(page.text).toContain('Friday 20 November 2026, 21:00');
  expect(page.text).toMatch(/<path data-hex="1404"/);
  expect(page.text).toContain('BEGIN SAVANNAH-7 BRITISH TURN 16');
  expect(Buffer.byteLength(page.text)).toBeLessThan(300_000);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

test('a French seat reads French', async () => {
  const page = await new Visitor(web).get(await orderPath(web, FRENCH));
  expect(page.text).toContain('<html lang="fr">');
  expect(page.text).toContain('Vos ordres du tour 16 sont attendus le');
  expect(page.text).toContain('Se connecter');
  expect(page.text).not.toMatch(/Your orders|Send<|Check</);
  const acts = [...page.text.matchAll(/<option value="([^"]+)"/g)].map(([, line]) => line);
  expect(acts).toEqual(expect.arrayContaining(['MARCHER {units} VERS {hex}', 'TIRER {units} SUR {hex}']));
});

test('a check answers as a mail would, and saves nothing', async () => {
  const path = await orderPath(web, BRITISH);
  const visitor = new Visitor(web);
  const page = await press(visitor, path, 'check', 'MOVE graham-li TO 1703\nMOVE nobody-at-all TO 1404');
  expect(page.status).toBe(200);
  expect(page.text).toContain('Checked only: nothing saved.');
  expect(page.text).toContain('1 order would be in force, 1 error');
  expect(page.text).toContain('MOVE nobody-at-all TO 1404</textarea>');
  expect(await bookOf('british')).toBeUndefined();
  const token = field((await visitor.get(path)).text, '_form');
  const part = await visitor.send(`${path}/check`, { orders: 'MOVE graham-li TO 1703' }, { 'x-form-token': token });
  expect(part.text).toContain('MOVE graham-li TO 1703');
  expect(part.text).not.toContain('<html');
});

test('what a book as a whole overlooks stands on the page as in a letter', async () => {
  const { text } = await press(new Visitor(web), await orderPath(web, BRITISH), 'check', 'MOVE scr-1 TO 1604');
  expect(text).toContain('<b>The book as a whole: </b>The British Battery B in 1605 is left without troops');
});

test('an attack that is checked shows its modifiers and the chances of each outcome', async () => {
  const orders = 'MOVE avant-garde, champagne TO 1405\nATTACK 1404 WITH avant-garde, champagne';
  const { text } = await press(new Visitor(web), await orderPath(web, FRENCH), 'check', orders);
  const [, shown = ''] = /<div class="promise">([\s\S]*?)<\/div>/.exec(text) ?? [];
  expect(shown).toMatch(/redoute −1[^<]*somme −\d/);
  const chances = [...shown.matchAll(/width="(\d+)%" class="(?:lose|back|even|win)">\1</g)].map(([, n]) => Number(n));
  expect(chances.length).toBeGreaterThan(1);
  expect(chances.reduce((sum, n) => sum + n, 0)).toBe(100);
});

test('what is sent is the book of the seat, acknowledged on the page and by letter; sent twice it is sent once', async () => {
  const path = await orderPath(web, BRITISH);
  const visitor = new Visitor(web);
  const { text } = await visitor.get(path);
  const form = { _form: field(text, '_form'), call: field(text, 'call'), once: field(text, 'once'), act: 'send' };
  const orders = 'MOVE graham-li TO 1703\nREADY';
  const sent = await visitor.send(path, { ...form, orders });
  expect(sent.status).toBe(303);
  const again = await visitor.send(path, { ...form, orders });
  expect(again.location).toBe(sent.location);
  const page = await visitor.get(sent.location as string);
  expect(page.text).toContain('Sent. The same answer goes to your mailbox.');
  expect(page.text).toContain('Ready.');
  const book = await bookOf('british');
  expect([book?.version, book?.ready, book?.orders?.map(({ canonical }) => canonical)]).toEqual([
    1,
    true,
    ['MOVE graham-li TO 1703'],
  ]);
  const from = web.server.mails.length;
  await web.settle();
  const letters = web.server.mails.slice(from);
  expect(letters.map(({ to }) => to)).toEqual([BRITISH]);
  const { text: told } = await simpleParser(Buffer.from(letters[0]?.raw ?? '', 'latin1'));
  expect(told).toContain('MOVE graham-li TO 1703');
  expect((await visitor.get(path)).text).toContain('These are your orders on file.');
});

test('what one seat sent is not shown by the link of another', async () => {
  const sent = await press(new Visitor(web), await orderPath(web, BRITISH), 'send', 'MOVE graham-li TO 1703');
  const query = new URL(sent.location as string, web.url).search;
  const page = await new Visitor(web).get(`${await orderPath(web, FRENCH)}${query}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('MOVE graham-li TO 1703');
});

test('a page left open until its call has closed sends nothing, and keeps the text', async () => {
  const path = await orderPath(web, FRENCH);
  const visitor = new Visitor(web);
  const { text } = await visitor.get(path);
  const [_form, once] = [field(text, '_form'), field(text, 'once')];
  const late = await visitor.send(path, { _form, once, call: 't15 2026-11-19', act: 'send', orders: 'READY' });
  expect(late.status).toBe(400);
  expect(late.text).toContain('Rien n’a été envoyé');
  expect(late.text).toContain('READY</textarea>');
  expect(await bookOf('allied')).toBeUndefined();
});

test('a link changed in any letter, made for another seat, too old or revoked leads to the same page', async () => {
  const path = await orderPath(web, BRITISH);
  const [claim = '', signature = ''] = path.slice('/o/'.length).split('.');
  const others = Buffer.from(Buffer.from(claim, 'base64url').toString().replace('british', 'allied'));
  const later = Buffer.from(
    Buffer.from(claim, 'base64url')
      .toString()
      .replace(/\d$/, (n) => `${(Number(n) + 1) % 10}`),
  );
  const bad = [
    `/o/${claim}.${signature.replace(/^./, (one) => (one === 'a' ? 'b' : 'a'))}`,
    `/o/${others.toString('base64url')}.${signature}`,
    `/o/${later.toString('base64url')}.${signature}`,
    `/o/${claim}`,
    `/o/${claim}.`,
    `/o/${claim}.${'é'.repeat(signature.length)}`,
    '/o/x.y',
    '/o/__proto__',
  ];
  const visitor = new Visitor(web);
  await visitor.get('/sign-in');
  const pages = [];
  for (const link of bad) pages.push(await visitor.get(link));
  const started = web.clock.now;
  web.clock.now = new Date(started.getTime() + 60 * 86_400_000);
  pages.push(await visitor.get(path));
  web.clock.now = started;
  expect((await visitor.get(path)).status).toBe(200);
  await changeToken(web.house, GAME, 'british', 'the address was forwarded');
  pages.push(await visitor.get(path));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(pages[0]?.text).toContain('This link opens nothing');
});

test('while a turn waits for the umpire the page shows nothing of it', async () => {
  const path = await orderPath(web, FRENCH);
  const visitor = new Visitor(web);
  const { text } = await visitor.get(path);
  await steer(web.house, GAME, [{ act: 'withhold', reason: 'to be looked at' }]);
  await steer(web.house, GAME, [{ act: 'process', reason: 'all are in' }]);
  await web.settle();
  const page = await visitor.get(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Le tour est chez l’arbitre');
  expect(page.text).not.toMatch(/data-hex|<svg|<textarea|tour 17/i);
  const token = field(text, '_form');
  const check = await visitor.send(`${path}/check`, { orders: 'MOVE champagne TO 1405' }, { 'x-form-token': token });
  expect([check.status, check.text]).toEqual([200, 'null']);
  const form = { _form: token, call: field(text, 'call'), once: field(text, 'once') };
  const sent = await visitor.send(path, { ...form, act: 'send', orders: 'MOVE champagne TO 1405' });
  expect([sent.status, sent.text.includes('Rien n’a été envoyé')]).toEqual([400, true]);
});
