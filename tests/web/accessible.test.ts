/** Every page read by axe, light and dark, on a phone and on a desk; and what works where no script runs. */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInLink } from '../../src/campaign/joining/accounts.ts';
import { chromiumHere, openBrowser, openPage } from './chromium.ts';
import { openWebHouse, signedIn, type Visitor, type WebHouse } from './house.ts';
import { GAME, openSavannah, orderPath } from './savannah.ts';

const PHONE = { width: 380, height: 800 };
const DESK = { width: 1280, height: 900 };
/** How pages are shown, and what axe looks for then: colours once by day and once by night, all else by day. */
const WAYS = [
  { name: 'on a phone by day', viewport: PHONE, colorScheme: 'light', only: null },
  { name: 'by night', viewport: PHONE, colorScheme: 'dark', only: ['color-contrast', 'link-in-text-block'] },
  {
    name: 'on a desk',
    viewport: DESK,
    colorScheme: 'light',
    only: ['target-size', 'scrollable-region-focusable', 'label', 'aria-hidden-focus', 'heading-order', 'region'],
  },
] as const;
/** WCAG 2.2 AA, and what axe holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pages of the house that need nobody, and those of who runs games. */
const PUBLIC = ['/archive', '/archive?lang=fr', '/sign-in', '/sign-in/some-link', '/nowhere', '/o/no-link'];
const RUNNING = [
  '/games',
  '/games/new',
  '/games/new?scenario=savannah%2Fassault&seats=2',
  `/games/${GAME}`,
  `/games/${GAME}/seats/british`,
  `/games/${GAME}/orders/british`,
  `/games/${GAME}/view/british`,
  `/games/${GAME}/mails`,
  `/games/${GAME}/preview`,
  `/games/${GAME}/rule`,
  `/games/${GAME}/rewind`,
  '/people',
  '/post',
  '/house',
  '/import',
  `/archive/${GAME}/turn/0`,
];

describe.runIf(chromiumHere())('pages', () => {
  let web: WebHouse;
  let browser: Browser;
  let operator: Visitor;
  let orders: string[];
  beforeAll(async () => {
    [web, browser] = await Promise.all([openWebHouse({ base: 'http://play.test' }), openBrowser()]);
    await openSavannah(web);
    operator = await signedIn(web);
    orders = [await orderPath(web, 'bob@blue.test'), await orderPath(web, 'rita@red.test')];
  });
  afterAll(async () => {
    await browser?.close();
    await web.stop();
  });

  /** What axe finds wrong with the page as it is shown now; `only` some rules, or all. */
  async function faults(page: Page, only: readonly string[] | null): Promise<string[]> {
    const { violations } = await page.evaluate(
      (runOnly) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly, resultTypes: ['violations'] }),
      only === null ? { type: 'tag' as const, values: [...RULES] } : { type: 'rule' as const, values: [...only] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.replace(/\s+/g, ' ')}`),
    );
  }

  const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => ({ name, value, url: web.url }));

  async function readPages(paths: readonly string[], visitor: Visitor | null): Promise<Record<string, string[]>> {
    const { page, context, wrong } = await openPage(browser);
    if (visitor) await context.addCookies(cookiesOf(visitor));
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      const answer = await page.goto(`${web.url}${path}`);
      expect([path, (answer?.status() ?? 0) < 500]).toEqual([path, true]);
      await page.evaluate(axe.source);
      for (const { name, viewport, colorScheme, only } of WAYS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const list = await faults(page, only);
        const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        if (wide > 0) list.push(`wider than its window by ${wide} px`);
        if (list.length > 0) found[`${path} ${name}`] = list;
      }
    }
    expect(wrong).toEqual([]);
    await context.close();
    return found;
  }

  test('for everybody have no barrier that axe finds', async () => {
    expect(await readPages([...PUBLIC, ...orders], null)).toEqual({});
  });

  test('of who runs games have no barrier that axe finds', async () => {
    expect(await readPages(RUNNING, operator)).toEqual({});
  });

  test('sign in, make a game and take orders where no script runs', async () => {
    const { page, context } = await openPage(browser, {
      javaScriptEnabled: false,
      viewport: { width: 380, height: 800 },
    });
    await page.goto(`${web.url}${(await signInLink(web.house, '', 'olga@blue.test', false)) as string}`);
    await page.getByRole('button', { name: 'Sign in on this device' }).click();
    await page.goto(`${web.url}/games/new?scenario=savannah%2Fassault&seats=2`);
    await page.locator('#label').fill('No script');
    await page.locator('#id').fill('no-script');
    await page.getByLabel('begin at once').check();
    await page.getByRole('button', { name: 'Make the game' }).click();
    expect(new URL(page.url()).pathname).toBe('/games/no-script');
    await page.goto(`${web.url}${orders[0]}`);
    expect(await page.locator('.compose').isVisible()).toBe(false);
    await page.getByLabel('Your orders', { exact: true }).fill('MOVE graham-li TO 1703\nMOVE nobody-here TO 1404');
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.locator('#checked').innerText()).toContain('1 order would be in force, 1 error');
    await page.getByRole('button', { name: 'Save orders' }).click();
    expect(await page.locator('main').innerText()).toContain('Sent. The same answer goes to your mailbox.');
    await page.goto(`${web.url}/archive/${GAME}/turn/0`);
    expect(await page.locator('img.map').first().getAttribute('alt')).not.toBe('');
    await context.close();
  });
});
