/** Rifle fire: no game of the project has riflemen yet, so the assault's light infantry is given rifles here. */
import { describe, expect, test } from 'vitest';
import { closeCombatPhase } from '../../../src/series/boar/rules/close-combat.ts';
import type { Rules } from '../../../src/series/boar/rules/house.ts';
import { rifleFire } from '../../../src/series/boar/rules/rifle.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { boardOf, turn } from '../../../src/series/boar/rules/turn.ts';
import { attack, drive, type Faces, position, rules, told } from '../../games/position.ts';

const RIFLES = ['graham-li', 'light-corps'];

/** The series' own figures: damage of rifles against all but guns, a first volley +1, and their lines in close combat. */
const armed: Rules = {
  ...rules,
  field: {
    ...rules.field,
    counters: new Map(
      [...rules.field.counters].map(([id, counter]) => [
        id,
        RIFLES.includes(id) ? { ...counter, marks: [...counter.marks, 'rifle'] } : counter,
      ]),
    ),
    tables: {
      ...rules.field.tables,
      rifle: {
        range: [1, 3],
        damage: [
          { die: [0, 3], result: 'AM' },
          { die: [4, 6], result: 'R' },
          { die: [7, 8], result: 'D' },
          { die: [9, 9], result: '1*' },
        ],
        firstVolley: 1,
      },
      modifiers: {
        ...rules.field.tables.modifiers,
        combat: { ...rules.field.tables.modifiers.combat, defenderRifles: 1, attackerRifles: -1 },
      },
    },
  },
};

const fair = { turn: 17, ordinal: 2, weather: 'favorable', phasing: 'allies' } as const;

function volleys(state: BoarState, faces: Faces, of: Rules = armed) {
  return drive(state, (play) => rifleFire(boardOf(of, play), 'allies'), { faces });
}

describe('rifle fire', () => {
  test('series 10 rifles of 2 SP next to the target need 6, a first volley adds 1; 4 to 6 of damage is R', () => {
    const state = position('1505 nyv; 1506 light-corps', fair);
    const driven = volleys(state, { hit: 5, damage: 4 });
    const [shot] = told(driven, 'boar.fire');
    expect(shot).toMatchObject({ needed: 6, sum: 6, hit: true, damage: { die: 4, result: 'R' } });
    expect(shot?.modifiers.map(({ name, value }) => `${name} ${value}`)).toEqual(['drm.first-volley 1']);
    expect(state.units.nyv?.hex).not.toBe('1505');
    expect(state.volleys).toEqual(['light-corps']);
    Object.assign(state.units.nyv as object, { hex: '1505' });
    expect(told(volleys(state, { hit: 5 }), 'boar.fire')[0]).toMatchObject({ sum: 5, hit: false });
  });

  test.each([
    [0, 'AM'],
    [3, 'AM'],
    [6, 'R'],
    [7, 'D'],
    [9, '1*'],
  ])('series 10 damage of rifles: %i is %s, and AM costs the army 1', (damage, result) => {
    const state = position('1505 nyv; 1506 light-corps', fair);
    const [shot] = told(volleys(state, { hit: 9, damage, leader: 5 }), 'boar.fire');
    expect(shot?.damage?.result).toBe(result);
    if (result === 'AM') expect([state.morale.british, state.units.nyv?.hex]).toEqual([13, '1505']);
  });

  test('series 10 against guns rifles use the table of the guns', () => {
    const [shot] = told(volleys(position('1505 br-b; 1506 light-corps', fair), { hit: 9, damage: 0 }), 'boar.fire');
    expect(shot?.damage?.result).toBe('R');
  });

  test('R34 the moving side’s rifles fire first, then the other’s if they still stand; a unit is fired on once', () => {
    const state = position('1505 graham-li; 1506 light-corps', fair);
    const both = volleys(state, { hit: 0 });
    expect(told(both, 'boar.fire').map(({ batteries }) => batteries[0]?.unit)).toEqual(['light-corps', 'graham-li']);
    const routed = position('1505 graham-li; 1506 light-corps', fair);
    const first = volleys(routed, { hit: 9, damage: 7 });
    expect(told(first, 'boar.fire').map(({ batteries }) => batteries[0]?.unit)).toEqual(['light-corps']);
  });

  test('R34 only where the scenario has a rifle table: at Savannah nobody is asked', () => {
    const state = position('1505 graham-li; 1506 light-corps', fair);
    expect(volleys(state, {}, rules).asked).toEqual([]);
    const whole = drive(position('1505 nyv; 1506 light-corps', fair), (play) => turn(boardOf(armed, play)), {
      faces: { 'initiative-allies': 9 },
    });
    expect(whole.asked.map(({ address }) => address)).toContain('t/allies/fire/rifle/light-corps/fire@allies');
  });

  test('series 12 riflemen in a fight: +1 to the attacker of theirs, -1 to their own attack', () => {
    const sums = ['nyv; 1506 light-corps', 'graham-li; 1506 foix', 'graham-li; 1506 light-corps'].map((text) => {
      const unit = text.endsWith('foix') ? 'foix' : 'light-corps';
      const state = position(`1505 ${text}`, fair);
      const driven = drive(state, (play) => closeCombatPhase(boardOf(armed, play), 'allies'), {
        books: { 'combat@allies': [attack('1505', unit)] },
        answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
        faces: { 'close-combat': 5 },
      });
      const fought = told(driven, 'boar.combat')[0];
      return fought?.modifiers
        .filter(({ name }) => name.endsWith('-rifles'))
        .map(({ name, value }) => `${name} ${value}`);
    });
    expect(sums).toEqual([
      ['drm.attacker-rifles -1'],
      ['drm.defender-rifles 1'],
      ['drm.defender-rifles 1', 'drm.attacker-rifles -1'],
    ]);
  });
});
