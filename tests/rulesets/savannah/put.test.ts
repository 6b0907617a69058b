/** Questions as letters put them: every kind that play asks is put in words of both languages, and its answers are legal. */
import { describe, expect, test } from 'vitest';
import { openGame } from '../../../src/campaign/open-game.ts';
import type { Json, Question } from '../../../src/engine/contract.ts';
import { isLegal } from '../../../src/engine/run.ts';
import { look } from '../../../src/engine/view.ts';
import { keyOf } from '../../../src/orders/fold.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { menuOf } from '../../../src/table/menu.ts';
import { readReply } from '../../../src/table/reply.ts';
import { anyAnswer, chance, doctrineDesk, playOut, wildDesk } from '../../contract/plays.ts';

/** What no player should read: the bare answer of a program. */
const RAW = /[[\]{}"]|undefined|\bnull\b|\banswer\./;

const anyAnswers = (need: Question): readonly Json[] => [1, 2, 3].map((n) => anyAnswer(need, chance(n)));

describe.each(['savannah/assault', 'savannah/campaign'])('%s', (id) => {
  const { game } = openGame(id);

  test('every question is put with legal answers in words of its own, in English and in French, and its words are read as that answer', () => {
    const kinds = new Set<string>();
    const asWritten = new Set<string>();
    const put = (need: Question, view: unknown): void => {
      kinds.add(need.kind);
      const numbered = (['en', 'fr'] as const).map((language) =>
        menuOf(game, need, view, language).options.map(({ answer }) => answer),
      );
      expect(numbered[0], 'a number means the same answer in both languages').toEqual(numbered[1]);
      for (const language of ['en', 'fr'] as const) {
        const { asks, options } = menuOf(game, need, view, language);
        expect(asks, need.kind).not.toBe(`question.${need.kind}`);
        expect(options.length, need.kind).toBeGreaterThan(0);
        expect(
          options.every(({ answer }) => isLegal(need.space, answer)),
          need.kind,
        ).toBe(true);
        const words = options.map((option) => keyOf(option.words));
        expect(
          options.every(({ words: text }) => text !== '' && !RAW.test(text)),
          `${words}`,
        ).toBe(true);
        expect(new Set(words).size, `${need.kind}: ${words.join(' / ')}`).toBe(words.length);
        for (const answer of [...options.map((option) => option.answer), ...anyAnswers(need)])
          expect(menuOf(game, need, view, language).words(answer), need.kind).not.toMatch(RAW);
        if (asWritten.has(`${need.kind} ${language} ${words.length}`)) continue;
        asWritten.add(`${need.kind} ${language} ${words.length}`);
        const grammar = grammarOf(game, view, need.role);
        for (const { words: line, answer } of options) {
          const { lines } = readOrders(line, grammar);
          const menus = (['en', 'fr'] as const).map((each) => menuOf(game, need, view, each));
          expect(readReply(game, need, view, lines, menus), `${need.kind}: ${line}`).toMatchObject({ line: 1, answer });
        }
      }
    };
    for (let n = 0; n < 4; n++) {
      const desk = n % 2 === 0 ? doctrineDesk(game) : wildDesk(game, chance(n));
      playOut(game, `put ${n}`, (need, book, sight) => {
        if (need.type === 'question' && !need.discreet) put(need, sight());
        return desk(need, book, sight);
      });
    }
    expect(kinds.size).toBeGreaterThan(8);
  });

  test.each([
    ['Non, pas encore.', 'wait'],
    ['no', 'wait'],
    ['Oui', 'declare'],
    ['YES', 'declare'],
  ])('whether the assault is declared is answered by %s', (line, answer) => {
    const need: Question = {
      type: 'question',
      address: 't9/allies/movement/declare-assault@allies',
      role: 'allies',
      kind: 'declare-assault',
      space: { kind: 'one', of: ['wait', 'declare'] },
      about: { turn: 9 },
      discreet: false,
      sealed: false,
    };
    const view = look(game, game.setup(), 'allies');
    const { lines } = readOrders(line, grammarOf(game, view, 'allies'));
    const menus = (['fr', 'en'] as const).map((language) => menuOf(game, need, view, language));
    expect(readReply(game, need, view, lines, menus)).toMatchObject({ answer });
  });

  test('an answer that is a number of chits is worded as such', () => {
    const bid: Question = {
      type: 'question',
      address: 't17/initiative/initiative-momentum@allies',
      role: 'allies',
      kind: 'initiative-momentum',
      space: { kind: 'one', of: [0, 1, 2] as Json[] },
      about: null,
      discreet: false,
      sealed: true,
    };
    const words = (language: 'en' | 'fr') =>
      menuOf(game, bid, look(game, game.setup(), 'allies'), language).options.map((option) => option.words);
    expect(words('en')).toEqual(['none', 'one chit', '2 chits']);
    expect(words('fr')).toEqual(['aucun', 'un pion', '2 pions']);
  });
});
