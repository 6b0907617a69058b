/** Ships into port and surplus out of it, when a movement step ends or a port is taken (4.0, 4.5, J55, J56). */
import type { Diagnostic, Order, Steps } from '../../engine/contract.ts';
import { anyOf, ask, chooseSome, wrong } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, Field, FieldHex, Port, Side } from './field.ts';
import { tellLanded } from './landing.ts';
import { eliminate } from './losses.ts';
import { isEnemyPort, isFriendlyPort } from './ports.ts';
import { counting, countingOf, roomIn } from './stacking.ts';
import { cargoOf, inOrder, put, shipsIn, stackAt } from './stacks.ts';
import type { EarState } from './state.ts';
import { type Station, tellToll } from './stations.ts';
import { unsupplied } from './supply.ts';
import { type Board, enemyOf, isDeception, isShip, only, pieceOf } from './units.ts';

/**
 * In every port of the side: asks which ships lie in it, then takes what is too much; orders that filled it hear of it.
 * What is too much in a port of the enemy goes too: after a movement step each is looked at (4.0). Gives the stations as
 * they have been told.
 */
export function* dockEverywhere(
  board: Board,
  side: Side,
  orders: readonly Order[],
  stations: readonly Station[],
): Steps<readonly Station[]> {
  let told = stations;
  for (const port of board.field.ports.values()) {
    const hex = board.field.hexes.get(port.hex);
    if (hex && isEnemyPort(board.play.state, hex, side))
      yield* board.play.at(port.hex, () => dropSurplus(board, enemyOf(side), hex, port));
    if (!hex || !isFriendlyPort(board.play.state, hex, side)) continue;
    const lost = yield* board.play.at(port.hex, function* () {
      const areAllIn = only(board.field, stackAt(board.play.state, side, hex.id, 'off'), isShip).length === 0;
      yield* areAllIn ? putOff(board, side, hex) : dock(board, side, hex, port);
      tellLyingOff(board, side, hex, port, stations);
      return yield* dropSurplus(board, side, hex, port);
    });
    told = tellToll(board, told, { side, hex: hex.id, lost, code: 'ear.crowded-out' });
    tellLanded(board, side, hex.id, lost, 'ear.crowded-out', orders);
  }
  return told;
}

/** Asked where a ship lies off: which ships of the hex are in the port. Not in a storm. */
export function* dock(board: Board, side: Side, hex: FieldHex, port: Port): Steps<void> {
  const { field } = board;
  const { state } = board.play;
  const off = stackAt(state, side, hex.id, 'off');
  if (only(field, off, isShip).length === 0 || state.storms.includes(hex.id)) return;
  const ships = shipsIn(field, state, side, hex.id);
  const screens = only(field, off, isDeception);
  const crowd = (answer: readonly CounterId[]): Diagnostic[] =>
    crowding(field, state, side, hex, port, only(field, answer, isShip));
  // Where there is room for all, all go in unless an order keeps some out.
  const space = { ...anyOf([...ships, ...screens], crowd), forced: crowd(ships).length === 0 };
  const about = { hex: hex.id, port: port.id, ships, room: port.value, screens };
  const chosen = yield* ask(board, side, 'dock', space, about);
  berth(board, side, hex, ships, chosen);
}

/** Who lies in a port with no ship off it stays there, unless an order puts some off: no letter asks for that. */
function* putOff(board: Board, side: Side, hex: FieldHex): Steps<void> {
  const { field } = board;
  const { state } = board.play;
  const ships = shipsIn(field, state, side, hex.id);
  if (ships.length === 0 || state.storms.includes(hex.id)) return;
  const space = { ...anyOf(ships), forced: true };
  const chosen = yield* ask(board, side, 'put-off', space, { hex: hex.id, ships });
  const staying = ships.filter((id) => !chosen.includes(id));
  if (chosen.length > 0) berth(board, side, hex, ships, staying);
}

/** What these ships would put too much into the port. Land counters already there do not forbid it. */
function crowding(
  field: Field,
  state: EarState,
  side: Side,
  hex: FieldHex,
  port: Port,
  ships: readonly CounterId[],
): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (countingOf(field, ships, 'ships').length > port.value) {
    found.push(wrong('ear.overstacked', { hex: hex.id, of: 'ships', room: port.value }, '4.0'));
  }
  const ashore = counting(field, state, side, hex, 'land').filter((id) => pieceOf(state, id).aboard === null);
  const aboard = ships.flatMap((id) => cargoOf(state, id));
  const cargo = countingOf(field, aboard, 'land');
  if (cargo.length > 0 && cargo.length + ashore.length > port.value) {
    found.push(wrong('ear.overstacked', { hex: hex.id, of: 'land', room: port.value - ashore.length }, '4.1'));
  }
  return found;
}

function berth(
  board: Board,
  side: Side,
  hex: FieldHex,
  ships: readonly CounterId[],
  chosen: readonly CounterId[],
): void {
  const { field, play } = board;
  const { state } = play;
  const rest = ships.filter((id) => !chosen.includes(id));
  const docked = ships.filter((id) => chosen.includes(id));
  // Deceptions that came with the fleet go where its ships go, into the port unless none does; or those that are named.
  const lying = only(field, stackAt(state, side, hex.id, 'off'), isDeception);
  const named = lying.filter((id) => chosen.includes(id));
  const screens = named.length > 0 ? named : docked.length > 0 ? lying : [];
  const laden = (ids: readonly CounterId[]): CounterId[] => [...ids, ...ids.flatMap((id) => cargoOf(state, id))];
  const inPort = inOrder(state, [...screens, ...laden(docked)]);
  const lyingOff = inOrder(state, laden(rest));
  put(field, state, inPort, hex.id, 'port');
  put(field, state, lyingOff, hex.id, 'off');
  const along = [...inPort, ...lyingOff].filter((id) => !ships.includes(id));
  const facts = { side, hex: hex.id, port: docked, off: rest, along };
  tell(board, 'ear.docked', '4.0', facts, [side], { side, hex: hex.id });
}

/** Too many in a seaport: the owner takes away as many (4.5). */
function* dropSurplus(board: Board, side: Side, hex: FieldHex, port: Port): Steps<readonly CounterId[]> {
  const { field } = board;
  const lost: CounterId[] = [];
  for (const what of ['ships', 'land'] as const) {
    const count = -roomIn(field, board.play.state, side, hex, what);
    if (count <= 0) continue;
    const counters = counting(field, board.play.state, side, hex, what);
    const about = { hex: hex.id, port: port.id, count, counters, of: what };
    const victims = yield* board.play.at(what, () =>
      chooseSome(board, side, 'overstack-victims', counters, count, about),
    );
    eliminate(board, victims, { cause: 'overstacking', rule: '4.5', chosenBy: side });
    lost.push(...victims);
  }
  return lost;
}

/** Whoever sailed into a port that has not room for all hears who lies off it, where nothing supplies them. */
function tellLyingOff(board: Board, side: Side, hex: FieldHex, port: Port, stations: readonly Station[]): void {
  const { field, play } = board;
  const { state } = play;
  const counters = only(field, unsupplied(field, state, side, hex.id), isShip);
  if (counters.length === 0 || state.storms.includes(hex.id)) return;
  if (crowding(field, state, side, hex, port, shipsIn(field, state, side, hex.id)).length === 0) return;
  for (const { order, verb, at } of stations) {
    if (verb !== 'MOVE' || !at.some(([, there]) => there === hex.id)) continue;
    play.settle(side, order, { kind: 'done', came: { code: 'ear.lies-off', facts: { hex: hex.id, counters } } });
  }
}
