/** HELP's rules in short explain the words of the tables, with the scenario's figures. */
import { expect, test } from 'vitest';
import { openGame } from '../../../src/campaign/open-game.ts';

const { game } = openGame('savannah/assault');
const textOf = (language: 'en' | 'fr'): string =>
  (game.rulesInShort?.(language) ?? []).map(({ label, text }) => `${label}: ${text}`).join('\n');

test('results, tactics, momentum and room in a hex are told in both languages, without a hole', () => {
  for (const language of ['en', 'fr'] as const) {
    const text = textOf(language);
    for (const code of ['AC', 'DC', 'PIN', 'm:A', 'AM']) expect(text).toContain(code);
    expect(text).not.toMatch(/[{}]|undefined|rules\./);
  }
  expect(textOf('en')).toMatch(/6 SP and one artillery unit/);
  expect(textOf('en')).toMatch(/Refuse Flank/);
  expect(textOf('en')).toMatch(/an open flank for Turn Flank/);
  expect(textOf('en')).toMatch(/Fatigued \(5-10\): -1, 0; Wavering \(1-4\): -2, -1/);
  expect(textOf('fr')).toMatch(/Fatigué \(5-10\) : -1, 0 ; Chancelant \(1-4\) : -2, -1/);
  expect(textOf('en')).toMatch(/adds what its army morale gives and \+2 for each chit/);
  expect(textOf('en')).toMatch(/The town: \d{4}.* Allied unit in Parade Order/);
});
