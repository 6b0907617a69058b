/** A mail that says in words that the rest stays, or that it corrects one, changes the book and does not replace it. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const [{ record, stood }] = [...stages('savannah/assault', 2, 'together', 1)] as [Stage];
const drafted = (text: string, onFile = NOTHING) => draft(record, stood, 'british', text, onFile).drafted;
const FIRST = drafted('MOVE kfr TO 1403\nMOVE navy TO 1503');
const onFile = { orders: FIRST.orders ?? null, standing: [], ready: false };
const after = (...lines: string[]) => {
  const { orders, gone } = draft(record, stood, 'british', lines.join('\n'), onFile as never).drafted;
  return { orders: orders?.map(({ canonical }) => canonical), gone: gone.length };
};

test.each([
  ['keep the rest as it was', 'below'],
  ['Please keep the rest.', 'below'],
  ['The rest stays as it was, thanks', 'below'],
  ['everything else unchanged', 'below'],
  ['Sorry, correction:', 'above'],
  ['leave the rest as it was', 'below'],
  ['garde le reste', 'below'],
  ['gardez le reste', 'below'],
  ['Le reste sans changement.', 'below'],
  ['le reste comme c’était', 'below'],
  ['Petite rectification :', 'above'],
  ['Mantenga el resto', 'below'],
  ['Lo demás sigue igual', 'below'],
  ['Corrección:', 'above'],
])('“%s” %s the order of a second mail keeps the first', (said, where) => {
  const lines = ['HOLD marines', said];
  const { orders, gone } = after(...(where === 'above' ? lines.toReversed() : lines));
  expect(orders).toEqual(['MOVE kfr TO 1403', 'MOVE navy TO 1503', 'HOLD marines']);
  expect(gone).toBe(0);
});

test.each([
  'Shall we keep the rest?',
  'no correction',
  'keep your powder dry',
  'le reste de la soirée fut calme',
])('“%s” says nothing of the book, which the mail replaces', (said) => {
  expect(after('HOLD marines', said)).toEqual({ orders: ['HOLD marines'], gone: 2 });
});
