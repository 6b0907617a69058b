/** Perilous seas: hexes counted, and the check on entering the sixth (6.3, J25–J28). */
import type { Steps } from '../../engine/contract.ts';
import { chooseSome } from './choices.ts';
import { type Modifier, tell } from './events.ts';
import type { CounterId, Field, FieldHex, HexId, PerilRow, Side } from './field.ts';
import { eliminate } from './losses.ts';
import { isFriendlyPort } from './ports.ts';
import { type Board, counterOf, enemyOf, isShip, only, pieceOf, throwDie } from './units.ts';

/** A friendly seaport hex ends the count, any other hex adds to it. True when a check is due. */
export function countHex(board: Board, side: Side, ids: readonly CounterId[], hex: FieldHex): boolean {
  const { field, play } = board;
  const pieces = ids.map((id) => pieceOf(play.state, id));
  if (isFriendlyPort(play.state, hex, side)) {
    for (const piece of pieces) Object.assign(piece, { sailed: 0, squall: false });
    return false;
  }
  // Stacks that have joined share the higher count (J26).
  const sailed = Math.max(...pieces.map((piece) => piece.sailed)) + 1;
  const squall = pieces.some((piece) => piece.squall) || isNearStorm(play.state.storms, hex);
  for (const piece of pieces) Object.assign(piece, { sailed, squall });
  return sailed >= field.tables.perilous.hexes;
}

export function isNearStorm(storms: readonly HexId[], hex: FieldHex): boolean {
  return hex.next.some((near) => near !== null && storms.includes(near.id));
}

/** The check, and what it costs. The count begins anew. */
export function* perilousSea(board: Board, side: Side, ids: readonly CounterId[], hex: FieldHex): Steps<void> {
  const die = throwDie(board, 'perilous');
  const squall = ids.some((id) => pieceOf(board.play.state, id).squall);
  const modifiers = perilModifiers(board.field, ids, squall);
  const { sum, row } = perilOf(board.field, modifiers, die);
  const countDie = row.count === 'die' ? throwDie(board, 'perilous-count') : null;
  const ships = only(board.field, ids, isShip);
  const count = Math.min(ships.length, countDie ?? (row.count as number));
  for (const id of ids) Object.assign(pieceOf(board.play.state, id), { sailed: 0, squall: false });
  const told = { side, hex: hex.id, die, modifiers, sum, by: row.by, countDie, count: row.by === null ? 0 : count };
  tell(board, 'ear.perilous', '6.3', told);
  if (row.by !== null && count > 0) yield* takeShips(board, side, ids, ships, count, hex, row.by);
}

function* takeShips(
  board: Board,
  side: Side,
  ids: readonly CounterId[],
  ships: readonly CounterId[],
  count: number,
  hex: FieldHex,
  by: 'enemy' | 'owner',
): Steps<void> {
  const about = { hex: hex.id, count, ships };
  const chosenBy = by === 'owner' ? side : enemyOf(side);
  const victims =
    by === 'owner'
      ? yield* chooseSome(board, side, 'sea-victims-own', ships, count, about)
      : yield* chooseSome(board, chosenBy, 'sea-victims-enemy', ships, count, { ...about, stack: ids });
  eliminate(board, victims, { cause: 'perilous-sea', rule: '6.3', chosenBy });
}

/** A storm near any of the hexes, once; and one leader with the fleet, the best (J27). */
export function perilModifiers(field: Field, ids: readonly CounterId[], squall: boolean): Modifier[] {
  const modifiers: Modifier[] = [];
  const admirals = only(field, ids, ({ navalTactics }) => (navalTactics ?? 0) > 0);
  const best = admirals.toSorted(
    (a, b) => (counterOf(field, b).navalTactics ?? 0) - (counterOf(field, a).navalTactics ?? 0),
  )[0];
  if (best !== undefined) {
    modifiers.push({ name: 'admiral', value: counterOf(field, best).navalTactics ?? 0, rule: '6.3', of: best });
  }
  if (squall) modifiers.push({ name: 'storm', value: field.tables.perilous.storm, rule: '6.3' });
  return modifiers;
}

/** The row of a die with its modifiers; beyond the table its first or last. */
export function perilOf(
  { tables }: Field,
  modifiers: readonly Modifier[],
  die: number,
): { sum: number; row: PerilRow } {
  const { rows } = tables.perilous;
  const sum = modifiers.reduce((total, { value }) => total + value, die);
  return { sum, row: rows.findLast((row) => row.die <= sum) ?? (rows[0] as PerilRow) };
}
