/** `count` of these, drawn by a small generator of its own so that a seed says which. */
export function draw<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  if (all.length <= count) return all;
  let state = seed >>> 0;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const left = all.map((_, index) => index);
  const drawn = Array.from({ length: count }, () => left.splice(next(left.length), 1)[0] ?? 0);
  return drawn.sort((a, b) => a - b).flatMap((index) => all[index] ?? []);
}
