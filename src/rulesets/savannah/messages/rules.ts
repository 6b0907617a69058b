/** The rules a player plans by, in short: figures come from the scenario. */

const en = {
  'rules.stacking': 'Room in a hex',
  'rules.stacking.text':
    '{strength} SP and {artillery|one artillery unit|# artillery units}, leaders besides; more may neither end nor pass there.',
  'rules.zone': 'Zone of control',
  'rules.zone.text':
    'the six hexes around a unit in Parade Order. Entering one ends a march. Whoever stands in one when his side fights must attack or divert what holds him, ordered or not; guns and the Disrupted need not.',
  'rules.odds': 'Odds',
  'rules.odds.text':
    'SP against SP, rounded for the defender, give the column; each hex diverted costs the attack a column. Guns add no SP to an attack.',
  'rules.results': 'Results',
  'rules.results.text':
    'attacker / defender. R: falls back {short|one hex|# hexes}; D: Disrupted, falls back {far}; 1, 2: loses a step or two; AM: army morale alone; AC, DC: a unit of the attacker, of the defender is captured; PIN: both are locked; *: a die for each leader there; m:A, m:D: a momentum chit for the attacker, the defender; -: nothing. After all but AM and PIN the others of the hex test their morale.',
  'rules.tactics': 'Tactics',
  'rules.tactics.text':
    '{chits}. Each side plays one; the two together change the die, and some pairs mean no combat. A leader in or beside the hex is needed for {leader}, an open flank for {flank}.',
  'rules.momentum': 'Momentum',
  'rules.momentum.text':
    'chits are won by results m:A and m:D. One buys a second throw in close combat (MOMENTUM REROLL), others add to the die for the initiative (MOMENTUM INITIATIVE).',
  'rules.rally': 'Rally',
  'rules.rally.text':
    'each turn every Disrupted or Shattered unit throws: {needed} or more with its morale, its army’s and a leader’s brings it up one level.',
} as const;

const fr: Record<keyof typeof en, string> = {
  'rules.stacking': 'Place dans un hexagone',
  'rules.stacking.text':
    '{strength} PF et {artillery|une unité d’artillerie|# unités d’artillerie}, chefs en plus ; au-delà, nul ne peut y finir ni y passer.',
  'rules.zone': 'Zone de contrôle',
  'rules.zone.text':
    'les six hexagones autour d’une unité en ordre de bataille. Y entrer met fin à une marche. Qui s’y trouve quand son camp combat doit attaquer ou détourner ce qui le tient, avec ou sans ordre ; ni les canons ni les unités désorganisées n’y sont tenus.',
  'rules.odds': 'Rapport de forces',
  'rules.odds.text':
    'PF contre PF, arrondi en faveur du défenseur, donnent la colonne ; chaque hexagone détourné coûte une colonne à l’attaque. Les canons n’ajoutent pas de PF à une attaque.',
  'rules.results': 'Résultats',
  'rules.results.text':
    'attaquant / défenseur. R : recule {short|d’un hexagone|de # hexagones} ; D : désorganisé, recule de {far} ; 1, 2 : perd un pas ou deux ; AM : moral d’armée seulement ; AC, DC : une unité de l’attaquant, du défenseur est prise ; PIN : les deux sont fixés ; * : un dé pour chaque chef présent ; m:A, m:D : un marqueur d’élan à l’attaquant, au défenseur ; - : rien. Sauf AM et PIN, les autres de l’hexagone testent leur moral.',
  'rules.tactics': 'Tactiques',
  'rules.tactics.text':
    '{chits}. Chaque camp en joue une ; la paire modifie le dé, et certaines empêchent le combat. Il faut un chef dans l’hexagone ou à côté pour {leader}, un flanc ouvert pour {flank}.',
  'rules.momentum': 'Élan',
  'rules.momentum.text':
    'des marqueurs se gagnent par les résultats m:A et m:D. Un marqueur paie un second jet en combat rapproché (ÉLAN RELANCER), d’autres s’ajoutent au dé d’initiative (ÉLAN INITIATIVE).',
  'rules.rally': 'Ralliement',
  'rules.rally.text':
    'chaque tour, toute unité désorganisée ou en déroute jette un dé : {needed} ou plus, avec son moral, celui de l’armée et un chef, la remonte d’un niveau.',
};

export const ruleWords = { en, fr };
