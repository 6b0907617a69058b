/** The orders of Savannah: what may be written, in English, French and Spanish. What they mean: boar, reply.ts. */
import type { Slot, Verb } from '../../engine/contract.ts';
import { campaignVerbs } from './campaign/verbs.ts';
import { cardVerbs } from './cards/verbs.ts';
import { siegeVerbs } from './siege/verbs.ts';

const TO = ['to', 'into', 'at', 'on', 'vers', 'à', 'au', 'a', 'al', 'en', 'hacia', 'sur', 'sobre'];
const AT = ['at', 'on', 'in', 'à', 'au', 'a', 'al', 'en', 'sur', 'sobre', 'contre', 'contra'];
const WITH = ['with', 'avec', 'con', 'par', 'by'];
const VIA = ['via', 'par', 'por', 'through hex'];

const tacticWords: Readonly<Record<string, readonly string[]>> = {
  skirmish: ['skirmish', 'escarmouche', 'escaramuza'],
  'attack-en-echelon': [
    'attack en echelon',
    'echelon',
    'attaque en échelon',
    'échelon',
    'ataque en escalón',
    'escalón',
  ],
  'stand-fast': ['stand fast', 'tenir ferme', 'tenir bon', 'mantenerse firme', 'resistir'],
  withdraw: ['withdraw', 'repli', 'retraite', 'se replier', 'repliarse', 'replegarse', 'retirada'],
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
};

const LEAD: Slot = {
  name: 'lead',
  after: ['lead', 'lead by', 'tête', 'en tête', 'mener', 'cabeza', 'lidera'],
  type: 'unit',
  optional: true,
};
const COMMANDER: Slot = {
  name: 'commander',
  after: ['commander', 'commanded by', 'commandant', 'comandante', 'under', 'sous', 'bajo'],
  type: 'unit',
  optional: true,
  stays: true,
};
const TACTIC: Slot = {
  name: 'tactic',
  after: ['tactic', 'tactique', 'táctica', 'chit'],
  type: 'choice',
  of: Object.keys(tacticWords),
  words: tacticWords,
  optional: true,
};

const HOLD_FIRE = ['hold', 'hold fire', 'ne pas tirer', 'alto', 'no disparar'];

/** Orders of the movement letter. */
const movement: readonly Verb[] = [
  {
    id: 'MOVE',
    words: {
      en: ['move', 'march', 'go'],
      fr: ['marcher', 'marche', 'déplacer', 'aller', 'mouvement'],
      es: ['mover', 'marchar', 'mueve', 'ir'],
    },
    slots: [
      { name: 'units', type: 'units' },
      { name: 'to', after: TO, type: 'hex' },
      { name: 'via', after: VIA, type: 'hexes', optional: true },
      { name: 'through', after: ['through', 'à travers', 'a traves'], type: 'flag', optional: true },
      {
        name: 'strategic',
        after: ['strategic', 'strategically', 'stratégique', 'estratégico'],
        type: 'flag',
        optional: true,
      },
    ],
    answers: ['unstack', 'covered-way-step', 'pin-response'],
    implies: { unstack: null, 'covered-way-step': null, 'pin-response': null },
    calls: ['movement'],
    example: 'MOVE fraser-1 TO 1404 VIA 1503',
  },
  {
    id: 'PLACE',
    words: { en: ['place', 'deploy', 'set up'], fr: ['placer', 'déployer'], es: ['colocar', 'desplegar'] },
    slots: [
      { name: 'unit', type: 'unit' },
      { name: 'at', after: [...AT, 'to'], type: 'hex' },
    ],
    answers: ['setup-place'],
    calls: ['movement'],
    standing: true,
    example: 'PLACE savannah-militia AT 1702',
  },
  {
    id: 'BREAK',
    words: { en: ['break', 'break off'], fr: ['rompre'], es: ['romper'] },
    slots: [
      { name: 'units', type: 'units' },
      { name: 'to', after: TO, type: 'hex', optional: true },
    ],
    answers: ['pin-response'],
    calls: ['movement'],
    standing: true,
    example: 'BREAK fraser-1',
  },
  {
    id: 'RALLY',
    words: { en: ['rally'], fr: ['rallier'], es: ['reunir', 'reagrupar'] },
    slots: [{ name: 'units', type: 'units' }],
    answers: ['rally-order'],
    calls: [],
    stays: true,
    standing: true,
    example: 'RALLY champagne, avant-garde',
  },
];

/** Orders of the combat letter. */
const combat: readonly Verb[] = [
  {
    id: 'ATTACK',
    words: { en: ['attack', 'assault'], fr: ['attaquer', 'attaque'], es: ['atacar', 'ataque', 'ataca'] },
    slots: [
      { name: 'hexes', after: ['', ...AT], type: 'hexes' },
      { name: 'with', after: WITH, type: 'units', optional: true },
      LEAD,
      COMMANDER,
      TACTIC,
      {
        name: 'divert',
        after: ['divert', 'diverting', 'divertir', 'détourner', 'fixer', 'fixant', 'desviar'],
        type: 'hexes',
        optional: true,
      },
    ],
    answers: ['attack-declare', 'attack-order', 'must-attack', 'pin-response', 'lead-unit', 'commander', 'tactic'],
    implies: { 'attack-declare': null, 'attack-order': null, 'must-attack': null, 'pin-response': null },
    calls: ['combat'],
    example: 'ATTACK 1404 WITH avant-garde LEAD avant-garde TACTIC frontal assault',
  },
  {
    id: 'DIVERT',
    words: { en: ['divert'], fr: ['détourner', 'fixer'], es: ['desviar', 'distraer'] },
    slots: [
      { name: 'hex', after: ['', ...AT], type: 'hex' },
      { name: 'with', after: WITH, type: 'units', optional: true },
    ],
    answers: ['attack-declare'],
    implies: { 'attack-declare': null },
    calls: ['combat'],
    example: 'DIVERT 1503 WITH huger',
  },
];

/** Orders that hold in either letter, mostly as standing orders. */
const always: readonly Verb[] = [
  {
    id: 'HOLD',
    words: {
      en: ['hold', 'stay'],
      fr: ['tenir', 'rester', 'garder'],
      es: ['mantener', 'quedarse', 'aguantar'],
    },
    slots: [{ name: 'units', type: 'units' }],
    answers: ['unstack', 'covered-way-step', 'cavalry-withdraw', 'advance-lead', 'advance-others'],
    implies: { unstack: null, 'covered-way-step': null },
    // Of its two calls each has a HOLD of its own: who stays in movement may go forward after a fight.
    calls: ['movement', 'combat'],
    standing: true,
    example: 'HOLD maitland',
  },
  {
    id: 'DEFEND',
    words: { en: ['defend'], fr: ['défendre'], es: ['defender'] },
    slots: [{ name: 'hex', after: ['', ...AT], type: 'hex', optional: true }, LEAD, COMMANDER, TACTIC],
    answers: ['lead-unit', 'commander', 'tactic'],
    calls: [],
    stays: true,
    standing: true,
    example: 'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast',
  },
  {
    id: 'FIRE',
    words: { en: ['fire', 'shoot'], fr: ['tirer', 'tir', 'feu'], es: ['disparar', 'fuego'] },
    slots: [
      { name: 'batteries', type: 'units', optional: true },
      {
        name: 'policy',
        type: 'choice',
        of: ['nearest', 'strongest', 'weakest', 'best', 'hold'],
        words: {
          nearest: ['nearest', 'plus proche', 'le plus proche', 'más cercano', 'más próximo'],
          strongest: ['strongest', 'plus fort', 'le plus fort', 'más fuerte'],
          weakest: ['weakest', 'plus faible', 'le plus faible', 'más débil'],
          best: ['best', 'meilleur', 'mejor'],
          hold: HOLD_FIRE,
        },
        optional: true,
      },
      { name: 'hex', after: AT, type: 'hex', optional: true },
      { name: 'target', after: AT, type: 'unit', whose: 'enemy', optional: true },
    ],
    answers: ['fire'],
    calls: ['fire'],
    stays: true,
    standing: true,
    example: 'FIRE br-a AT 1405',
  },
  {
    id: 'MORTAR',
    words: { en: ['mortar', 'mortars'], fr: ['mortier', 'mortiers'], es: ['mortero', 'morteros'] },
    slots: [
      { name: 'hex', after: ['', ...AT], type: 'hex', optional: true },
      {
        name: 'policy',
        type: 'choice',
        of: ['best', 'hold'],
        words: { best: ['best', 'meilleur', 'mejor'], hold: HOLD_FIRE },
        optional: true,
      },
    ],
    subject: [],
    answers: ['mortar-fire'],
    calls: ['movement'],
    standing: true,
    example: 'MORTAR 1703',
  },
  {
    id: 'RETREAT',
    words: { en: ['retreat'], fr: ['retraiter', 'battre en retraite', 'se retirer'], es: ['retirar', 'retirarse'] },
    slots: [
      { name: 'units', type: 'units', optional: true },
      {
        name: 'toward',
        type: 'choice',
        of: ['HQ', 'away'],
        words: {
          HQ: ['HQ', 'headquarters', 'quartier général', 'QG', 'cuartel general', 'CG'],
          away: ['away', 'from the enemy', "loin de l'ennemi", 'lejos'],
        },
        optional: true,
      },
      { name: 'to', after: TO, type: 'hex', optional: true },
    ],
    answers: ['retreat-path', 'mixed-stack-retreat', 'leader-displace'],
    calls: [],
    stays: true,
    standing: true,
    example: 'STANDING RETREAT HQ',
  },
  {
    id: 'WITHDRAW',
    words: { en: ['withdraw'], fr: ['se replier', 'repli'], es: ['replegarse', 'replegar'] },
    slots: [
      { name: 'units', type: 'units' },
      { name: 'to', after: TO, type: 'hex', optional: true },
    ],
    answers: ['cavalry-withdraw'],
    calls: [],
    stays: true,
    standing: true,
    example: 'STANDING WITHDRAW pulaski',
  },
  {
    id: 'LOSSES',
    words: { en: ['losses', 'loss'], fr: ['pertes', 'perte'], es: ['pérdidas', 'bajas'] },
    slots: [
      { name: 'units', type: 'units', optional: true },
      {
        name: 'kinds',
        type: 'order-of',
        of: ['militia', 'provincials', 'regulars', 'weakest', 'strongest', 'artillery'],
        words: {
          militia: ['militia', 'milice', 'milicia'],
          provincials: ['provincials', 'provinciaux', 'provinciales'],
          regulars: ['regulars', 'réguliers', 'regulares'],
          weakest: ['weakest', 'plus faible', 'más débil'],
          strongest: ['strongest', 'plus fort', 'más fuerte'],
          artillery: ['artillery', 'artillerie', 'artillería'],
        },
        optional: true,
      },
      { name: 'first', after: ['first', "d'abord", 'abord', 'primero'], type: 'flag', optional: true },
    ],
    answers: ['second-step', 'capture-choice', 'stack-excess', 'mortar-victim', 'siege-victim', 'weather-victim'],
    calls: [],
    stays: true,
    standing: true,
    example: 'STANDING LOSSES militia FIRST',
  },
  {
    id: 'CAPTURE',
    words: { en: ['capture'], fr: ['capturer'], es: ['capturar'] },
    slots: [
      { name: 'target', type: 'unit', whose: 'enemy', optional: true },
      {
        name: 'which',
        type: 'choice',
        of: ['strongest', 'weakest'],
        words: {
          strongest: ['strongest', 'plus fort', 'más fuerte'],
          weakest: ['weakest', 'plus faible', 'más débil'],
        },
        optional: true,
      },
    ],
    answers: ['capture-choice'],
    calls: [],
    standing: true,
    example: 'STANDING CAPTURE strongest',
  },
  {
    id: 'ADVANCE',
    words: { en: ['advance'], fr: ['avancer'], es: ['avanzar'] },
    slots: [
      { name: 'units', type: 'units', optional: true },
      {
        name: 'who',
        type: 'choice',
        of: ['all', 'lead', 'none'],
        words: {
          all: ['all', 'tous', 'todos'],
          lead: ['lead', 'tête', 'cabeza'],
          none: ['none', 'nobody', 'personne', 'aucun', 'nadie', 'ninguno'],
        },
        optional: true,
      },
    ],
    answers: ['advance-lead', 'advance-others'],
    calls: [],
    stays: true,
    standing: true,
    example: 'STANDING ADVANCE all',
  },
  {
    id: 'LEADERS',
    words: { en: ['leaders', 'leader'], fr: ['chefs', 'chef'], es: ['jefes', 'jefe'] },
    slots: [
      { name: 'units', type: 'units', optional: true },
      {
        name: 'do',
        type: 'choice',
        of: ['go', 'stay'],
        words: {
          go: ['go', 'accompany', 'suivre', 'partir', 'acompañar', 'seguir'],
          stay: ['stay', 'rester', 'quedarse'],
        },
      },
      { name: 'to', after: TO, type: 'hex', optional: true },
    ],
    answers: ['leader-accompany', 'leader-displace'],
    calls: [],
    stays: true,
    standing: true,
    example: 'STANDING LEADERS stay',
  },
  {
    id: 'MOMENTUM INITIATIVE',
    words: {
      en: ['momentum initiative'],
      fr: ['élan initiative', "élan pour l'initiative"],
      es: ['impulso iniciativa'],
    },
    slots: [{ name: 'chits', type: 'count' }],
    answers: ['initiative-momentum'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'MOMENTUM INITIATIVE 1',
  },
  {
    id: 'MOMENTUM REROLL',
    words: {
      en: ['momentum reroll', 'momentum re-roll'],
      fr: ['élan relance', 'élan relancer'],
      es: ['impulso repetir'],
    },
    slots: [],
    answers: ['combat-reroll'],
    unmet: { 'combat-reroll': 'keep' },
    calls: [],
    standing: true,
    example: 'MOMENTUM REROLL IF LOST 1404',
  },
  {
    id: 'MOMENTUM KEEP',
    words: { en: ['momentum keep', 'momentum save'], fr: ['élan garder'], es: ['impulso guardar'] },
    slots: [],
    answers: ['combat-reroll', 'initiative-momentum', 'event-buy-card'],
    calls: [],
    standing: true,
    ahead: true,
    example: 'MOMENTUM KEEP',
  },
  {
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
  },
];

/** Every order of the game; the historical scenario uses those whose questions it asks. */
export const verbs: readonly Verb[] = [
  ...movement,
  ...campaignVerbs,
  ...combat,
  ...always,
  ...siegeVerbs,
  ...cardVerbs,
];
