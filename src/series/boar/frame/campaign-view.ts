/** What a side sees of a campaign: all but the deck and the cards in the enemy's hand. */
import { oncePer } from '../../../engine/once.ts';
import type { Campaign, Cards, SeenCampaign, SeenCards, Standing } from './campaign.ts';

/** `who` is a side, an army of it, or `all`. */
export function seenCampaign(
  { scale, declared, arrivals, siege, cards, standings }: Campaign,
  who: string,
): SeenCampaign {
  return {
    scale,
    declared,
    arrivals: {
      came: { ...arrivals.came },
      delayed: { ...arrivals.delayed },
      blocked: { ...arrivals.blocked },
      called: copied(arrivals.called),
      gate: copied(arrivals.gate),
      barred: [...arrivals.barred],
    },
    siege: {
      building: siege.building.map((marker) => ({ ...marker })),
      used: { ...siege.used },
      step: siege.step,
      more: siege.more,
      opened: siege.opened,
      barred: [...siege.barred],
    },
    cards: seenCards(cards, who),
    standings: seenStandings(standings),
  };
}

/** The list is replaced when it grows: one copy of each. */
const seenStandings = oncePer((standings: readonly Standing[]): readonly Standing[] =>
  Object.freeze(
    standings.map(({ turn, morale, victory }) => ({ turn, morale: { ...morale }, victory: { ...victory } })),
  ),
);

function copied<T extends object>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, { ...value }]));
}

function seenCards({ deck, hands, spent, inForce, known, inside }: Cards, who: string): SeenCards {
  return {
    left: deck.length,
    held: Object.fromEntries(Object.entries(hands).map(([side, hand]) => [side, hand.length])),
    hand: [...(hands[who] ?? [])],
    spent: [...spent],
    inForce: inForce.map((effect) => ({ ...effect, on: [...effect.on] })),
    known: [...(known[who] ?? [])],
    inside: [...inside],
  };
}
