import { describe, expect, test } from 'vitest';
import { savannahScenario } from '../../../src/games/savannah/scenario.ts';
import { distance, hexSides, neighbour } from '../../../src/places/hex/grid.ts';
import type { HexId } from '../../../src/series/boar/rules/state.ts';
import type { FieldHex, Gait } from '../../../src/series/boar/scenario/field.ts';
import { field, sheet } from '../assault.ts';

const { map } = sheet;
const hexes = [...field.hexes.values()];
const at = (id: HexId): FieldHex => field.hexes.get(id) as FieldHex;
const perimeter = new Set(map.perimeter.hexes);

/** MP from a hex to every other for a gait: by roads alone, without entering the perimeter, or both. */
function reach(from: HexId, gait: Gait, how: { road?: true; outside?: true } = {}): Map<HexId, number> {
  const cost = new Map([[from, 0]]);
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    const here = open.shift() as HexId;
    for (const [n, edge] of at(here).around.entries()) {
      const next = at(here).next[n];
      const step = edge.cost[gait];
      if (!next || step === null || (how.road && !edge.road) || (how.outside && next.perimeter)) continue;
      const total = (cost.get(here) ?? 0) + step;
      if (total >= (cost.get(next.id) ?? 999)) continue;
      cost.set(next.id, total);
      open.push(next.id);
    }
  }
  return cost;
}

/** The least of these costs to a hex that touches the perimeter. */
function toTheEdge(costs: ReadonlyMap<HexId, number>): number {
  let least = 999;
  for (const [hex, cost] of costs) {
    if (at(hex).next.some((next) => next?.perimeter)) least = Math.min(least, cost);
  }
  return least;
}

describe('the map of Savannah', () => {
  test('the map brief: 759 hexes, columns 10 to 42, rows 01 to 23', () => {
    expect(hexes).toHaveLength(759);
    expect(hexes[0]?.id).toBe('1001');
    expect(hexes.at(-1)?.id).toBe('4223');
  });

  test('E9 the columns run from 10 to 42, the first letter of a row in the first; any other are refused', () => {
    expect([at('1001').terrain, at('1014').terrain, at('4203').terrain]).toEqual(['rice_field', 'forest', 'water']);
    const read = (columns: number[]) => () => savannahScenario.parse({ ...sheet, map: { ...map, columns } });
    expect(read([10, 42])).not.toThrow();
    expect(read([1, 42])).toThrow('has 33 hexes, the map is 42 wide');
    expect(read([9, 41])).toThrow('4214 is not on the map');
  });

  test('the map brief: every hex a rulebook names is there and dry', () => {
    expect(Object.keys(map.fixed.hexes).sort()).toEqual([
      ...['1014', '1023', '1105', '1303', '1401', '1403', '1404', '1501', '1723', '1803', '1805'],
      ...['2014', '3123', '3822', '3920', '4105', '4214'],
    ]);
    for (const hex of Object.keys(map.fixed.hexes)) expect(at(hex).terrain, hex).not.toBe('water');
  });

  test('S 1.7 1303 and 1404 belong to the perimeter, and touch', () => {
    expect(at('1303').perimeter && at('1404').perimeter).toBe(true);
    expect(neighbour(field.grid, '1404', 'NW')).toBe('1303');
  });

  test('S deployment: 1403, 1501, 1803 and 1805 lie inside the perimeter', () => {
    for (const hex of ['1403', '1501', '1803', '1805']) expect(at(hex).perimeter, hex).toBe(true);
  });

  test('S 1.7 the perimeter is one piece of 45 hexes, 13 of them city', () => {
    expect(perimeter.size).toBe(45);
    expect(hexes.filter((hex) => hex.city)).toHaveLength(13);
    expect(hexes.every((hex) => !hex.city || hex.perimeter)).toBe(true);
    const seen = new Set(['1404']);
    for (const hex of seen) for (const next of at(hex).next) if (next?.perimeter) seen.add(next.id);
    expect(seen.size).toBe(45);
  });

  test('S 1.7 the perimeter is closed: by the river, by works and abatis, or by the Yamacraw swamp', () => {
    let outward = 0;
    const front = new Set<HexId>();
    for (const id of perimeter) {
      for (const [n, edge] of at(id).around.entries()) {
        const next = at(id).next[n];
        if (next?.perimeter) continue;
        outward++;
        if (!next) {
          expect(edge.river, `${id}/${hexSides[n]}`).toBe(true);
          continue;
        }
        front.add(id);
        const closed = edge.works.length > 0 || next.terrain === 'yamacraw_swamp';
        expect(closed, `${id}/${hexSides[n]}`).toBe(true);
        // South and east of Spring Hill the circle is one of abatis.
        if (id !== '1303' && at(id).column >= 14 && next.terrain !== 'yamacraw_swamp' && next.row >= 3) {
          expect(edge.works, `${id}/${hexSides[n]}`).toContain('abatis');
        }
      }
    }
    expect(front.size).toBe(16);
    expect(outward).toBe(52);
  });

  test('S 1.7 the river bounds the whole north', () => {
    for (const hex of hexes.filter((one) => one.row === 1)) expect(hex.sides.N.river, hex.id).toBe(true);
  });

  test('S 2.8 Spring Hill can be attacked from outside only from 1304 and 1405, uphill and across abatis and redoubt', () => {
    const outside = at('1404').next.filter((next) => next && !next.perimeter);
    expect(outside.map((next) => next?.id).sort()).toEqual(['1304', '1405']);
    for (const side of ['S', 'SW'] as const) {
      expect(at('1404').sides[side].works).toEqual(['abatis', 'redoubt']);
      expect(at('1404').sides[side].slope).toBe(true);
    }
  });

  test('S 4.9 the Covered Way runs hex to hex from 1105 to 1401 through the Yamacraw swamp', () => {
    const way = map.coveredWay.hexes;
    expect([way[0], way.at(-1)]).toEqual(['1105', '1401']);
    for (const [n, hex] of way.entries()) {
      expect(at(hex).terrain, hex).toBe('yamacraw_swamp');
      if (n > 0) expect(distance(field.grid, way[n - 1] as HexId, hex), hex).toBe(1);
      for (const far of way.slice(n + 2)) expect(distance(field.grid, hex, far), `${hex}-${far}`).toBeGreaterThan(1);
    }
  });

  test('S 4.9 it costs 1 MP a hex and 1 more for each of two streams without ford: 8 MP from 1105 to 1401', () => {
    const way = map.coveredWay.hexes;
    const costs = way.slice(1).map((hex, n) => {
      const from = at(way[n] as HexId);
      return from.around[from.next.findIndex((next) => next?.id === hex)];
    });
    expect(costs.map((edge) => edge?.cost.foot)).toEqual([1, 1, 1, 2, 1, 2]);
    expect(costs.map((edge) => edge?.cost.artillery)).toEqual(Array(6).fill(null));
    expect(costs.some((edge) => edge?.ford || edge?.bridge)).toBe(false);
    expect(costs.some((edge) => edge?.strategic.foot)).toBe(false);
  });

  test('the map brief: its first hexes keep out of reach of the perimeter, 1301 and 1401 touch it', () => {
    const touching = map.coveredWay.hexes.filter((hex) => at(hex).next.some((next) => next?.perimeter));
    expect(touching).toEqual(['1301', '1401']);
  });

  test('S 4.7 every entry reaches the perimeter by land, on foot, mounted and with guns', () => {
    for (const [entry, starts] of Object.entries(map.entries.hexes)) {
      for (const start of starts) {
        for (const gait of ['foot', 'horse', 'artillery'] as const) {
          expect(toTheEdge(reach(start, gait, { outside: true })), `${entry} ${gait}`).toBeLessThan(60);
        }
      }
    }
  });

  test('S 4.7 the roads lead from every entry to the edge of the perimeter, at these MP', () => {
    const miles = Object.fromEntries(
      Object.values(map.entries.hexes)
        .flat()
        .map((start) => [start, toTheEdge(reach(start, 'artillery', { road: true, outside: true }))]),
    );
    expect(miles).toEqual({
      '1014': 11,
      '3123': 23,
      '1723': 17,
      '1023': 20,
      '3822': 25,
      '3920': 24,
      '4214': 20,
      '4105': 17,
    });
  });

  test('S 4.2, 4.7 a unit that enters at F on turn 2 stands within 5 hexes of the perimeter on turn 4 with 20 MP', () => {
    const costs = reach('3123', 'foot', { road: true, outside: true });
    expect(costs.get('1811')).toBe(19);
    expect(Math.min(...map.perimeter.hexes.map((hex) => distance(field.grid, '1811', hex)))).toBe(5);
  });

  test('every land hex can be reached on foot', () => {
    const reached = reach('2014', 'foot');
    for (const hex of hexes) if (hex.terrain !== 'water') expect(reached.has(hex.id), hex.id).toBe(true);
  });

  test('British guns reach every perimeter hex from their headquarters with at most 5 MP', () => {
    const inside = reach(map.headquarters.hexes.british as HexId, 'artillery');
    for (const hex of perimeter) expect(inside.get(hex) ?? 99, hex).toBeLessThanOrEqual(5);
  });

  test('S 4.19 there is a headquarters for each army: in the town, in the south-east, in the south-west', () => {
    expect(map.headquarters.hexes).toEqual({ british: '1802', french: '2414', american: '1211' });
    expect(at('1802').city).toBe(true);
  });

  test('S 4.11 the naval zone is the north-west corner, outside the perimeter', () => {
    const zone = hexes.filter((hex) => hex.naval);
    expect(zone).toHaveLength(21);
    for (const hex of zone) {
      expect(hex.perimeter, hex.id).toBe(false);
      expect(hex.column <= 14 && hex.row <= 5, hex.id).toBe(true);
    }
  });

  test('scenario rule 2: the printed siege works face the perimeter from 2 to 4 hexes', () => {
    for (const [hex, sides] of Object.entries(map.siegeWorks.sides)) {
      const away = Math.min(...map.perimeter.hexes.map((inner) => distance(field.grid, hex, inner)));
      expect(away, hex).toBeGreaterThanOrEqual(2);
      expect(away, hex).toBeLessThanOrEqual(4);
      expect(sides, hex).toContain('N');
    }
  });

  test('what lies on a hexside is the same from both of its hexes', () => {
    for (const hex of hexes) {
      for (const [n, edge] of hex.around.entries()) {
        const back = hex.next[n]?.around[(n + 3) % 6];
        if (!back) continue;
        for (const kind of ['road', 'track', 'stream', 'bridge', 'ford', 'dyke', 'river'] as const) {
          expect(edge[kind], `${hex.id}/${hexSides[n]} ${kind}`).toBe(back[kind]);
        }
      }
    }
  });

  test('every terrain on the map has a row in the terrain table', () => {
    for (const hex of hexes) expect(field.tables.terrain, hex.id).toHaveProperty(hex.terrain);
  });
});
