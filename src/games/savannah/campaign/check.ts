/** What must hold in every state of the campaign's frame, besides what holds in every game of Savannah. */

import type { BoarState, HexId } from '../../../series/boar/rules/state.ts';
import type { Field } from '../../../series/boar/scenario/field.ts';
import { type Campaign, campaignOf } from './state.ts';

/** Invariants broken; empty when the state is legal, and in the assault. */
export function campaignFaults(field: Field, state: BoarState): readonly string[] {
  const campaign = campaignOf(state);
  return campaign === null
    ? []
    : [...scaleFaults(state, campaign), ...arrivalFaults(state, campaign), ...sortieFaults(field, campaign)];
}

/** Hexes where arrivals of this phase stand, whom stacking does not bind until it ends (S 4.7). */
export function gateHexes(state: BoarState): ReadonlySet<HexId> {
  return new Set(Object.values(campaignOf(state)?.arrivals.gate ?? {}).map(({ hex }) => hex));
}

function scaleFaults({ turn }: BoarState, { declared, unfinished }: Campaign): string[] {
  const faults: string[] = [];
  if (declared !== null && declared > turn)
    faults.push(`the assault was declared on turn ${declared}, after turn ${turn}`);
  if (unfinished < 0) faults.push(`unfinished defences add ${unfinished}`);
  return faults;
}

function arrivalFaults(state: BoarState, { arrivals }: Campaign): string[] {
  const faults: string[] = [];
  const counters = { ...state.units, ...state.leaders };
  for (const id of arrivals.barred) {
    if (counters[id]?.hex != null) faults.push(`${id} is never to come, and in ${counters[id]?.hex}`);
  }
  for (const [id, turn] of Object.entries(arrivals.came)) {
    if (counters[id]?.fate === 'reserve') faults.push(`${id} came on turn ${turn}, and still waits`);
  }
  for (const [id, gate] of Object.entries(arrivals.gate)) {
    if (state.phasing === null) faults.push(`${id} is still entering at ${gate.hex}`);
  }
  return faults;
}

/** Nobody is on two sorties, and only the garrison sallies. */
function sortieFaults(field: Field, { sorties }: Campaign): string[] {
  const out = sorties.flatMap(({ units }) => units);
  const faults = out.flatMap((id, n) => (out.indexOf(id) === n ? [] : [`${id} is on two sorties`]));
  const strangers = out.filter((id) => field.counters.get(id)?.side !== field.worksOf);
  return [...faults, ...strangers.map((id) => `${id} is no unit of the garrison, and on a sortie`)];
}
