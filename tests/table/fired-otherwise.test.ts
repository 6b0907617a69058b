/** Who is to fire, and at what, in whatever turn a sentence says it: the order is offered; talk of fire stays talk. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const opening = [...stages('savannah/assault', 2, 'classic', 1)].find(({ due }) => due[0] === 'allied');
if (!opening) throw new Error('the Allies never march');
const { record, stood } = opening;

const drafted = (line: string, language: Language) =>
  draft(record, stood, 'allied', line, NOTHING, { language }).drafted;

test.each([
  ['fr', 'Tirer avec fr-a-rt, fr-a-lft, fr-b-rt sur br-d', 'FIRE fr-a-rt, fr-a-lft, fr-b-rt AT br-d'],
  ['fr', 'fr-a-rt, fr-a-lft et fr-b-rt tirent sur br-d', 'FIRE fr-a-rt, fr-a-lft, fr-b-rt AT br-d'],
  ['fr', 'TIRER sur 1905 avec fr-a-rt', 'FIRE fr-a-rt AT 1905'],
  ['en', 'fire with fr-a-rt, fr-a-lft on br-d', 'FIRE fr-a-rt, fr-a-lft AT br-d'],
  ['en', 'Fire on br-d with fr-a-rt and fr-a-lft', 'FIRE fr-a-rt, fr-a-lft AT br-d'],
  ['es', 'disparar con fr-a-rt, fr-a-lft contra br-d', 'FIRE fr-a-rt, fr-a-lft AT br-d'],
  ['es', 'fr-a-rt y fr-a-lft disparan contra br-d', 'FIRE fr-a-rt, fr-a-lft AT br-d'],
] as const)('%s: %s', (language, line, order) => {
  const { lines, mend, orders } = drafted(line, language);
  expect(orders).toBeNull();
  expect(lines[0]?.outcome).toBe('error');
  expect(mend.map(({ canonical }) => canonical)).toEqual([order]);
});

test.each([
  ['fr', 'br-d tire sur fr-a-rt depuis deux tours'],
  ['fr', 'nos canons tirent mal, avec ce brouillard'],
  ['en', 'fr-a-rt fired at br-d last turn with no effect'],
] as const)('%s: %s orders nothing', (language, line) => {
  expect(drafted(line, language).mend).toEqual([]);
});
