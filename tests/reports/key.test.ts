/** The key: one page at the end of every printed report, whole on both papers and in both languages. */

import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import type { Table } from '../../src/engine/story.ts';
import { chaptersOn } from '../../src/reports/chapters.ts';
import type { ReportModel } from '../../src/reports/index.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { printWords } from '../../src/reports/pdf/words.ts';
import { openGame, scenarios } from '../games/registry.ts';
import { stages } from '../table/stages.ts';
import { type ReadPage, readPdf } from './pdf-reader.ts';

const FOOT = 19 * (72 / 25.4);
const LEAST = 8;

/** Without blanks, for cells may take several lines, and with the hyphens that print sets as minus signs. */
const bare = (text: string): string => text.replace(/\s/g, '').replaceAll('−', '-').replaceAll('’', "'");

function firstCall(scenario: string, language: Language): ReportModel {
  for (const stage of stages(scenario, 2, 'classic', 2)) {
    const [seat] = stage.due;
    if (seat) return stage.call(seat, language);
  }
  throw new Error('nobody is called');
}

const tablesOf = ({ story }: ReportModel): readonly Table[] =>
  chaptersOn(story.chapters, 'key').flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));

/** Sizes of type on a page, its foot and head included. */
const sizesOn = ({ content }: ReadPage): number[] =>
  [...content.matchAll(/\/F\d+ (\S+) Tf/g)].map(([, size]) => Number(size));

test.each(
  scenarios()
    .filter((scenario) => !scenario.startsWith('skirmish/'))
    .flatMap((scenario) =>
      openGame(scenario).game.languages.flatMap((language) =>
        (['a4', 'letter'] as const).map((paper) => [scenario, language, paper] as const),
      ),
    ),
)('%s, %s, %s', async (scenario, language, paper) => {
  const model = firstCall(scenario, language);
  const { pages, bookmarks } = readPdf(await renderReportPdf(model, { paper }));
  expect(bookmarks.at(-1)).toBe(printWords(language).pages.key);
  expect(pages.filter(({ text }) => text.includes(printWords(language).keyTitle))).toEqual([pages.at(-1)]);
  const page = pages.at(-1) as ReadPage;
  const text = bare(page.text);
  const cells = tablesOf(model).flatMap(({ columns, rows }) => [...columns, ...rows.flat()]);
  expect(cells.length).toBeGreaterThan(100);
  expect(cells.filter((cell) => /^[a-z-]+\.[\w.-]+$/i.test(cell))).toEqual([]);
  expect(cells.filter((cell) => !text.includes(bare(cell)))).toEqual([]);
  expect(Math.min(...sizesOn(page))).toBeGreaterThanOrEqual(LEAST);
  // Seats, time and page number stand in the foot, and nothing else comes so low.
  expect(page.lines.filter(({ y }) => y > page.height - FOOT).length).toBeLessThanOrEqual(3);
});

test('the key of Savannah holds every cell of the tables that its dice are read in', () => {
  const [combat, , , tactics] = tablesOf(firstCall('savannah/assault', 'en'));
  expect(combat?.rows.map((row) => row.length)).toEqual(Array.from({ length: 14 }, () => 8));
  expect(combat?.rows[2]).toEqual(['0', '1*/–', '1/–', '1/–', '1/–', '1/–', 'D/–', 'R/–']);
  expect(combat?.tones?.[8]).toEqual(['', '', '', '', 'well', 'well', 'well', 'well']);
  expect(tactics?.rows.map((row) => row.length)).toEqual(Array.from({ length: 8 }, () => 9));
  expect(tactics?.columns).toContain('Turn Flank\u00a0★');
});
