/** Whatever a game says of an order by a code has its words in each of its languages, as a fate or where the line is tried. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phrasebook } from '../../src/engine/phrase.ts';
import { sentenceOf } from '../../src/orders/say.ts';
import { openGame } from './registry.ts';

/** Codes of reasons in the sources of these folders: `'boar.broke-off'`. */
function codesIn(...folders: readonly string[]): readonly string[] {
  const found = folders.flatMap((folder) => {
    const root = new URL(`../../src/${folder}/`, import.meta.url);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/messages|words/.test(name))
      .flatMap((name) => [
        ...readFileSync(new URL(name, root), 'utf8').matchAll(
          /(?:code: |warning\(|error\(|\[(?='[^']+', [a-z]+\]))'([a-z-]+\.[a-z-]+)'/g,
        ),
      ]);
  });
  return [...new Set(found.map(([, code]) => code as string))];
}

test.each([
  ['savannah/assault', ['series/boar', 'games/savannah']],
  ['pensacola/assault', ['series/boar', 'games/pensacola']],
] as const)('%s words every code for whoever wrote the line', (scenario, folders) => {
  const { languages, messages } = openGame(scenario).game;
  const codes = codesIn(...folders);
  expect(codes).toContain('boar.broke-off');
  for (const language of languages) {
    const say = phrasebook(language, messages[language] ?? {});
    const bare = codes.filter((code) => !say.has(`diagnostic.${code}`) && !say.has(`fate.${code}`));
    expect(bare, language).toEqual([]);
  }
});

test('what a line comes to while it is tried is worded as its fate where it has no other words', () => {
  const say = phrasebook('es', openGame('pensacola/assault').game.messages.es ?? {});
  const facts = { units: ['hibernia'], many: false };
  expect(sentenceOf(say, { severity: 'error', code: 'boar.broke-off', facts })).toBe(
    'El Hibernia rompió con las unidades trabadas en su hexágono.',
  );
});
