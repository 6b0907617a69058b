/** A later attack by the same units takes them out of the one on file; what is wrong with a line is told before what is worth knowing. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import type { OnFile } from '../../src/orders/book/types.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING: OnFile = { orders: null, standing: [], ready: false };
const movementOf = (turn: number): Stage => {
  const all = [...stages('savannah/assault', 2, 'classic', 3)];
  const found = all.find(({ due, stood }) => due.includes('allied') && stood.waiting?.printed === turn);
  if (!found) throw new Error(`nothing is asked in turn ${turn}`);
  return found;
};
const [OPENING, NEXT] = [movementOf(16), movementOf(17)];

const mail = ({ record, stood }: Stage, text: string, onFile: OnFile = NOTHING) => {
  const { drafted } = draft(record, stood, 'allied', text, onFile);
  return { drafted, told: acknowledge(drafted, diagnosticWords('en', record.game.messages), [], []) };
};

test.each([
  ['avant-garde, champagne', ['ATTACK 1504 WITH avant-garde, champagne'], 'Replaced by your line 2.'],
  [
    'avant-garde',
    ['ATTACK 1404 WITH champagne', 'ATTACK 1504 WITH avant-garde'],
    'Taken out by your line 2: avant-garde. Still in force: ATTACK 1404 WITH champagne.',
  ],
])('AMEND with an attack on another hex by %s takes them out of the one on file, and says so', (units, book, note) => {
  const { drafted: before } = mail(NEXT, 'ATTACK 1404 WITH avant-garde, champagne LEAD avant-garde');
  const { drafted, told } = mail(NEXT, `AMEND\nATTACK 1504 WITH ${units}`, before);
  expect(drafted.lines.map(({ outcome }) => outcome)).toEqual(['asked', 'kept']);
  expect(drafted.orders?.map(({ canonical }) => canonical)).toEqual(book);
  expect(told.gone.map((gone) => gone.note)).toEqual([note]);
});

test('of a wrong line the error comes first and has the caret, whatever a name in it may mean besides', () => {
  const [row] = mail(OPENING, 'MOVE dillon, avant-garde TO 1404').told.lines;
  expect(row).toMatchObject({ tag: 'error', column: 'MOVE dillon, avant-garde TO '.length + 1 });
  expect(plainWords(row?.note ?? [])).toMatch(
    /^The enemy stands in 1404.*“dillon” is Dillon; for another of that name/,
  );
});
