/** Attacks that came to nothing: nobody there to fight, or no die to throw ashore. Told to the moves that made them. */
import type { Reason } from '../../engine/contract.ts';
import { move } from './acts/move.ts';
import type { HexId, Side } from './field.ts';
import { ashoreIn } from './stacks.ts';
import type { Station } from './stations.ts';
import { type Board, enemyOf, hexOf, seaportIn } from './units.ts';

/** The hexes in which a side fought, each with the dice it threw ashore; null where it fought at sea alone. */
export type Fought = ReadonlyMap<HexId, number | null>;

export function tellVain(board: Board, side: Side, stations: readonly Station[], fought: Fought): void {
  for (const { order, at } of stations) {
    const moved = move.read(order);
    if (!moved || !at.some(([, hex]) => hex === moved.to)) continue;
    const why = whyVain(board, side, moved.to, moved.contact === 'attack', fought);
    if (why) board.play.settle(side, order, { kind: 'done', came: why, short: true });
  }
}

function whyVain({ field, play }: Board, side: Side, hex: HexId, attacks: boolean, fought: Fought): Reason | null {
  const value = seaportIn(hexOf(field, hex))?.value ?? 0;
  if (fought.get(hex) === 0) return { code: 'ear.no-dice', facts: { hex, value } };
  const isDefended = ashoreIn(field, play.state, enemyOf(side), hex).length > 0;
  return attacks && isDefended && !fought.has(hex) ? { code: 'ear.nobody-to-fight', facts: { hex } } : null;
}
