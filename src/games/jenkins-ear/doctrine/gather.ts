/** Where squadrons without a target go. */
import type { HexId, Port } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { hexOf } from '../units.ts';
import { mainPort, nearness } from './base.ts';
import { admiralIn, type Squadron } from './squadron.ts';
import { byMost, isHeldBy, isLastTurn, milesTo, type Staff } from './staff.ts';

/** To the main port if near, else into the nearest of ours; no port is left as the war ends, or where the enemy is nearer. */
export function gatherAt(staff: Staff, squadron: Squadron): HexId | null {
  const { field, side, tuning } = staff;
  const { hex } = squadron;
  const main = mainPort(staff);
  const isIn = isOwnPort(staff, hex);
  if (main === hex || (isIn && isLastTurn(staff))) return null;
  const isHome = hexOf(field, hex).port?.flag === side;
  if (isIn && isHome && main !== null && nearness(staff, hex) < nearness(staff, main)) return null;
  const range = admiralIn(staff, squadron) === null ? tuning.levy.range : tuning.attack.range.led;
  if (havens(staff, squadron, range).some((port) => port.hex === main)) return main;
  return isIn ? null : (havens(staff, squadron)[0]?.hex ?? null);
}

/** Ports of ours within so many hexes in which no enemy and no storm lies, the nearest first. */
export function havens(staff: Staff, { miles }: Pick<Squadron, 'miles'>, range = Number.POSITIVE_INFINITY): Port[] {
  const { field, side, view, seen } = staff;
  const far = (port: Port): number => milesTo(field, miles, port.hex);
  const ports = [...field.ports.values()].filter((port) => {
    const isOpen = isHeldBy(staff, port, side) && !view.storms.includes(port.hex) && !seen.has(port.hex);
    return isOpen && far(port) > 0 && far(port) <= range;
  });
  return byMost(ports, (port) => -far(port));
}
