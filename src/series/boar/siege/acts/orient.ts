/** ORIENT: which sides of a hex its siege works face (S 4.4). */
import { never } from '../../../../acts/against.ts';
import { place } from '../../../../acts/slots.ts';
import { act, type Sight } from '../../acts/act.ts';
import { overWithDays, reason } from '../../acts/unasked.ts';
import { SIDES } from '../../acts/words.ts';
import { ofGame } from '../../rules/events.ts';
import { asArc, facings } from '../counters.ts';
import { doubt, inWorks, problem, worksStopped } from './besieging.ts';

export const orient = act({
  id: 'ORIENT',
  words: { en: ['orient', 'face'], fr: ['orienter'], es: ['orientar'] },
  slots: { hex: place(), sides: SIDES },
  calls: [],
  standing: true,
  ahead: true,
  says: {
    'works-orient': (args, { about }) => (args.hex === about.hex ? (asArc(args.sides) ?? undefined) : undefined),
  },
  idle: (sight, { hex, sides }) =>
    inWorks(sight, (besieging) => {
      const { opened, siege } = besieging;
      const arc = asArc(sides);
      if (arc === null || new Set(sides).size !== sides.length)
        return [never(ofGame(opened.field, 'works-apart'), 'S 4.4', { sides: sides.join(' '), slot: 'sides' })];
      if (!facings(opened, siege).some((one) => one.length === arc.length))
        return [problem(besieging, 'works-counter', 'S 4.4', { n: arc.length, slot: 'sides' })];
      const begun = siege.building.some((marker) => marker.hex === hex);
      return begun ? [] : [doubt(besieging, 'works-none', 'S 4.4', { hex, slot: 'hex' })];
    }),
  unasked(sight, { hex }, before) {
    const early = overWithDays(sight, 'siege-over');
    if (early) return early;
    const isBegun = ({ view: { campaign } }: Sight): boolean =>
      campaign?.siege.building.some((marker) => marker.hex === hex) ?? false;
    if (!isBegun(before)) return reason(sight, 'works-unbegun', { hex });
    if (!isBegun(sight)) return reason(sight, 'works-lost', { hex });
    return worksStopped(sight) ?? reason(sight, 'works-beset', { hex });
  },
});
