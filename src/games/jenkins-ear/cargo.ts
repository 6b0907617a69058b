/** Carrying land counters by sea: what a ship may hold, and who goes aboard where (7.1, 7.3, J18–J21). */
import type { Diagnostic, Order, Steps } from '../../engine/contract.ts';
import { ask, assigned, wrong } from './choices.ts';
import { tell } from './events.ts';
import { absence, type Fault, fault, type Left, tellFailed, tellLeft } from './faults.ts';
import type { Counter, CounterId, Field, FieldHex, Side } from './field.ts';
import type { StockWord } from './kind-words.ts';
import type { Phase } from './phase.ts';
import { isFriendlyPort } from './ports.ts';
import type { Answers } from './questions.ts';
import { ashoreIn, cargoOf, put } from './stacks.ts';
import type { EarState } from './state.ts';
import { isAmong, mostWorth, stockIn } from './stock.ts';
import { type Board, counterOf, enemyOf, hexOf, isShip, pieceOf, seaportIn } from './units.ts';

/** May this ship hold the counter beside what it holds already? */
export function mayHold(field: Field, ship: Counter, held: readonly CounterId[], counter: Counter): boolean {
  if (counter.anchor !== 'ship' && counter.anchor !== 'any') return false;
  if ((ship.kind === 'fire-ship' || ship.kind === 'bomb-ship') && counter.anchor !== 'any') return false;
  if (ship.kind !== 'merchant') return held.length === 0;
  return held.every((other) => !isAlike(counterOf(field, other), counter));
}

/** Same kind and same printed values, of which leaders and supplies have none (J19). */
function isAlike(one: Counter, other: Counter): boolean {
  if (one.kind !== other.kind) return false;
  return one.land === other.land && one.gun === other.gun && one.cannonade === other.cannonade;
}

/** Why nobody can go aboard in this hex; null where they can (7.3, 8.1, J21). */
export function whyNoEmbarking(field: Field, state: EarState, side: Side, hex: FieldHex): Fault | null {
  if (seaportIn(hex) === null) return fault('ear.no-port-to-embark', '7.3', { hex: hex.id });
  if (state.storms.includes(hex.id)) return fault('ear.storm', '8.1', { hex: hex.id });
  if (ashoreIn(field, state, enemyOf(side), hex.id).length > 0)
    return fault('ear.enemy-ashore', '7.3', { hex: hex.id });
  return null;
}

/** What an EMBARK says. */
interface Embarking {
  readonly units: readonly CounterId[];
  readonly kind: StockWord | undefined;
  readonly count: number | undefined;
  readonly on: CounterId;
}

/** Puts counters aboard one ship, as an order says; why it can take none of them, or null. */
export function embark({ board, side, vacated }: Phase, args: Embarking, order: Order): Fault | null {
  const { units: ids, on } = args;
  const stock = stockIn(args);
  if (ids.length === 0 && stock === null) {
    return fault('ear.not-an-act', '7.0', {}, { code: 'ear.embark-whom', facts: {} });
  }
  const { field, play } = board;
  const { state } = play;
  const ship = state.pieces[on];
  const carrier = field.counters.get(on);
  const isOwnShip = carrier?.side === side && isShip(carrier);
  if (ship?.fate !== 'map' || ship.hex === null || !isOwnShip) return fault('ear.no-ship', '7.3', { counter: on });
  const hex = hexOf(field, ship.hex);
  const barred = whyNoEmbarking(field, state, side, hex);
  if (barred) return tooLate(state, on, ids, barred);
  const held = cargoOf(state, on);
  const going: CounterId[] = [];
  const left: Left[] = [];
  for (const unit of ids) {
    const why = whyNotAboard(board, side, unit, on, [...held, ...going]);
    if (why === null) going.push(unit);
    else left.push({ unit, fault: why });
  }
  const ashore = ashoreIn(board.field, board.play.state, side, hex.id);
  const called = stock ? ashore.filter((id) => isAmong(counterOf(board.field, id), stock)) : [];
  for (const unit of mostWorth(board.field.counters, called)) {
    if (going.length - (ids.length - left.length) >= (stock?.count ?? 0)) break;
    if (whyNotAboard(board, side, unit, on, [...held, ...going]) === null) going.push(unit);
  }
  const short = stock ? stock.count - (going.length - (ids.length - left.length)) : 0;
  const fewer = fault('ear.fewer-there', '7.3', { count: stock?.count ?? 0, given: (stock?.count ?? 0) - short });
  if (going.length === 0) return tooLate(state, on, ids, left[0]?.fault ?? fewer);
  const came = { code: 'ear.aboard', facts: { counters: going, ship: on } };
  play.settle(side, order, { kind: 'done', came, ...(short > 0 && { short: true }) });
  if (short > 0) tellFailed(board, side, order, fewer, []);
  tellLeft(board, side, order, left);
  goAboard(board, side, hex, Object.fromEntries(going.map((id) => [id, on])));
  vacated.push({ order, hex });
  return null;
}

/** Of a ship that has sailed away from those who wait for her her writer is told that: the line belongs above her MOVE. */
function tooLate(state: EarState, ship: CounterId, units: readonly CounterId[], why: Fault): Fault {
  const { moved, hex } = pieceOf(state, ship);
  const waits = (id: CounterId): boolean => state.pieces[id]?.hex !== hex && state.pieces[id]?.moved === 'no';
  if (moved === 'no' || moved === 'come' || !units.every(waits)) return why;
  return { ...why, exact: { code: 'ear.embark-too-late', facts: { ship, hex } } };
}

function whyNotAboard(
  { field, play }: Board,
  side: Side,
  id: CounterId,
  on: CounterId,
  held: readonly CounterId[],
): Fault | null {
  const counter = field.counters.get(id);
  const facts = { counter: id, ship: on };
  const { hex } = pieceOf(play.state, on);
  const piece = play.state.pieces[id];
  if (counter?.side !== side || !piece) return fault('ear.not-there', '7.3', facts, { code: 'ear.not-yours', facts });
  if (hex === null || piece.hex !== hex) {
    const exact = piece.hex === null ? absence(piece.fate) : 'ear.apart';
    return fault('ear.not-there', '7.3', facts, { code: exact, facts: { ...facts, hex, there: piece.hex } });
  }
  if (held.includes(id)) return fault('ear.aboard-already', '7.3', facts);
  // Another ship gives them up in her own port alone, before she has sailed (7.3, J20).
  const other = piece.aboard === null ? null : pieceOf(play.state, piece.aboard);
  if (other && (other.moved !== 'no' || !isFriendlyPort(play.state, hexOf(field, hex), side)))
    return fault('ear.aboard-already', '7.3', { counter: id, ship: piece.aboard });
  if (mayHold(field, counterOf(field, on), held, counter)) return null;
  return fault('ear.cannot-carry', '7.3', facts, { code: 'ear.cannot-carry', facts: { ...facts, held: [...held] } });
}

/** Asks which of the party's ships take these counters that stand ashore; some may be left behind. */
export function* carry(
  board: Board,
  side: Side,
  hex: FieldHex,
  counters: readonly CounterId[],
  ships: readonly CounterId[],
): Steps<Answers['carry']> {
  const { field, play } = board;
  const { state } = play;
  const choices = Object.fromEntries(
    counters.map((id) => [id, ships.filter((ship) => holds(field, state, ship, [], id))]),
  );
  if (Object.values(choices).every((of) => of.length === 0)) return {};
  const space = assigned(choices, true, (answer) => overloaded(field, state, answer));
  const only = Object.fromEntries(
    Object.entries(choices).flatMap(([id, [ship]]) => (ship === undefined ? [] : [[id, ship]])),
  );
  // With one ship at most for each, and room for all, who is told to go goes aboard of that.
  const forced = Object.values(choices).every((of) => of.length < 2) && overloaded(field, state, only).length === 0;
  return yield* ask(board, side, 'carry', { ...space, forced }, { hex: hex.id, counters, ships });
}

function holds(field: Field, state: EarState, ship: CounterId, more: readonly CounterId[], id: CounterId): boolean {
  return mayHold(field, counterOf(field, ship), [...cargoOf(state, ship), ...more], counterOf(field, id));
}

/** Ships that these counters together would overload. */
function overloaded(field: Field, state: EarState, answer: Readonly<Record<CounterId, CounterId>>): Diagnostic[] {
  const taken = new Map<CounterId, CounterId[]>();
  const found: Diagnostic[] = [];
  for (const [id, ship] of Object.entries(answer)) {
    const more = taken.get(ship) ?? [];
    if (!holds(field, state, ship, more, id)) found.push(wrong('ear.cannot-carry', { counter: id, ship }, '7.3'));
    taken.set(ship, [...more, id]);
  }
  return found;
}

export function goAboard(
  board: Board,
  side: Side,
  hex: FieldHex,
  carried: Readonly<Record<CounterId, CounterId>>,
): void {
  const { field, play } = board;
  const list = Object.entries(carried).map(([unit, on]) => ({ unit, on }));
  if (list.length === 0) return;
  for (const { unit, on } of list) {
    pieceOf(play.state, unit).aboard = on;
    put(field, play.state, [unit], hex.id, pieceOf(play.state, on).berth);
  }
  tell(board, 'ear.embarked', '7.3', { side, hex: hex.id, carried: list }, [side]);
}
