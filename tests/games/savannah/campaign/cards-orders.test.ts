/** Cards by order: PLAY in three languages, standing and conditional, judged on the hand; the doctrine; what lies hidden (S 4.3). */
import { describe, expect, test } from 'vitest';
import { copy, encode } from '../../../../src/engine/canonical.ts';
import type { Book, Heard, Json, Order, Question, Telling } from '../../../../src/engine/contract.ts';
import { plainWords } from '../../../../src/engine/phrase.ts';
import { stillTelling } from '../../../../src/engine/telling.ts';
import { hear, look } from '../../../../src/engine/view.ts';
import { reference } from '../../../../src/games/savannah/reference.ts';
import type { SavannahView } from '../../../../src/games/savannah/view.ts';
import { decide } from '../../../../src/orders/desk.ts';
import { readOrders } from '../../../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../../../src/orders/say.ts';
import { cardFaults } from '../../../../src/series/boar/cards/check.ts';
import { drawEvents } from '../../../../src/series/boar/cards/event-phase.ts';
import { putInForce } from '../../../../src/series/boar/cards/in-force.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { grammarOf } from '../../../../src/table/draft.ts';
import { chance } from '../../../contract/plays.ts';
import { dispatchesIn, factsIn, lossesIn, phasesIn } from '../../../told.ts';
import { scenario as assault } from '../../assault.ts';
import { campaign, position, rules, scenario } from '../../campaign.ts';
import { drive } from '../../position.ts';
import { openGame } from '../../registry.ts';
import { deal, open, phase, playing, sheet, tactical } from './cards.ts';

const { game } = openGame('savannah/campaign');

function view(state: BoarState, role: string): SavannahView {
  return look(game, state, role) as SavannahView;
}

function read(state: BoarState, role: string, text: string): { orders: Order[]; codes: string[] } {
  const { lines } = readOrders(text, grammarOf(game, view(state, role), role));
  const orders = lines.flatMap((line) => (line.read ? [line.read.order] : []));
  const judged = orders.flatMap((order) => game.idle?.(view(state, role), role, order, []) ?? []);
  return { orders, codes: [...lines.flatMap((line) => line.diagnostics), ...judged].map(({ code }) => code) };
}

function book(state: BoarState, role: string, text: string, standing = ''): Book {
  return {
    orders: read(state, role, text).orders,
    standing: standing === '' ? [] : read(state, role, standing).orders,
  };
}

/** What the desk answers to the first question of cards at a moment. */
function answered(state: BoarState, role: string, moment: Parameters<typeof open>[1], orders: Book): Json | undefined {
  const given: Json[] = [];
  open(state, moment, {
    'card-play': (need) => {
      if (need.role !== role) return 'pass';
      const { answer } = decide(game, need as Question, () => view(state, role), [orders]);
      given.push(answer);
      return answer;
    },
    'card-target': (need) => {
      const { answer } = decide(game, need as Question, () => view(state, role), [orders]);
      given.push(answer);
      return answer;
    },
  });
  return given;
}

const wild = (): BoarState =>
  deal(
    tactical(position('1103 foix; 1104 hainault; 1404 tawes; 1802 prevost', { turn: 17, ordinal: 17 })),
    'british',
    11,
    12,
    17,
  );

describe('PLAY', () => {
  test('S 4.3 is read in English, French and Spanish', () => {
    for (const text of ['PLAY 11 ON 1103', 'JOUER 11 SUR 1103', 'JUGAR 11 EN 1103', 'play card 11 on 1103']) {
      const { orders, codes } = read(wild(), 'british', text);
      expect([orders[0]?.verb, orders[0]?.args.card, orders[0]?.args.hexes], text).toEqual(['PLAY', 11, ['1103']]);
      expect(codes, text).toEqual(['savannah.card-kept']);
      expect(read(wild(), 'british', orders[0]?.canonical ?? '').orders[0]?.args).toEqual(orders[0]?.args);
    }
  });

  test.each([
    ['PLAY 27 ON 1404 S', { card: 27, hexes: ['1404'], side: 'S' }],
    ['PLAY 17 ON dillon', { card: 17, target: 'dillon' }],
    ['PLAY 44 ENTRY F', { card: 44, entry: 'F' }],
    ['PLAY 32 FOR french', { card: 32, army: 'french' }],
    ['PLAY 18 ON 1803 TO 1404', { card: 18, hexes: ['1803'], to: '1404' }],
    ['PLAY 49 AGAINST 26', { card: 49, against: 26 }],
  ])('S 4.3 %s names its target', (text, args) => {
    const state = deal(position('1803 graham-li; 1406 dillon'), 'british', 27, 17, 44, 32, 18, 49);
    const [order] = read(state, 'british', text).orders;
    expect(order?.args).toEqual(args);
    expect(read(state, 'british', order?.canonical ?? '').orders[0]?.args).toEqual(args);
  });

  test('S 4.3 is judged on the hand: no such card, not held, the enemy’s, too late', () => {
    const state = deal(wild(), 'british', 5, 35);
    const codes = (text: string) => read(state, 'british', text).codes;
    expect(codes('PLAY 56')).toEqual(['savannah.no-such-card']);
    expect(codes('PLAY 9')).toEqual(['savannah.card-not-held']);
    expect(codes('PLAY 35')).toEqual(['savannah.card-not-yours']);
    expect(codes('PLAY 5')).toEqual(['savannah.card-too-late']);
    expect(read(deal(position('1802 prevost'), 'british', 11), 'british', 'PLAY 11').codes).toEqual([
      'savannah.card-too-soon',
    ]);
    for (const code of ['no-such-card', 'card-not-held', 'card-not-yours', 'card-too-late', 'card-too-soon']) {
      for (const language of game.languages) {
        expect(game.messages[language]?.[`diagnostic.savannah.${code}`], code).toBeTruthy();
      }
    }
  });

  test.each([
    ['allies', 'british', ['savannah.card-moment']],
    ['british', 'allies', ['savannah.card-moment']],
    ['british', 'british', ['savannah.card-kept']],
    [null, 'british', ['savannah.card-kept']],
  ])('S 4.3 a card for before our march, while %s play of a turn that %s began: %j', (phasing, first, codes) => {
    const at = { turn: 17, ordinal: 17, phasing, first };
    expect(read(deal(tactical(position('1103 foix', at)), 'allies', 31), 'allies', 'PLAY 31').codes).toEqual(codes);
  });

  test.each([
    ['british', 17, true],
    ['allies', 31, false],
  ] as const)('S 4.3 a card for before a march may count as the next turn opens; who holds it (%s: %i) is told if only where the enemy moves first', (side, card, second) => {
    const state = deal(
      tactical(
        position('1103 foix', {
          turn: 17,
          ordinal: 17,
          phasing: side,
          first: side === 'british' ? 'allies' : 'british',
        }),
      ),
      side,
      card,
    );
    const [only] = game.idle?.(view(state, side), side, book(state, side, `PLAY ${card}`).orders[0] as Order, []) ?? [];
    expect(only).toMatchObject({ code: 'savannah.card-moment', facts: { opens: true, second } });
    for (const [language, said] of [
      ['en', 'if the enemy moves first'],
      ['fr', 'si l’ennemi'],
    ] as const) {
      const text = only ? plainWords(sayDiagnostic(diagnosticWords(language, game.messages), only)) : '';
      expect(text.replaceAll("'", '’').includes(said), text).toBe(second);
    }
  });

  test('S 4.3 in weather that shuts the cards away none is played, but by a standing order later', () => {
    const state = deal(
      position('1103 foix', { turn: 9, ordinal: 9, phasing: 'allies', first: 'british', weather: 'hurricane' }),
      'allies',
      36,
    );
    expect(read(state, 'allies', 'PLAY 36').codes).toEqual(['savannah.card-moment']);
    const [only] =
      game.idle?.(view(state, 'allies'), 'allies', book(state, 'allies', 'PLAY 36').orders[0] as Order, []) ?? [];
    expect(only?.facts).toMatchObject({ weather: 'hurricane', now: true, opens: true });
  });

  test('S 1.4 momentum for a card is looked at for a chit and for the next draw', () => {
    const state = position('1103 foix', { turn: 10, ordinal: 10, momentum: { british: 0, allies: 0 } });
    expect(read(state, 'allies', 'MOMENTUM CARD').codes).toEqual(['boar.momentum-none']);
    state.turn = 9;
    state.momentum = { british: 0, allies: 1 };
    expect(read(state, 'allies', 'MOMENTUM CARD').codes).toEqual(['savannah.no-draw-next']);
  });

  test('S 4.3, decision 4 an order plays the card on what it names, and not on anything else', () => {
    const moment = phase('phase-start', 'movement', 'allies');
    expect(answered(wild(), 'british', moment, book(wild(), 'british', 'PLAY 11 ON 1104'))).toEqual([11, '1104', 17]);
    expect(answered(wild(), 'british', moment, book(wild(), 'british', 'PLAY 11 ON foix'))).toEqual([11, '1103', 17]);
    const elsewhere = book(wild(), 'british', 'PLAY 11 ON 1404');
    const state = wild();
    campaign(state).cards.hands.british = [11];
    const held = decide(
      game,
      { ...question(state, moment, 'british'), role: 'british' },
      () => view(state, 'british'),
      [elsewhere],
    );
    expect(held.from).toBe('doctrine');
  });

  test('S 4.3 a standing order waits for its condition', () => {
    const state = deal(
      tactical(position('1404 scr-1; 1405 foix', { turn: 17, ordinal: 17, phasing: 'allies' })),
      'british',
      10,
    );
    campaign(state).cards.hands.british = [13];
    const orders = book(state, 'british', '', 'STANDING PLAY 13 IF ATTACKED AT 1404');
    expect(orders.standing).toHaveLength(1);
    const about = {
      at: 'blow',
      unit: 'scr-1',
      result: 'R',
      side: 'allies',
      on: ['1404'],
      cards: [{ card: 13, targets: null }],
    };
    const need = (on: string[]): Question => ({
      type: 'question',
      address: 't17/x/card-play@british',
      role: 'british',
      kind: 'card-play',
      space: { kind: 'one', of: ['pass', 13] },
      about: { ...about, on },
      discreet: true,
      sealed: false,
    });
    const sight = () => view(state, 'british');
    expect(decide(game, need(['1404']), sight, [orders])).toMatchObject({ answer: 13, from: 'standing-condition' });
    expect(decide(game, need(['1605']), sight, [orders]).from).toBe('doctrine');
  });

  test('S 4.3, decision 5 card 49 is ordered against one card or any', () => {
    const state = deal(wild(), 'allies', 49);
    const need: Question = {
      type: 'question',
      address: 't17/x/card-response@allies',
      role: 'allies',
      kind: 'card-response',
      space: { kind: 'one', of: ['pass', 49] },
      about: { card: 17, by: 'british', target: null },
      discreet: true,
      sealed: false,
    };
    const sight = () => view(state, 'allies');
    expect(decide(game, need, sight, [book(state, 'allies', '', 'STANDING PLAY 49')]).answer).toBe(49);
    expect(decide(game, need, sight, [book(state, 'allies', '', 'STANDING PLAY 49 AGAINST 17')]).answer).toBe(49);
    expect(decide(game, need, sight, [book(state, 'allies', '', 'STANDING PLAY 49 AGAINST 12')]).answer).toBe('pass');
    // Another card that is kept is none of the answers.
    deal(state, 'allies', 21);
    const keeping = (card: number) => book(state, 'allies', '', `STANDING PLAY 49\nSTANDING KEEP CARD ${card}`);
    expect([21, 49].map((card) => decide(game, need, sight, [keeping(card)]).answer)).toEqual([49, 'pass']);
  });

  test('S 1.4, decision 7 MOMENTUM CARD buys, MOMENTUM KEEP does not, silence keeps', () => {
    const state = position('1802 prevost', { turn: 9, momentum: { british: 1, allies: 0 }, pool: 7 });
    const buys = (text: string) => {
      let answer: Json = null;
      drive(copy(state), (play) => drawEvents(boardOf(rules, play)), {
        answers: {
          'event-buy-card': (need) => {
            answer = decide(game, need as Question, () => view(state, 'british'), [
              book(state, 'british', text),
            ]).answer;
            return answer;
          },
        },
      });
      return answer;
    };
    expect([buys('MOMENTUM CARD'), buys('MOMENTUM KEEP'), buys('')]).toEqual(['buy', 'keep', 'keep']);
  });
});

/** The first question of cards a moment puts to a side. */
function question(state: BoarState, moment: Parameters<typeof open>[1], role: string): Question {
  const driven = open(copy(state), moment, { 'card-play': 'pass' });
  return driven.asked.find((need) => need.role === role) as Question;
}

describe('KEEP CARD', () => {
  test('S 4.3 keeps one card, or all, from the doctrine', () => {
    const moment = phase('phase-start', 'movement', 'allies');
    const kept = (text: string) => answered(wild(), 'british', moment, book(wild(), 'british', '', text));
    expect(kept('STANDING KEEP CARD 11')).toEqual(['pass']);
    expect(kept('STANDING KEEP CARDS')).toEqual(['pass']);
    expect(kept('STANDING KEEP CARD 12')).toEqual([11, '1103', 17]);
    expect(read(wild(), 'british', 'GARDER LA CARTE 17').orders[0]?.args).toEqual({ card: 17 });
    expect(read(wild(), 'british', 'KEEP CARD 9').codes).toEqual(['savannah.card-not-held']);
  });
});

describe('the doctrine', () => {
  test('S 4.3 plays what helps as soon as it fits, on the best target, and keeps the rest', () => {
    const state = wild();
    const moment = phase('phase-start', 'movement', 'allies');
    expect(answered(state, 'british', moment, { orders: [], standing: [] })).toEqual([11, '1103', 17]);
    const kept = deal(position('1802 prevost; 2414 foix', { turn: 9 }), 'allies', 33);
    expect(answered(kept, 'allies', moment, { orders: [], standing: [] })).toEqual(['pass']);
  });

  test('S 4.3 answers enemy cards worth it, and waits for its season', () => {
    const early = deal(position('1802 prevost', { turn: 9 }), 'british', 16);
    const late = deal(position('1802 prevost', { turn: 12 }), 'british', 16);
    const moment = phase('phase-start', 'rally', 'british');
    expect(answered(early, 'british', moment, { orders: [], standing: [] })).toEqual(['pass']);
    expect(answered(late, 'british', moment, { orders: [], standing: [] })).toEqual([16]);
  });
});

describe('hidden cards', () => {
  test('S 4.3 a side sees its own hand, the number of the enemy’s, and what he drew from it', () => {
    const state = deal(deal(position('1802 prevost', { turn: 9 }), 'british', 17, 41), 'allies', 20, 36);
    open(state, { at: 'draw', side: 'british' }, playing(41), { '!card': 1 });
    const [british, allied, all] = ['british', 'allies', 'all'].map((who) => view(state, who).campaign?.cards);
    expect([british?.hand, british?.held, british?.known]).toEqual([[17, 36], { british: 2, allies: 1 }, []]);
    expect([allied?.hand, allied?.known]).toEqual([[20], [36]]);
    expect([all?.hand, all?.known, all?.left]).toEqual([[], [], 51]);
  });

  test('view 1: the enemy’s hand may be any other, and nothing a side gets changes (500 deals)', () => {
    let differs = 0;
    for (let n = 0; n < 500; n++) {
      const pick = chance(n);
      const state = deal(
        deal(position('1802 prevost; 2414 foix', { turn: 9 }), 'british', 1 + pick(10), 17),
        'allies',
        20,
        30 + pick(8),
      );
      campaign(state).cards.known.british = [20];
      for (const role of ['british', 'allies']) {
        const other = game.disguise(state, role, pick) as BoarState;
        expect(cardFaults(sheet, other)).toEqual([]);
        expect(encode(view(other, role) as unknown as Json)).toBe(encode(view(state, role) as unknown as Json));
        if (role === 'british') expect(campaign(other).cards.hands.allies).toContain(20);
        if (encode(campaign(other) as unknown as Json) !== encode(campaign(state) as unknown as Json)) differs++;
      }
    }
    expect(differs).toBeGreaterThan(500);
  });

  test('view 2: whichever card the enemy drew, a side hears and sees the same', () => {
    const seen = [4, 11, 30].map((face) => {
      const state = position('1802 prevost', { turn: 9, momentum: { british: 0, allies: 0 }, pool: 8 });
      const driven = drive(state, (play) => drawEvents(boardOf(rules, play)), {
        faces: { 'allies/first/!card': face, 'british/first/!card': 40 },
      });
      const events = driven.events.map((event) => ({ ...event, rolls: [] }));
      return JSON.stringify([view(state, 'british'), hear(events as never, [], 'british')]);
    });
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).toBe(seen[0]);
  });

  test('the report shows one’s own hand with what may be played when, in both languages, and the form its lines', () => {
    const state = deal(deal(position('1802 prevost', { turn: 9 }), 'british', 17, 35), 'allies', 20);
    const story = (language: 'en' | 'fr') => {
      const telling: Telling<SavannahView> = {
        who: 'british',
        language,
        before: view(state, 'british'),
        after: view(state, 'british'),
        heard: [],
        ledger: [],
        standing: [],
        fates: [],
        skipped: [],
        outcome: null,
        next: { ordinal: 9, printed: 9, calls: ['movement'], heard: [] },
      };
      return game.story(telling);
    };
    const told = (language: 'en' | 'fr') => JSON.stringify(dispatchesIn(story(language)));
    expect(told('en')).toContain('17 A general on the sick list');
    expect(told('en')).toContain('The leader Dillon leaves the game');
    expect(told('en')).toContain('Stores from the fleet: only the enemy can play it');
    expect(told('en')).not.toContain('The cut is blocked');
    expect(told('fr')).toContain('17 Un général alité');
    expect(told('fr')).toContain('avant le mouvement ennemi');
    const form = story('en').form.join('\n');
    expect(form).toContain('# PLAY 17');
    expect(form).not.toContain('PLAY 35');
  });
});

describe('cards in the report', () => {
  const told = (after: BoarState, now: BoarState, language: 'en' | 'fr', heard: Heard[] = []) => {
    const telling: Telling<SavannahView> = {
      ...{ who: 'british', language, before: view(after, 'british'), after: view(after, 'british'), heard },
      ...{ ledger: [], standing: [], fates: [], skipped: [], outcome: null },
      next: { ordinal: 12, printed: 12, calls: ['movement'], heard: [], view: view(now, 'british') },
    };
    return game.story(telling);
  };
  const row = (state: BoarState, language: 'en' | 'fr', label: RegExp) =>
    dispatchesIn(told(state, state, language))
      .flatMap(({ rows }) => rows)
      .find((one) => label.test(one.label));

  test('what is held and left, momentum and the siege are those of the moment at which the reader writes', () => {
    const closed = deal(position('1802 prevost', { turn: 11, ordinal: 11 }), 'allies', 20, 22);
    const now = deal(position('1802 prevost', { turn: 12, ordinal: 12, siege: ['2009/N'] }), 'allies', 20);
    campaign(now).cards.deck = campaign(now).cards.deck.slice(3);
    now.momentum = { british: 1, allies: 0 };
    const story = told(closed, now, 'en');
    expect(JSON.stringify(dispatchesIn(story))).toContain('one card in hand; 51 left in the deck');
    expect(JSON.stringify(dispatchesIn(story))).toContain('1 hexside finished (2009)');
    expect(factsIn(story)[0]?.text).toMatch(/^British 1, Allied 0/);
  });

  test('S 4.3 a card whose moment is past this turn is told with no line to play it by', () => {
    const at = { turn: 17, ordinal: 17, phasing: 'british', first: 'allies' };
    const state = deal(tactical(position('1802 prevost', at)), 'british', 11);
    const before = deal(tactical(position('1802 prevost', { ...at, phasing: null, first: null })), 'british', 11);
    expect(row(before, 'en', /^11/)?.order).toBe('PLAY 11');
    expect(row(state, 'en', /^11/)?.order).toBe(undefined);
    expect(told(state, state, 'en').form.join()).not.toContain('PLAY 11');
  });

  test('S 4.3 what comes again before we are asked next is told with the turn for which it must be written now', () => {
    // Cards are drawn on turns 11, 12, 14 and 15.
    const said = (turn: number, language: 'en' | 'fr') => {
      const state = deal(
        position('1802 prevost', { turn, ordinal: turn, phasing: 'british', first: 'allies' }),
        'british',
        41,
      );
      const next = { ordinal: turn, printed: turn, calls: ['movement'], heard: [] };
      const story = game.story({ ...stillTelling('british', language, view(state, 'british')), next });
      const rows = dispatchesIn(story).flatMap(({ rows }) => rows);
      return plainWords(rows.find(({ label }) => /^41 /.test(label))?.text ?? []);
    };
    expect(said(11, 'en')).toMatch(/when we draw: PLAY 41 now, for turn 12\./);
    expect(said(11, 'fr')).toMatch(/JOUER 41 maintenant, pour le tour 12\./);
    expect(said(12, 'en')).toMatch(/when we draw\. /);
  });

  test('S 4.3 every card in force is listed with what it does and on whom it lies', () => {
    const state = position('1802 prevost; 1103 foix', { turn: 11, ordinal: 11 });
    putInForce(state, 55, 'british', [], 'turn');
    putInForce(state, 11, 'british', ['foix'], 'phase');
    expect(row(state, 'en', /55/)).toMatchObject({
      label: '55 A flag to bury the dead, in force (ours)',
      text: ['For the rest of the turn nobody bombards, fires or fights hand to hand.'],
    });
    expect(row(state, 'fr', /^11/)?.text[0]).toMatch(/Elle porte sur Foix\.$/);
  });

  const card = (address: string): Heard => {
    const facts = { card: 11, side: 'allies', target: '1104', answered: null };
    return { kind: 'savannah.card-played', rule: 'S 4.3', address, facts, rolls: [] };
  };
  const step = (address: string): Heard => {
    const facts = { units: ['prevost'], path: ['1802', '1803'], cost: 1, strategic: false, order: null };
    return { kind: 'boar.move', rule: 'series 9', address, facts, rolls: [] };
  };

  test('a card that came before the marches of its phase is told before them, one that came after is told after', () => {
    const state = position('1802 prevost', { turn: 11, ordinal: 11 });
    const at = 't11/british/movement';
    const lines = (heard: Heard[]) =>
      phasesIn(told(state, state, 'en', heard))[0]?.lines.map((line) => JSON.stringify(line));
    const isCard = (line: string): boolean => line.includes('card 11');
    expect(lines([card(`${at}/opening`), step(`${at}/prevost`)])?.map(isCard)).toEqual([true, false]);
    expect(lines([step(`${at}/prevost`), card(`${at}/closing`)])?.map(isCard)).toEqual([false, true]);
  });

  test('a unit that goes on as another counter is no loss; the morale of every army that changed is told', () => {
    const state = position('1802 prevost; 1104 pulaski', { turn: 11, ordinal: 11 });
    const after = position('1802 prevost; 1104 pulaski-r', { turn: 11, ordinal: 11 });
    after.morale = { ...after.morale, american: 15, british: 12 };
    const effects = [{ kind: 'replaced', unit: 'pulaski', by: 'pulaski-r', die: null }];
    const heard: Heard[] = [
      { kind: 'savannah.card-effect', rule: 'S 4.3', address: 't11/opening', facts: { card: 12, effects }, rolls: [] },
    ];
    const telling: Telling<SavannahView> = {
      ...{ who: 'allies', language: 'en', before: view(state, 'allies'), after: view(after, 'allies'), heard },
      ...{ ledger: [], standing: [], fates: [], skipped: [], outcome: null },
      next: { ordinal: 12, printed: 12, calls: ['movement'], heard: [] },
    };
    const story = game.story(telling);
    expect(lossesIn(story).map(({ text }) => text)).toEqual(['none', 'none', 'none']);
    expect(JSON.stringify(story.summary.at(-1))).toMatch(/to 12: .*American 15/);
  });

  test('S 4.3 a card played is told with what it does, the enemy’s too', () => {
    const state = position('1802 prevost', { turn: 11, ordinal: 11 });
    const facts = { card: 55, side: 'allies', target: null, answered: null };
    const heard: Heard[] = [
      { kind: 'savannah.card-played', rule: 'S 4.3', address: 't11/opening/cards/!card', facts, rolls: [] },
    ];
    expect(JSON.stringify(phasesIn(told(state, state, 'fr', heard)))).toContain(
      "Effet : Jusqu'à la fin du tour, ni bombardement, ni tir, ni combat.",
    );
  });
});

describe('the reference sheet', () => {
  test('lists the deck in the campaign, not in the assault, every row as wide as its head', () => {
    const of = (one: Json) => reference(one).sheet.find(({ title }) => title === 'Event cards');
    const deck = of(scenario);
    expect(deck?.rows).toHaveLength(55);
    expect(deck?.rows.every((row) => row.length === deck.columns.length)).toBe(true);
    expect(deck?.rows[16]).toEqual(
      expect.arrayContaining(['17', 'A general on the sick list', 'british', 'any turn', 'before the enemy moves']),
    );
    expect(of(assault)).toBeUndefined();
  });
});

describe('edits', () => {
  test('an umpire moves a card; only those are told who may know', () => {
    const state = deal(position('1802 prevost', { turn: 9 }), 'british', 17);
    const edit = game.edits.card;
    expect(edit?.seenBy(state, { card: 17, to: 'allies' })).toEqual(['british', 'allies']);
    expect(edit?.seenBy(state, { card: 18, to: 'deck' })).toEqual([]);
    edit?.apply(state, { card: 17, to: 'allies' });
    expect([campaign(state).cards.hands.british, campaign(state).cards.hands.allies]).toEqual([[], [17]]);
    edit?.apply(state, { card: 17, to: 'spent' });
    expect(campaign(state).cards.spent).toEqual([17]);
    edit?.apply(state, { card: 17, to: 'deck' });
    expect(cardFaults(sheet, state)).toEqual([]);
    expect(() => edit?.schema.parse({ card: 56, to: 'deck' })).toThrow();
  });
});
