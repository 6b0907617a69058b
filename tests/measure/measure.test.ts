/** The measures count what they say: each is tried on a few lines of code. */
import { expect, test } from 'vitest';
import { measureFunctions } from '../../scripts/measure/functions.ts';
import { importCircles } from '../../scripts/measure/imports.ts';
import { filesThatSpell, filesWithCard } from '../../scripts/measure/places.ts';
import { ruleNumbers, uncited } from '../../scripts/measure/rules.ts';
import { linesOf, type Source, sourceOf } from '../../scripts/measure/sources.ts';

const code = (files: Readonly<Record<string, string>>): Source[] =>
  Object.entries(files).map(([path, text]) => sourceOf(path, text));

test('a file of words is told from one of code', () => {
  const [words, french, plain] = code({
    'src/games/toy/messages/cards.ts': 'a\n',
    'src/reports/words/fr.ts': 'a\nb\n',
    'src/games/toy/words-of-command.ts': 'a\nb\nc',
  });
  expect([words?.words, french?.words, plain?.words]).toEqual([true, true, false]);
  expect(linesOf([words, french, plain].filter((one) => one !== undefined))).toBe(1 + 2 + 3);
});

test('a circle of imports is found, of types and of what is loaded later as well; a chain is none', () => {
  const chain = {
    'src/a.ts': "import { b } from './b.ts';",
    'src/b.ts': "import type { C } from './c/c.ts';",
    'src/c/c.ts': '',
  };
  expect(importCircles(code(chain))).toEqual([]);
  expect(importCircles(code({ ...chain, 'src/c/c.ts': "export type A = import('../a.ts').A;" }))).toEqual([
    ['src/a.ts', 'src/b.ts', 'src/c/c.ts'],
  ]);
  expect(importCircles(code({ ...chain, 'src/c/c.ts': "void import('../b.ts');" }))).toEqual([
    ['src/b.ts', 'src/c/c.ts'],
  ]);
});

test('a thing is spelt by strings and names of the code, not by comments or words for players', () => {
  const files = code({
    'src/a.ts': "const verbs = ['SCUTTLE'];",
    'src/b.ts': 'const SCUTTLE = 1;',
    'src/c.ts': '// SCUTTLE\nconst scuttled = 1;',
    'src/messages/d.ts': "const d = 'SCUTTLE';",
  });
  expect(filesThatSpell(files, (spelling) => /\bSCUTTLE\b/.test(spelling))).toEqual(['src/a.ts', 'src/b.ts']);
});

test('a card is where its number stands, and where what is declared for it is used', () => {
  const files = code({
    'src/cards.ts': 'const GUIDE = 51;\nconst effects = { [GUIDE]: null };',
    'src/house.ts': 'interface House {\n  /** Knows the ground (card 51). */\n  known(): boolean;\n}',
    'src/paths.ts': 'const free = house.known();',
    'src/other.ts': 'const pages = 510;',
  });
  expect(filesWithCard(files, 51)).toEqual(['src/cards.ts', 'src/house.ts', 'src/paths.ts']);
});

test('rule numbers are those of the list, and cited where a letter stands before them, alone or in a row', () => {
  const list =
    '| number | rule |\n|---|---|\n| S 4.9 | a |\n| S 4.9 | b |\n| R57 | c |\n| S 4.1(1) | d |\n| decision 3 | e |\n';
  expect(ruleNumbers(list)).toEqual(['S 4.9', 'R57', 'S 4.1(1)']);
  const text = '/** Out of the works (S 1.6, 4.9; R5, 4.1(1)). */';
  expect(uncited(['S 1.6', 'S 4.9', 'R5', 'R57', 'S 4.1(1)'], [text])).toEqual(['R57', 'S 4.1(1)']);
});

test('functions over 60 lines, those with more than five parameters, and copies under any name are counted', () => {
  const body =
    '(state: number[]) { const all = state.filter((one) => one > 2).map((one) => one * 2); return all.length; }';
  const long = `function long() {\n${'  work();\n'.repeat(59)}}`;
  const [first, second] = [`function a${body}`, `const b = function ${body};\nfunction many(a, b, c, d, e, f) {}`];
  expect(measureFunctions(code({ 'src/a.ts': first, 'src/b.ts': second, 'src/c.ts': long }))).toEqual({
    long: 1,
    crowded: 1,
    copies: 1,
  });
});
