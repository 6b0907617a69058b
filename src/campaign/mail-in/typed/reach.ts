/** Where an order could send a seat's units, by the rules and by what the seat sees. */
import type { Reach } from '../../../engine/contract.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import type { House } from '../../house/house.ts';
import { openDeskOf, sightAt } from './desk.ts';

/** What all of `units` can reach together: those of the units asked about that can reach anything by such an order. */
export interface SharedReach extends Reach {
  units: readonly string[];
}

/** Null where the game does not tell, or takes no orders now. */
export async function reachOf(
  house: House,
  seat: SeatedRow,
  verb: string,
  units: readonly string[],
): Promise<SharedReach | null> {
  const desk = await openDeskOf(house, seat);
  if (desk === null) return null;
  const { game, role, view } = sightAt(desk, seat.seat);
  const reach = (some: readonly string[]): Reach | null => game.reach?.(view, role, verb, some) ?? null;
  const names = new Set(game.names(view, role).flatMap((named) => (named.own ? [named.id] : [])));
  const own = units.filter((unit) => names.has(unit));
  const all = reach(own);
  if (all?.units) return { ...all, units: all.units };
  const able = own.filter((unit) => (reach([unit])?.hexes.size ?? 0) > 0);
  const shared = able.length > 0 ? reach(able) : all;
  return shared && { ...shared, units: able };
}
