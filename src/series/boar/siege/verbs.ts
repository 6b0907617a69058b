/**
 * The orders of the siege: works dug and turned, bombardment, breaches and repairs; all look ahead to the next turn.
 * The guns fire without a target, a mortar at a hex: two verbs (E12).
 */

import { sides, sideWords } from '../acts/hexside-words.ts';
import type { Unshown } from '../acts/verbs.ts';

export const siegeVerbs: readonly Unshown[] = [
  {
    id: 'DIG',
    words: { en: ['dig', 'entrench'], fr: ['creuser', 'retrancher'], es: ['cavar', 'atrincherar'] },
    slots: [{ name: 'hexes', after: ['', 'at', 'in', 'en', 'à', 'a'], type: 'hexes' }],
    answers: ['works-place'],
    calls: [],
    standing: true,
    ahead: true,
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
  },
];
