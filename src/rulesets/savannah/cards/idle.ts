/** What is wrong with a PLAY or KEEP CARD as the hand lies: no such card, not held, another's, or not for these turns (S 4.3). */
import type { Diagnostic, Json, Order } from '../../../engine/contract.ts';
import type { Savannah } from '../scenario.ts';
import type { SavannahView } from '../view.ts';
import { deckOf, isForScale, isPlayableBy } from './deck.ts';

/** Diagnostics of an order of cards; null when it is none. */
export function idleCard(
  savannah: Savannah,
  view: SavannahView,
  side: string,
  order: Order,
): readonly Diagnostic[] | null {
  const { campaign } = view;
  if (campaign === null) return null;
  if (order.verb === 'MOMENTUM CARD') {
    return campaign.scale === 'strategic' ? [] : [problem('savannah.no-more-draws', {})];
  }
  if (order.verb === 'KEEP CARD' && order.args.card === undefined) return [];
  if (order.verb !== 'PLAY' && order.verb !== 'KEEP CARD') return null;
  const number = Number(order.args.card);
  const card = deckOf(savannah).deck[number - 1];
  if (!card) return [problem('savannah.no-such-card', { card: number, last: deckOf(savannah).deck.length })];
  const facts = { card: number, en: card.title.en, fr: card.title.fr, slot: 'card' };
  const { hand } = campaign.cards;
  if (!hand.includes(number)) return [problem('savannah.card-not-held', { ...facts, hand: hand.join(', ') })];
  if (!isPlayableBy(card, side)) return [problem('savannah.card-not-yours', facts)];
  if (order.verb === 'KEEP CARD' || isForScale(card, campaign.scale)) return [];
  // Strategic turns never come back; tactical ones will come.
  return card.when === 'strategic'
    ? [problem('savannah.card-too-late', facts)]
    : [{ ...problem('savannah.card-too-soon', facts), severity: 'warning' }];
}

function problem(code: string, facts: { readonly [fact: string]: Json }): Diagnostic {
  return { severity: 'error', code, facts, rule: 'S 4.3' };
}
