/** Orders about cards: those of the series, and the exchange before the assault. */
import type { Act } from '../../../acts/act.ts';
import { never } from '../../../acts/against.ts';
import { choice, place } from '../../../acts/slots.ts';
import { optionsOf } from '../../../series/boar/acts/chosen.ts';
import { AT } from '../../../series/boar/acts/words.ts';
import { cardsOf } from '../../../series/boar/cards/acts/index.ts';
import { act, type OfPensacola, type Sight } from '../acts/act.ts';

/** What the Spanish do with their chit before the assault (P 6.1.12). */
const exchange = act({
  id: 'EXCHANGE',
  words: {
    en: ['exchange', 'exchange momentum for'],
    fr: ['échanger', 'échanger élan contre'],
    es: ['cambiar', 'cambiar impulso por'],
  },
  slots: {
    for: choice({
      bombard: ['bombardment', 'bombard', 'bombardement', 'bombardeo'],
      card: ['card', 'a card', 'carte', 'une carte', 'carta', 'una carta'],
    }),
  },
  calls: [],
  standing: true,
  ahead: true,
  example: 'STANDING EXCHANGE card',
  says: { 'momentum-exchange': (args) => args.for },
  idle: (sight) => againstExchange(sight, sight.at.field.siegeOf),
});

/** Where that brings warriors to. */
const choctaw = act({
  id: 'CHOCTAW',
  words: { en: ['choctaw'], fr: ['choctaws'], es: ['choctaw'] },
  slots: { at: place({ after: AT }) },
  calls: [],
  standing: true,
  ahead: true,
  example: 'STANDING CHOCTAW AT 2828',
  says: { 'exchange-choctaw': ({ at }, { need }) => optionsOf(need).find((hex) => hex === at) },
  idle: (sight, { at }) => {
    const hexes = sight.opened.sheet.exchange?.hexes ?? [];
    const isThere = hexes.length === 0 || hexes.includes(at);
    const wrong = isThere
      ? []
      : [never('pensacola.exchange-place', 'P 6.1.12', { hexes: hexes.join(', '), slot: 'at' })];
    return [...againstExchange(sight, sight.at.field.worksOf), ...wrong];
  },
});

/** Before the first turn of the assault, and by its side alone. */
function againstExchange({ opened, view, side }: Sight, by: string) {
  const isOpen = opened.sheet.exchange !== undefined && view.ordinal === 1 && view.phasing === null && side === by;
  return isOpen ? [] : [never('pensacola.exchange-over', 'P 6.1.12', {})];
}

const ofSeries = cardsOf({
  entries: [],
  armies: {
    british: ['british', 'britanniques', 'británicos'],
    spanish: ['spanish', 'espagnols', 'españoles'],
    clear: ['clear', 'temps clair', 'despejado'],
    rain: ['rain', 'pluie', 'lluvia'],
    storm: ['storm', 'tempête', 'tormenta'],
  },
});

export const cardActs: readonly Act<OfPensacola>[] = [...ofSeries, exchange, choctaw];
