/** The cheapest ways over hexes whose steps cost small whole numbers. */

/** A hex by its number, and the hexes beside it clockwise from north; null beyond the map. */
export interface Node<Hex> {
  readonly index: number;
  readonly next: readonly (Hex | null)[];
}

/** What going over the ground asks of a mover. */
export interface Going<Hex> {
  /** Of going out of a hex across side `n`; null where nobody can. */
  cost(from: Hex, n: number): number | null;
  /** Whether he may take a step of this cost: asked only of steps that would be the cheapest yet. */
  isOpen(from: Hex, n: number, cost: number): boolean;
  /** Does the way end in a hex once he comes there? */
  ends(hex: Hex): boolean;
}

/** By hex index what coming there costs and from where, `UNSEEN` where nobody comes; and the order in which hexes were settled. */
export interface Spread {
  readonly cost: Int16Array;
  readonly came: Int16Array;
  readonly order: readonly number[];
}

export const UNSEEN = -1;
const DEAREST_STEP = 16;

/**
 * Dijkstra over small whole costs: a ring of buckets, one for each cost still open. No way costs more than `limit`; once
 * `target` is settled the search ends. Ties go to the hex found first, clockwise from north, so that every run agrees.
 */
export function spread<Hex extends Node<Hex>>(
  hexes: readonly Hex[],
  from: Hex,
  going: Going<Hex>,
  limit: number,
  target: number,
): Spread {
  const cost = new Int16Array(hexes.length).fill(UNSEEN);
  const came = new Int16Array(hexes.length).fill(UNSEEN);
  const settled = new Uint8Array(hexes.length);
  const order: number[] = [];
  const ring: number[][] = Array.from({ length: DEAREST_STEP }, () => []);
  cost[from.index] = 0;
  (ring[0] as number[]).push(from.index);
  let open = 1;
  for (let now = 0; open > 0 && now <= limit; now++) {
    const bucket = ring[now % DEAREST_STEP] as number[];
    // A step of cost 0 adds to the bucket being read, so its length is read anew.
    for (let read = 0; read < bucket.length; read++) {
      const index = bucket[read] as number;
      open--;
      if (settled[index] === 1 || cost[index] !== now) continue;
      settled[index] = 1;
      order.push(index);
      if (index === target) return { cost, came, order };
      const hex = hexes[index] as Hex;
      if (hex !== from && going.ends(hex)) continue;
      for (let n = 0; n < 6; n++) {
        const to = hex.next[n];
        if (!to || settled[to.index] === 1) continue;
        const step = going.cost(hex, n);
        if (step === null) continue;
        const total = now + step;
        const known = cost[to.index] as number;
        if (total > limit || (known !== UNSEEN && known <= total) || !going.isOpen(hex, n, step)) continue;
        cost[to.index] = total;
        came[to.index] = index;
        (ring[total % DEAREST_STEP] as number[]).push(to.index);
        open++;
      }
    }
    bucket.length = 0;
  }
  // What was seen but never settled lies beyond the limit.
  for (let index = 0; index < cost.length; index++) if (settled[index] === 0) cost[index] = UNSEEN;
  return { cost, came, order };
}
