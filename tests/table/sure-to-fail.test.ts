/** What no dice can bring about is an error, though with some of them nobody comes to try it. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const LINE = 'ENTRENCH del-rey';

test('a redoubt where none may be begun is refused in every turn, whatever weather may come before', () => {
  const verdicts = [...stages('pensacola/siege', 2, 'together', 3)].flatMap(({ record, stood, due }) => {
    if (!due.includes('spanish')) return [];
    const { drafted } = draft(record, stood, 'spanish', LINE, { orders: null, standing: [], ready: false });
    return drafted.lines.map(({ outcome, diagnostics: [said] }) => ({
      outcome,
      isDoubted: said?.facts.divided === true,
    }));
  });
  expect(verdicts).toEqual(Array.from({ length: 3 }, () => ({ outcome: 'error', isDoubted: false })));
});
