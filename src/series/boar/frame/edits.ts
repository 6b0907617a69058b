/** What an umpire may change: places, steps, formations and tracks (architecture §8). Invariants are checked after each. */
import { z } from 'zod';
import type { Edit } from '../../../engine/contract.ts';
import { editOf } from '../../../engine/edit.ts';
import { cardEdits } from '../cards/edits.ts';
import { unpin } from '../rules/pins.ts';
import type { BoarState, Formation, Leader, Unit } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { siegeEdits } from '../siege/edits.ts';
import { campaignEdits, unbar } from './campaign-edits.ts';

/** Edits by name: `place`, `step`, `formation`, `track`, and those of the campaign and of the siege. */
export function edits(scenario: BoarScenario): Readonly<Record<string, Edit<BoarState>>> {
  const { field } = scenario;
  const unit = z.enum([...field.counters.keys()]);
  const counter = z.enum([...field.counters.keys(), ...field.leaders.keys()]);
  const hex = z.enum([...field.hexes.keys()]);
  const army = z.enum(field.armies.map((one) => one.id));
  const side = z.enum(field.sides.map((one) => one.id));
  return {
    ...campaignEdits(scenario),
    ...siegeEdits(scenario),
    ...cardEdits(scenario),
    /** Puts a unit or leader in a hex, or takes it off the map. */
    place: editOf<BoarState, { unit: string; hex: string | null }>({
      names: ['unit'],
      schema: z.strictObject({ unit: counter, hex: hex.nullable() }),
      stands: (state) =>
        [...Object.values(state.units), ...Object.values(state.leaders)].map(({ id, hex: at }) => ({
          unit: id,
          hex: at,
        })),
      apply: (state, { unit: id, hex: to }) => {
        const standing: Unit | Leader | undefined = state.units[id] ?? state.leaders[id];
        if (!standing) return;
        standing.hex = to;
        standing.fate = to === null ? 'removed' : 'field';
        if (to !== null) unbar(state, id);
        const piece = state.units[id];
        if (!piece) return;
        unpin(state, id, []);
        piece.lost = 'no';
        piece.marched = 0;
        if (to === null) piece.steps = 0;
        else if (piece.steps === 0) piece.steps = 1;
      },
    }),
    /** Sets the steps a unit has; 0 eliminates it. */
    step: editOf<BoarState, { unit: string; steps: number }>({
      names: ['unit'],
      schema: z.strictObject({ unit, steps: z.number().int().min(0).max(2) }),
      stands: (state) => Object.values(state.units).map(({ id, steps }) => ({ unit: id, steps })),
      apply: (state, { unit: id, steps }) => {
        const piece = state.units[id];
        if (!piece) return;
        piece.steps = Math.min(steps, field.counters.get(id)?.steps ?? steps);
        if (steps > 0) return;
        unpin(state, id, []);
        piece.hex = null;
        piece.fate = 'eliminated';
        piece.lost = 'no';
      },
    }),
    formation: editOf<BoarState, { unit: string; formation: Formation }>({
      names: ['unit'],
      schema: z.strictObject({ unit, formation: z.enum(['parade', 'disrupted', 'shattered']) }),
      stands: (state) =>
        Object.values(state.units)
          .filter(({ fate }) => fate === 'field')
          .map(({ id, formation }) => ({ unit: id, formation })),
      apply: (state, { unit: id, formation }) => {
        const piece = state.units[id];
        if (piece) piece.formation = formation;
      },
    }),
    /** Sets army morale, or victory points in halves, of an army; or the momentum a side holds. */
    track: editOf<BoarState, TrackEdit>({
      names: ['track', 'army', 'side'],
      schema: z.union([
        z.strictObject({ track: z.enum(['morale', 'victory']), army, value: z.number().int().min(0) }),
        z.strictObject({ track: z.literal('momentum'), side, value: z.number().int().min(0) }),
      ]),
      stands: (state) => [
        ...(['morale', 'victory'] as const).flatMap((track) =>
          Object.entries(state[track]).map(([of, value]) => ({ track, army: of, value })),
        ),
        ...Object.entries(state.momentum).map(([of, value]) => ({ track: 'momentum' as const, side: of, value })),
      ],
      apply: (state, arg) => {
        if (arg.track === 'momentum') {
          state.pool += (state.momentum[arg.side] ?? 0) - arg.value;
          state.momentum[arg.side] = arg.value;
        } else {
          state[arg.track][arg.army] = arg.value;
        }
      },
    }),
  };
}

type TrackEdit =
  | { track: 'morale' | 'victory'; army: string; value: number }
  | { track: 'momentum'; side: string; value: number };
