/** Where the book that a mail makes takes units before what is ordered for a later call. */
import type { Order } from '../../engine/contract.ts';
import type { Lexicon } from '../lexicon.ts';
import { type March, march } from '../marched.ts';
import { leftByCancel } from '../subject.ts';
import type { Reading } from '../types.ts';
import { isOfStanding } from './cancelling.ts';
import type { Due } from './types.ts';
import { filedFor } from './verdicts.ts';

/** Of a mail beside the orders on file that it leaves: whom the book marches whatever comes, by unit. */
export function marchesAhead(
  { lines, acts }: Reading,
  onFile: readonly Order[],
  lexicon: Lexicon,
  due: Pick<Due, 'calls' | 'later'>,
): ReadonlyMap<string, March> {
  const plain = lines.flatMap(({ read }) => (read && !read.standing ? [read.order] : []));
  const ordered = new Set(plain.map((order) => filedFor(order, lexicon, due)));
  const cancels = acts.flatMap((act) => (act.cancels && !isOfStanding(act.cancels) ? [act.cancels] : []));
  const amends = cancels.length > 0 || acts.some(({ verb }) => verb === 'amend' || verb === 'yes');
  let book = onFile.filter((order) => amends || !ordered.has(filedFor(order, lexicon, due)));
  for (const { read, act } of lines) {
    if (act?.cancels && !isOfStanding(act.cancels))
      book = leftByCancel(book, act.cancels, lexicon).filter((order) => order !== null);
    else if (read && !read.standing) book = [...book, read.order];
  }
  const marched = new Map<string, March>();
  for (const order of book) march(marched, order, lexicon);
  return marched;
}
