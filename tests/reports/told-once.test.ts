/** A letter that tells of two turns says of the first what is over, and what stands once. */
import { expect, test } from 'vitest';
import type { Chapter } from '../../src/engine/story.ts';
import { toldOfBefore } from '../../src/reports/chapters.ts';

const row = (label: string, text: string) => ({ label: [label], text: [text] });
const standing = (...rows: ReturnType<typeof row>[]): Chapter => ({
  id: 'dispatch',
  page: 'campaign',
  blocks: [{ kind: 'rows', as: 'list', rows }],
});

test('what stands in both turns is told with the second alone', () => {
  const cards = row('9', 'Useless to us.');
  const toll = row('Lost', 'one step');
  expect(toldOfBefore([standing(cards, toll)], [standing(cards)])).toEqual([standing(toll)]);
  expect(toldOfBefore([standing(cards)], [standing(cards)])).toEqual([]);
});

test('what has changed since is told of both', () => {
  const then = standing(row('9', 'in hand'));
  expect(toldOfBefore([then], [standing(row('9', 'played'))])).toEqual([then]);
});

test('how a matter stood is not told of the first where how it stands now is told apart', () => {
  const now: Chapter = { ...standing(row('Taken', 'two ports')), page: 'muster' };
  expect(toldOfBefore([standing(row('Taken', 'one port'))], [now])).toEqual([]);
});
