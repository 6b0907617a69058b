/** Orders that a sentence tells, `br-a tire sur 1405`, `if the enemy is in 1304 then hold foix`: errors with the order they mean, never another, never talk. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const OPENING = (() => {
  for (const stage of stages('savannah/assault', 2, 'classic', 1, () => ({}), 'a1'.repeat(32)))
    if (stage.stood.waiting?.needs.some(({ seat, call }) => seat === 'british' && call === 'movement')) return stage;
  throw new Error('nobody is called');
})();

function read(line: string) {
  const onFile = { orders: null, standing: [], ready: false };
  const [first] = draft(OPENING.record, OPENING.stood, 'british', line, onFile).drafted.lines;
  const wrong = first?.diagnostics.find(({ severity }) => severity === 'error');
  return { outcome: first?.outcome, code: wrong?.code, means: wrong?.didYouMean, facts: wrong?.facts };
}

test.each([
  ['br-a et br-augusta tirent sur 1405', 'FIRE br-a, br-augusta AT 1405'],
  ['Battery A fires at 1405', 'FIRE br-a AT 1405'],
  ['br-a dispara a 1405', 'FIRE br-a AT 1405'],
  ['fraser-1 attaque 1304', 'ATTACK 1304 WITH fraser-1'],
  ['fraser-1 et marines attaquent 1304', 'ATTACK 1304 WITH fraser-1, marines'],
  ['fraser-1 ataca 1304', 'ATTACK 1304 WITH fraser-1'],
  ['fraser-1 moves to 1404', 'MOVE fraser-1 TO 1404'],
  ['if the enemy is in 1405 then hold fraser-1', 'IF ENEMY IN 1405 HOLD fraser-1'],
  ['Si l’ennemi est en 1405, tenir fraser-1', 'IF ENEMY IN 1405 HOLD fraser-1'],
])('“%s” means %s', (line, means) => {
  expect(read(line)).toMatchObject({ outcome: 'error', means });
});

test('a condition whose order names nobody is told what it lacks', () => {
  expect(read('if the enemy is in 1304 then hold')).toMatchObject({ outcome: 'error', code: 'missing-slot' });
});

test.each([
  'If the enemy goes to 1304 I am lost',
  'si l’ennemi attaque 1304 nous sommes perdus',
  'les canons tonnent',
])('“%s” is talk', (line) => {
  expect(read(line).outcome).toBe('ignored');
});

test.each([
  'élan dépenser',
  'momentum spend',
  'momentum spend if we lose',
])('“%s” is told how that word goes on', (line) => {
  const { code, facts } = read(line);
  expect(code).toBe('verb-goes-on');
  expect(facts?.candidates).toEqual(expect.arrayContaining(['MOMENTUM REROLL', 'MOMENTUM KEEP']));
});
