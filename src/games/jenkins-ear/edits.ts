/** What an umpire may change: places, funds, ports (architecture §8). Invariants are checked after each. */
import { z } from 'zod';
import type { Edit } from '../../engine/contract.ts';
import { editOf } from '../../engine/edit.ts';
import type { Field, Side } from './field.ts';
import { cargoOf, lift, put, sideOf } from './stacks.ts';
import type { Berth, EarState } from './state.ts';
import { pieceOf } from './units.ts';

export function edits(field: Field): Readonly<Record<string, Edit<EarState>>> {
  const unit = z.enum([...field.counters.keys()]);
  const hex = z.enum([...field.hexes.keys()]);
  const side = z.enum(field.sides);
  const port = z.enum([...field.ports.values()].filter(({ nameOnly }) => !nameOnly).map(({ id }) => id));
  return {
    /** Puts a counter, with what it carries, in a hex, in its port or off it; or back into the pool, or out of the game. */
    place: editOf<EarState, { unit: string; to: Whereabouts }>({
      names: ['unit'],
      schema: z.strictObject({
        unit,
        to: z.union([z.strictObject({ hex, berth: z.enum(['port', 'off']) }), z.enum(['pool', 'out'])]),
      }),
      stands: (state) =>
        Object.values(state.pieces).flatMap(({ id, fate, hex: at, berth }): { unit: string; to: Whereabouts }[] => {
          if (fate === 'map' && at !== null) return [{ unit: id, to: { hex: at, berth } }];
          return fate === 'pool' || fate === 'out' ? [{ unit: id, to: fate }] : [];
        }),
      apply: (state, { unit: id, to }) => {
        const all = [...cargoOf(state, id), id];
        pieceOf(state, id).aboard = null;
        if (typeof to !== 'string') return put(field, state, all, to.hex, to.berth);
        lift(state, all);
        for (const one of all)
          Object.assign(pieceOf(state, one), { fate: to, hex: null, berth: 'off', aboard: null, open: false });
      },
      seenBy: (_state, { unit: id }) => [sideOf(id)],
    }),
    funds: editOf<EarState, { side: Side; points: number }>({
      names: ['side'],
      schema: z.strictObject({ side, points: z.number().int().min(0).max(field.tables.funds.most) }),
      stands: ({ funds }) => field.sides.map((whose) => ({ side: whose, points: funds[whose] })),
      apply: (state, { side: whose, points }) => {
        state.funds[whose] = points;
      },
    }),
    port: editOf<EarState, { port: string; holder: Side | null }>({
      names: ['port'],
      schema: z.strictObject({ port, holder: side.nullable() }),
      stands: ({ ports }) => Object.entries(ports).map(([id, holder]) => ({ port: id, holder })),
      apply: (state, { port: id, holder }) => {
        state.ports[id] = holder;
      },
    }),
  };
}

type Whereabouts = { hex: string; berth: Berth } | 'pool' | 'out';
