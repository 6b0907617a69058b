/** Storms: where they appear, and that they go (6.2, 6.5, 8.0). What they bar stands with each act (8.1, J58). */
import { tell } from './events.ts';
import { type Board, throwDie } from './units.ts';

export function raiseStorms(board: Board): void {
  const die = throwDie(board, 'storm');
  const hexes = [...(board.field.tables.storms.find((one) => one.die === die)?.hexes ?? [])];
  board.play.state.storms = hexes;
  tell(board, 'ear.storm', '8.0', { die, hexes });
}

export function removeStorms(board: Board): void {
  board.play.state.storms = [];
  tell(board, 'ear.storms-over', '6.5', { hexes: board.play.state.storms });
}
