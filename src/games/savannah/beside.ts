/** Two lines on one matter, each on a condition of its own: whoever wrote them is told which will run. */
import type { Diagnostic, Json, Order } from '../../engine/contract.ts';

/** What is said for each earlier line that attacks the same hex, where one of the two has a condition. */
export function besideCondition(order: Order, before: readonly Order[]): readonly Diagnostic[] {
  return before.flatMap((other): Diagnostic[] => {
    if (other.verb !== 'ATTACK' || (!other.when && !order.when)) return [];
    const hex = listOf(order.args.hexes).find((one) => listOf(other.args.hexes).includes(one));
    if (hex === undefined) return [];
    const facts = { hex, order: other.canonical, part: true };
    const rule = 'series 12.1';
    // Behind a plain line the one with the condition would never run, whatever comes.
    return other.when
      ? [{ severity: 'warning', code: 'savannah.after-condition', facts, rule }]
      : [{ severity: 'error', code: 'savannah.after-plain', facts: { ...facts, slot: 'hexes', lasting: true }, rule }];
  });
}

/** Of two lines that would have a die thrown again, each on its condition, neither takes the place of the other. */
export function besideReroll({ verb, canonical }: Order, before: readonly Order[]): readonly Diagnostic[] {
  const isOther = (one: Order): boolean => one.verb === verb && one.canonical !== canonical;
  if (!before.some(isOther)) return [];
  return [{ severity: 'note', code: 'savannah.reroll-beside', facts: { part: true }, rule: 'R68' }];
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
