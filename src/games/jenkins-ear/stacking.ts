/** How many counters a seaport holds (4.0 to 4.2, J55). */
import type { Counter, CounterId, Field, FieldHex, Side } from './field.ts';
import { stackAt } from './stacks.ts';
import type { EarState } from './state.ts';
import { counterOf, isLand, isShip, seaportIn } from './units.ts';

/** Does this counter count in a seaport? */
export function counts(field: Field, counter: Counter): boolean {
  return !field.tables.stacking.exempt.includes(counter.kind);
}

export const BERTHS = ['ships', 'land'] as const;
export type Berthed = (typeof BERTHS)[number];

/** Counters of a kind of limit that count in this port now: docked ships, or land counters ashore and in their holds. */
export function counting(field: Field, state: EarState, side: Side, hex: FieldHex, of: Berthed): CounterId[] {
  return countingOf(field, stackAt(state, side, hex.id, 'port'), of);
}

export function countingOf(field: Field, ids: readonly CounterId[], of: Berthed): CounterId[] {
  const isOf = of === 'ships' ? isShip : isLand;
  return ids.filter((id) => {
    const counter = counterOf(field, id);
    return isOf(counter) && counts(field, counter);
  });
}

/** Room left in the side's seaport of this hex; negative when there are too many. */
export function roomIn(field: Field, state: EarState, side: Side, hex: FieldHex, of: Berthed): number {
  return (seaportIn(hex)?.value ?? 0) - counting(field, state, side, hex, of).length;
}
