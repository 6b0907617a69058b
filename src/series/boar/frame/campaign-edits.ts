/** What an umpire may change of the campaign's frame: the weather, and when somebody comes (architecture §8). */
import { z } from 'zod';
import type { Edit } from '../../../engine/contract.ts';
import { editOf } from '../../../engine/edit.ts';
import type { BoarState, UnitId } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { campaignOf } from './campaign.ts';

/** Edits by name: `weather`; in the campaign also `arrival`, `declare`. */
export function campaignEdits(scenario: BoarScenario): Readonly<Record<string, Edit<BoarState>>> {
  const { field } = scenario;
  const weather = z.enum(Object.keys(field.tables.weather));
  const counter = z.enum([...field.counters.keys(), ...field.leaders.keys()]);
  const always = {
    /** The weather of this turn, and what the next follows from. */
    weather: editOf<BoarState, { weather: string }>({
      names: [],
      schema: z.strictObject({ weather }),
      stands: (state) => [{ weather: state.weather }],
      apply: (state, { weather: kind }) => {
        state.weather = kind;
      },
    }),
  };
  if (scenario.campaign === null) return always;
  return {
    ...always,
    /** The earliest turn of one who waits; null: he never comes. */
    arrival: editOf<BoarState, { unit: string; turn: number | null }>({
      names: ['unit'],
      schema: z.strictObject({ unit: counter, turn: z.number().int().min(1).nullable() }),
      stands: (state) => {
        const { delayed = {}, barred = [] } = campaignOf(state)?.arrivals ?? {};
        const put = Object.entries(delayed).map(([unit, turn]) => ({ unit, turn }));
        return [...put.filter(({ unit }) => !barred.includes(unit)), ...barred.map((unit) => ({ unit, turn: null }))];
      },
      apply: (state, { unit, turn }) => {
        const arrivals = campaignOf(state)?.arrivals;
        if (!arrivals || (state.units[unit] ?? state.leaders[unit])?.fate !== 'reserve') return;
        unbar(state, unit);
        if (turn === null) arrivals.barred.push(unit);
        else arrivals.delayed[unit] = turn;
      },
    }),
    /** The assault announced on this turn, or the announcement taken back. */
    declare: editOf<BoarState, { declared: boolean }>({
      names: [],
      schema: z.strictObject({ declared: z.boolean() }),
      stands: (state) => [{ declared: campaignOf(state)?.declared != null }],
      apply: (state, { declared }) => {
        const campaign = campaignOf(state);
        if (campaign?.scale === 'strategic') campaign.declared = declared ? state.turn : null;
      },
    }),
  };
}

/** Whoever was never to come is no longer barred. */
export function unbar(state: BoarState, id: UnitId): void {
  const arrivals = campaignOf(state)?.arrivals;
  if (arrivals) arrivals.barred = arrivals.barred.filter((barred) => barred !== id);
}
