/** What a side sees of a campaign: all but the deck and the cards in the enemy's hand. */
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

const standingsSeen = new WeakMap<readonly Standing[], readonly Standing[]>();

/** The list is replaced when it grows: one copy of each. */
function seenStandings(standings: readonly Standing[]): readonly Standing[] {
  const known = standingsSeen.get(standings);
  if (known) return known;
  const seen = standings.map(({ turn, morale, victory }) => ({ turn, morale: { ...morale }, victory: { ...victory } }));
  standingsSeen.set(standings, Object.freeze(seen));
  return seen;
}

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
