/** What becomes of an exception: a game that broke is halted with a dump, a passing trouble is left for the next look. */
import { encode } from '../../engine/canonical.ts';
import { FieldpostError, GiveUp, RecordBroken, RulesBroken, TryAgain } from '../../engine/errors.ts';
import { addReading, findReading } from '../../store/messages.ts';
import { findLetter, markTrouble } from '../../store/outbox.ts';
import { haltGame } from './halt-game.ts';
import { type House, transact } from './house.ts';

/** What was being done: for the log, and to know what must be put aside. */
export interface Doing {
  game?: string;
  message?: string;
  purpose?: string;
}

const LATER_MILLISECONDS = 10 * 60_000;

/** Runs one piece of work so that its failure stops no other; null when it failed. */
export async function whatever<T>(house: House, doing: Doing, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof TryAgain) house.log.info({ ...doing, err: error }, 'tried again later');
    else await settle(house, doing, error);
    return null;
  }
}

async function settle(house: House, doing: Doing, error: Error): Promise<void> {
  house.log.error({ ...doing, err: error }, 'work failed');
  const game = doing.game ?? (await gameOf(house, doing));
  if (game && (error instanceof RulesBroken || error instanceof RecordBroken)) await haltGame(house, game, error);
  if (doing.purpose !== undefined) await delay(house, doing.purpose, error);
  if (doing.message !== undefined && isHopeless(error)) await putAside(house, doing.message, error);
}

async function gameOf(house: House, { message, purpose }: Doing): Promise<string | null> {
  if (purpose !== undefined) return (await findLetter(house.store.db, purpose))?.game ?? null;
  return message === undefined ? null : ((await findReading(house.store.db, message))?.game ?? null);
}

/** A fault of ours in reading this very mail: it would fail again, and hold up every deadline. Troubles of the system bear a code. */
export function isHopeless(error: Error): boolean {
  return error instanceof GiveUp || !('code' in error);
}

/** A letter that cannot be rendered is tried later and found in the outbox with its trouble; the turn is not touched. */
async function delay(house: House, purpose: string, error: Error): Promise<void> {
  const again = error instanceof GiveUp ? null : new Date(house.clock().getTime() + LATER_MILLISECONDS);
  await transact(house, (tx) => markTrouble(tx, purpose, error.message, again));
}

async function putAside(house: House, message: string, error: Error): Promise<void> {
  const code = error instanceof FieldpostError ? error.code : 'unexpected';
  const reading = { message, game: null, seat: null, facts: encode({ code }), readAt: house.clock() };
  await transact(house, (tx) => addReading(tx, { ...reading, outcome: 'put-aside' }));
}
