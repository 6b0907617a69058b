import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/contract.ts';
import { rulesOf } from '../../../src/games/savannah/rules.ts';
import { openSavannah } from '../../../src/games/savannah/scenario.ts';
import { distance, within } from '../../../src/places/hex/grid.ts';
import { forecastShot, shotAt } from '../../../src/series/boar/rules/fire.ts';
import type { At } from '../../../src/series/boar/rules/house.ts';
import { cannotMove, planMarch } from '../../../src/series/boar/rules/march.ts';
import { groundFor, partyOf, searchFor } from '../../../src/series/boar/rules/paths.ts';
import { aimsOf, Marches, zonesOf } from '../../../src/series/boar/rules/reach.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side, UnitId } from '../../../src/series/boar/rules/state.ts';
import { hexAt } from '../../../src/series/boar/rules/units.ts';
import { cases } from '../../cases.ts';
import { chance, playOut, stateOf, wildDesk } from '../../contract/plays.ts';
import { field, position } from '../../games/assault.ts';
import { rules } from '../../games/position.ts';
import { openGame } from '../../games/registry.ts';

const over = (state: BoarState): At => ({ ...rules, position: state });

/** No counter goes farther in a turn off the roads. */
const FAR = 6;

/** The hexes that a march of these counters, planned to every hex around in turn, comes to this turn. */
function planned(at: At, side: Side, ids: readonly UnitId[]): Map<HexId, number> {
  const { units, leaders } = at.position;
  const search = searchFor(at, groundFor(at, stacksOf(at), side), partyOf(at, side, ids, false));
  const from = at.field.hexes.get((units[ids[0] ?? ''] ?? leaders[ids[0] ?? ''])?.hex ?? '');
  const found = new Map<HexId, number>();
  if (!from || cannotMove(search, from)) return found;
  for (const to of within(at.field.grid, from.id, FAR)) {
    const plan = planMarch(search, from, hexAt(at.field, to), [], false);
    if ('fault' in plan || plan.march.hexes[plan.march.go - 1]?.id !== to) continue;
    found.set(to, Math.max(0, search.mp - (plan.march.spent[plan.march.go - 1] ?? 0)));
  }
  return found;
}

const reached = (at: At, side: Side, ids: readonly UnitId[]): Map<HexId, number> => {
  const from = ids.map((id) => (at.position.units[id] ?? at.position.leaders[id])?.hex)[0] ?? '';
  const near = new Marches(at, side).of(ids).filter(({ hex }) => distance(at.field.grid, from, hex) <= FAR);
  return new Map(near.map(({ hex, left }) => [hex, left]));
};

const sorted = (found: ReadonlyMap<HexId, number>) => [...found].sort();

/** Positions that open the turns of a game played wildly. */
function openings(name: string, turns: number): At[] {
  const { game, scenario } = openGame(name);
  const opened = rulesOf(openSavannah(scenario as never));
  const played = playOut(game as AnyGame, 'reach', wildDesk(game as AnyGame, chance(7)), turns);
  return played.map(({ opening }) => ({ ...opened, position: stateOf(opening) as BoarState }));
}

describe('where counters can march', () => {
  test.each([
    ['savannah/assault', 4],
    ['savannah/campaign', 6],
  ])('exactly where a march of theirs arrives, with the MP it has left: stacks and single counters of %s', (name, turns) => {
    let compared = 0;
    for (const [n, at] of openings(name, turns).entries()) {
      const stacks = [...stacksOf(at).values()].filter((_, nth) => cases(1, 0) === 1 || nth % turns === n);
      for (const { side, units, leaders } of stacks) {
        for (const ids of [[...units, ...leaders], units.slice(0, 1), leaders.slice(0, 1)]) {
          if (ids.length === 0) continue;
          const found = reached(at, side, ids);
          expect(sorted(found), ids.join()).toEqual(sorted(planned(at, side, ids)));
          compared += found.size;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('a stack goes as far as its slowest, the most of the side as far as any of it', () => {
    const at = over(position('1712 foix, auxerrois; 1404 tawes'));
    const marches = new Marches(at, 'allies');
    const most = marches.reach();
    for (const { hex, left } of marches.of(['foix', 'auxerrois']))
      expect(most.get(hex)?.left).toBeGreaterThanOrEqual(left);
    expect(marches.of(['foix', 'auxerrois']).find(({ hex }) => hex === '1711')).toBeDefined();
  });

  test('the most of the side is the most that any one unit of it has left, and comes from where such a one stands', () => {
    for (const at of openings('savannah/assault', 2)) {
      const marches = new Marches(at, 'allies');
      const most = new Map<HexId, number>();
      for (const unit of Object.keys(at.position.units).filter((id) => field.counters.get(id)?.side === 'allies'))
        for (const { hex, left } of marches.of([unit])) most.set(hex, Math.max(left, most.get(hex) ?? 0));
      const reach = marches.reach();
      expect(sorted(new Map([...reach].map(([hex, { left }]) => [hex, left])))).toEqual(sorted(most));
      for (const [hex, { left, from }] of reach) {
        const there = Object.keys(at.position.units).filter((unit) => at.position.units[unit]?.hex === from);
        const comes = there.some((unit) => marches.of([unit]).some((end) => end.hex === hex && end.left === left));
        expect(comes, `${from} to ${hex}`).toBe(true);
      }
    }
  });

  test('who is Shattered or off the map goes nowhere', () => {
    expect(new Marches(over(position('1712 foix shattered')), 'allies').of(['foix'])).toEqual([]);
    expect(new Marches(over(position('1712 foix')), 'allies').of(['auxerrois'])).toEqual([]);
  });
});

describe('zones of control', () => {
  test('they cover the hexes that units reach into, in the order of the map, and none behind a work', () => {
    const at = over(position('1712 foix; 1405 armagnac'));
    const zone = zonesOf(at, 'allies');
    expect(zone).toEqual(field.at.map(({ id }) => id).filter((id) => zone.includes(id)));
    expect(zone).toEqual(expect.arrayContaining(['1711', '1713', '1406', '1505']));
    expect(zone).not.toContain('1404');
  });
});

describe('what guns can hit', () => {
  test('the die is that of the table with every modifier in it', () => {
    const at = over(position('1404 br-augusta; 1406 dillon-irish, auxerrois; 1606 champagne'));
    const aims = aimsOf(at, 'british');
    expect(aims.map(({ battery, on }) => [battery, on])).toEqual([
      ['br-augusta', '1406'],
      ['br-augusta', '1606'],
    ]);
    for (const { battery, target, die } of aims) {
      const { needed, sum } = forecastShot(at, shotAt(at, [battery], target));
      expect(die).toBe(needed - sum);
    }
  });

  test('nobody fires in weather that forbids it, or Disrupted', () => {
    expect(aimsOf(over(position('1404 br-augusta disrupted; 1406 foix')), 'british')).toEqual([]);
    expect(aimsOf(over(position('1404 br-augusta; 1406 foix', { weather: 'gale' })), 'british')).toEqual([]);
  });
});
