/** A game from the first page of a new house to its file in another one, as people see it: in a browser and by mail. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { type RunningHouse, runHouse } from '../../src/campaign/service/run-house.ts';
import { openRelay, type Relay, sendRaw } from '../../src/mail/sender/send.ts';
import { type OpenWeb, openWeb } from '../../src/web/web.ts';
import { type PlayersServer, playersServer } from '../campaign/toy-house.ts';
import { freePorts } from '../ports.ts';
import { chromiumHere, openBrowser, openPage } from './chromium.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const FIELDPOST = join(ROOT, 'bin/fieldpost');
const UMPIRE = 'olga@blue.test';
const BRITISH = 'bob@blue.test';
const FRENCH = 'rita@red.test';
const WAIT = { timeout: 300_000, interval: 50 };

/** One house as `fieldpost serve` runs it: web pages, a listener for mail, its clock and its outbox. */
class ServedHouse {
  readonly #scratch = mkdtempSync(join(tmpdir(), 'fieldpost-whole-'));
  #running!: RunningHouse;
  #web!: OpenWeb;
  #relay!: Relay;
  #sent = 0;

  async start(relay: number): Promise<void> {
    const [port] = await freePorts(1);
    const settings = readSettings({
      FIELDPOST_DATA: this.#scratch,
      FIELDPOST_CACHE: join(ROOT, '.cache'),
      FIELDPOST_DOMAIN: 'post.test',
      FIELDPOST_SMTP_PORT: '0',
      FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${relay}`,
      FIELDPOST_WEB_PORT: `${port}`,
      FIELDPOST_BASE_URL: `http://127.0.0.1:${port}`,
      FIELDPOST_SWEEP_SECONDS: '1',
      FIELDPOST_SETTLE_SECONDS: '0',
      FIELDPOST_READY_SECONDS: '0',
      FIELDPOST_LOG: 'silent',
    });
    this.#running = await runHouse(settings);
    this.#web = await openWeb(this.#running.house, { ...settings.web, wake: this.#running.wake });
    this.#relay = openRelay({ host: '127.0.0.1', port: this.#running.port as number, secure: false });
  }

  get firstRun(): string {
    return this.#web.firstRun as string;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#web.port}`;
  }

  /** Hands a mail to the listener, as the player's server would. */
  async mail(from: string, to: string, ...lines: string[]): Promise<void> {
    const head = [`From: <${from}>`, `To: <${to}>`, `Message-ID: <${++this.#sent}@mail.test>`, 'Subject: Re: orders'];
    const raw = Buffer.from([...head, 'Content-Type: text/plain; charset=utf-8', '', ...lines, ''].join('\r\n'));
    await sendRaw(raw, { from, to }, this.#relay);
  }

  async stop(): Promise<void> {
    this.#relay.close();
    await this.#web.stop();
    await this.#running.stop();
    rmSync(this.#scratch, { recursive: true, force: true });
  }
}

describe.runIf(chromiumHere())('a whole game in a browser and by mail', () => {
  const [house, other] = [new ServedHouse(), new ServedHouse()];
  const files = mkdtempSync(join(tmpdir(), 'fieldpost-files-'));
  let players: PlayersServer;
  let browser: Browser;
  let page: Page;
  let wrong: string[];

  beforeAll(async () => {
    players = await playersServer();
    [browser] = await Promise.all([openBrowser(), house.start(players.port), other.start(players.port)]);
    ({ page, wrong } = await openPage(browser, { viewport: { width: 1280, height: 900 } }));
  });
  afterAll(async () => {
    await browser?.close();
    await house.stop();
    await other.stop();
    await players.stop();
    rmSync(files, { recursive: true, force: true });
  });

  /** The latest letter to an address whose Message-ID begins so, once it is there. */
  async function letter(to: string, kind: string) {
    const raw = await vi.waitUntil(
      () => players.mails.findLast((mail) => mail.to === to && mail.messageId.startsWith(`${kind}.`))?.raw,
      WAIT,
    );
    const { text = '', subject = '', attachments, from } = await simpleParser(Buffer.from(raw, 'latin1'));
    return { text, subject, attachments, answerTo: from?.value[0]?.address as string };
  }

  const act = async (summary: string, button: string, fill: () => Promise<void> = async () => {}) => {
    const form = page.locator('details', { has: page.locator('summary', { hasText: summary }) });
    // What waits for the umpire lies open already.
    if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
    await fill();
    await form.getByLabel('Reason').fill('so it was agreed');
    await form.getByRole('button', { name: button }).click();
  };

  test('the house gets its operator on the first page', async () => {
    await page.goto(house.firstRun);
    await page.getByLabel('Your name').fill('Olga');
    await page.getByLabel('Your e-mail address').fill(UMPIRE);
    await page.getByRole('button', { name: 'Run this house' }).click();
    await page.waitForURL('**/post');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Mail of this house');
    await page.getByRole('main').getByRole('link', { name: 'Games' }).click();
  });

  test('a game is made, and both players are invited by mail', async () => {
    await page.getByRole('link', { name: 'New game' }).click();
    await page.locator('a[href*="savannah%2Fassault"], a[href*="savannah/assault"]').first().click();
    await page.locator('#label').fill('Savannah 7');
    await page.locator('#id').fill('savannah-7');
    await page.locator('#tempo').selectOption('together');
    for (const [seat, name, address, language] of [
      ['british', 'Bob', BRITISH, 'en'],
      ['allied', 'Rita', FRENCH, 'fr'],
    ] as const) {
      await page.locator(`#name-${seat}`).fill(name);
      await page.locator(`#address-${seat}`).fill(address);
      await page.locator(`#language-${seat}`).selectOption(language);
    }
    await page.getByRole('button', { name: 'Make the game' }).click();
    await page.waitForURL('**/games/savannah-7?done=created');
    for (const address of [BRITISH, FRENCH]) {
      const { answerTo } = await letter(address, 'invitation');
      await house.mail(address, answerTo, 'ACCEPT');
    }
    await letter(BRITISH, 'start');
    expect((await letter(FRENCH, 'start')).subject).toContain('Savannah 7');
  });

  test('the British order on their page: checked as they type, written by clicks, sent', async () => {
    const { text } = await letter(BRITISH, 'call');
    const player = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await player.page.goto(/http:\/\/127\.0\.0\.1:\d+\/o\/\S+/.exec(text)?.[0] as string);
    await player.page.getByRole('button', { name: 'As text' }).click();
    const box = player.page.locator('#orders');
    await box.fill('MOVE graham-li TO 9999');
    await player.page.locator('#announced', { hasText: '1 error' }).waitFor({ state: 'attached' });
    await box.fill('');
    await player.page.locator('[data-hex="1603"]').click();
    await player.page.locator('[data-hex="1703"]').click();
    await vi.waitUntil(async () => (await box.inputValue()).trim() === 'MOVE graham-li TO 1703', WAIT);
    await player.page.locator('#announced', { hasText: '1 order would be in force' }).waitFor({ state: 'attached' });
    await player.page.getByRole('button', { name: 'Save orders' }).click();
    await player.page.locator('#saved', { hasText: '1 order on file' }).waitFor();
    expect((await letter(BRITISH, 'ack')).text).toContain('MOVE graham-li TO 1703');
    expect(player.wrong).toEqual([]);
    await player.context.close();
  });

  test('the French order by mail', async () => {
    const { answerTo } = await letter(FRENCH, 'call');
    await house.mail(FRENCH, answerTo, 'HOLD champagne');
    expect((await letter(FRENCH, 'ack')).text).toContain('TENIR champagne');
  });

  test('the umpire previews, has the letters wait, resolves, reads them and approves; the reports leave', async () => {
    await page.goto(`${house.url}/games/savannah-7`);
    await page.getByRole('link', { name: 'Preview' }).first().click();
    await page.getByRole('button', { name: 'Play them' }).click();
    await page.getByRole('heading', { name: 'Samples' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('practice dice');
    await page.goto(`${house.url}/games/savannah-7`);
    await act('Withhold the next letters', 'Withhold');
    await page.getByText('The letters of the next resolution will wait for you.').waitFor();
    await act('Resolve now', 'Close the call');
    await vi.waitUntil(async () => {
      await page.goto(`${house.url}/games/savannah-7`);
      return page.getByRole('heading', { name: 'Letters that wait for you' }).isVisible();
    }, WAIT);
    expect(players.mails.some(({ messageId }) => messageId.startsWith('report.'))).toBe(false);
    await act('Approve these letters', 'Approve and send');
    const report = await letter(BRITISH, 'report');
    expect(report.text).toContain('graham-li');
    expect(report.attachments.map(({ contentType }) => contentType)).toContain('application/pdf');
    expect((await letter(FRENCH, 'report')).subject).toContain(', tour ');
  });

  test('the game ends, and the archive replays it turn by turn', async () => {
    await page.goto(`${house.url}/games/savannah-7`);
    await act('End the game', 'End it');
    await page.getByText('The game has ended.').waitFor();
    const visitor = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await visitor.page.goto(`${house.url}/archive`);
    await visitor.page.getByRole('link', { name: 'Savannah 7' }).click();
    const shown = () => visitor.page.locator('#shown').getAttribute('data-at');
    await visitor.page.goto(`${house.url}/archive/savannah-7/turn/0`);
    const first = await shown();
    await visitor.page.locator('#next').click();
    await vi.waitUntil(async () => (await shown()) !== first, WAIT);
    const drawn = "(map => map.decode().then(() => map.naturalWidth))(document.querySelector('img.map'))";
    expect(await visitor.page.evaluate<number>(drawn)).toBeGreaterThan(300);
    expect(visitor.wrong).toEqual([]);
    await visitor.context.close();
  });

  test('its file is verified by the command line and browsed in another house', async () => {
    await page.goto(`${house.url}/archive/savannah-7`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[href$="savannah-7.fpz"]').click(),
    ]);
    const file = join(files, 'savannah-7.fpz');
    await download.saveAs(file);
    expect(execFileSync(FIELDPOST, ['verify', file], { encoding: 'utf8' })).toMatch(/replay/i);
    await page.goto(other.firstRun);
    await page.getByLabel('Your name').fill('Olga');
    await page.getByLabel('Your e-mail address').fill(UMPIRE);
    await page.getByRole('button', { name: 'Run this house' }).click();
    await page.goto(`${other.url}/import`);
    await page.getByLabel('The file').setInputFiles(file);
    await page.getByRole('button', { name: 'Check and keep it' }).click();
    await page.waitForURL(`${other.url}/archive/savannah-7**`);
    await page.goto(`${other.url}/archive`);
    await page.getByRole('link', { name: /^savannah.7$/i }).click();
    expect(await page.locator('#shown').count()).toBe(1);
    expect((await page.goto(`${other.url}/games/savannah-7`))?.status()).toBe(200);
  });

  test('no script failed on the way, and the security policy had nothing to refuse', () => {
    expect(wrong).toEqual([]);
  });
});
