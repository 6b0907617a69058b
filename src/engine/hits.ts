/** How many hits dice score, by chance. */

/** The chance of each number of hits, where each of these hits once at most. */
export function hitsOf(chances: readonly number[]): readonly number[] {
  let shares = [1];
  for (const chance of chances)
    shares = [...shares, 0].map((share, n) => share * (1 - chance) + (shares[n - 1] ?? 0) * chance);
  return shares;
}

/** Whose each of so many dice more is, one by one where it does most beside those that went before: none is dealt in vain. */
export function dealtWhereBest(extra: number, chances: readonly number[]): readonly number[] {
  const order: number[] = [];
  const gains = chances.map((chance) => chance * (1 - chance));
  for (let die = 0; die < extra; die++) {
    const most = Math.max(...gains);
    if (!(most > 0)) break;
    const best = gains.indexOf(most);
    order.push(best);
    gains[best] = most * (1 - (chances[best] ?? 0));
  }
  return order;
}

/** That there are so many at least. */
export const atLeast = (least: number, shares: readonly number[]): number =>
  least <= 0 ? 1 : shares.slice(least).reduce((total, one) => total + one, 0);
