import { describe, expect, test } from 'vitest';
import { forecast } from '../../../src/series/boar/rules/forecast.ts';
import { columnFor, totalStrength } from '../../../src/series/boar/rules/odds.ts';
import { clash } from '../../../src/series/boar/rules/tactics.ts';
import { assaultBy, combat, combats, effectsOf, lines } from '../../games/fights.ts';
import { attack, position, rules } from '../../games/position.ts';

const NINTH_OF_OCTOBER = `
  1404 tawes, ra-4, scr-2, br-a, porbeck; 1504 fraser-2, br-augusta; 1303 gam-1, gam-2, br-carolina; 1605 scr-1, br-b;
  1405 avant-garde, destaing; 1304 grenadier-bn; 1505 dillon-irish reduced, vol-grenadiers, dillon`.replace(/\n/g, ' ');

function ninthOfOctober(faces: Record<string, number>) {
  const state = position(NINTH_OF_OCTOBER.trim(), { morale: { british: 15, french: 11, american: 13 } });
  const orders = [attack('1404', 'avant-garde, grenadier-bn'), attack('1504', 'vol-grenadiers, dillon-irish', '1605')];
  return assaultBy('allies', state, orders, faces, {
    '1404/tactic@allies': 'frontal-assault',
    '1504/tactic@allies': 'attack-en-echelon',
    'tactic@british': 'stand-fast',
    '1404/lead-unit@british': 'tawes',
    '1504/lead-unit@allies': 'vol-grenadiers',
    '1404/combat-reroll@allies': 'reroll',
    'attack-order': ['1404', '1504'],
    'leader-accompany': '1506',
  });
}

describe('two fights worked by hand', () => {
  const driven = ninthOfOctober({
    '1404/!close-combat': 2,
    '1404/reroll-allies/!close-combat': 6,
    '1504/!close-combat': 4,
    '1504/dillon-irish/!test': 2,
  });
  const [hill, line] = combats(driven);

  test('series 12 Spring Hill: every line of the sum is named for its cause, the leader of value 0 among them', () => {
    expect(hill && lines(hill)).toEqual([
      'attack-lead avant-garde +1',
      'attack-leader destaing +2',
      'defence-lead tawes -1',
      'defence-leader porbeck 0',
      'tactics -1',
      'slope -1',
      'abatis -1',
      'redoubt -1',
      'french-assault -1',
    ]);
    expect(hill?.sum).toBe(-3);
  });

  test('series 12 Spring Hill: 6 to 5 is 1-1, and the die and the sum find row and cell', () => {
    expect(hill?.odds).toEqual({ attack: 6, defence: 5, column: 2, shifts: [], final: 2 });
    expect(hill?.throws).toEqual([
      { die: 2, total: -1, row: -1, result: '1*/- m:D', rerolledBy: null },
      { die: 6, total: 3, row: 3, result: 'R/-', rerolledBy: 'allies' },
    ]);
    expect(hill?.result).toBe('R/-');
  });

  test('R68 a die thrown again costs a chit, which goes back to the pool, and the second throw stands', () => {
    expect(driven.state.momentum).toEqual({ british: 0, allies: 0 });
    expect(driven.state.pool).toBe(8);
    expect(driven.asked.filter((need) => need.kind === 'combat-reroll')).toHaveLength(1);
  });

  test('series 13 R: the lead goes back one hex with its leader; no other unit of its hex is there to test', () => {
    expect(driven.state.units['avant-garde']?.hex).toBe('1406');
    expect(driven.state.leaders.destaing?.hex).toBe('1406');
    expect(driven.state.units['grenadier-bn']?.hex).toBe('1304');
  });

  test('series 12 at 1504 a diversion shifts 4 to 5 from 1-2 to 1-3; without a leader the line stays, at 0', () => {
    expect(line?.odds).toEqual({
      attack: 4,
      defence: 5,
      column: 1,
      shifts: [{ name: 'diversion', columns: -1 }],
      final: 0,
    });
    expect(line && lines(line)).toEqual([
      'attack-lead vol-grenadiers +1',
      'attack-leader dillon +1',
      'defence-lead fraser-2 -1',
      'defence-leader 0',
      'tactics +1',
      'abatis -1',
      'revetment -1',
      'french-assault -1',
    ]);
  });

  test('series 13 D: Disrupted and back three hexes, army morale -1, and then the other unit tests at the new level', () => {
    expect(line?.result).toBe('D/-');
    expect(effectsOf(line as never, 'formation')).toEqual([
      { kind: 'formation', unit: 'vol-grenadiers', from: 'parade', to: 'disrupted' },
    ]);
    expect(effectsOf(line as never, 'retreat').map(({ unit, path }) => [unit, path.length - 1])).toEqual([
      ['vol-grenadiers', 3],
      ['dillon-irish', 1],
    ]);
    const tested = effectsOf(line as never, 'test')[0]?.test;
    expect(tested).toMatchObject({ die: 2, sum: 2, needed: 5, passed: false });
    expect(tested?.modifiers).toHaveLength(3);
    expect(driven.state.morale.french).toBe(10);
  });

  test('R36 each fight has its own address: the hex attacked, then die, chit or answer', () => {
    expect(driven.rolled).toEqual([
      't/1404/!close-combat',
      't/1404/reroll-allies/!close-combat',
      't/1504/!close-combat',
      't/1504/dillon-irish/!test',
    ]);
    expect(driven.asked.map((need) => need.address)).toContain('t/1404/tactic@british');
  });
});

describe('odds', () => {
  const columns = rules.field.tables.closeCombat.columns;
  test.each([
    [6, 5, '1-1'],
    [5, 6, '1-2'],
    [3, 6, '1-2'],
    [2, 6, '1-3'],
    [2, 5, '1-3'],
    [3, 2, '3-2'],
    [4, 3, '1-1'],
    [7, 4, '3-2'],
    [8, 4, '2-1'],
    [11, 4, '2-1'],
    [12, 4, '3-1'],
    [4, 1, '4-1'],
    [6, 1, '4-1'],
    [1, 6, '1-3'],
  ])('R38 %i to %i is fought at %s', (attackers, defenders, column) => {
    expect(columns[columnFor(rules, attackers, defenders)]).toBe(column);
  });

  test('R39 guns add their strength in defence, and none in attack', () => {
    const state = position('1404 tawes, br-a; 1405 avant-garde, reserve-art');
    const fought = combat(assaultBy('allies', state, [attack('1404', 'avant-garde')], { 'close-combat': 5 }));
    expect(fought.odds).toMatchObject({ attack: 3, defence: 3 });
  });

  test('R64 a shattered unit defends with one strength point', () => {
    const state = position('1405 fraser-1 shattered; 1406 avant-garde');
    const fought = combat(assaultBy('allies', state, [attack('1405', 'avant-garde')], { 'close-combat': 2 }));
    expect(fought.odds).toMatchObject({ attack: 3, defence: 1 });
  });

  test('S 4.9 a Lost stack counts half, rounded up', () => {
    const state = position('1104 graham-li, kfr; 1103 avant-garde');
    Object.assign(state.units['avant-garde'] as object, { lost: 'lost' });
    const fought = combat(assaultBy('allies', state, [attack('1104', 'avant-garde')], { 'close-combat': 5 }));
    expect(fought.odds).toMatchObject({ attack: 2, defence: 4 });
  });

  test('S 4.9 whoever stands with Lost units and is not Lost himself counts in full', () => {
    const state = position('1104 foix, armagnac; 1103 avant-garde');
    Object.assign(state.units.foix as object, { lost: 'lost' });
    const at = { ...rules, position: state };
    expect(totalStrength(at, ['foix', 'armagnac'], false)).toBe(5);
    expect(totalStrength(at, ['armagnac'], true)).toBe(3);
    Object.assign(state.units.armagnac as object, { lost: 'lost' });
    expect(totalStrength(at, ['foix', 'armagnac'], false)).toBe(3);
  });
});

describe('tactics', () => {
  const { chits, matrix } = rules.field.tables.tactics;

  test('series 12.5 the table of chits is antisymmetric', () => {
    expect(chits).toHaveLength(8);
    for (const one of chits) {
      for (const other of chits) {
        const value = clash(rules, one, other);
        const back = clash(rules, other, one);
        if (value === 'NC' || back === 'NC') expect([value, back]).toEqual(['NC', 'NC']);
        else expect(value + back).toBe(0);
      }
    }
    expect(matrix).toHaveLength(8);
  });

  test.each([
    ['turn-flank', 'refuse-flank', -2],
    ['turn-flank', 'stand-fast', 2],
    ['frontal-assault', 'withdraw', 2],
    ['skirmish', 'withdraw', 'NC'],
  ])('series 12.5 %s against %s is %s', (attacker, defender, value) => {
    expect(clash(rules, attacker, defender)).toBe(value);
  });

  test('R42 without a leader only Skirmish, Stand Fast, Withdraw and Frontal Assault may be chosen', () => {
    const state = position('1404 tawes; 1405 armagnac');
    Object.assign(state.units.tawes as object, { hex: '1504' });
    const driven = assaultBy('allies', state, [attack('1504', 'armagnac')], { 'close-combat': 5 });
    const need = driven.asked.find((each) => each.kind === 'tactic' && each.role === 'allies');
    expect(need?.space).toEqual({ kind: 'one', of: ['skirmish', 'stand-fast', 'withdraw', 'frontal-assault'] });
  });

  test('R42 a leader next to a hex of the fight allows his chits; Turn Flank needs an open flank too', () => {
    const driven = assaultBy(
      'allies',
      position('1505 wissenbach; 1506 armagnac; 1507 stedingk'),
      [attack('1505', 'armagnac')],
      {
        'close-combat': 5,
      },
    );
    const need = driven.asked.find((each) => each.kind === 'tactic' && each.role === 'allies');
    expect(need?.space.kind === 'one' && need.space.of).toHaveLength(8);
  });

  test('R43 a flank is open by a hex to go round by: not where one stands, not held or watched by others of the enemy', () => {
    const flank = (text: string, changes = {}): boolean => {
      const state = position(text, { turn: 17, weather: 'favorable', ...changes });
      const driven = assaultBy('allies', state, [attack('1505', 'armagnac')], { 'close-combat': 5 });
      const need = driven.asked.find((each) => each.kind === 'tactic' && each.role === 'allies');
      return need?.space.kind === 'one' && need.space.of.includes('turn-flank');
    };
    expect(flank('1505 wissenbach; 1506 armagnac, stedingk')).toBe(true);
    // The other five hexes beside 1505 are held, or watched by units beside them; 1506 is where the attack comes from.
    const line =
      '1404 fraser-2; 1305 nyv; 1504 fraser-1; 1605 njv-3; 1606 ra-2; 1505 wissenbach; 1506 armagnac, stedingk';
    expect(flank(line)).toBe(false);
    expect(flank(line.replace('1305 nyv; ', ''))).toBe(true);
  });

  test('R42 chits are chosen together and sealed', () => {
    const driven = assaultBy('allies', position('1505 wissenbach; 1506 armagnac'), [attack('1505', 'armagnac')], {
      'close-combat': 5,
    });
    expect(driven.asked.filter((need) => need.kind === 'tactic').map((need) => need.sealed)).toEqual([true, true]);
  });
});

describe('no combat', () => {
  const withdraw = { 'tactic@british': 'withdraw', 'tactic@allies': 'skirmish' };
  const refused = { 'tactic@allies': 'withdraw', 'tactic@british': 'stand-fast' };

  test('R44 a defender who withdraws leaves his hex without a die and the attacking lead takes it', () => {
    const state = position('1505 wissenbach, nyv; 1506 armagnac');
    const driven = assaultBy('allies', state, [attack('1505', 'armagnac')], {}, withdraw);
    const fought = combat(driven);
    expect(fought.result).toBe('NC');
    expect(driven.rolled).toEqual([]);
    expect(state.units.armagnac?.hex).toBe('1505');
    expect(state.units.wissenbach?.hex).not.toBe('1505');
    expect(state.units.nyv?.hex).not.toBe('1505');
    expect(state.morale).toEqual({ british: 14, french: 12, american: 13 });
  });

  test('R44 if both withdraw only the defender leaves', () => {
    const state = position('1505 wissenbach; 1506 armagnac');
    assaultBy('allies', state, [attack('1505', 'armagnac')], {}, { tactic: 'withdraw' });
    expect(state.units.armagnac?.hex).toBe('1505');
    expect(state.units.wissenbach?.hex).not.toBe('1505');
  });

  test('R44 an attacker who alone withdraws goes back one hex', () => {
    const state = position('1505 wissenbach; 1506 armagnac');
    assaultBy('allies', state, [attack('1505', 'armagnac')], {}, refused);
    expect(state.units.wissenbach?.hex).toBe('1505');
    expect(state.units.armagnac?.hex).toBe('1607');
  });

  test('R44 who goes back into another hex of the fight has left: he and his leader stay there', () => {
    const state = position('1105 br-b; 1104 armagnac, dillon; 1205 foix');
    const back = { ...refused, '1104/retreat-path': '1205' };
    assaultBy('allies', state, [attack('1105', 'armagnac, foix')], {}, back);
    expect(state.units.armagnac?.hex).toBe('1205');
    expect(state.leaders.dillon?.hex).toBe('1205');
    expect(state.units.foix?.hex).toBe('1305');
  });
});

describe('leads and leaders', () => {
  test('R40 units in Parade Order lead before others, guns only alone', () => {
    const state = position('1505 wissenbach disrupted, nyv, br-b; 1506 armagnac');
    const driven = assaultBy('allies', state, [attack('1505', 'armagnac')], { 'close-combat': 5 });
    expect(combat(driven).lead.defender).toBe('nyv');
    expect(driven.asked.filter((need) => need.kind === 'lead-unit')).toEqual([]);
    const alone = assaultBy('allies', position('1505 br-b; 1506 armagnac'), [attack('1505', 'armagnac')], {
      'close-combat': 5,
    });
    expect(combat(alone).lead.defender).toBe('br-b');
  });

  test('R41 the senior leader with the units of the lead gives his combat value, one to each side', () => {
    const state = position('1505 wissenbach; 1506 armagnac, noailles, destaing; 1504 prevost');
    const fought = combat(assaultBy('allies', state, [attack('1505', 'armagnac')], { 'close-combat': 5 }));
    expect(fought.leaders).toEqual({ attacker: 'destaing', defender: null });
  });

  test('decision 36 commander: of equal rank in two armies the owner says who commands; a lower rank is not asked for', () => {
    const text = '1505 wissenbach; 1506 foix, pulaski, noailles, mcintosh, stedingk';
    const state = position(text, { turn: 17, weather: 'favorable' });
    const answers = { 'commander@allies': 'mcintosh' };
    const driven = assaultBy('allies', state, [attack('1505', 'foix, pulaski')], { 'close-combat': 5 }, answers);
    const need = driven.asked.find((each) => each.kind === 'commander');
    expect(need?.space).toEqual({ kind: 'one', of: ['noailles', 'mcintosh'] });
    expect(combat(driven).leaders.attacker).toBe('mcintosh');
  });

  test('S 4.18 Huger commands militia and guns only', () => {
    const regulars = position('1505 wissenbach; 1506 sc-2, huger', { turn: 17 });
    expect(
      combat(assaultBy('allies', regulars, [attack('1505', 'sc-2')], { 'close-combat': 5 })).leaders.attacker,
    ).toBeNull();
    const militia = position('1505 wissenbach; 1506 sc-militia, huger', { turn: 17 });
    expect(
      combat(assaultBy('allies', militia, [attack('1505', 'sc-militia')], { 'close-combat': 5 })).leaders.attacker,
    ).toBe('huger');
  });

  test('R40 the lead adds its adjusted morale: the level of its army weighs on it', () => {
    const state = position('1505 wissenbach; 1506 armagnac', { morale: { british: 4, french: 10, american: 13 } });
    const fought = combat(assaultBy('allies', state, [attack('1505', 'armagnac')], { 'close-combat': 5 }));
    expect(lines(fought)).toContain('attack-lead armagnac -1');
    expect(lines(fought)).toContain('defence-lead wissenbach +2');
  });
});

test('series 12 the forecast of an attack shows the lines and the results of the ten dice before anyone has chosen', () => {
  const state = position(NINTH_OF_OCTOBER.trim());
  const hill = {
    id: '1404',
    side: 'allies',
    on: ['1404'],
    with: ['avant-garde', 'grenadier-bn'],
    diverted: [],
    forced: false,
  };
  const promised = forecast({ ...rules, position: state }, hill, { tactics: -1 });
  expect(promised.column).toBe('1-1');
  expect(promised.sum).toBe(-3);
  expect(promised.outcomes).toEqual([
    { kind: 'lose', chance: 60, codes: ['AC/-', '1*/-', '1/-', 'D/-'] },
    { kind: 'back', chance: 20, codes: ['R/-'] },
    { kind: 'even', chance: 20, codes: ['PIN', 'R/R'] },
  ]);
});
