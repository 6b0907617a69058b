/** Whatever the desk and the table say became of an order has its words in every game, in each of its languages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
