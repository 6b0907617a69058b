/** Several of one verb in a line, and words for all where a list need not be written. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

function drafted(scenario: string, call: string, line: string) {
  for (const stage of stages(scenario, 2, 'classic', 3)) {
    if (!stage.stood.waiting?.needs.some((need) => need.seat === 'allied' && need.call === call)) continue;
    const onFile = { orders: null, standing: [], ready: false };
    const { orders, lines, mend } = draft(stage.record, stage.stood, 'allied', line, onFile).drafted;
    const canonical = (orders ?? []).map((one) => one.canonical);
    return { orders: canonical, wrong: lines[0]?.diagnostics[0], mend: mend.map((one) => one.canonical) };
  }
  throw new Error('nobody is called');
}

test.each([
  'ENTER huger, horry',
  'entrer huger et horry',
  'ENTER huger and horry',
])('“%s” is an order of each', (line) => {
  expect(drafted('savannah/campaign', 'movement', line).orders).toEqual(['ENTER huger', 'ENTER horry']);
});

test('a word that is no word of the verb, nor like one, suggests none', () => {
  const { wrong } = drafted('savannah/campaign', 'movement', 'entrer dooly ga-militia');
  expect(wrong).toMatchObject({ code: 'unexpected-word' });
  expect(wrong?.didYouMean).toBeUndefined();
});

test.each([
  'ATTACK 1404 WITH all',
  'attaquer 1404 avec tous',
  'attaquer 1404 avec toutes',
])('“%s” is shown as the attack of all', (line) => {
  const { orders, wrong, mend } = drafted('savannah/assault', 'combat', line);
  expect({ orders, mend, code: wrong?.code }).toEqual({ orders: [], mend: ['ATTACK 1404'], code: 'all-of-whom' });
});

test('all of whom is not guessed where more stands behind it', () => {
  expect(drafted('savannah/assault', 'combat', 'ATTACK 1404 WITH all LEAD armagnac').mend).toEqual([]);
});
