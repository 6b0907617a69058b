/** What is wrong with a PLAY or KEEP CARD as the hand lies: no such card, not held, another's, or not for these turns (S 4.3). */
import type { Diagnostic, Json, Order } from '../../../engine/contract.ts';
import type { BoarView } from '../frame/view.ts';
import { ofGame } from '../rules/events.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { deckOf, isForScale, isPlayableBy } from './deck.ts';
import { isTimelyFor, opensAgain } from './moment.ts';
import type { Card } from './schema.ts';

/** Diagnostics of an order of cards; null when it is none. */
export function idleCard(
  scenario: BoarScenario,
  view: BoarView,
  side: string,
  order: Order,
): readonly Diagnostic[] | null {
  const { campaign } = view;
  if (campaign === null) return null;
  if (order.verb === 'MOMENTUM CARD') {
    return campaign.scale === 'strategic'
      ? judgePurchase(scenario, view, side)
      : [problem(ofGame(scenario.field, 'no-more-draws'), {})];
  }
  if (order.verb === 'KEEP CARD' && order.args.card === undefined) return [];
  if (order.verb !== 'PLAY' && order.verb !== 'KEEP CARD') return null;
  const number = Number(order.args.card);
  const card = deckOf(scenario).deck[number - 1];
  if (!card)
    return [problem(ofGame(scenario.field, 'no-such-card'), { card: number, last: deckOf(scenario).deck.length })];
  const facts = { card: number, en: card.title.en, fr: card.title.fr, slot: 'card' };
  const { hand } = campaign.cards;
  if (!hand.includes(number))
    return [problem(ofGame(scenario.field, 'card-not-held'), { ...facts, hand: hand.join(', ') })];
  if (!isPlayableBy(card, side)) return [problem(ofGame(scenario.field, 'card-not-yours'), facts)];
  if (order.verb === 'KEEP CARD') return [];
  if (isForScale(card, campaign.scale)) return judgeMoment(scenario, view, side, card, facts);
  // Strategic turns never come back; tactical ones will come.
  return card.when === 'strategic'
    ? [problem(ofGame(scenario.field, 'card-too-late'), facts)]
    : [{ ...problem(ofGame(scenario.field, 'card-too-soon'), facts), severity: 'warning' }];
}

/** A chit to pay with, and a draw as the next turn opens. */
function judgePurchase(scenario: BoarScenario, view: BoarView, side: string): readonly Diagnostic[] {
  const { price, turns } = deckOf(scenario).events;
  const next = turns.find((turn) => turn > view.turn);
  return [
    ...(next === view.turn + 1
      ? []
      : [soon(ofGame(scenario.field, 'no-draw-next'), { turn: view.turn + 1, next: next ?? null })]),
    ...((view.momentum[side] ?? 0) < price ? [soon(ofGame(scenario.field, 'momentum-none'), {})] : []),
  ];
}

/** A moment of the card that is still to come this turn, in weather that lets cards be played. */
function judgeMoment(
  scenario: BoarScenario,
  view: BoarView,
  side: string,
  card: Card,
  facts: Diagnostic['facts'],
): readonly Diagnostic[] {
  if (isTimely(scenario, view, side, card)) return [];
  const weather = isShutBy(scenario, view) ? view.weather : '';
  const [window = 'any'] = card.window.map((word) => word.replaceAll(' ', '-'));
  const opens = card.window.some(opensAgain);
  return [soon(ofGame(scenario.field, 'card-moment'), { ...facts, weather, window, opens, turn: view.turn + 1 })];
}

/** Can a moment of this card still come this turn, as far as a side sees? Before the turn has opened all of them can. */
export function isTimely(scenario: BoarScenario, view: BoarView, side: string, card: Card): boolean {
  if (view.phasing === null) return true;
  return !isShutBy(scenario, view) && card.window.some((word) => isTimelyFor(word, side, view));
}

const isShutBy = (scenario: BoarScenario, { weather }: BoarView): boolean =>
  deckOf(scenario).events.shut.includes(weather);

/** What holds of this turn alone: standing orders and conditions wait for another. */
function soon(code: string, facts: Diagnostic['facts']): Diagnostic {
  return { severity: 'warning', code, facts: { ...facts, now: true }, rule: 'S 4.3' };
}

function problem(code: string, facts: { readonly [fact: string]: Json }): Diagnostic {
  return { severity: 'error', code, facts, rule: 'S 4.3' };
}
