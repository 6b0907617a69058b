/** Where reinforcements come in: the hexes of each entry, those the enemy bars, and what is open instead (S 4.7, R12). */
import { distance } from '../../../places/hex/grid.ts';
import type { At, Rules } from '../rules/house.ts';
import { groundFor } from '../rules/paths.ts';
import { holds, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { enemyOf, hexAt } from '../rules/units.ts';
import type { FieldHex } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { isBeforeTheLines } from './approach.ts';

/** Hexes of an entry as the map prints them, the headquarters for theirs; none where a die says. */
export function entriesOf(scenario: BoarScenario, entry: string): readonly HexId[] {
  const headquarters = scenario.campaign?.arrivals.headquarters;
  if (headquarters === undefined || entry !== headquarters.entry) return scenario.map.entries.hexes[entry] ?? [];
  return scenario.field.armies.flatMap(({ id, headquarters: hex }) => (id === headquarters.army ? [hex] : []));
}

/** Hexes of an entry as the map prints them, free of the enemy and of his zones. */
export function openHexes(at: At, side: Side, entry: string): HexId[] {
  const isOpen = openFor(at, side);
  return entriesOf(at.scenario, entry).filter((hex) => isOpen(hexAt(at.field, hex)));
}

/** For counters that waited a turn before a barred entry: the hexes nearest to it that are free and fit for them all. */
export function nearestOpen(at: At, side: Side, entry: string, units: readonly UnitId[]): HexId[] {
  const { field } = at;
  const isOpen = openFor(at, side);
  const printed = entriesOf(at.scenario, entry);
  const gaits = units.map((unit) => field.counters.get(unit)?.gait ?? 'foot');
  let nearest = Number.MAX_SAFE_INTEGER;
  let found: HexId[] = [];
  for (const hex of field.at) {
    const row = field.tables.terrain[hex.terrain];
    if (!row || gaits.some((gait) => row[gait] === null) || !isOpen(hex)) continue;
    const away = Math.min(...printed.map((from) => distance(field.grid, from, hex.id)));
    if (away > nearest) continue;
    if (away < nearest) found = [];
    nearest = away;
    found.push(hex.id);
  }
  return found;
}

/** Hexes where the garrison's reinforcements may come in: the headquarters, or once it is taken the rest of the town. */
export function townHexes(at: At, side: Side): HexId[] {
  const { field } = at;
  const { grid } = field;
  const enemy = enemyOf(field, side);
  const stacks = stacksOf(at);
  const [home = ''] = entriesOf(at.scenario, at.scenario.campaign?.arrivals.headquarters?.entry ?? '');
  if (!holds(stacks, home, enemy)) return [home];
  return field.at
    .filter((hex) => hex.city && !at.position.ruined.includes(hex.id) && !holds(stacks, hex.id, enemy))
    .map((hex) => hex.id)
    .sort((a, b) => distance(grid, a, home) - distance(grid, b, home) || (a < b ? -1 : 1));
}

/** MP a counter pays for a hex that is not its printed entry. */
export function entryCost(rules: Rules, hex: HexId, id: UnitId): number {
  const gait = rules.field.counters.get(id)?.gait ?? 'foot';
  return rules.field.tables.terrain[rules.field.hexes.get(hex)?.terrain ?? '']?.[gait] ?? 0;
}

/** Free of enemy units and their zones; for whoever has not declared the assault, not next to the lines either. */
function openFor(at: At, side: Side): (hex: FieldHex) => boolean {
  const { field } = at;
  const stacks = stacksOf(at);
  const { zone } = groundFor(at, stacks, side);
  const enemy = enemyOf(field, side);
  const isBarred = (hex: FieldHex) => side !== field.worksOf && isBeforeTheLines(field, hex);
  return (hex) => zone[hex.index] !== 1 && !holds(stacks, hex.id, enemy) && !isBarred(hex);
}
