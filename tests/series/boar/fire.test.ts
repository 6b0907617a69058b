import { describe, expect, test } from 'vitest';
import {
  batteriesWithTargets,
  defensiveFire,
  forecastShot,
  judgeFire,
  shotAt,
} from '../../../src/series/boar/rules/fire.ts';
import { mortarFire } from '../../../src/series/boar/rules/mortar.ts';
import { sees } from '../../../src/series/boar/rules/sight.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import { boardOf, turn } from '../../../src/series/boar/rules/turn.ts';
import { effectsOf } from '../../games/fights.ts';
import { type Answers, drive, type Faces, position, rules, told } from '../../games/position.ts';

const aim = (target: string, others: string[] = []) => ({ target, with: others });
const HOLD = { target: null, with: [] };

/** The British guns fire while the Allies move. */
function fireAt(text: string, answers: Answers, faces: Faces, changes = {}) {
  const state = position(text, { phasing: 'allies', ...changes });
  const driven = drive(state, (play) => defensiveFire(boardOf(rules, play), 'british'), {
    faces,
    answers: { fire: HOLD, ...answers },
  });
  return { state, driven, shots: told(driven, 'boar.fire') };
}

const named = (modifiers: readonly { name: string; value: number }[]) =>
  modifiers.map(({ name, value }) => `${name} ${value}`);

describe('the shots of 9 October', () => {
  test('series 11 two guns next to the target need 6; fog takes 1 away: a miss', () => {
    const { shots } = fireAt('1404 br-a; 1405 avant-garde', { fire: aim('avant-garde') }, { hit: 5 });
    expect(shots[0]).toMatchObject({ die: 5, sum: 4, needed: 6, hit: false, damage: null });
    expect(named(shots[0]?.modifiers ?? [])).toEqual(['drm.fog -1']);
  });

  test('series 11 light infantry is harder to hit; R drives it back and the others of its hex test', () => {
    const { state, shots } = fireAt(
      '1504 br-augusta; 1405 champagne, avant-garde, destaing',
      { fire: aim('champagne') },
      { hit: 8, damage: 2, test: 4 },
    );
    expect(named(shots[0]?.modifiers ?? [])).toEqual(['drm.fog -1', 'drm.light-infantry -1']);
    expect(shots[0]).toMatchObject({ sum: 6, needed: 6, hit: true, damage: { die: 2, result: 'R' } });
    const tested = effectsOf(shots[0] as never, 'test')[0]?.test;
    expect(tested).toMatchObject({ unit: 'avant-garde', die: 4, sum: 6, passed: true });
    expect(state.units.champagne?.hex).not.toBe('1405');
    expect(state.units['avant-garde']?.hex).toBe('1405');
  });

  test('series 11 a step lost to fire: French morale -1, ours +1', () => {
    const { state, shots } = fireAt(
      '1605 br-b; 1505 dillon-irish, vol-grenadiers, dillon',
      { fire: aim('dillon-irish') },
      { hit: 9, damage: 7, test: 3 },
    );
    expect(shots[0]?.damage?.result).toBe('1');
    expect(state.units['dillon-irish']?.steps).toBe(1);
    expect(state.morale).toMatchObject({ french: 11, british: 15 });
    expect(state.units['vol-grenadiers']?.hex).toBe('1505');
  });

  test('S 4.9 at the foot of the Covered Way a target is sheltered by it, not exposed by the causeway', () => {
    const { shots } = fireAt('1205 br-carolina; 1105 grenadier-bn', { fire: aim('grenadier-bn') }, { hit: 3 });
    expect(named(shots[0]?.modifiers ?? [])).toEqual(['drm.fog -1', 'drm.covered-way -1']);
  });

  test('S 4.9 a target on a causeway is easier to hit', () => {
    const { shots } = fireAt('1303 br-carolina; 1304 grenadier-bn', { fire: aim('grenadier-bn') }, { hit: 3 });
    expect(named(shots[0]?.modifiers ?? [])).toEqual(['drm.fog -1', 'drm.causeway 1']);
    expect(shots[0]).toMatchObject({ sum: 3, needed: 6, hit: false });
  });

  test('R32 a step shot away: the target bears it, the others of its hex test, a star rolls for the leader there', () => {
    const state = position('1404 br-a; 1405 foix, hainault, noailles', { phasing: 'allies', weather: 'favorable' });
    const driven = drive(state, (play) => defensiveFire(boardOf(rules, play), 'british'), {
      faces: { hit: 9, damage: 9, test: 0, leader: 0 },
      answers: { fire: aim('foix') },
    });
    const [shot] = told(driven, 'boar.fire');
    expect(shot?.damage?.result).toBe('1*');
    expect(state.units.foix).toMatchObject({ steps: 1, hex: '1405' });
    expect(state.leaders.noailles?.fate).toBe('eliminated');
    expect(driven.rolled.map((address) => address.split('/').slice(-2).join('/'))).toEqual([
      ...['br-a/!hit', 'br-a/!damage', 'noailles/!leader', 'hainault/!test'],
    ]);
    expect(state.units.hainault).toMatchObject({ formation: 'parade' });
    expect(state.units.hainault?.hex).not.toBe('1405');
  });

  test('R31 works shelter a target whose unbreached hexside the line enters by', () => {
    const state = position('2005 njv-3; 2007 fr-a-lft', { phasing: 'british' });
    const driven = drive(state, (play) => defensiveFire(boardOf(rules, play), 'allies'), {
      faces: { hit: 8 },
      answers: { fire: aim('njv-3') },
    });
    const [shot] = told(driven, 'boar.fire');
    expect(named(shot?.modifiers ?? [])).toEqual(['drm.fog -1', 'drm.redoubt -1']);
    expect(shot).toMatchObject({ range: 2, sum: 6, needed: 7, hit: false });
    const breached = position('2005 njv-3; 2007 fr-a-lft', { phasing: 'british', breached: ['2005/S'] });
    const again = drive(breached, (play) => defensiveFire(boardOf(rules, play), 'allies'), {
      faces: { hit: 8 },
      answers: { fire: aim('njv-3') },
    });
    expect(told(again, 'boar.fire')[0]).toMatchObject({ sum: 7, hit: true });
  });
});

describe('who may fire at whom', () => {
  test('R28 a battery fires once and a unit is fired on once in a phase', () => {
    const { shots, driven } = fireAt('1404 br-a; 1504 br-augusta; 1405 avant-garde', { fire: aim('avant-garde') }, {});
    expect(shots).toHaveLength(1);
    expect(driven.asked.filter((need) => need.kind === 'fire')).toHaveLength(1);
    const both = { 'br-a/fire@british': aim('avant-garde', ['br-augusta']) };
    const { driven: again } = fireAt('1404 br-a; 1504 br-augusta; 1405 avant-garde; 1406 champagne', both, {});
    expect(again.asked.filter((need) => need.kind === 'fire')).toHaveLength(1);
  });

  test('R29 batteries combine by adding strength; the farthest sets the range for all', () => {
    const { shots } = fireAt(
      '1404 br-a; 1604 br-augusta; 1405 avant-garde',
      { 'br-a/fire@british': aim('avant-garde', ['br-augusta']) },
      { hit: 7 },
      { weather: 'favorable' },
    );
    expect(shots[0]).toMatchObject({ strength: 4, range: 2, needed: 7, hit: true });
  });

  test('R26 three hexes is the range, and combat units of either side on the line block it', () => {
    expect(fireAt('1404 br-a; 1408 avant-garde', {}, {}).driven.asked).toEqual([]);
    expect(fireAt('1404 br-a; 1407 avant-garde', {}, {}).driven.asked).toHaveLength(1);
    expect(
      fireAt('1404 br-a; 1407 avant-garde; 1405 champagne disrupted', {}, {}).driven.asked[0]?.about,
    ).toMatchObject({
      targets: [{ unit: 'champagne', range: 1 }],
    });
  });

  test('R30 only guns in Parade Order fire, a pinned one only at what pins it', () => {
    expect(fireAt('1404 br-a disrupted; 1405 avant-garde', {}, {}).driven.asked).toEqual([]);
    const state = position('1404 br-a; 1405 avant-garde; 1304 grenadier-bn', { phasing: 'allies' });
    Object.assign(state.units['br-a'] as object, { pinnedBy: ['grenadier-bn'] });
    Object.assign(state.units['grenadier-bn'] as object, { pinnedBy: ['br-a'] });
    const driven = drive(state, (play) => defensiveFire(boardOf(rules, play), 'british'), { answers: { fire: HOLD } });
    expect(driven.asked[0]?.about).toMatchObject({ targets: [{ unit: 'grenadier-bn' }] });
  });

  test('R33 slow guns go back one hex, not three, and must then go home', () => {
    const state = position('2005 njv-3; 2008 fr-b-lft; 2006 br-d', { phasing: 'british', weather: 'favorable' });
    Object.assign(state.units['br-d'] as object, { hex: '2005' });
    const driven = drive(state, (play) => defensiveFire(boardOf(rules, play), 'allies'), {
      faces: { hit: 9, damage: 5, test: 9 },
      answers: { fire: aim('br-d') },
    });
    const [shot] = told(driven, 'boar.fire');
    expect(shot?.damage?.result).toBe('D');
    expect(effectsOf(shot as never, 'retreat')[0]?.path).toHaveLength(2);
    expect(state.units['br-d']).toMatchObject({ formation: 'disrupted', goingHome: true });
  });

  test('series 11 the forecast of a shot tells the number to reach and the faces that do', () => {
    const state = position('1404 br-a; 1405 avant-garde');
    expect(
      forecastShot({ ...rules, position: state }, shotAt({ ...rules, position: state }, ['br-a'], 'avant-garde')),
    ).toMatchObject({
      needed: 6,
      sum: -1,
      hits: 3,
    });
  });
});

describe('the mortar', () => {
  function bombard(text: string, answers: Answers, faces: Faces, changes = {}) {
    const state = position(text, { phasing: 'allies', ...changes });
    const driven = drive(state, (play) => mortarFire(boardOf(rules, play), 'allies'), { faces, answers });
    return { state, driven, shot: told(driven, 'boar.mortar')[0] };
  }

  test('S 4.12 first fire of the game +1, fog -1, no line of sight, no shelter of works: 5 of 6', () => {
    const text = '2108 mortar; 2107 marine-bn; 2005 njv-3';
    const at = { ...rules, position: position(text) };
    expect(sees(at, stacksOf(at), '2108', '2005')).toBe(false);
    const { shot, state } = bombard(text, { 'mortar-fire': '2005' }, { scatter: 2, hit: 5 });
    expect(named(shot?.modifiers ?? [])).toEqual(['drm.first-fire 1', 'drm.fog -1']);
    expect(shot).toMatchObject({ impact: '2005', sum: 5, needed: 6, hit: false });
    expect(state.mortarUnfired).toBe(false);
    expect(state.units.mortar?.mortar).toBe('fired');
  });

  test('S 4.12 range 2 to 5, never a neighbour', () => {
    for (const hex of ['2107', '2102']) {
      expect(() => bombard('2108 mortar; 2005 njv-3', { 'mortar-fire': hex }, {})).toThrow(/out-of-mortar-range/);
    }
  });

  test('S 4.12 the shell drifts one hex, one die higher at five hexes', () => {
    expect(bombard('2108 mortar; 2005 njv-3', { 'mortar-fire': '2005' }, { scatter: 4 }).shot?.impact).toBe('2004');
    expect(bombard('2108 mortar; 2103 njv-3', { 'mortar-fire': '2103' }, { scatter: 3 }).shot?.impact).toBe('2102');
    expect(bombard('2108 mortar; 2104 njv-3', { 'mortar-fire': '2104' }, { scatter: 3 }).shot?.impact).toBe('2104');
  });

  test('O6 the owner of whoever is struck, friend or foe, names the victim', () => {
    const { driven, shot } = bombard(
      '2108 mortar; 2005 njv-3, br-d',
      { 'mortar-fire': '2005', 'mortar-victim': 'br-d' },
      { scatter: 0, hit: 9 },
    );
    expect(driven.asked.find((need) => need.kind === 'mortar-victim')?.role).toBe('british');
    expect(shot?.victim).toBe('br-d');
    expect(named(shot?.modifiers ?? [])).toContain('drm.target-artillery 1');
    const short = bombard(
      '2108 mortar; 2006 foix, armagnac; 2005 njv-3',
      { 'mortar-fire': '2005', 'mortar-victim': 'armagnac' },
      { scatter: 7, hit: 9 },
    );
    expect(short.driven.asked.find((need) => need.kind === 'mortar-victim')?.role).toBe('allies');
    expect(short.shot).toMatchObject({ impact: '2006', victim: 'armagnac', hit: true });
  });

  test('S 4.12 no mortar joins the fire of other guns, nor do they join its own', () => {
    const state = position('2206 mortar; 2107 bombardiers; 2105 njv-3', { phasing: 'british', weather: 'favorable' });
    const at = { ...rules, position: state };
    const joined = { target: 'njv-3', with: ['mortar'] };
    expect(judgeFire(at, 'bombardiers', ['njv-3'], { ...joined, with: [] })).toEqual([]);
    expect(judgeFire(at, 'bombardiers', ['njv-3'], joined)).not.toEqual([]);
    expect(batteriesWithTargets(at, 'allies')).toEqual(['bombardiers']);
  });

  test('S 4.12 a mortar that has moved this turn does not fire', () => {
    const moved = position('2108 mortar; 2005 njv-3', { phasing: 'allies' });
    Object.assign(moved.units.mortar as object, { mortar: 'moved' });
    expect(drive(moved, (play) => mortarFire(boardOf(rules, play), 'allies')).asked).toEqual([]);
  });

  test('S 4.12 a mortar silenced as the enemy fires misses the fire of its next turn too, and is ready after', () => {
    const state = position('2108 mortar; 2005 njv-3', { phasing: 'allies' });
    const fires = () => drive(state, (play) => mortarFire(boardOf(rules, play), 'allies')).asked.length > 0;
    const firesNextTurn = () =>
      drive(state, (play) => turn(boardOf(rules, play)), { faces: { 'initiative-allies': 9 } }).asked.some(
        ({ kind }) => kind === 'mortar-fire',
      );
    Object.assign(state.units.mortar as object, { mortar: 'silenced' });
    expect([fires(), state.units.mortar?.mortar]).toEqual([false, 'silenced']);
    expect([firesNextTurn(), state.units.mortar?.mortar]).toEqual([false, 'ready']);
    expect(firesNextTurn()).toBe(true);
  });

  test.each([
    [0, 'D', { mortar: 'silenced', steps: 2 }],
    [5, 'D', { steps: 1 }],
    [8, 'D', { steps: 0, fate: 'eliminated' }],
    [6, '1', { steps: 0, fate: 'eliminated' }],
  ])('S 4.12 a mortar struck rolls for how badly: %i after %s', (die, result, state) => {
    const damage = result === 'D' ? 5 : 7;
    const { state: after } = fireAt(
      '2005 br-d; 2007 mortar',
      { fire: aim('mortar') },
      { hit: 9, damage, disable: die },
      { weather: 'favorable' },
    );
    expect(after.units.mortar).toMatchObject(state);
  });
});
