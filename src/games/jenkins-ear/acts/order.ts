/** ORDER: how one's stacks lie (4.3). */
import { units } from '../../../acts/slots.ts';
import { laid } from '../doctrine/stowage.ts';
import type { CounterId } from '../field.ts';
import { act } from './act.ts';
import { absent } from './against.ts';
import { boughtIn } from './bought.ts';
import { firstOf } from './chosen.ts';

export const order = act({
  id: 'ORDER',
  words: {
    en: ['order', 'stack', 'stack order', 'top'],
    fr: ['ordonner', 'empiler', 'ordre', 'dessus'],
    es: ['ordenar', 'apilar', 'orden', 'encima'],
  },
  slots: { units: units() },
  calls: [],
  standing: true,
  example: 'ORDER deception-1, frigate-2, boyne',
  says: {
    /**
     * Those named on top in the order named, line by line, cargo with its ship. Where 4.1 forbids what lies below the
     * first it is put right; where the first cannot lie on top the wish stands as it is, for the rules to say so.
     */
    'stack-order': ({ units }, { field, view, about, made = {} }) => {
      const carrier = (id: CounterId): CounterId => view.units[id]?.aboard ?? id;
      const named = [...new Set(units.flatMap((id) => [id, carrier(id)]))];
      const stacks = [...about.stacks, ...about.resting].flatMap((key): [string, readonly CounterId[]][] => {
        const wished = firstOf(made[key] ?? view.stacks[key]?.units ?? [], named);
        if (!wished) return [];
        const tidy = laid({ field, view }, wished);
        return [[key, carrier(tidy[0] ?? '') === carrier(wished[0] ?? '') ? tidy : wished]];
      });
      return stacks.length > 0 ? Object.fromEntries(stacks) : undefined;
    },
  },
  idle(sight, { units }, _order, before) {
    const bought = boughtIn(sight, before);
    return units.flatMap((id) => (bought.has(id) ? [] : absent(sight.view, id)));
  },
});
