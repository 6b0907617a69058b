/** How dice are served in combat ashore (9.2). */
import type { Tables } from './field.ts';

/** The chance of each number of hits of so many dice: a die serves the least value left of at least its face. */
export function hitsServed(
  { sides, lowest }: Tables['dice'],
  values: readonly number[],
  dice: number,
): readonly number[] {
  let shares = new Map([[values.toSorted((a, b) => a - b).join(), 1]]);
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
  const hits: number[] = values.map(() => 0).concat(0);
  for (const [unserved, share] of shares) {
    const served = values.length - valuesOf(unserved).length;
    hits[served] = (hits[served] ?? 0) + share;
  }
  return hits;
}

const valuesOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** These land values, lowest first, without the least that such a die serves. */
function withoutLeast(list: string, face: number): string {
  const values = valuesOf(list);
  const least = values.findIndex((value) => value >= face);
  return least < 0 ? list : values.toSpliced(least, 1).join();
}
