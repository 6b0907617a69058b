/** All the cards of Savannah. */
import { bookOf, type CardDefinition } from '../../../series/boar/cards/definition.ts';
import { drawMore, spy } from '../../../series/boar/cards/draw.ts';
import { arrivalCards } from './arrival-cards.ts';
import { combatCards } from './combat-cards.ts';
import { countermanded, dieCards } from './die-cards.ts';
import { fireCards } from './fire-cards.ts';
import { movementCards } from './movement-cards.ts';
import { rallyCards } from './rally-cards.ts';
import { sally } from './sally-card.ts';
import { strategicCards } from './strategic-cards.ts';
import { trackCards } from './track-cards.ts';

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
  ...dieCards,
];

/** The cards as the series plays them. */
export const cardBook = bookOf(cards, [countermanded]);
