/** A question the rules ask in mid-turn (tempo `full`) on the order page: shown, answered by a click or a number, as a mail would. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { newestBooks } from '../../src/store/books.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { player } from '../campaign/savannah-house.ts';
import { send } from '../campaign/toy-house.ts';
import { openGame } from '../games/registry.ts';
import { chromiumHere, openBrowser, openPage } from './chromium.ts';
import { openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';
import { orderPath } from './savannah.ts';

const GAME = 'full-1';
const BRITISH = 'bob@blue.test';

let web: WebHouse;
let path: string;
beforeAll(async () => {
  web = await openWebHouse({ base: 'http://play.test' });
  await createGame(web.house, {
    id: GAME,
    label: 'Full 1',
    ...openGame('savannah/assault'),
    tempo: 'full',
    zone: 'Europe/London',
    rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
    players: [player('british', BRITISH), player('allied', 'rita@red.test', 'fr')],
    umpire: { name: 'Jo', address: 'jo@blue.test' },
    seed: '7d'.repeat(32),
  });
  await web.settle();
  path = await orderPath(web, BRITISH);
});
afterAll(() => web.stop());

const field = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
/** Number of the option with these words on the page. */
const numberOf = (page: string, words: string) => new RegExp(`>(\\d+)\\. ${words}</span>`).exec(page)?.[1] ?? '';

async function press(act: 'send' | 'check', choice: string, orders = '') {
  const visitor = new Visitor(web);
  const { text } = await visitor.get(path);
  const [_form, call, once] = [field(text, '_form'), field(text, 'call'), field(text, 'once')];
  return { visitor, answer: await visitor.send(path, { _form, call, once, act, choice, orders }) };
}

const answered = async () => {
  const book = (await newestBooks(web.house.store.db, GAME)).get('british');
  return Object.values(book?.replies ?? {});
};

test('the page says until when an answer is due, what is asked, and what may be chosen', async () => {
  expect((await deadlineOf(web.house.store.db, GAME))?.needs[0]?.question).toBe('setup-place');
  const { text } = await new Visitor(web).get(path);
  expect(text).toMatch(/Your choice is due<br><b>\w+day \d+ November 2026, 21:00/);
  expect(text).not.toContain('No orders of yours are due now');
  expect(text).toContain('Where does the Savannah Loyal Militia stand?');
  expect(numberOf(text, 'Spring Hill \\(1404\\)')).not.toBe('');
  expect(text.indexOf('class="choices"')).toBeLessThan(text.indexOf('class="order-map"'));
});

test('a choice is checked as its number typed would be, and nothing is kept', async () => {
  const { text } = await new Visitor(web).get(path);
  const number = numberOf(text, 'Spring Hill \\(1404\\)');
  const { answer } = await press('check', number);
  expect(answer.text).toContain('Checked: nothing is sent yet.');
  expect(answer.text).toMatch(/Spring Hill \(1404\)<\/p>/);
  expect(answer.text).toMatch(new RegExp(`value="${number}" form="orders-form" checked`));
  const typed = await press('check', '', number);
  const understood = (page: string) => /<div id="checked"[\s\S]*?<\/div>/.exec(page)?.[0];
  expect(understood(typed.answer.text)).toBe(understood(answer.text));
  const wrong = await press('check', '99');
  expect(wrong.answer.text).toMatch(/99/);
  expect(await answered()).toEqual([]);
});

test('a choice that is sent is on file as a mail’s would be, and is answered by letter', async () => {
  const { text } = await new Visitor(web).get(path);
  const { visitor, answer } = await press('send', numberOf(text, '1504'));
  expect(answer.status).toBe(303);
  expect(await answered()).toEqual(['1504']);
  const shown = (await visitor.get(path)).text;
  expect(shown).toMatch(/<p class="good">[^<]*1504/);
  const from = web.server.mails.length;
  await web.settle();
  expect(web.server.mails.slice(from).map(({ to }) => to)).toEqual([BRITISH]);
  await send(web.house, 'british', 'by-mail', [numberOf(text, '1502')], { game: GAME });
  await web.settle();
  expect(await answered()).toEqual(['1502']);
});

test('a mail that is stored and not read yet is listed on the desk as waiting, for its own game alone', async () => {
  const olga = await signedIn(web);
  await send(web.house, 'british', 'waits', ['READY'], { game: GAME });
  const page = (await olga.get(`/games/${GAME}/mails`)).text;
  expect(page).toMatch(/Not read yet[\s\S]*British, from bob@blue\.test/);
  await web.settle();
  expect((await olga.get(`/games/${GAME}/mails`)).text).not.toContain('Not read yet');
});

describe.skipIf(!chromiumHere())('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('a click on the map, or on a choice, is judged at once; without scripts the form does the same', async () => {
    const { page, context, wrong } = await openPage(browser, { viewport: { width: 380, height: 800 } });
    await page.goto(web.url + path);
    await page.locator('[data-hex="1404"]').dispatchEvent('click');
    expect(await page.locator('.choices input:checked').count()).toBe(1);
    await page.locator('#checked').getByText('Spring Hill (1404)').waitFor();
    await page.getByLabel('1601', { exact: false }).first().check();
    await page.locator('#checked').getByText('1601').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= 380')).toBe(true);
    expect(wrong).toEqual([]);
    await context.close();
    const bare = await openPage(browser, { javaScriptEnabled: false, colorScheme: 'dark' });
    await bare.page.goto(web.url + path);
    await bare.page.getByLabel('the Old Fort (2301)', { exact: false }).check();
    await bare.page.getByRole('button', { name: 'Send' }).first().click();
    await bare.page.getByText('Sent.').waitFor();
    expect(await answered()).toEqual(['2301']);
    await bare.context.close();
  });
});
