/** Cards 49, 52 and 55: an answer to a card, a die thrown again, a truce. */
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { again, answer, truce } from '../../../series/boar/cards/usual.ts';

export const countermanded: CardDefinition = { number: 49, ...answer };

export const dieCards: readonly CardDefinition[] = [countermanded, { number: 52, ...again }, { number: 55, ...truce }];
