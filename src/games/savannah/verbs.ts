/** The orders of Savannah: those of the series with examples from its field, and the two that are its own. */
import type { Verb } from '../../engine/contract.ts';
import { combatVerbs, lastingVerbs, movementVerbs, shown } from '../../series/boar/acts/verbs.ts';
import { cardVerbs } from '../../series/boar/cards/verbs.ts';
import { arrivalVerbs, declarationVerb } from '../../series/boar/frame/verbs.ts';
import { siegeVerbs } from '../../series/boar/siege/verbs.ts';
import { sortieVerb } from './campaign/verbs.ts';

const examples: Readonly<Record<string, string>> = {
  MOVE: 'MOVE fraser-1 TO 1404 VIA 1503',
  PLACE: 'PLACE savannah-militia AT 1702',
  BREAK: 'BREAK fraser-1',
  RALLY: 'RALLY champagne, avant-garde',
  ENTER: 'ENTER mcintosh AT 1014',
  WAIT: 'WAIT marines, navy',
  'ASSAULT NEXT TURN': 'ASSAULT NEXT TURN',
  ATTACK: 'ATTACK 1404 WITH avant-garde LEAD avant-garde TACTIC frontal assault',
  DIVERT: 'DIVERT 1503 WITH huger',
  HOLD: 'HOLD maitland',
  DEFEND: 'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast',
  FIRE: 'FIRE br-a AT 1405',
  MORTAR: 'MORTAR 1703',
  RETREAT: 'STANDING RETREAT HQ',
  WITHDRAW: 'STANDING WITHDRAW pulaski',
  LOSSES: 'STANDING LOSSES militia FIRST',
  CAPTURE: 'STANDING CAPTURE strongest',
  ADVANCE: 'STANDING ADVANCE all',
  LEADERS: 'STANDING LEADERS stay',
  'MOMENTUM INITIATIVE': 'MOMENTUM INITIATIVE 1',
  'MOMENTUM REROLL': 'MOMENTUM REROLL IF LOST 1404',
  'MOMENTUM KEEP': 'MOMENTUM KEEP',
  PLAY: 'PLAY 17 ON 1404',
  'KEEP CARD': 'STANDING KEEP CARD 17',
  'MOMENTUM CARD': 'MOMENTUM CARD',
  DIG: 'DIG 2009',
  ORIENT: 'ORIENT 2009 N, NE',
  SIEGE: 'SIEGE FIRE',
  BREACH: 'STANDING BREACH 1404 S',
  REPAIR: 'STANDING REPAIR 1404 S',
};

const nameable = {
  entries: ['A', 'B-1', 'B-2', 'F', 'V', 'HQ'],
  armies: {
    french: ['french', 'français', 'franceses'],
    american: ['american', 'americans', 'américains', 'americanos'],
  },
};

/** How the Allies divide the momentum they share. */
const shareVerb: Verb = {
  id: 'MOMENTUM SHARE',
  words: { en: ['momentum share'], fr: ['élan partage', 'élan partager'], es: ['impulso reparto'] },
  slots: [
    {
      name: 'army',
      type: 'choice',
      of: ['french', 'american', 'either'],
      words: {
        french: ['french', 'français', 'franceses'],
        american: ['american', 'américains', 'americanos'],
        either: ['either', 'both', 'les deux', 'ambos'],
      },
    },
  ],
  answers: [],
  calls: [],
  standing: true,
  example: 'MOMENTUM SHARE either',
};

/** Every order of the game; the historical scenario uses those whose questions it asks. */
export const verbs: readonly Verb[] = [
  ...shown([...movementVerbs, ...arrivalVerbs], examples),
  sortieVerb,
  ...shown([declarationVerb, ...combatVerbs, ...lastingVerbs], examples),
  shareVerb,
  ...shown([...siegeVerbs, ...cardVerbs(nameable)], examples),
];
