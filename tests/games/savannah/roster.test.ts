import { describe, expect, test } from 'vitest';
import { setup } from '../../../src/games/savannah/setup.ts';
import { check } from '../../../src/series/boar/frame/check.ts';
import { placesFor, weatherOf } from '../../../src/series/boar/frame/opening.ts';
import { stackFaults } from '../../../src/series/boar/rules/stacking.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import { worksAcross } from '../../../src/series/boar/rules/works.ts';
import { field, savannah, sheet } from '../assault.ts';
import { rules } from '../position.ts';

const roster = sheet.units.units;
const strength = (...classes: string[]): number =>
  roster
    .filter((unit) => classes.includes(unit.class) && unit.replaces === undefined)
    .reduce((sum, unit) => sum + unit.sp[0], 0);

/** Every counter as designed: id, SP, morale, MP, start hex in the assault; both sides of two-step counters. */
const counters = `
graham-li 2/1 2/1 4 1603
tawes 1 1 4 1404
fraser-1 3/2 2/1 4 1503
fraser-2 3/2 1/0 4 1504
ra-2 1 1 4 1604
ra-3 1 1 4 1705
ra-4 1 1 4 1404
marines 1 2 4 1503
navy 2/1 0/-1 4 1402
convalescents 1 -1 4 2302
trumbach 4/2 1/0 4 2204
wissenbach 3/2 0/-1 4 1806
nyv 2/1 1/0 4 1905
delancey-1 1 0 4 2104
delancey-2 1 0 4 2303
njv-3 2/1 0/-1 4 2005
kfr 2/1 0/-1 4 1501
scr-1 1 0 4 1605
scr-2 1 0 4 1404
rnc 1 -1 4 1403
ga-loyalists 1 0 4 1705
gam-1 1 -1 4 1303
gam-2 1 -1 4 1303
savannah-militia 1 -1 4 choose
black-volunteers 2/1 -1/-2 4 2003
black-volunteers-r 2/1 0/-1 4 -
tawes-r 1 1 4 -
chatham 1 -1 4 -
creeks 1 -1 5 -
br-a 2/1 1/0 2 1404
br-b 2/1 1/0 2 1605
br-c 2/1 1/0 2 1806
br-d 2/1 1/0 2 2005
br-naval 3/2 1/0 2 1402
br-fort 3/2 1/0 2 2301
br-invalid 1 0 2 2104
br-augusta 2/1 1/0 2 1504
br-carolina 2/1 1/0 2 1303
br-grand 4/2 1/0 2 1905
champagne 2/1 1/0 4 1406
avant-garde 3/2 1/0 4 1406
auxerrois 2/1 0/-1 4 1408
foix 3/2 0/-1 4 1307
guad-flank 1 1 4 1908
guad-fus 1 0 4 1908
conde 1 1 6 1509
cambresis 2/1 0/-1 4 1408
hainault 3/2 0/-1 4 1307
col-chasseurs 1 0 4 1908
du-cap 1 0 4 1907
port-au-prince 1 0 4 1907
martinique 1 -1 4 2014
dillon-irish 4/2 1/0 4 1407
armagnac 3/2 0/-1 4 1306
grenadier-bn 3/2 1/0 4 1306
vol-grenadiers 2/1 1/0 4 1407
reserve-bn 4/2 0/-1 4 1308
reserve-art 2/1 1/0 3 1308
sd-grenadiers 1 0 4 2008
sd-volunteers 5/3 -1/-2 4 2108
marine-bn 3/2 1/0 4 2107
bombardiers 2/1 2/1 2 2107
mortar 1/1 1/0 2 2108
marine-coy 1 1 4 2207
fr-a-rt 4/2 1/0 2 2207
fr-b-rt 4/2 1/0 2 2206
fr-a-lft 4/2 1/0 2 2007
sd-detachment 1 -1 4 2008
fr-b-lft 3/2 1/0 2 2008
sc-1 2/1 0/-1 4 1107
sc-3 2/1 0/-1 4 1208
sc-6 1 0 4 1107
twiggs 1 -1 4 2308
dooly 1 -1 4 2308
ga-militia 1 -1 4 1107
pulaski 2/1 1/0 6 1309
pulaski-r 2/1 1/0 6 -
va-levies 2/1 0/-1 4 1208
va-dragoons 1 1 6 1309
beekman 2/1 1/0 3 1909
horry 1 0 6 1309
light-corps 2/1 1/0 4 1207
charles-1 2/1 0/-1 4 1207
charles-2 2/1 0/-1 4 1208
sc-2 2/1 1/0 4 1207
sc-5 1 0 4 1107
harden 1 -1 4 2408
garden 1 -1 4 2408
skirving 1 -1 4 2408
reed 1 -1 4 2408
sc-militia 2/1 -1/-2 4 2408`;

describe('the armies of Savannah', () => {
  test('102 counters: 70 combat units, 3 replacements, 18 batteries, 11 leaders', () => {
    const guns = roster.filter((unit) => unit.class === 'artillery');
    expect(guns).toHaveLength(18);
    expect(roster.filter((unit) => unit.replaces !== undefined)).toHaveLength(3);
    expect(roster.length - guns.length - 3).toBe(70);
    expect(sheet.units.leaders).toHaveLength(11);
  });

  test('S 1.2 each counter bears its strength, morale and MP, and stands where it is printed', () => {
    const told = roster.map(
      ({ id, sp, morale, mp, assault }) => `${id} ${sp.join('/')} ${morale.join('/')} ${mp} ${assault ?? '-'}`,
    );
    expect(told).toEqual(counters.trim().split('\n'));
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

  test('scenario rule 2: the printed siege works are there from the start, completed, and shelter who lies in them', () => {
    const state = setup(savannah);
    const printed = Object.entries(savannah.map.siegeWorks.sides).flatMap(([hex, sides]) =>
      sides.map((side) => ({ hex, side })),
    );
    expect(printed.length).toBeGreaterThan(10);
    for (const { hex, side } of printed) {
      const place = field.hexes.get(hex);
      expect(place && worksAcross(state, place, side), `${hex}/${side}`).toEqual(['siege']);
    }
    expect(state.siege).toHaveLength(printed.length);
  });

  test('the scenario opens legal: limits and every ban of S 4.1 hold in each start hex', () => {
    const state = setup(savannah);
    expect(check(rules, state)).toEqual([]);
    for (const { hex, units, leaders } of stacksOf({ field, position: state }).values()) {
      const place = field.hexes.get(hex);
      if (place) expect(stackFaults({ ...rules, position: state }, place, units, leaders, 'rest'), hex).toEqual([]);
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
    const places = placesFor(savannah, { ...rules, position: state }, 'savannah-militia');
    expect(places[0]).toBe('1702');
    expect(places).toContain('1404');
    // The Black Volunteers stand in 2003 (S 4.1).
    expect(places).not.toContain('2003');
    expect(places.every((hex) => field.hexes.get(hex)?.perimeter)).toBe(true);
  });
});
