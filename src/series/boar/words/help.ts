/** What the orders of the series are for, as HELP and the order form say it. */

const en = {
  'help.MOVE':
    'march units to a hex, by way of others if you like; THROUGH does not shun enemy zones, STRATEGIC keeps to roads at double speed; lines are carried out in their order, and each hex on the way must have room then',
  'help.PLACE': 'place a unit before the first turn',
  'help.ENTER': 'by which hex a reinforcement comes in, and that it finds room first',
  'help.WAIT': 'keep reinforcements out for a turn',
  'help.BREAK': 'break off from a pin, at the price of army morale',
  'help.RALLY': 'who tries to rally first',
  'help.ORIENT': 'which hexsides a siege work faces when it is finished',
  'help.ATTACK': 'attack a hex: with whom, who leads, by which chit, whom to divert',
  'help.DIVERT': 'keep an enemy hex busy beside an attack',
  'help.HOLD': 'stay',
  'help.DEFEND': 'who leads and which chit to play when attacked there',
  'help.FIRE': 'what your batteries fire at',
  'help.MORTAR': 'where the mortar aims',
  'help.RETREAT': 'which way units go that must give way',
  'help.WITHDRAW': 'let cavalry go before it is attacked',
  'help.LOSSES': 'who takes losses first where the rules leave a choice: the lead bears the first step',
  'help.CAPTURE': 'whom to take when you may choose',
  'help.ADVANCE': 'who follows into a hex that was won',
  'help.LEADERS': 'whether leaders go with beaten units, or stay where others hold the hex',
  'help.MOMENTUM INITIATIVE': 'momentum for the next initiative',
  'help.MOMENTUM REROLL': 'momentum for a second throw in close combat',
  'help.MOMENTUM KEEP': 'spend no momentum',
  'help.SIEGE': 'bombard, or reply; HOLD keeps silent',
  'help.BREACH': 'which hexside the siege guns breach, which siege work or town hex they break up',
  'help.REPAIR': 'which of our breaches is mended',
};

const fr: typeof en = {
  'help.MOVE':
    "faire marcher des unités vers un hexagone, par d'autres si vous voulez ; À TRAVERS ne fuit pas les zones ennemies, STRATÉGIQUE suit les routes à double vitesse ; les lignes sont exécutées dans leur ordre, et chaque hexagone du chemin doit alors avoir de la place",
  'help.PLACE': 'placer une unité avant le premier tour',
  'help.ENTER': "par quel hexagone entre un renfort, et qu'il passe d'abord",
  'help.WAIT': 'retenir des renforts un tour',
  'help.BREAK': "rompre le contact d'unités accrochées, au prix du moral",
  'help.RALLY': 'qui se rallie en premier',
  'help.ORIENT': 'vers quels côtés un ouvrage de siège fait face une fois achevé',
  'help.ATTACK': 'attaquer un hexagone : avec qui, qui mène, par quelle tactique, qui fixer',
  'help.DIVERT': "fixer un hexagone ennemi à côté d'une attaque",
  'help.HOLD': 'rester en place',
  'help.DEFEND': 'qui mène et quelle tactique jouer en cas d’attaque',
  'help.FIRE': 'sur quoi tirent vos batteries',
  'help.MORTAR': 'où vise le mortier',
  'help.RETREAT': 'par où vont les unités qui doivent céder',
  'help.WITHDRAW': "laisser partir la cavalerie avant l'attaque",
  'help.LOSSES':
    'qui subit les pertes en premier, là où les règles laissent le choix : l’unité de tête subit le premier pas',
  'help.CAPTURE': 'qui prendre quand vous avez le choix',
  'help.ADVANCE': "qui suit dans l'hexagone gagné",
  'help.LEADERS': 'si les chefs suivent les unités battues, ou restent où d’autres tiennent l’hexagone',
  'help.MOMENTUM INITIATIVE': "de l'élan pour la prochaine initiative",
  'help.MOMENTUM REROLL': "de l'élan pour relancer un combat",
  'help.MOMENTUM KEEP': "ne pas dépenser d'élan",
  'help.SIEGE': 'bombarder, ou répondre ; ATTENDRE pour se taire',
  'help.BREACH': 'quel côté battre en brèche, quel ouvrage ou quel hexagone de la ville détruire',
  'help.REPAIR': 'laquelle de nos brèches réparer',
};

export const help = { en, fr };
