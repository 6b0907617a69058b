/** Orders of the days of a siege round the player turns: arrivals, and the announcement of the assault. */
import type { Unshown } from '../acts/verbs.ts';

const AT = ['at', 'by', 'à', 'au', 'par', 'a', 'en', 'por'];

export const arrivalVerbs: readonly Unshown[] = [
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
  },
  {
    id: 'WAIT',
    words: { en: ['wait'], fr: ['attendre'], es: ['esperar'] },
    slots: [{ name: 'units', type: 'units' }],
    answers: ['enter-hold'],
    calls: ['movement'],
    standing: true,
  },
];

export const declarationVerb: Unshown = {
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
};
