/** Whatever the story says by name has its words in every language of Pensacola. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phrasebook } from '../../../src/engine/phrase.ts';
import { messages } from '../../../src/games/pensacola/messages/messages.ts';

/** What the series says of the swamp, the landing and the three seats of Savannah alone. */
const OF_SAVANNAH = new Set([
  'ending.individual',
  'state.lost',
  'summary.works-breached',
  'tag.lost',
  'tale.entry',
  'tale.lost-way',
]);

const said = ['series/boar', 'games/pensacola'].flatMap((folder) => {
  const root = new URL(`../../../src/${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/messages|words/.test(name))
    .flatMap((name) => [
      ...readFileSync(new URL(name, root), 'utf8').matchAll(
        /\b(?:say\(|told\((?:teller,)?(?=\s*'[a-z]+\.))\s*'([^']+)'/g,
      ),
    ])
    .map(([, key]) => key as string);
});

test.each(['en', 'fr', 'es'] as const)('every key that the story says by name is there (%s)', (language) => {
  const missing = [...new Set(said)].filter((key) => !Object.hasOwn(messages[language], key));
  expect(said.length).toBeGreaterThan(80);
  expect(missing.toSorted()).toEqual([...OF_SAVANNAH]);
});

test('one redoubt that is finished is told of as one', () => {
  const { es, fr } = messages;
  const done = (language: 'es' | 'fr', templates: Readonly<Record<string, string>>, n: number): string =>
    phrasebook(language, templates)('summary.works-done', { ours: true, n, places: '2719' });
  expect(done('es', es, 1)).toBe('nuestro reducto en 2719 está acabado');
  expect(done('es', es, 2)).toBe('nuestros reductos en 2719 están acabados');
  expect(done('fr', fr, 1)).toBe('notre redoute en 2719 est achevée');
});

test('P 3.2 a card taken out of a hand is told to be the hand of the enemy of whoever takes it', () => {
  const told = (language: 'en' | 'es', ours: boolean) =>
    phrasebook(language, messages[language])('tale.card-taken', { ours, side: '*', card: '', held: 2 });
  expect(told('en', false)).toBe("* draw a card out of their enemy's hand: 2 in their hand now.");
  expect(told('en', true)).toBe("we draw a card out of the enemy's hand: 2 in our hand now.");
  expect(told('es', false)).toBe('* toman una carta de la mano de su enemigo: ahora 2 en su mano.');
  expect(told('es', true)).toBe('tomamos una carta de la mano del enemigo: ahora 2 en nuestra mano.');
});
