/** Naval interception, by those who wait and by those who come (R 7.2). */
import { describe, expect, test } from 'vitest';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import {
  type Answers,
  askedOf,
  campaign,
  type Dice,
  type Driven,
  movement,
  order,
  position,
  told,
  whereIs,
} from './table.ts';
import { ask, game, oneOf, reply, viewOf } from './words-table.ts';

/** An English squadron passes SP 3018: 2819 - 2919 - 2920. */
const passing = (state: EarState, dice: Dice, answers: Answers) =>
  movement(state, 'english', [order('MOVE', 'en-boyne, en-frigate-2', { via: ['2819', '2919'], to: '2920' })], {
    dice,
    answers,
  });
const waiting = (ships: string) => position(`en 2719 port: boyne, frigate-2; sp 3018 port: ${ships}, soldiers-1`);
const FLEET = 'oriente, frigate-1, frigate-2';
const fleet = ['sp-oriente', 'sp-frigate-1', 'sp-frigate-2'];

describe('R 7.2', () => {
  test('R 7.2 those beside whom a stack moves may intercept, and need not', () => {
    const state = waiting(FLEET);
    const driven = passing(state, {}, { intercept: [] });
    expect(askedOf(driven, 'intercept').map(({ role, about }) => [role, about])).toMatchObject([
      ['spanish', { at: '2919', from: ['3018'], height: 2, top: 'en-boyne', candidates: fleet }],
    ]);
    expect(whereIs(state, 'en-boyne')).toBe('2920 off');
  });

  test('R 7.2 the question whether to intercept is discreet, and its silence tells nothing', () => {
    const declined = passing(waiting(FLEET), {}, { intercept: [] });
    expect(askedOf(declined, 'intercept').every(({ discreet }) => discreet)).toBe(true);
    const impossible = passing(
      position('en 2719 port: boyne, frigate-2; sp 3018 port: soldiers-2, boom-chain-1, frigate-1, soldiers-1', {
        storms: ['3018'],
      }),
      {},
      {},
    );
    expect(told(declined, 'ear.move')).toEqual(told(impossible, 'ear.move'));
  });

  test('R 7.2 J13 it succeeds on a die not above the number of ships that try', () => {
    const three = waiting(FLEET);
    expect(told(passing(three, { '!intercept': 3 }, { intercept: fleet }), 'ear.intercept')).toMatchObject([
      { needed: 3, success: true },
    ]);
    expect([whereIs(three, 'sp-oriente'), whereIs(three, 'en-boyne')]).toEqual(['2919 off', '2919 off']);
    const two = waiting(FLEET);
    expect(told(passing(two, { '!intercept': 3 }, { intercept: fleet.slice(1) }), 'ear.intercept')).toMatchObject([
      { needed: 2, success: false },
    ]);
    expect(whereIs(two, 'sp-frigate-1')).toBe('3018 port');
  });

  test('R 7.2 a 6 always fails', () => {
    const state = waiting('oriente, frigate-1, frigate-2, africa, dragon, reina, principe');
    const all = ['oriente', 'frigate-1', 'frigate-2', 'africa', 'dragon', 'reina', 'principe'].map((id) => `sp-${id}`);
    expect(told(passing(state, { '!intercept': 6 }, { intercept: all }), 'ear.intercept')).toMatchObject([
      { needed: 7, success: false },
    ]);
  });

  test('R 7.2 9.1 who came from several hexes may draw off to where most came from', () => {
    const state = position('en 2719 port: boyne, frigate-2; sp 3018 port: frigate-1; sp 3019 off: oriente, frigate-2');
    passing(state, { '!intercept': 1 }, { '2919/intercept@spanish': ['sp-frigate-1', 'sp-oriente', 'sp-frigate-2'] });
    expect(state.contacts).toEqual([{ hex: '2919', attacker: 'spanish', from: '3019' }]);
  });

  test('R 7.2 J12 ships of several hexes try together, with one die', () => {
    const state = position(
      'en 2719 port: boyne, frigate-2; sp 3018 port: oriente, soldiers-1; sp 3019 off: frigate-1; sp 2920 off: frigate-2',
    );
    const driven = movement(
      state,
      'english',
      [order('MOVE', 'en-boyne, en-frigate-2', { via: ['2818'], to: '2919' })],
      {
        dice: { '!intercept': 3 },
        answers: { intercept: fleet },
      },
    );
    expect(told(driven, 'ear.intercept')).toMatchObject([{ from: ['2920', '3018', '3019'], needed: 3, success: true }]);
    expect(fleet.map((id) => whereIs(state, id))).toEqual(Array(3).fill('2919 off'));
  });

  test('R 7.2 merchants may come along and do not count', () => {
    const state = position('sp 2719 off: oriente, frigate-1; en 3018 port: boyne, merchant-1, merchant-2, soldiers-1');
    const driven = movement(
      state,
      'spanish',
      [order('MOVE', 'sp-oriente, sp-frigate-1', { via: ['2819'], to: '2919' })],
      {
        dice: { '!intercept': 1 },
        answers: { intercept: ['en-boyne', 'en-merchant-1'] },
      },
    );
    expect(told(driven, 'ear.intercept')).toMatchObject([{ needed: 1, success: true }]);
    expect([whereIs(state, 'en-merchant-1'), whereIs(state, 'en-merchant-2')]).toEqual(['2919 off', '3018 port']);
  });

  test('R 7.2 merchants of one hex come along with warships of another', () => {
    const state = position('sp 2719 off: oriente; en 3018 port: boyne, soldiers-1; en 3019 off: merchant-1+soldiers-4');
    const driven = movement(state, 'spanish', [order('MOVE', 'sp-oriente', { via: ['2819'], to: '2919' })], {
      dice: { '!intercept': 1 },
      answers: { intercept: ['en-boyne', 'en-merchant-1'] },
    });
    expect(askedOf(driven, 'intercept')[0]?.about).toMatchObject({ candidates: ['en-boyne', 'en-merchant-1'] });
    expect(['en-boyne', 'en-merchant-1', 'en-soldiers-4'].map((id) => whereIs(state, id))).toEqual(
      Array(3).fill('2919 off'),
    );
    const alone = position('sp 2719 off: oriente; en 3018 port: soldiers-1; en 3019 off: merchant-1');
    const passed = movement(alone, 'spanish', [order('MOVE', 'sp-oriente', { via: ['2819'], to: '2919' })]);
    expect(askedOf(passed, 'intercept')).toEqual([]);
  });

  test('R 7.2 merchants alone do not intercept; Deceptions only with ships of their hex', () => {
    const state = position('sp 2719 off: oriente; en 3018 port: deception-1, boyne, merchant-1, soldiers-1');
    const driven = movement(state, 'spanish', [order('MOVE', 'sp-oriente', { via: ['2819'], to: '2919' })]);
    const [need] = askedOf(driven, 'intercept');
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    expect(judge(['en-merchant-1']).map(({ code }) => code)).toEqual(['ear.nobody-to-intercept']);
    expect(judge(['en-boyne', 'en-deception-1'])).toEqual([]);
  });

  test('R 7.2 after a failed attempt the mover may go on, or stop; the same ships may try again in the next hex', () => {
    const state = position('en 2719 port: boyne; sp 3018 off: oriente');
    const orders = [order('MOVE', 'en-boyne', { via: ['2819', '2919'], to: '2918' })];
    const driven = movement(state, 'english', orders, {
      dice: { '!intercept': 5 },
      answers: { intercept: ['sp-oriente'], 'go-on': 'go-on' },
    });
    expect(told(driven, 'ear.intercept').map(({ at }) => at)).toEqual(['2919', '2918']);
    const stopping = position('en 2719 port: boyne; sp 3018 off: oriente');
    movement(stopping, 'english', orders, {
      dice: { '!intercept': 5 },
      answers: { intercept: ['sp-oriente'], 'go-on': 'stop' },
    });
    expect(whereIs(stopping, 'en-boyne')).toBe('2919 off');
  });

  test('R 7.2 J16 who has intercepted with success does so no more this game turn, until the turn is over', () => {
    const state = position('en 2719 port: boyne; en 3919 port: augusta; sp 3019 off: oriente');
    const first = movement(state, 'english', [order('MOVE', 'en-boyne', { via: ['2819'], to: '2919' })], {
      dice: { '!intercept': 1 },
      answers: { intercept: ['sp-oriente'] },
    });
    expect(told(first, 'ear.intercept')).toMatchObject([{ success: true }]);
    state.contacts = [];
    const second = movement(
      state,
      'english',
      [
        order('MOVE', 'en-augusta', {
          via: ['3818', '3718', '3618', '3518', '3418', '3319', '3219', '3119'],
          to: '3018',
        }),
      ],
      { dice: {} },
    );
    expect(askedOf(second, 'intercept')).toEqual([]);
  });

  test('R 7.2 J16 a mover who comes up with the enemy has intercepted with all his ships, Merchants too', () => {
    const state = position('en 2919 off: boyne, frigate-1, merchant-1; sp 2920 off: oriente');
    const sail = order('MOVE', 'en-boyne, en-merchant-1', { to: '2920' });
    movement(state, 'english', [sail], { dice: { '!contact': 1 } });
    const marks = ['en-boyne', 'en-merchant-1', 'en-frigate-1'].map((id) => state.pieces[id]?.intercepted);
    expect([whereIs(state, 'en-merchant-1'), ...marks]).toEqual(['2920 off', true, true, false]);
  });

  test('R 7.2 J16 beside one who has intercepted another may still try, alone', () => {
    const state = waiting('oriente, frigate-1');
    Object.assign(state.pieces['sp-oriente'] ?? {}, { intercepted: true });
    const [need] = askedOf(passing(state, {}, { intercept: [] }), 'intercept');
    expect(need?.about).toMatchObject({ candidates: ['sp-frigate-1'] });
  });

  test('R 7.2 an intercepted stack is caught whole, goes no further, and there will be combat whoever’s phase it is', () => {
    const state = waiting(FLEET);
    const driven = passing(state, { '!intercept': 1 }, { intercept: ['sp-oriente'] });
    expect(state.contacts).toEqual([{ hex: '2919', attacker: 'spanish', from: '3018' }]);
    expect([whereIs(state, 'en-boyne'), whereIs(state, 'en-frigate-2')]).toEqual(['2919 off', '2919 off']);
    const again = movement(structuredClone(state), 'english', []);
    expect(again.calls).toEqual([]);
    expect(told(driven, 'ear.move').flatMap(({ path }) => path)).not.toContain('2920');
  });

  test('R 7.2 J15 nobody is intercepted in a friendly seaport hex, nor from or into a storm', () => {
    const home = position('en 2819 off: boyne; sp 2818 off: oriente');
    expect(askedOf(movement(home, 'english', [order('MOVE', 'en-boyne', { to: '2719' })]), 'intercept')).toEqual([]);
    const storm = position('en 2719 port: boyne; sp 3018 off: oriente', { storms: ['3018'] });
    expect(
      askedOf(movement(storm, 'english', [order('MOVE', 'en-boyne', { via: ['2819'], to: '2919' })]), 'intercept'),
    ).toEqual([]);
  });

  test('R 7.2 J17a who owes a combat intercepts nobody elsewhere, and the first to intercept in a hex attacks there', () => {
    const owing = (contacts: EarState['contacts']) => {
      const state = position('en 2719 port: boyne; sp 3018 off: oriente; en 3018 off: augusta', { contacts });
      return askedOf(
        movement(state, 'english', [order('MOVE', 'en-boyne', { via: ['2819', '2919'], to: '2920' })], {
          answers: { intercept: [] },
        }),
        'intercept',
      ).length;
    };
    expect(owing([])).toBe(1);
    expect(owing([{ hex: '3018', attacker: 'english', from: '3019' }])).toBe(0);
    const contacts = [{ hex: '2919', attacker: 'spanish' as const, from: '3018' }];
    const joined = position('en 2819 off: boyne; en 2919 off: augusta; sp 2919 off: oriente', { contacts });
    movement(joined, 'english', [order('MOVE', 'en-boyne', { to: '2919' })], {
      dice: { '!contact': 1 },
      answers: { 'enter-contact': 'enter' },
    });
    expect([whereIs(joined, 'en-boyne'), joined.contacts]).toEqual(['2919 off', contacts]);
  });

  test('R 7.2 where only Merchants lie nobody is asked whether he intercepts', () => {
    const waits = (ships: string) =>
      askedOf(
        movement(position(`sp 2819 off: oriente; en 3018 off: ${ships}`), 'spanish', [
          order('MOVE', 'sp-oriente', { to: '2919' }),
        ]),
        'intercept',
      ).length;
    expect(waits('merchant-1')).toBe(0);
    expect(waits('merchant-1, frigate-2')).toBe(1);
  });

  test('R 11.2 a Deception sails out to intercept only beside a ship of her own hex', () => {
    const state = position('en 2719 port: boyne; sp 3018 off: oriente, deception-1; sp 3019 off: africa, deception-2');
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne', { via: ['2819', '2919'], to: '2920' })], {
      answers: { intercept: [] },
    });
    const [need] = askedOf(driven, 'intercept');
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    expect(judge(['sp-oriente', 'sp-deception-1'])).toEqual([]);
    expect(judge(['sp-oriente', 'sp-deception-2'])).toMatchObject([{ code: 'ear.deception-alone' }]);
  });

  test('J14 the hex a move starts from gives no attempt', () => {
    const state = position('en 2919 off: boyne; sp 3018 off: oriente');
    expect(askedOf(movement(state, 'english', [order('MOVE', 'en-boyne', { to: '2819' })]), 'intercept')).toEqual([]);
  });

  test('R 7.2 J7 everybody hears the die and how it ended, the enemy never with how many or who', () => {
    const driven = passing(waiting(FLEET), { '!intercept': 5 }, { intercept: fleet });
    const event = driven.events.find(({ kind }) => kind === 'ear.intercept');
    expect(event?.to).toEqual(['spanish']);
    expect(event?.others).toEqual({ side: 'spanish', at: '2919', what: 'intercept', die: 5, success: false });
  });
});

describe('R 7.2, the mover', () => {
  const closing = (state: EarState, dice: Dice, answers: Answers) =>
    movement(state, 'english', [order('MOVE', 'en-boyne, en-frigate-2', { via: ['2819', '2919'], to: '3018' })], {
      dice,
      answers,
    });

  test('R 6.3 who meets enemy ships in the hex where the sea is checked is told that this alone spares the check', () => {
    const sailing = (via: string[]): unknown[] => {
      const march = order('MOVE', 'en-boyne, en-frigate-2', { via, to: '3018' });
      const answers = { 'enter-contact': 'enter', intercept: [], 'go-on': 'go-on' };
      const { fates } = movement(waiting('oriente'), 'english', [march], { dice: { '!contact': 2 }, answers });
      return fates.flatMap((fate) => (fate.kind === 'done' ? [fate.came].flat() : [])).map((came) => came?.facts);
    };
    expect(sailing(['2819', '2919'])).toContainEqual({ hexes: 3, checks: 0 });
    expect(sailing(['2819', '2920', '2919', '2819', '2919'])).toContainEqual({ hexes: 6, checks: 0, spared: true });
  });

  test('R 7.2 to sail into enemy ships one must try to intercept them from the hex before, or stop', () => {
    const state = waiting('oriente');
    const driven = closing(state, { '!contact': 2 }, { 'enter-contact': 'enter' });
    expect(askedOf(driven, 'enter-contact')[0]).toMatchObject({
      role: 'english',
      about: { here: '2919', ahead: '3018', final: true, needed: 2 },
    });
    expect(told(driven, 'ear.intercept')).toMatchObject([{ side: 'english', at: '3018', needed: 2, success: true }]);
    expect(state.contacts).toEqual([{ hex: '3018', attacker: 'english', from: '2919' }]);
    expect(['en-boyne', 'en-frigate-2'].map((id) => state.pieces[id]?.intercepted)).toEqual([true, true]);
    const stopping = waiting('oriente');
    closing(stopping, {}, { 'enter-contact': 'stop' });
    expect(whereIs(stopping, 'en-boyne')).toBe('2919 off');
  });

  test('R 7.2 J11 those who wait try first', () => {
    const driven = closing(
      waiting('oriente'),
      { '!intercept': 6, '!contact': 1 },
      { intercept: ['sp-oriente'], 'enter-contact': 'enter' },
    );
    expect(told(driven, 'ear.intercept').map(({ side }) => side)).toEqual(['spanish', 'english']);
  });

  test('R 7.2 they try first too against who goes in on them from where he lay, and no more when he goes on from there', () => {
    const sailing = (dice: Dice, orders = [order('MOVE', 'en-boyne, en-frigate-2', { to: '3018' })]) => {
      const state = position('en 2919 off: boyne, frigate-2; sp 3018 port: oriente, soldiers-1');
      const answers: Answers = {
        intercept: ['sp-oriente'],
        'enter-contact': ({ space }) => (space.kind === 'one' ? (space.of[0] ?? null) : null),
        'first/go-on@english': 'go-on',
      };
      const driven = movement(state, 'english', orders, { dice, answers });
      return { state, tried: told(driven, 'ear.intercept').map(({ side, at }) => [side, at]) };
    };
    const caught = sailing({ '!intercept': 1 });
    expect(caught.tried).toEqual([['spanish', '2919']]);
    expect(caught.state.contacts).toEqual([{ hex: '2919', attacker: 'spanish', from: '3018' }]);
    const missed = sailing({ '!intercept': 5, '!contact': 1 });
    expect(missed.tried).toEqual([
      ['spanish', '2919'],
      ['english', '3018'],
    ]);
    expect(missed.state.contacts).toMatchObject([{ hex: '3018', attacker: 'english' }]);
    const again = order('MOVE', 'en-boyne, en-frigate-2', { to: '3018' });
    expect(sailing({ '!intercept': 5, '!contact': 5 }, [again, again]).tried).toEqual([
      ['spanish', '2919'],
      ['english', '3018'],
    ]);
  });

  test('R 7.2 7.3 nobody tries against who stops before enemy ships, or goes from beside them into a seaport of his own', () => {
    const asked = (text: string, to: string, answer: string) =>
      askedOf(
        movement(position(text), 'english', [order('MOVE', 'en-boyne', { to })], {
          answers: { 'enter-contact': answer },
        }),
        'intercept',
      );
    expect(asked('en 2919 off: boyne; sp 3018 port: oriente, soldiers-1', '3018', 'stop')).toEqual([]);
    expect(asked('en 2819 off: boyne; sp 2719 off: oriente', '2719', 'slip')).toEqual([]);
  });

  test('R 7.2 J17 after a miss of his own he stays, or goes in: then his move ends, without combat, and nobody may land', () => {
    const staying = waiting('oriente');
    closing(staying, { '!contact': 5 }, { 'enter-contact': 'enter', 'go-on': 'stop' });
    expect(whereIs(staying, 'en-boyne')).toBe('2919 off');
    const state = position('en 2719 port: boyne+soldiers-1, frigate-2; sp 3018 port: oriente, soldiers-1');
    const orders = [order('MOVE', 'en-boyne, en-frigate-2', { via: ['2819', '2919'], to: '3018' })];
    const driven = campaign(state, 'english', orders, {
      dice: { '!contact': 5 },
      answers: { 'enter-contact': 'enter', 'go-on': 'enter' },
    });
    expect(whereIs(state, 'en-boyne')).toBe('3018 off');
    expect(told(driven, 'ear.naval-combat')).toEqual([]);
    expect(askedOf(driven, 'land')).toEqual([]);
  });

  test('R 7.2 from each hex beside the enemy a ship tries once a step; for another try she enters another', () => {
    const beside = () => position('en 2919 off: boyne; sp 3018 off: oriente');
    const again = (state: EarState, ways: readonly string[][], onceTried: 'stop' | 'slip') =>
      movement(
        state,
        'english',
        ways.map((via) => order('MOVE', 'en-boyne', { via, to: '3018' })),
        {
          dice: { '!contact': 6 },
          answers: {
            'enter-contact': ({ about }) => ((about as { tried?: boolean }).tried ? onceTried : 'enter'),
            'go-on': 'stop',
          },
        },
      );
    const tries = (driven: Driven) => told(driven, 'ear.intercept').length;
    const state = beside();
    const twelve = again(state, Array<string[]>(12).fill([]), 'stop');
    expect(tries(twelve)).toBe(1);
    expect(told(twelve, 'ear.stopped').map(({ reason }) => reason)).toEqual(['missed', ...Array(11).fill('tried')]);
    expect(tries(again(state, [[]], 'stop'))).toBe(1);
    expect(tries(again(beside(), [[], ['2918'], ['2919']], 'stop'))).toBe(2);
    const entering = beside();
    expect(tries(again(entering, [[], []], 'slip'))).toBe(1);
    expect([whereIs(entering, 'en-boyne'), entering.contacts]).toEqual(['3018 off', []]);
  });

  test('R 7.2 J16 of ships that have all intercepted this turn, and of Merchants, none tries: no die, and in without combat or not', () => {
    const sail = (way: 'stop' | 'slip') => {
      const state = position('en 2919 off: boyne, merchant-1; sp 3018 off: oriente');
      Object.assign(state.pieces['en-boyne'] ?? {}, { intercepted: true });
      const orders = [order('MOVE', 'en-boyne, en-merchant-1', { to: '3018' })];
      return movement(state, 'english', orders, { answers: { 'enter-contact': way } });
    };
    const stopped = sail('stop');
    expect([stopped.rolled, whereIs(stopped.state, 'en-boyne')]).toEqual([[], '2919 off']);
    expect(told(stopped, 'ear.stopped').map(({ reason }) => reason)).toEqual(['unable']);
    const entered = sail('slip');
    expect([entered.rolled, whereIs(entered.state, 'en-boyne'), entered.state.contacts]).toEqual([[], '3018 off', []]);
    const about = { here: '2919', ahead: '3018', final: true, needed: 0 };
    const said = (text: string) =>
      reply(stopped.state, 'english', text, ask('english', 'enter-contact', about, oneOf('slip', 'stop')));
    expect([said('MOVE boyne TO 3018 attack'), said('MOVE boyne TO 3018 enter')]).toEqual(['stop', 'slip']);
  });

  test('R 7.2 a ship that has tried counts no more in a stack from there, those she joins do', () => {
    const state = position('en 2919 off: boyne, lion, torbay; sp 3018 off: oriente');
    const orders = [
      order('MOVE', 'en-boyne', { to: '3018' }),
      order('MOVE', 'en-boyne, en-lion, en-torbay', { to: '3018' }),
    ];
    const answers = { 'enter-contact': 'enter', 'go-on': 'stop' };
    const driven = movement(state, 'english', orders, { dice: { '!contact': 3 }, answers });
    expect(told(driven, 'ear.intercept').map(({ needed }) => needed)).toEqual([1, 2]);
  });

  test('R 6.3 who intercepts is spared the perilous sea', () => {
    const state = position('en 2719 port: boyne, frigate-2; sp 2824 off: oriente');
    const orders = [
      order('MOVE', 'en-boyne, en-frigate-2', { via: ['2819', '2820', '2821', '2822', '2823'], to: '2824' }),
    ];
    const driven = movement(state, 'english', orders, {
      dice: { '!contact': 1 },
      answers: { 'enter-contact': 'enter' },
    });
    expect(whereIs(state, 'en-boyne')).toBe('2824 off');
    expect(told(driven, 'ear.perilous')).toEqual([]);
  });

  test('R 6.3 who goes in among enemy ships without trying is not spared it, but into a seaport of his own', () => {
    const among = (text: string, via: string[], to: string, die: number) => {
      const state = position(text);
      const orders = [order('MOVE', 'en-merchant-1', { via, to })];
      const answers = { 'enter-contact': 'slip', intercept: [] };
      const driven = movement(state, 'english', orders, { dice: { '!perilous': die }, answers });
      return [told(driven, 'ear.perilous').map(({ hex }) => hex), whereIs(state, 'en-merchant-1')];
    };
    const away = 'en 2719 port: merchant-1; sp 2824 off: oriente; sp 2825 port: frigate-1';
    const south = ['2819', '2820', '2821', '2822', '2823'];
    expect(among(away, south, '2824', 6)).toEqual([['2824'], '2824 off']);
    expect(among(away, south, '2824', 1)).toEqual([['2824'], expect.stringMatching(/pool|out/)]);
    const home = 'en 2823 off: merchant-1; sp 2719 off: oriente';
    expect(among(home, ['2822', '2821', '2820', '2819', '2818'], '2719', 1)).toEqual([[], '2719 off']);
  });

  test('R 7.3 J15 into his friendly seaport he may slip past enemy ships without trying', () => {
    const state = position('en 2819 off: boyne; sp 2719 off: oriente');
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne', { to: '2719' })], {
      answers: { 'enter-contact': 'slip' },
    });
    expect(told(driven, 'ear.intercept')).toEqual([]);
    expect([whereIs(state, 'en-boyne'), state.contacts]).toEqual(['2719 off', []]);
  });

  test('R 7.3 a MOVE into a blockaded port of its own slips in, and attacks where it says so and has a ship that counts', () => {
    const begun = { phase: null, turn: 2, ordinal: 3 } as const;
    const blockade = position('en 2819 off: boyne, merchant-1; sp 2719 off: oriente', begun);
    const said = (text: string, needed: number) => {
      const about = { here: '2819', ahead: '2719', final: true, needed };
      return reply(blockade, 'english', text, ask('english', 'enter-contact', about, oneOf('enter', 'slip', 'stop')));
    };
    expect(said('MOVE boyne TO port royal', 1)).toBe('slip');
    expect(said('MOVE merchant-1 TO port royal attack', 0)).toBe('slip');
    expect(said('MOVE boyne TO port royal attack', 1)).toBe('enter');
    expect(said('MOVE boyne TO port royal stop', 1)).toBe('stop');
    expect(said('STANDING CONTACT attack', 1)).toBe('enter');
    expect(said('STANDING CONTACT attack', 0)).toBe('slip');
    const need = ask(
      'english',
      'enter-contact',
      { here: '2819', ahead: '2719', final: true, needed: 1 },
      oneOf('enter', 'slip', 'stop'),
    );
    expect(game.answer(need, () => viewOf(blockade, 'english'), [])).toBe('slip');
  });

  test('R 7.2 J17a all ships of both sides in the hex take part, those also that lay there before', () => {
    const state = position('en 2719 port: boyne, frigate-2; en 2919 off: augusta; sp 3018 off: oriente');
    const orders = [
      order('MOVE', 'en-boyne, en-frigate-2', { via: ['2819'], to: '2919' }),
      order('MOVE', 'en-augusta', { to: '2920' }),
    ];
    const driven = campaign(state, 'english', orders, {
      dice: { '!intercept': 1 },
      answers: { intercept: ['sp-oriente'] },
    });
    expect(told(driven, 'ear.order-failed')).toMatchObject([{ reason: { code: 'ear.moved-already' } }]);
    expect(told(driven, 'ear.naval-combat')[0]?.lines.english.map(({ unit }) => unit)).toContain('en-augusta');
  });
});
