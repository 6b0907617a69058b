/** Spanish names of clocks and seats, with the little words before them. */
import { joined } from '../../engine/phrase.ts';

/** Time zones by the last part of their id, as Spanish writes the place. */
const ZONES: Readonly<Record<string, string>> = {
  Adelaide: 'Adelaida',
  Algiers: 'Argel',
  Amsterdam: 'Ámsterdam',
  Athens: 'Atenas',
  Azores: 'las Azores',
  Beirut: 'Beirut',
  Berlin: 'Berlín',
  Bogota: 'Bogotá',
  Brussels: 'Bruselas',
  Bucharest: 'Bucarest',
  Cairo: 'El Cairo',
  Canary: 'Canarias',
  Cancun: 'Cancún',
  Copenhagen: 'Copenhague',
  Dubai: 'Dubái',
  Dublin: 'Dublín',
  Guadeloupe: 'Guadalupe',
  Havana: 'La Habana',
  Istanbul: 'Estambul',
  Jerusalem: 'Jerusalén',
  Kyiv: 'Kiev',
  Lisbon: 'Lisboa',
  London: 'Londres',
  'Los Angeles': 'Los Ángeles',
  Luxembourg: 'Luxemburgo',
  Martinique: 'Martinica',
  'Mexico City': 'Ciudad de México',
  Moscow: 'Moscú',
  'New York': 'Nueva York',
  Panama: 'Panamá',
  Paris: 'París',
  Prague: 'Praga',
  Reunion: 'la Reunión',
  Rome: 'Roma',
  'Sao Paulo': 'São Paulo',
  Seoul: 'Seúl',
  Singapore: 'Singapur',
  Stockholm: 'Estocolmo',
  Tehran: 'Teherán',
  Tokyo: 'Tokio',
  Vienna: 'Viena',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
};

/** `Londres`, `El Cairo`; what has no Spanish name here keeps its own. */
export const spanishZone = (zone: string): string => ZONES[zone] ?? zone;

/** A seat's name behind `de`: `de los británicos`, `de España`, `del ejército`. */
export const ofSeat = (seat: string): string => joined('de', named(seat), 'es');

/** The same behind `a`: `a los británicos`, `a España`. */
export const toSeat = (seat: string): string => joined('a', named(seat), 'es');

/** A seat is a people, which takes an article, or a country, which takes none. */
function named(seat: string): string {
  if (/^(?:el|la|los|las) /iu.test(seat) || !/[aeo]s$/u.test(seat)) return seat;
  return /as$/u.test(seat) ? `las ${seat}` : `los ${seat}`;
}
