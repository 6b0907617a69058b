/** What an umpire may change of the campaign's frame: the weather, and when somebody comes (architecture §8). */
import { z } from 'zod';
import type { Audience, Edit, Json } from '../../../engine/contract.ts';
import type { BoarState, UnitId } from '../../boar/state.ts';
import type { Savannah } from '../scenario.ts';
import { campaignOf } from './state.ts';

/** Edits by name: `weather`; in the campaign also `arrival`, `declare`. */
export function campaignEdits(savannah: Savannah): Readonly<Record<string, Edit<BoarState>>> {
  const { field } = savannah;
  const weather = z.enum(Object.keys(field.tables.weather));
  const counter = z.enum([...field.counters.keys(), ...field.leaders.keys()]);
  const always = {
    /** The weather of this turn, and what the next follows from. */
    weather: edit(z.strictObject({ weather }), (state, { weather: kind }) => {
      state.weather = kind;
    }),
  };
  if (savannah.campaign === null) return always;
  return {
    ...always,
    /** The earliest turn of one who waits; null: he never comes. */
    arrival: edit(
      z.strictObject({ unit: counter, turn: z.number().int().min(1).nullable() }),
      (state, { unit, turn }) => {
        const arrivals = campaignOf(state)?.arrivals;
        if (!arrivals || (state.units[unit] ?? state.leaders[unit])?.fate !== 'reserve') return;
        unbar(state, unit);
        if (turn === null) arrivals.barred.push(unit);
        else arrivals.delayed[unit] = turn;
      },
    ),
    /** The assault announced on this turn, or the announcement taken back. */
    declare: edit(z.strictObject({ declared: z.boolean() }), (state, { declared }) => {
      const campaign = campaignOf(state);
      if (campaign?.scale === 'strategic') campaign.declared = declared ? state.turn : null;
    }),
  };
}

/** Whoever was never to come is no longer barred. */
export function unbar(state: BoarState, id: UnitId): void {
  const arrivals = campaignOf(state)?.arrivals;
  if (arrivals) arrivals.barred = arrivals.barred.filter((barred) => barred !== id);
}

/** All of it lies open, so everybody is told. */
function edit<T>(schema: z.ZodType<T>, apply: (state: BoarState, arg: T) => void): Edit<BoarState> {
  return {
    schema: { parse: (raw) => schema.parse(raw) as unknown as Json },
    apply: (state, arg) => apply(state, schema.parse(arg)),
    seenBy: (): Audience => 'all',
  };
}
