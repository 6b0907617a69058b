/** Who sails where this turn: squadrons split for the targets they can take, the rest gathered, garrisons left behind. */
import type { Order } from '../../../engine/contract.ts';
import type { CounterId, HexId, Port } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { counterOf } from '../units.ts';
import { nearness } from './base.ts';
import { marches } from './columns.ts';
import { fleetFor, forceFor } from './force.ts';
import { gatherAt, havens } from './gather.ts';
import { comeOut, setOut } from './horn.ts';
import { moving } from './order.ts';
import { berthed, canCarry, detach, freeTroops, guardships, type Squadron, squadronsOf, watchOf } from './squadron.ts';
import { byMost, gunOf, isSoldiers, roomAt, type Staff, shipsAt } from './staff.ts';
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
    for (const [to, units] of tasksOf(staff, squadron, taken)) if (to !== squadron.hex) lines.push(moving(units, to));
    if (squadron.ships.length === 0) continue;
    const to = gatherAt(staff, squadron);
    if (to !== null) lines.push(moving(loaded(staff, squadron), to));
  }
  return lines;
}

/** Splits a squadron for targets, then fleets at sea, for Soldiers, and to watch held ports; what goes is taken from it. */
function tasksOf(staff: Staff, squadron: Squadron, taken: Set<HexId>): ReadonlyMap<HexId, CounterId[]> {
  const tasks = new Map<HexId, CounterId[]>();
  const send = (to: HexId, units: readonly CounterId[] | null): void => {
    if (units === null || taken.has(to)) return;
    taken.add(to);
    tasks.set(to, detach(staff, squadron, units));
  };
  const { leave } = staff.tuning.worth;
  const isNear = isOwnPort(staff, squadron.hex) && nearness(staff, squadron.hex) <= leave.near;
  for (const target of targets(staff, squadron.miles)) {
    if (tasks.size >= staff.tuning.attack.tasks) break;
    if (target.worth < (isNear ? leave[staff.side] : 1)) continue;
    send(target.port.hex, forceFor(staff, squadron, target));
  }
  for (const prey of preys(staff, squadron.miles)) send(prey.hex, fleetFor(staff, squadron, prey));
  for (const { port, ship } of levies(staff, squadron)) send(port.hex, [ship]);
  for (const { port, ships } of unwatched(staff, squadron)) {
    const armed = squadron.ships.filter((id) => gunOf(staff.field, id) > 0).toReversed();
    const guards = berthed(staff, armed, roomAt(staff, port, 'ships')).slice(0, ships);
    send(port.hex, guards.length < ships ? null : guards);
  }
  return tasks;
}

/** The nearest port with Soldiers to spare, and a ship for them, where many ships have nobody to land. */
function levies(staff: Staff, squadron: Squadron): { port: Port; ship: CounterId }[] {
  const { field, laden, tuning } = staff;
  const areSoldiers = (id: CounterId): boolean => isSoldiers(counterOf(field, id));
  if (squadron.ships.length < tuning.levy.ships || squadron.troops.some(areSoldiers)) return [];
  const port = havens(staff, squadron, tuning.levy.range).find(
    ({ hex }) => shipsAt(staff, hex).length === 0 && freeTroops(staff, hex).some(areSoldiers),
  );
  const ship = byMost(squadron.ships, (id) => -gunOf(field, id)).find((id) => canCarry(staff, [id]) && !laden.has(id));
  return port === undefined || ship === undefined ? [] : [{ port, ship }];
}

/** Held ports in reach where ships are missing, the dearest first. */
function unwatched(staff: Staff, squadron: Squadron): { port: Port; ships: number }[] {
  const found = havens(staff, squadron, staff.tuning.attack.range.alone).flatMap((port) => {
    const ships = watchOf(staff, port) - guardships(staff, port.hex).length;
    return ships > 0 ? [{ port, ships }] : [];
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
  for (const id of byMost(going, (one) => counterOf(field, one).navalTactics ?? 0))
    if (canCarry(staff, [...units, id])) units.push(id);
  return units;
}
