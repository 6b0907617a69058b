/** Who pays, or is picked, by the kinds that an order names: the words of LOSSES and TARGET, and what is sorted by them. */
import type { Counter, Field } from '../field.ts';
import { stockWords } from '../kind-words.ts';
import type { Payer } from '../toll.ts';

export const tollWords = {
  ...stockWords,
  cheapest: ['cheapest', 'moins cher', 'les moins chers', 'más barato', 'más baratos'],
  dearest: ['dearest', 'costliest', 'plus cher', 'les plus chers', 'más caro', 'más caros'],
  empty: ['empty', 'without cargo', 'vides', 'vide', 'sans cargaison', 'vacíos', 'sin carga'],
  laden: ['laden', 'with cargo', 'carriers', 'chargés', 'cargados', 'con carga'],
  returning: ['returning', 'replaceable', 'remplaçables', 'reemplazables'],
} as const;

/** A counter with its cost, and whether the die of 9.3 may bring it back. */
export function priced(
  { tables }: Field,
  { kind, face, cost, price }: Counter,
): Pick<Payer, 'kind' | 'face' | 'cost' | 'returns'> {
  return { kind, face, cost: price, returns: cost !== null && cost < tables.dice.sides };
}
