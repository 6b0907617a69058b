/** HELP names all that a player may write, in each of his letters' languages: nothing can be added and kept quiet about. */

import { describe, expect, test } from 'vitest';
import { ownLast } from '../../src/campaign/house/languages.ts';
import { formsOf } from '../../src/campaign/mail-in/wishes/wishes.ts';
import type { Language } from '../../src/engine/contract.ts';
import { look } from '../../src/engine/view.ts';
import { termForm } from '../../src/orders/conditions.ts';
import { formOf } from '../../src/orders/form.ts';
import { MAIL_WORDS } from '../../src/orders/mail-words.ts';
import { readOrders } from '../../src/orders/read.ts';
import { speechOf } from '../../src/orders/speech.ts';
import { renderNotice } from '../../src/reports/index.ts';
import { languageRow } from '../../src/reports/language-row.ts';
import { wordsOf } from '../../src/reports/words/words.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { openGame } from '../games/registry.ts';
import { wordsIn } from '../table/counted.ts';
import { type Stage, stages } from '../table/stages.ts';

const SCENARIOS = ['savannah/assault', 'savannah/campaign', 'jenkins-ear/war'] as const;
const opened = new Map(SCENARIOS.map((scenario) => [scenario, openGame(scenario).game]));
const gameOf = (scenario: (typeof SCENARIOS)[number]) =>
  opened.get(scenario) as NonNullable<ReturnType<typeof opened.get>>;
const all = SCENARIOS.flatMap((scenario) =>
  gameOf(scenario).languages.map((language) => [scenario, language] as const),
);

/** Where the first mail of a game is waited for. */
function stageOf(scenario: string): Stage {
  for (const stage of stages(scenario, 2, 'classic', 1)) return stage;
  throw new Error('nothing is waited for');
}

/** Without accents, spaces as one: how words are told in the index, but for their case. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’']+/gu, ' ');
/** Words in capitals within a sentence: `UNREADY takes it back; HISTORY TURN 9 brings one`. */
const formsIn = (text: string) => [...text.matchAll(/\p{Lu}{2,}(?: \p{Lu}{2,})*(?: \d+)?/gu)].map(([form]) => form);
const players = MAIL_WORDS.filter(({ gm }) => !gm);

const rowsOf = (language: Language, languages: readonly Language[]) => {
  const words = wordsOf(language);
  const { help, post } = words.letters;
  return [...help.mailForms, ...help.letterForms, ...post.form.forms, ...languageRow(languages, words)];
};

describe.each(all)('HELP of %s in %s', (scenario, language) => {
  const game = gameOf(scenario);
  const stage = stageOf(scenario);
  const seat = stage.due[0] as string;
  const forms = formsOf(stage, { seat, language });
  const facts = {
    game: null,
    band: null,
    ...forms,
    seat: 'french',
    languages: ownLast(game.languages, language),
    terms: game.terms.map((term) => termForm(term, speechOf(language, game.spoken))),
  };
  const everything = { ...facts, topics: [wordsOf(language).letters.help.all[0] ?? ''] };
  const text = bare(renderNotice('help', everything, language).text);

  const role = game.roles[0] as string;
  const grammar = grammarOf(game, look(game, game.setup(), role), role);
  const actsOf = (form: string) => readOrders(`${form}\nENDPRESS`, grammar).acts.map(({ verb }) => verb);
  const said = new Set(
    rowsOf(language, facts.languages).flatMap(([form = '', means = '']) => [form, ...formsIn(means)].flatMap(actsOf)),
  );

  test.each(players.map(({ verb }) => verb))('names %s', (verb) => {
    expect([...said]).toContain(verb);
  });

  test('tells first the words that stood beside it, and what became of them', () => {
    const talk = { lines: ['What is LAND?'], fate: 'Nobody reads it.' };
    const told = renderNotice('help', { ...everything, talk }, language).text;
    expect(told).toMatch(/\n *What is LAND\?\n+ *Nobody reads it\./);
    const [first = ''] = facts.forms.map(({ form }) => form.split(' ')[0] ?? '');
    expect(told.indexOf('What is LAND?')).toBeLessThan(told.indexOf(`\n  ${first}`));
    expect(renderNotice('help', facts, language).text).not.toContain('Nobody reads it.');
  });

  test('names PRESS where nobody reads for another seat too, and says so', () => {
    const alone = renderNotice('help', { ...everything, seat: null }, language).text;
    const { help } = wordsOf(language).letters;
    const [press = ''] = help.mailForms.flatMap(([form = '']) => (form.includes('british') ? [form] : []));
    expect(alone).toContain(press.replace('british', '…'));
    expect(bare(alone)).toContain(bare(help.pressUnread));
    expect(text).not.toContain(bare(help.pressUnread));
  });

  test('alone is short: what is needed first, and the words that bring the rest', () => {
    const rules = (game.rulesInShort?.(language) ?? []).map((row) => row);
    const { help } = wordsOf(language).letters;
    const alone = renderNotice('help', { ...facts, rules }, language).text;
    expect(wordsIn(alone.split('\n'))).toBeLessThan(800);
    const said = (topic: string) => renderNotice('help', { ...facts, rules, topics: [topic] }, language).text;
    for (const word of Object.values(help.apart)) {
      expect(alone).toContain(`${help.word} ${word}`);
      expect(readOrders(`${help.word} ${word}`, grammar).acts).toMatchObject([{ verb: 'help' }]);
    }
    for (const { label } of rules) {
      expect(bare(said(help.apart.rules)), label).toContain(bare(label));
      expect(bare(said(help.all[0] ?? '')), label).toContain(bare(label));
    }
    expect(said(help.apart.rules)).not.toContain(help.forms.toUpperCase());
  });

  test('names every order and every condition of the game, and says what each order is for', () => {
    const speech = speechOf(language, game.spoken);
    for (const { id, words } of game.verbs) {
      expect(words[language]?.length, id).toBeGreaterThan(0);
      expect(Object.keys(game.messages[language] ?? {}), id).toContain(`help.${id}`);
      if (game.unused?.has(id)) {
        expect(forms.others.map(({ form }) => form)).not.toContain(formOf(game.verbs, id, speech));
        continue;
      }
      expect(
        words[language]?.some((word) => text.toLowerCase().includes(bare(word).toLowerCase())),
        id,
      ).toBe(true);
    }
    for (const term of game.terms) expect(text, term.id).toContain(bare(speech.term(term)));
  });

  test.each(rowsOf(language, facts.languages).map(([form = '']) => form))('reads %s as what it says', (form) => {
    const { acts, lines } = readOrders(`${form}\nENDPRESS`, grammar);
    const written = bare(form).toUpperCase();
    const spoken = players.filter(({ words }) => words.some((word) => written.startsWith(bare(word).toUpperCase())));
    expect(lines.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(acts.map(({ verb }) => verb)).toEqual([
      spoken.sort((a, b) => longest(b, written) - longest(a, written))[0]?.verb,
    ]);
  });
});

const longest = ({ words }: { words: readonly string[] }, written: string) =>
  Math.max(...words.map((word) => (written.startsWith(bare(word).toUpperCase()) ? word.length : 0)));
