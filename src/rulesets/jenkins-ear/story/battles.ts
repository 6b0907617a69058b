/** Hexes in which the active side will fight, as far as its view tells. */
import type { HexId } from '../field.ts';
import { isLand } from '../units.ts';
import type { Teller } from './teller.ts';

/** Contacts at sea, and hexes where own troops stand before enemies. */
export function hexesWithCombat({ after, field, side, enemy }: Teller): HexId[] {
  const found = new Set(after.contacts.map(({ hex }) => hex));
  for (const { id, hex, aboard } of Object.values(after.units)) {
    const counter = field.counters.get(id);
    if (hex === null || aboard !== null || counter === undefined || counter.side !== side || !isLand(counter)) continue;
    if (Object.values(after.stacks).some((stack) => stack.side === enemy && stack.hex === hex)) found.add(hex);
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}
