/** Marks upon counters that the rules turn back by themselves: told, so that no counter changes in silence. */
import type { Play } from '../../../engine/contract.ts';
import { type BoarEvents, tell } from './events.ts';
import type { BoarState, Side } from './state.ts';

/** A mark turned: which counter's, and what it shows now (`ready`, `previously`, `no`). */
export type TurnedMark = BoarEvents['boar.marks']['turned'][number];

/** Tells which marks of a side were turned; nothing when none was. */
export function tellMarks(play: Play<BoarState>, rule: string, side: Side, turned: TurnedMark[]): void {
  if (turned.length > 0) tell(play, 'boar.marks', rule, { side, turned });
}
