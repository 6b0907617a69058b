/** Whether an order could decide something as things stand: who rallies is broken, who breaks off is pinned, who withdraws is horse. */
import type { Order } from '../../engine/contract.ts';
import type { Rules } from '../boar/house.ts';
import { counterOf, isMounted } from '../boar/units.ts';
import type { SavannahView, SeenUnit } from './view.ts';

/** All units named answer to what the verb is for; any other verb is always to the point. */
export function pertinent(rules: Rules, view: SavannahView, { verb, args }: Order): boolean {
  const could = CHOICES[verb];
  if (!could) return true;
  return [args.units ?? []].flat().every((named) => {
    const id = String(named);
    const unit = view.units[id];
    return unit?.hex != null && could(unit, rules);
  });
}

const CHOICES: Readonly<Record<string, (unit: SeenUnit, rules: Rules) => boolean>> = {
  RALLY: ({ formation }) => formation !== 'parade',
  BREAK: ({ pinnedBy }) => pinnedBy.length > 0,
  WITHDRAW: ({ id, formation, pinnedBy }, { field }) =>
    isMounted(counterOf(field, id)) && formation === 'parade' && pinnedBy.length === 0,
};
