/** HELP's rules in short explain the words of the tables, with the scenario's figures. */
import { expect, test } from 'vitest';
import type { Json } from '../../../src/engine/contract.ts';
import { savannah } from '../../../src/games/savannah/game.ts';
import { reference } from '../../../src/games/savannah/reference.ts';
import { sheet } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');
const textOf = (language: 'en' | 'fr'): string =>
  (game.rulesInShort?.(language) ?? []).map(({ label, text }) => `${label}: ${text}`).join('\n');

test('results, tactics, momentum and room in a hex are told in both languages, without a hole', () => {
  for (const language of ['en', 'fr'] as const) {
    const text = textOf(language);
    for (const code of ['AC', 'DC', 'PIN', 'm:A', 'AM']) expect(text).toContain(code);
    expect(text).not.toMatch(/[{}]|undefined|rules\./);
  }
  expect(textOf('en')).toMatch(/6 strength points \(SP\) and one artillery unit.*MP are movement points/);
  expect(textOf('en')).toMatch(/Refuse Flank/);
  expect(textOf('en')).toMatch(/an open flank for Turn Flank/);
  expect(textOf('en')).toMatch(/Fatigued \(5-10\): -1, 0; Wavering \(1-4\): -2, -1/);
  expect(textOf('fr')).toMatch(/Fatigué \(5-10\) : -1, 0 ; Chancelant \(1-4\) : -2, -1/);
  expect(textOf('en')).toMatch(/adds what its army morale gives and \+2 for each chit/);
  expect(textOf('en')).toMatch(/The town: \d{4}.* Allied unit in Parade Order/);
});

test('victory points are told from the tables, with what still pays after the last turn', () => {
  const english = textOf('en');
  expect(english).toMatch(/two steps reduced 1\/2, then destroyed 1 1\/2 more; a unit of one step destroyed 1;/);
  expect(english).toMatch(/1: Prevost, Maitland, d'Estaing/);
  expect(english).toMatch(/After the last turn 1 to the army .* in 1404,.* 3 VP or more and the Allies have won/);
  expect(english).not.toMatch(/garrison|siege guns/);
  expect(textOf('fr')).toMatch(/3 PV ou plus, victoire des Alliés ; moins, victoire des Britanniques/);
});

test('the campaign tells when the garrison may surrender, and what its siege pays', () => {
  const campaign = openGame('savannah/campaign').game;
  const told = (language: 'en' | 'fr'): string =>
    (campaign.rulesInShort?.(language) ?? []).map(({ text }) => text).join('\n');
  expect(told('en')).toMatch(/before the assault is declared .* no Allied unit goes into or next to them/);
  expect(told('fr')).toMatch(/avant l’annonce .* aucune unité alliée n’y entre/);
  expect(textOf('en')).not.toContain('before the assault');
  expect(told('en')).toMatch(
    /-1 for each such hex; -1: Fatigued, -2: Wavering .*-1 with Prevost gone. With -1 or less/,
  );
  expect(told('en')).toMatch(/ruined by siege guns 1\/2/);
  for (const language of ['en', 'fr'] as const) expect(told(language)).not.toMatch(/[{}]|undefined|rules\./);
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

test('the army morale at which the enemy has won is the scenario’s, in the rules in short, the tables and the ending', () => {
  const changed = structuredClone(sheet);
  changed.scenario.victory.collapse.at = 3;
  const scenario = changed as unknown as Json;
  const opened = savannah.open(scenario);
  const text = (opened.rulesInShort?.('en') ?? []).map((rule) => rule.text).join('\n');
  expect(text).toMatch(/an army at 3 or less has lost/);
  expect(reference(scenario).about.join('\n')).toMatch(/enemy army's morale falls to 3/);
});
