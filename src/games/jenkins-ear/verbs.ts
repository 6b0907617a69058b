/** The orders of the war: what may be written, in English, French and Spanish. What they mean: acts.ts, reply.ts. */
import type { Slot, Verb } from '../../engine/contract.ts';
import { stockWords } from './kind-words.ts';

const TO = ['to', 'into', 'vers', 'à', 'au', 'a', 'al', 'hacia', 'jusque', 'hasta'];
const AT = ['at', 'in', 'off', 'à', 'en', 'au', 'a', 'al', 'devant', 'frente a', 'around'];
const WITH = ['with', 'avec', 'con'];
const VIA = ['via', 'by way of', 'par', 'por'];
const ON = ['on', 'aboard', 'upon', 'sur', 'à bord de', 'sobre', 'a bordo de'];
const EXCEPT = ['except', 'but', 'sauf', 'hormis', 'salvo', 'excepto'];
const FROM = ['from', 'de', 'depuis', 'desde'];

const ALL = ['all', 'everybody', 'everyone', 'tous', 'toutes', 'tout', 'todos', 'todas', 'todo'];
const NONE = [
  'none',
  'nobody',
  'never',
  'aucun',
  'aucune',
  'personne',
  'jamais',
  'ninguno',
  'ninguna',
  'nadie',
  'nunca',
];

const allOrNone = { all: ALL, none: NONE };

/** Who pays, or is picked, in the order written. */
const tollWords: Readonly<Record<string, readonly string[]>> = {
  ...stockWords,
  cheapest: ['cheapest', 'moins cher', 'les moins chers', 'más barato', 'más baratos'],
  dearest: ['dearest', 'costliest', 'plus cher', 'les plus chers', 'más caro', 'más caros'],
  empty: ['empty', 'without cargo', 'vides', 'vide', 'sans cargaison', 'vacíos', 'sin carga'],
  laden: ['laden', 'with cargo', 'carriers', 'chargés', 'cargados', 'con carga'],
  returning: ['returning', 'replaceable', 'remplaçables', 'reemplazables'],
};

const HEXES: Slot = { name: 'at', after: AT, type: 'hexes', optional: true };
const HEX: Slot = { name: 'at', after: AT, type: 'hex', optional: true };
const UNITS: Slot = { name: 'units', type: 'units', optional: true };
const COUNT: Slot = { name: 'count', type: 'count', optional: true };
/** Counters by their kind, `2 soldiers`. */
const kindOf = (...of: readonly string[]): Slot => ({
  name: 'kind',
  type: 'choice',
  of,
  words: Object.fromEntries(of.map((kind) => [kind, stockWords[kind] ?? []])),
  optional: true,
});
const WHO: Slot = { name: 'who', type: 'choice', of: ['all', 'none'], words: allOrNone, optional: true };

/** Orders of the movement letter: purchases, moves, and what ends a movement. */
const movement: readonly Verb[] = [
  {
    id: 'BUY',
    words: { en: ['buy', 'purchase', 'build'], fr: ['acheter', 'achat'], es: ['comprar', 'compra'] },
    slots: [
      UNITS,
      COUNT,
      { name: 'kind', type: 'choice', of: Object.keys(stockWords), words: stockWords, optional: true },
      { name: 'at', after: ['at', 'in', 'to', 'à', 'en', 'au', 'a', 'al'], type: 'hex', optional: true },
    ],
    answers: [],
    calls: ['movement'],
    example: 'BUY 2 deceptions AT port royal',
  },
  {
    id: 'PLACE',
    words: { en: ['place', 'deploy'], fr: ['placer', 'déployer'], es: ['colocar', 'desplegar'] },
    slots: [
      { name: 'units', type: 'units' },
      { name: 'at', after: [...AT, 'to', 'vers'], type: 'hex' },
    ],
    answers: ['place', 'arrive-other-sea', 'setup-garrison'],
    calls: ['movement'],
    standing: true,
    example: 'PLACE en-frigate-2 AT barbados',
  },
  {
    id: 'GARRISON',
    words: { en: ['garrison', 'man'], fr: ['garnir', 'garnison'], es: ['guarnecer', 'guarnición'] },
    slots: [
      { name: 'units', type: 'units' },
      { name: 'at', after: [...AT, 'to'], type: 'hex' },
    ],
    answers: ['setup-garrison'],
    calls: ['movement'],
    example: 'GARRISON sp-soldiers-16 AT havana',
  },
  {
    id: 'ISIDRO',
    words: {
      en: ['isidro', 'san isidro', 'san isidro box', 'box'],
      fr: ['case', 'case du san isidro'],
      es: ['casilla', 'casilla del san isidro'],
    },
    slots: [{ name: 'box', after: ['', 'box', 'case', 'casilla', 'turn', 'on'], type: 'count' }],
    answers: ['isidro-box'],
    calls: ['movement'],
    subject: [],
    example: 'ISIDRO 5',
  },
  {
    id: 'MOVE',
    words: {
      en: ['move', 'sail', 'march', 'go'],
      fr: ['aller', 'déplacer', 'marcher', 'faire voile', 'mouvement', 'naviguer'],
      es: ['mover', 'navegar', 'marchar', 'ir', 'zarpar'],
    },
    slots: [
      { name: 'units', type: 'units' },
      { name: 'to', after: TO, type: 'hex' },
      { name: 'via', after: VIA, type: 'hexes', optional: true },
      {
        name: 'contact',
        type: 'choice',
        of: ['attack', 'enter', 'slip', 'stop'],
        words: {
          attack: ['attack', 'engage', 'attaquer', 'engager', 'atacar'],
          enter: ['enter', 'regardless', 'entrer', 'quand même', 'entrar'],
          slip: ['slip', 'slip in', 'se glisser', 'glisser', 'colarse'],
          stop: ['stop', 'no attack', 'arrêter', 'sans attaque', 'parar'],
        },
        optional: true,
      },
    ],
    answers: ['enter-contact', 'go-on'],
    implies: { 'enter-contact': 'contact', 'go-on': 'contact' },
    goesOn: true,
    calls: ['movement'],
    example: 'MOVE 2719 TO 3018 VIA 2919',
  },
  {
    id: 'EMBARK',
    words: {
      en: ['embark', 'carry', 'load'],
      fr: ['embarquer', 'charger', 'transporter'],
      es: ['embarcar', 'cargar', 'transportar'],
    },
    slots: [
      UNITS,
      COUNT,
      kindOf('soldiers', 'grenadiers', 'cannons', 'heavy-guns', 'supplies', 'leaders'),
      { name: 'on', after: ON, type: 'unit' },
    ],
    answers: ['carry'],
    calls: ['movement'],
    example: 'EMBARK en-soldiers-start ON en-merchant-1',
  },
  {
    id: 'CROSS',
    words: {
      en: ['cross', 'round the horn', 'other sea'],
      fr: ['traverser', 'doubler le horn', 'autre mer'],
      es: ['cruzar', 'doblar el cabo', 'otro mar'],
    },
    slots: [{ name: 'units', type: 'units' }],
    answers: [],
    calls: ['movement'],
    example: 'CROSS en-boyne, en-frigate-2',
  },
  {
    id: 'SCUTTLE',
    words: { en: ['scuttle', 'sink'], fr: ['saborder', 'couler'], es: ['barrenar', 'hundir'] },
    slots: [UNITS, WHO],
    answers: ['scuttle'],
    calls: ['movement'],
    standing: true,
    example: 'SCUTTLE sp-africa',
  },
  {
    id: 'DOCK',
    words: { en: ['dock', 'moor'], fr: ['accoster', 'mouiller', 'amarrer'], es: ['atracar', 'amarrar'] },
    slots: [UNITS, COUNT, WHO, kindOf('ships', 'frigates', 'merchants', 'fire-ships', 'bomb-ships'), HEX],
    answers: ['dock'],
    calls: [],
    standing: true,
    example: 'DOCK en-cornwall, en-boyne AT port royal',
  },
  {
    id: 'LAND',
    words: { en: ['land', 'disembark'], fr: ['débarquer', 'descendre'], es: ['desembarcar'] },
    slots: [
      UNITS,
      COUNT,
      {
        name: 'who',
        type: 'choice',
        of: ['all', 'none', 'soldiers'],
        words: { ...allOrNone, soldiers: stockWords.soldiers ?? [] },
        optional: true,
      },
      kindOf('grenadiers', 'cannons', 'heavy-guns', 'supplies', 'leaders'),
      { ...kindOf('cannons', 'heavy-guns', 'supplies', 'leaders'), name: 'also' },
      { name: 'except', after: EXCEPT, type: 'units', optional: true },
      HEX,
    ],
    answers: ['land'],
    calls: [],
    standing: true,
    example: 'LAND soldiers AT porto bello',
  },
];

/** Orders of the combat letter. */
const combat: readonly Verb[] = [
  {
    id: 'ATTACK',
    words: {
      en: ['attack', 'fight', 'battle'],
      fr: ['attaquer', 'combattre', 'combat'],
      es: ['atacar', 'combatir', 'combate'],
    },
    slots: [{ name: 'hexes', after: ['', ...AT], type: 'hexes' }],
    answers: ['combat-order'],
    calls: ['combat'],
    example: 'ATTACK 3119, 3018',
  },
  {
    id: 'FIRESHIPS',
    words: {
      en: ['fireships', 'fire ships', 'fire ship'],
      fr: ['brûlots', 'brûlot'],
      es: ['brulotes', 'brulote'],
    },
    slots: [UNITS, WHO, HEX],
    answers: ['fire-ships-used'],
    calls: [],
    standing: true,
    example: 'FIRESHIPS all AT havana',
  },
  {
    id: 'GUNS',
    words: {
      en: ['guns', 'shore guns', 'batteries'],
      fr: ['batteries', 'batterie', 'pièces'],
      es: ['baterías', 'batería'],
    },
    slots: [UNITS, COUNT, WHO, kindOf('cannons', 'heavy-guns', 'boom-chains'), HEX],
    answers: ['shore-guns'],
    calls: [],
    standing: true,
    example: 'STANDING GUNS all',
  },
  {
    id: 'BOMB',
    words: { en: ['bomb', 'bombard'], fr: ['bombarder'], es: ['bombardear'] },
    slots: [UNITS, WHO, HEX],
    answers: ['bomb-ship-joins'],
    calls: [],
    standing: true,
    example: 'BOMB all AT havana',
  },
  {
    id: 'LEADER',
    words: { en: ['leader', 'lead', 'admiral'], fr: ['amiral', 'chef', 'mener'], es: ['jefe', 'almirante'] },
    slots: [{ name: 'leader', type: 'unit' }, { name: 'with', after: [...WITH, ...ON], type: 'units' }, HEX],
    answers: ['leader-dice'],
    calls: [],
    standing: true,
    example: 'LEADER en-vernon WITH en-cornwall, en-boyne',
  },
];

/** Reactions: mostly written once, as standing orders. */
const reactions: readonly Verb[] = [
  {
    id: 'HOLD',
    words: { en: ['hold', 'stay'], fr: ['tenir', 'rester', 'garder'], es: ['mantener', 'quedarse'] },
    slots: [{ name: 'units', type: 'units' }],
    answers: [],
    calls: ['movement'],
    insteadOf: ['MOVE', 'CROSS'],
    example: 'HOLD en-cornwall',
  },
  {
    id: 'ORDER',
    words: {
      en: ['order', 'stack', 'stack order', 'top'],
      fr: ['ordonner', 'empiler', 'ordre', 'dessus'],
      es: ['ordenar', 'apilar', 'orden', 'encima'],
    },
    slots: [{ name: 'units', type: 'units' }],
    answers: ['stack-order'],
    calls: [],
    standing: true,
    example: 'ORDER en-deception-1, en-frigate-2, en-boyne',
  },
  {
    id: 'INTERCEPT',
    words: { en: ['intercept', 'chase'], fr: ['intercepter', 'chasser'], es: ['interceptar', 'cazar'] },
    slots: [
      HEXES,
      { name: 'from', after: FROM, type: 'hexes', optional: true },
      { name: 'who', after: ['', ...WITH], type: 'choice', of: ['all', 'none'], words: allOrNone, optional: true },
      { name: 'with', after: WITH, type: 'units', optional: true },
      { name: 'keep', after: ['keep', 'keeping', 'garder', 'gardant', 'guardar'], type: 'count', optional: true },
    ],
    answers: ['intercept', 'retreat-intercept'],
    calls: [],
    standing: true,
    subject: ['at', 'from'],
    example: 'STANDING INTERCEPT AT 2919 WITH ALL IF ENEMY >= 3',
  },
  {
    id: 'CONTACT',
    words: {
      en: ['contact', 'on contact', 'engage'],
      fr: ['contact', 'au contact', 'engager'],
      es: ['contacto', 'al contacto', 'entablar'],
    },
    slots: [
      {
        name: 'do',
        type: 'choice',
        of: ['attack', 'enter', 'slip', 'stop', 'go-on'],
        words: {
          attack: ['attack', 'attaquer', 'atacar'],
          enter: ['enter', 'entrer', 'entrar'],
          slip: ['slip', 'slip in', 'se glisser', 'colarse'],
          stop: ['stop', 'arrêter', 'parar'],
          'go-on': ['go on', 'continue', 'continuer', 'seguir', 'continuar'],
        },
      },
      HEXES,
    ],
    answers: ['enter-contact', 'go-on'],
    calls: [],
    standing: true,
    subject: ['at'],
    example: 'STANDING CONTACT attack IF ENEMY <= 4',
  },
  {
    id: 'REROLL',
    words: { en: ['reroll', 're-roll', 'deceive'], fr: ['relancer', 'leurrer'], es: ['repetir', 'relanzar'] },
    slots: [
      {
        name: 'what',
        type: 'choice',
        of: ['hits', 'misses', 'both', 'none'],
        words: {
          hits: ['hits', 'enemy hits', 'their hits', 'coups', 'impactos'],
          misses: ['misses', 'own misses', 'our misses', 'ratés', 'fallos'],
          both: ['both', 'all', 'les deux', 'tout', 'ambos', 'todo'],
          none: NONE,
        },
        optional: true,
      },
      HEXES,
      { name: 'keep', after: ['keep', 'keeping', 'garder', 'gardant', 'guardar'], type: 'count', optional: true },
    ],
    answers: ['reroll'],
    calls: [],
    standing: true,
    subject: ['at'],
    example: 'STANDING REROLL misses KEEP 1',
  },
  {
    id: 'LOSSES',
    words: { en: ['losses', 'loss', 'lose'], fr: ['pertes', 'perte', 'perdre'], es: ['pérdidas', 'bajas', 'perder'] },
    slots: [
      UNITS,
      {
        name: 'kinds',
        after: ['', 'then', 'puis', 'luego'],
        type: 'order-of',
        of: Object.keys(tollWords),
        words: tollWords,
        optional: true,
      },
      { name: 'first', after: ['first', "d'abord", 'abord', 'primero'], type: 'flag', optional: true },
    ],
    answers: [
      'sea-victims-own',
      'disease-victim',
      'overstack-victims',
      'naval-losses',
      'land-losses',
      'supply-victim',
      'succession-victim',
    ],
    calls: [],
    standing: true,
    example: 'STANDING LOSSES frigates, merchants, cheapest FIRST',
  },
  {
    id: 'TARGET',
    words: {
      en: ['target', 'pick', 'victims'],
      fr: ['cible', 'cibler', 'victimes'],
      es: ['blanco', 'elegir', 'víctimas'],
    },
    slots: [{ name: 'kinds', type: 'order-of', of: Object.keys(tollWords), words: tollWords, optional: true }, HEXES],
    answers: ['sea-victims-enemy', 'fortunes-victim'],
    calls: [],
    standing: true,
    subject: ['at'],
    example: 'STANDING TARGET laden, dearest',
  },
  {
    id: 'RETREAT',
    words: { en: ['retreat', 'draw off'], fr: ['retraiter', 'se retirer', 'retraite'], es: ['retirar', 'retirarse'] },
    slots: [
      {
        name: 'toward',
        type: 'choice',
        of: ['back', 'port', 'away'],
        words: {
          back: ['back', 'arrière', 'atrás'],
          port: ['port', 'home', 'nearest port', 'puerto'],
          away: ['away', 'from the enemy', 'loin', 'lejos'],
        },
        optional: true,
      },
      { name: 'to', after: TO, type: 'hexes', optional: true },
    ],
    answers: ['naval-retreat', 'land-retreat'],
    calls: [],
    standing: true,
    subject: ['to'],
    example: 'STANDING RETREAT port',
  },
  {
    id: 'CLAIM',
    words: { en: ['claim', 'secure'], fr: ['revendiquer', 'réclamer'], es: ['reclamar', 'reivindicar'] },
    slots: [{ name: 'hexes', type: 'hexes' }],
    answers: ['victory-order'],
    calls: [],
    standing: true,
    example: 'STANDING CLAIM cartagena, havana',
  },
];

export const verbs: readonly Verb[] = [...movement, ...combat, ...reactions];
