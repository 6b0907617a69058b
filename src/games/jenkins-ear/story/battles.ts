/** Hexes in which the active side will fight, as far as its view tells. */
import { fightersIn, isAshore } from '../battle-odds.ts';
import type { HexId } from '../field.ts';
import { hexOf } from '../units.ts';
import type { Teller } from './teller.ts';

/** Contacts at sea, hexes where own troops stand before enemies ashore, and those where own bomb ships lie before them (11.1). */
export function hexesWithCombat({
  after,
  field,
  side,
  enemy,
}: Pick<Teller, 'after' | 'field' | 'side' | 'enemy'>): HexId[] {
  const found = new Set(after.contacts.map(({ hex }) => hex));
  for (const { hex } of Object.values(after.stacks).filter((stack) => stack.side === side)) {
    const own = fightersIn(field, after, side, hex) ?? [];
    const mayFight = own.some((one) => isAshore(one) || one.face.kind === 'bomb-ship');
    // Of an enemy who lies hidden some may be ashore.
    const isMet = fightersIn(field, after, enemy, hex)?.some(isAshore) ?? true;
    if (mayFight && isMet && hexOf(field, hex).terrain !== 'sea') found.add(hex);
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}
