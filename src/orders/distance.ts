/** How far a misspelt word is from a right one. */

/**
 * Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`; `limit + 1` as soon as it must be more.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  let before: number[] = [];
  let above: number[] = Array.from({ length: width }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const here: number[] = [row];
    let least = row;
    for (let column = 1; column < width; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] as number) + 1,
        (here[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      here.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = here;
  }
  return Math.min(above[width - 1] as number, limit + 1);
}

/** How many edits a word of this length may be off and still be guessed. */
export function tolerance(length: number): number {
  if (length <= 2) return 0;
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
}
