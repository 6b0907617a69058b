/** A letter that tells of attacks drops none in silence: those without a card have a line, or are counted. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { renderReportText } from '../../src/reports/index.ts';
import { stages } from './stages.ts';

test('attacks that have no room for a card are told in a line each with their odds, or by their number', () => {
  let short = 0;
  let counted = 0;
  for (const seed of ['7b', '01', '02']) {
    for (const tempo of ['express', 'classic'] as const) {
      for (const stage of stages('savannah/assault', 2, tempo, 3, undefined, seed.repeat(32))) {
        for (const seat of stage.due) {
          const model = stage.call(seat, 'en');
          const fights = model.story.chapters.find(({ id }) => id === 'fights');
          const lines = (fights?.blocks ?? []).flatMap((block) =>
            block.kind === 'lines' ? block.lines.map(plainWords) : [],
          );
          const isShort = (line: string): boolean => /^\d{4}.*: .*\d+ : \d+.* -> /.test(line);
          short += lines.filter(isShort).length;
          counted += lines.filter((line) => /attacks? (?:is|are) possible/.test(line)).length;
          const text = renderReportText(model).replace(/\s+/g, ' ');
          for (const line of lines.filter(isShort)) expect(text).toContain(line);
        }
      }
    }
  }
  expect(short).toBeGreaterThan(3);
  expect(short + counted).toBeGreaterThan(4);
});
