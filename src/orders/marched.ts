/** Where the marches of a book take units before what is ordered for a later call: a hex stands there for who will be in it. */
import type { Order } from '../engine/contract.ts';
import { isOfStanding } from './book/cancelling.ts';
import type { Due } from './book/types.ts';
import { filedFor } from './book/verdicts.ts';
import type { KnownVerb, Lexicon } from './lexicon.ts';
import { leftByCancel } from './subject.ts';
import type { Reading } from './types.ts';

/** Where a line sends a unit, and for which calls it is. */
export interface March {
  readonly to: string;
  readonly calls: readonly string[];
}

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

/** Takes in whom an order marches, or keeps where they are after all. */
export function march(marched: Map<string, March>, order: Order, lexicon: Lexicon): void {
  const known = lexicon.byId.get(order.verb);
  const to = known?.slots.find(({ arrives }) => arrives);
  if (!known || order.when) return;
  for (const unit of unitsIn(known, order))
    if (to) marched.set(unit, { to: String(order.args[to.name]), calls: known.verb.calls });
    else if (known.verb.insteadOf?.length) marched.delete(unit);
}

export function unitsIn({ slots }: KnownVerb, { args }: Order): readonly string[] {
  return slots.flatMap(({ type, name }) => (type === 'units' ? [args[name] ?? []].flat().map(String) : []));
}
