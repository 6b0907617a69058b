/** Whatever the desk and the table say became of an order has its words in every game, in each of its languages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Reason } from '../../src/engine/contract.ts';
import { ordersTold } from '../../src/engine/fates.ts';
import { because } from '../../src/engine/telling.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { openGame } from '../games/registry.ts';

const SOURCES = ['orders/desk', 'orders/witness', 'table/fates', 'engine/fates'];
const codes = SOURCES.flatMap((name) => [
  ...readFileSync(new URL(`../../src/${name}.ts`, import.meta.url), 'utf8').matchAll(/code: '([a-z-]+)'/g),
]).map(([, code]) => code as string);

test.each(['savannah/assault', 'jenkins-ear/war'])('%s has words for each of them', (scenario) => {
  const { languages, messages } = openGame(scenario).game;
  expect(codes.length).toBeGreaterThan(6);
  for (const language of languages) {
    const known = messages[language] ?? {};
    const silent = codes.filter((code) => !known[`fate.${code}`] && !known[`diagnostic.${code}`]);
    expect(silent, language).toEqual([]);
  }
});

test('an order that a later book has no more is told so whether it was replaced, left out or cancelled', () => {
  const say = diagnosticWords('fr', openGame('savannah/assault').game.messages);
  const reasons = [{ code: 'replaced', facts: { order: 'ATTAQUER 1404' } }];
  const fate = { canonical: 'ATTACK 1404', kind: 'unreached' as const, reasons, but: [], branch: null };
  const [told] = ordersTold(say, { fates: [fate], skipped: [] }, (id) => id);
  expect(told?.blocks).toMatchObject([
    { orders: [{ outcome: 'Il n’est plus dans vos ordres suivants, qui ont ATTAQUER 1404 à sa place.' }] },
  ]);
});

test('of the target of a shot nothing is told but the target, in no words of the program', () => {
  const told = (language: 'en' | 'fr', answer: Reason['facts'][string]) =>
    because(diagnosticWords(language, openGame('savannah/assault').game.messages), {
      code: 'answered',
      facts: { question: 'fire', about: { battery: 'fr-b-rt' }, answer },
    });
  expect(told('fr', { target: 'trumbach', with: [] })).toBe(
    'Il a répondu à « Sur quoi tire cette batterie ? » : trumbach',
  );
  expect(told('en', { target: 'trumbach', with: [] })).not.toMatch(/target|with/);
});

/** What is told of an order that answered of these units where they go. */
function retreats(language: 'en' | 'fr', ...went: readonly (readonly [unit: string, to: string])[]): string {
  const say = diagnosticWords(language, openGame('savannah/assault').game.messages);
  const reasons = went.map(([unit, answer]) => ({
    code: 'answered',
    facts: { question: 'retreat-path', about: { unit, from: '1304' }, answer },
  }));
  const fate = { canonical: 'RETREAT HQ', kind: 'done' as const, reasons, but: [], branch: null };
  const [told] = ordersTold(say, { fates: [fate], skipped: [] }, (id) => id);
  return told?.blocks.flatMap((one) => (one.kind === 'orders' ? one.orders : []))[0]?.outcome ?? '';
}

test('many answers of one order to one question are one line: whom, and where each went', () => {
  const two = [['armagnac', '1305'] as const, ['foix', '1506'] as const];
  expect(retreats('en', ...two)).toBe(
    'It answered “Which way back for Armagnac?”: 1305. It answered “Which way back for Foix?”: 1506.',
  );
  const many = [...two, ['armagnac', '1405'], ['cambresis', '1407']] as const;
  expect(retreats('en', ...many)).toBe('It settled: Armagnac 1305, 1405; Foix 1506; Cambrésis 1407.');
  expect(retreats('fr', ...many)).toMatch(/^Il a tranché : Armagnac 1305, 1405/);
});
