/** The acts of event cards, in the order in which HELP lists them. */
import { keepCard } from './keep-card.ts';
import { momentumCard } from './momentum-card.ts';
import { type Nameable, play } from './play.ts';

export const cardsOf = (nameable: Nameable) => [play(nameable), keepCard, momentumCard];
