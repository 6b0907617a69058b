/** Cards 49, 52 and 55: an answer to a card, a die thrown again, a truce. */
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { tellCard } from '../../../series/boar/cards/events.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';

/** In answer only: the window for it is the other card (offer.ts). */
export const countermanded: CardDefinition = { number: 49, act: () => undefined };

const fortune: CardDefinition = {
  number: 52,
  act: ({ board: { field, play }, card, side, moment }) => {
    if (moment.at !== 'die') return;
    const was = moment.face;
    moment.face = play.roll(moment.what, field.tables.dice.sides);
    tellCard(field, play, 'card-die', { card: card.id, side, what: moment.what, was, is: moment.face });
  },
};

/** A flag of truce: no bombardment, no fire, no close combat for the rest of the turn. */
const flag: CardDefinition = {
  number: 55,
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, [], 'turn'),
  amends: ({ id }) => ({ stayed: ({ position }) => isInForce(position, id) }),
};

export const dieCards: readonly CardDefinition[] = [countermanded, fortune, flag];
