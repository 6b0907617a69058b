/** RETREAT: which way the beaten go (series 13, R57). */
import { choice, optional, place, units } from '../../../acts/slots.ts';
import type { Question } from '../../../engine/contract.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { act, type Sight } from './act.ts';
import { inVain } from './against.ts';
import { type Heading, isFor, towards } from './chosen.ts';
import { TO } from './words.ts';

const TOWARDS = ['toward', 'towards', 'toward the', 'towards the', 'to the', 'vers le', 'hacia el'];

export const retreat = act({
  id: 'RETREAT',
  words: { en: ['retreat'], fr: ['retraiter', 'battre en retraite', 'se retirer'], es: ['retirar', 'retirarse'] },
  slots: {
    units: optional(units()),
    toward: optional(
      choice(
        {
          HQ: ['HQ', 'headquarters', 'quartier général', 'QG', 'cuartel general', 'CG'],
          away: ['away', 'from the enemy', "loin de l'ennemi", 'lejos'],
        },
        { after: ['', ...TOWARDS] },
      ),
    ),
    to: optional(place({ after: TO })),
  },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'retreat-path': (args, asked) =>
      isFor(args.units, asked.about.unit) ? towards(asked, args, asked.about.unit) : undefined,
    'leader-displace': (args, asked) =>
      isFor(args.units, asked.about.leader) ? towards(asked, args, asked.about.leader) : undefined,
    'leave-lines': (args, asked) => ofStack(args, asked),
    'leave-pin': (args, asked) => ofStack(args, asked),
  },
  idle: (sight, { units: named }) => inVain(sight, named),
});

/** Where an order sends a stack of whom it names somebody, or nobody. */
export function ofStack(
  args: Heading & { readonly units: readonly UnitId[] },
  asked: Sight & { readonly need: Question; readonly about: { readonly units: readonly UnitId[] } },
): HexId | undefined {
  const { units } = asked.about;
  return units.some((unit) => isFor(args.units, unit)) ? towards(asked, args, units[0]) : undefined;
}
