/** Rows of figures, lower before higher: the first that differ decide. */
export function byRank(a: readonly number[], b: readonly number[]): number {
  for (const [n, value] of a.entries()) {
    const difference = value - (b[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
