/** Where squadrons without a target go. */
import type { HexId } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { counterOf } from '../units.ts';
import { mainPort } from './base.ts';
import { admiralIn, type Squadron } from './squadron.ts';
import { byMost, isHeldBy, landAt, milesTo, type Staff } from './staff.ts';

/** Where a squadron without a target goes: to the main one if that is near, else into the nearest port of ours. */
export function gatherAt(staff: Staff, squadron: Squadron): readonly HexId[] {
  const { field } = staff;
  const far = (hex: HexId): number => milesTo(field, squadron.miles, hex);
  const { alone, led } = staff.tuning.attack.range;
  const range = admiralIn(staff, squadron) === null ? alone : led;
  const main = mainPort(staff);
  if (main === squadron.hex) return standOff(staff, squadron);
  if (main !== null && far(main) > 0 && far(main) <= range) return [main];
  if (isOwnPort(staff, squadron.hex)) return [];
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
  const open = field.hexes
    .get(hex)
    ?.bySea.find((next) => [next, ...next.bySea].every((near) => !seen.has(near.id) && !view.storms.includes(near.id)));
  return open === undefined ? [] : [open.id, hex];
}
