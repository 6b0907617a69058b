/** The order of the campaign that only Savannah's garrison has: a sortie (S 4.10). */
import type { Verb } from '../../../engine/contract.ts';

const WITH = ['with', 'avec', 'con', 'under', 'sous', 'bajo'];

export const sortieVerb: Verb = {
  id: 'SORTIE',
  words: { en: ['sortie', 'sally'], fr: ['sortie', 'sortir'], es: ['salida', 'salir'] },
  slots: [
    { name: 'units', type: 'units' },
    { name: 'leader', after: WITH, type: 'unit' },
  ],
  answers: ['declare-sortie-leader'],
  calls: ['movement'],
  example: 'SORTIE graham-li WITH maitland',
};
