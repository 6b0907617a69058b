/** Of two turns that a letter tells, each part has the figures of its own. */
import { expect, test } from 'vitest';
import { decode } from '../../src/engine/canonical.ts';
import { blocksOf } from '../../src/engine/chapters.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import type { TurnResult } from '../../src/table/replay.ts';
import { reportOf } from '../../src/table/telling.ts';
import { stages } from './stages.ts';

const ARMIES = { British: 'british', French: 'french', American: 'american' };

test('army morale in the part of a closed turn is as it closed, whatever was played of the next', () => {
  let closed: TurnResult | null = null;
  let compared = 0;
  for (const stage of stages('savannah/assault', 2, 'classic', 5)) {
    closed = stage.closed ?? closed;
    const { record, stood } = stage;
    if (closed === null || stage.closed || stood.waiting === null) continue;
    const [then, now] = [decode<{ morale: object }>(closed.closing).morale, (stood.state as { morale: object }).morale];
    if (JSON.stringify(then) === JSON.stringify(now)) continue;
    const ahead = { ...stood, waiting: { ...stood.waiting, needs: [] }, apart: true as const };
    const reader = { seat: 'allied', language: 'en', label: 'Letters 1', deadline: null, standing: [] } as const;
    const { story } = reportOf(record, closed, ahead, reader);
    const told = blocksOf(
      story.chapters.filter(({ id }) => id === 'reckoning'),
      'lines',
    ).flatMap(({ lines }) => lines);
    const [morale = ''] = told.map(plainWords).filter((line) => line.startsWith('Army morale'));
    for (const [name, to] of [...morale.matchAll(/(\w+) \d+ -> (\d+):/g)].map(
      ([, name = '', to = '']) => [name, to] as const,
    ))
      expect([name, to]).toEqual([name, `${then[ARMIES[name as keyof typeof ARMIES] as keyof object]}`]);
    expect(morale).not.toBe('');
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});
