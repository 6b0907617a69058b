/** What an umpire may change of the cards: where one lies (architecture §8). */
import { z } from 'zod';
import type { Audience, Edit } from '../../../engine/contract.ts';
import { editOf } from '../../../engine/edit.ts';
import { campaignOf } from '../frame/campaign.ts';
import type { BoarState } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { cardsIn } from './deck.ts';
import { cardsOf, drop, spend, take } from './hands.ts';

const DECK = 'deck';
const SPENT = 'spent';

/** `card`: puts one into a hand, back among the cards not drawn, or among those played. */
export function cardEdits(scenario: BoarScenario): Readonly<Record<string, Edit<BoarState>>> {
  const places = [...scenario.sheet.sides.order, DECK, SPENT];
  const schema = z.strictObject({
    card: z
      .number()
      .int()
      .min(1)
      .max(Math.max(1, cardsIn(scenario).length)),
    to: z.enum(places),
  });
  return {
    card: editOf<BoarState, { card: number; to: string }>({
      names: ['card'],
      schema,
      stands: placesOf,
      apply: (state, { card, to }) => {
        if (campaignOf(state) === null) return;
        const cards = cardsOf(state);
        for (const side of Object.keys(cards.hands)) drop(state, side, card);
        cards.deck = cards.deck.filter((each) => each !== card);
        cards.spent = cards.spent.filter((each) => each !== card);
        cards.inForce = cards.inForce.filter((effect) => effect.card !== card);
        if (to === DECK) cards.deck = [...cards.deck, card].sort((a, b) => a - b);
        else if (to === SPENT) spend(state, card);
        else take(state, to, card);
      },
      seenBy: audienceOf,
    }),
  };
}

/** Where each card lies. */
function placesOf(state: BoarState): { card: number; to: string }[] {
  if (campaignOf(state) === null) return [];
  const { deck, spent, hands } = cardsOf(state);
  const lying = [...Object.entries(hands), [DECK, deck] as const, [SPENT, spent] as const];
  return lying.flatMap(([to, cards]) => cards.map((card) => ({ card, to }))).sort((a, b) => a.card - b.card);
}

/** Whoever had it and whoever gets it; all, when it lies open before and after. */
function audienceOf(state: BoarState, { card, to }: { card: number; to: string }): Audience {
  const cards = campaignOf(state)?.cards;
  const holders = Object.entries(cards?.hands ?? {}).flatMap(([side, hand]) => (hand.includes(card) ? [side] : []));
  if (cards?.spent.includes(card) && (to === DECK || to === SPENT)) return 'all';
  return [...new Set([...holders, ...(to === DECK || to === SPENT ? [] : [to])])];
}
