/** What a simulation counts of a whole campaign: when the assault came, what the siege did, sorties, cards and weather. */
import type { Event } from '../../../engine/contract.ts';
import { strengthGone, type Turn } from '../../../series/boar/frame/tally.ts';
import { isFight } from '../../../series/boar/rules/events.ts';
import type { BoarState } from '../../../series/boar/rules/state.ts';
import type { Field } from '../../../series/boar/scenario/field.ts';
import { campaignOf } from './state.ts';

/**
 * Empty in the assault. `turn.assault` is the printed turn of the first attack on the lines, 0 when there was none;
 * `days`: what was lost before turns became hours.
 */
export function campaignTally(field: Field, opening: BoarState, turns: readonly Turn[]): Record<string, number> {
  const last = turns.at(-1)?.state ?? opening;
  const campaign = campaignOf(last);
  if (campaign === null) return {};
  const count = (kind: string) =>
    turns.reduce((sum, { events }) => sum + events.filter((event) => event.kind === kind).length, 0);
  const figures: Record<string, number> = {
    'turn.assault': assaultTurn(field, opening, turns),
    'taken.early': campaign.declared === null ? 0 : 1,
    sorties: count('savannah.sortie'),
    works: new Set(last.siege.map((side) => side.slice(0, 4))).size,
    breaches: last.breached.filter((side) => !last.siege.includes(side)).length,
    ruined: last.ruined.length,
    cards: count('savannah.card-played'),
  };
  const days = turns.slice(0, -1).filter(({ state }) => campaignOf(state)?.scale === 'strategic');
  const eve = days.at(-1)?.state ?? opening;
  for (const { id } of field.armies) figures[`lost.${id}.days`] = strengthGone(field, eve, id);
  for (const { state } of days) {
    const name = `weather.${state.weather}`;
    figures[name] = (figures[name] ?? 0) + 1;
  }
  return figures;
}

function assaultTurn(field: Field, opening: BoarState, turns: readonly Turn[]): number {
  let printed = opening.turn;
  for (const { state, events } of turns) {
    if (events.some((event) => isOnTheLines(field, event))) return printed;
    printed = state.turn;
  }
  return 0;
}

function isOnTheLines(field: Field, event: Event): boolean {
  if (!isFight(event)) return false;
  const { side, on } = event.facts;
  return side !== field.worksOf && on.some((hex) => field.hexes.get(hex)?.perimeter);
}
