/** PLAY and KEEP CARD, and momentum for one more card (S 4.3, 1.4). */

import { sides, sideWords } from '../acts/hexside-words.ts';
import type { Unshown } from '../acts/verbs.ts';

const ON = ['on', 'at', 'in', 'sur', 'à', 'au', 'en', 'sobre', 'contra', 'contre'];
const TO = ['to', 'into', 'vers', 'hacia'];

/** What PLAY may name besides counters and ground: entries of the map, and armies with their words. */
export interface Nameable {
  readonly entries: readonly string[];
  readonly armies: Readonly<Record<string, readonly string[]>>;
}

export const cardVerbs = ({ entries, armies }: Nameable): readonly Unshown[] => [
  {
    id: 'PLAY',
    words: {
      en: ['play', 'play card'],
      fr: ['jouer', 'jouer carte', 'jouer la carte'],
      es: ['jugar', 'jugar carta', 'jugar la carta'],
    },
    slots: [
      { name: 'card', type: 'count' },
      { name: 'hexes', after: ON, type: 'hexes', optional: true },
      { name: 'side', type: 'choice', of: sides, words: sideWords, optional: true },
      { name: 'target', after: ON, type: 'unit', whose: 'any', optional: true },
      {
        name: 'entry',
        after: ['entry', 'entering by', 'entrée', 'entrada'],
        type: 'choice',
        of: entries,
        words: Object.fromEntries(entries.map((entry) => [entry, [entry]])),
        optional: true,
      },
      {
        name: 'army',
        after: ['for', 'pour', 'para'],
        type: 'choice',
        of: Object.keys(armies),
        words: armies,
        optional: true,
      },
      { name: 'to', after: TO, type: 'hex', optional: true },
      {
        name: 'against',
        after: ['against', 'against card', 'en réponse à', 'en respuesta a'],
        type: 'count',
        optional: true,
      },
    ],
    answers: ['card-play', 'card-target', 'card-response'],
    calls: [],
    standing: true,
    ahead: true,
  },
  {
    id: 'KEEP CARD',
    words: {
      en: ['keep card', 'keep cards', 'keep'],
      fr: ['garder carte', 'garder la carte', 'garder les cartes'],
      es: ['guardar carta', 'guardar la carta', 'guardar las cartas'],
    },
    slots: [{ name: 'card', type: 'count', optional: true }],
    answers: ['card-play', 'card-response'],
    calls: [],
    standing: true,
    ahead: true,
  },
  {
    id: 'MOMENTUM CARD',
    words: { en: ['momentum card'], fr: ['élan carte'], es: ['impulso carta'] },
    slots: [],
    answers: ['event-buy-card'],
    calls: [],
    standing: true,
    ahead: true,
  },
];
