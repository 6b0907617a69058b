/** How Pensacola's own orders are echoed in French and Spanish, by the English word; the series has the rest. */
import { inTongues } from '../../../acts/tongues.ts';
import { spoken as ofSeries } from '../../../series/boar/acts/spoken.ts';

const own = inTongues({
  british: ['britanniques', 'británicos'],
  spanish: ['espagnols', 'españoles'],
  clear: ['temps clair', 'despejado'],
  rain: ['pluie', 'lluvia'],
  storm: ['tempête', 'tormenta'],
  bombardment: ['bombardement', 'bombardeo'],
  card: ['carte', 'carta'],
  guns: ['canons', 'cañones'],
  road: ['route', 'camino'],
  stockade: ['palanque', 'empalizada'],
  plantation: ['plantation', 'plantación'],
  // A stockade has the other word in its name.
  'BOMBARD.N': ['N', 'N'],
  'BOMBARD.S': ['S'],
  end: ['fin', 'fin'],
  from: ['depuis', 'desde'],
  drop: ['laisser', 'dejar'],
  there: ['là', 'allí'],
  by: ['par', 'por'],
  back: ['retour', 'vuelta'],
  turn: ['tour', 'turno'],
  box: ['case', 'casilla'],
});

export const spoken = { fr: { ...ofSeries.fr, ...own.fr }, es: { ...ofSeries.es, ...own.es } };
