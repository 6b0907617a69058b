/** Storms, fortunes, supply, succession, San Isidro, victory, and the sequence of play (R 5, 6, 8, 10, 11.8, 11.9). */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { fortunesOfWar } from '../../../src/games/jenkins-ear/fortunes.ts';
import { setUp } from '../../../src/games/jenkins-ear/setting-up.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { put } from '../../../src/games/jenkins-ear/stacks.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { raiseStorms, removeStorms } from '../../../src/games/jenkins-ear/storms.ts';
import { successionStep } from '../../../src/games/jenkins-ear/succession.ts';
import { supplyStep, unsupplied } from '../../../src/games/jenkins-ear/supply.ts';
import { turn } from '../../../src/games/jenkins-ear/turn.ts';
import { decide, marginOf } from '../../../src/games/jenkins-ear/victory.ts';
import {
  type Answers,
  askedOf,
  type Dice,
  drive,
  faults,
  field,
  lost,
  movement,
  order,
  position,
  told,
  whereIs,
} from './table.ts';
import { game, viewOf } from './words-table.ts';

describe('R 5.0', () => {
  const ending = (text: string, dice: Dice = {}, answers: Answers = {}) => {
    const state = position(text, { turn: 10, ordinal: 11, phase: null });
    return { state, driven: drive(state, decide, { dice, answers }) };
  };

  test('R 5.0 without a captured Spanish seaport Spain has won', () => {
    const { state } = ending('en 3018 port: soldiers-1; en 2719 port: soldiers-2');
    expect(state.over).toEqual({ result: 'spanish', winner: 'spanish', reason: 'nothing-captured' });
  });

  test('R 5.0 J67 a captured port is held on a die not above its value, one more for each route to a Spanish port not captured', () => {
    const die = (face: number) => ending('en 2825 port: soldiers-1', { '!victory.cartagena': face });
    expect(told(die(4).driven, 'ear.victory-die')).toMatchObject([
      { port: 'cartagena', value: 6, die: 4, sum: 6, won: true },
    ]);
    expect(
      told(die(4).driven, 'ear.victory-die')[0]
        ?.modifiers.map(({ of }) => of)
        .toSorted(),
    ).toEqual(['porto-bello', 'santa-marta']);
    expect(die(4).state.over).toMatchObject({ winner: 'english', reason: 'port-held' });
    expect(die(5).state.over).toMatchObject({ winner: 'spanish', reason: 'no-port-secured' });
  });

  test('R 5.0 of two wars a won one is the better, and of two lost ones that with the better chance at the peace', () => {
    const margin = (text: string, face: number): number => {
      const { state } = ending(text, { '!victory.cartagena': face });
      expect(marginOf(field, state, 'spanish')).toBe(-marginOf(field, state, 'english'));
      return marginOf(field, state, 'english');
    };
    const cartagena = 'en 2825 port: soldiers-1';
    // Four faces of six, as two routes are open.
    expect([margin(cartagena, 1), margin(cartagena, 6), margin('', 6)]).toEqual([1667, -333, -1000]);
  });

  test('R 5.0 a route to a port that is captured too adds nothing', () => {
    const { driven } = ending(
      'en 2825 port: soldiers-1; en 2925 port: soldiers-2',
      { '!victory.cartagena': 1 },
      { 'victory-order': 'cartagena' },
    );
    expect(told(driven, 'ear.victory-die')[0]?.modifiers.map(({ of }) => of)).toEqual(['porto-bello']);
  });

  test('R 5.0 one die for each captured port, one after the other as the English like, until one is held', () => {
    const text = 'en 2925 port: soldiers-2; en 2717 port: soldiers-4; en 2114 port: soldiers-5';
    const { state, driven } = ending(
      text,
      { '!victory.santa-marta': 6, '!victory.havana': 1 },
      { 'port.1/victory-order@english': 'santa-marta', 'port.2/victory-order@english': 'havana' },
    );
    expect(told(driven, 'ear.victory-die').map(({ port, won }) => [port, won])).toEqual([
      ['santa-marta', false],
      ['havana', true],
    ]);
    expect(state.over?.winner).toBe('english');
    const lost = ending(text).driven;
    expect(
      told(lost, 'ear.victory-die')
        .map(({ port }) => port)
        .toSorted(),
    ).toEqual(['havana', 'santa-marta', 'santiago']);
    expect(told(lost, 'ear.over')).toMatchObject([{ winner: 'spanish', reason: 'no-port-secured' }]);
  });

  test('R 5.0 a die above the value of every captured port loses; ports taken from others give none', () => {
    const { driven } = ending('en 2925 port: soldiers-2; en 3018 port: soldiers-1', { '!victory.santa-marta': 2 });
    expect(told(driven, 'ear.victory-die')).toMatchObject([{ port: 'santa-marta', won: false }]);
    expect(told(driven, 'ear.over')).toMatchObject([{ winner: 'spanish' }]);
  });
});

describe('R 6.0', () => {
  test('R 6.0 a turn is an English phase, a Spanish phase, and administration, each step in its order', () => {
    const state = position('en 2719 port: boyne; sp 2825 port: oriente', {
      phase: null,
      funds: { english: 0, spanish: 0 },
    });
    const driven = drive(state, turn, { dice: { '!storm': 3, '!fortunes': 1 } });
    expect(driven.events.map(({ kind }) => kind)).toEqual([
      'ear.income',
      'ear.storm',
      'ear.income',
      'ear.storms-over',
      'ear.fortune',
      'ear.lost',
      'ear.succession',
      'ear.subsidy',
      'ear.turn-end',
    ]);
    expect(driven.calls).toEqual(['t/english/movement@english', 't/spanish/movement@spanish']);
    expect([state.turn, state.ordinal, state.phase]).toEqual([2, 3, null]);
  });

  test('R 6.0 1.2 after the tenth turn victory is assessed and the game is over', () => {
    const state = position('', { turn: 10, ordinal: 11, phase: null });
    drive(state, turn, { dice: { '!succession': 1 } });
    expect(state.over?.reason).toBe('nothing-captured');
  });

  test('R 6.1 J53 every funds step, that of turn 1 too, first pays the turn’s points and those of captured ports, then buys', () => {
    const state = position('', { phase: null, funds: { english: 3, spanish: 0 } });
    const buys = {
      id: 'o1',
      verb: 'BUY',
      args: { units: ['en-boyne'], at: '2719' },
      canonical: 'BUY en-boyne',
      line: 1,
    };
    drive(state, turn, { books: { 'movement@english': [buys] } });
    expect(whereIs(state, 'en-boyne')).toBe('2719 port');
    expect(state.funds.english).toBeGreaterThanOrEqual(3 + 30 - 8);
  });
});

describe('R 8.0', () => {
  test('R 6.2 8.0 J58 a die at the beginning of the English phase says which ports lie in a storm; Curaçao on a 3', () => {
    const state = position('');
    drive(
      state,
      function* (board) {
        yield* [];
        raiseStorms(board);
      },
      { dice: { '!storm': 3 } },
    );
    expect(state.storms).toEqual(['3423', '3625', '3125']);
  });

  test('R 6.5 storms are gone when the administration begins', () => {
    const state = position('', { storms: ['2719'] });
    drive(state, function* (board) {
      yield* [];
      removeStorms(board);
    });
    expect(state.storms).toEqual([]);
  });
});

describe('R 10.0', () => {
  const fortune = (text: string, die: number, answers: Answers = {}) => {
    const state = position(text, { phase: null });
    return { state, driven: drive(state, fortunesOfWar, { dice: { '!fortunes': die }, answers }) };
  };

  test('R 10.0 6.6 J60 only a counter that lies on top may be picked, and of the type; a Deception covers the rest', () => {
    const text =
      'en 2719 port: deception-1, boyne; en 3919 port: augusta, lion; en 4323 port: soldiers-1; en 2819 off: frigate-2+vernon';
    const { driven } = fortune(text, 1);
    expect(lost(driven)).toEqual(['en-augusta']);
    expect(told(driven, 'ear.lost')[0]).toMatchObject({ cause: 'fortunes', chosenBy: 'spanish' });
  });

  test('R 10.0 where several may be picked the named side chooses, by what it sees', () => {
    const { driven } = fortune('en 3919 port: augusta; en 2819 off: boyne', 1, {
      'fortunes-victim': 'english/2819/off',
    });
    expect(askedOf(driven, 'fortunes-victim')[0]).toMatchObject({
      role: 'spanish',
      about: { type: 'naval', tops: { 'english/2819/off': 'en-boyne', 'english/3919/port': 'en-augusta' } },
    });
    expect(lost(driven)).toEqual(['en-boyne']);
  });

  test('R 10.0 J60 picking is compulsory; where both pick the English do first; where nothing is seen nothing happens', () => {
    const { driven } = fortune('en 2719 port: deception-1, soldiers-1; sp 2825 port: soldiers-1', 3);
    expect(driven.events.map(({ kind }) => kind)).toEqual(['ear.fortune', 'ear.lost', 'ear.no-victim']);
    const both = fortune('en 2719 port: soldiers-1, soldiers-2; sp 2825 port: soldiers-1, soldiers-2', 3).driven;
    expect(told(both, 'ear.lost').map(({ chosenBy }) => chosenBy)).toEqual(['english', 'spanish']);
  });

  test('R 10.0 a die for each kind of fortune', () => {
    const text = 'en 3919 port: augusta; en 2719 port: soldiers-1; sp 2825 port: oriente; sp 2114 port: soldiers-1';
    const outcome = (die: number) => lost(fortune(text, die).driven);
    expect([1, 2, 3, 4, 5, 6].map(outcome)).toEqual([
      ['en-augusta'],
      ['en-soldiers-1'],
      ['sp-soldiers-1', 'en-soldiers-1'],
      ['sp-oriente', 'en-augusta'],
      ['sp-soldiers-1'],
      ['sp-oriente'],
    ]);
  });
});

describe('R 6.7', () => {
  const supply = (text: string, answers: Answers = {}) => {
    const state = position(text, { phase: null });
    return { state, driven: drive(state, (board) => supplyStep(board, []), { answers }) };
  };

  test('R 6.7 friendly seaports, captured ones too, are in supply; every other hex loses one counter of its owner’s choice', () => {
    const text = 'en 2719 port: boyne; en 3018 port: soldiers-1; en 2819 off: augusta, lion; sp 2820 off: oriente';
    const { driven } = supply(text, { 'supply-victim': 'en-lion' });
    expect(told(driven, 'ear.supply').map(({ side, hex }) => [side, hex])).toEqual([
      ['english', '2819'],
      ['spanish', '2820'],
    ]);
    expect(lost(driven)).toEqual(['en-lion', 'sp-oriente']);
  });

  test('R 6.7 11.8 Supplies feed their hex and are not used up', () => {
    const { state, driven } = supply('en 2819 off: augusta+supplies-1, lion');
    expect(lost(driven)).toEqual([]);
    expect(whereIs(state, 'en-supplies-1')).toBe('2819 off');
  });

  test('J56 ships that lie off a seaport have no supply from it', () => {
    expect(unsupplied(field, position('en 2719 port: boyne; en 2719 off: lion'), 'english', '2719')).toEqual([
      'en-lion',
    ]);
    expect(unsupplied(field, position('en 2719 port: boyne+supplies-1; en 2719 off: lion'), 'english', '2719')).toEqual(
      [],
    );
  });

  test('R 6.7 J59 a Deception is never the victim; a hex of Deceptions alone loses nothing', () => {
    const { driven } = supply('en 2819 off: deception-1; en 2820 off: deception-2, lion, frigate-2');
    expect(askedOf(driven, 'supply-victim')[0]?.space).toMatchObject({ of: ['en-lion', 'en-frigate-2'] });
    expect(told(driven, 'ear.supply').map(({ hex }) => hex)).toEqual(['2820']);
    const mixed = supply('en 2920 off: boyne; en 2820 off: lion; sp 2819 off: oriente; sp 2719 off: dragon').driven;
    expect(told(mixed, 'ear.supply').map(({ side, hex }) => [side, hex])).toEqual([
      ['english', '2820'],
      ['english', '2920'],
      ['spanish', '2719'],
      ['spanish', '2819'],
    ]);
  });

  test('R 6.7 a ship takes her cargo down; storms have no effect on supply', () => {
    const state = position('en 2719 port: boyne; en 2819 off: lion+soldiers-1', { phase: null, storms: ['2719'] });
    const driven = drive(state, (board) => supplyStep(board, []), { answers: { 'supply-victim': 'en-lion' } });
    expect(lost(driven)).toEqual(['en-lion', 'en-soldiers-1']);
  });
});

describe('R 6.8', () => {
  test('R 6.8 11.2 Deceptions left alone in a seaport of their own stay there', () => {
    const state = position('sp 2925 port: deception-1, deception-2, soldiers-1');
    const driven = drive(state, successionStep, { dice: { '!succession': 4 } });
    expect(lost(driven)).toEqual(['sp-soldiers-1']);
    expect(['sp-deception-1', 'sp-deception-2'].map((id) => whereIs(state, id))).toEqual(['2925 port', '2925 port']);
  });

  const succession = (die: number, changes: Partial<EarState> = {}, dice: Dice = {}) => {
    const state = position('en 2719 port: boyne, frigate-2, soldiers-1; sp 2825 port: oriente, frigate-1, soldiers-1', {
      phase: null,
      ...changes,
    });
    return { state, driven: drive(state, successionStep, { dice: { '!succession': die, ...dice } }) };
  };

  test('R 6.8 1 and 6 bring two dice of war funds', () => {
    const spain = succession(1, {}, { '!subsidy.1': 3, '!subsidy.2': 4 });
    expect(spain.state.funds).toEqual({ english: 0, spanish: 7 });
    expect(succession(6, {}, { '!subsidy.1': 5, '!subsidy.2': 1 }).state.funds).toEqual({ english: 6, spanish: 0 });
  });

  test('R 6.8 2 to 5 call home a named ship or Soldiers of England or Spain', () => {
    expect([2, 3, 4, 5].map((die) => lost(succession(die).driven))).toEqual([
      ['en-boyne'],
      ['en-soldiers-1'],
      ['sp-soldiers-1'],
      ['sp-oriente'],
    ]);
  });

  test('R 6.8 J61 who is between the seas is called home too, Soldiers out of a hold, nobody out of the pool', () => {
    const gone = (die: number) => {
      const state = position('sp 2825 port: soldiers-1', { phase: null });
      Object.assign(state.pieces['en-boyne'] ?? {}, { fate: 'passage' });
      Object.assign(state.pieces['en-soldiers-1'] ?? {}, { fate: 'passage', aboard: 'en-boyne' });
      state.passage = { 'en-boyne': { to: 'pacific', turn: 2 } };
      return { state, driven: drive(state, successionStep, { dice: { '!succession': die } }) };
    };
    const ship = gone(2);
    expect([lost(ship.driven), ship.state.passage]).toEqual([['en-boyne', 'en-soldiers-1'], {}]);
    const men = gone(3);
    expect([lost(men.driven), Object.keys(men.state.passage)]).toEqual([['en-soldiers-1'], ['en-boyne']]);
    expect(lost(gone(5).driven)).toEqual([]);
  });

  test('R 6.8 J61 a French port captured this turn adds one, a Dutch one takes one off, each once; both cancel out', () => {
    const sum = (ports: string[]) => {
      const captured = ports.map((port) => ({ port, side: 'english' as const }));
      return told(succession(3, { captured }).driven, 'ear.succession')[0]?.sum;
    };
    expect([
      sum([]),
      sum(['leogane', 'cap-francois']),
      sum(['curacao', 'st-eustatius']),
      sum(['leogane', 'curacao']),
      sum(['santiago']),
      sum(['santiago', 'leogane']),
      sum(['curacao', 'santiago']),
    ]).toEqual([3, 4, 2, 3, 3, 4, 2]);
  });

  test('R 6.8 J61 a 7 ends it for good; below 1 is 1', () => {
    const { state, driven } = succession(6, { captured: [{ port: 'leogane', side: 'english' }] });
    expect(state.peace).toBe(true);
    expect(told(driven, 'ear.peace')).toHaveLength(1);
    expect(drive(state, successionStep).rolled).toEqual([]);
    expect(
      told(succession(1, { captured: [{ port: 'curacao', side: 'english' }] }).driven, 'ear.succession')[0],
    ).toMatchObject({
      sum: 0,
      row: 1,
    });
  });
});

describe('R 6.8, far from the map', () => {
  test('R 6.8 a ship on the turn track may be called home, and is due nowhere then', () => {
    const state = position('sp 2825 port: soldiers-1', {
      phase: null,
      passage: { 'en-boyne': { to: 'pacific', turn: 3 } },
    });
    Object.assign(state.pieces['en-boyne'] ?? {}, { fate: 'passage' });
    expect(lost(drive(state, successionStep, { dice: { '!succession': 2 } }))).toEqual(['en-boyne']);
    expect([whereIs(state, 'en-boyne'), state.passage]).toEqual(['out', {}]);
  });
});

describe('R 11.9', () => {
  const isidro = (box: number, die: number) => {
    const driven = drive(setup(field), setUp, { dice: { '!san-isidro': die }, answers: { 'isidro-box': box } });
    return driven.state;
  };

  test('R 11.9 the San Isidro comes if the die is below the box she was put in; else she is gone for good', () => {
    expect(isidro(5, 4).isidro).toEqual({ box: 5, die: 4, comes: true });
    const stays = isidro(5, 5);
    expect([stays.isidro?.comes, whereIs(stays, 'sp-san-isidro')]).toEqual([false, 'out']);
  });

  test('R 11.9 J62 she comes into 4522 at the beginning of the Spanish movement of that turn, enemies there or not', () => {
    const state = isidro(7, 1);
    Object.assign(state, { turn: 6, ordinal: 7 });
    movement(state, 'spanish', []);
    expect(whereIs(state, 'sp-san-isidro')).toBe('due');
    Object.assign(state, { turn: 7, ordinal: 8 });
    movement(state, 'english', []);
    expect(whereIs(state, 'sp-san-isidro')).toBe('due');
    put(field, state, ['en-boyne'], '4522', 'off');
    const driven = movement(state, 'spanish', []);
    expect(whereIs(state, 'sp-san-isidro')).toBe('4522 off');
    expect(told(driven, 'ear.shown').map(({ side, hex }) => [side, hex])).toEqual([['spanish', '4522']]);
    expect(faults(state)).toEqual([]);
  });

  test('who says nothing has her put into a port on the turn she comes, as his other ships without supply', () => {
    const state = isidro(7, 1);
    Object.assign(state, { turn: 7, ordinal: 8 });
    const need = { type: 'call', address: 't07/spanish/movement@spanish', role: 'spanish', name: 'movement' } as const;
    const view = viewOf(state, 'spanish');
    const isHers = ({ args }: Order): boolean => String(args.units).includes('sp-san-isidro');
    const lines = game.silence?.orders(need, () => view, []).filter(isHers) ?? [];
    expect(lines).toHaveLength(1);
    expect(game.orders(need, () => view, []).some(isHers)).toBe(true);
    movement(state, 'spanish', lines, { answers: { dock: ['sp-san-isidro'] } });
    const port = field.hexes.get(String(lines[0]?.args.to))?.port?.id ?? '';
    expect(whereIs(state, 'sp-san-isidro')).toBe(`${lines[0]?.args.to} port`);
    expect(state.ports[port]).toBe('spanish');
    expect(game.silence?.orders(need, () => ({ ...view, turn: 6 }), []).filter(isHers)).toEqual([]);
  });

  test('R 11.9 J28 4522 is her starting hex and does not count towards the perilous sea', () => {
    const sailed = (to: string) => {
      const state = isidro(7, 1);
      Object.assign(state, { turn: 7, ordinal: 8 });
      const way = ['4421', '4321', '4220', '4120', '4019'];
      return told(movement(state, 'spanish', [order('MOVE', 'sp-san-isidro', { via: way, to })]), 'ear.perilous');
    };
    expect(field.tables.isidro.hex).toBe('4522');
    expect([sailed('4019'), sailed('3919').map(({ hex }) => hex)]).toEqual([[], ['3919']]);
  });
});
