/** Naval interception: by those who wait beside a stack that moves, and by the stack that moves in on others (7.2, J11–J17a). */
import { byCodeUnit } from '../../engine/canonical.ts';
import type { Diagnostic, Space, Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import { anyOf, ask, wrong } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, Field, FieldHex, HexId, Side } from './field.ts';
import { isFriendlyPort } from './ports.ts';
import type { Interception } from './questions.ts';
import { cargoOf, countersIn, inOrder, put, shipsIn, stackAt } from './stacks.ts';
import type { EarState } from './state.ts';
import { type Board, counterOf, enemyOf, isDeception, isShip, only, pieceOf, throwDie } from './units.ts';

/** Ships that count towards an attempt: all but merchants, and those that have not yet intercepted this turn. */
export function willing(field: Field, state: EarState, ids: readonly CounterId[]): CounterId[] {
  return ids.filter((id) => {
    const counter = counterOf(field, id);
    return isShip(counter) && counter.kind !== 'merchant' && !pieceOf(state, id).intercepted;
  });
}

/** Has a naval combat been forced in this hex already? */
export function isEngaged(state: EarState, hex: HexId): boolean {
  return state.contacts.some((contact) => contact.hex === hex);
}

/**
 * Who may intercept in a hex, by the hexes they would come from: ships that may sail in, not in or into a storm, not
 * engaged where they lie, not into the mover's friendly seaport hex (J15).
 */
export function interceptorsOf(field: Field, state: EarState, side: Side, at: FieldHex): CounterId[] {
  if (state.storms.includes(at.id) || isFriendlyPort(state, at, enemyOf(side))) return [];
  const near = at.bySea.filter(({ id }) => !state.storms.includes(id) && !isEngaged(state, id));
  const lying = near.flatMap(({ id }) => shipsIn(field, state, side, id));
  const ships = lying.filter((id) => !pieceOf(state, id).intercepted);
  return willing(field, state, ships).length === 0 ? [] : ships;
}

/** Asks the side that waits with whom it tries to intercept; nobody when it does not or cannot. */
export function* interceptors(
  board: Board,
  mover: Side,
  at: FieldHex,
  kind: 'intercept' | 'retreat-intercept',
): Steps<Interception> {
  const { field } = board;
  const side = enemyOf(mover);
  const candidates = interceptorsOf(field, board.play.state, side, at);
  if (candidates.length === 0) return [];
  const from = hexesOf(board, candidates);
  const seen = stackAt(board.play.state, mover, at.id, 'off');
  const about = { at: at.id, from, candidates, height: seen.length, top: counterOf(field, first(seen)).face };
  return yield* ask(board, side, kind, crews(board, side, candidates, from), about, true);
}

/** Throws for those chosen; on success they are in the hex, and a combat is owed. */
export function tryToIntercept(board: Board, mover: Side, at: FieldHex, chosen: Interception): boolean {
  const side = enemyOf(mover);
  if (!attempt(board, side, at.id, chosen, 'intercept')) return false;
  comeUp(board, side, at, chosen);
  return true;
}

function hexesOf({ play }: Board, ids: readonly CounterId[]): HexId[] {
  return [...new Set(ids.map((id) => pieceOf(play.state, id).hex as HexId))].sort(byCodeUnit);
}

/** Nobody, or ships of which one at least counts, and Deceptions of the hexes they come from. */
function crews(board: Board, side: Side, ships: readonly CounterId[], from: readonly HexId[]): Space<Interception> {
  const { field, play } = board;
  const { state } = play;
  const screens = from.flatMap((hex) => only(field, countersIn(state, side, hex), isDeception));
  return anyOf([...ships, ...screens], (answer): readonly Diagnostic[] => {
    if (answer.length === 0) return [];
    const sailing = only(field, answer, isShip);
    if (willing(field, state, sailing).length === 0) return [wrong('ear.nobody-to-intercept', {}, '7.2')];
    const hexes = hexesOf(board, sailing);
    const alone = only(field, answer, isDeception).find((id) => !hexes.includes(pieceOf(state, id).hex as HexId));
    return alone === undefined ? [] : [wrong('ear.deception-alone', { counter: alone }, '11.2')];
  });
}

/**
 * Throws one die for all who try, a 6 always fails (J12, J13); everybody hears it and how it ended, only its own side
 * with how many (J7).
 */
export function attempt(
  board: Board,
  side: Side,
  at: HexId,
  ids: readonly CounterId[],
  what: 'intercept' | 'contact',
): boolean {
  const { field, play } = board;
  const trying = willing(field, play.state, ids);
  const die = throwDie(board, what);
  const success = die <= trying.length && die !== field.tables.interception.fails;
  const units = only(field, ids, isShip);
  const from = hexesOf(board, units);
  const along = [...ids, ...units.flatMap((id) => cargoOf(play.state, id))].filter((id) => !units.includes(id));
  const others = { side, at, what, die, success };
  const facts = { ...others, units, along: [...new Set(along)], from, needed: trying.length };
  tell(board, 'ear.intercept', '7.2', facts, [side], others);
  return success;
}

/** Interceptors go in with their cargo, no perilous sea checked (J16). */
function comeUp(board: Board, side: Side, at: FieldHex, ids: readonly CounterId[]): void {
  const { field, play } = board;
  const { state } = play;
  const ships = only(field, ids, isShip);
  const crowd = (hex: HexId): number => ships.filter((id) => pieceOf(state, id).hex === hex).length;
  const [from] = hexesOf(board, ships).toSorted((a, b) => crowd(b) - crowd(a));
  mark(board, ids);
  put(field, state, inOrder(state, [...ids, ...ids.flatMap((id) => cargoOf(state, id))]), at.id, 'off');
  engage(board, side, at.id, from as HexId);
}

/** Those who have intercepted do so no more this game turn. */
export function mark({ field, play }: Board, ids: readonly CounterId[]): void {
  for (const id of only(field, ids, isShip)) pieceOf(play.state, id).intercepted = true;
}

/** A naval combat is owed in the hex; nobody who lies there sails on before (J17a). The first to intercept attacks. */
export function engage({ field, play }: Board, attacker: Side, hex: HexId, from: HexId): void {
  const { state } = play;
  if (!isEngaged(state, hex)) state.contacts.push({ hex, attacker, from });
  for (const side of field.sides) {
    for (const id of countersIn(state, side, hex)) {
      if (isShip(counterOf(field, id))) pieceOf(state, id).moved = 'done';
    }
  }
}
