/** INTERCEPT: when and with whom a side goes for what passes by (7.2). */
import { warning } from '../../../acts/against.ts';
import { type Args, choice, count, optional, places, units } from '../../../acts/slots.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { byMost, gunOf } from '../doctrine/staff.ts';
import type { CounterId, HexId } from '../field.ts';
import { counterOf, hexOf, isDeception, isShip } from '../units.ts';
import { type AskedOf, act, type Sight } from './act.ts';
import { isFor } from './chosen.ts';
import { asLeftBy } from './move.ts';
import { unfit } from './unfit.ts';
import { AT, allOrNone, KEEP, WITH } from './words.ts';

const FROM = ['from', 'de', 'depuis', 'desde'];

const slots = {
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
};

export const intercept = act({
  id: 'INTERCEPT',
  words: { en: ['intercept', 'chase'], fr: ['intercepter', 'chasser'], es: ['interceptar', 'cazar'] },
  slots,
  calls: [],
  standing: true,
  subject: ['whom', 'at', 'from', 'near'],
  example: 'STANDING INTERCEPT AT 2919 WITH ALL KEEP 1 IF OURS >= 5 AND ENEMY <= 6',
  says: {
    intercept: (args, asked) => (args.whom === 'retreating' ? undefined : crew(args, asked)),
    'retreat-intercept': (args, asked) => (args.whom === 'passing' ? undefined : crew(args, asked)),
  },
  idle: (sight, { at, who, with: named }, _order, before) => [
    ...unfit(sight, named, before, (one) => isShip(one) || isDeception(one), [
      'ear.no-ship-to-intercept',
      '7.2',
      'with',
    ]),
    ...(who === 'none' ? [] : waitsElsewhere(sight, at, named, before)),
  ],
});

/** Ships go for who passes beside them: who lies beside none of the places, as the lines above leave him, goes for nobody there. */
function waitsElsewhere(
  sight: Sight,
  at: readonly HexId[],
  named: readonly CounterId[],
  before: readonly Order[],
): readonly Diagnostic[] {
  if (at.length === 0 || before.some((line) => line.when)) return [];
  const { field } = sight;
  const beside = at.flatMap((hex) => hexOf(field, hex).bySea.map(({ id }) => id));
  const afloat = Object.values(asLeftBy(sight, before).view.units).filter(
    ({ id, hex }) => hex !== null && isShip(counterOf(field, id)),
  );
  const isBeside = ({ hex }: { readonly hex: HexId | null }): boolean => beside.includes(hex ?? '');
  if (named.length === 0 && !afloat.some(isBeside)) {
    return [warning('ear.nobody-beside', '7.2', { hexes: at, slot: 'at', now: true })];
  }
  return afloat.flatMap((unit) => {
    if (!named.includes(unit.id) || isBeside(unit)) return [];
    const facts = { counter: unit.id, there: unit.hex, hexes: at, slot: 'with', now: true, part: named.length > 1 };
    return [warning('ear.not-beside', '7.2', facts)];
  });
}

/** Those named, or all but Merchants, the best guns first, less those kept; Deceptions named go with the ships beside them. */
function crew(
  args: Args<typeof slots>,
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
