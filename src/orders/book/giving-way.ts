/** Orders and lines of a mail that give way to a later line of it. */
import type { Order } from '../../engine/contract.ts';
import type { Cut, Draft, DraftedLine } from './types.ts';

/** An order gives way to a line but for what is left of it, and so does the line of this mail that it came in, if any did. */
export function yieldTo({ lineOf, cuts }: Draft, order: Order, cut: Cut): void {
  const { left, line } = cut;
  if (left === order) return;
  cuts.set(order, cut);
  const earlier = lineOf.get(order);
  if (!earlier) return;
  giveWay(earlier, line, left);
  if (left) lineOf.set(left, earlier);
}

export function giveWay(earlier: DraftedLine, line: number, left: Order | null): void {
  earlier.by = { line, rest: left };
  if (left === null) earlier.outcome = 'replaced';
}
