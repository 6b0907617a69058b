/** Where squadrons without a target go. */
import type { HexId } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { mainPort } from './base.ts';
import { admiralIn, type Squadron } from './squadron.ts';
import { byMost, isHeldBy, isLastTurn, milesTo, type Staff } from './staff.ts';

/** To the main port if that is near, else into the nearest of ours; not into a storm, nor from port to port as the war ends. */
export function gatherAt(staff: Staff, squadron: Squadron): HexId | null {
  const { field, view } = staff;
  const far = (hex: HexId): number => (view.storms.includes(hex) ? -1 : milesTo(field, squadron.miles, hex));
  const { alone, led } = staff.tuning.attack.range;
  const range = admiralIn(staff, squadron) === null ? alone : led;
  const main = mainPort(staff);
  const isIn = isOwnPort(staff, squadron.hex);
  if (main === squadron.hex || (isIn && isLastTurn(staff))) return null;
  if (main !== null && far(main) > 0 && far(main) <= range) return main;
  if (isIn) return null;
  const ports = [...field.ports.values()].filter((port) => isHeldBy(staff, port, staff.side) && far(port.hex) > 0);
  return byMost(ports, (port) => -far(port.hex))[0]?.hex ?? null;
}
