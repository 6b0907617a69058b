/** ADVANCE: whether the lead of a won attack goes forward, into which hex, and who goes with it. */
import { note, warning } from '../../../acts/against.ts';
import { choice, optional, place, units } from '../../../acts/slots.ts';
import { isLegal } from '../../../engine/run.ts';
import { stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { HexId } from '../rules/state.ts';
import { enemyOf } from '../rules/units.ts';
import { act } from './act.ts';
import { isFor } from './chosen.ts';
import { NOBODY, TO } from './words.ts';

export const advance = act({
  id: 'ADVANCE',
  words: { en: ['advance'], fr: ['avancer'], es: ['avanzar'] },
  slots: {
    units: optional(units()),
    who: optional(
      choice({
        all: ['all', 'tous', 'todos'],
        lead: ['lead', 'tête', 'cabeza'],
        none: NOBODY,
      }),
    ),
    to: optional(place({ after: TO })),
  },
  calls: [],
  stays: true,
  standing: true,
  // Nobody keeps a lead back that the rules send in.
  idle: ({ at, side }, { units, who, to }) => [
    ...(who === 'none' ? [note('boar.lead-must', 'series 12.23', {})] : []),
    ...(to === undefined || units.length === 0 || unitsOfAt(stacksOf(at), to, enemyOf(at.field, side)).length > 0
      ? []
      : [warning('boar.advance-no-march', 'series 12.23', { units, to, part: true })]),
  ],
  says: {
    'advance-hex': ({ units, to }, { about }) =>
      to !== undefined && about.options.includes(to) && isFor(units, about.lead) ? to : undefined,
    'advance-lead'(args, { about }) {
      if (isElsewhere(args, about.to)) return undefined;
      if (args.who !== undefined) return args.who === 'none' ? 'stay' : 'advance';
      return args.units.includes(about.lead) || (args.to !== undefined && args.units.length === 0)
        ? 'advance'
        : undefined;
    },
    'advance-others'(args, { about, need }) {
      if (isElsewhere(args, about.hex)) return undefined;
      if (args.who === 'none' || args.who === 'lead') return [];
      const able = [...about.units, ...about.leaders];
      // Of a fight in which none of those it names may go forward it says nothing.
      if (args.units.length > 0 && ![about.lead, ...able].some((unit) => args.units.includes(unit))) return undefined;
      const wanted = able.filter((unit) => isFor(args.units, unit));
      const going: string[] = [];
      for (const unit of wanted) if (isLegal(need.space, [...going, unit])) going.push(unit);
      return going;
    },
  },
});

/** A line that names a hex is about that hex alone. */
function isElsewhere({ to }: { readonly to?: HexId | undefined }, hex: HexId): boolean {
  return to !== undefined && to !== hex;
}
