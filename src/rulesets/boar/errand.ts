/** A march order taken apart: one errand for each hex its counters start from. Shared by play and by the judging of orders. */
import type { Json, Order } from '../../engine/contract.ts';
import type { FieldHex } from './field.ts';
import type { Fault, Rules } from './house.ts';
import type { Position } from './position.ts';
import type { HexId, Side, UnitId } from './state.ts';

/** Counters of one hex, and where their order sends them; or why the order cannot be read on this map. */
export type Errand =
  | {
      readonly order: Order;
      readonly ids: readonly UnitId[];
      readonly from: FieldHex;
      readonly to: FieldHex;
      readonly via: readonly FieldHex[];
      readonly strategic: boolean;
      readonly through: boolean;
    }
  | { readonly order: Order; readonly fault: Fault };

/** Verbs that send counters somewhere. */
export const MARCHES: readonly string[] = ['MOVE', 'MARCH'];

/** Is this an order to go somewhere? */
export function isMarch(order: Order): boolean {
  return MARCHES.includes(order.verb);
}

/** The errands of a `MOVE` or `MARCH`, in the order its counters are named; counters off the map are left out. */
export function errandsOf(rules: Rules, position: Position, side: Side, order: Order): Errand[] {
  const { args } = order;
  const to = rules.field.hexes.get(text(args.to));
  if (!to) return [{ order, fault: { code: 'boar.no-such-hex', facts: { hex: text(args.to) }, rule: 'series 9' } }];
  const via: FieldHex[] = [];
  for (const id of texts(args.via)) {
    const hex = rules.field.hexes.get(id);
    if (!hex) return [{ order, fault: { code: 'boar.no-such-hex', facts: { hex: id }, rule: 'series 9' } }];
    via.push(hex);
  }
  const groups = new Map<HexId, UnitId[]>();
  for (const id of texts(args.units)) {
    const owner = (rules.field.counters.get(id) ?? rules.field.leaders.get(id))?.side;
    if (owner !== side) return [{ order, fault: { code: 'boar.not-yours', facts: { unit: id }, rule: 'series 9' } }];
    const hex = (position.units[id] ?? position.leaders[id])?.hex ?? null;
    if (hex === null) continue;
    const group = groups.get(hex);
    if (group) group.push(id);
    else groups.set(hex, [id]);
  }
  if (groups.size === 0) {
    return [{ order, fault: { code: 'boar.gone', facts: { units: texts(args.units) }, rule: 'series 9' } }];
  }
  const way = { to, via, strategic: args.strategic === true, through: args.through === true };
  return [...groups].map(([hex, ids]) => ({ order, ids, from: rules.field.hexes.get(hex) as FieldHex, ...way }));
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
