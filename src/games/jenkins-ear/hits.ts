/** How many hits the dice of a fight score, by chance: at sea and ashore (9.1 4, 9.2 4). */
import type { Field } from './field.ts';

/** The chance of each number of hits, where each counter hits once at most. */
export function hitsAtSea(chances: readonly number[]): readonly number[] {
  let shares = [1];
  for (const chance of chances)
    shares = [...shares, 0].map((share, n) => share * (1 - chance) + (shares[n - 1] ?? 0) * chance);
  return shares;
}

/** The chance of each number of hits of so many dice: a die serves the least counter left of at least its face (9.2 4). */
export function hitsAshore(field: Field, lands: readonly number[], dice: number): readonly number[] {
  const { sides, lowest } = field.tables.dice;
  let shares = new Map([[lands.toSorted((a, b) => a - b).join(), 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, number>();
    for (const [unserved, share] of shares) {
      for (let face = lowest; face < lowest + sides; face++) {
        const left = withoutLeast(unserved, face);
        next.set(left, (next.get(left) ?? 0) + share / sides);
      }
    }
    shares = next;
  }
  const hits: number[] = lands.map(() => 0).concat(0);
  for (const [unserved, share] of shares) {
    const served = lands.length - landsOf(unserved).length;
    hits[served] = (hits[served] ?? 0) + share;
  }
  return hits;
}

const landsOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** These land values, lowest first, without the least that such a die serves. */
function withoutLeast(list: string, face: number): string {
  const lands = landsOf(list);
  const least = lands.findIndex((land) => land >= face);
  return least < 0 ? list : lands.toSpliced(least, 1).join();
}

/** That there are so many at least. */
export const atLeast = (least: number, shares: readonly number[]): number =>
  least <= 0 ? 1 : shares.slice(least).reduce((total, one) => total + one, 0);
