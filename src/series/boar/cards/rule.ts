/** What the effect of a card is made of: when and on what it may be played, and what it does. */

import type { Play, Steps } from '../../../engine/contract.ts';
import { RulesBroken } from '../../../engine/errors.ts';
import type { Rules } from '../rules/house.ts';
import type { Army, BoarState, Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { CardEffect } from './events.ts';
import type { Moment } from './moment.ts';
import type { Card } from './schema.ts';

/** Who plays what, and when. */
export interface Occasion<S extends BoarScenario = BoarScenario> {
  readonly scenario: S;
  readonly rules: Rules;
  readonly play: Play<BoarState>;
  readonly side: Side;
  readonly enemy: Side;
  readonly card: Card;
  readonly moment: Moment;
}

/** A unit, leader, hex, hexside, army or entry a card is played on. */
export type Target = string;

/** What one card does; a game whose cards read more of its scenario says which. */
export interface CardRule<S extends BoarScenario = BoarScenario> {
  /** May it be played now, its window being open? Absent: it may. */
  may?(at: Occasion<S>): boolean;
  /** What it may be played on, best first; empty: it cannot be played. Absent: on nothing in particular. */
  targets?(at: Occasion<S>): readonly Target[];
  /** Does what it does, and says so in `effects`. `target` is '' for a card on nothing. */
  act(at: Occasion<S>, target: Target, effects: CardEffect[]): Steps<void> | void;
}

/** The army a card's data names. Throws RulesBroken when there is none. */
export function armyOn({ card }: Occasion): Army {
  if (card.army === undefined) throw new RulesBroken('card-without-army', { card: card.id });
  return card.army;
}

/** The counter a card's data names first. Throws RulesBroken when there is none. */
export function unitOn({ card }: Occasion): string {
  const [unit] = card.units;
  if (unit === undefined) throw new RulesBroken('card-without-unit', { card: card.id });
  return unit;
}

/** What the cards of a game do. */
export interface CardBook {
  /** The effect of a card. Throws RulesBroken for a number that has none. */
  ruleOf(card: number): CardRule;
  /** The card that answers another. */
  readonly answer: number;
}
