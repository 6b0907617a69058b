/**
 * Work that may end the process: a mail, a game or a letter that no program of ours survives would do so at each start, and
 * keep all others waiting. So after an end in the midst of work each piece is begun alone, and noted before it is.
 */
import { GiveUp, RulesBroken } from '../../engine/errors.ts';
import { beginTry, endTry } from '../../store/tries.ts';
import { type House, once } from './house.ts';
import { type Doing, whatever } from './trouble.ts';

/** So often the process may end in one piece of work before that is given up. */
const MOST_ENDS = 5;

/** As `whatever`; where the house is wary, what has ended the process too often fails instead, for good. */
export async function warily<T>(house: House, doing: Doing, work: () => Promise<T>): Promise<T | null> {
  if (house.wary !== true) return whatever(house, doing, work);
  const what = Object.entries(doing).flat().join(' ');
  const times = await once(house, (db) => beginTry(db, what, house.clock()));
  const done = await whatever(house, doing, () => {
    if (times <= MOST_ENDS) return work();
    const facts = { times: MOST_ENDS };
    throw doing.game === undefined ? new GiveUp('program-ended', facts) : new RulesBroken('program-ended', facts);
  });
  await once(house, (db) => endTry(db, what));
  return done;
}
