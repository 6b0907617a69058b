/** What the peace hangs on: how far each Spanish port moves the chance that the English win (5.0). */
import type { Port, PortId } from '../field.ts';
import { chanceWith } from '../victory.ts';
import { isHeldBy, type Staff } from './staff.ts';

/** By how many in a thousand the English chance changes when the port does. */
export function stakeOf(staff: Staff, port: Port): number {
  const { side, over } = staff.field.tables.victory;
  if (port.flag !== over || port.nameOnly) return 0;
  const held = new Set<PortId>();
  for (const one of staff.field.ports.values()) if (one.flag === over && isHeldBy(staff, one, side)) held.add(one.id);
  const others = new Set([...held].filter((id) => id !== port.id));
  return chanceWith(staff.field, new Set([...others, port.id])) - chanceWith(staff.field, others);
}
