/** What the peace hangs on: how far each Spanish port moves the chance that the English win (5.0). */
import type { Port, PortId } from '../field.ts';
import { isHeldBy, type Staff } from './staff.ts';

/** By how many in a thousand the English chance changes when the port does. */
export function stakeOf(staff: Staff, port: Port): number {
  const { side, over } = staff.field.tables.victory;
  if (port.flag !== over || port.nameOnly) return 0;
  const held = new Set<PortId>();
  for (const one of staff.field.ports.values()) if (one.flag === over && isHeldBy(staff, one, side)) held.add(one.id);
  const others = new Set([...held].filter((id) => id !== port.id));
  return chanceOf(staff, new Set([...others, port.id])) - chanceOf(staff, others);
}

/** In how many of a thousand wars they win who hold these ports: a die for each, a trade route still open adding to it. */
function chanceOf({ field }: Staff, held: ReadonlySet<PortId>): number {
  const { over, route } = field.tables.victory;
  const { sides } = field.tables.dice;
  let lost = 1;
  for (const id of held) {
    const port = field.ports.get(id);
    const open = port?.routes.filter((other) => field.ports.get(other)?.flag === over && !held.has(other)) ?? [];
    const faces = Math.max(0, Math.min(sides, (port?.value ?? 0) - route * open.length));
    lost *= (sides - faces) / sides;
  }
  return Math.round(1000 * (1 - lost));
}
