/** Choosing by a figure. */

/** The item with the least value; the first of equals. */
export function leastOf<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.MAX_SAFE_INTEGER;
  for (const item of items) {
    const its = value(item);
    if (its < least) {
      best = item;
      least = its;
    }
  }
  return best;
}
