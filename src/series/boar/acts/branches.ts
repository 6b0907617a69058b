/** Lines of two branches, `IF … ELSE …`, that could be ordered as the view stands, for examples. */
import type { Json, Order } from '../../../engine/contract.ts';
import { around, stacksOf } from '../rules/stacks.ts';
import type { Sight } from './act.ts';
import { isOf } from './assaults.ts';

/** A line about a unit of one's own and a hex beside it, with nobody in it. */
export function* branches(sight: Sight, { verb, args, when, otherwise }: Order): Generator<readonly [Order]> {
  if (!otherwise) return;
  const { at, view, role } = sight;
  const march = [args, otherwise.args].find((one) => one.to !== undefined);
  const [named] = [march?.units ?? []].flat();
  const stacks = stacksOf(at);
  for (const { id, hex } of Object.values(view.units).filter((unit) => isOf(sight, unit.id, role))) {
    const place = at.field.hexes.get(hex ?? '');
    for (const to of place ? around(place).filter((near) => !stacks.has(near)) : []) {
      const instead = new Map<Json | undefined, Json>([
        [named, id],
        [march?.to, to],
      ]);
      const act = { verb, args, ...(when && { when }), otherwise };
      yield [swapped(act as Json, instead) as Order];
    }
  }
}

/** A value with others in the place of some that it holds. */
function swapped(value: Json, instead: ReadonlyMap<Json | undefined, Json>): Json {
  if (Array.isArray(value)) return value.map((one) => swapped(one as Json, instead));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, swapped(one, instead)]));
  return instead.get(value) ?? value;
}
