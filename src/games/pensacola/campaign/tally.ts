/** What a simulation counts of a siege: when the coup de main came, what the works had come to by then, and how it was won. */
import type { Turn } from '../../../series/boar/frame/tally.ts';
import type { BoarState } from '../../../series/boar/rules/state.ts';
import type { Pensacola } from '../scenario.ts';
import { campaignOf } from './state.ts';

/** Empty in the assault. `turn.coup`: the siege turn on which it was declared, the one after the last where it came by itself. */
export function campaignTally(
  { campaign, sheet }: Pensacola,
  opening: BoarState,
  turns: readonly Turn[],
): Record<string, number> {
  if (campaign === null) return {};
  const states = turns.map(({ state }) => state);
  const eve = states.findLast((state) => campaignOf(state)?.scale === 'strategic') ?? opening;
  const last = states.at(-1) ?? opening;
  const isOpen = (hex: string): boolean => eve.breached.some((side) => side.startsWith(hex));
  return {
    'turn.coup': campaignOf(last)?.scale === 'tactical' ? eve.turn : 0,
    breaches: eve.breached.length,
    'forts.breached': sheet.control.hexes.filter(isOpen).length,
    'siege.sides': eve.siege.length,
    'morale.coup': eve.morale[campaign.declaration.side] ?? 0,
  };
}
