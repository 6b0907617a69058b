/** A printed card sets every modifier in one size, a long one on more lines; without modifiers its story has their room. */
import { expect, test } from 'vitest';
import { card } from '../../src/engine/chapters.ts';
import type { Card, Trial } from '../../src/engine/story.ts';
import { reportModel } from '../../src/reports/model.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { envelope } from './envelope-fixture.ts';
import { readPdf } from './pdf-reader.ts';
import { chaptersWith, story, withAddends } from './story-fixture.ts';

async function printed(fights: readonly Card[], language: 'en' | 'fr') {
  const told = { ...story, chapters: chaptersWith({ fights }) };
  return readPdf(await renderReportPdf(reportModel(told, { ...envelope, language }), { paper: 'letter' })).pages;
}

test('a long modifier goes on below in the size of the others', async () => {
  const long = 'our lead: morale of the garrison of Havana';
  const fights = withAddends((addend) => (addend.name === 'tactics' ? { ...addend, name: long } : addend));
  const lines = (await printed(fights, 'en')).flatMap((page) => page.lines);
  const sizes = (part: string) => lines.filter(({ text }) => text.includes(part)).map(({ size }) => size);
  expect(sizes('our lead: morale')).toEqual([9.3, 9.3]);
  expect(sizes('Havana')).toEqual([9.3, 9.3]);
  expect(sizes('abatis')).toEqual([9.3, 9.3]);
});

test('a card without modifiers tells its story over its whole width', async () => {
  const rows = [
    { label: ['Attack'], text: ['Frigate 3, Chichester, Princess Caroline and Boyne. '.repeat(6)], brief: [] },
  ];
  const pages = await printed(
    [card({ label: 'A', title: 'At sea', address: 't2/x' }, [{ kind: 'rows', as: 'list', rows }])],
    'en',
  );
  const page = pages.find(({ text }) => text.includes('A · At sea'));
  const ends = (page?.lines ?? []).filter(({ text }) => text.includes('Boyne')).map(({ x, width }) => x + width);
  expect(Math.max(...ends)).toBeGreaterThan(0.8 * (page?.width ?? 0));
});

test('a French card sets a blank before its colons', async () => {
  const trial: Trial = {
    ...{ head: ['Boyne'], dice: [{ face: 4, kind: 'test' }], addends: [], sum: 4, needs: 6 },
    ...{ verdict: 'TOUCHÉ', effects: ['un pion perdu.'] },
  };
  const fight = card({ label: 'A', title: 'En mer', address: 't2/x' }, [{ kind: 'dice', trials: [trial] }]);
  const text = (await printed([fight], 'fr')).map((page) => page.text).join('\n');
  expect(text).toMatch(/Boyne\u00a0:/);
  expect(text).toMatch(/TOUCHÉ\s*\u00a0: un/);
});
