/** Chromium as the tests drive it; where it is not installed its tests are named on the console, and fail in CI. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const QUIET = ['no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'disable-sync'];
const ALONE = ['disable-background-networking', 'disable-component-update', 'disable-dev-shm-usage'];

const PATIENCE_MILLISECONDS = 300_000;

export function chromiumHere(): boolean {
  if (existsSync(CHROMIUM)) return true;
  if (process.env.CI === 'true') throw new Error('Chromium must be here: apt-get install chromium');
  console.warn('not run here: tests in a browser (missing chromium)');
  return false;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...QUIET, ...ALONE].map((name) => `--${name}`) });
}

/** A page and all that went wrong on it: errors of scripts, and what its security policy refused. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext; wrong: string[] }> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on('console', (said) => {
    if (/security policy|refused/i.test(said.text())) wrong.push(`${page.url()}: ${said.text()}`);
  });
  return { page, context, wrong };
}
