import { describe, expect, test } from 'vitest';
import { setup } from '../../../src/games/savannah/setup.ts';
import { initiative } from '../../../src/series/boar/rules/initiative.ts';
import { rallyPhase } from '../../../src/series/boar/rules/rally.ts';
import { boardOf, turn } from '../../../src/series/boar/rules/turn.ts';
import { type Answers, drive, type Faces, position, rules, savannah, told } from '../../games/position.ts';

describe('initiative', () => {
  function first(changes: object, faces: Faces, answers: Answers = {}) {
    const state = position('1404 tawes; 1408 avant-garde', { turn: 17, ordinal: 2, ...changes });
    const driven = drive(state, (play) => initiative(boardOf(rules, play)), { faces, answers });
    return { state, driven, told: told(driven, 'boar.initiative')[0] };
  }

  test('S 4.19 on turn 16 the Allies move first without a die', () => {
    const { driven, told: event } = first({ turn: 16, ordinal: 1 }, {});
    expect(event).toMatchObject({ first: 'allies', throws: [] });
    expect(driven.rolled).toEqual([]);
  });

  test('series 6 the higher sum moves first: die, level of army morale, 2 for each chit', () => {
    const { told: event, state } = first(
      {},
      { 'initiative-british': 5, 'initiative-allies': 4 },
      { 'initiative-momentum': 1 },
    );
    expect(event?.first).toBe('allies');
    expect(event?.throws[0]?.map(({ side, sum }) => [side, sum])).toEqual([
      ['british', 6],
      ['allies', 7],
    ]);
    expect(state.momentum.allies).toBe(0);
    expect(state.pool).toBe(8);
  });

  test('S 4.19 the Allies use the French level', () => {
    const { told: event } = first(
      { morale: { british: 14, french: 4, american: 13 } },
      { 'initiative-british': 5, 'initiative-allies': 6 },
    );
    expect(event?.throws[0]?.[1]?.modifiers[0]).toMatchObject({ name: 'initiative.level', value: -1 });
    expect(event?.first).toBe('british');
  });

  test('R3 a tie is thrown again with the chits already paid', () => {
    const { told: event, driven } = first(
      {},
      {
        'initiative-british': 5,
        'initiative-allies': 5,
        'reroll/!initiative-allies': 7,
        'reroll/!initiative-british': 1,
      },
    );
    expect(event?.throws).toHaveLength(2);
    expect(event?.first).toBe('allies');
    expect(driven.rolled).toContain('t/reroll/!initiative-allies');
  });

  test('series 6 bids are sealed, and asked only of who holds chits', () => {
    const { driven } = first({}, { 'initiative-british': 5 });
    expect(driven.asked.map((need) => [need.role, need.sealed])).toEqual([['allies', true]]);
  });
});

describe('rally', () => {
  function rallied(side: string, text: string, faces: Faces, answers: Answers = {}, changes = {}) {
    const state = position(text, { phasing: side, turn: 17, weather: 'favorable', ...changes });
    const driven = drive(state, (play) => rallyPhase(boardOf(rules, play), side), { faces, answers });
    return { state, driven, tries: told(driven, 'boar.rally') };
  }

  test('series 15.1 one level up at 5 or more, army morale +1; a failure changes nothing', () => {
    const up = rallied('british', '1505 nyv shattered', { rally: 5 });
    expect(up.state.units.nyv?.formation).toBe('disrupted');
    expect(up.state.morale.british).toBe(15);
    const down = rallied('british', '1505 nyv disrupted', { rally: 3 });
    expect(down.tries[0]).toMatchObject({ sum: 4, needed: 5, success: false });
    expect(down.state.units.nyv?.formation).toBe('disrupted');
  });

  test('series 13.5 behind unbreached works +1; not beside an enemy in the same works (S 4.19)', () => {
    const names = (text: string, changes = {}) =>
      rallied('british', text, {}, {}, changes).tries[0]?.modifiers.map(({ name, value }) => `${name} ${value}`);
    expect(names('1404 nyv disrupted')).toEqual(['morale.unit 1', 'drm.rally-works 1']);
    expect(names('1404 nyv disrupted', { breached: ['1404/S'] })).toEqual(['morale.unit 1']);
    expect(names('1404 nyv disrupted; 1403 foix')).toEqual(['morale.unit 1']);
    expect(names('1404 nyv disrupted; 1405 foix')).toEqual(['morale.unit 1', 'drm.rally-works 1']);
  });

  test('S 4.11 Allied units rally at -1 in the zone of the frigate', () => {
    const { tries } = rallied('allies', '1405 foix disrupted, stedingk', {});
    expect(tries[0]?.modifiers.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'morale.unit 0',
      'morale.command 1',
      'drm.naval-zone -1',
    ]);
  });

  test('R65 every broken unit of the side tries once, in its owner’s order; the enemy’s do not', () => {
    const { driven, tries } = rallied(
      'british',
      '1505 nyv disrupted; 1507 ra-2 shattered; 1509 foix disrupted',
      {},
      { 'rally-order': ['ra-2', 'nyv'] },
    );
    expect(tries.map((each) => each.unit)).toEqual(['ra-2', 'nyv']);
    expect(driven.rolled).toEqual(['t/ra-2/!rally', 't/nyv/!rally']);
  });

  test('R51 cavalry that withdrew may move and attack again after its own Rally', () => {
    const state = position('1509 conde', { phasing: 'allies' });
    Object.assign(state.units.conde as object, { withdrew: true });
    drive(state, (play) => rallyPhase(boardOf(rules, play), 'british'));
    expect(state.units.conde?.withdrew).toBe(true);
    const driven = drive(state, (play) => rallyPhase(boardOf(rules, play), 'allies'));
    expect(state.units.conde?.withdrew).toBe(false);
    expect(told(driven, 'boar.marks')).toEqual([
      { side: 'allies', turned: [{ unit: 'conde', mark: 'withdrew', to: 'no' }] },
    ]);
  });
});

describe('the turn', () => {
  const quiet: Answers = { fire: { target: null, with: [] }, 'mortar-fire': 'hold' };

  test('R1, R2 the first side plays all its phases, then the other, each under its own address', () => {
    const driven = drive(setup(savannah), (play) => turn(boardOf(rules, play)), { answers: quiet });
    expect(driven.calls).toEqual([
      't/allies/movement/movement@allies',
      't/allies/fire/fire@british',
      't/british/movement/movement@british',
      't/british/fire/fire@allies',
    ]);
    expect(driven.state).toMatchObject({ turn: 17, ordinal: 2, phasing: null });
    expect(told(driven, 'boar.turn-end')).toEqual([{ turn: 16 }]);
  });

  test('S 3-IX the mortar fires in the Allied player turn only', () => {
    const driven = drive(setup(savannah), (play) => turn(boardOf(rules, play)), { answers: quiet });
    expect(driven.asked.filter((need) => need.kind === 'mortar-fire').map((need) => need.address)).toEqual([
      't/allies/fire/mortar/mortar-fire@allies',
    ]);
  });

  test('S 4.12 a mortar that fired is ready again in the next Allied player turn, and that is told', () => {
    const state = position('2103 tawes; 2108 mortar', { turn: 17, ordinal: 2 });
    Object.assign(state.units.mortar as object, { mortar: 'fired' });
    const driven = drive(state, (play) => turn(boardOf(rules, play)), {
      answers: quiet,
      faces: { 'initiative-british': 9 },
    });
    expect(state.units.mortar?.mortar).toBe('ready');
    expect(told(driven, 'boar.marks')).toEqual([
      { side: 'allies', turned: [{ unit: 'mortar', mark: 'mortar', to: 'ready' }] },
    ]);
    expect(driven.asked.filter((need) => need.kind === 'mortar-fire')).toHaveLength(1);
  });

  test('S 4.12 mortars are not asked about while no enemy stands where a shell may fall', () => {
    const state = position('1404 tawes; 2108 mortar', { turn: 17, ordinal: 2 });
    const driven = drive(state, (play) => turn(boardOf(rules, play)), {
      answers: quiet,
      faces: { 'initiative-british': 9 },
    });
    expect(driven.asked.filter((need) => need.kind === 'mortar-fire')).toEqual([]);
  });

  test('S scenario fog on turn 16, fair weather from 17 to 20', () => {
    const state = setup(savannah);
    expect(state.weather).toBe('fog');
    drive(state, (play) => turn(boardOf(rules, play)), { answers: quiet });
    drive(state, (play) => turn(boardOf(rules, play)), { answers: quiet, faces: { 'initiative-allies': 9 } });
    expect(state.weather).toBe('favorable');
  });

  test('R64 at the end of a phase a Shattered unit next to an enemy in Parade Order is captured', () => {
    const state = position('1505 nyv shattered, prevost; 1506 foix; 1404 tawes', {
      turn: 17,
      ordinal: 2,
      weather: 'favorable',
    });
    const driven = drive(state, (play) => turn(boardOf(rules, play)), {
      answers: quiet,
      faces: { 'initiative-allies': 9 },
    });
    expect(told(driven, 'boar.captured')).toHaveLength(1);
    expect(state.units.nyv?.fate).toBe('captured');
    // Two steps, 1 and 3 halves, and 2 for the capture.
    expect(state.victory.french).toBe(1 + 3 + 2);
  });

  test('S scenario after turn 20 the game is over', () => {
    const state = position('1404 tawes; 1411 foix', { turn: 20, ordinal: 5 });
    const driven = drive(state, (play) => turn(boardOf(rules, play)), {
      answers: quiet,
      faces: { 'initiative-allies': 9 },
    });
    expect(told(driven, 'boar.over')).toHaveLength(1);
    expect(state.over?.winner).toBe('british');
  });
});
