/** A sentence about units begins with their names, whatever codes orders call them by. */
import { expect, test } from 'vitest';
import { diagnosticWords, sentenceOf } from '../../src/orders/say.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('pensacola/siege');

test.each([
  ['en', /^Battery A of the 1st Brigade in 2719 is/],
  ['fr', /^La batterie A de la 1re brigade en 2719 reste/],
  ['es', /^La batería A de la 1\.ª brigada en 2719 queda/],
] as const)('in %s', (language, begins) => {
  const say = diagnosticWords(language, game.messages);
  const alone = {
    severity: 'warning',
    code: 'boar.guns-alone',
    facts: { units: ['art-1a'], hex: '2719', many: false },
  };
  expect(sentenceOf(say, alone as never)).toMatch(begins);
  const march = { apart: ['galvez', 'giron'], cost: 5, mp: 6 };
  const apart = { severity: 'note', code: 'boar.moved', facts: march };
  expect(sentenceOf(say, apart as never)).toMatch(/^G[aá]lvez (?:and|et|y) Gir[oó]n ?: 5 /);
});

test.each([
  ['en', /^The mortars in 2108 are/],
  ['fr', /^Les mortiers en 2108 restent/],
] as const)('in %s one that is called in the plural has its verb so', (language, begins) => {
  const say = diagnosticWords(language, openGame('savannah/assault').game.messages);
  const facts = { units: ['mortar'], hex: '2108', many: false };
  expect(sentenceOf(say, { severity: 'warning', code: 'boar.guns-alone', facts } as never)).toMatch(begins);
});
