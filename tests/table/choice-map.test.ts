/** A choice that names hexes comes with a map of them, drawn as large as holds them. */
import { expect, test } from 'vitest';
import { drawMap } from '../../src/reports/map/map.ts';
import { mapAsked, questionOf } from '../../src/table/asking.ts';
import { stages } from './stages.ts';
import { twoFleets } from './war-at-sea.ts';

const WIDTH = 760;

test.each([
  ['savannah/assault', () => stages('savannah/assault', 2, 'full', 1)],
  ['jenkins-ear/war', () => twoFleets()],
] as const)('%s: every hex that an answer of few names has its number on it', (_, game) => {
  let drawn = 0;
  for (const { record, stood, due } of game())
    for (const seat of due) {
      const asked = { seat, language: 'en', label: 'Game', deadline: null } as const;
      const put = questionOf(record, stood, asked);
      const map = put && mapAsked(record, stood, asked);
      const answers = put?.options.flatMap(({ words }) => words.match(/(?<=\()\d{4}(?=\))|^\d{4}$/gu) ?? []) ?? [];
      if (!map || answers.length === 0 || put.options.length > 8) continue;
      const { placed } = drawMap(map.scene, { frame: map.hexes, width: WIDTH });
      const numbered = placed.filter(({ kind }) => kind === 'hex-number').map(({ text }) => text);
      // A chart of the whole sea has no numbers.
      if (numbered.length === 0 && map.scene.kind === 'sea-chart') continue;
      expect(numbered, put.asks).toEqual(expect.arrayContaining(answers));
      drawn++;
    }
  expect(drawn).toBeGreaterThan(0);
});
