/** Singular and plural by the rule of each language, held against what Unicode says of it. */
import { expect, test } from 'vitest';
import { isSingular, phrasebook } from '../../src/engine/phrase.ts';

/** 0 … 1,000,000: each of the first thousand, then in steps that meet every last figure. */
function* counts(): Generator<number> {
  for (let n = 0; n <= 1000; n++) yield n;
  for (let n = 1001; n < 1_000_000; n += 97) yield n;
  yield 1_000_000;
}

test.each(['en', 'fr', 'es'] as const)('%s: one or many as Intl.PluralRules has it', (language) => {
  const rules = new Intl.PluralRules(language);
  for (const n of counts()) expect([n, isSingular(n, language)]).toEqual([n, rules.select(n) === 'one']);
  for (const n of [-1, -2, 0.5, 1.5, 2.5]) expect([n, isSingular(n, language)]).toEqual([n, rules.select(n) === 'one']);
});

test('templates choose by that rule: nought is many in English and one in French', () => {
  const [en, fr] = [
    phrasebook('en', { steps: '{n|# step|# steps}' }),
    phrasebook('fr', { steps: '{n|# pas perdu|# pas perdus}' }),
  ];
  expect([0, 1, 2].map((n) => en('steps', { n }))).toEqual(['0 steps', '1 step', '2 steps']);
  expect([0, 1, 2].map((n) => fr('steps', { n }))).toEqual(['0 pas perdu', '1 pas perdu', '2 pas perdus']);
});

test('nought of a thing that is counted in a word is no `un` in French', () => {
  const say = phrasebook('fr', {
    points: 'nous avons {n|un point|# points}',
    lost: '{n|Une carte perdue|# cartes perdues}',
  });
  expect([0, 1, 2].map((n) => say('points', { n }))).toEqual([
    'nous avons 0 point',
    'nous avons un point',
    'nous avons 2 points',
  ]);
  expect(say('lost', { n: 0 })).toBe('0 carte perdue');
});
