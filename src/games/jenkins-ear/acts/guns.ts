/** GUNS: which guns ashore join a naval combat (9.1). */
import type { Kind } from '../field.ts';
import { act } from './act.ts';
import { chosen, isFor } from './chosen.ts';
import { unfit } from './unfit.ts';
import { COUNT, HEX, kindOf, UNITS, WHO } from './words.ts';

const ASHORE: ReadonlySet<Kind> = new Set(['cannons', 'heavy-guns', 'boom-chain']);

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
  idle: (sight, { units }, _order, before) =>
    unfit(sight, units, before, ({ kind }) => ASHORE.has(kind), ['ear.no-shore-gun', '9.1']),
});
