/** The number of a hex that is not on the map is mended by swapping two figures only to where the unit can come. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const [{ record, stood }] = [...stages('savannah/assault', 2, 'express', 1)] as [Stage];

function told(line: string) {
  const { drafted } = draft(record, stood, 'allied', line, NOTHING);
  const { lines } = acknowledge(drafted, diagnosticWords('en', record.game.messages), [], []);
  return { mend: drafted.mend.map(({ canonical }) => canonical), note: plainWords(lines[0]?.note ?? []) };
}

test('a hex that the unit stops far short of is not offered: what column there is, is', () => {
  const { orders } = draft(record, stood, 'allied', 'MOVE charles-1 TO 1020', NOTHING).drafted;
  expect(orders).toHaveLength(1);
  expect(told('MOVE charles-1 TO 1200')).toEqual({
    mend: [],
    note: 'There is no hex 1200 on the map; column 12 runs from 1201 to 1223.',
  });
});

test('one within its reach is', () => {
  const { mend, note } = told('MOVE armagnac TO 1045');
  expect(mend).toEqual(['MOVE armagnac TO 1405']);
  expect(note).toContain('Did you mean 1405?');
});
