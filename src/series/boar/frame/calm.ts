/** The face of a die that a side would rather see: its own throws go well, and the enemy's come to nothing. */
import { comesTo } from '../../../engine/conditions.ts';
import type { Address, Order } from '../../../engine/contract.ts';

/** Lines that whoever is broken must have rallied for. */
const FIGHTS = ['ATTACK', 'DIVERT'];

/** Of `t17/allies/fire/br-a/!hit`: whose player turn it is, and the phase. The side that is not moving fires (series 11). */
export function calm(address: Address, sides: number, side: string, book: readonly Order[]): number {
  const [, whose, phase, unit] = address.split('/');
  const what = address.slice(address.lastIndexOf('!') + 1);
  // Equal dice for who goes first would be thrown again and again; where what is added makes them equal, others follow.
  const isAgain = !phase?.startsWith('!');
  if (what.startsWith('initiative-')) return what === `initiative-${side}` ? sides - (isAgain ? 2 : 1) : 0;
  // It lifts the morale of an army: only what is ordered to fight is foreseen to rally, other odds are those that stand.
  if (what === 'rally' && whose === side) return book.some((line) => isSent(line, unit)) ? sides - 1 : 0;
  // As a turn opens high dice are fair weather and nobody late.
  const isKind = whose === 'opening' || (whose === side) !== (phase === 'fire');
  return isKind ? sides - 1 : 0;
}

/** Does a line send it to fight? */
function isSent(line: Order, unit: string | undefined): boolean {
  return comesTo(line, FIGHTS) && Object.values(line.args).some((named) => [named].flat().includes(unit ?? ''));
}
