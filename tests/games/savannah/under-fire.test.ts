/** Whoever checks a march is told which enemy guns bear on where it ends, and on which die; of one that ends out of their reach nothing. */
import { expect, test } from 'vitest';
import { draft } from '../../../src/table/draft.ts';
import { stages } from '../../table/stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** What the guns are told to need, by line. */
function gunsOn(...lines: string[]): (string | undefined)[] {
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1)) {
    if (due[0] !== 'allied' || !stood.waiting?.address.endsWith('movement@allies')) continue;
    const { drafted } = draft(record, stood, 'allied', ['CHECK', ...lines].join('\n'), NOTHING);
    return drafted.lines
      .slice(1)
      .map(({ diagnostics }) => diagnostics.find(({ code }) => code === 'boar.under-fire')?.facts.guns as string);
  }
  throw new Error('the Allies never march');
}

test('a march beside the works comes under the fire of their guns, the easiest shot first', () => {
  const [beside] = gunsOn('MOVE avant-garde, champagne, destaing TO 1405');
  expect(beside).toBe('1404 7+, 1504 7+, 1605 9+, 1303 9+');
});

test('of a march in the rear, and of one that stops short of where it is sent, nothing is told', () => {
  expect(gunsOn('MOVE conde TO 1508', 'MOVE garden TO 1405')).toEqual([undefined, undefined]);
});
