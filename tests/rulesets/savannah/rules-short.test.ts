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

test('every addition to the die of a shot or a combat is named as letters name it', () => {
  for (const language of ['en', 'fr'] as const) expect(textOf(language)).not.toContain('drm.');
  const [shot = '', fight = ''] = ['To the die of a shot', 'To the die of a combat'].map((label) =>
    textOf('en')
      .split('\n')
      .find((line) => line.startsWith(label)),
  );
  expect(shot).toMatch(/\+1: [^;]*rice field[^;]*causeway.*-1: [^;]*redoubt/);
  expect(fight).toMatch(/\+1: [^;]*defender in the swamp[^;]*causeway.*-1: [^;]*abatis.*-2: in the town/);
  expect(textOf('fr')).toMatch(/Au dé d’un tir: \+1 : [^;]*chaussée/);
});
