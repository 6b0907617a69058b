/** Whatever the rules can tell has its words in both languages, and every example a letter prints can be sent as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/engine/phrase.ts';
import { messages } from '../../../src/games/savannah/messages/messages.ts';
import { rulesOf } from '../../../src/games/savannah/rules.ts';
import { openSavannah } from '../../../src/games/savannah/scenario.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords } from '../../../src/orders/say.ts';
import { game, grammar } from '../../orders/grammar.ts';
import { scenario } from '../assault.ts';

const { field } = rulesOf(openSavannah(scenario));
const { tables } = field;
const LANGUAGES = ['en', 'fr'] as const;

const sources = ['series/boar', 'games/savannah'].flatMap((folder) => {
  const root = new URL(`../../../src/${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/messages|words/.test(name))
    .map((name) => readFileSync(new URL(name, root), 'utf8'));
});

function written(pattern: RegExp): string[] {
  return [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] as string)))];
}

/** Keys made of a prefix and a word of the scenario's tables or of the rules. */
const made: Readonly<Record<string, readonly string[]>> = {
  call: ['orders', ...game.calls],
  weather: Object.keys(tables.weather),
  terrain: Object.keys(tables.terrain),
  hexside: Object.keys(tables.hexside),
  drm: [...Object.keys(tables.terrain), ...Object.keys(tables.hexside), ...Object.keys(tables.weather)],
  level: tables.armyMorale.levels.map(({ name }) => name),
  cause: Object.keys(tables.armyMorale.adjustments),
  damage: tables.fireDamage.map(({ result }) => result),
  tactic: tables.tactics.chits,
  army: field.armies.flatMap(({ id }) => [id, `${id}.the`, `${id}.adjective`]),
  side: field.sides.flatMap(({ id }) => [id, `${id}.the`]),
  seat: [...game.seats.map(({ id }) => id), ...game.roles],
  unit: [...field.counters.keys(), ...field.leaders.keys()],
  // A letter and number only marks where troops enter.
  place: [...field.hexes.values()].flatMap(({ name }) => (name && !/^[A-Z](-\d)?$/.test(name) ? [name] : [])),
  formation: ['parade', 'disrupted', 'shattered'],
  'effect.leader': ['killed', 'wounded', 'unhurt', 'captured'],
  'verdict.leader': ['killed', 'wounded', 'unhurt', 'captured'],
  'effect.formation': ['parade', 'disrupted', 'shattered'],
  result: ['decisive', 'substantial', 'marginal', 'draw'],
  'title.result': ['decisive', 'substantial', 'marginal', 'draw'],
};

describe('the words of Savannah', () => {
  test('are the same keys in both languages, and none is empty', () => {
    expect(Object.keys(messages.fr).sort()).toEqual(Object.keys(messages.en).sort());
    for (const language of LANGUAGES)
      for (const [key, template] of Object.entries(messages[language])) {
        expect(template, key).not.toBe('');
        expect(() => compile(template, language), key).not.toThrow();
      }
  });

  test('every key that the story says by name is there', () => {
    const keys = written(/\bsay\(\s*'([^']+)'/g);
    expect(keys.length).toBeGreaterThan(80);
    for (const language of LANGUAGES) for (const key of keys) expect(messages[language], key).toHaveProperty([key]);
  });

  test('every cause of a die, a shift or a track that the rules name is there', () => {
    const causes = written(/'((?:drm|morale|initiative|shift)\.[a-zA-Z0-9_.-]+)'/g);
    expect(causes.length).toBeGreaterThan(30);
    const told = [
      ...written(/\bcause: '([a-zA-Z0-9-]+)'/g),
      ...written(/(?:score|[a-z]+Momentum)\([^;]*?, '([a-zA-Z0-9-]+)', [a-z.]*effects\)/g),
    ].map((cause) => `cause.${cause}`);
    expect(told.length).toBeGreaterThan(5);
    for (const language of LANGUAGES)
      for (const key of [...causes, ...told]) expect(messages[language], key).toHaveProperty([key]);
  });

  test('every word of the tables, sides, units and places is there', () => {
    for (const language of LANGUAGES)
      for (const [prefix, words] of Object.entries(made))
        for (const word of words) expect(messages[language], prefix).toHaveProperty([`${prefix}.${word}`]);
  });

  test('every kind of question that rules ask has its sentence', () => {
    const kinds = [
      ...written(/\bask(?:<[^(]*>)?\(\s*[\w.]+,\s*'([a-z-]+)'/g),
      ...written(/\bchoose\(\s*play,\s*[\w.]+,\s*'([a-z-]+)'/g),
      ...written(/\bkind: '([a-z]+-[a-z-]+)'/g),
    ];
    expect(kinds.length).toBeGreaterThan(10);
    const verbs = game.verbs.flatMap((verb) => verb.answers);
    for (const language of LANGUAGES)
      for (const kind of kinds.filter((one) => verbs.includes(one)))
        expect(messages[language], kind).toHaveProperty([`question.${kind}`]);
  });

  test('every example under “How to write” reads whole, and means the same in both languages', () => {
    const side = (key: string): 'british' | 'allies' => (key.endsWith('.british') ? 'british' : 'allies');
    for (const key of Object.keys(messages.en)) {
      if (!/^how\..*\.(form|british|allies)$/.test(key)) continue;
      const [english, french] = LANGUAGES.map((language) => {
        const text = messages[language][key as keyof (typeof messages)['en']] as string;
        const names = game.names(game.view(game.setup(), side(key)), side(key));
        const { lines } = readOrders(text, { ...grammar, names });
        expect(
          lines.flatMap((line) => line.diagnostics).filter(({ severity }) => severity === 'error'),
          text,
        ).toEqual([]);
        return lines.map((line) => line.read?.order.canonical ?? line.act?.verb);
      });
      expect(english, key).not.toEqual([undefined]);
      expect(french, key).toEqual(english);
    }
  });
});

test('no French word on an order agrees with one unit alone, for many are named in the plural', () => {
  const say = diagnosticWords('fr', game.messages);
  const keys = Object.keys(game.messages.fr ?? {}).concat(
    ['of-ally', 'not-yours', 'not-enemy', 'except-stranger'].map((code) => `diagnostic.${code}`),
  );
  // A leader, a battery, a mortar is one.
  const stiff = keys
    .filter((key) => key.startsWith('diagnostic.') && !/leader|commander|gun|mortar/.test(key))
    .map((key) => say(key, { unit: 'les Rangers de Floride' }));
  expect(
    stiff.filter((text) =>
      /les Rangers de Floride (?:n[e'’] ?)?(?:est|a|s[’']est|doit|peut|vient|entre|manque|quitte)\b/i.test(text),
    ),
  ).toEqual([]);
});

test.each([
  ['en', 'Our marginal victory', 'Our substantial defeat'],
  ['fr', 'Notre victoire marginale', 'Notre défaite substantielle'],
] as const)('the headline of the end says in %s whose victory or defeat it is', (language, won, lost) => {
  const say = diagnosticWords(language, game.messages);
  expect(say('title.result.marginal', { drawn: false, ours: true })).toBe(won);
  expect(say('title.result.substantial', { drawn: false, ours: false })).toBe(lost);
});
