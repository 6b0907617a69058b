/** What a BUY might say that names no port of one's own: the own ports that take new counters, the nearest first. */
import type { Mends, Order, Reason } from '../../engine/contract.ts';
import { distance } from '../../places/hex/grid.ts';
import type { Field, Side } from './field.ts';
import type { EarView } from './view.ts';

export function mends(field: Field, view: EarView, side: Side, { args }: Order, { code }: Reason): Mends | null {
  if (code !== 'ear.no-place-there' && code !== 'ear.place-taken') return null;
  const ports = [...field.ports.values()].filter(
    ({ id, flag, water, nameOnly }) => flag === side && view.ports[id] === side && water === 'caribbean' && !nameOnly,
  );
  const far = (hex: string): number => distance(field.grid, String(args.at), hex);
  return {
    slot: 'at',
    values: ports.map(({ hex }) => hex).toSorted((a, b) => far(a) - far(b)),
    called: (hex) => field.hexes.get(hex)?.port?.name.en ?? hex,
  };
}
