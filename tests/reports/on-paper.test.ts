/** A letter in print: its pictures can be read, and its pages are filled. */
import { describe, expect, test } from 'vitest';
import type { MapScene } from '../../src/engine/scene.ts';
import type { ReportModel } from '../../src/reports/index.ts';
import { drawMap, mapViews } from '../../src/reports/map/map.ts';
import { printedMap } from '../../src/reports/pdf/fights.ts';
import { drawPlan, pagesOf } from '../../src/reports/pdf/plan-page.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { stages } from '../table/stages.ts';
import { readPdf } from './pdf-reader.ts';

const LEAST = 7;

/** The first letter of a game that tells of this turn. */
function letterAfter(scenario: string, turn: string): ReportModel {
  for (const stage of stages(scenario, 2, 'together', 9)) {
    const [seat = ''] = stage.due;
    const model = stage.report(seat, 'en');
    if (model?.story.turn === turn) return model;
  }
  throw new Error('no such turn');
}

describe('codes, hex numbers and names are seven points tall at least', () => {
  const fought = letterAfter('savannah/assault', '17').story.map as MapScene;
  const words = new Set(
    fought.stacks.flatMap(({ counters, leaders }) => [
      ...counters.flatMap(({ id }) => [id, `${id} (${counters.length})`]),
      ...leaders.map(({ name }) => name),
    ]),
  );
  const isRead = (text: string): boolean => /^\d{4}$/.test(text) || words.has(text);
  const small = ({ items }: Pick<ReturnType<typeof drawPlan>, 'items'>, scale: number) =>
    items.flatMap((item) =>
      item.kind === 'text' && isRead(item.text) && item.size * scale < LEAST ? [item.text] : [],
    );

  test.each([
    [317, 380],
    [317, 300],
    [317, 221],
  ])('in the picture of a fight, %i points wide and %i high at most', (width, height) => {
    for (const { frame } of mapViews(fought)) {
      if (frame === 'field') continue;
      const { drawing, scale } = printedMap(fought, frame, { width, height });
      expect(drawing.items.some((item) => item.kind === 'text' && words.has(item.text))).toBe(true);
      expect(small(drawing, scale * drawing.unit)).toEqual([]);
    }
  });

  test('on the planning map', () => {
    if (!fought.plan) throw new Error('the letter asks');
    for (const frames of pagesOf(fought.plan)) {
      const drawing = drawPlan(fought, frames, '', { width: 560, height: 480 });
      expect(small(drawing, drawing.unit)).toEqual([]);
    }
  });
});

/** The heading of the last of the parts of the chart. */
const lastPart = ({ story: { map } }: ReportModel): string => {
  const scene = map as MapScene;
  const parts = mapViews(scene).filter(({ frame }) => typeof frame === 'number');
  return drawMap(scene, { frame: parts.at(-1)?.frame ?? 'field', width: 760 }).title;
};

test.each([
  ['savannah/campaign', '5', () => 'To plan from', 'The campaign after turn 5'],
  ['jenkins-ear/war', '2', lastPart, 'Combat log, turn 2'],
])('what is told next in a letter of %s follows on the same page where that has room', async (scenario, turn, first, next) => {
  const letter = letterAfter(scenario, turn);
  const { pages, bookmarks } = readPdf(await renderReportPdf(letter, { paper: 'a4' }));
  expect(first(letter)).not.toBe('');
  expect(pages.find(({ text }) => text.includes(next))?.text).toContain(first(letter));
  expect(bookmarks).toEqual(expect.arrayContaining(['To plan from', 'Combat log', 'Order of battle']));
});

test('each half of the chart of the sea stands once in a letter', async () => {
  const { pages } = readPdf(await renderReportPdf(letterAfter('jenkins-ear/war', '2'), { paper: 'a4' }));
  expect(pages.filter(({ text }) => text.includes('about 100 leagues'))).toHaveLength(2);
});

test('the dice stand below a short form', async () => {
  const { pages } = readPdf(await renderReportPdf(letterAfter('savannah/assault', '17'), { paper: 'a4' }));
  const lines = pages.find(({ lines: told }) => told.some(({ text }) => text === 'END'))?.lines ?? [];
  const [end, dice] = ['END', 'Dice ledger'].map((begin) => lines.find(({ text }) => text.startsWith(begin)));
  expect(dice && end && dice.y > end.y && dice.x < 100).toBe(true);
});
