/** Who leads and with which tactic, as players write it: behind a name, without its word, in any order. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const COMBAT = (() => {
  for (const stage of stages('savannah/assault', 2, 'full', 1, () => ({}), 'a4'.repeat(32)))
    if (stage.stood.waiting?.needs.some(({ seat, call }) => seat === 'british' && call === 'combat')) return stage;
  throw new Error('nobody is called');
})();

function read(line: string) {
  const onFile = { orders: null, standing: [], ready: false };
  const { orders, lines } = draft(COMBAT.record, COMBAT.stood, 'british', line, onFile).drafted;
  return orders?.[0]?.canonical ?? lines.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))[0];
}

const WHOLE = 'ATTACK 1605 WITH fraser-1, marines LEAD fraser-1 TACTIC frontal assault';

test.each([
  'attack 1605 with fraser-1, marines, led by fraser-1, frontal assault',
  'attack 1605 with fraser-1 lead, marines, frontal assault',
  'attack 1605 with fraser-1, marines frontal assault lead fraser-1',
  'attaquer 1605 avec fraser-1 en tête, marines, assaut frontal',
  'attaquer 1605 avec fraser-1, marines, fraser-1 en tête, assaut frontal',
  'attaquer 1605 avec fraser-1, marines, menés par fraser-1, tactique assaut frontal',
  'atacar 1605 con fraser-1 en cabeza, marines, asalto frontal',
])('%s', (line) => {
  expect(read(line)).toBe(WHOLE);
});

test('a word that has a name behind it means that one', () => {
  expect(read('attack 1605 with fraser-1, marines lead fraser-1')).toBe(
    'ATTACK 1605 WITH fraser-1, marines LEAD fraser-1',
  );
});

test('a tactic that is nobody’s is told, not taken for another', () => {
  expect(read('attack 1605 with fraser-1, marines, frontal charge')).toBe('unknown-unit');
});
