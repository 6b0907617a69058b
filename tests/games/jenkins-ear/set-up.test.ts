/** Set-up, war funds, purchases, capture (R 3). */

import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/engine/contract.ts';
import { look } from '../../../src/engine/view.ts';
import { buyAll } from '../../../src/games/jenkins-ear/buying.ts';
import { income } from '../../../src/games/jenkins-ear/funds.ts';
import { setUp } from '../../../src/games/jenkins-ear/setting-up.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { ashoreIn, put } from '../../../src/games/jenkins-ear/stacks.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { menuOf } from '../../../src/table/menu.ts';
import {
  askedOf,
  campaign,
  combat,
  drive,
  failures,
  faults,
  field,
  lost,
  movement,
  order,
  position,
  told,
  whereIs,
} from './table.ts';
import { game } from './words-table.ts';

const open = (books: Parameters<typeof drive>[2] = {}) => drive(setup(field), setUp, books);
const purchase = (state: EarState, side: 'english' | 'spanish', ...orders: ReturnType<typeof order>[]) =>
  drive(state, (board) => buyAll(board, side, orders));

test('R 1.1, 1.2 two sides and ten turns', () => {
  expect(field.sides).toEqual(['english', 'spanish']);
  expect(field.tables.turns).toBe(10);
});

test('R 2.1 104 English counters and 114 Spanish', () => {
  const of = (side: string) => [...field.counters.values()].filter((counter) => counter.side === side).length;
  expect([of('english'), of('spanish')]).toEqual([104, 114]);
});

test('R 2.3 a ship of the line is one ship and bears her name; the other counters are many of a face', () => {
  for (const { kind, named, face, id } of field.counters.values()) {
    expect(named, id).toBe(kind === 'ship-of-the-line');
    if (named) expect(face, id).toBe(id);
  }
});

test('R 2.2 a counter bears what its kind may do: red, blue, green, tactics, anchor, cost', () => {
  expect(field.counters.get('en-cornwall')).toMatchObject({ gun: 8, cannonade: 4, land: null, anchor: null });
  expect(field.counters.get('en-cannons-1')).toMatchObject({ gun: 1, land: null, anchor: 'ship' });
  expect(field.counters.get('sp-reggio')).toMatchObject({ navalTactics: 1, landTactics: 1, anchor: 'any' });
});

test('R 3.0 the pools hold every counter that costs war funds, and no other', () => {
  const state = setup(field);
  for (const { id, cost, start } of field.counters.values()) {
    if (start === null) expect(state.pieces[id]?.fate, id).toBe('pool');
    else if (cost === null) expect(state.pieces[id]?.fate, id).not.toBe('pool');
  }
});

test('R 3.1 the starting counters stand where they are printed', () => {
  const { state } = open();
  expect(
    ['en-oglethorpe', 'en-supplies-start', 'en-americans', 'en-frigate-1', 'en-cannons-savannah'].map((id) =>
      whereIs(state, id),
    ),
  ).toEqual(Array(5).fill('2206 port'));
  expect(['en-soldiers-start', 'en-cannons-port-royal'].map((id) => whereIs(state, id))).toEqual(
    Array(2).fill('2719 port'),
  );
  expect(
    ['sp-lezo', 'sp-boom-chain-start', 'sp-cannons-cartagena-1', 'sp-heavy-guns-2'].map((id) => whereIs(state, id)),
  ).toEqual(Array(4).fill('2825 port'));
  expect(['sp-galicia', 'sp-san-carlos'].map((id) => whereIs(state, id))).toEqual(Array(2).fill('3718 port'));
  expect(faults(state)).toEqual([]);
});

test('R 3.1 one starting Soldiers counter lies in every Spanish seaport of value 2 or more, as the player likes', () => {
  const { state } = open({
    books: { 'spanish/movement@spanish': [order('GARRISON', 'sp-soldiers-17', { at: '2114' })] },
  });
  expect(whereIs(state, 'sp-soldiers-17')).toBe('2114 port');
  for (const port of field.ports.values()) {
    if (port.flag !== 'spanish' || port.nameOnly) continue;
    const soldiers = ashoreIn(field, state, 'spanish', port.hex).filter(
      (id) => field.counters.get(id)?.start === 'garrison',
    );
    expect(soldiers.length, port.id).toBe(port.value >= 2 ? 1 : 0);
  }
});

test('R 3.1 J54 the English buy and place first; the Spanish are asked only when they know what was bought', () => {
  const driven = open({ books: { 'english/movement@english': [order('BUY', 'en-boyne', { at: '2719' })] } });
  expect(driven.calls).toEqual(['t/english/movement@english', 't/spanish/movement@spanish']);
  const [bought] = driven.events.filter(({ kind }) => kind === 'ear.bought');
  expect(bought?.to).toEqual(['english']);
  expect(bought?.others).toEqual({ side: 'english', bought: [{ face: 'en-boyne', cost: 8 }], from: 100, to: 92 });
});

test('R 3.2 the English begin with 100 war fund points, the Spanish with 50, and get 30 and 25 each turn', () => {
  expect(setup(field).funds).toEqual({ english: 100, spanish: 50 });
  const state = position('', { funds: { english: 5, spanish: 7 } });
  drive(state, function* (board) {
    yield* [];
    income(board, 'english');
    income(board, 'spanish');
  });
  expect(state.funds).toEqual({ english: 35, spanish: 32 });
});

test('R 3.2 a track holds 100 points; what comes beyond is lost', () => {
  const state = position('', { funds: { english: 85, spanish: 0 } });
  const driven = drive(state, function* (board) {
    yield* [];
    income(board, 'english');
  });
  expect(told(driven, 'ear.income')).toMatchObject([{ from: 85, to: 100 }]);
});

describe('R 3.3', () => {
  test('R 3.3 a counter costs what is printed on its back, and goes into a friendly seaport', () => {
    const state = position('', { funds: { english: 20, spanish: 0 } });
    const driven = purchase(state, 'english', order('BUY', 'en-boyne, en-soldiers-8', { at: '2719' }));
    expect(state.funds.english).toBe(20 - 8 - 5);
    expect([whereIs(state, 'en-boyne'), whereIs(state, 'en-soldiers-8')]).toEqual(['2719 port', '2719 port']);
    expect(failures(driven)).toEqual([]);
  });

  test('R 3.2 nobody spends more than he has', () => {
    const state = position('', { funds: { english: 7, spanish: 0 } });
    expect(failures(purchase(state, 'english', order('BUY', 'en-boyne', { at: '2719' })))).toEqual(['ear.too-dear']);
    expect(state.funds.english).toBe(7);
  });

  test('R 3.3 so many of a kind are bought cheapest first', () => {
    const state = position('', { funds: { english: 20, spanish: 0 } });
    const buys = { ...order('BUY', '', { kind: 'deceptions', count: 4, at: '2719' }) };
    purchase(state, 'english', { ...buys, args: { kind: 'deceptions', count: 4, at: '2719' } });
    expect(state.funds.english).toBe(20 - 1 - 1 - 1 - 2);
  });

  test('R 3.3 a starting counter is never bought, nor one that is on the map', () => {
    const state = position('en 2719 port: frigate-2', { funds: { english: 50, spanish: 0 } });
    const driven = purchase(
      state,
      'english',
      order('BUY', 'en-frigate-1', { at: '2719' }),
      order('BUY', 'en-frigate-2', { at: '2719' }),
    );
    expect(failures(driven)).toEqual(['ear.not-in-pool', 'ear.not-in-pool']);
  });

  test('R 3.5 J52 nothing is placed on the great South Sea, in an enemy port, or in a port one has only captured', () => {
    const state = position('sp 2719 port: soldiers-1; en 3018 port: soldiers-1', {
      funds: { english: 50, spanish: 50 },
    });
    const tries = ['0419', '2719'].map((at) => order('BUY', 'sp-frigate-1', { at }));
    expect(failures(purchase(state, 'spanish', ...tries))).toEqual(['ear.no-place', 'ear.no-place']);
    const english = ['3018', '2719'].map((at) => order('BUY', 'en-frigate-2', { at }));
    expect(failures(purchase(state, 'english', ...english))).toEqual(['ear.no-place', 'ear.no-place']);
  });

  test('R 3.5 4.0 a placement may not overstack a seaport; what has no place yet is asked for', () => {
    const state = position('en 3919 port: boyne, augusta', { funds: { english: 50, spanish: 0 } });
    const driven = purchase(state, 'english', order('BUY', 'en-orford', { at: '3919' }), order('BUY', 'en-lion'));
    expect(failures(driven)).toEqual(['ear.no-place']);
    const [need] = askedOf(driven, 'place');
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    expect(judge({ 'en-lion': '3919' }).map(({ code }) => code)).toEqual(['ear.overstacked']);
    expect(judge({ 'en-lion': '4323' })).toEqual([]);
    const offered = menuOf(game, need as Question, look(game, state, 'english'), 'en').options;
    expect(
      offered.map(({ answer }) => answer),
      'its letter offers every port that has room',
    ).toEqual(expect.arrayContaining([{ 'en-lion': '2719' }, { 'en-lion': '4323' }]));
  });
});

describe('R 3.4', () => {
  test('R 3.4 J51 capturing an enemy or foreign seaport pays its value at once', () => {
    const state = position('en 3018 off: merchant-1+soldiers-1', { funds: { english: 10, spanish: 0 } });
    const driven = movement(state, 'english', [], { answers: { land: ['en-soldiers-1'] } });
    expect(told(driven, 'ear.captured')).toMatchObject([{ port: 'leogane', paid: 2, from: 10, to: 12 }]);
  });

  test('R 3.4 what a capture pays beyond 100 is lost', () => {
    const state = position('en 3018 off: merchant-1+soldiers-1', { funds: { english: 99, spanish: 0 } });
    const driven = movement(state, 'english', [], { answers: { land: ['en-soldiers-1'] } });
    expect(told(driven, 'ear.captured')).toMatchObject([{ value: 2, paid: 1, to: 100 }]);
  });

  test('R 3.4 a captured port pays its value every turn, as long as a land counter occupies it', () => {
    const state = position('en 3018 port: soldiers-1; en 2717 port: supplies-1');
    const driven = drive(state, function* (board) {
      yield* [];
      income(board, 'english');
    });
    expect(told(driven, 'ear.income')[0]?.ports).toEqual([
      { port: 'santiago', value: 3 },
      { port: 'leogane', value: 2 },
    ]);
    expect(state.funds.english).toBe(35);
  });

  test('R 3.4 J50 a captured port that is left goes back to its printed owner, a foreign one to nobody', () => {
    const state = position('en 3018 port: soldiers-1; en 2717 port: soldiers-2');
    const orders = [order('MOVE', 'en-soldiers-1', { to: '2918' }), order('MOVE', 'en-soldiers-2', { to: '2716' })];
    const driven = movement(state, 'english', orders, { dice: { '!disease': 2 } });
    expect(told(driven, 'ear.given-up').map(({ port, to }) => [port, to])).toEqual([
      ['santiago', 'spanish'],
      ['leogane', null],
    ]);
    expect([state.ports.leogane, state.ports.santiago]).toEqual([null, 'spanish']);
  });

  test('J51 a port pays a side once a game turn however often that side takes it, and retaking a printed own one pays nothing', () => {
    const state = position(
      'en 3018 off: merchant-1+soldiers-1; en 2719 off: merchant-2+soldiers-2; sp 2719 port: boom-chain-1',
      { captured: [{ port: 'leogane', side: 'english' }] },
    );
    expect(state.ports['port-royal']).toBe('spanish');
    const driven = movement(state, 'english', [], {
      answers: { land: ['en-soldiers-1'], '2719/land@english': ['en-soldiers-2'] },
    });
    expect(told(driven, 'ear.captured')).toMatchObject([{ port: 'leogane', paid: 0 }]);
    const fought = combat(state, 'english');
    expect(told(fought, 'ear.captured')).toMatchObject([{ port: 'port-royal', paid: 0 }]);
  });

  test('R 3.4 J51 a port taken from him who took it this turn pays its new taker too, once', () => {
    const captured = [{ port: 'leogane', side: 'english' }] as const;
    const state = position('en 3018 port: supplies-1; sp 3018 off: frigate-1+soldiers-1', { captured: [...captured] });
    const landed = campaign(state, 'spanish', [], { answers: { land: ['sp-soldiers-1'] } });
    expect(told(landed, 'ear.captured')).toMatchObject([{ port: 'leogane', side: 'spanish', paid: 2 }]);
    expect(state.captured).toEqual([...captured, { port: 'leogane', side: 'spanish' }]);
    const again = position('en 3018 port: supplies-1; sp 3018 off: frigate-1+soldiers-1', { captured: state.captured });
    expect(
      told(campaign(again, 'spanish', [], { answers: { land: ['sp-soldiers-1'] } }), 'ear.captured'),
    ).toMatchObject([{ side: 'spanish', paid: 0 }]);
  });

  test('J51 J50 who goes aboard or out of a captured port and is back by the end of the movement has not left it', () => {
    const aboard = position('en 3018 port: merchant-1, soldiers-1');
    const landed = movement(aboard, 'english', [order('EMBARK', 'en-soldiers-1', { on: 'en-merchant-1' })], {
      answers: { land: ['en-soldiers-1'] },
    });
    const out = position('en 3018 port: soldiers-1');
    const marched = movement(
      out,
      'english',
      [order('MOVE', 'en-soldiers-1', { to: '2918' }), order('MOVE', 'en-soldiers-1', { to: '3018' })],
      { dice: { '!disease': 2 } },
    );
    for (const [state, driven] of [
      [aboard, landed],
      [out, marched],
    ] as const) {
      expect(whereIs(state, 'en-soldiers-1')).toBe('3018 port');
      expect([...told(driven, 'ear.given-up'), ...told(driven, 'ear.captured')]).toEqual([]);
      expect([state.funds.english, state.captured]).toEqual([0, []]);
    }
  });

  test('J50 a captured port held by guns alone falls back when they are lost at sea', () => {
    const state = position('en 3018 port: cannons-1, frigate-2; sp 3019 off: oriente, frigate-1');
    state.contacts = [{ hex: '3018', attacker: 'spanish', from: '3019' }];
    state.phase = 'spanish';
    for (const id of ['sp-oriente', 'sp-frigate-1']) put(field, state, [id], '3018', 'off');
    const driven = combat(state, 'spanish', {
      dice: { '!sp-oriente.1': 1, '!sp-frigate-1.1': 1 },
      answers: { 'shore-guns': ['en-cannons-1'] },
    });
    expect(lost(driven, 'naval-combat').toSorted()).toEqual(['en-cannons-1', 'en-frigate-2']);
    expect([state.ports.leogane, told(driven, 'ear.given-up').length]).toEqual([null, 1]);
  });

  test('R 3.4 J49 a captured port is friendly: it supplies and stacks as one’s own', () => {
    const state = position('en 3018 port: soldiers-1, augusta');
    expect(faults(state)).toEqual([]);
    expect([state.ports.leogane, whereIs(state, 'en-augusta')]).toEqual(['english', '3018 port']);
  });
});
