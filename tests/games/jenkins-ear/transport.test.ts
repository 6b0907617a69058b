/** Transport, landing, the passage to the great South Sea (R 7.3, 7.4). */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/engine/phrase.ts';
import { successionStep } from '../../../src/games/jenkins-ear/succession.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import {
  askedOf,
  campaign,
  combat,
  type Dice,
  type Driven,
  drive,
  failures,
  faults,
  lost,
  movement,
  order,
  position,
  told,
  whereIs,
} from './table.ts';
import { game } from './words-table.ts';

describe('one counter that is gone does not stop the others of its line', () => {
  const leftBehind = (driven: ReturnType<typeof movement>): [readonly string[], string][] =>
    told(driven, 'ear.order-failed').map(({ units, reason }) => [units, reason.code]);

  test('MOVE: who is lost, elsewhere or has moved is told, the rest sails', () => {
    const state = position('en 2719 port: boyne, cornwall, frigate-2; en 2819 off: frigate-3');
    const driven = movement(state, 'english', [
      order('MOVE', 'en-frigate-2', { to: '2718' }),
      order('MOVE', 'en-merchant-1, en-frigate-2, en-boyne, en-frigate-3, en-cornwall', { to: '2819' }),
    ]);
    expect(leftBehind(driven)).toEqual([
      [['en-merchant-1'], 'ear.not-on-map'],
      [['en-frigate-2'], 'ear.not-together'],
      [['en-frigate-3'], 'ear.not-together'],
    ]);
    expect(['en-boyne', 'en-cornwall'].map((id) => whereIs(state, id))).toEqual(['2819 off', '2819 off']);
  });

  test('MOVE: without any of its ships, troops do not march instead', () => {
    const state = position('en 2719 port: soldiers-1');
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne, en-soldiers-1', { to: '2619' })]);
    expect(failures(driven)).toEqual(['ear.not-on-map']);
    expect(whereIs(state, 'en-soldiers-1')).toBe('2719 port');
  });

  test('EMBARK: who is not there stays, the others go aboard', () => {
    const state = position('en 2719 port: merchant-1, soldiers-1, cannons-1');
    const driven = movement(state, 'english', [
      order('EMBARK', 'en-soldiers-1, en-soldiers-4, en-cannons-1', { on: 'en-merchant-1' }),
    ]);
    expect(leftBehind(driven)).toEqual([[['en-soldiers-4'], 'ear.not-there']]);
    expect(told(driven, 'ear.embarked')).toMatchObject([
      { carried: [{ unit: 'en-soldiers-1' }, { unit: 'en-cannons-1' }] },
    ]);
  });
});

describe('R 7.3', () => {
  test('R 7.3 J18 a merchant carries any number of counters with an anchor, no two alike', () => {
    const state = position(
      'en 2719 port: merchant-1, soldiers-1, soldiers-2, soldiers-4, cannons-1, supplies-1, vernon, ogle',
    );
    const load = (id: string) => order('EMBARK', id, { on: 'en-merchant-1' });
    const orders = [
      'en-soldiers-1',
      'en-soldiers-4',
      'en-cannons-1',
      'en-supplies-1',
      'en-vernon',
      'en-soldiers-2',
      'en-ogle',
    ].map(load);
    const driven = movement(state, 'english', orders);
    expect(failures(driven)).toEqual(['ear.cannot-carry', 'ear.cannot-carry']);
    expect(told(driven, 'ear.embarked')).toHaveLength(5);
    expect(faults(state)).toEqual([]);
  });

  test('R 7.3 J18 any other ship carries one; fire and bomb ships a leader at most', () => {
    const state = position('en 2719 port: boyne, fire-ship-1, bomb-ship-1, soldiers-1, soldiers-4, vernon');
    const orders = [
      order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' }),
      order('EMBARK', 'en-soldiers-4', { on: 'en-boyne' }),
      order('EMBARK', 'en-soldiers-4', { on: 'en-bomb-ship-1' }),
      order('EMBARK', 'en-soldiers-4', { on: 'en-fire-ship-1' }),
      order('EMBARK', 'en-vernon', { on: 'en-fire-ship-1' }),
    ];
    expect(failures(movement(state, 'english', orders))).toEqual(Array(3).fill('ear.cannot-carry'));
    expect(state.pieces['en-vernon']?.aboard).toBe('en-fire-ship-1');
  });

  test('R 7.3 nobody goes aboard of what is no ship of his, or not on the map', () => {
    const state = position('en 3018 port: soldiers-1, soldiers-4; en 3018 off: boyne; sp 3018 off: oriente');
    state.passage['en-lion'] = { to: 'pacific', turn: 3 };
    Object.assign(state.pieces['en-lion'] ?? {}, { fate: 'passage' });
    const orders = ['en-augusta', 'en-lion', 'sp-oriente', 'en-soldiers-4'].map((on) =>
      order('EMBARK', 'en-soldiers-1', { on }),
    );
    expect(failures(movement(state, 'english', orders))).toEqual(Array(4).fill('ear.no-ship'));
    expect(state.pieces['en-soldiers-1']?.aboard).toBeNull();
  });

  test('J19 Soldiers of different value are not alike, Americans and Soldiers of value 2 are', () => {
    const state = position('en 2719 port: merchant-1, americans, soldiers-1, soldiers-4');
    const orders = ['en-americans', 'en-soldiers-1', 'en-soldiers-4'].map((id) =>
      order('EMBARK', id, { on: 'en-merchant-1' }),
    );
    expect(failures(movement(state, 'english', orders))).toEqual(['ear.cannot-carry']);
    expect(['en-americans', 'en-soldiers-1', 'en-soldiers-4'].map((id) => state.pieces[id]?.aboard)).toEqual([
      'en-merchant-1',
      'en-merchant-1',
      null,
    ]);
  });

  test('R 7.1 J24 boom chains never move, and guns without an anchor not with ships', () => {
    const state = position('sp 2825 port: oriente, boom-chain-1, cannons-4, cannons-1');
    const orders = [
      order('EMBARK', 'sp-boom-chain-1', { on: 'sp-oriente' }),
      order('EMBARK', 'sp-cannons-4', { on: 'sp-oriente' }),
      order('MOVE', 'sp-boom-chain-1', { to: '2824' }),
      order('EMBARK', 'sp-cannons-1', { on: 'sp-oriente' }),
      order('MOVE', 'sp-oriente, sp-cannons-4', { to: '2824' }),
    ];
    expect(failures(movement(state, 'spanish', orders))).toEqual([
      ...['ear.cannot-carry', 'ear.cannot-carry', 'ear.immobile', 'ear.immobile'],
    ]);
    expect(whereIs(state, 'sp-cannons-4')).toBe('2825 port');
  });

  test('R 11.5 guns without an anchor march on foot as others do, and fall ill', () => {
    const state = position('sp 2825 port: cannons-cartagena-1, soldiers-1, heavy-guns-1');
    const units = 'sp-cannons-cartagena-1, sp-soldiers-1, sp-heavy-guns-1';
    const driven = movement(state, 'spanish', [order('MOVE', units, { to: '2926' })], {
      dice: { '!disease': 1 },
      answers: { 'disease-victim': 'sp-heavy-guns-1' },
    });
    expect(failures(driven)).toEqual([]);
    expect(lost(driven, 'disease')).toEqual(['sp-heavy-guns-1']);
    expect(['sp-cannons-cartagena-1', 'sp-soldiers-1'].map((id) => whereIs(state, id))).toEqual([
      '2926 off',
      '2926 off',
    ]);
  });

  test('R 7.3 J21 one embarks only in a seaport hex where no enemy stands', () => {
    const beach = position('en 2918 off: boyne, soldiers-1');
    expect(failures(movement(beach, 'english', [order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' })]))).toEqual([
      'ear.no-port-to-embark',
    ]);
    const disputed = position('en 3018 off: boyne, soldiers-1; sp 3018 off: soldiers-1');
    expect(failures(movement(disputed, 'english', [order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' })]))).toEqual([
      'ear.enemy-ashore',
    ]);
  });

  test('J21 who has marched in may embark in the same step and sail', () => {
    const state = position('en 2718 off: soldiers-1; en 2719 port: boyne');
    const orders = [
      order('MOVE', 'en-soldiers-1', { to: '2719' }),
      order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' }),
      order('MOVE', 'en-boyne', { to: '2819' }),
    ];
    expect(failures(movement(state, 'english', orders))).toEqual([]);
    expect(whereIs(state, 'en-soldiers-1')).toBe('2819 off');
  });

  test('R 7.3 J18 counters ordered to sail with a fleet are shared out among its ships', () => {
    const state = position('en 2719 port: merchant-1, boyne, soldiers-1, soldiers-2');
    const driven = movement(
      state,
      'english',
      [order('MOVE', 'en-merchant-1, en-boyne, en-soldiers-1, en-soldiers-2', { to: '2819' })],
      {
        answers: { carry: { 'en-soldiers-1': 'en-merchant-1', 'en-soldiers-2': 'en-boyne' } },
      },
    );
    const [need] = askedOf(driven, 'carry');
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    expect(judge({ 'en-soldiers-1': 'en-boyne', 'en-soldiers-2': 'en-boyne' }).map(({ code }) => code)).toContain(
      'ear.cannot-carry',
    );
    expect(state.pieces['en-soldiers-2']).toMatchObject({ aboard: 'en-boyne', hex: '2819' });
    expect(faults(state)).toEqual([]);
  });

  test('R 7.3 who is aboard sails with the ship, named or not, and cannot go alone', () => {
    const state = position('en 2719 port: boyne+soldiers-1, augusta');
    const driven = movement(state, 'english', [
      order('MOVE', 'en-augusta, en-soldiers-1', { to: '2819' }),
      order('MOVE', 'en-boyne', { to: '2819' }),
    ]);
    expect(failures(driven)).toEqual(['ear.without-ship']);
    expect(whereIs(state, 'en-soldiers-1')).toBe('2819 off');
  });

  test('R 7.3 J22 troops land where their ships end the move, and not among enemy ships', () => {
    const state = position('en 2819 off: boyne+soldiers-1; en 2718 off: augusta+soldiers-2; sp 2718 off: oriente');
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne', { to: '3018' })], {
      answers: { land: ['en-soldiers-1'] },
    });
    expect(askedOf(driven, 'land').map(({ about }) => about)).toMatchObject([
      { hex: '3018', counters: ['en-soldiers-1'], afterCombat: false },
    ]);
    expect(whereIs(state, 'en-soldiers-1')).toBe('3018 port');
  });

  test('R 7.3 in a seaport of their own they land beside enemy ships too, but not where a fight is owed', () => {
    const relief = (contact: string, dice: Dice = {}) => {
      const state = position('en 2819 off: merchant-1+soldiers-4, boyne; sp 2719 off: oriente');
      const driven = movement(state, 'english', [order('MOVE', 'en-merchant-1, en-boyne', { to: '2719' })], {
        dice,
        answers: { 'enter-contact': contact, land: ['en-soldiers-4'] },
      });
      return [askedOf(driven, 'land').length, state.pieces['en-soldiers-4']?.aboard];
    };
    expect(relief('slip')).toEqual([1, null]);
    expect(relief('enter', { '!contact': 1 })).toEqual([0, 'en-merchant-1']);
    const docked = position('en 2719 port: merchant-1+soldiers-4; sp 2719 off: oriente');
    movement(docked, 'english', [], { answers: { land: ['en-soldiers-4'] } });
    expect(docked.pieces['en-soldiers-4']?.aboard).toBeNull();
  });

  test('R 7.3 J22 where a naval combat was fought they land after it, unless they were driven off', () => {
    const opening = () => position('en 2919 off: cornwall, boyne+soldiers-4; sp 3018 port: frigate-1, soldiers-1');
    const orders = [order('MOVE', 'en-cornwall, en-boyne', { to: '3018' })];
    const answers = { 'enter-contact': 'enter', land: ['en-soldiers-4'] };
    const won = campaign(opening(), 'english', orders, { dice: { '!contact': 1, '!en-cornwall.1': 1 }, answers });
    expect(askedOf(won, 'land').map(({ about }) => about)).toMatchObject([{ hex: '3018', afterCombat: true }]);
    const repulsed = campaign(opening(), 'english', orders, {
      dice: { '!contact': 1, '!en-cornwall.1': 6, '!en-boyne.1': 6 },
      answers: { ...answers },
    });
    expect(told(repulsed, 'ear.naval-result')[0]?.hits.english).toBe(2);
    const caught = (attacker: 'english' | 'spanish', dice: Dice) => {
      const state = position('en 2918 off: frigate-2, merchant-1+soldiers-4; sp 2918 off: frigate-1, frigate-3');
      state.contacts = [{ hex: '2918', attacker, from: '3018' }];
      const answers = { land: ['en-soldiers-4'], 'naval-losses@english': ['en-frigate-2'] };
      return askedOf(combat(state, 'english', { dice, answers }), 'land').length;
    };
    expect(caught('spanish', { '!en-frigate-2.1': 1 }), 'the interceptor draws off').toBe(1);
    expect(caught('spanish', { '!sp-frigate-1.1': 1 }), 'the interceptor has won').toBe(1);
    expect(caught('english', {}), 'the attacker draws off').toBe(0);
  });

  test('R 7.3 J22 beside Merchants, whose escort is sunk, the attacker who has won lands', () => {
    const state = position('sp 2918 off: oriente+soldiers-1; en 2918 off: frigate-2, merchant-1', {
      contacts: [{ hex: '2918', attacker: 'spanish', from: '3018' }],
    });
    const answers = { land: ['sp-soldiers-1'], 'naval-losses': ['en-frigate-2'] };
    const driven = combat(state, 'spanish', { dice: { '!sp-oriente.1': 1, '!disease': 2 }, answers });
    expect(whereIs(state, 'en-merchant-1')).toBe('2918 off');
    expect(askedOf(driven, 'land').map(({ about }) => about)).toMatchObject([{ hex: '2918', afterCombat: true }]);
  });

  test('R 7.3 J22 where both sides go down in the fight the troops of Merchants that are left land all the same', () => {
    const state = position('en 2918 off: frigate-2, merchant-1+soldiers-4; sp 2918 off: frigate-1', {
      contacts: [{ hex: '2918', attacker: 'spanish', from: '3018' }],
    });
    const driven = combat(state, 'english', {
      dice: { '!en-frigate-2.1': 1, '!sp-frigate-1.1': 1 },
      answers: { 'naval-losses@english': ['en-frigate-2'], land: [] },
    });
    expect(lost(driven, 'naval-combat').toSorted()).toEqual(['en-frigate-2', 'sp-frigate-1']);
    expect(askedOf(driven, 'land')).toHaveLength(1);
  });

  test('R 7.3 nobody lands out at sea or in a storm; on an open coast only by an order, in a seaport whoever is asked', () => {
    const landing = (text: string, storms: string[] = []) =>
      askedOf(movement(position(text, { storms }), 'english', []), 'land').map(
        ({ space }) => space.kind === 'judged' && space.forced === true,
      );
    expect(landing('en 2819 off: boyne+soldiers-1')).toEqual([]);
    expect(landing('en 2918 off: boyne')).toEqual([]);
    expect(landing('en 2918 off: boyne+soldiers-1', ['2918'])).toEqual([]);
    expect(landing('en 2918 off: boyne+soldiers-1')).toEqual([true]);
    expect(landing('en 3018 off: boyne+soldiers-1')).toEqual([false]);
  });

  test('R 7.3 4.4 J3 troops that land among enemies are shown whole', () => {
    const state = position('en 2918 off: boyne+soldiers-1, frigate-1; sp 2918 off: soldiers-2');
    const driven = movement(state, 'english', [], { answers: { land: ['en-soldiers-1'] }, dice: { '!disease': 6 } });
    expect(told(driven, 'ear.shown').filter(({ side }) => side === 'english')).toHaveLength(1);
  });

  test('R 7.3 J23 landing where there is no seaport costs one disease die for all who land; in a seaport none', () => {
    const beach = position('en 2918 off: merchant-1+soldiers-1+soldiers-4+supplies-1');
    const driven = movement(beach, 'english', [], {
      dice: { '!disease': 3 },
      answers: { land: ['en-soldiers-1', 'en-soldiers-4', 'en-supplies-1'], 'disease-victim': 'en-supplies-1' },
    });
    expect(told(driven, 'ear.disease')).toHaveLength(1);
    expect(whereIs(beach, 'en-soldiers-4')).toBe('2918 off');
    expect(['pool', 'out']).toContain(whereIs(beach, 'en-supplies-1'));
  });

  test('J9 Deceptions sail with any stack and need no carrier', () => {
    const state = position('en 2719 port: deception-1, deception-2, boyne+supplies-1');
    movement(state, 'english', [order('MOVE', 'en-boyne, en-deception-1, en-deception-2', { to: '2819' })]);
    expect([whereIs(state, 'en-deception-2'), state.pieces['en-deception-1']?.aboard]).toEqual(['2819 off', null]);
  });
});

describe('R 7.4', () => {
  const crossing = () =>
    position('en 2819 off: boyne+soldiers-1, deception-1; en 2719 port: soldiers-2', { turn: 2, ordinal: 3 });

  test('R 7.4 ships go from the map to the next box of the turn track, with all aboard', () => {
    const state = crossing();
    const driven = movement(state, 'english', [order('CROSS', 'en-boyne, en-deception-1')]);
    expect([whereIs(state, 'en-boyne'), whereIs(state, 'en-soldiers-1'), whereIs(state, 'en-deception-1')]).toEqual(
      Array(3).fill('passage'),
    );
    expect(state.passage).toEqual({ 'en-boyne': { to: 'pacific', turn: 3 } });
    expect(driven.events.find(({ kind }) => kind === 'ear.crossed')?.others).toMatchObject({ from: '2819', count: 3 });
    expect(faults(state)).toEqual([]);
  });

  test('R 7.4 J9 a Deception docked where its ships lie at large leaves with them', () => {
    const state = position('en 2719 off: boyne; en 2719 port: deception-1, soldiers-2', { turn: 2, ordinal: 3 });
    movement(state, 'english', [order('CROSS', 'en-boyne, en-deception-1')]);
    expect([whereIs(state, 'en-boyne'), whereIs(state, 'en-deception-1')]).toEqual(['passage', 'passage']);
    expect(faults(state)).toEqual([]);
  });

  test('R 7.4 J64 next turn they must come into the other sea, anywhere but in a storm, and may sail on', () => {
    const state = crossing();
    movement(state, 'english', [order('CROSS', 'en-boyne, en-deception-1')]);
    Object.assign(state, { turn: 3, ordinal: 4 });
    const orders = [order('CROSS', 'en-boyne'), order('MOVE', 'en-boyne', { to: '0423' })];
    const driven = movement(state, 'english', orders, { answers: { 'arrive-other-sea': { 'en-boyne': '0422' } } });
    expect(askedOf(driven, 'arrive-other-sea')).toHaveLength(1);
    expect(failures(driven)).toEqual(['ear.moved-already']);
    expect([whereIs(state, 'en-boyne'), whereIs(state, 'en-soldiers-1'), state.pieces['en-deception-1']]).toMatchObject(
      ['0423 off', '0423 off', { hex: '0422', aboard: null }],
    );
    expect(told(driven, 'ear.perilous')).toEqual([]);
  });

  test('R 7.4 who lies beside the enemy may be intercepted before he leaves, and then stays', () => {
    const state = position('en 2819 off: boyne; sp 2919 off: oriente');
    const driven = movement(state, 'english', [order('CROSS', 'en-boyne')], {
      dice: { '!intercept': 1 },
      answers: { intercept: ['sp-oriente'] },
    });
    expect(told(driven, 'ear.crossed')).toEqual([]);
    expect(state.contacts).toEqual([{ hex: '2819', attacker: 'spanish', from: '2919' }]);
  });

  test('R 7.4 who is caught as he leaves is told that he stays, who slips away when he is there', () => {
    const fates = (die: number): unknown =>
      movement(position('en 2819 off: boyne; sp 2919 off: oriente'), 'english', [order('CROSS', 'en-boyne')], {
        dice: { '!intercept': die },
        answers: { intercept: ['sp-oriente'] },
      }).fates;
    const stays = { code: 'ear.not-left', facts: { hex: '2819', why: 'intercepted' } };
    expect(fates(1)).toEqual([{ kind: 'done', came: stays, short: true }]);
    const sails = { code: 'ear.rounds-the-horn', facts: { water: 'pacific', turn: 2 } };
    expect(fates(2)).toEqual([{ kind: 'done', came: sails }]);
    for (const language of LANGUAGES) {
      const said = sentenceOf(diagnosticWords(language, game.messages), { severity: 'note', ...stays });
      expect(said).toMatch(/^\w+ .*2819 ?: /);
      expect(said).not.toMatch(/[{}]|undefined/);
    }
  });

  test('R 7.4 who arrives beside the enemy may be intercepted', () => {
    const state = position('sp 0423 off: oriente', { turn: 3, ordinal: 4 });
    Object.assign(state.pieces['en-boyne'] ?? {}, { fate: 'passage' });
    state.passage = { 'en-boyne': { to: 'pacific', turn: 3 } };
    const driven = movement(state, 'english', [], {
      dice: { '!intercept': 1 },
      answers: { 'arrive-other-sea': { 'en-boyne': '0422' }, intercept: ['sp-oriente'] },
    });
    expect(told(driven, 'ear.intercept')).toMatchObject([{ at: '0422', success: true }]);
  });

  test('R 7.4 where nobody beside them tries, no die is thrown, on leaving and on arriving', () => {
    const state = position('en 2819 off: boyne; sp 2919 off: oriente; sp 0423 off: africa', { turn: 2, ordinal: 3 });
    const left = movement(state, 'english', [order('CROSS', 'en-boyne')], { answers: { intercept: [] } });
    Object.assign(state, { turn: 3, ordinal: 4 });
    const came = movement(state, 'english', [], {
      answers: { 'arrive-other-sea': { 'en-boyne': '0422' }, intercept: [] },
    });
    expect([...askedOf(left, 'intercept'), ...askedOf(came, 'intercept')]).toHaveLength(2);
    expect([...left.rolled, ...came.rolled]).toEqual([]);
    expect(whereIs(state, 'en-boyne')).toBe('0422 off');
  });

  test('R 7.4 who stands ashore does not cross; who is aboard may be named', () => {
    const ashore = position('en 2719 port: boyne, soldiers-1');
    expect(failures(movement(ashore, 'english', [order('CROSS', 'en-boyne, en-soldiers-1')]))).toEqual([
      'ear.not-a-ship',
    ]);
    const aboard = crossing();
    expect(failures(movement(aboard, 'english', [order('CROSS', 'en-boyne, en-soldiers-1')]))).toEqual([]);
    expect(whereIs(aboard, 'en-soldiers-1')).toBe('passage');
  });

  test('R 7.4 J64 they come on their own turn and in their own phase, into any open sea of the other water without a storm', () => {
    const state = position('sp 0423 off: oriente', { turn: 3, ordinal: 4, storms: ['0424'] });
    for (const [id, turn] of [
      ['en-boyne', 3],
      ['en-lion', 4],
      ['sp-africa', 3],
    ] as const) {
      Object.assign(state.pieces[id] ?? {}, { fate: 'passage' });
      state.passage[id] = { to: 'pacific', turn };
    }
    const driven = movement(state, 'english', [], {
      answers: { 'arrive-other-sea': { 'en-boyne': '0422' }, intercept: [] },
    });
    const [need] = askedOf(driven, 'arrive-other-sea');
    expect(need?.about).toEqual({ ships: ['en-boyne'], to: 'pacific' });
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    const wrong = ['0422', '0423', '0424', '0218', '2819'].filter((hex) => judge({ 'en-boyne': hex }).length > 0);
    expect(wrong).toEqual(['0424', '0218', '2819']);
    expect([whereIs(state, 'en-lion'), whereIs(state, 'sp-africa')]).toEqual(['passage', 'passage']);
  });

  test('R 7.4 among enemy ships they are shown, and go no further this turn', () => {
    const state = position('sp 0423 off: oriente', { turn: 3, ordinal: 4 });
    Object.assign(state.pieces['en-boyne'] ?? {}, { fate: 'passage' });
    state.passage = { 'en-boyne': { to: 'pacific', turn: 3 } };
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne', { to: '0424' })], {
      answers: { 'arrive-other-sea': { 'en-boyne': '0423' } },
    });
    expect(told(driven, 'ear.shown')).toMatchObject([{ side: 'english', hex: '0423' }]);
    expect(failures(driven)).toEqual(['ear.moved-already']);
  });

  test('R 7.4 7.0 a line brings them in as its turn comes among the moves, one that cannot leaves them for the end', () => {
    const state = () => {
      const coming = position('en 0420 off: lion; sp 0423 off: oriente', { turn: 3, ordinal: 4 });
      Object.assign(coming.pieces['en-boyne'] ?? {}, { fate: 'passage' });
      coming.passage = { 'en-boyne': { to: 'pacific', turn: 3 } };
      return coming;
    };
    const played = (at: string) =>
      movement(
        state(),
        'english',
        [
          order('MOVE', 'en-lion', { to: '0421' }),
          order('PLACE', 'en-boyne', { at }),
          order('MOVE', 'en-boyne', { to: '0424' }),
        ],
        {
          answers: { intercept: [], 'arrive-other-sea': { 'en-boyne': '0422' } },
        },
      );
    const kinds = (driven: Driven) =>
      driven.events.map(({ kind }) => kind).filter((kind) => /move$|arrived/.test(kind));
    const placed = played('0422');
    expect([kinds(placed), askedOf(placed, 'arrive-other-sea').length]).toEqual([
      ['ear.move', 'ear.arrived', 'ear.move'],
      0,
    ]);
    const strange = played('0218');
    expect(failures(strange)).toEqual(['ear.comes-out-at-sea', 'ear.not-on-map']);
    expect([kinds(strange), askedOf(strange, 'arrive-other-sea').length]).toEqual([['ear.move', 'ear.arrived'], 1]);
  });

  test('R 7.4 nobody leaves out of a storm, nor after a move', () => {
    const storm = position('en 2819 off: boyne', { storms: ['2819'] });
    expect(failures(movement(storm, 'english', [order('CROSS', 'en-boyne')]))).toEqual(['ear.storm']);
    const moved = position('en 2819 off: boyne');
    expect(
      failures(movement(moved, 'english', [order('MOVE', 'en-boyne', { to: '2820' }), order('CROSS', 'en-boyne')])),
    ).toEqual(['ear.moved-already']);
  });
});

describe('cargo changes ships in its own port alone', () => {
  test('R 7.3 J20 troops of a merchant that has sailed, or lies off an enemy port, go aboard no other ship', () => {
    const relayed = position('en 2819 off: merchant-1+soldiers-4; en 2719 port: boyne');
    const sailed = movement(relayed, 'english', [
      order('MOVE', 'en-merchant-1', { to: '2719' }),
      order('EMBARK', 'en-soldiers-4', { on: 'en-boyne' }),
    ]);
    expect(failures(sailed)).toEqual(['ear.aboard-already']);
    expect(relayed.pieces['en-soldiers-4']?.aboard).not.toBe('en-boyne');
    const abroad = position('en 2925 off: merchant-1+soldiers-4; en 2925 off: boyne');
    expect(failures(movement(abroad, 'english', [order('EMBARK', 'en-soldiers-4', { on: 'en-boyne' })]))).toEqual([
      'ear.aboard-already',
    ]);
  });

  test('R 7.3 J20 in their own port, before she sails, they may', () => {
    const state = position('en 2719 port: merchant-1+soldiers-4, boyne');
    const driven = movement(state, 'english', [order('EMBARK', 'en-soldiers-4', { on: 'en-boyne' })]);
    expect(failures(driven)).toEqual([]);
    expect(state.pieces['en-soldiers-4']?.aboard).toBe('en-boyne');
  });
});

test('R 7.4 a Deception comes round the Horn with the ships it is named beside, unnamed with the last', () => {
  const arrived = (...lines: [units: string, at: string][]): (string | null | undefined)[] => {
    const state = position('en 2720 off: deception-1, boyne, cornwall, torbay');
    movement(state, 'english', [order('CROSS', 'en-boyne, en-cornwall, en-torbay, en-deception-1')]);
    state.turn = 2;
    movement(
      state,
      'english',
      lines.map(([units, at]) => order('PLACE', units, { at })),
    );
    return ['en-boyne', 'en-cornwall', 'en-deception-1'].map((id) => state.pieces[id]?.hex);
  };
  expect(arrived(['en-boyne', '0924'], ['en-cornwall, en-torbay, en-deception-1', '0925'])).toEqual([
    '0924',
    '0925',
    '0925',
  ]);
  expect(arrived(['en-boyne, en-deception-1', '0924'], ['en-cornwall, en-torbay', '0925'])).toEqual([
    '0924',
    '0925',
    '0924',
  ]);
  expect(arrived(['en-boyne', '0924'], ['en-cornwall, en-torbay', '0925'])).toEqual(['0924', '0925', '0925']);
});

test('R 7.4 6.8 a Deception round the Horn goes on when its ship is called home, and is gone with the last of them', () => {
  const state = position('en 2720 off: deception-1, boyne+soldiers-1, cornwall; en 0423 off: torbay');
  movement(state, 'english', [order('CROSS', 'en-torbay'), order('CROSS', 'en-boyne, en-cornwall, en-deception-1')]);
  const recall = (victim: string): string[] =>
    lost(drive(state, successionStep, { dice: { '!succession': 2 }, answers: { 'succession-victim': victim } }));
  expect([recall('en-boyne'), state.pieces['en-deception-1']?.fate, faults(state)]).toEqual([
    ['en-boyne', 'en-soldiers-1'],
    'passage',
    [],
  ]);
  // She who comes the other way takes nobody on.
  expect(recall('en-cornwall')).toEqual(['en-cornwall', 'en-deception-1']);
});
