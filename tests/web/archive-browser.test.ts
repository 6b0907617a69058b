/** The replay in a real browser: slider, keys and autoplay where scripts run, links and a form where they do not. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumHere, openBrowser, openPage } from './chromium.ts';
import { openWebHouse, type WebHouse } from './house.ts';
import { type Played, playedByDoctrine, putGame } from './played.ts';

describe.runIf(chromiumHere())('the replay in a browser', () => {
  let web: WebHouse;
  let browser: Browser;
  let played: Played;
  const at = (turn: number) => `${web.url}/archive/assault-1/turn/${turn}`;

  beforeAll(async () => {
    web = await openWebHouse();
    played = playedByDoctrine('savannah/assault', 'assault-1', 3);
    await putGame(web.house, played, { status: 'over' });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await web?.stop();
  });

  test('arrow keys, buttons, slider, list and the way back each show their turn without loading the page anew', async () => {
    const { page, context, wrong } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(at(1));
    const shows = async (turn: number, heading: string) => {
      await page.locator(`#shown[data-title="${heading}"]`).waitFor();
      expect(page.url()).toBe(at(turn));
      expect(await page.locator('#slider').inputValue()).toBe(`${turn}`);
      expect(await page.locator('#n').inputValue()).toBe(`${turn}`);
      const map = page.locator('#shown img.map');
      expect(await map.getAttribute('src')).toContain(`/map/${turn}.svg`);
    };
    await shows(1, 'Turn 16');
    await page.keyboard.press('ArrowRight');
    await shows(2, 'Turn 17');
    await page.locator('#next').click();
    await shows(3, 'Turn 18');
    expect(await page.locator('#next').getAttribute('href')).toBeNull();
    await page.keyboard.press('ArrowRight');
    await page.locator('#slider').fill('0');
    await shows(0, 'Set-up');
    await page.locator('#n').selectOption('2');
    await shows(2, 'Turn 17');
    await page.goBack();
    await shows(0, 'Set-up');
    expect(loads).toBe(1);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('autoplay goes to the last turn and stops by itself; it starts only when asked to', async () => {
    const { page, context, wrong } = await openPage(browser, { viewport: { width: 380, height: 800 } });
    await page.goto(at(2));
    const play = page.getByRole('button', { name: 'Play' });
    expect(await play.getAttribute('aria-pressed')).toBe('false');
    await play.click();
    await page.locator('#shown[data-title="Turn 18"]').waitFor();
    await page.getByRole('button', { name: 'Play', pressed: false }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a link to a die opens the list it stands in', async () => {
    const { page, context } = await openPage(browser);
    const die = played.results[0]?.ledger[0]?.address as string;
    await page.goto(`${web.url}/archive/assault-1/die/${die}`);
    await page.locator('#dice[open]').waitFor();
    expect(await page.getByText(die, { exact: true }).isVisible()).toBe(true);
    await context.close();
  });

  test('without scripts every turn is reached by links and by the list', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(at(1));
    expect(await page.locator('#slider').isVisible()).toBe(false);
    await page.locator('#next').click();
    await page.waitForURL(at(2));
    await page.locator('#n').selectOption('0');
    await page.locator('#show').click();
    await page.waitForURL(at(0));
    expect(await page.locator('#shown img.map').isVisible()).toBe(true);
    await context.close();
  });
});
