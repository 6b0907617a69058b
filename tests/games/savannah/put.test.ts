/** Questions as letters put them: every kind that play asks is put in words of both languages, and its answers are legal. */
import { describe, expect, test } from 'vitest';
import type { Json, Question } from '../../../src/engine/contract.ts';
import { isLegal } from '../../../src/engine/run.ts';
import { look } from '../../../src/engine/view.ts';
import { keyOf } from '../../../src/orders/fold.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { menuOf } from '../../../src/table/menu.ts';
import { posedIn } from '../../../src/table/moment.ts';
import { readReply } from '../../../src/table/reply.ts';
import { anyAnswer, chance, doctrineDesk, playOut, wildDesk } from '../../contract/plays.ts';
import { position } from '../campaign.ts';
import { openGame } from '../registry.ts';

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
          expect(readReply(game, posedIn(game, need, view), lines), `${need.kind}: ${line}`).toMatchObject({
            line: 1,
            answer,
          });
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
    expect(readReply(game, posedIn(game, need, view), lines)).toMatchObject({ answer });
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
    expect(words('fr')).toEqual(['aucun', 'un marqueur', '2 marqueurs']);
  });
});

describe('what a choice tells of itself', () => {
  const { game } = openGame('savannah/campaign');
  const put = (kind: string, about: Json, of: Json[], language: 'en' | 'fr' = 'fr') => {
    const need = { type: 'question', address: `t10/!${kind}`, role: 'allies', kind, space: { kind: 'one', of }, about };
    const made = game.put?.(look(game, game.setup(), 'allies'), need as unknown as Question, language);
    if (!made) throw new Error(kind);
    return made;
  };
  const fight = { on: ['1905'], target: null, odds: { attack: 9, defence: 2 }, result: 'R/R' };

  test('a way back tells the fight or the shot it comes of, and nothing of cards', () => {
    const about = { unit: 'sc-3', from: '1407', left: 2, struck: fight };
    expect(put('retreat-path', about, ['1408', '1307']).about).toEqual([
      { key: 'Où', text: '1407' },
      { key: 'Qui', text: 'le 3e de Caroline du Sud (sc-3, à pied, 2 PF)' },
      { key: 'Pourquoi', text: 'combat pour 1905, 9 PF contre 2 ; attaquant : recule ; défenseur : recule (R / R)' },
      { key: 'Hors choix', text: '1406, 1506, 1507 et 1306 : pas plus près du quartier général' },
    ]);
    const shot = { on: ['1407'], target: 'sc-3', guns: ['br-a'], odds: null, result: 'R' };
    expect(put('retreat-path', { ...about, left: 1, struck: shot }, ['1408', '1307'], 'en').about).toContainEqual({
      key: 'Why',
      text: 'a shot of the British Battery A struck the 3rd South Carolina in 1407: falls back',
    });
  });

  test('R57 a way back says what leaves out the other hexes beside it, and of a full answer where it goes on to', () => {
    const ask = (text: string, options: string[], language: 'en' | 'fr', left = 1) => {
      const about = { unit: 'sc-3', from: '1407', left, struck: fight };
      const need = {
        ...{ type: 'question', address: 't17/!retreat-path', role: 'allies', kind: 'retreat-path' },
        ...{ space: { kind: 'one', of: options }, about },
      };
      return game.put?.(look(game, position(text), 'allies'), need as unknown as Question, language);
    };
    const words = (told: ReturnType<typeof ask>) => told?.options.map(({ words: said }) => said);
    const open = ask('1407 sc-3; 1405 tawes; 1408 armagnac, auxerrois, champagne', ['1307'], 'en');
    expect(open?.about.at(-1)).toEqual({
      key: 'Not offered',
      text: '1408: full; 1506, 1507 and 1306: not nearer to headquarters; 1406: in an enemy zone of control',
    });
    const full = '1407 sc-3; 1408 armagnac, auxerrois, champagne; 1507 foix, hainault, conde';
    const [way] = words(ask(full, ['1408'], 'en')) ?? [];
    expect(way).toMatch(/^1408, full, then \d{4}$/);
    expect(words(ask(full, ['1408'], 'fr'))?.[0]).toMatch(/^1408, plein, puis \d{4}$/);
  });

  test('series 14.31 a leader is told who went where, and is asked with whom where nobody of ours stays', () => {
    const went = [
      { unit: 'foix', to: '1506' },
      { unit: 'hainault', to: '1406' },
    ];
    const about = { leader: 'destaing', from: '1405', held: false, went, struck: fight };
    const alone = put('leader-accompany', about, ['1506', '1406'], 'en');
    expect(alone.asks).toBe("With whom does d'Estaing go?");
    expect(alone.options.map(({ words }) => words)).toEqual(['go to 1506, with Foix', 'go to 1406, with Hainault']);
    expect(put('leader-accompany', { ...about, held: true }, ['1506', 'stay'], 'en').asks).toMatch(/, or stay\?$/);
  });

  test('R19, R66 who must go somewhere is offered the six nearest hexes; any other is written', () => {
    const near = ['1607', '1507', '1608', '1508', '1609', '1509'];
    for (const kind of ['leave-lines', 'leave-pin']) {
      const { asks, options } = put(kind, { hex: '1606', units: ['foix'] }, [...near, '1610', '1510'], 'en');
      expect(asks).toMatch(/^Where do/);
      expect(options.map(({ answer }) => answer)).toEqual(near);
    }
  });

  test('S 4.1(3) who may not stay together is told why, and the nearest hex of either half is offered first', () => {
    const [marines, grenadiers] = [['marine-coy'], ['sd-grenadiers']];
    const of = ['2106', '2107', '2208'].flatMap((to) => ({ units: marines, to }));
    const options = [...of, { units: grenadiers, to: '2206' }, { units: grenadiers, to: '2106' }];
    const made = put('unstack', { hex: '2207', units: ['marine-coy', 'sd-grenadiers'], options }, options, 'en');
    expect(made.about.at(-1)).toEqual({
      key: 'Why',
      text: 'French Regulars and Colonial Militia may not end together in 2207',
    });
    expect(made.options.map(({ words }) => words.replace(/^the /u, ''))).toEqual([
      'Marine Company to 2106',
      'Saint-Domingue Grenadiers to 2206',
      'Marine Company to 2107',
      'Saint-Domingue Grenadiers to 2106',
      'Marine Company to 2208',
    ]);
  });

  test('S 4.7 of arrivals without room each may be first, and the others follow as they are', () => {
    const { options } = put('arrival-order', { hex: '1014', units: ['sc-1', 'dooly', 'twiggs'] }, [], 'en');
    expect(options.map(({ answer }) => answer)).toEqual([
      ['sc-1', 'dooly', 'twiggs'],
      ['dooly', 'sc-1', 'twiggs'],
      ['twiggs', 'sc-1', 'dooly'],
    ]);
    expect(options[1]?.words).toMatch(/ first$/);
  });

  test('series 12.5 each tactic tells its best and its worst, and is chosen by its bare name', () => {
    const about = { as: 'attacker', on: ['1905'], attackers: ['foix'], defenders: ['nyv'] };
    const [option] = put('tactic', about, ['frontal-assault', 'skirmish'], 'en').options;
    expect(option?.words).toMatch(/^Frontal Assault: \+2 at best \(against Skirmish and Withdraw\), -1 at worst/);
    expect(option?.also).toEqual(['Frontal Assault']);
  });

  test('S 1.6 the assault says what follows from it, and the siege guns what fires', () => {
    const declare = put('declare-assault', { turn: 11, last: 14, tactical: 16 }, ['wait', 'declare'], 'en');
    expect(declare.about[0]?.text).toMatch(/the next turn is turn 16: .* the last turn for it is 14\.$/);
    const fire = put('siege-fire', { works: 3, weather: [0, 0], guns: 0, need: 2 }, ['fire', 'hold']);
    expect(fire.about[0]?.text).toContain("Aucune ne s'y trouve");
  });
});
