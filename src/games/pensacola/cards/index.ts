/** All the cards of Pensacola. */
import { bookOf, type CardDefinition, cardExceptions } from '../../../series/boar/cards/definition.ts';
import { again, answer, chit, heart, truce } from '../../../series/boar/cards/usual.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Pensacola } from '../scenario.ts';
import { arrivalCards } from './arrival-cards.ts';
import { combatCards } from './combat-cards.ts';
import { drum } from './drum-card.ts';
import { fireCards } from './fire-cards.ts';
import { handCards } from './hand-cards.ts';
import { raidCards } from './raid-cards.ts';
import { rallyCards } from './rally-cards.ts';
import { repairCards } from './repair-cards.ts';
import { trackCards } from './track-cards.ts';
import { weatherCards } from './weather-cards.ts';
import { worksCards } from './works-cards.ts';

export { dealFirst, drawEvents, drawForEarlyCoup, exchangeMomentum, turnOpens } from './draws.ts';

/** Local Superiority, twice in the deck. */
const superiority: readonly CardDefinition[] = [47, 48].map((number) => ({ number, ...answer }));

const cards: readonly CardDefinition[] = [
  { number: 11, ...truce },
  ...arrivalCards,
  ...combatCards,
  drum,
  ...fireCards,
  ...handCards,
  ...raidCards,
  ...rallyCards,
  ...repairCards,
  ...trackCards,
  ...weatherCards,
  ...worksCards,
  { number: 23, ...heart },
  { number: 31, ...heart },
  ...superiority,
  { number: 49, ...chit },
  { number: 50, ...again },
];

/** The cards as the series plays them. */
export const cardBook = bookOf(cards, superiority);

/** What they change while they are in force. */
export const cardRules = (pensacola: Pensacola): readonly Exception[] => cardExceptions(cards, pensacola);
