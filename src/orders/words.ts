/** The words of the order language itself, in every tongue; what games add stands in their verbs and terms. */
import { keyOf } from './fold.ts';

function words(...spellings: string[]): ReadonlySet<string> {
  return new Set(spellings.map(keyOf));
}

/** The words of a list that is written in one string. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const IF = words('if', 'si');
export const THEN = words('then', 'alors', 'entonces');
export const ELSE = words('else', 'otherwise', 'sinon', 'autrement', 'sino');
export const AND = words('and', 'et', 'y');
export const OR = words('or', 'ou', 'o');
export const NOT = words('not', 'non', 'no');
/** Everything there is of something. */
export const ALL = words('all', 'everything', 'tout', 'tous', 'toutes', 'todo', 'todos', 'todas');
/** Words for those who are not named otherwise. */
export const OTHERS = words('everyone', 'everybody', 'others', 'rest', 'autres', 'reste', 'demas', 'resto');
/** All who stand together, and what such a group may be called with `all` before it. */
export const STACK = words(
  'stack',
  'pile',
  'pila',
  'group',
  'groupe',
  'grupo',
  'column',
  'colonne',
  'columna',
  'force',
);
export const TROOPS = words(
  ...['unit', 'units', 'troops', 'men', 'counters', 'forces', 'pieces', 'people', 'lot'],
  ...['unites', 'troupes', 'hommes', 'pions', 'monde', 'unidades', 'tropas', 'hombres', 'fichas', 'mundo'],
);
/** Whose they are. */
export const HIS = words('his', 'her', 'its', 'their', 'son', 'sa', 'ses', 'leur', 'leurs', 'su', 'sus', 'suyos');
/** What may stand before them. */
export const ENTIRE = words(
  ...['whole', 'entire', 'complete', 'full', 'every', 'everyone', 'everybody', 'entier', 'entiere', 'toute', 'toutes'],
  ...['toda', 'entera', 'entero', 'completa', 'completo', 'my', 'our', 'mes', 'nos', 'mis', 'of', 'those', 'ceux'],
);
export const STANDING = words('standing', 'permanent', 'consigne', 'permanente');
export const BEGIN = words('begin', 'debut', 'inicio');
export const END = words('end', 'fin');
/** Calls by what the forms of our letters in other tongues call them. */
export const CALLS: ReadonlyMap<string, string> = new Map([
  ['mouvement', 'movement'],
  ['ordres', 'orders'],
  ['tir', 'fire'],
  ['movimiento', 'movement'],
  ['ordenes', 'orders'],
  ['fuego', 'fire'],
  ['combate', 'combat'],
]);
export const TURN = words('turn', 'tour', 'turno');
/** Small words that may stand before a name. */
export const ARTICLES = words('the', 'le', 'la', 'les', 'l', 'el', 'los', 'las');
/** What may stand before the number of a hex. */
export const HEX = words('hex', 'hexagon', 'hexagone', "l'hexagone", 'hexagono');
/** One of a kind. */
export const ONE = words('a', 'an', 'un', 'une', 'una');
/** What may stand before a name as a part of it: `de Noailles`, `von Stedingk`. */
export const PARTICLES = words('de', 'd', 'du', 'von', 'of');
/** What stands between units and the place that they leave. */
export const FROM = words('from', 'at', 'de', 'depuis', 'desde', 'en');
/** What stands between a stack and those of it who stay. */
export const EXCEPT = words('except', 'excepting', 'sauf', 'hormis', 'excepto', 'salvo');
/** What may stand between the names of a list. */
export const LINKS = words('and', 'et', 'y', 'plus', 'with', 'avec', 'con');
/** What is said between two orders, or two things of a list. */
export const JOINTS: ReadonlySet<string> = new Set([
  ...['and', 'then', 'also', 'next', 'afterwards', 'et', 'puis', 'ensuite', 'alors', 'y', 'luego', 'entonces'],
]);
/** What a march may be asked for by, which is also said in talk. */
export const SENDS: ReadonlySet<string> = new Set(
  'send bring take get envoyer envoyez envoie amener amenez enviar envia envie mandar manda llevar lleva'.split(' '),
);

/** Who is to do it, where nobody is named: the writer's side, or all of his guns. */
export const WE = wordsOf(
  'we i you should shall must will can could let us lets nous on devons devrions devez doit faut il je veux voudrais vais allons ' +
    'debemos deberiamos hay que vamos quiero quisiera would like want to have my our all mes nos mis nuestros todos todas toutes tous',
);
