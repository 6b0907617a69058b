/** Fights worked by hand from the printed tables, line by line: odds, lines of the sum, die, row, cell, and what comes of it. */
import { describe, expect, test } from 'vitest';
import { assaultBy, combat, effectsOf, lines } from '../fights.ts';
import { type Answers, attack, type Faces, position } from '../position.ts';

const fair = { turn: 17, ordinal: 2, weather: 'favorable' } as const;

/** One fight: position, who attacks what with whom, chits, dice. */
function fought(
  text: string,
  order: ReturnType<typeof attack>,
  {
    by = 'allies',
    chits: [attacker, defender],
    faces,
    answers = {},
    changes = fair,
  }: { by?: string; chits: readonly [string, string]; faces: Faces; answers?: Answers; changes?: object },
) {
  const state = position(text, changes);
  const other = by === 'allies' ? 'british' : 'allies';
  const chosen = { [`tactic@${by}`]: attacker, [`tactic@${other}`]: defender, ...answers };
  const driven = assaultBy(by, state, [order], faces, chosen);
  return { state, driven, told: combat(driven) };
}

describe('fights worked by hand', () => {
  test('series 12 column 3-2, S 4.18: the ditch of Spring Hill, Tawes drawing on all chits, a D and two tests', () => {
    const { told, state } = fought(
      '1404 tawes, ra-4, br-a; 1304 grenadier-bn, armagnac, destaing',
      attack('1404', 'grenadier-bn, armagnac'),
      {
        chits: ['attack-en-echelon', 'refuse-flank'],
        faces: { 'close-combat': 9, 'ra-4/!test': 4, 'br-a/!test': 3 },
        answers: { 'lead-unit@allies': 'grenadier-bn', 'lead-unit@british': 'tawes' },
        changes: {},
      },
    );
    // 3 and 3 against 1, 1 and the guns' 2: 6 to 4.
    expect(told.odds).toEqual({ attack: 6, defence: 4, column: 3, shifts: [], final: 3 });
    expect(lines(told)).toEqual([
      'attack-lead grenadier-bn +1',
      'attack-leader destaing +2',
      'defence-lead tawes -1',
      'defence-leader 0',
      'tactics +1',
      'slope -1',
      'abatis -1',
      'redoubt -1',
      'french-assault -1',
    ]);
    expect(told.throws).toEqual([{ die: 9, total: 8, row: 8, result: '-/D', rerolledBy: null }]);
    expect(state.units.tawes?.formation).toBe('disrupted');
    expect(effectsOf(told, 'retreat').map(({ unit, path }) => [unit, path.length - 1])).toEqual([
      ['tawes', 3],
      ['br-a', 1],
    ]);
    expect(effectsOf(told, 'test').map(({ test: each }) => [each.unit, each.sum, each.passed])).toEqual([
      ['ra-4', 5, true],
      ['br-a', 4, false],
    ]);
    // The redoubt is still held: nobody advances.
    expect(state.units['ra-4']?.hex).toBe('1404');
    expect(effectsOf(told, 'advance')).toEqual([]);
    expect(state.morale).toEqual({ british: 13, french: 12, american: 13 });
  });

  test('series 12 column 1-3, R55: a 2 on a lone unit of one step, momentum to the defender', () => {
    const { told, state } = fought('1505 trumbach, maitland; 1506 sc-6', attack('1505', 'sc-6'), {
      chits: ['skirmish', 'stand-fast'],
      faces: { 'close-combat': 0 },
    });
    expect(told.odds).toMatchObject({ attack: 1, defence: 4, final: 0 });
    expect(lines(told)).toEqual([
      'attack-lead sc-6 0',
      'attack-leader 0',
      'defence-lead trumbach -1',
      'defence-leader maitland -1',
      'tactics -1',
    ]);
    expect(told.throws).toEqual([{ die: 0, total: -3, row: -2, result: '2/- m:D', rerolledBy: null }]);
    // One step was there to be lost: +1 and -1, a whole point.
    expect(state.units['sc-6']).toMatchObject({ hex: null, fate: 'eliminated' });
    expect(state.morale).toEqual({ british: 15, french: 12, american: 12 });
    expect(state.victory).toEqual({ british: 2, french: 0, american: 0 });
    expect([state.momentum.british, state.pool]).toEqual([1, 6]);
  });

  test('series 12 column 1-2, R60: AC against the attacker, who gives up which of his own he will', () => {
    const { told, state, driven } = fought(
      '1505 trumbach, nyv; 1506 foix, martinique',
      attack('1505', 'foix, martinique'),
      {
        chits: ['skirmish', 'stand-fast'],
        faces: { 'close-combat': 1, test: 9 },
        answers: {
          'lead-unit@allies': 'foix',
          'lead-unit@british': 'trumbach',
          'capture-choice': 'martinique',
        },
      },
    );
    expect(told.odds).toMatchObject({ attack: 4, defence: 6, final: 1 });
    expect(lines(told)).toEqual([
      'attack-lead foix 0',
      'attack-leader 0',
      'defence-lead trumbach -1',
      'defence-leader 0',
      'tactics -1',
      'french-assault -1',
    ]);
    expect(told.throws).toEqual([{ die: 1, total: -2, row: -2, result: 'AC/- m:D', rerolledBy: null }]);
    expect(driven.asked.find((need) => need.kind === 'capture-choice')?.role).toBe('allies');
    expect(state.units.martinique).toMatchObject({ hex: null, fate: 'captured' });
    // A unit of one step: 1 point, and 1 for the capture.
    expect(state.victory.british).toBe(4);
    expect(state.morale).toEqual({ british: 15, french: 11, american: 13 });
    expect(state.momentum.british).toBe(1);
  });

  test('series 12 column 1-1, series 13: a D throws the lone lead back three hexes, its leader with it', () => {
    const { told, state, driven } = fought('1505 ra-2, ra-3; 1506 sc-2, lincoln', attack('1505', 'sc-2'), {
      chits: ['frontal-assault', 'skirmish'],
      faces: { 'close-combat': 0 },
      answers: { 'lead-unit@british': 'ra-2' },
    });
    expect(told.odds).toMatchObject({ attack: 2, defence: 2, final: 2 });
    expect(lines(told)).toEqual([
      'attack-lead sc-2 +1',
      'attack-leader lincoln 0',
      'defence-lead ra-2 -1',
      'defence-leader 0',
      'tactics +2',
    ]);
    expect(told.throws[0]).toMatchObject({ total: 2, row: 2, result: 'D/-' });
    expect(driven.rolled).toEqual(['t/1505/!close-combat']);
    expect(state.units['sc-2']?.formation).toBe('disrupted');
    expect(effectsOf(told, 'retreat').map(({ path }) => path.length - 1)).toEqual([3]);
    expect(state.leaders.lincoln?.hex).toBe(state.units['sc-2']?.hex);
    expect(state.morale).toEqual({ british: 14, french: 12, american: 12 });
  });

  test('series 12 column 3-2, R66: the garrison pins, and a Disrupted unit in the pinned hex is captured', () => {
    const { told, state } = fought(
      '1505 fraser-1, graham-li, maitland; 1506 cambresis, martinique disrupted, stedingk',
      attack('1506', 'fraser-1, graham-li'),
      {
        by: 'british',
        chits: ['frontal-assault', 'stand-fast'],
        faces: { 'close-combat': 2 },
        answers: { 'lead-unit@british': 'fraser-1' },
      },
    );
    expect(told.odds).toMatchObject({ attack: 5, defence: 3, final: 3 });
    expect(lines(told)).toEqual([
      'attack-lead fraser-1 +2',
      'attack-leader maitland +1',
      'defence-lead cambresis 0',
      'defence-leader stedingk -1',
      'tactics -1',
      'defender-disordered +1',
    ]);
    expect(told.throws[0]).toMatchObject({ total: 4, row: 4, result: 'PIN' });
    expect(state.units.martinique?.fate).toBe('captured');
    expect([...(state.units.cambresis?.pinnedBy ?? [])].sort()).toEqual(['fraser-1', 'graham-li']);
    expect(state.units['fraser-1']?.pinnedBy).toEqual(['cambresis']);
    expect(state.morale).toEqual({ british: 15, french: 11, american: 13 });
    expect(state.victory.british).toBe(4);
  });

  test('series 12 column 3-1, S 4.16, R67: Irish fury on Regulars ends in R/R; the defender goes first', () => {
    const { told, state } = fought(
      '1505 graham-li; 1506 dillon-irish, vol-grenadiers, dillon',
      attack('1505', 'dillon-irish, vol-grenadiers'),
      {
        chits: ['commit-reserve', 'skirmish'],
        faces: { 'close-combat': 5, 'vol-grenadiers/!test': 3 },
        answers: { 'lead-unit@allies': 'dillon-irish', 'leader-accompany': 'stay' },
      },
    );
    expect(told.odds).toMatchObject({ attack: 6, defence: 2, final: 5 });
    expect(lines(told)).toEqual([
      'attack-lead dillon-irish +1',
      'attack-leader dillon +1',
      'defence-lead graham-li -2',
      'defence-leader 0',
      'tactics -1',
      'irish +1',
      'french-assault -1',
    ]);
    expect(told.throws[0]).toMatchObject({ total: 4, row: 4, result: 'R/R' });
    expect(effectsOf(told, 'retreat').map(({ unit }) => unit)).toEqual(['graham-li', 'dillon-irish']);
    // 3, morale 1, Dillon's command 1.
    expect(effectsOf(told, 'test')[0]?.test).toMatchObject({ unit: 'vol-grenadiers', sum: 5, passed: true });
    expect(state.leaders.dillon?.hex).toBe('1506');
    expect(effectsOf(told, 'advance')).toEqual([]);
    expect(state.morale).toEqual({ british: 14, french: 12, american: 13 });
  });

  test('series 12 column 4-1, R68: the loser throws an AC again for a chit, and the second die stands', () => {
    const { told, state, driven } = fought(
      '1505 fraser-1, ra-2, prevost; 1506 dooly, huger',
      attack('1506', 'fraser-1, ra-2'),
      {
        by: 'british',
        chits: ['attack-en-echelon', 'withdraw'],
        faces: { 'close-combat': 4, 'reroll-allies/!close-combat': 0 },
        answers: { 'lead-unit@british': 'fraser-1', 'combat-reroll@allies': 'reroll' },
      },
    );
    expect(told.odds).toMatchObject({ attack: 4, defence: 1, final: 6 });
    expect(lines(told)).toEqual([
      'attack-lead fraser-1 +2',
      'attack-leader prevost +1',
      'defence-lead dooly +1',
      'defence-leader huger 0',
      'tactics +1',
      'defender-militia +1',
    ]);
    expect(told.throws).toEqual([
      { die: 4, total: 10, row: 10, result: '-/AC m:A', rerolledBy: null },
      { die: 0, total: 6, row: 6, result: '-/D', rerolledBy: 'allies' },
    ]);
    expect([state.momentum.allies, state.pool]).toEqual([0, 8]);
    expect(driven.asked.filter((need) => need.kind === 'combat-reroll')).toHaveLength(1);
    expect(state.units.dooly?.formation).toBe('disrupted');
    expect(state.leaders.huger?.hex).toBe(state.units.dooly?.hex);
    expect(state.units['fraser-1']?.hex).toBe('1506');
    expect(state.morale).toEqual({ british: 14, french: 12, american: 12 });
  });

  test('series 12 column 4-1 become 3-1 by a diversion, R60: DC, the defender names the captive', () => {
    const { told, state, driven } = fought(
      '1505 ra-2, rnc; 1606 wissenbach; 1506 reserve-bn, champagne, destaing; 1405 foix, hainault',
      attack('1505', 'reserve-bn, champagne, foix, hainault', '1606'),
      {
        chits: ['turn-flank', 'stand-fast'],
        faces: { 'close-combat': 8, test: 9 },
        answers: {
          'lead-unit@allies': 'reserve-bn',
          'lead-unit@british': 'ra-2',
          'capture-choice': 'rnc',
        },
      },
    );
    // 12 to 2 is 4-1 and beyond; the end column shifts like any other.
    expect(told.odds).toEqual({
      attack: 12,
      defence: 2,
      column: 6,
      shifts: [{ name: 'diversion', columns: -1 }],
      final: 5,
    });
    expect(lines(told)).toEqual([
      'attack-lead reserve-bn 0',
      'attack-leader destaing +2',
      'defence-lead ra-2 -1',
      'defence-leader 0',
      'tactics +2',
      'french-assault -1',
    ]);
    expect(told.throws[0]).toMatchObject({ total: 10, row: 10, result: '-/DC m:A' });
    expect(driven.asked.find((need) => need.kind === 'capture-choice')?.role).toBe('british');
    expect(state.units.rnc?.fate).toBe('captured');
    expect(state.victory.french).toBe(4);
    expect(state.morale).toEqual({ british: 13, french: 13, american: 13 });
    expect([state.momentum.allies, state.pool]).toEqual([2, 6]);
  });

  test('series 12 column 2-1, R61: a wavering army, a step and a star: de Noailles is wounded', () => {
    const { told, state } = fought('1505 njv-3; 1506 reserve-bn, noailles', attack('1505', 'reserve-bn'), {
      chits: ['skirmish', 'frontal-assault'],
      faces: { 'close-combat': 3, 'noailles/!leader': 1 },
      changes: { ...fair, morale: { british: 14, french: 4, american: 13 } },
    });
    expect(told.odds).toMatchObject({ attack: 4, defence: 2, final: 4 });
    expect(lines(told)).toEqual([
      'attack-lead reserve-bn -2',
      'attack-leader noailles +1',
      'defence-lead njv-3 0',
      'defence-leader 0',
      'tactics -2',
      'french-assault -1',
    ]);
    expect(told.throws[0]).toMatchObject({ total: -1, row: -1, result: '1*/- m:D' });
    expect(state.units['reserve-bn']?.steps).toBe(1);
    expect(state.leaders.noailles).toMatchObject({ hex: null, fate: 'removed' });
    // The step +1 and -1, de Noailles +1 and -1; half a point each.
    expect(state.morale).toEqual({ british: 16, french: 2, american: 13 });
    expect(state.victory.british).toBe(2);
    expect(state.momentum.british).toBe(1);
  });

  test('series 12 column 1-1, R44: NC with a leader: no die, the defender goes, the lead must follow', () => {
    const { told, state, driven } = fought('1505 nyv, porbeck; 1506 sc-2, mcintosh', attack('1505', 'sc-2'), {
      chits: ['refuse-flank', 'withdraw'],
      faces: {},
    });
    expect(told.result).toBe('NC');
    expect(told.odds).toMatchObject({ attack: 2, defence: 2, final: 2 });
    expect([told.modifiers, told.throws, driven.rolled]).toEqual([[], [], []]);
    expect(effectsOf(told, 'retreat').map(({ unit, path }) => [unit, path.length - 1])).toEqual([['nyv', 1]]);
    expect(state.leaders.porbeck?.hex).toBe(state.units.nyv?.hex);
    expect(state.units['sc-2']?.hex).toBe('1505');
    expect(state.morale).toEqual({ british: 14, french: 12, american: 13 });
    expect(state.momentum).toEqual({ british: 0, allies: 1 });
  });

  test('series 12 column 2-1, S 4.9: across the creek at the Covered Way, stream and Way count, the swamp does not', () => {
    const { told } = fought('1202 kfr; 1102 foix, cambresis', attack('1202', 'foix, cambresis'), {
      chits: ['skirmish', 'skirmish'],
      faces: { 'close-combat': 6 },
      answers: { 'lead-unit@allies': 'foix' },
    });
    expect(told.odds).toMatchObject({ attack: 5, defence: 2, final: 4 });
    expect(lines(told)).toEqual([
      'attack-lead foix 0',
      'attack-leader 0',
      'defence-lead kfr 0',
      'defence-leader 0',
      'tactics 0',
      'covered-way -1',
      'stream -1',
      'french-assault -1',
    ]);
    expect(told.throws[0]).toMatchObject({ total: 3, result: 'PIN' });
  });
});
