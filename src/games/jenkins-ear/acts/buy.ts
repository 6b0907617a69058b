/** BUY: counters of one's own pool, by name or so many of a kind (3.3). */
import { choice, optional, place } from '../../../acts/slots.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { Port } from '../field.ts';
import { stockWords } from '../kind-words.ts';
import { buy as purchase } from '../purchases.ts';
import { isCalled } from '../stock.ts';
import { act, type Sight } from './act.ts';
import { asksOfNothing } from './against.ts';
import { COUNT, UNITS } from './words.ts';

export const buy = act({
  id: 'BUY',
  words: { en: ['buy', 'purchase', 'build'], fr: ['acheter', 'achat'], es: ['comprar', 'compra'] },
  slots: {
    units: UNITS,
    count: COUNT,
    kind: optional(choice(stockWords)),
    at: optional(place({ after: ['at', 'in', 'to', 'à', 'en', 'au', 'a', 'al'] })),
  },
  calls: ['movement'],
  example: 'BUY 2 deceptions AT port royal',
  *play(phase, args, order) {
    yield* [];
    return purchase(phase, args, order);
  },
  idle: (_sight, _args, order) => asksOfNothing(order),
  /** Own ports that take new counters, the nearest first. */
  mends(sight, { at = '' }, { code }) {
    if (code !== 'ear.no-place-there' && code !== 'ear.place-taken') return null;
    const { field } = sight;
    const far = (hex: string): number => distance(field.grid, at, hex);
    return {
      slot: 'at',
      values: homePorts(sight)
        .map(({ hex }) => hex)
        .toSorted((a, b) => far(a) - far(b)),
      byName: true,
    };
  },
  /** As many of the kind as the pattern wants, then one, at each own port; then what costs little. */
  *instances(sight, { kind = 'frigates', count = 1 }) {
    const { field, view, side } = sight;
    const ports = homePorts(sight).toSorted((a, b) => b.value - a.value);
    const pool = view.pools[side].flatMap(({ face }) => field.faces.get(face) ?? []);
    const inPool = Object.keys(stockWords).filter((word) =>
      pool.some((face) => isCalled({ kind: face.kind, face: face.id }, word)),
    );
    const asked: readonly { kind: string; count: number }[] = inPool.includes(kind)
      ? [
          { kind, count },
          { kind, count: 1 },
        ]
      : [];
    const wanted = [...asked, ...inPool.map((word) => ({ kind: word, count: 1 }))];
    for (const what of wanted) for (const { hex } of ports) yield [{ verb: 'BUY', args: { ...what, at: hex } }];
  },
});

function homePorts({ field, view, side }: Sight): readonly Port[] {
  return [...field.ports.values()].filter(
    ({ id, flag, water, nameOnly }) => flag === side && view.ports[id] === side && water === 'caribbean' && !nameOnly,
  );
}
