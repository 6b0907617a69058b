/** What orders share: the words before their slots, and the slots that many have alike. */
import { choice, count, optional, place, units } from '../../../acts/slots.ts';
import { type StockWord, stockWords } from '../kind-words.ts';

export const TO = ['to', 'into', 'vers', 'à', 'au', 'a', 'al', 'hacia', 'jusque', 'hasta'];
export const AT = ['at', 'in', 'off', 'à', 'en', 'au', 'a', 'al', 'devant', 'frente a', 'around'];
export const WITH = ['with', 'avec', 'con'];
export const ON = ['on', 'aboard', 'upon', 'sur', 'à bord de', 'sobre', 'a bordo de'];
export const EXCEPT = ['except', 'but', 'sauf', 'hormis', 'salvo', 'excepto'];
export const KEEP = ['keep', 'keeping', 'garder', 'gardant', 'guardar'];

export const NONE = [
  ...['none', 'nobody', 'never'],
  ...['aucun', 'aucune', 'personne', 'jamais'],
  ...['ninguno', 'ninguna', 'nadie', 'nunca'],
];

export const allOrNone = {
  all: ['all', 'everybody', 'everyone', 'tous', 'toutes', 'tout', 'todos', 'todas', 'todo'],
  none: NONE,
};

export const UNITS = optional(units());
export const COUNT = optional(count());
export const WHO = optional(choice(allOrNone));
export const HEX = optional(place({ after: AT }));

/** Counters by their kind, `2 soldiers`. */
export function kindOf<K extends StockWord>(...of: readonly K[]) {
  const words: Partial<Pick<typeof stockWords, K>> = {};
  for (const kind of of) words[kind] = stockWords[kind];
  return optional(choice(words as Pick<typeof stockWords, K>));
}
