/** The San Isidro, who may come from Spain (11.9, J62). */
import type { Steps } from '../../engine/contract.ts';
import { tell } from './events.ts';
import { showEntering } from './fog.ts';
import { takeOff } from './losses.ts';
import { put } from './stacks.ts';
import { type Board, pieceOf, throwDie } from './units.ts';

/** Puts her on the track and throws whether she will come. */
export function setIsidro(board: Board, box: number): void {
  const { counter } = board.field.tables.isidro;
  const die = throwDie(board, 'san-isidro');
  const comes = die < box;
  board.play.state.isidro = { box, die, comes };
  if (!comes) takeOff(board, counter, 'out');
  tell(board, 'ear.isidro-box', '11.9', { unit: counter, box, die, comes });
}

/** At the beginning of the Spanish movement step of her turn she lies in the hex to Spain. */
export function* arriveIsidro(board: Board): Steps<void> {
  yield* [];
  const { field, play } = board;
  const { isidro, turn } = play.state;
  const { counter, hex } = field.tables.isidro;
  if (isidro === null || !isidro.comes || isidro.box !== turn || pieceOf(play.state, counter).fate !== 'due') return;
  put(field, play.state, [counter], hex, 'off');
  tell(board, 'ear.isidro-arrives', '11.9', { unit: counter, hex });
  showEntering(board, [counter], hex);
}
