/** Cards 49, 52 and 55: an answer to a card, a die thrown again, a truce. */

import { tellCard } from '../../../series/boar/cards/events.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { CardRule } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';

/** In answer only: the window for it is the other card (offer.ts). */
export const COUNTERMANDED = 49;
const FORTUNE = 52;
const FLAG = 55;

const countermanded: CardRule = { act: () => undefined };

const fortune: CardRule = {
  act: ({ rules, play, card, side, moment }) => {
    if (moment.at !== 'die') return;
    const was = moment.face;
    moment.face = play.roll(moment.what, rules.field.tables.dice.sides);
    tellCard(rules.field, play, 'card-die', { card: card.id, side, what: moment.what, was, is: moment.face });
  },
};

const flag: CardRule = {
  act: ({ play, card, side }) => putInForce(play.state, card.id, side, [], 'turn'),
};

export const dieCards: Readonly<Record<number, CardRule>> = {
  [COUNTERMANDED]: countermanded,
  [FORTUNE]: fortune,
  [FLAG]: flag,
};

/** The flag of truce at work. */
export const truce: Exception = { rule: 'card 55', amends: { stayed: (_rules, position) => isTruce(position) } };

/** A flag of truce: no bombardment, no fire, no close combat for the rest of the turn (55). */
function isTruce(position: Position): boolean {
  return isInForce(position, FLAG);
}
