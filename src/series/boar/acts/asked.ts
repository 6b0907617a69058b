/** A question as an order is asked it, and whom the order is about. */
import type { Json, Order, Question } from '../../../engine/contract.ts';
import type { BoarView } from '../frame/view.ts';
import type { Rules } from '../rules/house.ts';

export interface Asked {
  readonly rules: Rules;
  readonly view: BoarView;
  readonly order: Order;
  readonly need: Question;
  readonly about: Readonly<Record<string, Json>>;
}

export type Replier = (asked: Asked) => Json | undefined;

/** Whether an order is about this counter: it names it, or nobody. */
export function isFor({ order }: Asked, unit: Json | undefined): boolean {
  const named = listOf(order.args.units);
  return named.length === 0 || named.includes(String(unit));
}

export function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
