/** What an umpire may change: places, funds, ports (architecture §8). Invariants are checked after each. */
import { z } from 'zod';
import type { Audience, Edit, Json } from '../../engine/contract.ts';
import type { Field } from './field.ts';
import type { EarState } from './state.ts';
import { cargoOf, lift, put, sideOf } from './stacks.ts';
import { pieceOf } from './units.ts';

function edit<T>(
  schema: z.ZodType<T>,
  apply: (state: EarState, arg: T) => void,
  seenBy: (arg: T) => Audience,
): Edit<EarState> {
  return {
    schema: { parse: (raw) => schema.parse(raw) as unknown as Json },
    apply: (state, arg) => apply(state, schema.parse(arg)),
    seenBy: (_state, arg) => seenBy(schema.parse(arg)),
  };
}

export function edits(field: Field): Readonly<Record<string, Edit<EarState>>> {
  const unit = z.enum([...field.counters.keys()]);
  const hex = z.enum([...field.hexes.keys()]);
  const side = z.enum(field.sides);
  const port = z.enum([...field.ports.values()].filter(({ nameOnly }) => !nameOnly).map(({ id }) => id));
  return {
    /** Puts a counter, with what it carries, in a hex, in its port or off it; or back into the pool, or out of the game. */
    place: edit(
      z.strictObject({
        unit,
        to: z.union([z.strictObject({ hex, berth: z.enum(['port', 'off']) }), z.enum(['pool', 'out'])]),
      }),
      (state, { unit: id, to }) => {
        const all = [...cargoOf(state, id), id];
        pieceOf(state, id).aboard = null;
        if (typeof to !== 'string') return put(field, state, all, to.hex, to.berth);
        lift(state, all);
        for (const one of all)
          Object.assign(pieceOf(state, one), { fate: to, hex: null, berth: 'off', aboard: null, open: false });
      },
      ({ unit: id }) => [sideOf(id)],
    ),
    funds: edit(
      z.strictObject({ side, points: z.number().int().min(0).max(field.tables.funds.most) }),
      (state, { side: whose, points }) => {
        state.funds[whose] = points;
      },
      () => 'all',
    ),
    port: edit(
      z.strictObject({ port, holder: side.nullable() }),
      (state, { port: id, holder }) => {
        state.ports[id] = holder;
      },
      () => 'all',
    ),
  };
}
