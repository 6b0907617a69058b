/** Where the plain lines of a book send each counter: to a hex, or off the map for a turn. */
import type { Order } from '../../../engine/contract.ts';
import type { Position } from '../rules/position.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { breakOff } from './break-off.ts';
import { move } from './move.ts';
import { wait } from './wait.ts';

export type Sent = ReadonlyMap<UnitId, HexId | null>;

/** The position once they are all there. */
export function arrivedAt({ units, leaders, ...position }: Position, sent: Sent): Position {
  const placed = <P extends { readonly hex: HexId | null }>(pieces: Readonly<Record<UnitId, P>>): Record<UnitId, P> =>
    Object.fromEntries(Object.entries(pieces).map(([id, one]) => [id, { ...one, hex: sent.get(id) ?? one.hex }]));
  return { ...position, units: placed(units), leaders: placed(leaders) };
}

export function sentBy(book: readonly Order[]): Sent {
  const sent = new Map<UnitId, HexId | null>();
  for (const line of book) {
    if (line.when) continue;
    const { units = [], to = null } = move.read(line) ?? breakOff.read(line) ?? {};
    if (to !== null) for (const unit of units) sent.set(unit, to);
    for (const unit of wait.read(line)?.units ?? []) sent.set(unit, null);
  }
  return sent;
}
