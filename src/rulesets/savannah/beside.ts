/** Two ATTACK lines on one hex, one of them on a condition: both stand, and whoever wrote them is told which will run. */
import type { Diagnostic, Json, Order } from '../../engine/contract.ts';

/** A warning for each earlier line that attacks the same hex, where one of the two has a condition. */
export function besideCondition(order: Order, before: readonly Order[]): readonly Diagnostic[] {
  return before.flatMap((other): Diagnostic[] => {
    if (other.verb !== 'ATTACK' || (!other.when && !order.when)) return [];
    const hex = listOf(order.args.hexes).find((one) => listOf(other.args.hexes).includes(one));
    if (hex === undefined) return [];
    const code = other.when ? 'savannah.after-condition' : 'savannah.after-plain';
    return [{ severity: 'warning', code, facts: { hex, order: other.canonical, part: true }, rule: 'series 12.1' }];
  });
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
