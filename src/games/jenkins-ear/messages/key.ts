/** The key to the dice: what counters show, what seaports are worth, and the numbers of the rules. */

const en = {
  'key.counters': 'Counters',
  'key.side': 'side',
  'key.gun': 'gun',
  'key.cannonade': 'dice ashore',
  'key.land': 'land',
  'key.cost': 'cost',
  'key.seaports': 'Seaports',
  'key.flag': 'printed',
  'key.value': 'value',
  'key.ports': 'seaports',
  'key.numbers': 'Numbers',
  'key.number.peril': 'perilous seas, each {n}th hex: with a storm near',
  'key.number.interception': 'interception always fails on',
  'key.number.disease': 'disease takes a land counter on',
  'key.number.fire-ship': 'gun of a fire ship in an enemy port',
  'key.number.scuttling': 'ships that may be scuttled in a game',
  'key.number.french': 'succession: a French seaport taken',
  'key.number.dutch': 'succession: a Dutch seaport taken',
  'key.number.route': 'victory: each trade route to a port not taken',
};

const fr: Record<keyof typeof en, string> = {
  'key.counters': 'Pions',
  'key.side': 'camp',
  'key.gun': 'canon',
  'key.cannonade': 'dés à terre',
  'key.land': 'terre',
  'key.cost': 'coût',
  'key.seaports': 'Ports',
  'key.flag': 'imprimé',
  'key.value': 'valeur',
  'key.ports': 'ports',
  'key.numbers': 'Nombres',
  'key.number.peril': 'mer périlleuse, tous les {n} hexagones : tempête proche',
  'key.number.interception': 'l’interception échoue toujours sur',
  'key.number.disease': 'la maladie prend un pion de terre sur',
  'key.number.fire-ship': 'canon d’un brûlot dans un port ennemi',
  'key.number.scuttling': 'navires à saborder dans une partie',
  'key.number.french': 'succession : un port français pris',
  'key.number.dutch': 'succession : un port hollandais pris',
  'key.number.route': 'victoire : par route vers un port non pris',
};

export const keyWords = { en, fr };
