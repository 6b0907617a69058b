/** What must hold in every state of Savannah's campaign, besides what holds in every game of the series. */
import type { BoarState } from '../../../series/boar/rules/state.ts';
import type { Field } from '../../../series/boar/scenario/field.ts';
import { type Campaign, campaignOf } from './state.ts';

/** Invariants broken; empty when the state is legal, and in the assault. */
export function campaignFaults(field: Field, state: BoarState): readonly string[] {
  const campaign = campaignOf(state);
  return campaign === null ? [] : [...defenceFaults(campaign), ...sortieFaults(field, campaign)];
}

const defenceFaults = ({ unfinished }: Campaign): string[] =>
  unfinished < 0 ? [`unfinished defences add ${unfinished}`] : [];

/** Only the garrison sallies; whoever went out with two leaders is on the sortie of each. */
function sortieFaults(field: Field, { sorties }: Campaign): string[] {
  const out = sorties.flatMap(({ units }) => units);
  const strangers = out.filter((id) => field.counters.get(id)?.side !== field.worksOf);
  return strangers.map((id) => `${id} is no unit of the garrison, and on a sortie`);
}
