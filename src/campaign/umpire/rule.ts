/** An umpire's ruling: a unit, track, card or die is changed at a checkpoint, and play goes on from there as a correction. */
import type { Address, Json } from '../../engine/contract.ts';
import { isRefusal, type Refusal, rule as ruleAt } from '../../table/umpire.ts';
import type { House } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { mustBePlayed, writeCorrection } from './take-back.ts';

/**
 * What is ruled. An edit names one of the game's (`place`, `step`, `track`, `card` …) with its argument, and lands at a
 * checkpoint; a die is the face that counts, as the game reads it, at the address it was rolled at.
 */
export type Ruling = { turn: number; address: Address; reason: string } & (
  | { edit: string; arg: Json }
  | { die: number }
);

/**
 * Null when done. Refused where play never passed the address, the argument is not understood, or what it leaves is not
 * legal: `illegal-state` has the rules' own words in `facts.faults`. Throws DataBroken where no play can be taken back.
 */
export async function rule(house: House, id: string, ruling: Ruling, by = 'umpire'): Promise<Refusal | null> {
  const loaded = await loadGame(house, id);
  mustBePlayed(loaded.row);
  const { status } = loaded.row;
  const on = ruleAt(loaded.record, loaded.seed, ruling, by, house.clock().toISOString());
  if (isRefusal(on)) return on;
  if (status === 'over' && !on.over) return { refused: 'seed-is-open', facts: { turn: ruling.turn } };
  await writeCorrection(house, loaded, { act: 'ruling', turn: ruling.turn, reason: ruling.reason }, on);
  return null;
}
