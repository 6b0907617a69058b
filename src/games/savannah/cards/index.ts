/** All the cards of Savannah. */
import { bookOf, type CardDefinition } from '../../../series/boar/cards/definition.ts';
import { drawMore, spy } from '../../../series/boar/cards/draw.ts';
import { again, answer, truce } from '../../../series/boar/cards/usual.ts';
import { arrivalCards } from './arrival-cards.ts';
import { combatCards } from './combat-cards.ts';
import { fireCards } from './fire-cards.ts';
import { movementCards } from './movement-cards.ts';
import { rallyCards } from './rally-cards.ts';
import { sally } from './sally-card.ts';
import { strategicCards } from './strategic-cards.ts';
import { trackCards } from './track-cards.ts';

const countermanded: CardDefinition = { number: 49, ...answer };

export const cards: readonly CardDefinition[] = [
  ...strategicCards,
  ...arrivalCards,
  sally,
  ...movementCards,
  ...combatCards,
  ...fireCards,
  ...rallyCards,
  ...trackCards,
  { number: 39, ...drawMore },
  { number: 40, ...drawMore },
  { number: 41, ...spy },
  countermanded,
  { number: 52, ...again },
  { number: 55, ...truce },
];

/** The cards as the series plays them. */
export const cardBook = bookOf(cards, [countermanded]);
