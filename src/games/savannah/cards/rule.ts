/** What the effect of a card is made of: when and on what it may be played, and what it does. */

import type { Play, Steps } from '../../../engine/contract.ts';
import { RulesBroken } from '../../../engine/errors.ts';
import type { Rules } from '../../../series/boar/house.ts';
import type { Army, BoarState, Side } from '../../../series/boar/state.ts';
import type { Savannah } from '../scenario.ts';
import type { CardEffect } from './events.ts';
import type { Moment } from './moment.ts';
import type { Card } from './schema.ts';

/** Who plays what, and when. */
export interface Occasion {
  readonly savannah: Savannah;
  readonly rules: Rules;
  readonly play: Play<BoarState>;
  readonly side: Side;
  readonly enemy: Side;
  readonly card: Card;
  readonly moment: Moment;
}

/** A unit, leader, hex, hexside, army or entry a card is played on. */
export type Target = string;

export interface CardRule {
  /** May it be played now, its window being open? Absent: it may. */
  readonly may?: (at: Occasion) => boolean;
  /** What it may be played on, best first; empty: it cannot be played. Absent: on nothing in particular. */
  readonly targets?: (at: Occasion) => readonly Target[];
  /** Does what it does, and says so in `effects`. `target` is '' for a card on nothing. */
  act(at: Occasion, target: Target, effects: CardEffect[]): Steps<void> | void;
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
