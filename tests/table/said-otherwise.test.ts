/** Orders in words that lists have not, `keep huger where he is`, `bombard spring hill`: errors with the order they mean, never another order. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

function opening(call: string): Stage {
  for (const stage of stages('savannah/assault', 2, 'classic', 4))
    if (stage.stood.waiting?.needs.some((need) => need.seat === 'allied' && need.call === call)) return stage;
  throw new Error('nobody is called');
}

const MARCH = opening('movement');

function read(line: string) {
  const [first] = draft(MARCH.record, MARCH.stood, 'allied', line, { orders: null, standing: [], ready: false }).drafted
    .lines;
  const wrong = first?.diagnostics.find(({ severity }) => severity === 'error');
  return { outcome: first?.outcome, code: wrong?.code, means: wrong?.didYouMean, facts: wrong?.facts };
}

test.each([
  ['Keep Huger where he is', 'HOLD huger'],
  ['Keep the light corps where it is', 'HOLD light-corps'],
  ['hold Huger where he is', 'HOLD huger'],
  ['laissez lincoln en place', 'HOLD lincoln'],
  ['deje a lincoln donde está', 'HOLD lincoln'],
  ["move Pulaski's cavalry to 1308", 'MOVE pulaski TO 1308'],
  ['you should move conde to 1406', 'MOVE conde TO 1406'],
  ['bombard spring hill', 'FIRE AT 1404'],
  ['bombard 1405', 'FIRE AT 1405'],
  ['bombard 2005 with fr-a-lft', 'FIRE fr-a-lft AT 2005'],
  ['les canons tirent sur 2005', 'FIRE AT 2005'],
  ['the guns fire at 2005', 'FIRE AT 2005'],
  ['los cañones disparan a 2005', 'FIRE AT 2005'],
  ['we should fire on 2005 with fr-a-lft', 'FIRE fr-a-lft AT 2005'],
])('“%s” means %s', (line, means) => {
  expect(read(line)).toMatchObject({ outcome: 'error', code: 'no-order-read', means });
});

test.each([
  'we hold',
  'nous devons tenir',
  'We will fire on them tomorrow',
  'the guns at 2005 are silent',
  'leave lincoln alone',
])('“%s” is talk', (line) => {
  expect(read(line).outcome).toBe('ignored');
});

test.each(['MOVE foix not to 1406', 'MOVE foix unless 1405 to 1406'])('of “%s” no word is left out', (line) => {
  expect(read(line)).toMatchObject({ outcome: 'error', code: 'unexpected-word', means: undefined });
});

test('a name misspelt behind a word that several have is mended', () => {
  expect(read('move light core to 1208')).toMatchObject({ code: 'unknown-unit', means: 'light-corps' });
});

test('of a misspelt word that is in many names it is asked whose is meant', () => {
  const { code, means, facts } = read('MOVE milita to 1809');
  expect({ code, means }).toEqual({ code: 'ambiguous-name', means: undefined });
  expect(facts?.candidates).toEqual(
    expect.arrayContaining(['charles-1', 'ga-militia'].map((id) => expect.objectContaining({ id }))),
  );
});

test("of a battery with an enemy's letter it is asked which of one's own is meant", () => {
  const { code, facts } = read('fire battery b at 2005');
  expect(code).toBe('ambiguous-name');
  expect(facts?.candidates).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'fr-a-lft' })]));
  expect(read('fire br-b at 2005').code).toBe('not-yours');
});
