/** The real dice of a turn: reached only through the lock that stands in its journal. */
import type { AnyGame } from '../engine/contract.ts';
import { type MixOf, openKeys, type RealDice } from '../engine/dice.ts';
import { RecordBroken } from '../engine/errors.ts';
import { type Entry, lockedBy } from '../engine/journal.ts';
import type { TurnRecord } from './record.ts';

/** The real dice of a turn whose opening lock stands in the journal. */
export function diceOf(game: AnyGame, entries: readonly Entry[], turn: TurnRecord, mixOf: MixOf): RealDice {
  if (!turn.lock) throw new RecordBroken('turn-not-locked', { turn: turn.ordinal });
  return openKeys(lockedBy(entries, turn.lock), mixOf, turn.epochs, game.roles);
}
