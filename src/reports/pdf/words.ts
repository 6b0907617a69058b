/** Words that only the printed report has; the rest it shares with letters. */
import type { Language } from '../../engine/contract.ts';

/** Whether a letter shows a turn that nobody has played, one in play, or one that is over. */
export type Moment = 'before' | 'in' | 'after';

export interface PrintWords {
  pages: Readonly<
    Record<
      | 'summary'
      | 'plan'
      | 'map'
      | 'call'
      | 'fights'
      | 'closer'
      | 'campaign'
      | 'log'
      | 'muster'
      | 'aid'
      | 'orders'
      | 'proofs'
      | 'key',
      string
    >
  >;
  turnAndSeat(turn: number, seat: string): string;
  reportTo(seat: string): string;
  ordersTurnBy(orders: string, turn: number): string;
  ordersDue(when: string): string;
  head(hash: string): string;
  chartAt(turn: string, moment: Moment): string;
  fieldAt(turn: string, moment: Moment): string;
  campaignAt(turn: string, moment: Moment): string;
  /** After the title of a card that goes on over the page. */
  goesOn: string;
  callTitle: string;
  logTurn(turn: string): string;
  musterAt(turn: string, moment: Moment): string;
  musterNote: string;
  ordersTitle: string;
  keyTitle: string;
  proofsTitle: string;
  /** Guns apart from troops, as letters count them. */
  strength(troops: number, guns: number): string;
  sum: string;
  legend: Readonly<
    Record<
      | 'strength'
      | 'leader'
      | 'move'
      | 'retreat'
      | 'combat'
      | 'redoubt'
      | 'revetment'
      | 'earthwork'
      | 'abatis'
      | 'siege'
      | 'digging'
      | 'ruins'
      | 'coveredWay'
      | 'road'
      | 'causeway'
      | 'track'
      | 'river'
      | 'stream'
      | 'bridge'
      | 'ford'
      | 'dyke'
      | 'slope',
      string
    >
  >;
  plan: {
    title(turn: number): string;
    reading: string;
    fire: string;
    reach: string;
    zones: string;
    shots: string;
    targets: string;
    leader: string;
    pale: string;
  };
  hex(length: string): string;
  score: string;
}

const english: PrintWords = {
  pages: {
    summary: 'Summary',
    plan: 'Planning map',
    map: 'Map',
    call: 'To plan from',
    fights: 'Fights',
    closer: 'The chart closer',
    campaign: 'Campaign',
    aid: 'Player aid',
    log: 'Combat log',
    muster: 'Order of battle',
    orders: 'Orders',
    proofs: 'Dice',
    key: 'Key',
  },
  turnAndSeat: (turn, seat) => `Turn ${turn} · ${seat}`,
  reportTo: (seat) => `Report to the commander of the ${seat}`,
  ordersTurnBy: (orders, turn) => `${orders}, turn ${turn}, by`,
  ordersDue: (when) => `Orders due ${when}`,
  head: (hash) => `head ${hash}`,
  fieldAt: (turn, moment) => `The field ${moment} turn ${turn}`,
  chartAt: (turn, moment) => `The chart ${moment} turn ${turn}`,
  campaignAt: (turn, moment) => `The campaign ${moment} turn ${turn}`,
  goesOn: 'continued',
  callTitle: 'To plan from',
  logTurn: (turn) => `Combat log, turn ${turn}`,
  musterAt: (turn, moment) => `Order of battle ${moment} turn ${turn}`,
  musterNote:
    'Bars: strength at the start and after each turn; ticks for turns to come. SP now / full; over all, troops + guns.',
  ordersTitle: 'Orders',
  keyTitle: 'Key to every die',
  proofsTitle: 'The dice and their proofs',
  strength: (troops, guns) => `${troops}${guns > 0 ? ` + ${guns}` : ''} SP`,
  sum: 'Sum',
  legend: {
    strength: 'SP',
    leader: 'leader',
    move: 'move, from a dot',
    retreat: 'retreat, from a ring',
    combat: 'combat',
    redoubt: 'redoubt',
    revetment: 'revetment',
    earthwork: 'earthwork',
    abatis: 'abatis',
    siege: 'siege works',
    digging: 'works begun',
    ruins: 'ruins',
    coveredWay: 'covered way',
    road: 'road',
    causeway: 'corduroy road',
    track: 'track',
    river: 'river',
    stream: 'stream',
    bridge: 'bridge',
    ford: 'ford',
    dyke: 'dyke',
    slope: 'slope, low side',
  },
  plan: {
    title: (turn) => `Plan turn ${turn}`,
    reading: 'Reading the map',
    fire: 'Fire as all stand',
    reach: 'where one of ours can come within 3 hexes of the enemy; the digit is the most MP left',
    zones: 'enemy zones of control: a march that enters one ends there',
    shots: 'fire: the face that hits, ours | theirs where both fire; what is not drawn is in the table',
    targets: 'may be attacked now',
    leader: 'leaders, below their counters or on a line from them; without room for the name a star beside them',
    pale: 'at the edge: who stands there is not shown',
  },
  hex: (length) => `hex ${length}`,
  score: 'Victory points',
};

const QUAND: Readonly<Record<Moment, string>> = { before: 'avant', in: 'pendant', after: 'après' };

const french: PrintWords = {
  pages: {
    summary: 'Résumé',
    plan: 'Carte pour les ordres',
    map: 'Carte',
    call: 'Pour décider',
    fights: 'Combats',
    closer: 'La carte de plus près',
    campaign: 'Campagne',
    aid: 'Aide de jeu',
    log: 'Journal des combats',
    muster: 'Ordre de bataille',
    orders: 'Ordres',
    proofs: 'Dés',
    key: 'Aide-mémoire',
  },
  turnAndSeat: (turn, seat) => `Tour ${turn} · ${seat}`,
  reportTo: (seat) => `Rapport au commandant : ${seat}`,
  ordersTurnBy: (orders, turn) => `${orders}, tour ${turn}, avant le`,
  ordersDue: (when) => `Ordres attendus ${when}`,
  head: (hash) => `tête ${hash}`,
  fieldAt: (turn, moment) => `Le terrain ${QUAND[moment]} le tour ${turn}`,
  chartAt: (turn, moment) => `La carte ${QUAND[moment]} le tour ${turn}`,
  campaignAt: (turn, moment) => `La campagne ${QUAND[moment]} le tour ${turn}`,
  goesOn: 'suite',
  callTitle: 'Pour décider',
  logTurn: (turn) => `Journal des combats, tour ${turn}`,
  musterAt: (turn, moment) => `Ordre de bataille ${QUAND[moment]} le tour ${turn}`,
  musterNote:
    'Barres : force au départ et après chaque tour ; traits pour les tours à venir. PF présents / pleins ; en tête, troupes + canons.',
  ordersTitle: 'Ordres',
  keyTitle: 'Clé de tous les dés',
  proofsTitle: 'Les dés et leurs preuves',
  strength: (troops, guns) => `${troops}${guns > 0 ? ` + ${guns}` : ''} PF`,
  sum: 'Somme',
  legend: {
    strength: 'PF',
    leader: 'chef',
    move: 'mouvement, d’un point',
    retreat: 'retraite, d’un anneau',
    combat: 'combat',
    redoubt: 'redoute',
    revetment: 'revêtement',
    earthwork: 'terrassement',
    abatis: 'abattis',
    siege: 'travaux de siège',
    digging: 'travaux commencés',
    ruins: 'ruines',
    coveredWay: 'chemin couvert',
    road: 'route',
    causeway: 'route de rondins',
    track: 'piste',
    river: 'rivière',
    stream: 'ruisseau',
    bridge: 'pont',
    ford: 'gué',
    dyke: 'digue',
    slope: 'pente, côté bas',
  },
  plan: {
    title: (turn) => `Préparer le tour ${turn}`,
    reading: 'Lire la carte',
    fire: 'Tir, tous restant en place',
    reach: 'où l’un des nôtres peut venir à 3 hex de l’ennemi ; chiffre : le plus de PM restants',
    zones: 'zones de contrôle ennemies : une marche qui y entre s’y arrête',
    shots: 'tir : la face qui touche, nous | eux où les deux tirent ; le reste est dans le tableau',
    targets: 'peut être attaqué maintenant',
    leader: 'chefs, sous leurs pions ou au bout d’un trait ; sans place pour le nom, une étoile à côté',
    pale: 'au bord : qui s’y trouve n’est pas montré',
  },
  hex: (length) => `hex ${length}`,
  score: 'Points de victoire',
};

const CUANDO: Readonly<Record<Moment, string>> = { before: 'antes del', in: 'durante el', after: 'después del' };

const spanish: PrintWords = {
  pages: {
    summary: 'Resumen',
    plan: 'Mapa para planear',
    map: 'Mapa',
    call: 'Para decidir',
    fights: 'Combates',
    closer: 'La carta de cerca',
    campaign: 'Campaña',
    aid: 'Ayuda de juego',
    log: 'Diario de combates',
    muster: 'Orden de batalla',
    orders: 'Órdenes',
    proofs: 'Dados',
    key: 'Tablas',
  },
  turnAndSeat: (turn, seat) => `Turno ${turn} · ${seat}`,
  reportTo: (seat) => `Informe al comandante: ${seat}`,
  ordersTurnBy: (orders, turn) => `${orders}, turno ${turn}, hasta el`,
  ordersDue: (when) => `Órdenes hasta el ${when}`,
  head: (hash) => `cabeza ${hash}`,
  fieldAt: (turn, moment) => `El campo ${CUANDO[moment]} turno ${turn}`,
  chartAt: (turn, moment) => `La carta ${CUANDO[moment]} turno ${turn}`,
  campaignAt: (turn, moment) => `La campaña ${CUANDO[moment]} turno ${turn}`,
  goesOn: 'continuación',
  callTitle: 'Para decidir',
  logTurn: (turn) => `Diario de combates, turno ${turn}`,
  musterAt: (turn, moment) => `Orden de batalla ${CUANDO[moment]} turno ${turn}`,
  musterNote:
    'Barras: fuerza al principio y después de cada turno; marcas para los turnos por venir. PF ahora / completo; a la cabeza, tropas + cañones.',
  ordersTitle: 'Órdenes',
  keyTitle: 'Tablas de todos los dados',
  proofsTitle: 'Los dados y sus pruebas',
  strength: (troops, guns) => `${troops}${guns > 0 ? ` + ${guns}` : ''} PF`,
  sum: 'Suma',
  legend: {
    strength: 'PF',
    leader: 'jefe',
    move: 'movimiento, desde un punto',
    retreat: 'retirada, desde un anillo',
    combat: 'combate',
    redoubt: 'reducto',
    revetment: 'revestimiento',
    earthwork: 'terraplén',
    abatis: 'abatida',
    siege: 'obras de asedio',
    digging: 'obras comenzadas',
    ruins: 'ruinas',
    coveredWay: 'camino cubierto',
    road: 'camino',
    causeway: 'camino de troncos',
    track: 'senda',
    river: 'río',
    stream: 'arroyo',
    bridge: 'puente',
    ford: 'vado',
    dyke: 'dique',
    slope: 'cuesta, lado bajo',
  },
  plan: {
    title: (turn) => `Planear el turno ${turn}`,
    reading: 'Cómo leer el mapa',
    fire: 'Fuego tal como están todos',
    reach: 'adonde puede llegar uno de los nuestros a 3 hex del enemigo; la cifra son los PM que quedan',
    zones: 'zonas de control enemigas: una marcha que entra en una acaba allí',
    shots: 'fuego: la cara que impacta, nosotros | ellos donde tiran ambos; lo demás está en la tabla',
    targets: 'se puede atacar ahora',
    leader: 'jefes, debajo de sus fichas o al final de una línea; sin sitio para el nombre, una estrella al lado',
    pale: 'en el borde: no se muestra quién está ahí',
  },
  hex: (length) => `hex ${length}`,
  score: 'Puntos de victoria',
};

const catalogues: Readonly<Record<Language, PrintWords>> = { en: english, fr: french, es: spanish };

export function printWords(language: Language): PrintWords {
  return catalogues[language];
}
