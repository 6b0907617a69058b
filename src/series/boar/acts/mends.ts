/** What a march might say that cannot be made: hexes near the one ordered, those nearest to where it starts first. */
import type { Mends, Order, Reason } from '../../../engine/contract.ts';
import { distance, ring } from '../../../places/hex/grid.ts';
import type { BoarView } from '../frame/view.ts';
import { MARCHES } from '../rules/errand.ts';
import type { Field } from '../scenario/field.ts';

/** How far from the hex ordered another is looked for. */
const NEAR = 3;
/** What has nothing to do with the hex ordered: who goes, in what order and weather, or that he is there already. */
const HOPELESS: ReadonlySet<string> = new Set([
  'boar.gone',
  'boar.yet-to-come',
  'boar.already-there',
  'boar.no-such-hex',
  'boar.moved-already',
  'boar.arrival-spent',
  'boar.weather',
  'boar.shattered',
  'boar.pinned',
  'boar.withdrew',
  'boar.no-road',
  'boar.strategic-arrival',
  'boar.strategic-order',
  'boar.strategic-weather',
  'savannah.card-holds',
  'savannah.gun-stands',
  'savannah.gun-goes-home',
  'savannah.lost',
]);

export function mends({ grid }: Field, view: BoarView, { verb, args }: Order, { code }: Reason): Mends | null {
  if (!MARCHES.includes(verb) || HOPELESS.has(code)) return null;
  const to = String(args.to);
  const [first] = [args.units ?? []].flat().map(String);
  const from = (view.units[first ?? ''] ?? view.leaders[first ?? ''])?.hex ?? to;
  const values = Array.from({ length: NEAR }, (_, n) =>
    ring(grid, to, n + 1).sort((a, b) => distance(grid, from, a) - distance(grid, from, b)),
  );
  return { slot: 'to', values: values.flat().filter((hex) => hex !== from) };
}
