/** French names of clocks and seats, with the little words before them. */
import { joined } from '../../engine/phrase.ts';

/** Time zones by the last part of their id, as French writes the place. */
const ZONES: Readonly<Record<string, string>> = {
  Adelaide: 'Adélaïde',
  Algiers: 'Alger',
  Athens: 'Athènes',
  Azores: 'les Açores',
  Barbados: 'la Barbade',
  Beirut: 'Beyrouth',
  Brussels: 'Bruxelles',
  Bucharest: 'Bucarest',
  Cairo: 'le Caire',
  Canary: 'les Canaries',
  Copenhagen: 'Copenhague',
  Dubai: 'Dubaï',
  Faroe: 'les Féroé',
  Guadeloupe: 'la Guadeloupe',
  Havana: 'la Havane',
  Jamaica: 'la Jamaïque',
  Jerusalem: 'Jérusalem',
  Kyiv: 'Kiev',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  Martinique: 'la Martinique',
  'Mexico City': 'Mexico',
  Montreal: 'Montréal',
  Moscow: 'Moscou',
  Noumea: 'Nouméa',
  'Puerto Rico': 'Porto Rico',
  Reunion: 'la Réunion',
  'Sao Paulo': 'São Paulo',
  Seoul: 'Séoul',
  Singapore: 'Singapour',
  Tehran: 'Téhéran',
  Vienna: 'Vienne',
  Warsaw: 'Varsovie',
};

/** `Londres`, `le Caire`; what has no French name here keeps its own. */
export const frenchZone = (zone: string): string => ZONES[zone] ?? zone;

/** `à Londres`, `au Caire`, `aux Açores` */
export const inZone = (zone: string): string => joined('à', frenchZone(zone), 'fr');

/** A seat's name behind `de`: `des Britanniques`, `de l’Espagne`, `de la France`. */
export const ofSeat = (seat: string): string => joined('de', named(seat), 'fr');

/** The same behind `à`: `aux Britanniques`, `à l’Espagne`. */
export const toSeat = (seat: string): string => joined('à', named(seat), 'fr');

/** A seat is a people, a country or an army: its article follows from how its name begins and ends. */
function named(seat: string): string {
  if (/^(?:les?|la) |^l[’']/iu.test(seat)) return seat;
  if (/s$/u.test(seat)) return `les ${seat}`;
  if (/^[aeiouyhâàéèêîôû]/iu.test(seat)) return `l’${seat}`;
  return /e$/u.test(seat) ? `la ${seat}` : `le ${seat}`;
}
