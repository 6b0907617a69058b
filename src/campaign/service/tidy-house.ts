/** Lets go of what nobody needs any more, once a day. What belongs to a game stays. */
import { dropSignIns, emptyStrangers } from '../../store/tidy.ts';
import { type House, once } from '../house/house.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Days that mails of strangers, and others of no game, are kept whole. */
const STRANGERS_DAYS = 30;
/** How far back it is looked for such mails: longer than a house stands still. */
const LOOKED_BACK_DAYS = 365;

/** Tidies where it has not for a day; `last` is when it did, and what comes back is when it has now. */
export async function tidyHouse(house: House, last: Date | null): Promise<Date> {
  const now = house.clock();
  if (last !== null && now.getTime() - last.getTime() < DAY_MILLISECONDS) return last;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS);
  const signIns = await once(house, (db) => dropSignIns(db, now));
  const mails = await once(house, (db) => emptyStrangers(db, before(LOOKED_BACK_DAYS), before(STRANGERS_DAYS)));
  if (signIns + mails > 0) house.log.info({ signIns, mails }, 'tidied');
  return now;
}
