/** The ground, the armies and the opening of the assault, against what the rulebook prints. */
import { describe, expect, test } from 'vitest';
import { readScenario } from '../../../src/campaign/house/read-scenario.ts';
import { pensacola as ruleset } from '../../../src/games/pensacola/game.ts';
import { pensacolaScenario } from '../../../src/games/pensacola/scenario.ts';
import { setup } from '../../../src/games/pensacola/setup.ts';
import { hexSides, neighbour } from '../../../src/places/hex/grid.ts';
import { check } from '../../../src/series/boar/frame/check.ts';
import { pensacola as campaign } from './campaign.ts';
import { field, pensacola, rules } from './field.ts';

const assault = ruleset.open(readScenario('scenarios/pensacola', 'pensacola/assault', pensacolaScenario));

const terrains = (): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { terrain } of field.at) counts[terrain] = (counts[terrain] ?? 0) + 1;
  return counts;
};

describe('the map of Pensacola', () => {
  test('549 hexes, columns 17 to 34 and rows 01 to 30 with the nine of the inset, each of a terrain of the table', () => {
    expect(field.at).toHaveLength(549);
    expect(Object.keys(terrains()).filter((id) => !(id in field.tables.terrain))).toEqual([]);
    expect(terrains()).toMatchObject({ city: 8, fort_pensacola: 1, village: 1, plantation: 1, water: 80 });
  });

  test('P 1.1, 2.5.3 the forts are closed but for backs of their extensions; 2225 is fortified towards 2125', () => {
    const sides = (hex: string) => hexSides.filter((side) => (field.hexes.get(hex)?.sides[side].works.length ?? 0) > 0);
    expect(sides('2524')).toHaveLength(6);
    expect(sides('2724')).toEqual(['N', 'NE']);
    expect(sides('2826')).toEqual(['NE', 'SE']);
    expect(neighbour(field.grid, '2225', 'SW')).toBe('2125');
    expect(sides('2225')).toContain('SW');
  });

  test('P 3.7.2 nobody may enter the town or its fort', () => {
    const row = (id: string) => Object.values(field.tables.terrain).find((one) => one.id === id);
    for (const id of ['city', 'fort_pensacola'])
      expect(row(id)).toMatchObject({ foot: null, horse: null, artillery: null });
  });
});

describe('the assault of 8 May 1781', () => {
  test('P 6.1.2 every stack stands as printed, within the limits of stacking', () => {
    const state = setup(pensacola);
    expect(check(rules, state)).toEqual([]);
    const at = (id: string) => (state.units[id] ?? state.leaders[id])?.hex;
    expect([at('navarra'), at('hibernia'), at('poitou'), at('lu-drag')]).toEqual(['3122', '2920', '2518', '2119']);
    expect([at('campbell'), at('mcdonald'), at('civilians'), at('kfr')]).toEqual(['2524', '2825', '1824', '2828']);
    expect([state.units.pentzel, state.units.pows]).toEqual([undefined, undefined]);
  });

  test('P 6.1.2, 3.5 redoubts are fortified towards the hex they face and on either hand, stockades all round', () => {
    const { siege } = setup(pensacola);
    const sides = (hex: string) => siege.filter((name) => name.startsWith(hex)).map((name) => name.slice(5));
    expect(sides('2718')).toEqual(['SE', 'S', 'SW']);
    expect(neighbour(field.grid, '2718', 'S')).toBe('2719');
    expect(sides('2510')).toHaveLength(6);
    expect(sides('3121').length + sides('3222').length + sides('3117').length + sides('2618').length).toBe(12);
  });

  test('P 6.1.3, 6.1.4, 6.1.5, 6.1.6 morale 16 and 17, one momentum, the Spanish first, clear weather', () => {
    const { morale, momentum, weather } = setup(pensacola);
    expect(morale).toEqual({ british: 16, spanish: 17 });
    expect(momentum).toEqual({ british: 0, spanish: 1 });
    expect([weather, field.scenario.first['1'], field.scenario.turns]).toEqual(['clear', 'spanish', [1, 9]]);
  });

  test('P 6.1.1 nine turns of the coup de main', () => {
    expect(field.scenario.turns).toEqual([1, 9]);
  });

  test('P 6.1.9, 6.1.10 no arrivals, raids, works or ruins: the plantation counts for nothing', () => {
    for (const verb of ['ENTER', 'LEAVE', 'RAID', 'BOX', 'COUP', 'BUILD', 'ENTRENCH', 'RAZE', 'MEND'])
      expect(assault.unused?.has(verb), verb).toBe(true);
  });

  test('P 4.2 the Black Volunteers are at -2, drilled at 0; the assault has the drilled ones', () => {
    const of = (text: typeof pensacola, unit: string) => text.field.counters.get(unit)?.morale.full;
    expect([of(campaign, 'black-vols'), of(campaign, 'black-vols-re')]).toEqual([-2, 0]);
    expect([of(pensacola, 'black-vols'), of(pensacola, 'black-vols-re')]).toEqual([undefined, 0]);
  });
});
