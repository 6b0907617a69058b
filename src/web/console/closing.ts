/** When and why an open call closes before its deadline, as the desk says it: never a time that is past, never "ready" of who is not. */
import type { House } from '../../campaign/house/house.ts';
import type { DeadlineRow } from '../../store/deadlines.ts';
import { lettersUnderWay } from '../../store/outbox.ts';
import { allReadThrough } from '../../store/sources.ts';

/** Null where nothing but the deadline closes it. `allReady`: so is every seat that is waited for. */
export async function closingWords(
  house: House,
  { game, readyAt, lockedAt }: DeadlineRow,
  allReady: boolean,
  when: (at: Date) => string,
): Promise<string | null> {
  if (lockedAt !== null) return 'The call is closed and being resolved.';
  if (readyAt === null) return null;
  const why = allReady ? 'All are ready' : 'The umpire has closed it';
  if (readyAt > house.clock()) return `${why}; the call closes ${when(readyAt)}.`;
  const { db } = house.store;
  if ((await lettersUnderWay(db, game)) > 0) return `${why}; the call closes once letters on their way have left.`;
  const through = house.sources.length === 0 ? readyAt : await allReadThrough(db, house.sources);
  if (through === null || through < readyAt) return `${why}; the call closes once all mail from before is read.`;
  return `${why}; the call closes now.`;
}
