/** RETREAT: which way the beaten go (series 13, R57). */
import { choice, optional, place, units } from '../../../acts/slots.ts';
import { act } from './act.ts';
import { isFor, towards } from './chosen.ts';
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
  },
});
