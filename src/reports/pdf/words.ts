/** Words that only the printed report has; the rest it shares with letters. */

export interface PrintWords {
  pages: Readonly<
    Record<'summary' | 'map' | 'fights' | 'campaign' | 'log' | 'muster' | 'aid' | 'orders' | 'proofs', string>
  >;
  turnAndSeat(turn: number, seat: string): string;
  reportTo(seat: string): string;
  ordersTurnBy(orders: string, turn: number): string;
  ordersDue(when: string): string;
  head(hash: string): string;
  mapCaption: string;
  chartCaption: string;
  chartAfter(turn: string): string;
  fieldCaption: string;
  fieldAfter(turn: string): string;
  campaignAfter(turn: string): string;
  /** After the title of a card that goes on over the page. */
  goesOn: string;
  logTurn(turn: string): string;
  musterAfter(turn: string): string;
  musterNote: string;
  ordersTitle: string;
  proofsTitle: string;
  strength(sp: number): string;
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
      | 'coveredWay',
      string
    >
  >;
  hex(length: string): string;
  score: string;
}

const english: PrintWords = {
  pages: {
    summary: 'Summary',
    map: 'Map',
    fights: 'Fights',
    campaign: 'Campaign',
    aid: 'Player aid',
    log: 'Combat log',
    muster: 'Order of battle',
    orders: 'Orders',
    proofs: 'Dice',
  },
  turnAndSeat: (turn, seat) => `Turn ${turn} · ${seat}`,
  reportTo: (seat) => `Report to the ${seat} commander`,
  ordersTurnBy: (orders, turn) => `${orders}, turn ${turn}, by`,
  ordersDue: (when) => `Orders due ${when}`,
  head: (hash) => `head ${hash}`,
  mapCaption:
    'After the turn. Solid arrow: move; dashed: retreat; lettered stars: combats, told in the combat log. ' +
    'Yellow frame: Disrupted (D), Shattered (S), Pinned (P) or Lost (L).',
  fieldCaption:
    'One mark a stack: sum of foot and horse SP, dot = guns stacked with them, star = leader. ' +
    'The small map shows the whole field, the frame this page.',
  fieldAfter: (turn) => `The field after turn ${turn}`,
  chartCaption:
    'After the turn. A number tells how many counters lie in a stack; a lettered star is a combat, told in the log. ' +
    'The whole chart and every sign are on the page of the map.',
  chartAfter: (turn) => `The chart after turn ${turn}`,
  campaignAfter: (turn) => `The campaign after turn ${turn}`,
  goesOn: 'continued',
  logTurn: (turn) => `Combat log, turn ${turn}`,
  musterAfter: (turn) => `Order of battle after turn ${turn}`,
  musterNote: 'Bars: strength at the start and after each turn; ticks for turns to come. SP now / full.',
  ordersTitle: 'Orders and reference',
  proofsTitle: 'The dice and their proofs',
  strength: (sp) => `${sp} SP`,
  sum: 'Sum',
  legend: {
    strength: 'SP',
    leader: 'leader',
    move: 'move',
    retreat: 'retreat',
    combat: 'combat',
    redoubt: 'redoubt',
    revetment: 'revetment',
    earthwork: 'earthwork',
    abatis: 'abatis',
    siege: 'siege works',
    digging: 'works begun',
    coveredWay: 'covered way',
  },
  hex: (length) => `hex ${length}`,
  score: 'Victory points',
};

const french: PrintWords = {
  pages: {
    summary: 'Résumé',
    map: 'Carte',
    fights: 'Combats',
    campaign: 'Campagne',
    aid: 'Aide de jeu',
    log: 'Journal des combats',
    muster: 'Ordre de bataille',
    orders: 'Ordres',
    proofs: 'Dés',
  },
  turnAndSeat: (turn, seat) => `Tour ${turn} · ${seat}`,
  reportTo: (seat) => `Rapport au commandant : ${seat}`,
  ordersTurnBy: (orders, turn) => `${orders}, tour ${turn}, avant le`,
  ordersDue: (when) => `Ordres attendus ${when}`,
  head: (hash) => `tête ${hash}`,
  mapCaption:
    'Après le tour. Flèche pleine : mouvement ; tiretée : retraite ; étoiles à lettre : combats, racontés dans le ' +
    'journal. Cadre jaune : désorganisé (D), brisé (S), fixé (P) ou perdu (L).',
  fieldCaption:
    "Un pion par pile : somme des PF d'infanterie et de cavalerie, point = canons avec elles, étoile = chef. " +
    'La petite carte montre tout le terrain, son cadre cette page.',
  fieldAfter: (turn) => `Le terrain après le tour ${turn}`,
  chartCaption:
    'Après le tour. Un nombre dit combien de pions compte une pile ; une étoile à lettre est un combat, conté au journal. ' +
    'La carte entière et tous les signes sont à la page de la carte.',
  chartAfter: (turn) => `La carte après le tour ${turn}`,
  campaignAfter: (turn) => `La campagne après le tour ${turn}`,
  goesOn: 'suite',
  logTurn: (turn) => `Journal des combats, tour ${turn}`,
  musterAfter: (turn) => `Ordre de bataille après le tour ${turn}`,
  musterNote: 'Barres : force au départ et après chaque tour ; traits pour les tours à venir. PF présents / pleins.',
  ordersTitle: 'Ordres et aide-mémoire',
  proofsTitle: 'Les dés et leurs preuves',
  strength: (sp) => `${sp} PF`,
  sum: 'Somme',
  legend: {
    strength: 'PF',
    leader: 'chef',
    move: 'mouvement',
    retreat: 'retraite',
    combat: 'combat',
    redoubt: 'redoute',
    revetment: 'revêtement',
    earthwork: 'terrassement',
    abatis: 'abattis',
    siege: 'travaux de siège',
    digging: 'travaux commencés',
    coveredWay: 'chemin couvert',
  },
  hex: (length) => `hex ${length}`,
  score: 'Points de victoire',
};

export function printWords(language: 'en' | 'fr'): PrintWords {
  return language === 'fr' ? french : english;
}
