/** TARGET: whom of the enemy one picks where one may. */
import { optional, orderOf, places } from '../../../acts/slots.ts';
import type { CounterId } from '../field.ts';
import { type Payer, tollOf } from '../toll.ts';
import { counterOf, isDeception, isShip } from '../units.ts';
import { act } from './act.ts';
import { isFor } from './chosen.ts';
import { priced, tollWords } from './paid.ts';
import { AT } from './words.ts';

export const target = act({
  id: 'TARGET',
  words: {
    en: ['target', 'pick', 'victims'],
    fr: ['cible', 'cibler', 'victimes'],
    es: ['blanco', 'elegir', 'víctimas'],
  },
  slots: { kinds: optional(orderOf(tollWords)), at: optional(places({ after: AT })) },
  calls: [],
  standing: true,
  subject: ['at'],
  example: 'STANDING TARGET laden, dearest',
  says: {
    /** Ships of an enemy stack that lies open for the choice; cargo lies right above its ship. */
    'sea-victims-enemy': ({ kinds, at }, { field, about }) => {
      if (!isFor(at, about.hex)) return undefined;
      const cargoAbove = (ship: CounterId): boolean => {
        const above = about.stack[about.stack.indexOf(ship) - 1];
        return above !== undefined && !isShip(counterOf(field, above)) && !isDeception(counterOf(field, above));
      };
      const payer = (id: CounterId): Payer => {
        const counter = counterOf(field, id);
        const missed = [-Number(counter.cost === null), -(counter.cost ?? 0)];
        return { ...priced(field, counter), laden: cargoAbove(id), missed };
      };
      return tollOf(about.ships, kinds, payer)?.slice(0, about.count);
    },
    /** Of the stacks that show such a counter, the one that costs most. */
    'fortunes-victim': ({ kinds, at }, { field, view, about }) => {
      const keys = Object.keys(about.tops).filter((key) => isFor(at, view.stacks[key]?.hex ?? ''));
      const payer = (key: string): Payer => {
        const face = field.faces.get(about.tops[key] ?? '');
        return {
          kind: face?.kind ?? 'deception',
          face: face?.id ?? null,
          cost: face?.gun ?? face?.land ?? null,
          laden: false,
          returns: false,
          missed: [-(face?.gun ?? 0)],
        };
      };
      const sorted = tollOf(keys, kinds, payer);
      return sorted === null ? (at.length > 0 ? keys[0] : undefined) : sorted[0];
    },
  },
});
