/** TARGET: whom of the enemy one picks where one may. */
import { optional, orderOf, places, units } from '../../../acts/slots.ts';
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
  slots: {
    units: optional(units({ whose: 'enemy' })),
    kinds: optional(orderOf(tollWords, { after: ['', 'then', 'puis', 'luego'] })),
    at: optional(places({ after: AT })),
  },
  calls: [],
  standing: true,
  subject: ['at'],
  example: 'STANDING TARGET laden, dearest',
  says: {
    /** Ships of an enemy stack that lies open for the choice, those named first; cargo lies right above its ship. */
    'sea-victims-enemy': ({ units, kinds, at }, { field, about }) => {
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
      const named = units.filter((id) => about.ships.includes(id));
      const sorted = tollOf(about.ships, named.length > 0 ? [...kinds, 'dearest'] : kinds, payer) ?? undefined;
      return sorted && [...named, ...sorted.filter((id) => !named.includes(id))].slice(0, about.count);
    },
    /** Of the stacks that show a counter named, or such a counter, the one that costs most. */
    'fortunes-victim': ({ units, kinds, at }, { field, view, about }) => {
      const keys = Object.keys(about.tops).filter((key) => isFor(at, view.stacks[key]?.hex ?? ''));
      const faces = units.map((id) => counterOf(field, id).face);
      const named = faces.flatMap((face) => keys.filter((key) => about.tops[key] === face))[0];
      if (named !== undefined) return named;
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
