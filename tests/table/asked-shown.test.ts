/** The pictures of a call show what it asks about. */
import { expect, test } from 'vitest';
import { type ReportModel, renderReportText } from '../../src/reports/index.ts';
import { reportPictures } from '../../src/reports/pictures.ts';
import { stages } from './stages.ts';

const numbers = (words: string): string[] => words.match(/(?<![\w/])\d{4}(?!\w)/gu) ?? [];

/** Hexes on the pictures to plan from, and on no other. */
function shownIn({ story: { map } }: ReportModel): ReadonlySet<string> {
  return new Set(map.kind === 'hex-map' ? (map.plan?.frames ?? []).flatMap(({ hexes }) => hexes) : []);
}

test('a call for fire orders shows every gun that may fire and all it can hit, and no fight', () => {
  const asked: string[] = [];
  for (const { due, report, call } of stages('savannah/assault', 2, 'full', 2))
    for (const seat of due) {
      const model = report(seat, 'en') ?? call(seat, 'en');
      const text = renderReportText(model).replaceAll(/\s+/gu, ' ');
      const [, told = ''] = /WHAT EACH SHOT PROMISES(.*?)YOUR ORDERS/u.exec(text) ?? [];
      if (told === '') continue;
      const shown = shownIn(model);
      const pictures = reportPictures(model);
      asked.push(
        ...numbers(told).map((hex) => (shown.has(hex) ? 'shown' : `${seat} ${model.next?.printed} ${hex}: not shown`)),
        ...pictures.map(({ isPlan, frame }) => (isPlan || frame === 'charts' ? 'plan' : `${seat} ${frame}`)),
        pictures.length <= 4 ? 'few' : `${seat} ${pictures.length} pictures`,
      );
    }
  expect(asked.length).toBeGreaterThan(40);
  expect(new Set(asked)).toEqual(new Set(['shown', 'plan', 'few']));
});
