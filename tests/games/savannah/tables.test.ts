import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { section } from '../../../src/engine/provenance.ts';
import { field, sheet } from '../assault.ts';

const { tables } = field;

/** The close-combat table as the public source prints it, row by row. */
const closeCombat = `
-2 2/- m:D|AC/- m:D|AC/- m:D|AC/- m:D|AC/- m:D|1*/- m:D|D/- m:D
-1 AC/- m:D|1*/- m:D|1*/- m:D|1*/- m:D|1*/- m:D|D/- m:D|D/- m:D
0 1*/-|1/-|1/-|1/-|1/-|D/-|R/-
1 1/-|D/-|D/-|D/-|D/-|R/-|R/-
2 1/-|D/-|D/-|D/-|R/-|R/-|PIN
3 D/-|D/-|R/-|R/-|PIN|PIN|R/R
4 D/-|R/-|R/-|PIN|R/R|R/R|-/R
5 R/-|PIN|PIN|R/R|-/R|-/R|-/D
6 PIN|R/R|R/R|-/R|-/R|-/D|-/D
7 R/R|-/R|-/R|-/D|-/D|-/D|-/1
8 -/R|-/R|-/D|-/D|-/D|-/1|-/1*
9 -/R|-/D|-/D|-/1|-/1|-/1*|-/DC
10 -/D m:A|-/D m:A|-/1 m:A|-/1* m:A|-/1* m:A|-/DC m:A|-/AC m:A
11 -/D m:A|-/1* m:A|-/1* m:A|-/DC m:A|-/AC m:A|-/AC m:A|-/2 m:A`;

/** The tactics matrix, attacker's chit by row. */
const tactics = `
0 1 -1 NC -2 1 1 0
-1 0 1 1 0 0 -1 1
1 -1 0 NC 1 1 -2 0
NC -1 NC NC -2 0 0 NC
2 0 -1 2 0 -1 -1 0
-1 0 -1 0 1 0 1 1
-1 1 2 0 1 -1 0 -2
0 -1 0 NC 0 -1 2 0`;

describe('the tables of Savannah, cell by cell', () => {
  test('series 12 close combat: seven columns, fourteen rows, 98 cells', () => {
    expect(tables.closeCombat.columns).toEqual(['1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1']);
    const told = tables.closeCombat.rows.map(({ die, results }) => `${die} ${results.join('|')}`);
    expect(told).toEqual(closeCombat.trim().split('\n'));
  });

  test('series 12 tactics: the matrix, antisymmetric, no combat where the attacker or defender slips away', () => {
    const { chits, matrix } = tables.tactics;
    expect(chits).toEqual([
      ...['skirmish', 'attack-en-echelon', 'stand-fast', 'withdraw'],
      ...['frontal-assault', 'commit-reserve', 'turn-flank', 'refuse-flank'],
    ]);
    expect(matrix.map((row) => row.join(' '))).toEqual(tactics.trim().split('\n'));
    for (const [row, values] of matrix.entries()) {
      for (const [column, value] of values.entries()) {
        const back = matrix[column]?.[row];
        if (value === 'NC') expect(back).toBe('NC');
        else expect(value + Number(back), `${chits[row]} v ${chits[column]}`).toBe(0);
      }
    }
  });

  test('R42 which chits need a leader, and which an open flank', () => {
    expect([...tables.tactics.leader].sort()).toEqual([
      'attack-en-echelon',
      'commit-reserve',
      'refuse-flank',
      'turn-flank',
    ]);
    expect(tables.tactics.flank).toEqual(['turn-flank']);
  });

  test('R38 odds columns by least ratio', () => {
    expect(tables.odds.map(({ column, attack, defence }) => `${column} ${attack}:${defence}`)).toEqual([
      ...['1-3 0:1', '1-2 1:2', '1-1 1:1', '3-2 3:2', '2-1 2:1', '3-1 3:1', '4-1 4:1'],
    ]);
  });

  test('series 11 fire: to hit by strength, adjacent 7 6 4 2 1, distant 9 8 7 6 5', () => {
    expect(tables.fireToHit.map(({ strength }) => strength)).toEqual([
      ...[1, 2].map((sp) => [sp, sp]),
      [3, 5],
      [6, 9],
      [10, 99],
    ]);
    expect(tables.fireToHit.map(({ adjacent }) => adjacent)).toEqual([7, 6, 4, 2, 1]);
    expect(tables.fireToHit.map(({ distant }) => distant)).toEqual([9, 8, 7, 6, 5]);
    expect(tables.fireRange).toEqual([1, 3]);
  });

  test('series 11 artillery damage: 0-3 R, 4-6 D, 7-8 1, 9 1*', () => {
    expect(tables.fireDamage.map(({ die, result }) => `${die.join('-')} ${result}`)).toEqual([
      ...['0-3 R', '4-6 D', '7-8 1', '9-9 1*'],
    ]);
  });

  test('S 4.12 mortars: range 2 to 5, drift, to hit, disable', () => {
    const { mortar } = tables;
    expect(mortar.range).toEqual([2, 5]);
    expect(mortar.scatter.map(({ die, to }) => `${die.join('-')} ${to}`)).toEqual([
      ...['0-3 null', '4-4 N', '5-5 NE', '6-6 SE', '7-7 S', '8-8 SW', '9-9 NW'],
    ]);
    expect([mortar.toHit, mortar.reducedDamage, mortar.disableStepLoss]).toEqual([{ full: 6, reduced: 7 }, -1, 2]);
    expect(mortar.longRange).toEqual({ from: 5, die: 1 });
    expect(mortar.disable?.map(({ die, result }) => `${die.join('-')} ${result}`)).toEqual([
      ...['0-4 silenced', '5-7 reduced', '8-11 destroyed'],
    ]);
  });

  test('rulings 4.6 terrain: MP by gait, fire and combat', () => {
    const told = Object.entries(tables.terrain).map(
      ([id, row]) => `${id} ${[row.foot, row.horse, row.artillery, row.fire, row.combat].join(' ')}`,
    );
    expect(new Set(told)).toEqual(
      new Set([
        'clear 1 1 1 0 0',
        'cemetery 1 1 2 0 0',
        'city 1 1 1 -1 -2',
        'ruins 2 2 2 -1 0',
        'fort 1 1 1 -1 -1',
        'light_forest 1 2 2 -1 0',
        'forest 2 3 3 -1 0',
        'swamp 3 4  0 1',
        'yamacraw_swamp 3 4  0 1',
        'rice_field 2 3  1 0',
        'water    0 0',
      ]),
    );
    expect(tables.terrain.yamacraw_swamp?.minimumMove).toBe(false);
  });

  test('rulings 4.6 hexsides: MP added, fire and combat', () => {
    const told = Object.entries(tables.hexside).map(
      ([id, row]) => `${id} ${[row.foot, row.horse, row.artillery, row.fire, row.combat].join(' ')}`,
    );
    expect(new Set(told)).toEqual(
      new Set([
        'stream 1 1 2 0 -1',
        'bridge 0 0 0 0 -1',
        'ford 0 0 0 0 -1',
        'slope 1 1 1 0 -1',
        'dyke 1 1  -1 -1',
        'abatis 1   0 -1',
        'redoubt 1   -1 -1',
        'revetment 1   -1 -1',
        'earthwork 1   -1 -1',
        'siege 1 2  -1 -1',
      ]),
    );
  });

  test('rulings 4.6 ways: road, track, causeway, Covered Way', () => {
    expect(tables.ways.causeway).toMatchObject({ foot: 1, fire: 1, combat: 1 });
    expect(tables.ways.coveredWay).toMatchObject({ foot: 1, artillery: null, fire: -1, combat: -1, strategic: [] });
    expect(tables.ways.track?.strategic).toEqual(['foot', 'horse']);
  });

  test('series 16 army morale: levels and what each event moves', () => {
    expect(
      tables.armyMorale.levels.map(({ name, from, to, unit, initiative }) => [name, from, to, unit, initiative]),
    ).toEqual([
      ['high', 11, 20, 0, 1],
      ['fatigued', 5, 10, -1, 0],
      ['wavering', 1, 4, -2, -1],
      ['demoralized', 0, 0, -3, -2],
    ]);
    const moved = Object.entries(tables.armyMorale.adjustments).map(
      ([cause, { enemy, own }]) => `${cause} ${enemy} ${own}`,
    );
    expect(new Set(moved)).toEqual(
      new Set([
        ...[
          'captured 1 -1',
          'oneStep 1 -1',
          'twoSteps 1 -2',
          'armyMorale 0 -1',
          'disruption 0 -1',
          'rally 0 1',
          'pinBroken 0 -1',
          'reinforcementsLost 0 -1',
          'demiLeader 0 -1',
        ],
      ]),
    );
  });

  test('rulings 4.5 leaders: 0 killed, 1 wounded, 2-9 unhurt; what each is worth', () => {
    expect(tables.leaderLoss.map(({ die, result }) => `${die.join('-')} ${result}`)).toEqual([
      ...['0-0 killed', '1-1 wounded', '2-9 unhurt'],
    ]);
    expect(sheet.tables.leaderLoss.demiLeader).toEqual([0, 1]);
    const worth = [...field.leaders.values()].map(
      ({ id, combat, command, mp, rank, loss }) =>
        `${id} ${combat}-${command}-${mp} ${rank} ${loss.enemy}/${loss.own} ${loss.victory}`,
    );
    expect(worth).toEqual([
      'prevost 1-2-6 4 2/-3 2',
      'maitland 1-2-6 2 1/-2 2',
      'porbeck 0-1-6 2 0/-1 1',
      'destaing 2-1-6 4 2/-3 2',
      'noailles 1-2-6 3 1/-1 1',
      'dillon 1-1-6 3 1/-1 1',
      'stedingk 1-1-6 2 0/-1 1',
      'lincoln 0-2-6 4 2/-3 2',
      'mcintosh 1-1-6 3 1/-1 1',
      'huger 0-1-6 3 0/-1 1',
      'laurens 1-1-6 2 1/-1 1',
    ]);
  });

  test('S 4.2 weather: fire, combat, rally, strategic movement', () => {
    const told = Object.entries(tables.weather).map(
      ([kind, row]) => `${kind} ${row.fire} ${row.combat} ${row.rally} ${row.strategic} ${row.movement}`,
    );
    expect(new Set(told)).toEqual(
      new Set([
        'hurricane 0 0 -2 false none',
        'gale 0 -2 -1 false half',
        'squall -1 -1 0 false less',
        'storms -1 0 0 false full',
        'heavy-rain -1 0 0 true full',
        'favorable 0 0 0 true full',
        'fog -1 0 0 true full',
      ]),
    );
  });

  test('S 2.9 victory points in halves', () => {
    expect(tables.victoryPoints).toEqual({
      twoStepEliminated: 4,
      twoStepReduced: 1,
      reducedEliminated: 3,
      oneStepEliminated: 2,
      captured: 2,
      shattered: 1,
      creeks: 1,
      springHill: 2,
      demiLeader: 1,
    });
  });

  test('f 2.4 named modifiers of fire, combat and rally', () => {
    expect(tables.modifiers.fire).toEqual({ light: -1, artillery: 1, mounted: 1, mortarFirst: 1 });
    expect(tables.modifiers.combat).toMatchObject({
      irish: 1,
      mixedAttacked: 1,
      mixedForced: -2,
      regularsWithMilitiaForced: -1,
      cavalryOnDisordered: 1,
      defenderDisordered: 1,
      defenderMilitia: 1,
      attackerMilitia: -1,
      defenderSurrounded: 1,
      attackerSurrounded: -1,
      frenchAssault: -1,
      diversion: -1,
    });
    expect(tables.modifiers.rally).toEqual({ works: 1, navalZone: -1 });
  });

  test('series 13 retreats: R 1, D 3, a failed test 1, a withdrawal 3', () => {
    expect(tables.retreat).toMatchObject({ R: 1, D: 3, test: 1, withdrawal: 3 });
  });

  test('f 1.3, 1.7, 1.9 limits and numbers to reach', () => {
    expect([tables.stacking.strength, tables.stacking.artillery]).toEqual([6, 1]);
    expect([tables.momentum.pool, tables.momentum.initiative, tables.morale.needed]).toEqual([8, 2, 5]);
    expect(sheet.tables.coveredWay).toMatchObject({ lostFrom: 8, everyTwoHexes: 1, previouslyLost: 1 });
  });

  test('E20 a table that says neither what it rests on nor that it is reconstructed is refused', () => {
    const table = section({ sides: z.number() });
    const isTaken = (says: object): boolean => table.safeParse({ sides: 10, ...says }).success;
    expect([isTaken({}), isTaken({ source: 'S' }), isTaken({ reconstructed: 'why' })]).toEqual([false, true, true]);
  });

  test('every table says what it rests on', () => {
    for (const [name, table] of Object.entries(sheet.tables)) {
      expect(table?.source ?? table?.reconstructed, name).toBeTruthy();
    }
  });
});
