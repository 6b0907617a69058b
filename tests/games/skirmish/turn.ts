/** The sequence of play: Red acts, then Blue, each by its book (M 1). */
import { carryOut } from '../../../src/acts/act.ts';
import type { Play, Steps } from '../../../src/engine/contract.ts';
import { acts } from './acts.ts';
import { type Field, SIDES } from './field.ts';
import { type Board, decided, type State } from './rules.ts';

export function* turn(field: Field, play: Play<State>): Steps<'next' | 'over'> {
  for (const side of SIDES) yield* play.at(side, () => action({ field, play, side }));
  play.state.over = decided(field, play.state);
  if (play.state.over) return 'over';
  play.state.turn += 1;
  return 'next';
}

function* action(board: Board): Steps<void> {
  const { play, side } = board;
  yield* play.checkpoint('start');
  const book = yield* play.call(side, 'action');
  const scene = { ...board, done: new Set<string>() };
  yield* carryOut(acts, play, side, book, scene, (order, why) => play.settle(side, order, { kind: 'failed', why }));
}
