/** Round the Horn: ships to the turn track and from it into the other sea (7.4, J64). */
import { byCodeUnit } from '../../engine/canonical.ts';
import type { Order, Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import { ask, assigned } from './choices.ts';
import { tell } from './events.ts';
import { type Fault, fault, tellLeft } from './faults.ts';
import type { CounterId, Field, FieldHex, HexId, Side, Water } from './field.ts';
import { showEntering } from './fog.ts';
import { interceptors, tryToIntercept } from './interception.ts';
import { ableTo, finishOthers, whyNotMove } from './moves.ts';
import { type Phase, placeOf } from './phase.ts';
import { cargoOf, lift, put, shipsIn } from './stacks.ts';
import type { EarState } from './state.ts';
import { type Board, counterOf, enemyOf, hexOf, isDeception, isShip, only, pieceOf } from './units.ts';

/** Ships of one hex leave for the other sea, unless those beside them intercept; why they could not try, or null. */
export function* cross(phase: Phase, ids: readonly CounterId[], order: Order): Steps<Fault | null> {
  const { board, side } = phase;
  const { field, play } = board;
  const place = placeOf(phase, ids[0]);
  const { units, left } = ableTo(field, play.state, side, ids);
  const barred = whyNotMove(field, play.state, side, units) ?? whyNotCross(field, play.state, units);
  if (barred) return barred;
  const hex = hexOf(field, pieceOf(play.state, first(units)).hex as HexId);
  tellLeft(board, side, order, left);
  return yield* play.at(place, function* () {
    finishOthers(board, side, units);
    const chosen = yield* interceptors(board, side, hex, 'intercept');
    const course = bound(play.state, hex);
    const code = course.turn > field.tables.turns ? 'ear.rounds-the-horn-late' : 'ear.rounds-the-horn';
    const isCaught = chosen.length > 0 && tryToIntercept(board, side, hex, chosen);
    const stays = { code: 'ear.not-left', facts: { hex: hex.id, why: 'intercepted' } };
    const came = isCaught ? stays : { code, facts: course };
    play.settle(side, order, { kind: 'done', came, ...(isCaught && { short: true }) });
    if (!isCaught) setOut(board, side, hex, units);
    return null;
  });
}

/** Into which sea ships of a hex go round the Horn, and when they are there. */
function bound({ turn }: EarState, { water }: FieldHex): { water: Water; turn: number } {
  return { water: water === 'pacific' ? 'caribbean' : 'pacific', turn: turn + 1 };
}

/** Straight from where they lie: not after a move, nor on the turn they came (J64). */
export function whyNotCross(field: Field, state: EarState, units: readonly CounterId[]): Fault | null {
  for (const id of units) {
    const counter = counterOf(field, id);
    const { aboard, moved } = pieceOf(state, id);
    if (isShip(counter) && moved !== 'no') return fault('ear.moved-already', '7.4', { counter: id });
    const isAfloat = isShip(counter) || isDeception(counter) || aboard !== null;
    if (!isAfloat) return fault('ear.not-a-ship', '7.4', { counter: id });
  }
  return null;
}

function setOut(board: Board, side: Side, hex: FieldHex, units: readonly CounterId[]): void {
  const { field, play } = board;
  const { state } = play;
  const ships = only(field, units, isShip);
  const { water: to, turn } = bound(state, hex);
  const screens = only(field, units, isDeception);
  // Docked Deceptions sail with ships at large too.
  const all = [...ships, ...ships.flatMap((id) => cargoOf(state, id)), ...screens];
  lift(state, all);
  // A Deception sails as if aboard, so that it arrives where a ship does.
  for (const id of screens) pieceOf(state, id).aboard = first(ships);
  for (const id of all) Object.assign(pieceOf(state, id), { fate: 'passage', hex: null, berth: 'off', open: false });
  for (const id of ships) state.passage[id] = { to, turn };
  const others = { side, from: hex.id, to, turn, count: all.length };
  tell(board, 'ear.crossed', '7.4', { side, units: all, from: hex.id, to, turn }, [side], others);
}

/** Ships of a side that must come into the other sea this turn. */
export function arriving({ field, play }: Board, side: Side): CounterId[] {
  const { passage, turn } = play.state;
  return Object.keys(passage).filter((id) => counterOf(field, id).side === side && passage[id]?.turn === turn);
}

/** These come into the other sea, wherever the owner likes. */
export function* arrive(board: Board, side: Side, due: readonly CounterId[]): Steps<void> {
  const { passage } = board.play.state;
  const [first] = due;
  if (first === undefined) return;
  const to = passage[first]?.to ?? 'caribbean';
  const choices = Object.fromEntries(due.map((id) => [id, openSea(board, passage[id]?.to ?? to)]));
  const answer = yield* ask(board, side, 'arrive-other-sea', assigned(choices, false), { ships: due, to });
  yield* comeIn(board, side, due, answer, to);
}

/** Those of an order whose turn it is come in where it says, among the moves; why they cannot, or null. */
export function* arriveAt(
  phase: Phase,
  { units, at }: { readonly units: readonly CounterId[]; readonly at: HexId },
  order: Order,
): Steps<Fault | null> {
  const { board, side } = phase;
  const { play } = board;
  const due = arriving(board, side).filter((id) => units.includes(id));
  // Deceptions come in with the ships they are named beside, the others with those that are still to come.
  const [one = null] = due;
  const [next = one] = arriving(board, side).filter((id) => !units.includes(id));
  const carried = [...units, ...due.flatMap((id) => cargoOf(play.state, id))];
  const screens = only(board.field, carried, isDeception).filter((id) => pieceOf(play.state, id).fate === 'passage');
  for (const id of screens) pieceOf(play.state, id).aboard = units.includes(id) ? one : next;
  const strange = due.find((id) => !openSea(board, play.state.passage[id]?.to ?? 'caribbean').includes(at));
  const bound = play.state.passage[strange ?? due[0] ?? '']?.to;
  if (bound === undefined) return null;
  if (strange !== undefined) {
    return fault('ear.comes-out-at-sea', '7.4', { counter: strange, hex: at, water: bound, slot: 'at' });
  }
  play.settle(side, order, { kind: 'done', came: { code: 'ear.moved', facts: { hex: at } } });
  const answer = Object.fromEntries(due.map((id) => [id, at]));
  yield* play.at(placeOf(phase, due[0]), () => comeIn(board, side, due, answer, bound));
  return null;
}

/** Those beside them may intercept; among enemy ships they stay where they are, without combat (7.0). */
function* comeIn(
  board: Board,
  side: Side,
  due: readonly CounterId[],
  answer: Readonly<Record<CounterId, HexId>>,
  water: Water,
): Steps<void> {
  const { field } = board;
  const placed = placeShips(board, due, answer);
  finishOthers(board, side, due);
  const seen = placed.map(({ hex }) => hex);
  tell(board, 'ear.arrived', '7.4', { side, placed, water }, [side], { side, hexes: seen, water });
  for (const id of [...new Set(seen)].sort(byCodeUnit)) {
    const hex = hexOf(field, id);
    const ships = placed.flatMap((one) => (one.hex === id ? [one.unit] : []));
    if (shipsIn(field, board.play.state, enemyOf(side), id).length > 0) {
      for (const ship of ships) pieceOf(board.play.state, ship).moved = 'done';
    }
    showEntering(board, ships, id);
    yield* board.play.at(id, function* () {
      const chosen = yield* interceptors(board, side, hex, 'intercept');
      if (chosen.length > 0) tryToIntercept(board, side, hex, chosen);
    });
  }
}

/** Sea hexes of a water without storm (7.4). */
function openSea({ field, play }: Board, water: Water): HexId[] {
  return field.at.flatMap((hex) => {
    return hex.terrain === 'sea' && hex.water === water && !play.state.storms.includes(hex.id) ? [hex.id] : [];
  });
}

function placeShips(
  board: Board,
  due: readonly CounterId[],
  answer: Readonly<Record<CounterId, HexId>>,
): { unit: CounterId; hex: HexId }[] {
  const { field, play } = board;
  const { state } = play;
  return due.flatMap((ship) => {
    const hex = answer[ship] as HexId;
    const cargo = cargoOf(state, ship);
    for (const id of only(field, cargo, isDeception)) pieceOf(state, id).aboard = null;
    delete state.passage[ship];
    put(field, state, [...cargo, ship], hex, 'off');
    for (const id of [...cargo, ship]) pieceOf(state, id).moved = 'come';
    return [...cargo, ship].map((unit) => ({ unit, hex }));
  });
}
