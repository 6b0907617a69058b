/** Orders of this part, in the order in which HELP lists them. */
import { never } from '../../../acts/against.ts';
import { optional, units } from '../../../acts/slots.ts';
import { isFor } from '../../../series/boar/acts/chosen.ts';
import { placeUnit } from '../../../series/boar/acts/place.ts';
import { act } from '../acts/act.ts';
import { isGarrison } from '../works/forts.ts';
import { garrisonOf, isBeset } from './spiking.ts';

/** Whom works shall not keep, though they spare him a retreat or would take him in on his way (P 3.14.1.5, 3.14.5). */
const vacate = act({
  id: 'VACATE',
  words: { en: ['vacate', 'evacuate'], fr: ['évacuer', 'quitter les ouvrages'], es: ['desalojar', 'evacuar'] },
  slots: { units: optional(units()) },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'leave-works': (args, { about }) => (isFor(args.units, about.unit) ? 'leave' : undefined),
    'retreat-halt': (args, { about }) => (isFor(args.units, about.unit) ? 'on' : undefined),
  },
});

/** Garrison guns made useless before they fall to the enemy (P 3.8). */
const spike = act({
  id: 'SPIKE',
  words: { en: ['spike'], fr: ['enclouer'], es: ['clavar'] },
  slots: { units: units() },
  calls: ['movement'],
  standing: true,
  says: {
    spike: ({ units: named }, { about }) => about.guns.flatMap(({ unit }) => (named.includes(unit) ? [unit] : [])),
  },
  idle({ at }, { units: named }) {
    const wrong = named.filter((unit) => !at.field.counters.has(unit) || !isGarrison(at, unit));
    return wrong.map((unit) => never('pensacola.not-garrison', 'P 3.8', { unit, slot: 'units' }));
  },
  pertinent: ({ at, side }) => garrisonOf(at, side).length > 0,
  *instances({ at, side }) {
    for (const gun of garrisonOf(at, side)) if (isBeset(at, gun)) yield [{ verb: 'SPIKE', args: { units: [gun] } }];
  },
});

export const coupActs = [placeUnit, vacate, spike];
