/** What the guns of the siege can hit, breach and repair as things stand (rulings 4.2, R74). */
import { oncePer } from '../../../engine/once.ts';
import { type HexSide, sideIndex } from '../../../places/hex/grid.ts';
import type { Position } from '../rules/position.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery, pieceOf } from '../rules/units.ts';
import { hexsideName, isWalled } from '../rules/works.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { Belligerent } from './armies.ts';
import { isInReach, worksHexes } from './ground.ts';
import { siegeSheet } from './sheet.ts';

/** Batteries of an army on the map, mortars apart; with `at`, only those in such a hex. */
export function batteriesOf(
  { field }: BoarScenario,
  position: Position,
  army: string,
  at: (hex: HexId) => boolean = () => true,
): UnitId[] {
  return Object.keys(position.units).filter((id) => {
    const counter = counterOf(field, id);
    const { hex } = pieceOf(position, id);
    return counter.army === army && isArtillery(counter) && counter.arm !== 'mortar' && hex !== null && at(hex);
  });
}

/** Batteries a blow may fall on: the besieger's in works, the besieged's near enough to one. */
export function batteriesInReach(scenario: BoarScenario, position: Position, of: Belligerent): UnitId[] {
  const { reach } = siegeSheet(scenario).bombardment;
  if (of.as === 'besieger') return batteriesInWorks(scenario, position, of);
  return batteriesOf(scenario, position, of.army, (hex) => isInReach(scenario, position, hex, reach.battery));
}

export function batteriesInWorks(scenario: BoarScenario, position: Position, { army }: Belligerent): UnitId[] {
  const works = worksHexes(position);
  return batteriesOf(scenario, position, army, (hex) => works.includes(hex));
}

/** Units that may have to test: of the besieger's side in works, of the besieged near enough; no Shattered ones. */
export function unitsInReach(scenario: BoarScenario, position: Position, of: Belligerent): UnitId[] {
  const { reach } = siegeSheet(scenario).bombardment;
  const works = worksHexes(position);
  return unitsWhere(scenario, position, of.side, (hex) =>
    of.as === 'besieger' ? works.includes(hex) : isInReach(scenario, position, hex, reach.unit),
  );
}

function unitsWhere({ field }: BoarScenario, position: Position, side: Side, at: (hex: HexId) => boolean): UnitId[] {
  return Object.keys(position.units).filter((id) => {
    const { hex, formation } = pieceOf(position, id);
    return hex !== null && formation !== 'shattered' && counterOf(field, id).side === side && at(hex);
  });
}

/** City hexes still whole within reach of a completed work. */
export function cityInReach(scenario: BoarScenario, position: Position): HexId[] {
  const { reach } = siegeSheet(scenario).bombardment;
  return scenario.map.city.hexes.filter(
    (hex) => !position.ruined.includes(hex) && isInReach(scenario, position, hex, reach.city),
  );
}

/** Hexsides of unbreached works the guns of this side may breach: of the town near enough, or of the siege works. */
export function breachable(scenario: BoarScenario, position: Position, by: Pick<Belligerent, 'as'>): string[] {
  if (by.as === 'besieged') return position.siege.filter((name) => !position.breached.includes(name));
  const { reach } = siegeSheet(scenario).bombardment;
  return fortified(scenario).filter(
    (name) => isStanding(scenario, position, name) && isInReach(scenario, position, name.slice(0, 4), reach.breach),
  );
}

/** Breached hexsides of this side's own works. */
export function repairable(scenario: BoarScenario, position: Position, by: Pick<Belligerent, 'as'>): string[] {
  const own = by.as === 'besieger' ? position.siege : fortified(scenario);
  return position.breached.filter((name) => own.includes(name));
}

/** Hexsides of the map with redoubt, revetment or earthwork. */
export const fortified = oncePer(({ field }: BoarScenario): readonly string[] =>
  field.at.flatMap((hex) =>
    hex.around.flatMap((edge, n) => (edge.works.some((work) => work !== 'abatis') ? [hexsideName(hex, n)] : [])),
  ),
);

function isStanding({ field }: BoarScenario, position: Position, name: string): boolean {
  const hex = field.hexes.get(name.slice(0, 4));
  return hex !== undefined && isWalled(position, hex, sideIndex(name.slice(5) as HexSide));
}
