/** Singular and plural by the rule of each language, held against what Unicode says of it. */
import { expect, test } from 'vitest';
import { isPlural, isSingular, phrasebook } from '../../src/engine/phrase.ts';
import { because } from '../../src/engine/telling.ts';
import { sentenceOf } from '../../src/orders/say.ts';

/** 0 … 1,000,000: each of the first thousand, then in steps that meet every last figure. */
function* counts(): Generator<number> {
  for (let n = 0; n <= 1000; n++) yield n;
  for (let n = 1001; n < 1_000_000; n += 97) yield n;
  yield 1_000_000;
}

test.each(['en', 'fr', 'es'] as const)('%s: one or many as Intl.PluralRules has it', (language) => {
  const rules = new Intl.PluralRules(language);
  for (const n of counts()) expect([n, isSingular(n, language)]).toEqual([n, rules.select(n) === 'one']);
  for (const n of [-1, -2, 0.5, 1.5, 2.5]) expect([n, isSingular(n, language)]).toEqual([n, rules.select(n) === 'one']);
});

test('templates choose by that rule: nought is many in English and one in French', () => {
  const [en, fr] = [
    phrasebook('en', { steps: '{n|# step|# steps}' }),
    phrasebook('fr', { steps: '{n|# pas perdu|# pas perdus}' }),
  ];
  expect([0, 1, 2].map((n) => en('steps', { n }))).toEqual(['0 steps', '1 step', '2 steps']);
  expect([0, 1, 2].map((n) => fr('steps', { n }))).toEqual(['0 pas perdu', '1 pas perdu', '2 pas perdus']);
});

test('nought of a thing that is counted in a word is no `un` in French', () => {
  const say = phrasebook('fr', {
    points: 'nous avons {n|un point|# points}',
    lost: '{n|Une carte perdue|# cartes perdues}',
  });
  expect([0, 1, 2].map((n) => say('points', { n }))).toEqual([
    'nous avons 0 point',
    'nous avons un point',
    'nous avons 2 points',
  ]);
  expect(say('lost', { n: 0 })).toBe('0 carte perdue');
});

test('one thing that is called in the plural has its verb in the plural', () => {
  const called = {
    en: [
      ['the Florida Rangers', 'the New York Volunteers'],
      ["the 1st DeLancey's", 'the 7th Foot', 'Prevost'],
    ],
    fr: [['les grenadiers'], ['la milice', 'le Royal']],
    es: [
      ['los granaderos españoles', 'Las milicias'],
      ['el Aragón', 'Gálvez'],
    ],
  } as const;
  for (const language of ['en', 'fr', 'es'] as const) {
    const [many, one] = called[language];
    for (const name of many) expect(isPlural(name, language), name).toBe(true);
    for (const name of one) expect(isPlural(name, language), name).toBe(false);
  }
  const say = phrasebook('es', {
    'diagnostic.due': '{unit} no {many?están|está} allí',
    'unit.gren': 'los granaderos',
    'unit.aragon': 'el Aragón',
  });
  const why = (unit: string) => ({ code: 'due', facts: { unit } });
  expect(because(say, why('gren'), (name, id) => say(`${name}.${id}`))).toBe('Los granaderos no están allí');
  expect(because(say, why('aragon'), (name, id) => say(`${name}.${id}`))).toBe('El Aragón no está allí');
  expect(sentenceOf(say, { ...why('gren'), severity: 'error' } as never)).toBe('Los granaderos no están allí.');
  // The word for a slot is no id, and begins a sentence like any other.
  const card = phrasebook('en', { 'diagnostic.held': 'card {n} is not in your hand' });
  expect(sentenceOf(card, { code: 'held', facts: { slot: 'card', n: 46 }, severity: 'error' } as never)).toBe(
    'Card 46 is not in your hand.',
  );
});

test('a title that asks ends its sentence itself', () => {
  const say = phrasebook('en', { played: 'We play {card}.' });
  expect(say('played', { card: 'Who let them in?' })).toBe('We play Who let them in?');
  expect(say('played', { card: 'Fog' })).toBe('We play Fog.');
});
