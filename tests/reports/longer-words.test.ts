/** Letters whose every sentence is a third longer, as another language may have it: text in its columns, print inside its margins. */
import { expect, test } from 'vitest';
import { type ReportModel, renderReportText } from '../../src/reports/index.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { cases } from '../cases.ts';
import { scenarios } from '../games/registry.ts';
import { stages } from '../table/stages.ts';
import { type ReadPage, readPdf } from './pdf-reader.ts';

const MM = 72 / 25.4;
/** Margins at the sides of a page, in mm: A4, Letter. */
const PAPERS = { a4: 14, letter: 17 } as const;
const COLUMNS = 72;
/** What is no prose: order forms, drawings, and what they are found by. */
const APART: ReadonlySet<string> = new Set(['form', 'map', 'id', 'address', 'order', 'orders']);

const longer = (word: string): string => word + word.slice(0, Math.ceil(word.length / 3));

/** Sentences of a story with each of their words a third longer; a code, a number or a single word stays as it is. */
function stretched<T>(told: T): T;
function stretched(told: unknown): unknown {
  if (typeof told === 'string')
    return told.includes(' ') ? told.replace(/(?<![\p{L}\d-])\p{L}{3,}(?![\p{L}\d-])/gu, longer) : told;
  if (Array.isArray(told)) return told.map((part) => stretched(part));
  if (told === null || typeof told !== 'object') return told;
  return Object.fromEntries(Object.entries(told).map(([key, part]) => [key, APART.has(key) ? part : stretched(part)]));
}

/** Lines of a page that leave its margins, and those that cover each other on one baseline. */
function clipped({ lines, width, height }: ReadPage, side: number): string[] {
  const outside = lines.filter(
    ({ x, y, width: wide }) => x < side - 0.5 || x + wide > width - side + 0.5 || y < 8 * MM || y > height - 8 * MM,
  );
  const covered = lines.filter((one, n) =>
    lines
      .slice(n + 1)
      .some(({ x, y, width: wide }) => Math.abs(y - one.y) < 6.1 && x < one.x + one.width - 1 && one.x < x + wide - 1),
  );
  return [...outside.map(({ text }) => `outside: ${text}`), ...covered.map(({ text }) => `covered: ${text}`)];
}

/** The first call of a game and the letter that opens its second turn, each in another language. */
function letters(scenario: string): ReportModel[] {
  const found: ReportModel[] = [];
  for (const stage of stages(scenario, 2, 'together', cases(6, 2))) {
    const { languages } = stage.record.game;
    const [seat = ''] = stage.due;
    const language = languages[found.length % languages.length] ?? 'en';
    found.push(stage.report(seat, language) ?? stage.call(seat, language));
  }
  return found;
}

test.each(scenarios())('letters of %s hold words a third longer', async (scenario) => {
  const read = letters(scenario);
  expect(read.length).toBeGreaterThan(1);
  for (const model of read) {
    const { story } = model;
    // The key stays as it is: it is set as tightly as its one page holds, and tried in every language for itself.
    const chapters = story.chapters.map((one) => (one.page === 'key' ? one : stretched(one)));
    const long = { ...model, story: { ...stretched(story), chapters } };
    const text = renderReportText(long);
    expect(text.length).toBeGreaterThan(renderReportText(model).length);
    expect(text.split('\n').filter((line) => line.length > COLUMNS)).toEqual([]);
    for (const paper of ['a4', 'letter'] as const) {
      const { pages } = readPdf(await renderReportPdf(long, { paper }));
      expect(
        pages.flatMap((page, n) => clipped(page, PAPERS[paper] * MM).map((what) => `page ${n + 1} ${what}`)),
        `${paper} ${model.language}`,
      ).toEqual([]);
    }
  }
});
