import { describe, expect, test } from 'vitest';
import {
  type Attack,
  attackOptions,
  dutiesOf,
  forcedAttacks,
  judgeAttack,
} from '../../../src/series/boar/rules/declare.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { assaultBy, combats } from '../../games/fights.ts';
import { attack, position, rules, told } from '../../games/position.ts';

const fair = { turn: 17, ordinal: 2, weather: 'favorable' } as const;

function ordered(on: string[], units: string[], diverted: string[] = []): Attack {
  return { id: on[0] as string, side: 'allies', on, with: units, diverted, forced: false };
}

function faults(state: BoarState, one: Attack, before: Attack[] = []): string[] {
  return judgeAttack({ ...rules, position: state }, one, before).map((fault) => fault.code.replace('boar.', ''));
}

test('series 13 one unit that cannot attack is told, and the others of its ATTACK go in', () => {
  const state = position('1506 foix, armagnac; 1505 nyv', fair);
  Object.assign(state.units.armagnac ?? {}, { formation: 'disrupted' });
  const driven = assaultBy('allies', state, [attack('1505', 'foix, armagnac, conde')], { 'close-combat': 5 });
  expect(told(driven, 'boar.order-failed').map(({ units, reason }) => [units, reason.facts.why])).toEqual([
    [['armagnac'], 'disrupted'],
    [['conde'], 'gone'],
  ]);
  expect(told(driven, 'boar.declare')[0]?.attacks).toMatchObject([{ on: ['1505'], attackers: ['foix'] }]);
});

describe('who must attack', () => {
  test('R35 units in an enemy zone must attack, and every enemy that reaches them must be engaged', () => {
    const state = position('1506 foix; 1505 nyv; 1606 ra-2; 1509 armagnac', fair);
    expect(dutiesOf({ ...rules, position: state }, 'allies').map(({ from, enemy }) => [from, enemy])).toEqual([
      ['1506', '1505'],
      ['1506', '1606'],
    ]);
    const driven = assaultBy('allies', state, [], { 'close-combat': 5 });
    expect(driven.asked.some((need) => need.kind === 'attack-declare')).toBe(true);
    const [declared] = told(driven, 'boar.declare');
    expect(declared?.attacks).toHaveLength(1);
    expect(declared?.attacks[0]?.diverted).toHaveLength(1);
  });

  test('R35 whoever stands behind intact works is in no zone and need not come out', () => {
    const state = position('1404 tawes; 1405 foix', fair);
    expect(dutiesOf({ ...rules, position: state }, 'british')).toEqual([]);
    expect(dutiesOf({ ...rules, position: state }, 'allies')).toHaveLength(1);
  });

  test('R35 nobody is asked when nobody stands next to the enemy', () => {
    const driven = assaultBy('allies', position('1404 tawes; 1408 foix', fair), []);
    expect(driven.calls).toEqual([]);
  });

  test('R39 guns and broken units neither must nor may attack', () => {
    const state = position('1505 nyv; 1506 reserve-art, foix disrupted', fair);
    expect(dutiesOf({ ...rules, position: state }, 'allies')).toEqual([]);
    expect(faults(state, ordered(['1505'], ['reserve-art']))).toEqual(['attack-unable']);
    expect(faults(state, ordered(['1505'], ['foix']))).toEqual(['attack-unable']);
  });

  test('R35 the forced attacks take the best odds and leave nobody idle', () => {
    const state = position('1506 foix, hainault; 1505 nyv; 1606 trumbach', fair);
    const [forced, ...others] = forcedAttacks({ ...rules, position: state }, 'allies', []);
    expect(others).toEqual([]);
    expect(forced).toMatchObject({ on: ['1505'], with: ['foix', 'hainault'], diverted: ['1606'], forced: true });
  });

  /** Foix, pinned by guns in 1606 that may not be diverted, beside 1505 as well. */
  const between = (others: string): BoarState => {
    const state = position(`1506 foix, hainault; 1606 ra-2; 1505 nyv; ${others}`, fair);
    Object.assign(state.units.foix as object, { pinnedBy: ['ra-2'] });
    Object.assign(state.units['ra-2'] as object, { pinnedBy: ['foix'] });
    return state;
  };

  test.each([
    ['hainault, whom no line names, fights him', 'foix, armagnac', ['1505 armagnac, foix', '1606 hainault']],
    ['those beside him are drawn off', 'foix, hainault, armagnac', ['1505 armagnac', '1606 foix, hainault']],
    ['so it is where nobody says anything', null, ['1505 armagnac', '1606 foix, hainault']],
  ])('R35 no order leaves an enemy unfought whom units beside him must fight: %s', (_, units, made) => {
    const state = between('1406 armagnac');
    const declared = units === null ? [] : [ordered(['1505'], units.split(', '))];
    const attacks = forcedAttacks({ ...rules, position: state }, 'allies', declared);
    expect(attacks.map(({ on, with: some }) => `${on} ${some.toSorted().join(', ')}`).toSorted()).toEqual(made);
  });

  test('R35 who is drawn off, and an attack that takes in one more enemy, are told to their line before and after', () => {
    const owedBy = (state: BoarState, units: string) => {
      const { settled } = assaultBy('allies', state, [attack('1505', units)], { 'close-combat': 5 });
      const fates = settled.flatMap(({ fate }) => (fate.kind === 'done' && fate.came ? [fate.came] : []));
      return fates.filter(({ code }) => code === 'boar.owed').map(({ facts, warns }) => ({ ...facts, warns }));
    };
    const foix = { units: ['foix', 'hainault'], on: ['1606'], warns: true };
    expect(owedBy(between('1406 armagnac'), 'foix, hainault, armagnac')).toEqual([
      { ...foix, too: false, attack: 6, defence: 1 },
    ]);
    expect(owedBy(between('1409 armagnac'), 'foix, hainault')).toEqual([{ ...foix, too: true, attack: 6, defence: 3 }]);
    expect(owedBy(position('1506 foix; 1606 ra-2; 1505 nyv', fair), 'foix')).toEqual([]);
  });

  test('R66 pinned units must attack those that pin them, even out of works', () => {
    const state = position('1404 tawes; 1405 foix', fair);
    Object.assign(state.units.tawes as object, { pinnedBy: ['foix'] });
    Object.assign(state.units.foix as object, { pinnedBy: ['tawes'] });
    expect(dutiesOf({ ...rules, position: state }, 'british')).toMatchObject([
      { from: '1404', enemy: '1405', pinned: true },
    ]);
  });

  test('R51 cavalry that has withdrawn does not attack', () => {
    const state = position('1505 nyv; 1506 conde', fair);
    Object.assign(state.units.conde as object, { withdrew: true });
    expect(dutiesOf({ ...rules, position: state }, 'allies')).toEqual([]);
  });
});

describe('the shape of an attack', () => {
  const state = position('1506 foix; 1406 armagnac; 1505 nyv; 1606 ra-2; 1405 kfr', fair);

  test('R37 one hex against many, or many against one, never many against many', () => {
    expect(faults(state, ordered(['1505'], ['foix', 'armagnac']))).toEqual([]);
    expect(faults(state, ordered(['1505', '1606'], ['foix']))).toEqual([]);
    expect(faults(state, ordered(['1505', '1405'], ['foix', 'armagnac']))).toContain('attack-shape');
  });

  test('series 12.1 an attack needs neighbours, an enemy there, and units of one’s own that attack once', () => {
    expect(faults(state, ordered(['1606'], ['armagnac']))).toContain('attack-not-adjacent');
    expect(faults(state, ordered(['1507'], ['foix']))).toEqual(['attack-nobody']);
    expect(faults(state, ordered(['1505'], ['nyv']))).toEqual(['not-yours']);
    expect(faults(state, ordered(['1505'], ['foix']), [ordered(['1606'], ['foix'])])).toEqual(['attack-unit-twice']);
    expect(faults(state, ordered(['1505'], ['armagnac']), [ordered(['1505'], ['foix'])])).toEqual(['attack-twice']);
  });

  test('series 12.1 an attack without names tells whether nobody is beside the enemy yet, or nobody there is free', () => {
    const far = (hex: string) =>
      judgeAttack({ ...rules, position: state }, ordered([hex], []), []).find(
        ({ code }) => code === 'boar.attack-no-units',
      )?.facts.far;
    const away = position('1506 foix; 1505 nyv; 1802 ra-2', fair);
    const distant = judgeAttack({ ...rules, position: away }, ordered(['1802'], []), []);
    expect(distant.map(({ code, facts }) => [code, facts.far])).toEqual([['boar.attack-no-units', true]]);
    expect(far('1505')).toBe(false);
  });

  test('series 12.1 one hex diverts one neighbour', () => {
    expect(faults(state, ordered(['1505'], ['foix'], ['1606']))).toEqual([]);
    expect(faults(state, ordered(['1606'], ['foix'], ['1505', '1405']))).not.toEqual([]);
    expect(faults(state, ordered(['1505'], ['foix'], ['1507']))).toEqual(['divert-nobody']);
  });

  test('R50 horse attack across abatis alone, never across unbreached works', () => {
    const works = position('1404 tawes; 1405 conde', fair);
    expect(faults(works, ordered(['1404'], ['conde']))).toEqual(['attack-horse-at-works']);
    const breached = position('1404 tawes; 1405 conde', { ...fair, breached: ['1404/S'] });
    expect(faults(breached, ordered(['1404'], ['conde']))).toEqual([]);
  });

  test('series 12.1 every attack offered is legal', () => {
    const options = attackOptions({ ...rules, position: state }, 'allies');
    expect(options.map((option) => option.id)).toEqual(['1405', '1505', '1606']);
    for (const option of options) expect(judgeAttack({ ...rules, position: state }, option, [])).toEqual([]);
  });
});

describe('resolution', () => {
  test('R36 attacks are fought in the attacker’s order; one whose target is gone is void and counts as made', () => {
    const state = position('1506 foix, hainault; 1505 nyv', fair);
    Object.assign(state.units['ra-2'] as object, { hex: '1606', fate: 'field' });
    const driven = assaultBy(
      'allies',
      state,
      [attack('1505', 'foix'), attack('1606', 'hainault')],
      { 'close-combat': 5 },
      { 'attack-order': ['1606', '1505'] },
    );
    expect(combats(driven).map((fought) => fought.id)).toEqual(['1606', '1505']);
  });

  test('R51 mounted defenders in Parade Order may withdraw three hexes before an attacker without horse', () => {
    const state = position('1509 conde; 1507 tawes', fair);
    Object.assign(state.units.tawes as object, { hex: '1508' });
    const driven = assaultBy(
      'british',
      state,
      [attack('1509', 'tawes')],
      {},
      {
        'cavalry-withdraw': ({ space }) => (space.kind === 'one' ? (space.of[1] as string) : 'stand'),
      },
    );
    expect(told(driven, 'boar.withdraw')).toHaveLength(1);
    expect(combats(driven)).toEqual([]);
    expect(state.units.conde?.withdrew).toBe(true);
    expect(told(driven, 'boar.withdraw')[0]?.path).toHaveLength(4);
    const away = { code: 'boar.combat-refused', facts: { on: ['1509'] } };
    expect(driven.settled.map(({ fate }) => fate)).toMatchObject([{ kind: 'done', came: away }]);
  });

  test('R51 not before an attacker with horse, and not when Disrupted', () => {
    const broken = assaultBy('british', position('1509 conde disrupted; 1508 tawes', fair), [attack('1509', 'tawes')], {
      'close-combat': 5,
    });
    expect(broken.asked.some((need) => need.kind === 'cavalry-withdraw')).toBe(false);
  });

  test('R22 a leader left alone by losses rides to the nearest friends within six hexes, else he is lost', () => {
    const near = position('1505 ra-2, maitland; 1506 foix, hainault; 1503 fraser-1', fair);
    assaultBy('allies', near, [attack('1505', 'foix, hainault')], { 'close-combat': 11, 'maitland/!leader': 9 });
    expect(near.leaders.maitland?.hex).toBe('1503');
    const far = position('2515 ra-2, maitland; 2516 foix, hainault, champagne; 1404 tawes', fair);
    assaultBy('allies', far, [attack('2515', 'foix, hainault')], { 'close-combat': 11, 'maitland/!leader': 9 });
    expect(far.leaders.maitland?.fate).toBe('captured');
  });
});
