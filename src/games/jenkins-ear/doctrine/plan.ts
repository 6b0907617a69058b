/** Who sails where this turn: squadrons split for the targets they can take, the rest gathered, garrisons left behind. */
import type { Order } from '../../../engine/contract.ts';
import type { CounterId, HexId, Port } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { counterOf } from '../units.ts';
import { marches } from './columns.ts';
import { fleetFor, forceFor } from './force.ts';
import { gatherAt } from './gather.ts';
import { comeOut, setOut } from './horn.ts';
import { moving } from './order.ts';
import { berthed, canCarry, detach, guardships, type Squadron, squadronsOf, watchOf } from './squadron.ts';
import { byMost, gunOf, milesTo, roomAt, type Staff } from './staff.ts';
import { stakeOf } from './stakes.ts';
import { preys, targets } from './targets.ts';

/** The moves of a turn as orders. */
export function moves(staff: Staff): Order[] {
  const columns = marches(staff);
  const lines = [...comeOut(staff), ...columns.map(({ units, to }) => moving(units, to))];
  const taken = new Set<HexId>(columns.map(({ to }) => to));
  const onFoot = columns.flatMap(({ units }) => units);
  for (const squadron of squadronsOf(staff)) {
    squadron.troops = squadron.troops.filter((id) => !onFoot.includes(id));
    // Its guns fire for those who march or sail in.
    if (taken.has(squadron.hex) && !isOwnPort(staff, squadron.hex)) continue;
    lines.push(...setOut(staff, squadron));
    for (const { units, to } of tasksOf(staff, squadron, taken)) if (to !== squadron.hex) lines.push(moving(units, to));
    if (squadron.ships.length === 0) continue;
    const to = gatherAt(staff, squadron);
    if (to !== null) lines.push(moving(loaded(staff, squadron), to));
  }
  return lines;
}

interface Task {
  readonly to: HexId;
  readonly units: readonly CounterId[];
}

/** Splits a squadron for the best targets in reach, then for enemy fleets at sea and to watch held ports; what goes is taken
 * from it. */
function tasksOf(staff: Staff, squadron: Squadron, taken: Set<HexId>): Task[] {
  const tasks: Task[] = [];
  for (const target of targets(staff, squadron.miles)) {
    if (tasks.length >= staff.tuning.attack.tasks) break;
    if (target.worth <= 0 || taken.has(target.port.hex)) continue;
    const force = forceFor(staff, squadron, target);
    if (force === null) continue;
    taken.add(target.port.hex);
    tasks.push({ to: target.port.hex, units: detach(staff, squadron, force) });
  }
  for (const prey of preys(staff, squadron.miles)) {
    const fleet = taken.has(prey.hex) ? null : fleetFor(staff, squadron, prey);
    if (fleet === null) continue;
    taken.add(prey.hex);
    tasks.push({ to: prey.hex, units: detach(staff, squadron, fleet) });
  }
  for (const { port, ships } of unwatched(staff, squadron)) {
    const armed = squadron.ships.filter((id) => gunOf(staff.field, id) > 0).toReversed();
    const guards = taken.has(port.hex) ? [] : berthed(staff, armed, roomAt(staff, port, 'ships')).slice(0, ships);
    if (guards.length === 0) continue;
    taken.add(port.hex);
    tasks.push({ to: port.hex, units: detach(staff, squadron, guards) });
  }
  return tasks;
}

/** Held ports in reach where ships are missing, the dearest first. */
function unwatched(staff: Staff, { hex, miles }: Squadron): { port: Port; ships: number }[] {
  const { field, tuning } = staff;
  const far = (port: Port): number => milesTo(field, miles, port.hex);
  const found = [...field.ports.values()].flatMap((port) => {
    const ships = watchOf(staff, port) - guardships(staff, port.hex).length;
    const isNear =
      port.hex !== hex &&
      !staff.view.storms.includes(port.hex) &&
      far(port) > 0 &&
      far(port) <= tuning.attack.range.alone;
    return ships > 0 && isNear ? [{ port, ships }] : [];
  });
  return byMost(found, ({ port }) => stakeOf(staff, port));
}

/** What is left of a squadron with as many of its admirals, troops and other leaders as find room. */
function loaded(staff: Staff, squadron: Squadron): CounterId[] {
  const { field, view } = staff;
  const units = [...squadron.ships, ...squadron.screens];
  const going = squadron.troops.filter(
    (id) => view.units[id]?.aboard == null && counterOf(field, id).kind !== 'supplies',
  );
  for (const id of byMost(going, (one) => counterOf(field, one).navalTactics ?? 0)) {
    if (canCarry(staff, [...units, id])) units.push(id);
  }
  return units;
}
