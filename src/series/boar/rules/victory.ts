/** Victory points in halves, and the moment a game is won (series 4, 16.3). */
import type { Play } from '../../../engine/contract.ts';
import { present } from '../../../engine/errors.ts';
import { type Effect, tell } from './events.ts';
import type { Board, Ending, Rules } from './house.ts';
import type { Army, BoarState } from './state.ts';

/** Halves of a victory point that the table gives for this. */
export function pointsFor(rules: Rules, cause: string): number {
  return present(rules.field.tables.victoryPoints[cause], 'no-such-victory-points', { cause });
}

export function score(state: BoarState, army: Army, halves: number, cause: string, effects: Effect[]): void {
  if (halves === 0) return;
  const from = state.victory[army] ?? 0;
  state.victory[army] = from + halves;
  effects.push({ kind: 'victory', army, from, to: from + halves, cause });
}

/** Ends the game if it has been won by now; true once it is over. */
export function settle(board: Board): boolean {
  const { play } = board;
  if (play.state.over !== null) return true;
  const ending = board.house.victory(board);
  if (ending === null) return false;
  conclude(play, ending);
  return true;
}

export function conclude(play: Play<BoarState>, ending: Ending): void {
  const { result, winner, reason } = ending;
  play.state.over = { result, winner, reason };
  tell(play, 'boar.over', 'series 4', {
    result,
    winner,
    reason,
    facts: ending.facts,
    effects: [...(ending.effects ?? [])],
  });
}
