/** INTERCEPT: when and with whom a side goes for what passes by (7.2). */
import { choice, count, optional, places, units } from '../../../acts/slots.ts';
import { distance } from '../../../places/hex/grid.ts';
import { byMost, gunOf } from '../doctrine/staff.ts';
import type { CounterId, HexId } from '../field.ts';
import { counterOf, isDeception } from '../units.ts';
import { type AskedOf, act } from './act.ts';
import { isFor } from './chosen.ts';
import { AT, allOrNone, KEEP, WITH } from './words.ts';

const FROM = ['from', 'de', 'depuis', 'desde'];

interface Intercepting {
  readonly whom: 'passing' | 'retreating' | undefined;
  readonly at: readonly HexId[];
  readonly from: readonly HexId[];
  readonly near: readonly HexId[];
  readonly within: number | undefined;
  readonly who: 'all' | 'none' | undefined;
  readonly with: readonly CounterId[];
  readonly keep: number | undefined;
}

export const intercept = act({
  id: 'INTERCEPT',
  words: { en: ['intercept', 'chase'], fr: ['intercepter', 'chasser'], es: ['interceptar', 'cazar'] },
  slots: {
    whom: optional(
      choice({
        passing: ['passing', 'passant', 'pasando'],
        retreating: ['retreating', 'fuyant', 'huyendo'],
      }),
    ),
    at: optional(places({ after: AT })),
    from: optional(places({ after: FROM })),
    near: optional(places({ after: ['near', 'près de', 'près', 'cerca de', 'cerca'] })),
    within: optional(count({ after: ['within', 'rayon', 'radio'] })),
    who: optional(choice(allOrNone, { after: ['', ...WITH] })),
    with: optional(units({ after: WITH })),
    keep: optional(count({ after: KEEP })),
  },
  calls: [],
  standing: true,
  subject: ['whom', 'at', 'from', 'near'],
  example: 'STANDING INTERCEPT AT 2919 WITH ALL KEEP 1 IF ENEMY >= 3',
  says: {
    intercept: (args, asked) => (args.whom === 'retreating' ? undefined : crew(args, asked)),
    'retreat-intercept': (args, asked) => (args.whom === 'passing' ? undefined : crew(args, asked)),
  },
});

/** Those named, or all but Merchants, the best guns first, less those kept; Deceptions named go with the ships beside them. */
function crew(
  args: Intercepting,
  { field, view, about }: AskedOf<'intercept' | 'retreat-intercept'>,
): readonly CounterId[] | undefined {
  const isNear = (hex: HexId): boolean => distance(field.grid, hex, about.at) <= (args.within ?? 1);
  if (!isFor(args.at, about.at) || (args.near.length > 0 && !args.near.some(isNear))) return undefined;
  if (args.who === 'none') return [];
  const hexOf = (id: CounterId): HexId => view.units[id]?.hex ?? '';
  const mine = about.candidates.filter((id) => args.from.length === 0 || args.from.includes(hexOf(id)));
  const crews =
    args.with.length > 0
      ? args.with.filter((id) => mine.includes(id))
      : mine.filter((id) => counterOf(field, id).kind !== 'merchant');
  const screens = args.with.filter(
    (id) => isDeception(counterOf(field, id)) && crews.some((one) => hexOf(one) === hexOf(id)),
  );
  const going = byMost(crews, (id) => gunOf(field, id)).slice(0, Math.max(0, crews.length - (args.keep ?? 0)));
  if (going.length > 0) return [...going, ...screens];
  return mine.length > 0 ? [] : undefined;
}
