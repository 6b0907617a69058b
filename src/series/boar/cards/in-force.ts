/** What played cards still do: put in force, asked after, and ended at their moment (S 4.3). */
import type { Play } from '../../../engine/contract.ts';
import { campaignIn, campaignOf, type InForce, theCampaign } from '../frame/campaign.ts';
import type { At } from '../rules/house.ts';
import type { Position } from '../rules/position.ts';
import type { BoarState, Side } from '../rules/state.ts';
import type { Field } from '../scenario/field.ts';
import { cardOf, numberOf } from './deck.ts';
import { tellCard } from './events.ts';

/** Everything in force; nothing in the assault. */
function allIn(position: Position): readonly InForce[] {
  return campaignIn(position)?.cards.inForce ?? [];
}

/** Is this card in force, on that counter, hex or army if one is named? */
export function isInForce(position: Position, card: number, on?: string): boolean {
  const all = allIn(position);
  return all.length > 0 && all.some((one) => one.card === card && (on === undefined || one.on.includes(on)));
}

/** A figure of a card while it is in force; 0 when it is not. */
export function figureInForce({ scenario, position }: At, card: number, name: string): number {
  return isInForce(position, card) ? numberOf(cardOf(scenario, card), name) : 0;
}

/** Whom and what this card is in force on; empty when it is not. */
export function affectedBy(position: Position, card: number): readonly string[] {
  const all = allIn(position);
  return all.length === 0 ? [] : (all.find((one) => one.card === card)?.on ?? []);
}

/** Puts a card in force. */
export function putInForce(
  state: BoarState,
  card: number,
  by: Side,
  on: readonly string[],
  until: InForce['until'],
): void {
  const campaign = theCampaign(state);
  campaign.cards.inForce.push({ card, by, on: [...on], until, turn: state.turn, phasing: state.phasing });
}

/** Ends what is over, and tells of it unless it lasted no longer than a shot, a fight or a phase. */
export function endOf(field: Field, play: Play<BoarState>, isOver: (effect: InForce) => boolean): void {
  const cards = campaignOf(play.state)?.cards;
  if (cards === undefined || !cards.inForce.some(isOver)) return;
  const over = cards.inForce.filter(isOver);
  cards.inForce = cards.inForce.filter((effect) => !isOver(effect));
  const told = over.filter(({ until }) => until !== 'shot' && until !== 'fight' && until !== 'phase');
  if (told.length > 0) tellCard(field, play, 'card-over', { cards: told.map(({ card }) => card) });
}
