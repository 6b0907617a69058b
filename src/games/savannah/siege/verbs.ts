/** The orders of the siege: works dug and turned, bombardment, breaches and repairs; all look ahead to the next turn. */
import type { Verb } from '../../../engine/contract.ts';
import { sides, sideWords } from '../hexside-words.ts';

export const siegeVerbs: readonly Verb[] = [
  {
    id: 'DIG',
    words: { en: ['dig', 'entrench'], fr: ['creuser', 'retrancher'], es: ['cavar', 'atrincherar'] },
    slots: [{ name: 'hexes', after: ['', 'at', 'in', 'en', 'à', 'a'], type: 'hexes' }],
    answers: ['works-place'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'DIG 2009',
  },
  {
    id: 'ORIENT',
    words: { en: ['orient', 'face'], fr: ['orienter'], es: ['orientar'] },
    slots: [
      { name: 'hex', type: 'hex' },
      { name: 'sides', type: 'order-of', of: sides, words: sideWords },
    ],
    answers: ['works-orient'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'ORIENT 2009 N, NE',
  },
  {
    id: 'SIEGE',
    words: { en: ['siege'], fr: ['siège'], es: ['sitio', 'asedio'] },
    slots: [
      {
        name: 'do',
        type: 'choice',
        of: ['fire', 'hold'],
        words: {
          fire: ['fire', 'tirer', 'feu', 'fuego'],
          hold: ['hold', 'tenir', 'attendre', 'alto'],
        },
      },
    ],
    answers: ['siege-fire', 'siege-reply'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'SIEGE FIRE',
  },
  {
    id: 'BREACH',
    words: { en: ['breach'], fr: ['brèche', 'battre en brèche'], es: ['brecha'] },
    slots: [
      { name: 'hex', type: 'hex' },
      { name: 'side', type: 'choice', of: sides, words: sideWords, optional: true },
    ],
    answers: ['siege-breach-side', 'siege-city-hex', 'construction-remove'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'STANDING BREACH 1404 S',
  },
  {
    id: 'REPAIR',
    words: { en: ['repair'], fr: ['réparer'], es: ['reparar'] },
    slots: [
      { name: 'hex', type: 'hex' },
      { name: 'side', type: 'choice', of: sides, words: sideWords, optional: true },
    ],
    answers: ['siege-repair-side'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'STANDING REPAIR 1404 S',
  },
];
