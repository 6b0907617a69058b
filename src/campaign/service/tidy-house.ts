/** Lets go of what nobody needs any more, once a day, as the house is set. The record of a game, and what it rests on, stays. */
import { dropSignIns, emptyPlayed, emptyStrangers, shedLetters } from '../../store/tidy.ts';
import { dropTries } from '../../store/tries.ts';
import { type House, once } from '../house/house.ts';

const DAY_MILLISECONDS = 86_400_000;
/** How far back it is looked for such mails: longer than a house stands still. */
const LOOKED_BACK_DAYS = 365;
/** Letters of each seat that are kept whole, however old: it may still answer them. */
const NEWEST_LETTERS = 8;

/** Tidies where it has not for a day; `last` is when it did, and what comes back is when it has now. */
export async function tidyHouse(house: House, last: Date | null): Promise<Date> {
  const now = house.clock();
  if (last !== null && now.getTime() - last.getTime() < DAY_MILLISECONDS) return last;
  const { keeps } = house;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS);
  await once(house, (db) => dropTries(db, before(1)));
  const signIns = await once(house, (db) => dropSignIns(db, now));
  const strangers = await where(keeps.strangers, (days) =>
    once(house, (db) => emptyStrangers(db, before(days + LOOKED_BACK_DAYS), before(days))),
  );
  const mails = await where(keeps.mails, (days) => once(house, (db) => emptyPlayed(db, before(days))));
  const letters = await where(keeps.letters, (days) =>
    once(house, (db) => shedLetters(db, before(days), NEWEST_LETTERS)),
  );
  if (signIns + strangers + mails + letters > 0) house.log.info({ signIns, strangers, mails, letters }, 'tidied');
  return now;
}

/** Nothing where something is kept for ever. */
const where = (days: number, tidy: (days: number) => Promise<number>): Promise<number> | number =>
  days === 0 ? 0 : tidy(days);
