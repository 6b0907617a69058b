/** The ground before the town: how near a hex is, which are completed works, and where works may be dug (S 4.4, R73). */
import { distance, distanceBetween, indexOf } from '../../../places/hex/grid.ts';
import type { FieldHex } from '../../../series/boar/field.ts';
import type { Fault } from '../../../series/boar/house.ts';
import type { Position } from '../../../series/boar/position.ts';
import { around, stacksOf } from '../../../series/boar/stacks.ts';
import type { HexId } from '../../../series/boar/state.ts';
import type { Siege } from '../campaign/state.ts';
import type { Savannah } from '../scenario.ts';

/** A hex where a marker may be placed: hexes to the perimeter, and whether it extends the works as the step demands. */
export interface Site {
  readonly hex: HexId;
  readonly distance: number;
  readonly extends: boolean;
}

export type Step = Savannah['scenario']['siege']['works']['steps'][number];

/** The step of S 4.4 of this number, 1 …; after the last one that one again. */
export function stepOf({ scenario }: Savannah, step: number): Step {
  const { steps } = scenario.siege.works;
  return (steps[step - 1] ?? steps.at(-1)) as Step;
}

const distances = new WeakMap<object, Uint8Array>();

/** Hexes from each hex, by its index, to the nearest of the perimeter. */
function perimeterDistances({ field, map }: Savannah): Uint8Array {
  const known = distances.get(field);
  if (known) return known;
  const perimeter = map.perimeter.hexes.map((hex) => indexOf(field.grid, hex));
  const found = Uint8Array.from(field.at, ({ index }) =>
    perimeter.reduce((least, hex) => Math.min(least, distanceBetween(field.grid, index, hex)), field.grid.size),
  );
  distances.set(field, found);
  return found;
}

/** Hexes to the nearest hex of the perimeter, 0 within it. */
export function toPerimeter(savannah: Savannah, hex: HexId): number {
  return perimeterDistances(savannah)[indexOf(savannah.field.grid, hex)] ?? 0;
}

const completed = new WeakMap<readonly string[], readonly HexId[]>();

/** Hexes with completed siege works, breached or not, in the order they were completed. */
export function worksHexes({ siege }: Pick<Position, 'siege'>): readonly HexId[] {
  const known = completed.get(siege);
  if (known) return known;
  const found = [...new Set(siege.map((name) => name.slice(0, 4)))];
  completed.set(siege, found);
  return found;
}

/** Is a completed siege work within so many hexes? */
export function isInReach({ field }: Savannah, position: Pick<Position, 'siege'>, hex: HexId, reach: number): boolean {
  return worksHexes(position).some((work) => distance(field.grid, hex, work) <= reach);
}

/** Every hex where the step due may place a marker now, those that extend the works first. */
export function sitesFor(savannah: Savannah, position: Position, siege: Siege): Site[] {
  const ground = { earlier: siege.building.map(({ hex }) => hex), works: worksHexes(position) };
  const sites = savannah.field.at.flatMap(({ id }) =>
    siteFault(savannah, position, siege, id) === null
      ? [{ hex: id, distance: toPerimeter(savannah, id), extends: isExtension(savannah, siege.step, id, ground) }]
      : [],
  );
  return [...sites.filter((site) => site.extends), ...sites.filter((site) => !site.extends)];
}

/** Does this hex touch what the first marker of the step must extend? True where the step asks for nothing. */
function isExtension(
  savannah: Savannah,
  step: number,
  hex: HexId,
  { earlier, works }: { readonly earlier: readonly HexId[]; readonly works: readonly HexId[] },
): boolean {
  const wanted = stepOf(savannah, step).extends;
  if (wanted === undefined) return true;
  const near = around(savannah.field.hexes.get(hex) as FieldHex);
  return near.some((one) => works.includes(one) || (wanted === 'earlier' && earlier.includes(one)));
}

/** Why no marker of the step due may be placed in this hex, or null (S 4.4, R73). */
export function siteFault(savannah: Savannah, position: Position, siege: Siege, hex: HexId): Fault | null {
  const place = savannah.field.hexes.get(hex);
  if (!place) return fault('no-such-hex', { hex });
  return lastingFault(savannah, siege, place) ?? presentFault(savannah, position, siege, place);
}

/** What speaks against a hex whoever stands about it: its ground, and how far it lies from the perimeter. */
function lastingFault(savannah: Savannah, siege: Siege, { id, terrain }: FieldHex): Fault | null {
  const { forbidden } = savannah.scenario.siege.works;
  if (forbidden.includes(terrain)) return fault('works-ground', { hex: id, terrain });
  const away = toPerimeter(savannah, id);
  const { from, to } = stepOf(savannah, siege.step);
  if (away < from || (to !== undefined && away > to)) {
    return fault('works-distance', { hex: id, distance: away, from, to: to ?? from, exact: from === to });
  }
  return null;
}

function presentFault(savannah: Savannah, position: Position, siege: Siege, hex: FieldHex): Fault | null {
  const network = [...worksHexes(position), ...siege.building.map((marker) => marker.hex)];
  if (network.includes(hex.id)) return fault('works-twice', { hex: hex.id });
  const nearest = network.reduce((least, one) => Math.min(least, toPerimeter(savannah, one)), savannah.field.grid.size);
  const least = nearest - savannah.scenario.siege.works.nearer;
  const away = toPerimeter(savannah, hex.id);
  if (network.length > 0 && away < least) {
    return fault('works-too-near', { hex: hex.id, distance: away, least });
  }
  const enemy = enemyBeside(savannah, position, hex);
  return enemy === null ? null : fault('works-enemy', { hex: hex.id, enemy });
}

/** A hex here or beside it in which a combat unit of the besieged stands. */
function enemyBeside({ field }: Savannah, position: Position, hex: FieldHex): HexId | null {
  const stacks = stacksOf(field, position);
  for (const near of [hex, ...hex.next]) {
    const stack = near === null ? undefined : stacks.get(near.id);
    if (stack && stack.side !== field.siegeOf && stack.units.length > 0) return stack.hex;
  }
  return null;
}

function fault(code: string, facts: Fault['facts']): Fault {
  return { code: `savannah.${code}`, facts, rule: 'S 4.4' };
}
