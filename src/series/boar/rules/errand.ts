/** A march order taken apart: one errand for each hex its counters start from. Shared by play and by the judging of orders. */
import { textIn, textsIn } from '../../../acts/slots.ts';
import type { Order } from '../../../engine/contract.ts';
import type { FieldHex } from '../scenario/field.ts';
import type { At, Fault, Rules } from './house.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { hexAt } from './units.ts';

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
  | {
      readonly order: Order;
      readonly fault: Fault;
      /** Those it keeps from going, where others of the order go; null where it keeps all of it. */
      readonly left: readonly UnitId[] | null;
    };

/** Verbs that send counters somewhere. */
export const MARCHES: readonly string[] = ['MOVE', 'MARCH'];

/** The errands of a `MOVE` or `MARCH`, in the order its counters are named; those off the map in one of their own. */
export function errandsOf({ field, position }: At, side: Side, order: Order): Errand[] {
  const { args } = order;
  const to = field.hexes.get(textIn(args.to));
  if (!to)
    return [
      { order, fault: { code: 'boar.no-such-hex', facts: { hex: textIn(args.to) }, rule: 'series 9' }, left: null },
    ];
  const via: FieldHex[] = [];
  for (const id of textsIn(args.via)) {
    const hex = field.hexes.get(id);
    if (!hex) return [{ order, fault: { code: 'boar.no-such-hex', facts: { hex: id }, rule: 'series 9' }, left: null }];
    via.push(hex);
  }
  const gone: UnitId[] = [];
  const groups = new Map<HexId, UnitId[]>();
  for (const id of textsIn(args.units)) {
    const owner = (field.counters.get(id) ?? field.leaders.get(id))?.side;
    if (owner !== side)
      return [{ order, fault: { code: 'boar.not-yours', facts: { unit: id }, rule: 'series 9' }, left: null }];
    const hex = (position.units[id] ?? position.leaders[id])?.hex ?? null;
    if (hex === null) {
      gone.push(id);
      continue;
    }
    const group = groups.get(hex);
    if (group) group.push(id);
    else groups.set(hex, [id]);
  }
  const lost: Errand[] =
    gone.length === 0
      ? []
      : [
          {
            order,
            fault: { code: 'boar.gone', facts: { units: gone }, rule: 'series 9' },
            left: groups.size === 0 ? null : gone,
          },
        ];
  const way = { to, via, strategic: args.strategic === true, through: args.through === true };
  const going = [...groups].map(([hex, ids]) => ({ order, ids, from: hexAt(field, hex), ...way }));
  return [...lost, ...going];
}

/** An errand of those who may go, and one for each who may not, with why; as it is where no unit is left to lead. */
export function parted({ field }: Rules, errand: Errand, barOf: (id: UnitId) => Fault | null): readonly Errand[] {
  if ('fault' in errand) return [errand];
  const { order } = errand;
  const barred = errand.ids.flatMap((id) => {
    const fault = barOf(id);
    return fault === null ? [] : [{ order, fault, left: [id] }];
  });
  const ids = errand.ids.filter((id) => !barred.some(({ left }) => left.includes(id)));
  const isLed = errand.ids.every((id) => field.leaders.has(id));
  if (barred.length === 0 || ids.length === 0 || (!isLed && ids.every((id) => field.leaders.has(id)))) return [errand];
  return [...barred, { ...errand, ids }];
}
