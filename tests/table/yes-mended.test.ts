/** YES to a CHECK that found lines wrong, with these lines mended below it: the wrong ones are not brought back. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const [stage] = [...stages('savannah/assault', 2, 'classic', 1)].filter(({ due }) => due.includes('allied'));

/** The wrong lines of a mail that answers what a CHECK of these lines showed. */
function wrongIn(checked: readonly string[], ...said: readonly string[]): readonly string[] {
  const { record, stood } = stage as Stage;
  const shown = ['CHECK', ...checked].join('\n');
  const about = { shown, answersTurn: 16, answersCall: 'movement' } as const;
  const { drafted } = draft(record, stood, 'allied', said.join('\n'), NOTHING, about);
  return drafted.lines.flatMap(({ outcome, source }) => (outcome === 'error' ? [source.trim()] : []));
}

const SENTENCE = 'Champagne marche en 1405 et attaque 1404';

test.each([
  ['a sentence by the order that it means', ['Champagne marche en 1405'], ['MARCHER champagne VERS 1405']],
  ['both orders of one', [SENTENCE], ['MARCHER champagne VERS 1405', 'ATTAQUER 1404 AVEC champagne']],
  ['a name, with another goal and in another tongue', ['MOVE armagnak TO 1305'], ['MARCHER armagnac VERS 1206']],
])('YES with %s mended brings no old line back', (_, checked, mended) => {
  expect(wrongIn(checked, 'OUI', ...mended)).toEqual([]);
});

test('what is not mended still stands as wrong', () => {
  expect(wrongIn([SENTENCE], 'OUI', 'MARCHER champagne VERS 1405')).toEqual([SENTENCE]);
  expect(wrongIn(['MOVE armagnak TO 1305'], 'OUI', 'MARCHER foix VERS 1308')).toContain('MOVE armagnak TO 1305');
});
