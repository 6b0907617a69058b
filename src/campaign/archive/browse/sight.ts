/** What of a game a visitor may look back at: which turns, through whose eyes, what else. */
import type { GameRow } from '../../../store/games.ts';
import type { GameStatus, Reader, TurnStatus } from '../../../store/schema.ts';
import { turnsOf } from '../../../store/turns.ts';
import { type Eyes, OPEN, WHOLE } from '../../../table/spectate.ts';
import { optionsOf } from '../../house/options.ts';
import type { Reel, ReelTurn } from './reel.ts';

export interface Sight {
  /** Closed turns he may look at, in order; the set-up before them is always shown. */
  turns: readonly ReelTurn[];
  /** The first is what he sees who asks for none. */
  eyes: readonly Eyes[];
  /** Reports of the seats and the game as a file. */
  files: boolean;
  press: boolean;
  /** He runs the game: what he sees is not what everybody sees. */
  runs: boolean;
}

const BEGUN: ReadonlySet<GameStatus> = new Set(['running', 'paused', 'halted']);

/** Whether the public may know that this game is there. */
export function isOnShow(row: Pick<GameRow, 'status' | 'options'>): boolean {
  const { archive } = optionsOf(row);
  if (row.status === 'over') return archive !== 'none';
  return archive === 'public' && BEGUN.has(row.status);
}

/** What a visitor sees of a game; `runs`: he is who runs it. Null: nothing, not even that there is one. */
export async function sightOf(db: Reader, row: GameRow, reel: Reel, runs: boolean): Promise<Sight | null> {
  const seats = reel.chronicle.seats.map(({ id }) => id);
  if (runs) {
    return { turns: reel.turns, eyes: [WHOLE, OPEN, ...seats], files: true, press: true, runs: true };
  }
  if (!isOnShow(row)) return null;
  const options = optionsOf(row);
  const letters = new Map<number, TurnStatus>();
  for (const { ordinal, status } of await turnsOf(db, row.id)) letters.set(ordinal, status);
  const isHeldBack = ({ ordinal }: ReelTurn) => (letters.get(ordinal) ?? 'released') !== 'released';
  const held = reel.turns.findIndex(isHeldBack);
  // The last letters wait for the umpire: the players do not know yet how it ended.
  if (row.status === 'over' && held < 0) {
    return {
      turns: reel.turns,
      eyes: [WHOLE, ...seats],
      files: true,
      press: options.showpress === 'all',
      runs: false,
    };
  }
  if (options.archive !== 'public') return null;
  const released = held < 0 ? reel.turns : reel.turns.slice(0, held);
  const turns = released.slice(0, Math.max(0, released.length - options.delay));
  return { turns, eyes: [OPEN], files: false, press: false, runs: false };
}
