import { describe, expect, test } from 'vitest';
import { stackFaults } from '../../../src/rulesets/boar/stacking.ts';
import { stacksOf } from '../../../src/rulesets/boar/stacks.ts';
import { check } from '../../../src/rulesets/savannah/check.ts';
import { placesFor, setup, weatherOf } from '../../../src/rulesets/savannah/setup.ts';
import { field, savannah, sheet } from '../assault.ts';
import { rules } from '../position.ts';

const roster = sheet.units.units;
const strength = (...classes: string[]): number =>
  roster
    .filter((unit) => classes.includes(unit.class) && unit.replaces === undefined)
    .reduce((sum, unit) => sum + unit.sp[0], 0);

describe('the armies of Savannah', () => {
  test('102 counters: 70 combat units, 3 replacements, 18 batteries, 11 leaders', () => {
    const guns = roster.filter((unit) => unit.class === 'artillery');
    expect(guns).toHaveLength(18);
    expect(roster.filter((unit) => unit.replaces !== undefined)).toHaveLength(3);
    expect(roster.length - guns.length - 3).toBe(70);
    expect(sheet.units.leaders).toHaveLength(11);
  });

  test('S 2.1 there are 26 SP of British, Germans and Provincials to destroy, 10 of them British Regulars', () => {
    expect(strength('british-regular', 'german', 'provincial')).toBe(35);
    expect(strength('british-regular')).toBe(16);
  });

  test('S 2.4 there are 26 SP of French Regulars, mercenaries and Continentals, 18 of them French Regulars', () => {
    expect(strength('french-regular', 'french-mercenary', 'american-continental')).toBe(52);
    expect(strength('french-regular')).toBe(32);
  });

  test('the scenario leaves out Chatham, the Creeks and the replacement counters', () => {
    for (const id of ['chatham', 'creeks', 'pulaski-r', 'tawes-r', 'black-volunteers-r']) {
      expect(field.counters.has(id), id).toBe(false);
    }
    expect(field.counters.size).toBe(86);
    expect(field.leaders.size).toBe(11);
  });

  test('P manifest: counters whose values a rulebook fixes', () => {
    const printed = (id: string): unknown => {
      const unit = roster.find((one) => one.id === id);
      return unit && [unit.morale, unit.sp, unit.mp];
    };
    expect(printed('kfr')).toEqual([[0, -1], [2, 1], 4]);
    expect(printed('rnc')).toEqual([[-1], [1], 4]);
    expect(printed('creeks')).toEqual([[-1], [1], 5]);
    expect(printed('martinique')).toEqual([[-1], [1], 4]);
    expect(printed('fraser-1')).toEqual([[2, 1], [3, 2], 4]);
  });

  test('S 4.18 seniority: Maitland over von Porbeck, de Noailles over Dillon, McIntosh over Huger', () => {
    const senior = (id: string): number => field.leaders.get(id)?.seniority ?? 99;
    expect(senior('maitland')).toBeLessThan(senior('porbeck'));
    expect(senior('noailles')).toBeLessThan(senior('dillon'));
    expect(senior('mcintosh')).toBeLessThan(senior('huger'));
  });

  test('the scenario opens on turn 16 in fog, Allies with one momentum, army morale 14, 12 and 13', () => {
    const state = setup(savannah);
    expect(state.turn).toBe(16);
    expect(state.weather).toBe('fog');
    expect(state.momentum).toEqual({ british: 0, allies: 1 });
    expect(state.morale).toEqual({ british: 14, french: 12, american: 13 });
    expect(field.scenario.first).toEqual({ '16': 'allies' });
    expect([17, 18, 19, 20].map((turn) => weatherOf(savannah, turn))).toEqual(Array(4).fill('favorable'));
  });

  test('the scenario opens legal: limits and every ban of S 4.1 hold in each start hex', () => {
    const state = setup(savannah);
    expect(check(rules, state)).toEqual([]);
    for (const { hex, units, leaders } of stacksOf(field, state).values()) {
      const place = field.hexes.get(hex);
      if (place) expect(stackFaults(rules, state, place, units, leaders, 'rest'), hex).toEqual([]);
    }
  });

  test('no Allied unit opens next to the perimeter, and every British one inside it', () => {
    for (const unit of Object.values(setup(savannah).units)) {
      const hex = field.hexes.get(unit.hex ?? '');
      const british = field.counters.get(unit.id)?.side === 'british';
      if (british) expect(hex?.perimeter, unit.id).toBe(true);
      else
        expect(
          hex?.next.some((next) => next?.perimeter),
          unit.id,
        ).toBe(false);
    }
  });

  test('S scenario: the Savannah Loyal Militia is placed in any perimeter hex within the limits, 1702 by default', () => {
    const state = setup(savannah);
    const places = placesFor(savannah, rules, state, 'savannah-militia');
    expect(places[0]).toBe('1702');
    expect(places).toContain('1404');
    // The Black Volunteers stand in 2003 (S 4.1).
    expect(places).not.toContain('2003');
    expect(places.every((hex) => field.hexes.get(hex)?.perimeter)).toBe(true);
  });
});
