/** Scuttling: the Spanish player may sink ships in a seaport hex of his to bar a harbour (11.7, J63). */
import type { Steps } from '../../engine/contract.ts';
import { anyOf, ask, wrong } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, HexId, Side } from './field.ts';
import { aloneOff, eliminate, takeOff } from './losses.ts';
import { isFriendlyPort } from './ports.ts';
import { cargoOf, stacksOf } from './stacks.ts';
import { type Board, counterOf, hexOf, isShip, only, pieceOf, throwDie } from './units.ts';

/**
 * When his moves are made and his troops ashore, as long as markers are left and ships to sink, docked or off the port.
 * Two in a whole war: no letter asks for them each turn, a line sinks them.
 */
export function* scuttle(board: Board, side: Side): Steps<void> {
  const { field } = board;
  const { state } = board.play;
  const most = field.tables.scuttling.most - state.scuttles;
  const ships = stacksOf(state, side).flatMap(({ hex, ids }) =>
    isFriendlyPort(state, hexOf(field, hex), side) ? only(field, ids, isShip) : [],
  );
  if (side !== field.tables.scuttling.side || most <= 0 || ships.length === 0) return;
  const tooMany = [wrong('ear.scuttles-left', { left: most }, '11.7')];
  const space = { ...anyOf(ships, ({ length }) => (length > most ? tooMany : [])), forced: true };
  const chosen = yield* ask(board, side, 'scuttle', space, { ships, most });
  for (const id of chosen) sink(board, side, id);
}

/** A die not above her guns leaves the marker; she is gone for good either way, and who is aboard goes down with her. */
function sink(board: Board, side: Side, id: CounterId): void {
  const { state } = board.play;
  const hex = pieceOf(state, id).hex as HexId;
  const { berth } = pieceOf(state, id);
  const { face, gun } = counterOf(board.field, id);
  const need = gun ?? 0;
  const die = throwDie(board, `scuttle.${id}`);
  const marker = die <= need;
  const toll = { cause: 'scuttled', rule: '11.7', chosenBy: side } as const;
  eliminate(board, cargoOf(state, id), toll);
  takeOff(board, id, 'out');
  if (berth === 'off') eliminate(board, aloneOff(board, side, hex), toll);
  state.scuttles += 1;
  if (marker && !state.scuttled.includes(hex)) state.scuttled.push(hex);
  tell(board, 'ear.scuttled', '11.7', { side, hex, unit: id, face, die, need, marker });
}
