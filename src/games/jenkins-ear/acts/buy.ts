/** BUY: counters of one's own pool, by name or so many of a kind (3.3). */
import { atOnce } from '../../../acts/act.ts';
import { never } from '../../../acts/against.ts';
import { choice, count, optional, place } from '../../../acts/slots.ts';
import type { Mends, Reason } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { CounterId, HexId } from '../field.ts';
import { stockWords } from '../kind-words.ts';
import { byValue, homePorts, inPool, buy as purchase } from '../purchases.ts';
import { isCalled } from '../stock.ts';
import { counterOf } from '../units.ts';
import { act, type Sight } from './act.ts';
import { asksOfNothing } from './against.ts';
import { UNITS } from './words.ts';

export const buy = act({
  id: 'BUY',
  words: { en: ['buy', 'purchase', 'build'], fr: ['acheter', 'achat'], es: ['comprar', 'compra'] },
  slots: {
    units: UNITS,
    count: optional(count({ usual: 1 })),
    kind: optional(choice(stockWords)),
    at: optional(place({ after: ['at', 'in', 'to', 'à', 'en', 'au', 'a', 'al'] })),
  },
  calls: ['movement'],
  first: true,
  example: 'BUY 2 deceptions AT port royal',
  play: atOnce(purchase),
  idle: (_sight, args, order) => (args.count === 0 ? [never('ear.buy-what', '3.3')] : asksOfNothing(order)),
  mends: (sight, args, why) => homewards(sight, args, why) ?? others(sight, args.units, why),
  /** As many of the kind as the pattern wants, then one, at each own port; then what costs little. */
  *instances(sight, { kind = 'frigates', count: wish = 1 }) {
    const { field, view, side } = sight;
    const ports = homePorts(field, view, side).toSorted(byValue);
    const pool = view.pools[side].flatMap(({ face }) => field.faces.get(face) ?? []);
    const words = Object.keys(stockWords).filter((word) =>
      pool.some((face) => isCalled({ kind: face.kind, face: face.id }, word)),
    );
    const wanted = [
      ...(words.includes(kind) ? [wish, 1] : []).map((asked) => ({ kind, count: asked })),
      ...words.map((word) => ({ kind: word, count: 1 })),
    ];
    for (const what of wanted) for (const { id } of ports) yield [{ verb: 'BUY', args: { ...what, at: id } }];
  },
});

/** Own ports that take new counters, the nearest first, for who names another. */
export function homewards(
  { field, view, side }: Sight,
  { at = '' }: { at?: HexId | undefined },
  { code }: Reason,
): Mends | null {
  if (code !== 'ear.no-place-there' && code !== 'ear.place-taken') return null;
  const far = (hex: HexId): number => distance(field.grid, at, hex);
  const ports = homePorts(field, view, side).map(({ id }) => id);
  return { slot: 'at', values: ports.toSorted((a, b) => far(a) - far(b)), byName: true };
}

/** For who names one of several alike that is not to be had, the others; who wants a ship of its own name wants no other. */
function others({ field, view, side }: Sight, [unit, ...more]: readonly CounterId[], { code }: Reason): Mends | null {
  const isGone = ['ear.not-in-pool', 'ear.never-bought', 'ear.on-map-already'].includes(code);
  if (!isGone || unit === undefined || more.length > 0) return null;
  const stem = unit.replace(/\d+$/, '');
  const pool = inPool(field, view.units, side, { kind: counterOf(field, unit).kind });
  return { slot: 'units', values: stem === unit ? [] : pool.filter((id) => id.replace(/\d+$/, '') === stem) };
}
