/** GUNS: which guns ashore join a naval combat (9.1). */
import { act } from './act.ts';
import { chosen, isFor } from './chosen.ts';
import { COUNT, HEX, kindOf, UNITS, WHO } from './words.ts';

export const guns = act({
  id: 'GUNS',
  words: {
    en: ['guns', 'shore guns', 'batteries'],
    fr: ['batteries', 'batterie', 'pièces'],
    es: ['baterías', 'batería'],
  },
  slots: { units: UNITS, count: COUNT, who: WHO, kind: kindOf('cannons', 'heavy-guns', 'boom-chains'), at: HEX },
  calls: [],
  standing: true,
  example: 'STANDING GUNS all',
  says: {
    'shore-guns': (args, { field, about }) =>
      isFor(args.at, about.hex) ? chosen(field, args, about.counters) : undefined,
  },
});
