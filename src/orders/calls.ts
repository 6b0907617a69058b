/** Where an order belongs among the calls of a turn. */

/** What an order is kept for that no call asks for, while none is open: it serves whenever the turn comes to it. */
export const ANY_MOMENT = 'any-moment';

/**
 * The call that an order of a verb is for: the open one (first of `served`) if the book of that call may hold it, else a
 * later one of the turn; null where the turn has none for it any more. `calls`: those its verb belongs to, none when empty.
 */
export function callFor(calls: readonly string[], served: readonly string[], later: readonly string[]): string | null {
  const [open] = served;
  if (calls.length === 0) return open ?? (later.length > 0 ? ANY_MOMENT : null);
  if (open !== undefined && calls.some((call) => served.includes(call))) return open;
  return later.find((call) => calls.includes(call)) ?? null;
}
