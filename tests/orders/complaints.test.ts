/** What is wrong with a line is told in the writer's words: nothing of the grammar is named in English to a French player. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/contract.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import { look } from '../../src/engine/view.ts';
import { fold } from '../../src/orders/fold.ts';
import { lexiconOf } from '../../src/orders/lexicon.ts';
import { readOrders } from '../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { speechOf } from '../../src/orders/speech.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { openGame } from '../games/registry.ts';

const GAMES = ['savannah/assault', 'savannah/campaign', 'jenkins-ear/war'].map((id) => openGame(id).game);

function grammarIn(game: AnyGame, role: string) {
  return grammarOf(game, look(game, game.setup(), role), role, 'fr');
}

/** All that is said in French of the lines of a text. */
function saidOf(game: AnyGame, role: string, text: string): string[] {
  const say = diagnosticWords('fr', game.messages);
  const { lines } = readOrders(`DÉBUT\n${text}\nFIN`, grammarIn(game, role));
  return lines.flatMap(({ diagnostics }) => diagnostics.map((one) => plainWords(sayDiagnostic(say, one))));
}

/** English words of a game's grammar that are no French ones of it, nor of French prose. */
function englishOf(game: AnyGame): Set<string> {
  const [english, french] = (['en', 'fr'] as const).map((tongue) => {
    const speech = speechOf(tongue, tongue === 'en' ? undefined : game.spoken);
    const words = [...lexiconOf(game.verbs).byId.values()].flatMap((verb) => [
      speech.verb(verb),
      ...verb.slots.flatMap((slot) => [speech.heading(slot), ...(slot.of ?? []).map((of) => speech.choice(slot, of))]),
    ]);
    const terms = game.terms.flatMap((term) => [
      speech.term(term),
      ...(term.of ?? []).map((value) => speech.value(term, value)),
    ]);
    const blanks = Object.values(speech.blanks);
    return new Set([...words, ...terms, ...blanks].map(fold));
  });
  return new Set([...(english ?? [])].filter((word) => word.length > 2 && !french?.has(word) && !PROSE.has(word)));
}

/** English words that French sentences hold too. */
const PROSE = new Set([
  'place',
  'order',
  'commander',
  'force',
  'contact',
  'siege',
  'divert',
  'breach',
  'orient',
  'retreat',
]);

/** Lines with something wrong in each place an order can be wrong. */
function wrongLines(game: AnyGame, role: string): string[] {
  const grammar = grammarIn(game, role);
  const { speech } = grammar;
  const own = grammar.names.find((one) => one.type === 'unit' && one.own)?.id ?? '';
  const verbs = [...lexiconOf(game.verbs).byId.values()];
  return verbs.flatMap((verb) => {
    const name = speech?.verb(verb) ?? '';
    const headings = verb.slots.flatMap((slot) => speech?.heading(slot) ?? []).filter((heading) => heading !== '');
    return [
      name,
      `${name.slice(0, -1)} ${own}`,
      `${name} ${own} zzz`,
      `${name} ${own} quarante`,
      `${name} zzz ${own}`,
      ...headings.flatMap((heading) => [
        `${name} ${own} ${heading}`,
        `${name} ${own} ${heading} zzz`,
        `${name} ${heading} ${heading} zzz`,
      ]),
      `CONSIGNE ${name} ${own}`,
      ...game.terms.flatMap((term) => [
        `${name} ${own} SI ${speech?.term(term)} zzz`,
        `${name} ${own} SI ${speech?.term(term)} >= zzz`,
      ]),
      `${name} ${own} SI zzz`,
      `${name} ${own} SAUF`,
    ];
  });
}

describe.each(GAMES.map((game) => [game.id, game] as const))('complaints about orders of %s in French', (_id, game) => {
  test('name verbs, headings, choices, conditions and blanks as French orders write them', () => {
    const words = [...englishOf(game)].map((word) => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&'));
    const english = new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'u');
    const found = new Set<string>();
    let told = 0;
    for (const role of game.roles)
      for (const line of wrongLines(game, role))
        for (const said of saidOf(game, role, line)) {
          told++;
          // What he wrote himself stands in quotes.
          const ours = fold(said.replace(/«[^»]*»/gu, ''));
          const [word] = english.exec(ours) ?? [];
          if (word !== undefined) found.add(`${line}: ${said} (${word})`);
        }
    expect(told).toBeGreaterThan(100);
    expect([...found].slice(0, 12)).toEqual([]);
  });
});

test('a misspelt verb, a wrong choice and a missing word are told in French', () => {
  const game = GAMES[2] as AnyGame;
  expect(saidOf(game, 'english', 'ACHTER 2 frégates')[0]).toContain('Vouliez-vous dire ACHETER');
  expect(saidOf(game, 'english', 'ACHETER')).toEqual([]);
  expect(saidOf(game, 'english', 'ALLER en-frigate-1').join()).toMatch(/VERS <hexagone> ?: ALLER /u);
  expect(saidOf(game, 'english', 'CONSIGNE RELANCER plumes').join()).toContain('Possibles : CONTRE, AVEC, EN, GARDER');
});

test('who writes “tous” for units is told that a hex names all who stand in it', () => {
  const [savannah] = GAMES as [AnyGame];
  expect(saidOf(savannah, 'british', 'MARCHER tous VERS 1404')).toEqual([
    '« tous » ne nomme personne : écrivez les unités, ou un hexagone pour tous ceux qui s’y trouvent.',
  ]);
  expect(saidOf(savannah, 'british', 'TENIR 1404').join(' ')).not.toContain('ne nomme personne');
});

test('a line that names troops and a place and no order is told which order it wants', () => {
  const [assault] = GAMES as [AnyGame];
  expect(saidOf(assault, 'allies', 'stedingk vers 1506')).toEqual([
    'La ligne ne nomme aucun ordre. Vouliez-vous dire MARCHER stedingk vers 1506 ?',
  ]);
  expect(saidOf(assault, 'allies', 'stedingk dort').join(' ')).toContain('Aucun ordre ne s’appelle');
});

describe('a particle before a name is read with it', () => {
  const { game } = openGame('savannah/assault');
  const grammar = grammarOf(game, look(game, game.setup(), 'french'), 'french');
  const orders = (line: string) =>
    readOrders(line, grammar).lines.map(({ read, diagnostics: [wrong] }) => read?.order.canonical ?? wrong?.code);

  test.each([
    ['MOVE reserve bn, de Noailles TO 1406', 'MOVE reserve-bn, noailles TO 1406'],
    ['move champagne, De Noailles to 1405', 'MOVE champagne, noailles TO 1405'],
    ['MOVE champagne and de Noailles TO 1405', 'MOVE champagne, noailles TO 1405'],
    ['MARCHER champagne et de Noailles VERS 1405', 'MOVE champagne, noailles TO 1405'],
    ['MOVE foix, von stedingk to 1407', 'MOVE foix, stedingk TO 1407'],
    ['MOVER de Noailles HACIA 1405', 'MOVE noailles TO 1405'],
  ])('%s', (line, canonical) => {
    expect(orders(line)).toEqual([canonical]);
  });

  test('a tactic keeps its small words, and no word is offered twice', () => {
    expect(orders('ATTACK 1404 WITH champagne TACTIC attack in echelon')).toEqual([
      'ATTACK 1404 WITH champagne TACTIC attack en echelon',
    ]);
    const [line] = readOrders('STANDING FIRE hurts most', grammar).lines;
    const expected = line?.diagnostics[0]?.expected ?? [];
    expect(expected).toContain('AT');
    expect(new Set(expected).size).toBe(expected.length);
  });
});

test('the moments of a card that has several are each said in the words of the reader', () => {
  const { game } = openGame('pensacola/campaign');
  const facts = { card: 51, en: 'Colours', es: 'Banderas', fr: 'Drapeaux', window: ['own-blow', 'own-rally-start'] };
  const said = (language: 'en' | 'es') =>
    plainWords(
      sayDiagnostic(diagnosticWords(language, game.messages), { severity: 'note', code: 'pensacola.card-kept', facts }),
    );
  expect(said('en')).toContain('is played when a result strikes a unit of ours and before we rally, and');
  expect(said('es')).toContain(
    'se juega cuando un resultado alcanza a una unidad nuestra y antes de que nos reagrupemos;',
  );
});

test('of a hex with two figures swapped the one that is meant is asked about, not the nearest on the map', () => {
  const [savannah] = GAMES as [AnyGame];
  expect(saidOf(savannah, 'allies', 'MARCHER armagnac A 1045').join(' ')).toMatch(/ 1023\. Vouliez-vous dire 1405\b/);
});
