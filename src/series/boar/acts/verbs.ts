/** The orders of every game of the series, in English, French and Spanish. What they mean: the rules, and reply.ts. */
import type { Slot, Verb } from '../../../engine/contract.ts';
import { RulesBroken } from '../../../engine/errors.ts';

/** An order that a game has yet to give an example of, with its own units and hexes. */
export type Unshown = Omit<Verb, 'example'>;

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
export const movementVerbs: readonly Unshown[] = [
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
  },
  {
    id: 'RALLY',
    words: { en: ['rally'], fr: ['rallier'], es: ['reunir', 'reagrupar'] },
    slots: [{ name: 'units', type: 'units' }],
    answers: ['rally-order'],
    calls: [],
    stays: true,
    standing: true,
  },
];

/** Orders of the combat letter. */
export const combatVerbs: readonly Unshown[] = [
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
  },
];

/** Orders that hold in either letter, mostly as standing orders. */
export const lastingVerbs: readonly Unshown[] = [
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
  },
  {
    id: 'DEFEND',
    words: { en: ['defend'], fr: ['défendre'], es: ['defender'] },
    slots: [{ name: 'hex', after: ['', ...AT], type: 'hex', optional: true }, LEAD, COMMANDER, TACTIC],
    answers: ['lead-unit', 'commander', 'tactic'],
    calls: [],
    stays: true,
    standing: true,
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
  },
  {
    id: 'MOMENTUM KEEP',
    words: { en: ['momentum keep', 'momentum save'], fr: ['élan garder'], es: ['impulso guardar'] },
    slots: [],
    answers: ['combat-reroll', 'initiative-momentum', 'event-buy-card'],
    calls: [],
    standing: true,
    ahead: true,
  },
];

/** The orders with examples, by verb. Throws where one has none: nothing is offered that is not shown. */
export function shown(verbs: readonly Unshown[], examples: Readonly<Record<string, string>>): readonly Verb[] {
  return verbs.map((verb) => {
    const example = examples[verb.id];
    if (example === undefined) throw new RulesBroken('verb-without-example', { verb: verb.id });
    return { ...verb, example };
  });
}
