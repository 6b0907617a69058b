/** Letters as a phone and a desk show them: none is wider than its window, whatever players are called and write. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/engine/phrase.ts';
import { renderReportHtml } from '../../src/reports/index.ts';
import { everyLetter } from '../reports/every-letter.ts';
import { stages } from '../table/stages.ts';
import { chromiumHere, openBrowser, openPage } from './chromium.ts';

const WIDTHS = [380, 800];
const LEAST_TARGET = 48;

/** What a browser made of a letter, in px; `room`: how wide a link may be where it stands. */
interface Seen {
  wide: number;
  links: { height: number; width: number; room: number; text: string }[];
  broken: string[];
}

/** Words, numbers with their sign, and codes that stand on two lines, but in what must break: hashes, addresses, the form. */
const BROKEN = String.raw`(() => {
  const broken = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const { wordBreak, display } = getComputedStyle(node.parentElement);
    if (wordBreak === 'break-all' || display === 'none' || node.parentElement.closest('pre')) continue;
    for (const { 0: token, index } of node.data.matchAll(/[+\u2212]?[\p{L}\d]+(?:[-\u2013][\p{L}\d]+)*/gu)) {
      const around = /\S*$/.exec(node.data.slice(0, index))[0] + /^\S*/.exec(node.data.slice(index))[0];
      if (/@|\/|^\S{25,}$/.test(around) || (/\p{Lu}/u.test(token) && token.includes('-'))) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + token.length);
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(token);
    }
  }
  return broken;
})()`;

/** Every word of prose a third longer, as another language might have it; codes and the form stay as they are. */
const STRETCH = String.raw`(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement.closest('pre')) continue;
    node.data = node.data.replace(/(?<![\p{L}\d-])\p{L}{3,}(?![\p{L}\d-])/gu, (word) => word + word.slice(0, Math.ceil(word.length / 3)));
  }
})()`;

describe.runIf(chromiumHere())('letters in a window', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test.each(
    WIDTHS,
  )('of %i px are no wider than it, and a link is a button that never shows its address', async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
    const wrong: string[] = [];
    for (const language of LANGUAGES) {
      for (const { kind, html } of everyLetter(language)) {
        await page.setContent(html);
        const seen = await page.evaluate<Seen>(`({
          wide: document.documentElement.scrollWidth,
          links: [...document.querySelectorAll('a')].map((link) => {
            const { height, width } = link.getBoundingClientRect();
            const { paddingLeft, paddingRight } = getComputedStyle(link.parentElement);
            const room = link.parentElement.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return { height, width, room, text: link.textContent };
          }),
          broken: ${BROKEN},
        })`);
        wrong.push(...seen.broken.map((token) => `${language} ${kind}: ${token} is broken`));
        if (seen.wide > width) wrong.push(`${language} ${kind}: ${seen.wide} px`);
        for (const link of seen.links) {
          if (link.height < LEAST_TARGET) wrong.push(`${language} ${kind}: a button ${link.height} px high`);
          if (link.width < link.room) wrong.push(`${language} ${kind}: a button ${link.width} px wide of ${link.room}`);
          if (/https?:/.test(link.text)) wrong.push(`${language} ${kind}: ${link.text}`);
        }
        if (kind === 'report' && seen.links.length !== 1) wrong.push(`${language} ${kind}: ${seen.links.length} links`);
      }
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each([
    ['savannah/assault', 'classic', 1, 4],
    ['pensacola/assault', 'classic', 2, 8],
    ['pensacola/siege', 'classic', 2, 8],
    ['jenkins-ear/war', 'classic', 3, 20],
  ] as const)('calls of %s fit a phone, no word broken, and with words a third longer, nothing under 13 px, the button whole', async (scenario, tempo, turns, least) => {
    const { page, context } = await openPage(browser, { viewport: { width: 380, height: 800 } });
    const wide: string[] = [];
    let read = 0;
    for (const stage of stages(scenario, 2, tempo, turns)) {
      for (const seat of stage.due) {
        for (const language of stage.record.game.languages) {
          const call = { ...stage.call(seat, language), orderPage: 'https://post.example/o/7kd2-4fq9' };
          await page.setContent(renderReportHtml(call));
          const broken = await page.evaluate<string[]>(BROKEN);
          await page.evaluate(STRETCH);
          const seen = await page.evaluate<{ wide: number; least: number; button: number }>(`({
            wide: document.documentElement.scrollWidth,
            least: Math.min(...[...document.querySelectorAll('body *')]
              .filter((one) => one.textContent.trim() !== '' && one.getClientRects().length > 0)
              .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== ''))
              .map((one) => parseFloat(getComputedStyle(one).fontSize))),
            button: document.querySelector('a').getBoundingClientRect().height,
          })`);
          const at = `${stage.stood.waiting?.address} ${language}`;
          // A code of several words may break where they join.
          wide.push(...broken.filter((token) => !token.includes('-')).map((token) => `${at}: ${token} is broken`));
          if (seen.wide > 380) wide.push(`${at}: ${seen.wide} px wide`);
          if (seen.least < 13) wide.push(`${at}: ${seen.least} px type`);
          if (seen.button < LEAST_TARGET) wide.push(`${at}: a button ${seen.button} px high`);
          read++;
        }
      }
    }
    expect(wide).toEqual([]);
    expect(read).toBeGreaterThan(least);
    await context.close();
  });
});
