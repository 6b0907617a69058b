/** Who holds which seaport: capture, payment, ports given up, and what that does to the ships there (3.4, 7.6, J49–J52). */
import type { Order } from '../../engine/contract.ts';
import { tell } from './events.ts';
import type { Field, FieldHex, HexId, Port, Side } from './field.ts';
import { creditFunds } from './funds.ts';
import { eliminate } from './losses.ts';
import { ashoreIn, countersIn, put, stackAt } from './stacks.ts';
import type { EarState } from './state.ts';
import { type Board, counterOf, enemyOf, hexOf, isDeception, isShip, printedHolder, seaportIn } from './units.ts';

/** Is this the hex of a seaport the side holds: its own without an enemy occupier, or one it has taken (J49)? */
export function isFriendlyPort(state: Pick<EarState, 'ports'>, hex: FieldHex, side: Side): boolean {
  const port = seaportIn(hex);
  return port !== null && state.ports[port.id] === side;
}

/** The same of where a side goes by what it sees. */
export const isOwnPort = (
  { field, view, side }: { field: Field; view: Pick<EarState, 'ports'>; side: Side },
  hex: HexId,
): boolean => isFriendlyPort(view, hexOf(field, hex), side);

export function isEnemyPort(state: Pick<EarState, 'ports'>, hex: FieldHex, side: Side): boolean {
  return isFriendlyPort(state, hex, enemyOf(side));
}

/** Its own by the map: where new counters are placed (3.3). */
export function isHomePort(state: Pick<EarState, 'ports'>, hex: FieldHex, side: Side): boolean {
  return hex.port?.flag === side && isFriendlyPort(state, hex, side);
}

/** Settles every port: those whose taker has left fall back, those with only a new occupier are taken (7.6, J50, J51). */
export function settlePorts(board: Board): void {
  for (const port of board.field.ports.values()) if (!port.nameOnly) settlePort(board, port, true);
}

/** While a side moves, ports are taken only: nobody is paid twice for going out and in (J51). */
export function takePorts(board: Board): void {
  for (const port of board.field.ports.values()) if (!port.nameOnly) settlePort(board, port, false);
}

/** A hex in dispute keeps its holder until the combat there is over (7.6). */
function settlePort(board: Board, port: Port, mayFall: boolean): void {
  const { field, play } = board;
  const { state } = play;
  const holder = state.ports[port.id] ?? null;
  const occupiers = field.sides.filter((side) => ashoreIn(field, state, side, port.hex).length > 0);
  const [only] = occupiers;
  const printed = printedHolder(port);
  if (occupiers.length === 1 && only !== undefined && only !== holder) capture(board, port, only);
  else if (mayFall && occupiers.length === 0 && holder !== null && holder !== printed)
    giveUp(board, port, holder, printed);
}

function capture(board: Board, port: Port, side: Side): void {
  const { state } = board.play;
  const isFirst = !state.captured.some((one) => one.port === port.id && one.side === side);
  const from = state.funds[side];
  state.ports[port.id] = side;
  if (isFirst) state.captured.push({ port: port.id, side });
  if (isFirst && port.flag !== side) creditFunds(board, side, port.value);
  const to = state.funds[side];
  moveBerths(board, port.hex);
  dropDeserted(board, enemyOf(side), port.hex);
  const facts = { side, port: port.id, hex: port.hex, value: port.value, paid: to - from, from, to };
  tell(board, 'ear.captured', '3.4', facts);
}

function giveUp(board: Board, port: Port, by: Side, to: Side | null): void {
  board.play.state.ports[port.id] = to;
  moveBerths(board, port.hex);
  tell(board, 'ear.given-up', '3.4', { port: port.id, hex: port.hex, by, to });
  dropDeserted(board, by, port.hex);
}

/** Tells an order that nobody of the side is left ashore in a port it has taken, where it is so (7.6). */
export function tellAbandoned({ field, play }: Board, side: Side, order: Order, hex: FieldHex): void {
  const port = seaportIn(hex);
  const isTaken = port !== null && isFriendlyPort(play.state, hex, side) && printedHolder(port) !== side;
  if (isTaken && ashoreIn(field, play.state, side, hex.id).length === 0)
    play.settle(side, order, { kind: 'done', came: { code: 'ear.port-left', facts: { hex: hex.id }, warns: true } });
}

/** The new holder's counters ashore come into the port; ships of anybody else must lie off. */
function moveBerths(board: Board, hex: HexId): void {
  const { field, play } = board;
  const { state } = play;
  for (const side of field.sides) {
    const isHolder = isFriendlyPort(state, hexOf(field, hex), side);
    const [from, to] = isHolder ? (['off', 'port'] as const) : (['port', 'off'] as const);
    const lying = stackAt(state, side, hex, from);
    const hasShips = lying.some((id) => isShip(counterOf(field, id)));
    const ashore = ashoreIn(field, state, side, hex);
    const units = isHolder && hasShips ? ashore.filter((id) => lying.includes(id)) : [...lying];
    if (units.length === 0) continue;
    put(field, state, units, hex, to);
    tell(board, 'ear.berthed', '4.0', { side, hex, berth: to, units }, [side]);
  }
}

/** Where a counter that goes ashore or comes in by land lies. */
export function groundBerth(state: EarState, hex: FieldHex, side: Side): 'port' | 'off' {
  return isFriendlyPort(state, hex, side) ? 'port' : 'off';
}

/** Where only Deceptions are left of a side whose port is one no more, they are gone. */
function dropDeserted(board: Board, side: Side, hex: HexId): void {
  const left = countersIn(board.play.state, side, hex);
  if (!left.every((id) => isDeception(counterOf(board.field, id)))) return;
  eliminate(board, left, { cause: 'left-alone', rule: '11.2', chosenBy: null });
}
