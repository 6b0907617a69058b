/** The sequence of play: set-up, then each turn an English phase, a Spanish phase, administration (6.0). */
import type { Call, Steps } from '../../engine/contract.ts';
import { buyAll } from './buying.ts';
import { combatStep } from './combat.ts';
import { tell } from './events.ts';
import type { Side } from './field.ts';
import { strikeOldNotes } from './fog.ts';
import { fortunesOfWar } from './fortunes.ts';
import { income } from './funds.ts';
import { tellMissed } from './missed.ts';
import { bringToRest, movementStep } from './movement.ts';
import { setUp } from './setting-up.ts';
import { lying, reorder } from './stack-orders.ts';
import { sideOf } from './stacks.ts';
import { type Station, settleStations } from './stations.ts';
import { raiseStorms, removeStorms } from './storms.ts';
import { successionStep } from './succession.ts';
import { supplyStep } from './supply.ts';
import { type Board, sideOfRole } from './units.ts';
import { tellVain } from './vain.ts';
import { decide } from './victory.ts';

/** `from`: the call for a side's book at which the turn has come already. */
export function* turn(board: Board, from?: Call): Steps<'next' | 'over'> {
  const { play, field } = board;
  if (!from) yield* play.checkpoint('opening');
  let stations: readonly Station[] = [];
  if (play.state.turn === 0) stations = yield* setUp(board);
  else {
    for (const side of from ? field.sides.slice(field.sides.indexOf(sideOfRole(from.role))) : field.sides) {
      play.state.phase = side;
      stations = [...stations, ...(yield* play.at(side, () => phase(board, side, from?.role === side)))];
    }
    play.state.phase = null;
    stations = yield* play.at('administration', () => administration(board, stations));
  }
  settleStations(board, stations);
  return yield* close(board);
}

/**
 * Funds, storms (in the first phase), purchases, movement, combat. One book serves purchases and movement. Gives where
 * its orders left their counters. `isOpen`: the book is asked for at once, all before it has been played.
 */
function* phase(board: Board, side: Side, isOpen: boolean): Steps<readonly Station[]> {
  const { play, field } = board;
  if (!isOpen) {
    yield* play.checkpoint('start');
    income(board, side);
    // The storm is thrown before the book is asked for, so that it is written with storms known; it bears on no purchase.
    if (side === field.sides[0]) raiseStorms(board);
  }
  const orders = yield* play.call(side, 'movement');
  const before = lying(board, side);
  yield* play.at('funds', () => buyAll(board, side, orders));
  const stations = yield* play.at('movement', () => movementStep(board, side, orders, before));
  const fought = yield* play.at('combat', () => combatStep(board, side));
  tellVain(board, side, stations, fought);
  tellMissed(board, side, orders);
  return stations;
}

/** Gives the stations as they have been told. */
function* administration(board: Board, stations: readonly Station[]): Steps<readonly Station[]> {
  const { play } = board;
  yield* play.checkpoint('start');
  removeStorms(board);
  const before = board.field.sides.map((side) => lying(board, side));
  yield* play.at('fortunes', () => fortunesOfWar(board));
  const told = yield* play.at('supply', () => supplyStep(board, stations));
  yield* play.at('succession', () => successionStep(board));
  for (const [n, side] of board.field.sides.entries()) yield* reorder(board, side, before[n] as (typeof before)[0]);
  return told;
}

function* close(board: Board): Steps<'next' | 'over'> {
  const { play, field } = board;
  const { state } = play;
  for (const side of field.sides) readyAgain(board, side);
  state.captured = [];
  strikeOldNotes(state);
  const funds = { ...state.funds };
  state.history.push({ turn: state.turn, funds });
  tell(board, 'ear.turn-end', '6.0', { turn: state.turn, funds });
  if (state.turn >= field.tables.turns) {
    yield* play.at('victory', () => decide(board));
    return 'over';
  }
  state.turn += 1;
  state.ordinal += 1;
  return 'next';
}

/** Ships that have intercepted may do so again (7.2); nobody is under way. */
function readyAgain(board: Board, side: Side): void {
  const marked: string[] = [];
  for (const piece of Object.values(board.play.state.pieces)) {
    if (sideOf(piece.id) !== side) continue;
    if (piece.intercepted) marked.push(piece.id);
    piece.intercepted = false;
    bringToRest(piece);
  }
  if (marked.length > 0) tell(board, 'ear.marks-off', '7.2', { side, units: marked }, [side]);
}
