/** KEEP CARD: a card, or all, are not played though they might be (S 4.3). */
import { count, optional } from '../../../../acts/slots.ts';
import { act } from '../../acts/act.ts';
import { optionsOf } from '../../acts/chosen.ts';
import { againstCard } from './playable.ts';

export const keepCard = act({
  id: 'KEEP CARD',
  words: {
    en: ['keep card', 'keep cards', 'keep'],
    fr: ['garder carte', 'garder la carte', 'garder les cartes'],
    es: ['guardar carta', 'guardar la carta', 'guardar las cartas'],
  },
  slots: { card: optional(count()) },
  calls: [],
  standing: true,
  ahead: true,
  says: {
    /** Without a number all cards are kept; a number keeps the doctrine's hands off that card whenever it might be played. */
    'card-play': (args, { about }) =>
      args.card === undefined || about.cards.some(({ card }) => card === args.card) ? 'pass' : undefined,
    'card-response': ({ card }, { need }) =>
      card === undefined || optionsOf(need).includes(`${card}`) ? 'pass' : undefined,
  },
  idle: (sight, { card }) => (card === undefined ? [] : againstCard(sight, card, () => [])),
});
