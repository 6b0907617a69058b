/** ADVANCE: whether the lead of a won attack goes forward, and who goes with it. */
import { choice, optional, units } from '../../../acts/slots.ts';
import { isLegal } from '../../../engine/run.ts';
import { act } from './act.ts';

export const advance = act({
  id: 'ADVANCE',
  words: { en: ['advance'], fr: ['avancer'], es: ['avanzar'] },
  slots: {
    units: optional(units()),
    who: optional(
      choice({
        all: ['all', 'tous', 'todos'],
        lead: ['lead', 'tête', 'cabeza'],
        none: ['none', 'nobody', 'personne', 'aucun', 'nadie', 'ninguno'],
      }),
    ),
  },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'advance-lead'(args, { about }) {
      if (args.who !== undefined) return args.who === 'none' ? 'stay' : 'advance';
      return args.units.includes(about.lead) ? 'advance' : undefined;
    },
    'advance-others'(args, { about, need }) {
      if (args.who === 'none' || args.who === 'lead') return [];
      const able = [...about.units, ...about.leaders];
      const wanted = args.units.length > 0 ? able.filter((unit) => args.units.includes(unit)) : able;
      const going: string[] = [];
      for (const unit of wanted) if (isLegal(need.space, [...going, unit])) going.push(unit);
      return going;
    },
  },
});
