/** Orders of the campaign's frame: arrivals, sorties, and the announcement of the assault (S 1.6, 4.7, 4.10). */
import type { Verb } from '../../../engine/contract.ts';

const AT = ['at', 'by', 'à', 'au', 'par', 'a', 'en', 'por'];
const WITH = ['with', 'avec', 'con', 'under', 'sous', 'bajo'];

export const campaignVerbs: readonly Verb[] = [
  {
    id: 'ENTER',
    words: { en: ['enter'], fr: ['entrer', 'faire entrer'], es: ['entrar'] },
    slots: [
      { name: 'unit', type: 'unit' },
      { name: 'at', after: AT, type: 'hex', optional: true },
    ],
    answers: ['enter-hold', 'enter-hex'],
    calls: ['movement'],
    standing: true,
    ahead: true,
    example: 'ENTER mcintosh AT 1014',
  },
  {
    id: 'WAIT',
    words: { en: ['wait'], fr: ['attendre'], es: ['esperar'] },
    slots: [{ name: 'units', type: 'units' }],
    answers: ['enter-hold'],
    calls: ['movement'],
    standing: true,
    example: 'WAIT marines, navy',
  },
  {
    id: 'SORTIE',
    words: { en: ['sortie', 'sally'], fr: ['sortie', 'sortir'], es: ['salida', 'salir'] },
    slots: [
      { name: 'units', type: 'units' },
      { name: 'leader', after: WITH, type: 'unit' },
    ],
    answers: ['declare-sortie-leader'],
    calls: ['movement'],
    example: 'SORTIE graham-li WITH maitland',
  },
  {
    id: 'ASSAULT NEXT TURN',
    words: {
      en: ['assault next turn', 'declare assault'],
      fr: ['assaut au prochain tour', "déclarer l'assaut"],
      es: ['asalto el próximo turno', 'declarar asalto'],
    },
    slots: [],
    answers: ['declare-assault'],
    calls: ['movement'],
    standing: true,
    example: 'ASSAULT NEXT TURN',
  },
];
