/** Who sails where this turn: squadrons split for the targets they can take, the rest gathered, garrisons left behind. */
import type { Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { CounterId, HexId, Port } from '../field.ts';
import { counterOf } from '../units.ts';
import {
  byMost,
  deceptionsAt,
  gunOf,
  isHeldBy,
  isSoldiers,
  landAt,
  type Staff,
  seaMiles,
  shipsAt,
  tenths,
} from './staff.ts';
import { type Target, targets } from './targets.ts';
import type { Tuning } from './tuning.ts';

/** Ships of a hex with the land counters that may go with them. */
interface Squadron {
  readonly hex: HexId;
  ships: CounterId[];
  troops: CounterId[];
  screens: CounterId[];
  readonly miles: Int16Array;
}

/** The moves of a turn as orders. */
export function moves(staff: Staff): Order[] {
  const lines: Order[] = [];
  const taken = new Set<string>();
  const squadrons = squadronsOf(staff);
  for (const squadron of squadrons) {
    const tasks = tasksOf(staff, squadron, taken);
    for (const task of tasks) lines.push(sailing(task.units, task.to));
    if (squadron.ships.length === 0) continue;
    const rest = loaded(staff, squadron);
    for (const to of gatherAt(staff, squadron)) lines.push(sailing(rest, to));
  }
  return lines;
}

export function sailing(ids: readonly CounterId[], to: HexId): Order {
  const units = [...new Set(ids)];
  return order('MOVE', { units, to }, `MOVE ${units.join(', ')} TO ${to}`);
}

/** An order as the doctrine writes it; its place in the book gives its id. */
export function order(verb: string, args: Order['args'], canonical: string): Order {
  return { id: '', verb, args, canonical, line: 0 };
}

/** Greatest squadrons first. */
function squadronsOf(staff: Staff): Squadron[] {
  const found: Squadron[] = [];
  for (const hex of staff.own.keys()) {
    if (staff.view.storms.includes(hex)) continue;
    const ships = shipsAt(staff, hex);
    if (ships.length === 0) continue;
    const screens = deceptionsAt(staff, hex);
    found.push({ hex, ships, troops: freeTroops(staff, hex), screens, miles: seaMiles(staff, hex) });
  }
  return found.sort((a, b) => b.ships.length - a.ships.length || (a.hex < b.hex ? -1 : 1));
}

/** Land counters that may leave: all aboard, and ashore what the port can spare. */
function freeTroops(staff: Staff, hex: HexId): CounterId[] {
  const { field, view } = staff;
  const movable = landAt(staff, hex).filter((id) => counterOf(field, id).anchor !== null);
  const aboard = movable.filter((id) => view.units[id]?.aboard != null);
  const ashore = movable.filter((id) => view.units[id]?.aboard == null);
  const port = field.hexes.get(hex)?.port ?? null;
  if (port === null || port.nameOnly || !isHeldBy(staff, port, staff.side)) return aboard;
  const fixed = landAt(staff, hex).length - movable.length;
  const keep = Math.max(0, garrisonOf(staff, port) - fixed);
  const stays = byMost(
    ashore.filter((id) => counterOf(field, id).kind !== 'leader'),
    (id) => stayWorth(staff, id, 'port'),
  ).slice(0, keep);
  return [...aboard, ...ashore.filter((id) => !stays.includes(id))];
}

/** Counters to be left in an own port. */
function garrisonOf({ field, side, view, tuning }: Staff, port: Port): number {
  const { home, keep, late } = tuning.garrison;
  if (port.flag === side) return port.value >= home[side] ? keep : 0;
  return port.flag === field.tables.victory.over && view.turn >= late.from ? late.keep : keep;
}

/** Who holds a port as well as the best and is missed least in the field. */
function stayWorth({ field, tuning }: Staff, id: CounterId, where: 'port' | 'hold'): number {
  const { kind, land, start } = counterOf(field, id);
  const stay: Tuning['stay']['port'] = tuning.stay[where];
  if (start !== null && start !== 'garrison') return stay.starting;
  switch (kind) {
    case 'supplies':
      return stay.supplies;
    case 'soldiers':
      return stay.soldiers - (land ?? 0);
    default:
      return stay.other;
  }
}

interface Task {
  readonly to: HexId;
  readonly units: readonly CounterId[];
}

/** Splits a squadron for the best targets in reach; what goes is taken from it. */
function tasksOf(staff: Staff, squadron: Squadron, taken: Set<string>): Task[] {
  const tasks: Task[] = [];
  for (const target of targets(staff, squadron.miles)) {
    if (tasks.length >= staff.tuning.attack.tasks) break;
    if (target.worth <= 0 || taken.has(target.port.id)) continue;
    const named = force(staff, squadron, target);
    if (named === null) continue;
    const units = withCarriers(staff, named);
    taken.add(target.port.id);
    squadron.ships = squadron.ships.filter((id) => !units.includes(id));
    squadron.troops = squadron.troops.filter((id) => !units.includes(id) && !isAboardOf(staff, id, units));
    squadron.screens = squadron.screens.filter((id) => !units.includes(id));
    tasks.push({ to: target.port.hex, units });
  }
  return tasks;
}

/** Whoever is aboard goes with his ship. */
function withCarriers({ view }: Staff, units: readonly CounterId[]): CounterId[] {
  return [...new Set(units.flatMap((id) => [view.units[id]?.aboard ?? id, id]))];
}

function isAboardOf({ view }: Staff, id: CounterId, ships: readonly CounterId[]): boolean {
  return ships.includes(view.units[id]?.aboard ?? '');
}

/** The least of a squadron that can take a target; null when all of it could not. */
function force(staff: Staff, squadron: Squadron, target: Target): CounterId[] | null {
  const { field, side } = staff;
  const { attack } = staff.tuning;
  const { guess, value, port } = target;
  const admiral = admiralIn(staff, squadron);
  const far = squadron.miles[field.hexes.get(port.hex)?.index ?? 0] as number;
  if (far > (admiral === null ? attack.range.alone : attack.range.led)) return null;
  const forPort = Math.trunc((attack.value * value) / 10);
  const needsGuns = guess.ships > 0 ? tenths(attack.ships, guess.ships) + forPort : 0;
  const gunners = byMost(
    squadron.ships.filter((id) => gunOf(field, id) > 0),
    (id) => gunOf(field, id),
  );
  if (gunners.length < needsGuns) return null;
  const troops = troopsFor(staff, squadron, guess.land, port.flag === 'spanish');
  if (troops === null) return null;
  const units: CounterId[] = [...troops, ...gunners.slice(0, needsGuns)];
  if (admiral !== null && (far > attack.range.alone || needsGuns > 0)) units.push(admiral);
  const dice = (): number =>
    units.reduce(
      (sum, id) => sum + (counterOf(field, id).cannonade ?? 0) + (counterOf(field, id).landTactics ?? 0),
      0,
    ) +
    troops.filter((id) => (counterOf(field, id).land ?? 0) > 0).length -
    value;
  const wanted = tenths(attack.dice[side], guess.land);
  for (const ship of [...gunners, ...squadron.ships]) {
    if (dice() >= wanted && canCarry(staff, units)) break;
    if (!units.includes(ship)) units.push(ship);
  }
  if (guess.land > 0 && dice() < wanted) return null;
  if (!canCarry(staff, units)) return null;
  const supplies = squadron.troops.find((id) => counterOf(field, id).kind === 'supplies' && !units.includes(id));
  if (supplies !== undefined && guess.land > 0 && canCarry(staff, [...units, supplies])) units.push(supplies);
  if (guess.land >= attack.covered) units.push(...squadron.screens.slice(0, attack.screens));
  return units;
}

/** Soldiers enough for the counters there, or one counter of any kind where nobody is. */
function troopsFor(staff: Staff, squadron: Squadron, land: number, isSpanish: boolean): CounterId[] | null {
  const { field, side } = staff;
  const { attack } = staff.tuning;
  const soldiers = byMost(
    squadron.troops.filter((id) => isSoldiers(counterOf(field, id))),
    (id) => counterOf(field, id).land ?? 0,
  );
  if (land > 0) {
    const needed = land + attack.margin[side];
    if (soldiers.length < needed) return null;
    const guns = squadron.troops.filter((id) => (counterOf(field, id).cannonade ?? 0) > 0).slice(0, attack.guns);
    return [...soldiers.slice(0, needed + attack.spare), ...guns];
  }
  const holder = byMost(
    squadron.troops.filter(
      (id) => counterOf(field, id).kind !== 'leader' && (isSpanish || !isSoldiers(counterOf(field, id))),
    ),
    (id) => stayWorth(staff, id, 'hold'),
  )[0];
  return holder === undefined ? null : [holder];
}

function admiralIn({ field, view }: Staff, { ships, troops }: Squadron): CounterId | null {
  const aboard = Object.values(view.units).flatMap(({ id, aboard }) =>
    aboard !== null && ships.includes(aboard) ? [id] : [],
  );
  const admirals = [...troops, ...aboard].filter((id) => (counterOf(field, id).navalTactics ?? 0) > 0);
  return byMost(admirals, (id) => counterOf(field, id).navalTactics ?? 0)[0] ?? null;
}

/** What is left of a squadron with as much of its troops, stores and leaders as finds room. */
function loaded(staff: Staff, squadron: Squadron): CounterId[] {
  const { field, view } = staff;
  const units = [...squadron.ships, ...squadron.screens];
  const ashore = landAt(staff, squadron.hex).filter((id) => view.units[id]?.aboard == null);
  const going = ashore.filter((id) => squadron.troops.includes(id) && counterOf(field, id).kind !== 'supplies');
  for (const id of going) if (canCarry(staff, [...units, id])) units.push(id);
  return units;
}

/** Is there a ship for each land counter; merchants hold one of each kind. */
function canCarry({ field, view }: Staff, units: readonly CounterId[]): boolean {
  const ships = units.filter((id) => isCarrier(counterOf(field, id).kind));
  const merchants = ships.filter((id) => counterOf(field, id).kind === 'merchant').length;
  const cargo = units.filter((id) => {
    const { kind, anchor } = counterOf(field, id);
    return kind !== 'deception' && anchor !== null && view.units[id]?.aboard == null;
  });
  const single = ships.filter(
    (id) => counterOf(field, id).kind !== 'merchant' && !Object.values(view.units).some(({ aboard }) => aboard === id),
  ).length;
  const faces = new Map<string, number>();
  for (const id of cargo) {
    const { face } = counterOf(field, id);
    faces.set(face, (faces.get(face) ?? 0) + 1);
  }
  const left = [...faces.values()].reduce((sum, n) => sum + Math.max(0, n - merchants), 0);
  return ships.length > 0 && left <= single;
}

function isCarrier(kind: string): boolean {
  return kind === 'ship-of-the-line' || kind === 'frigate' || kind === 'merchant';
}

/** Where a squadron without a target goes: to the main one if that is near, else into the nearest port of ours. */
function gatherAt(staff: Staff, squadron: Squadron): readonly HexId[] {
  const { field } = staff;
  const here = field.hexes.get(squadron.hex);
  const inPort = here?.port != null && isHeldBy(staff, here.port, staff.side);
  const far = (hex: HexId): number => squadron.miles[field.hexes.get(hex)?.index ?? 0] as number;
  const { alone, led } = staff.tuning.attack.range;
  const range = admiralIn(staff, squadron) === null ? alone : led;
  const main = mainPort(staff);
  if (main === squadron.hex) return standOff(staff, squadron);
  if (main !== null && far(main) > 0 && far(main) <= range) return [main];
  if (inPort) return [];
  const ports = [...field.ports.values()].filter((port) => isHeldBy(staff, port, staff.side) && far(port.hex) > 0);
  const nearest = byMost(ports, (port) => -far(port.hex))[0];
  return nearest === undefined ? [] : [nearest.hex];
}

/** Out and back in: those who lie off leave the port's room to new counters. Where stores lie, they lack nothing there. */
function standOff(staff: Staff, { hex, ships }: Squadron): readonly HexId[] {
  const { field, view, seen } = staff;
  const docked = view.stacks[`${staff.side}/${hex}/port`]?.units ?? [];
  const stores = landAt(staff, hex).some(
    (id) => counterOf(field, id).kind === 'supplies' && view.units[id]?.aboard == null,
  );
  if (!stores || !ships.some((id) => docked.includes(id))) return [];
  const open = field.hexes.get(hex)?.bySea.find((next) => {
    const isQuiet = [next, ...next.bySea].every((near) => !seen.has(near.id) && !view.storms.includes(near.id));
    return isQuiet;
  });
  return open === undefined ? [] : [open.id, hex];
}

/**
 * The base: Port Royal, or whatever own printed port is greatest, for the English; for the Spanish the rich port that is
 * nearest to the English fleets, where they have a fleet already if it is as good.
 */
export function mainPort(staff: Staff): HexId | null {
  const { side, field } = staff;
  const ports = [...field.ports.values()].filter((port) => isHeldBy(staff, port, side) && port.water === 'caribbean');
  if (side === 'spanish') return byMost(ports, (port) => threatened(staff, port))[0]?.hex ?? null;
  const printed = ports.filter((port) => port.flag === side);
  return byMost(printed.length > 0 ? printed : ports, ({ value }) => value)[0]?.hex ?? null;
}

function threatened(staff: Staff, { hex, value }: Port): number {
  const { base } = staff.tuning;
  const near = Math.min(
    base.horizon,
    ...[...staff.seen].map(([at, stacks]) => {
      const height = stacks.reduce((sum, stack) => sum + stack.height, 0);
      return distance(staff.field.grid, hex, at) + (height < base.fleet ? base.lesser : 0);
    }),
  );
  return base.value * value + base.ship * Math.min(shipsAt(staff, hex).length, value) - near;
}
