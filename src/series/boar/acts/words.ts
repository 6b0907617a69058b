/** What orders share: the words before their slots, and the slots that many have alike. */
import { choice, optional, orderOf, unit } from '../../../acts/slots.ts';

export const TO = ['to', 'into', 'at', 'on', 'vers', 'à', 'au', 'a', 'al', 'en', 'hacia', 'sur', 'sobre'];
export const AT = ['at', 'on', 'in', 'à', 'au', 'a', 'al', 'en', 'sur', 'sobre', 'contre', 'contra'];
export const WITH = ['with', 'avec', 'con', 'par', 'by'];

const LEADS = ['lead', 'lead by', 'led by', 'in the lead', 'tête', 'en tête', 'mener', 'mené par', 'menés par'];
export const LEAD = optional(unit({ after: [...LEADS, 'cabeza', 'en cabeza', 'lidera'] }));
export const COMMANDER = optional(
  unit({
    after: ['commander', 'commanded by', 'commandant', 'comandante', 'under', 'sous', 'bajo'],
    stays: true,
  }),
);
export const TACTIC = optional(
  choice(
    {
      skirmish: ['skirmish', 'escarmouche', 'escaramuza'],
      'attack-en-echelon': [
        'attack en echelon',
        'attack in echelon',
        'echelon',
        'attaque en échelon',
        'échelon',
        'ataque en escalón',
        'escalón',
      ],
      'stand-fast': ['stand fast', 'tenir ferme', 'tenir bon', 'mantenerse firme', 'resistir'],
      withdraw: ['withdraw', 'repli', 'retraite', 'se replier', 'repliegue', 'replegarse', 'retirada'],
      'frontal-assault': ['frontal assault', 'assaut frontal', 'asalto frontal'],
      'commit-reserve': [
        'commit reserve',
        'commit reserves',
        'engager la réserve',
        'réserve',
        'empeñar la reserva',
        'reserva',
      ],
      'turn-flank': ['turn flank', 'turn the flank', 'tourner le flanc', 'flanc', 'envolver el flanco', 'flanco'],
      'refuse-flank': ['refuse flank', 'refuse the flank', 'refuser le flanc', 'rehusar el flanco'],
    },
    { after: ['tactic', 'tactique', 'táctica', 'chit'] },
  ),
);

export const NOBODY = ['none', 'nobody', 'personne', 'aucun', 'nadie', 'ninguno'];
export const NO_FIRE = ['hold', 'hold fire', 'ne pas tirer', 'alto', 'no disparar'];

const sideWords = {
  N: ['N', 'north', 'nord', 'norte'],
  NE: ['NE', 'north-east', 'nord-est', 'noreste'],
  SE: ['SE', 'south-east', 'sud-est', 'sureste'],
  S: ['S', 'south', 'sud', 'sur'],
  SW: ['SW', 'south-west', 'sud-ouest', 'suroeste', 'SO'],
  NW: ['NW', 'north-west', 'nord-ouest', 'noroeste', 'NO'],
};

/** Sides of a hex. */
export const SIDE = optional(choice(sideWords));
export const SIDES = orderOf(sideWords);
