/** The base of a side: where its fleet lies. */
import { distance } from '../../../places/hex/grid.ts';
import type { HexId, Port } from '../field.ts';
import { byMost, isHeldBy, type Staff, shipsAt } from './staff.ts';

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
  return base.value * value + base.ship * Math.min(shipsAt(staff, hex).length, value) - nearness(staff, hex);
}

/** Hexes to the nearest fleet of the enemy, a lesser stack of his counting as so many more; beyond the horizon all are as far. */
export function nearness({ field, seen, tuning: { base } }: Staff, hex: HexId): number {
  const hexes = [...seen].map(([at, stacks]) => {
    const height = stacks.reduce((sum, stack) => sum + stack.height, 0);
    return distance(field.grid, hex, at) + (height < base.fleet ? base.lesser : 0);
  });
  return Math.min(base.horizon, ...hexes);
}
