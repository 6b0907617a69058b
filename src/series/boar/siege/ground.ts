/** The ground before the town: how near a hex is, which are completed works, and where works may be dug (S 4.4, R73). */
import { oncePer } from '../../../engine/once.ts';
import { distance, distanceBetween, indexOf } from '../../../places/hex/grid.ts';
import type { Siege } from '../frame/campaign.ts';
import { ofGame } from '../rules/events.ts';
import type { Fault } from '../rules/house.ts';
import type { Position } from '../rules/position.ts';
import { around, stacksOf } from '../rules/stacks.ts';
import type { HexId } from '../rules/state.ts';
import type { FieldHex } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { SiegeSheet } from './schema.ts';
import { siegeSheet } from './sheet.ts';

/** A hex where a marker may be placed: hexes to the perimeter, and whether it extends the works as the step demands. */
export interface Site {
  readonly hex: HexId;
  readonly distance: number;
  readonly extends: boolean;
}

export type Step = SiegeSheet['works']['steps'][number];

/** The step of S 4.4 of this number, 1 …; after the last one that one again. */
export function stepOf(scenario: BoarScenario, step: number): Step {
  const { steps } = siegeSheet(scenario).works;
  return (steps[step - 1] ?? steps.at(-1)) as Step;
}

/** Hexes from each hex, by its index, to the nearest of the perimeter. */
const perimeterDistances = oncePer(({ field, map }: BoarScenario): Uint8Array => {
  const perimeter = map.perimeter.hexes.map((hex) => indexOf(field.grid, hex));
  return Uint8Array.from(field.at, ({ index }) =>
    perimeter.reduce((least, hex) => Math.min(least, distanceBetween(field.grid, index, hex)), field.grid.size),
  );
});

/** Hexes to the nearest hex of the perimeter, 0 within it. */
export function toPerimeter(scenario: BoarScenario, hex: HexId): number {
  return perimeterDistances(scenario)[indexOf(scenario.field.grid, hex)] ?? 0;
}

const hexesOf = oncePer((siege: readonly string[]): readonly HexId[] => [
  ...new Set(siege.map((name) => name.slice(0, 4))),
]);

/** Hexes with completed siege works, breached or not, in the order they were completed. */
export const worksHexes = ({ siege }: Pick<Position, 'siege'>): readonly HexId[] => hexesOf(siege);

/** Is a completed siege work within so many hexes? */
export function isInReach(
  { field }: BoarScenario,
  position: Pick<Position, 'siege'>,
  hex: HexId,
  reach: number,
): boolean {
  return worksHexes(position).some((work) => distance(field.grid, hex, work) <= reach);
}

/** Every hex where the step due may place a marker now, those that extend the works first. */
export function sitesFor(scenario: BoarScenario, position: Position, siege: Siege): Site[] {
  const extended = toExtend(scenario, position, siege);
  const touches = (place: FieldHex): boolean => extended?.some((hex) => around(place).includes(hex)) ?? true;
  const sites = scenario.field.at.flatMap((place) => {
    if (siteFault(scenario, position, siege, place.id) !== null) return [];
    return [{ hex: place.id, distance: toPerimeter(scenario, place.id), extends: touches(place) }];
  });
  return sites.sort((a, b) => Number(b.extends) - Number(a.extends));
}

/** The same as the next turn opens, when all that is begun is completed first. */
export function sitesAhead(scenario: BoarScenario, position: Position, siege: Siege): Site[] {
  const begun = siege.building.map(({ hex }) => `${hex}/N`);
  return sitesFor(scenario, { ...position, siege: [...position.siege, ...begun] }, { ...siege, building: [] });
}

/** Hexes one of which the first marker of the step must touch; null where the step asks for nothing. */
function toExtend(scenario: BoarScenario, position: Position, { step, building }: Siege): readonly HexId[] | null {
  const wanted = stepOf(scenario, step).extends;
  if (wanted === undefined) return null;
  return [...worksHexes(position), ...(wanted === 'earlier' ? building.map(({ hex }) => hex) : [])];
}

/** Why no marker of the step due may be placed in this hex, or null (S 4.4, R73). */
export function siteFault(scenario: BoarScenario, position: Position, siege: Siege, hex: HexId): Fault | null {
  const place = scenario.field.hexes.get(hex);
  if (!place) return { code: 'boar.no-such-hex', facts: { hex }, rule: 'S 4.4' };
  return lastingFault(scenario, siege, place) ?? presentFault(scenario, position, siege, place);
}

/** What speaks against a hex whoever stands about it: its ground, and how far it lies from the perimeter. */
function lastingFault(scenario: BoarScenario, siege: Siege, { id, terrain }: FieldHex): Fault | null {
  const { forbidden } = siegeSheet(scenario).works;
  if (forbidden.includes(terrain)) return fault(scenario, 'works-ground', { hex: id, terrain });
  const away = toPerimeter(scenario, id);
  const { from } = stepOf(scenario, siege.step);
  // What limits the first marker limits all that follow.
  const { to } = stepOf(scenario, 1);
  if (away < from || (to !== undefined && away > to)) {
    return fault(scenario, 'works-distance', { hex: id, distance: away, from, to: to ?? from, exact: from === to });
  }
  return null;
}

function presentFault(scenario: BoarScenario, position: Position, siege: Siege, hex: FieldHex): Fault | null {
  const network = [...worksHexes(position), ...siege.building.map((marker) => marker.hex)];
  if (network.includes(hex.id)) return fault(scenario, 'works-twice', { hex: hex.id });
  const nearest = network.reduce((least, one) => Math.min(least, toPerimeter(scenario, one)), scenario.field.grid.size);
  const least = nearest - siegeSheet(scenario).works.nearer;
  const away = toPerimeter(scenario, hex.id);
  if (network.length > 0 && away < least) {
    return fault(scenario, 'works-too-near', { hex: hex.id, distance: away, least });
  }
  const enemy = enemyBeside(scenario, position, hex);
  return enemy === null ? null : fault(scenario, 'works-enemy', { hex: hex.id, enemy });
}

/** A hex here or beside it in which a combat unit of the besieged stands. */
function enemyBeside({ field }: BoarScenario, position: Position, hex: FieldHex): HexId | null {
  const stacks = stacksOf({ field, position });
  for (const near of [hex, ...hex.next]) {
    const stack = near === null ? undefined : stacks.get(near.id);
    if (stack && stack.side !== field.siegeOf && stack.units.length > 0) return stack.hex;
  }
  return null;
}

function fault({ field }: BoarScenario, code: string, facts: Fault['facts']): Fault {
  return { code: ofGame(field, code), facts, rule: 'S 4.4' };
}
