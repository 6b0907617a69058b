import { describe, expect, test } from 'vitest';
import { sees } from '../../../src/series/boar/rules/sight.ts';
import { fits } from '../../../src/series/boar/rules/stacking.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side } from '../../../src/series/boar/rules/state.ts';
import { groundModifier, obstaclesInto, terrainOf } from '../../../src/series/boar/rules/terrain.ts';
import { isBehindWorks, worksAcross } from '../../../src/series/boar/rules/works.ts';
import { zoneOf, zonesInto } from '../../../src/series/boar/rules/zoc.ts';
import { field, position } from '../../games/assault.ts';
import { rules } from '../../games/position.ts';

const at = (id: HexId) => {
  const hex = field.hexes.get(id);
  if (!hex) throw new Error(id);
  return hex;
};

/** Hexes in the zone of a side. */
function zone(state: BoarState, side: Side): HexId[] {
  const map = zoneOf({ ...rules, position: state }, side);
  return field.grid.ids.filter((_, index) => map[index] === 1);
}

const canSee = (state: BoarState, from: HexId, to: HexId): boolean =>
  sees({ field, position: state }, stacksOf({ field, position: state }), from, to);

describe('zones of control', () => {
  test('R20 a unit in Parade Order reaches into the six hexes around it', () => {
    expect(zone(position('1507 foix'), 'allies')).toEqual(['1407', '1408', '1506', '1508', '1607', '1608']);
  });

  test('R20 Disrupted and Shattered units, guns and leaders have none', () => {
    const state = position('1507 foix disrupted; 1509 armagnac shattered; 2008 fr-b-lft; 1512 dillon');
    expect(zone(state, 'allies')).toEqual([]);
  });

  test('S 4.9 Lost units have none', () => {
    const state = position('1202 foix');
    expect(zone(state, 'allies')).not.toEqual([]);
    Object.assign(state.units.foix ?? {}, { lost: 'lost' });
    expect(zone(state, 'allies')).toEqual([]);
  });

  test('S 4.19 zones go out of swamp and city, but not into them', () => {
    expect(zone(position('2402 foix'), 'allies')).toContain('2403');
    expect(zone(position('2403 foix'), 'allies')).not.toContain('2402');
    expect(zone(position('1602 foix'), 'allies')).toContain('1502');
    expect(zone(position('1502 foix'), 'allies')).not.toContain('1602');
  });

  test('R20 only light infantry reaches into forest', () => {
    expect(at('2010').terrain).toBe('light_forest');
    const forest = field.at.find((hex) => hex.terrain === 'forest' && hex.next[0]?.terrain === 'clear');
    const north = forest?.next[0]?.id ?? '';
    expect(zone(position(`${north} foix`), 'allies')).not.toContain(forest?.id);
    expect(zone(position(`${north} champagne`), 'allies')).toContain(forest?.id);
  });

  test('R20 zones reach out over works, not in; over a breach both ways', () => {
    expect(zone(position('1404 tawes'), 'british')).toContain('1405');
    expect(zone(position('1405 foix'), 'allies')).not.toContain('1404');
    expect(zone(position('1405 foix', { breached: ['1404/S'] }), 'allies')).toContain('1404');
  });

  test('R20 siege works shelter whoever lies in them, across their own sides only', () => {
    expect(zone(position('2005 njv-3; 2006 wissenbach'), 'british')).not.toContain('2007');
    expect(zone(position('2108 wissenbach'), 'british')).toContain('2008');
  });

  test('series 12 the stacks that reach into a hex are named', () => {
    const state = position('1404 tawes; 1504 fraser-2; 1405 foix');
    expect(zonesInto({ ...rules, position: state }, stacksOf({ field, position: state }), '1405', 'british')).toEqual([
      '1404',
      '1504',
    ]);
  });
});

describe('stacking of the series', () => {
  test('series 7 six SP and one artillery unit, leaders free', () => {
    const state = position('1407 foix, armagnac, destaing, dillon, reserve-art');
    expect(fits({ ...rules, position: state }, '1407', [], 'rest')).toBe(true);
    expect(fits({ ...rules, position: state }, '1407', ['champagne'], 'rest')).toBe(false);
    expect(fits({ ...rules, position: state }, '1407', ['fr-a-rt'], 'passing')).toBe(false);
  });

  test('series 7 reduced units count what they have left', () => {
    const state = position('1407 foix reduced, armagnac');
    expect(fits({ ...rules, position: state }, '1407', ['conde'], 'rest')).toBe(true);
    expect(fits({ ...rules, position: state }, '1407', ['champagne'], 'rest')).toBe(false);
  });
});

describe('lines of sight', () => {
  test('R27 neighbours always see each other', () => {
    const forest = field.at.find((hex) => hex.terrain === 'forest' && hex.next[0]?.terrain === 'forest');
    expect(canSee(position('1404 tawes'), forest?.id ?? '', forest?.next[0]?.id ?? '')).toBe(true);
  });

  test('R26 a combat unit of either side between blocks, a leader does not', () => {
    expect(canSee(position('1404 br-a'), '1404', '1407')).toBe(true);
    expect(canSee(position('1404 br-a; 1406 foix'), '1404', '1407')).toBe(false);
    expect(canSee(position('1404 br-a; 1405 ra-2'), '1404', '1407')).toBe(false);
    expect(canSee(position('1404 br-a; 1406 destaing'), '1404', '1407')).toBe(true);
  });

  test('R26 forest and city block, in ruins too', () => {
    expect(canSee(position('1501 kfr'), '1502', '1702')).toBe(false);
    expect(canSee(position('1501 kfr', { ruined: ['1602'] }), '1502', '1702')).toBe(false);
    expect(canSee(position('1501 kfr'), '1806', '1809')).toBe(true);
  });

  test('R26 one hex of light forest does not block, two do', () => {
    const thin = (id: HexId): boolean => field.hexes.get(id)?.terrain === 'light_forest';
    const free = (id: HexId): boolean => field.hexes.get(id)?.terrain === 'clear';
    const rows = field.at.map((hex) =>
      [0, 1, 2, 3].map((step) => `${hex.id.slice(0, 2)}${String(hex.row + step).padStart(2, '0')}`),
    );
    const two = rows.find(([a, b, c, d]) => a && b && c && d && thin(b) && thin(c) && field.hexes.has(d));
    const one = rows.find(([a, b, c, d]) => a && b && c && d && thin(b) && free(c) && field.hexes.has(d));
    const empty = position('1404 tawes');
    expect(canSee(empty, two?.[0] ?? '', two?.[3] ?? '')).toBe(false);
    expect(canSee(empty, one?.[0] ?? '', one?.[3] ?? '')).toBe(true);
  });

  test('R26 along a hexside both hexes must block', () => {
    expect(canSee(position('1404 br-a; 1505 foix'), '1404', '1605')).toBe(true);
    expect(canSee(position('1404 br-a; 1505 foix; 1504 fraser-2'), '1404', '1605')).toBe(false);
  });

  test('R27 works, slopes and swamp never block', () => {
    expect(canSee(position('1403 rnc'), '1403', '1405')).toBe(true);
    expect(canSee(position('1303 br-carolina'), '1303', '1203')).toBe(true);
    expect(canSee(position('1303 br-carolina'), '1303', '1104')).toBe(true);
  });
});

describe('ground and works', () => {
  test('S 4.14 abatis and redoubt lie before Spring Hill, the slope beside them', () => {
    const state = position('1404 tawes');
    expect(worksAcross(state, at('1404'), 'S')).toEqual(['abatis', 'redoubt']);
    expect(obstaclesInto(at('1404'), 'S')).toEqual(['slope']);
    expect(worksAcross(state, at('1404'), 'N')).toEqual([]);
  });

  test('R75 a breach takes the work and leaves the abatis; a ruined city hex gives no cover in combat', () => {
    const state = position('1404 tawes', { breached: ['1404/S'], ruined: ['1803'] });
    expect(worksAcross(state, at('1404'), 'S')).toEqual(['abatis']);
    expect(worksAcross({ ...state, cleared: ['1404/S'] }, at('1404'), 'S')).toEqual([]);
    expect(terrainOf({ field, position: state }, at('1802')).combat).toBe(-2);
    expect(terrainOf({ field, position: state }, at('1803')).combat).toBe(0);
  });

  test('S 4.19 a unit is behind works while no side of them is breached', () => {
    expect(isBehindWorks(position('1404 tawes'), at('1404'))).toBe(true);
    expect(isBehindWorks(position('1404 tawes', { breached: ['1404/SW'] }), at('1404'))).toBe(false);
    expect(isBehindWorks(position('1404 tawes'), at('1403'))).toBe(true);
    expect(isBehindWorks(position('1404 tawes'), at('1803'))).toBe(false);
  });

  test('S 4.9 the Covered Way shelters by 1, instead of the swamp that would expose by 1', () => {
    const state = position('1404 tawes');
    expect(groundModifier({ field, position: state }, at('1202'), 'combat')).toBe(-1);
    expect(groundModifier({ field, position: state }, at('1202'), 'fire')).toBe(-1);
    expect(groundModifier({ field, position: state }, at('1302'), 'combat')).toBe(1);
  });
});
