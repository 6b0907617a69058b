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
