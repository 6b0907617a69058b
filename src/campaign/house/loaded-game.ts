/** A game as it is held once it has been read from the store. */
import type { GameRow } from '../../store/games.ts';
import type { GameRecord } from '../../table/record.ts';
import type { Openings, Standing } from '../../table/stage.ts';

export interface LoadedGame {
  row: GameRow;
  record: GameRecord;
  /** Hash of the last entry loaded: what the game row must still bear when the outcome is written. */
  head: string;
  seed: string;
  openings: Openings;
}

/** A game as it was last loaded, with where it stands: good for as long as its journal has not grown. */
export interface GameAtHand extends LoadedGame {
  stood: Standing;
}
