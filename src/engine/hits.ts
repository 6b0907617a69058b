/** How many hits dice score, by chance. */

/** The chance of each number of hits, where each of these hits once at most. */
export function hitsOf(chances: readonly number[]): readonly number[] {
  let shares = [1];
  for (const chance of chances)
    shares = [...shares, 0].map((share, n) => share * (1 - chance) + (shares[n - 1] ?? 0) * chance);
  return shares;
}

/** That there are so many at least. */
export const atLeast = (least: number, shares: readonly number[]): number =>
  least <= 0 ? 1 : shares.slice(least).reduce((total, one) => total + one, 0);
