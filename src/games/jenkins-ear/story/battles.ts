/** Hexes in which the active side will fight, as far as its view tells. */
import type { HexId } from '../field.ts';
import { hexOf, isLand } from '../units.ts';
import type { SeenStack } from '../view.ts';
import type { Teller } from './teller.ts';

/** Contacts at sea, hexes where own troops stand before enemies, and those where own bomb ships lie before troops (11.1). */
export function hexesWithCombat({
  after,
  field,
  side,
  enemy,
}: Pick<Teller, 'after' | 'field' | 'side' | 'enemy'>): HexId[] {
  const found = new Set(after.contacts.map(({ hex }) => hex));
  const hostile = (at: HexId): SeenStack[] =>
    Object.values(after.stacks).filter((stack) => stack.side === enemy && stack.hex === at);
  const mayBeAshore = ({ open, height }: SeenStack): boolean =>
    open.length < height || open.some((id) => isLand(field.faces.get(id) ?? { kind: 'deception' }));
  for (const { id, hex, aboard } of Object.values(after.units)) {
    const counter = field.counters.get(id);
    if (hex === null || aboard !== null || counter === undefined || counter.side !== side) continue;
    const fights = isLand(counter)
      ? hostile(hex).some(mayBeAshore)
      : counter.kind === 'bomb-ship' && hexOf(field, hex).terrain !== 'sea' && hostile(hex).some(mayBeAshore);
    if (fights) found.add(hex);
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}
