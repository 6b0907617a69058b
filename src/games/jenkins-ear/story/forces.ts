/** The reader's own forces in sums: ships, Soldiers and guns of each place, and of all together. */
import type { Subject } from '../../../engine/chapters.ts';
import type { Counter, CounterId, HexId } from '../field.ts';
import { isShip } from '../units.ts';
import { placedFully, type Teller } from './teller.ts';

/** Places with the most counters first; nothing for a reader of no side. */
export function forces(teller: Teller): Subject {
  const { say, after, side } = teller;
  const places = new Map<HexId, CounterId[]>();
  for (const stack of Object.values(after.stacks)) {
    if (stack.side === side) places.set(stack.hex, [...(places.get(stack.hex) ?? []), ...(stack.units ?? [])]);
  }
  const greatest = [...places].sort(([a, one], [b, two]) => two.length - one.length || (a < b ? -1 : 1));
  const rows = greatest.map(([hex, ids]) => ({ label: placedFully(teller, hex), text: [sums(teller, ids)] }));
  const whole = { label: say('forces.all'), text: [sums(teller, [...places.values()].flat())] };
  return { title: say('chapter.forces'), rows: rows.length < 2 ? rows : [...rows, whole] };
}

function sums({ say, field }: Teller, ids: readonly CounterId[]): string {
  const counters = ids.flatMap((id) => field.counters.get(id) ?? []);
  const sumOf = (of: readonly Counter[], value: (one: Counter) => number | null): number =>
    of.reduce((sum, one) => sum + (value(one) ?? 0), 0);
  const ofKind = (...kinds: Counter['kind'][]): Counter[] => counters.filter(({ kind }) => kinds.includes(kind));
  const ships = counters.filter(isShip);
  const soldiers = ofKind('soldiers');
  const guns = ofKind('cannons', 'heavy-guns');
  const cannonade = sumOf(counters, (one) => one.cannonade);
  const said = (key: string, of: readonly Counter[], more: Record<string, number> = {}): string[] =>
    of.length === 0 ? [] : [say(`forces.${key}`, { n: of.length, ...more })];
  const parts = [
    ...said('ships', ships, { guns: sumOf(ships, ({ gun }) => gun) }),
    ...said('soldiers', soldiers, { land: sumOf(soldiers, ({ land }) => land) }),
    ...said('guns', guns),
    ...said('chains', ofKind('boom-chain')),
    ...said('supplies', ofKind('supplies')),
    ...ofKind('leader').map(({ name }) => name[say.language]),
    ...said('deceptions', ofKind('deception')),
  ];
  return `${say.list(parts)}${cannonade > 0 ? say('forces.cannonade', { n: cannonade }) : ''}.`;
}
