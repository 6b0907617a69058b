/** The order page in a browser: lines written from map and list, taken back, mended, saved; the window on the map. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameAtHand } from '../../src/campaign/house/load-game.ts';
import { newestBooks } from '../../src/store/books.ts';
import { gameOf } from '../../src/store/games.ts';
import { chromiumHere, openBrowser, openPage } from './chromium.ts';
import { openWebHouse, type WebHouse } from './house.ts';
import { GAME, openSavannah, orderPath } from './savannah.ts';

const BRITISH = 'bob@blue.test';
const PHONE = { width: 380, height: 800 };
const DESK = { width: 1280, height: 900 };

describe.skipIf(!chromiumHere())('the order page in a browser', () => {
  let web: WebHouse;
  let browser: Browser;
  let path: string;
  let opened: Awaited<ReturnType<typeof openPage>>;
  let page: Page;

  beforeAll(async () => {
    [web, browser] = await Promise.all([openWebHouse({ base: 'http://play.test' }), openBrowser()]);
    await openSavannah(web);
    path = web.url + (await orderPath(web, BRITISH));
  });
  afterAll(async () => {
    await browser?.close();
    await web.stop();
  });
  beforeEach(async () => {
    opened = await openPage(browser, { viewport: DESK });
    ({ page } = opened);
    await page.goto(path);
    await page.locator('.checked-lines li, #checked .note').first().waitFor();
  });
  afterEach(async () => {
    expect(opened.wrong).toEqual([]);
    await opened.context.close();
  });

  const text = () => page.locator('#orders').inputValue();
  const linesOf = async (unit: string) =>
    (await text()).split('\n').filter((line) => !line.startsWith('#') && line.includes(unit));
  /** Orders a stack by the list and the map, as a finger would. */
  const order = async (place: string, hex: string) => {
    await page.locator(`[data-stack="${place}"]`).dispatchEvent('click');
    await page.locator('#units [aria-pressed="true"]').first().waitFor();
    await written(() => page.locator(`[data-hex="${hex}"]`).dispatchEvent('click'));
  };
  /** Does something and waits until the page has been checked after it. */
  const written = async (doing: () => Promise<unknown>) => {
    const check = page.waitForResponse((answer) => answer.url().endsWith('/check'));
    await doing();
    await (await check).finished();
  };

  /** Chooses a stack and points at a hex; what is asked of the house on that waits until what it gives is called. */
  const pointedAndHeld = async (place: string, hex: string) => {
    await page.locator(`[data-stack="${place}"]`).dispatchEvent('click');
    await page.locator('#units [aria-pressed="true"]').first().waitFor();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/check', async (route) => {
      await promise;
      await route.continue();
    });
    await page.locator(`[data-hex="${hex}"]`).dispatchEvent('click');
    return resolve;
  };

  test('a hex writes one line a stack: a later one takes its place, and it can be taken off', async () => {
    await order('1503', '1502');
    expect(await linesOf('maitland')).toEqual(['MOVE fraser-1, marines, maitland TO 1502']);
    const rows = (await text()).split('\n');
    await order('1603', '1602');
    await order('1503', '1403');
    expect(await linesOf('maitland')).toEqual(['MOVE fraser-1, marines, maitland TO 1403']);
    expect((await text()).split('\n').findIndex((row) => row.includes('maitland'))).toBe(
      rows.findIndex((row) => row.includes('maitland')),
    );
    expect(await page.locator('.ways path:not(.casing)').count()).toBe(2);
    await page.locator('[data-stack="1503"]').getByText('→ 1403').waitFor({ state: 'attached' });
    await written(() => page.getByRole('button', { name: /^Take off: MOVE fraser-1/ }).click());
    expect(await linesOf('maitland')).toEqual([]);
    expect(await linesOf('graham-li')).toEqual(['MOVE graham-li TO 1602']);
  });

  test('a march stands on the map by an arrow over each hexside it crosses, as far as the check says it comes', async () => {
    await page.getByRole('button', { name: 'As text' }).click();
    const sent = async (text: string) => {
      await written(() => page.locator('#orders').fill(text));
      return page.locator('.ways path:not(.casing)').count();
    };
    expect(await sent('MOVE graham-li TO 1504\nMOVE fraser-1, maitland TO 1404')).toBe(3);
    expect(await sent('MOVE graham-li TO 1009')).toBe(4);
    expect(await page.locator('.checked-lines .warning').innerText()).toContain('1706');
  });

  test('a part of a stack goes alone, and leaves the rest its order', async () => {
    await order('1503', '1502');
    await page.locator('[data-stack="1503"]').dispatchEvent('click');
    for (const unit of ['fraser-1', 'marines']) await page.locator(`[data-unit="${unit}"]`).click();
    await page.locator('[data-unit="maitland"][aria-pressed="true"]').waitFor();
    await written(() => page.locator('[data-hex="1403"]').dispatchEvent('click'));
    expect(await linesOf('fraser-1')).toEqual(['MOVE fraser-1, marines TO 1502']);
    expect(await linesOf('maitland')).toEqual(['MOVE maitland TO 1403']);
  });

  test('a line on its way is not overtaken by Undo', async () => {
    const first = await text();
    const letGo = await pointedAndHeld('1503', '1502');
    await page.keyboard.press('z');
    letGo();
    await page.locator('#redo:enabled').waitFor();
    expect(await text()).toBe(first);
  });

  test('a line on its way is written to what is typed meanwhile, and takes nothing of it', async () => {
    const letGo = await pointedAndHeld('1503', '1403');
    await page.getByRole('button', { name: 'As text' }).click();
    await page.locator('#orders').fill('HOLD graham-li');
    letGo();
    await expect.poll(() => linesOf('maitland')).toEqual(['MOVE fraser-1, marines, maitland TO 1403']);
    expect(await linesOf('graham-li')).toEqual(['HOLD graham-li']);
  });

  test('Undo takes back what was just typed, and Redo gives it again', async () => {
    await order('1503', '1502');
    const ordered = await text();
    // At once, before the page would have the typed text checked of itself.
    const typed = `{
      const box = document.getElementById('orders');
      box.value = 'HOLD graham-li';
      box.dispatchEvent(new Event('input', { bubbles: true }));
      document.getElementById('undo').click();
    }`;
    await written(() => page.evaluate(typed));
    expect(await text()).toBe(ordered);
    await written(() => page.getByRole('button', { name: 'Redo' }).click());
    expect(await text()).toBe('HOLD graham-li');
  });

  test('changes are taken back and done again, fifty deep, also over a reload', async () => {
    const first = await text();
    await order('1503', '1502');
    const second = await text();
    await order('1603', '1602');
    const third = await text();
    await written(() => page.getByRole('button', { name: 'Undo' }).click());
    expect(await text()).toBe(second);
    await page.reload();
    await page.locator('.checked-lines li').first().waitFor();
    expect(await text()).toBe(second);
    await written(() => page.keyboard.press('Shift+Z'));
    expect(await text()).toBe(third);
    await written(() => page.keyboard.press('z'));
    await written(() => page.keyboard.press('Control+z'));
    expect(await text()).toBe(first);
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    const texts = Array.from({ length: 51 }, (_, n) => `RALLY ${n}`);
    await page.evaluate(`{
      const key = Object.keys(sessionStorage).find((one) => one.startsWith(location.pathname));
      const kept = JSON.parse(sessionStorage.getItem(key));
      sessionStorage.setItem(key, JSON.stringify({ ...kept, texts: ${JSON.stringify(texts)}, at: 50 }));
    }`);
    await page.reload();
    await page.locator('.checked-lines li').first().waitFor();
    await order('1603', '1602');
    // By key: a check that arrives between press and release of a button may move it from under the pointer.
    for (let n = 0; n < 50; n++) await page.keyboard.press('z');
    await expect.poll(text).toBe('RALLY 1');
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  test('an error keeps Ready shut and offers what is nearest; what is saved and ready are told apart', async () => {
    await page.getByRole('button', { name: 'As text' }).click();
    await written(() => page.locator('#orders').fill('MOVE graham-li TO 1703\nMOVE fraser-l TO 1502'));
    const ready = page.getByRole('button', { name: 'I am ready' });
    await page.locator('.checked-lines .error').waitFor();
    expect(await ready.isDisabled()).toBe(true);
    await page.getByText('changed since: not saved yet').waitFor();
    await written(() => page.getByRole('button', { name: 'Write MOVE fraser-1 TO 1502' }).click());
    expect(await text()).toBe('MOVE graham-li TO 1703\nMOVE fraser-1 TO 1502');
    expect(await ready.isDisabled()).toBe(false);
    await page.getByRole('button', { name: 'Save orders' }).click();
    await page.locator('#saved').getByText('2 orders on file').waitFor();
    await page.getByText('Not ready', { exact: true }).waitFor();
    await page.getByText('Saved, not ready.').waitFor();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByText('nobody waits for you').waitFor();
    expect(await text()).not.toContain('READY');
    const book = (await newestBooks(web.house.store.db, GAME)).get('british');
    expect([book?.orders?.length, book?.ready]).toEqual([2, true]);
  });

  test('what is saved while a line is on its way has that line', async () => {
    const letGo = await pointedAndHeld('1503', '1403');
    await page.getByRole('button', { name: 'Save orders' }).click({ noWaitAfter: true });
    const loaded = page.waitForEvent('load');
    letGo();
    await loaded;
    const saved = await page.evaluate<string>(`document.getElementById('orders').defaultValue`);
    expect(saved).toMatch(/^MOVE fraser-1, marines, maitland TO 1403$/m);
  });

  test('the list has own stacks in play, nearest the enemy first, and orders of this call that the seat can give', async () => {
    const places = await page.locator('[data-stack]').evaluateAll((all) => all.map((one) => one.dataset.stack));
    expect(places.length).toBeGreaterThan(15);
    expect(places.indexOf('1504')).toBeLessThan(places.indexOf('1603'));
    expect(await page.locator('.stacks').first().innerText()).not.toMatch(/armagnac|mcintosh/);
    const acts = await page.locator('#act option').allInnerTexts();
    expect(acts).toContain('MOVE');
    expect(acts.filter((act) => /ENTER|DIG|WITHDRAW|SORTIE|MORTAR/.test(act))).toEqual([]);
  });

  /** What the rules let units do as play stands, and as their seat sees it. */
  const reachOf = async (verb: string, units: readonly string[]) => {
    const { record, stood } = await gameAtHand(web.house, await gameOf(web.house.store.db, GAME));
    const { game } = record;
    return game.reach?.(game.view(stood.state, 'british'), 'british', verb, units)?.hexes ?? new Map();
  };

  test('what a chosen stack can reach is marked, as the rules have it, and what is beyond is not written', async () => {
    await page.locator('[data-stack="1605"]').dispatchEvent('click');
    await page.locator('[data-reach]').first().waitFor({ state: 'attached' });
    const marked = await page.locator('[data-reach]').evaluateAll((all) => all.map((one) => one.dataset.hex));
    const hexes = await reachOf('MOVE', ['scr-1']);
    expect(hexes.size).toBeGreaterThan(10);
    expect(marked.toSorted()).toEqual([...hexes.keys()].toSorted());
    const figures = await page.locator('.marks text').allTextContents();
    expect(figures.map(Number).toSorted()).toEqual([...hexes.values()].toSorted());
    // The battery beside it stands where it is for the whole scenario.
    expect(await page.locator('#units [aria-pressed="true"]').allInnerTexts()).toEqual(['scr-1']);
    const before = await text();
    await page.locator('[data-hex="1009"]').dispatchEvent('click');
    await page.locator('#picked').getByText('1009 is out of reach.').waitFor();
    expect(await text()).toBe(before);
  });

  const windowOf = () =>
    page.locator('.order-map svg').evaluate((svg) => {
      const [x = 0, y = 0, width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      return { x, y, width };
    });

  test('a stack chosen in the list is brought into the window on the map, and one in sight moves nothing', async () => {
    const opening = await windowOf();
    const isInSight = (place: string) =>
      page.locator(`[data-hex="${place}"]`).evaluate((hex) => {
        const [frame, box] = [hex.closest('.order-map')?.getBoundingClientRect(), hex.getBoundingClientRect()];
        if (!frame) return false;
        return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
      });
    const places = await page.locator('[data-stack]').evaluateAll((all) => all.map((one) => one.dataset.stack ?? ''));
    const [near = '', far = ''] = [places[0], places.at(-1)];
    expect([await isInSight(near), await isInSight(far)]).toEqual([true, false]);
    await page.locator(`[data-stack="${near}"]`).dispatchEvent('click');
    expect(await windowOf()).toEqual(opening);
    await page.locator(`[data-stack="${far}"]`).dispatchEvent('click');
    expect(await isInSight(far)).toBe(true);
    expect((await windowOf()).width).toBe(opening.width);
  });

  test('wheel, keys, buttons and mouse zoom and move the window on the map; what was dragged is not chosen', async () => {
    const opening = await windowOf();
    await page.locator('.order-map').hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await windowOf()).width).toBeLessThan(opening.width);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    expect((await windowOf()).width).toBeGreaterThan(opening.width);
    const before = await windowOf();
    await page.locator('.order-map').focus();
    await page.keyboard.press('ArrowRight');
    expect((await windowOf()).x).toBeGreaterThan(before.x);
    await page.keyboard.press('+');
    const closer = await windowOf();
    const box = await page.locator('.order-map').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 4 });
    await page.mouse.up();
    expect((await windowOf()).x).toBeLessThan(closer.x);
    expect(await page.locator('.hexes .chosen').count()).toBe(0);
    await page.getByRole('button', { name: 'all' }).click();
    const whole = await windowOf();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    expect(await windowOf()).toEqual(whole);
  });

  test('on a phone two fingers stretch the map, one scrolls the page, and every target is large enough', async () => {
    const phone = await openPage(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    page = phone.page;
    await page.goto(path);
    await page.locator('.order-map').scrollIntoViewIfNeeded();
    const opening = await windowOf();
    const fingers = await phone.context.newCDPSession(page);
    const box = await page.locator('.order-map').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 180, (box?.y ?? 0) + 100];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([dx, dy]) => ({ x: x + dx, y: y + dy })),
      });
    await touch('touchStart', [
      [-20, 0],
      [20, 0],
    ]);
    for (const apart of [30, 40, 60])
      await touch('touchMove', [
        [-apart, 0],
        [apart, 0],
      ]);
    await touch('touchEnd', []);
    await expect.poll(async () => opening.width / (await windowOf()).width).toBeGreaterThan(2);
    const stretched = await windowOf();
    await touch('touchStart', [[0, 60]]);
    for (const up of [30, 0, -40, -80]) await touch('touchMove', [[0, up]]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    expect(await windowOf()).toEqual(stretched);
    await page.locator('[data-stack]').first().click();
    await page.locator('[data-reach]').first().waitFor({ state: 'attached' });
    const small = await page
      .locator('main button:visible, main select:visible, main input:visible')
      .evaluateAll((all) =>
        all
          .map((one) => ({ name: one.textContent ?? one.id, box: one.getBoundingClientRect() }))
          .filter(({ box: { width, height } }) => width < 44 || height < 44)
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(phone.wrong).toEqual([]);
    await phone.context.close();
  });
});
