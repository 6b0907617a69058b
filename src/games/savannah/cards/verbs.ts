/** PLAY and KEEP CARD, and momentum for one more card (S 4.3, 1.4). */
import type { Verb } from '../../../engine/contract.ts';
import { sides, sideWords } from '../hexside-words.ts';

const ON = ['on', 'at', 'in', 'sur', 'à', 'au', 'en', 'sobre', 'contra', 'contre'];
const TO = ['to', 'into', 'vers', 'hacia'];

const entries = ['A', 'B-1', 'B-2', 'F', 'V', 'HQ'];
const armyWords: Readonly<Record<string, readonly string[]>> = {
  french: ['french', 'français', 'franceses'],
  american: ['american', 'americans', 'américains', 'americanos'],
};

export const cardVerbs: readonly Verb[] = [
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
        of: Object.keys(armyWords),
        words: armyWords,
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
    example: 'PLAY 17 ON 1404',
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
    example: 'STANDING KEEP CARD 17',
  },
  {
    id: 'MOMENTUM CARD',
    words: { en: ['momentum card'], fr: ['élan carte'], es: ['impulso carta'] },
    slots: [],
    answers: ['event-buy-card'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'MOMENTUM CARD',
  },
];
