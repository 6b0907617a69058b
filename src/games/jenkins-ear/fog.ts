/** Fog of war: what lies open while two sides share a hex, and what is remembered of it (4.4, J1–J6). */
import { tell } from './events.ts';
import type { CounterId, FaceId, HexId, Side } from './field.ts';
import { countersIn, isAnyoneIn, keyOf, partsOf, sideOf } from './stacks.ts';
import type { EarState, StackKey } from './state.ts';
import { type Board, counterOf, enemyOf, pieceOf } from './units.ts';

/** Counters that enter an enemy's hex are shown whole, and stay open while both are there (J3). */
export function showEntering(board: Board, ids: readonly CounterId[], hex: HexId): void {
  const [first] = ids;
  if (first === undefined || !isAnyoneIn(board.play.state, enemyOf(sideOf(first)), hex)) return;
  open(board, sideOf(first), ids, hex);
}

/** When a combat starts both stacks are shown (J4). */
export function showBoth(board: Board, hex: HexId): void {
  for (const side of board.field.sides) open(board, side, countersIn(board.play.state, side, hex), hex);
}

function open(board: Board, side: Side, ids: readonly CounterId[], hex: HexId): void {
  const { state } = board.play;
  const shut = ids.filter((id) => !pieceOf(state, id).open);
  if (shut.length === 0) return;
  for (const id of shut) pieceOf(state, id).open = true;
  tell(board, 'ear.shown', '4.4', { side, hex, faces: facesOf(board, ids) });
}

export function facesOf({ field }: Board, ids: readonly CounterId[]): FaceId[] {
  return ids.map((id) => counterOf(field, id).face);
}

/** Counters that share their hex with no enemy any more are covered again; the enemy keeps a note (J6). */
export function coverUp(board: Board): void {
  const { state } = board.play;
  const covered = new Map<StackKey, CounterId[]>();
  for (const id in state.pieces) {
    const piece = pieceOf(state, id);
    if (!piece.open) continue;
    const side = sideOf(id);
    if (piece.hex !== null && isAnyoneIn(state, enemyOf(side), piece.hex)) continue;
    piece.open = false;
    if (piece.hex === null) continue;
    const key = keyOf(side, piece.hex, piece.berth);
    covered.set(key, [...(covered.get(key) ?? []), id]);
  }
  for (const [key, ids] of covered) {
    const { side, hex } = partsOf(key);
    tell(board, 'ear.covered', '4.4', { side, hex, units: ids }, [side]);
    note(board, key, ids);
  }
}

function note(board: Board, key: StackKey, ids: readonly CounterId[]): void {
  const { state } = board.play;
  const faces = facesOf(
    board,
    (state.stacks[key] ?? []).filter((id) => ids.includes(id)),
  );
  const [first] = ids;
  if (first === undefined || state.phase === null) return;
  state.sightings[enemyOf(sideOf(first))][key] = { stack: key, turn: state.turn, phase: state.phase, faces };
}

/** Notes of stacks that are no more are struck out. */
export function strikeOldNotes(state: EarState): void {
  for (const notes of Object.values(state.sightings)) {
    for (const key of Object.keys(notes)) if (!(key in state.stacks)) delete notes[key];
  }
}
