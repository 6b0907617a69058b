/** What an acknowledgement says of orders in a stated position that opens a turn. */
import { encode } from '../../src/engine/canonical.ts';
import type { AnyGame, Diagnostic, Json, Order, Rolled } from '../../src/engine/contract.ts';
import type { Rehearse } from '../../src/orders/book/types.ts';
import { found } from '../../src/table/found.ts';
import { fold } from '../../src/table/record.ts';
import { rehearsalFor } from '../../src/table/rehearse.ts';
import { beforeTurn, standing, turnAfter } from '../../src/table/stage.ts';

const SEED = '5a'.repeat(32);
const AT = '2026-11-22T20:00:00Z';

/** A game that stands before the turn is opened, and the seat that holds this side; `thrown`: dice of the turn that lie already. */
export function statedAt(game: AnyGame, state: unknown, side: string, thrown: readonly Rolled[] = []) {
  const record = found({ id: 'stated-1', game, scenario: null, tempo: 'together', seed: SEED }, AT);
  const chronicle = fold(record.entries);
  const opening = encode(state as Json);
  const { ordinal } = game.clock(state);
  const waiting = { ...beforeTurn(chronicle, game, turnAfter(chronicle, undefined), opening), turn: ordinal };
  const seat = chronicle.seats.find(({ roles }) => roles.includes(side))?.id ?? '';
  return { record, seat, stood: { ...standing(record, SEED), state, opening, ordinal, waiting, ledger: thrown } };
}

/** How orders fare there. */
export function verdictsAt(game: AnyGame, state: unknown, side: string, thrown: readonly Rolled[] = []): Rehearse {
  const { record, seat, stood } = statedAt(game, state, side, thrown);
  return rehearsalFor(record, stood, seat, 'mended');
}

/** What is said of each order of a book. */
export function saidOf(
  game: AnyGame,
  state: unknown,
  side: string,
  orders: readonly Order[],
  thrown: readonly Rolled[] = [],
): readonly Diagnostic[][] {
  const verdicts = verdictsAt(game, state, side, thrown)(orders, []);
  return orders.map((order) => [...verdicts(order)]);
}
