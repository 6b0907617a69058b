/** The staff of Pensacola's computer players: how boldly they attack hangs on whether these are days or hours. */
import { type Staff, staffOf } from '../../../series/boar/doctrine/staff.ts';
import { isBeforeAssault } from '../../../series/boar/frame/approach.ts';
import type { At } from '../../../series/boar/rules/house.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import type { Tuning } from './tuning.ts';

export function staffFor(at: At, tuning: Tuning, side: Side): Staff<Tuning> {
  const attack = { ...tuning.attack, ...(isBeforeAssault(at.position) ? tuning.attack.siege : {}) };
  return staffOf(at, { ...tuning, attack }, side);
}
