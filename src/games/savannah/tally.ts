/** What a simulation gathers of a whole game of Savannah besides what it does of any: Spring Hill, and the campaign. */
import * as series from '../../series/boar/frame/tally.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import type { BoarState, HexId } from '../../series/boar/rules/state.ts';
import { campaignTally } from './campaign/tally.ts';

/** `hold` is the hex that scores at the end (S 2.8). */
export function tally(
  { field }: Rules,
  hold: HexId,
  opening: BoarState,
  turns: readonly series.Turn[],
): Record<string, number> {
  return {
    ...series.tally(field, opening, turns),
    [`taken.${hold}`]: series.isTaken(turns, hold) ? 1 : 0,
    ...campaignTally(field, opening, turns),
  };
}
