/** The rules a player plans by, in short: figures come from the scenario. */

const en = {
  'rules.stacking': 'Room in a hex',
  'rules.stacking.text':
    '{strength} strength points (SP) and {artillery|one artillery unit|# artillery units}, leaders besides; more may neither end nor pass there. MP are movement points.',
  'rules.zone': 'Zone of control',
  'rules.zone.text':
    'the six hexes around a unit in Parade Order, but not across a river, nor into works without a breach (out of them it reaches), nor into {closed}; into {light} only that of light troops. Guns and the Lost have none. Entering one ends a march. Whoever stands in one when his side fights must attack or divert what holds him, ordered or not; guns and the Disrupted need not.',
  'rules.odds': 'Odds',
  'rules.odds.text':
    'SP against SP, rounded for the defender, give the column, at most the table’s last; each hex diverted costs the attack a column. Guns add their SP to a defence, none to an attack.',
  'rules.results': 'Results',
  'rules.results.text':
    'attacker / defender. R: falls back {short|one hex|# hexes}; D: Disrupted, falls back {far}; 1, 2: loses a step or two; AM: army morale alone; AC, DC: one unit of that side is captured, the attacker (AC) or the defender (DC) says which; PIN: both are locked: in their turn they attack or BREAK off; *: a die for each leader there; m:A, m:D: a momentum chit for the attacker, the defender; -: nothing. After all but AM and PIN the others of the hex test their morale. After R/R and PIN nobody advances.',
  'rules.fire-die': 'To the die of a shot',
  'rules.fire-die.text': '{additions}. The ground is that of the target.',
  'rules.combat-die': 'To the die of a combat',
  'rules.combat-die.text':
    'the morale of the attacking lead and its leader’s combat value, less those of the defence; what the tactics give; and {additions}. The ground is the defender’s; of works and of crossings one counts each, and only where every attacker comes across.',
  'rules.addition': '{value}: {names}',
  'rules.tactics': 'Tactics',
  'rules.tactics.text':
    '{chits}. Each side plays one (ATTACK … TACTIC); the two together change the die, and some pairs mean no combat: who played Withdraw falls back a hex. A leader in or beside the hex is needed for {leader}, an open flank for {flank}.',
  'rules.momentum': 'Momentum',
  'rules.momentum.text':
    'chits are won by results m:A and m:D. One buys a second throw in close combat (MOMENTUM REROLL), others add to the die for the initiative (MOMENTUM INITIATIVE).',
  'rules.initiative': 'Initiative',
  'rules.initiative.text':
    'where it is not printed who moves first, each side throws a die and adds what its army morale gives and {each+} for each chit spent; the higher sum moves first, a tie is thrown again.',
  'rules.army-morale': 'Army morale',
  'rules.army-morale.text':
    '{levels}. The first figure changes the morale of each unit of the army, the second its die for the initiative. A side with an army at {lost} or less has lost.',
  'rules.level': '{name} ({span}): {unit}, {initiative+}',
  'rules.conditions': 'Conditions',
  'rules.conditions.text':
    'MORALE is the army morale of our side, where it has two armies that of either; ENEMY MORALE the enemy’s. RESULT goes from the attacker’s worst to his best: {results}; RESULT <= R/- means R/- and all before it, in our own attacks and the enemy’s alike: ATTACKING or DEFENDING beside it keeps it to one of them.',
  'rules.retreat': 'Retreat',
  'rules.retreat.text':
    'so many hexes as the result says, one more for each last hex that has no room; guns of {mp} MP or less {guns|one hex|# hexes} at most; who has no way out is captured; falling back through an enemy zone of control costs a level of order. RETREAT says which way.',
  'rules.rally': 'Rally',
  'rules.rally.text':
    'each turn every Disrupted or Shattered unit throws: {needed} or more with its morale, its army’s and a leader’s brings it up one level.',
  'rules.points': 'Victory points (VP)',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'rules.stacking': 'Place dans un hexagone',
  'rules.stacking.text':
    '{strength} points de force (PF) et {artillery|une unité d’artillerie|# unités d’artillerie}, chefs en plus ; au-delà, nul ne peut y finir ni y passer. PM : points de mouvement.',
  'rules.zone': 'Zone de contrôle',
  'rules.zone.text':
    'les six hexagones autour d’une unité en ordre de bataille, mais ni par-delà une rivière, ni vers l’intérieur d’ouvrages sans brèche (vers l’extérieur, si), ni dans ces terrains : {closed} ; dans celui-ci, celle des troupes légères seules : {light}. Les canons et les égarés n’en ont pas. Y entrer met fin à une marche. Qui s’y trouve quand son camp combat doit attaquer ou fixer ce qui le tient, avec ou sans ordre ; ni les canons ni les unités désorganisées n’y sont tenus.',
  'rules.odds': 'Rapport de forces',
  'rules.odds.text':
    'PF contre PF, arrondi en faveur du défenseur, donnent la colonne, plafonnée à la dernière de la table ; chaque hexagone fixé coûte une colonne à l’attaque. Les canons ajoutent leurs PF à une défense, aucun à une attaque.',
  'rules.results': 'Résultats',
  'rules.results.text':
    'attaquant / défenseur. R : recule {short|d’un hexagone|de # hexagones} ; D : désorganisé, recule de {far} ; 1, 2 : perd un pas ou deux ; AM : moral d’armée seulement ; AC, DC : une unité de ce camp est prise, l’attaquant (AC) ou le défenseur (DC) dit laquelle ; PIN : les deux restent accrochés et, à leur tour, s’attaquent ou rompent contre du moral d’armée (ROMPRE) ; * : un dé pour chaque chef présent ; m:A, m:D : un marqueur d’élan à l’attaquant, au défenseur ; - : rien. Sauf AM et PIN, les autres de l’hexagone testent leur moral. Après R/R et PIN, personne n’avance.',
  'rules.fire-die': 'Au dé d’un tir',
  'rules.fire-die.text': '{additions}. Le terrain est celui de la cible.',
  'rules.combat-die': 'Au dé d’un combat',
  'rules.combat-die.text':
    'le moral de la tête attaquante et la valeur de combat de son chef, moins ceux de la défense ; ce que donnent les tactiques ; et {additions}. Le terrain est celui du défenseur ; des ouvrages et des franchissements un seul compte de chaque sorte, et seulement si tous les attaquants le passent.',
  'rules.addition': '{value} : {names}',
  'rules.tactics': 'Tactiques',
  'rules.tactics.text':
    '{chits}. Chaque camp en joue une (ATTAQUER … TACTIQUE) ; la paire modifie le dé, et certaines empêchent le combat : qui a joué Repli recule d’un hexagone. Il faut un chef dans l’hexagone ou à côté pour {leader}, un flanc ouvert pour {flank}.',
  'rules.momentum': 'Élan',
  'rules.momentum.text':
    'des marqueurs se gagnent par les résultats m:A et m:D. Un marqueur paie un second jet en combat rapproché (ÉLAN RELANCER), d’autres s’ajoutent au dé d’initiative (ÉLAN INITIATIVE).',
  'rules.initiative': 'Initiative',
  'rules.initiative.text':
    'si l’ordre des camps n’est pas imprimé, chacun jette un dé et y ajoute ce que donne son moral d’armée et {each+} par marqueur dépensé ; la plus haute somme joue d’abord, une égalité se rejoue.',
  'rules.army-morale': 'Moral d’armée',
  'rules.army-morale.text':
    '{levels}. Le premier chiffre modifie le moral de chaque unité de l’armée, le second son dé d’initiative. Un camp dont une armée est à {lost} ou moins a perdu.',
  'rules.level': '{name} ({span}) : {unit}, {initiative+}',
  'rules.conditions': 'Conditions',
  'rules.conditions.text':
    'MORAL est le moral d’armée de notre camp, de l’une ou de l’autre s’il a deux armées ; MORAL ENNEMI celui de l’ennemi. RÉSULTAT va du pire au meilleur pour l’attaquant : {results} ; RÉSULTAT <= R/- veut dire R/- et tout ce qui précède, dans nos attaques comme dans celles de l’ennemi : EN ATTAQUE ou EN DÉFENSE le limite aux unes ou aux autres.',
  'rules.retreat': 'Recul',
  'rules.retreat.text':
    'autant d’hexagones que le dit le résultat, un de plus tant que le dernier est plein ; les canons de {mp} PM ou moins {guns|d’un hexagone|de # hexagones} au plus ; qui n’a aucune issue est pris ; reculer par une zone de contrôle ennemie coûte un degré d’ordre. RETRAITER dit par où.',
  'rules.rally': 'Ralliement',
  'rules.rally.text':
    'chaque tour, toute unité désorganisée ou en déroute jette un dé : {needed} ou plus, avec son moral, celui de l’armée et un chef, la remonte d’un niveau.',
  'rules.points': 'Points de victoire (PV)',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'rules.stacking': 'Sitio en un hexágono',
  'rules.stacking.text':
    '{strength} puntos de fuerza (PF) y {artillery|una unidad de artillería|# unidades de artillería}, además de los jefes; más no pueden acabar allí ni pasar. PM: puntos de movimiento.',
  'rules.zone': 'Zona de control',
  'rules.zone.text':
    'los seis hexágonos en torno a una unidad en orden de batalla, pero no a través de un río, ni hacia dentro de obras sin brecha (hacia fuera, sí), ni en este terreno: {closed}; en este, solo la de tropas ligeras: {light}. Los cañones y las unidades perdidas no la tienen. Entrar en una acaba la marcha. Quien está en una cuando combate su bando debe atacar o entretener a quien lo retiene, con orden o sin ella; los cañones y los desorganizados, no.',
  'rules.odds': 'Proporción',
  'rules.odds.text':
    'PF contra PF, redondeado a favor del defensor, dan la columna, con tope en la última de la tabla; cada hexágono entretenido cuesta al ataque una columna. Los cañones suman sus PF a una defensa, ninguno a un ataque.',
  'rules.results': 'Resultados',
  'rules.results.text':
    'atacante / defensor. R: retrocede {short|un hexágono|# hexágonos}; D: se desorganiza y retrocede {far}; 1, 2: pierde un paso o dos; AM: solo moral del ejército; AC, DC: se captura una unidad de ese bando, y dice cuál el atacante (AC) o el defensor (DC); PIN: quedan trabados los dos y, en su turno, se atacan o rompen a costa de moral (ROMPER); *: un dado por cada jefe presente; m:A, m:D: un marcador de impulso para el atacante, para el defensor; -: nada. Tras todos menos AM y PIN, los demás del hexágono prueban su moral. Tras R/R y PIN nadie avanza.',
  'rules.fire-die': 'Al dado de un disparo',
  'rules.fire-die.text': '{additions}. El terreno es el del blanco.',
  'rules.combat-die': 'Al dado de un combate',
  'rules.combat-die.text':
    'la moral de la cabeza atacante y el valor de combate de su jefe, menos los de la defensa; lo que dan las tácticas; y {additions}. El terreno es el del defensor; de obras y de pasos cuenta uno de cada clase, y solo donde lo cruzan todos los atacantes.',
  'rules.addition': '{value}: {names}',
  'rules.tactics': 'Tácticas',
  'rules.tactics.text':
    '{chits}. Cada bando juega una (ATACAR … TÁCTICA); las dos juntas cambian el dado, y algunas parejas impiden el combate: quien jugó Repliegue retrocede un hexágono. Hace falta un jefe en el hexágono o al lado para {leader}, un flanco abierto para {flank}.',
  'rules.momentum': 'Impulso',
  'rules.momentum.text':
    'los resultados m:A y m:D dan marcadores. Uno paga una segunda tirada en el cuerpo a cuerpo (IMPULSO REPETIR), otros suman al dado de la iniciativa (IMPULSO INICIATIVA).',
  'rules.initiative': 'Iniciativa',
  'rules.initiative.text':
    'donde no está impreso quién mueve primero, cada bando tira un dado y suma lo que da su moral y {each+} por marcador gastado; la suma mayor mueve primero, un empate se repite.',
  'rules.army-morale': 'Moral del ejército',
  'rules.army-morale.text':
    '{levels}. La primera cifra cambia la moral de cada unidad del ejército; la segunda, su dado de iniciativa. Un bando con un ejército a {lost} o menos ha perdido.',
  'rules.level': '{name} ({span}): {unit}, {initiative+}',
  'rules.conditions': 'Condiciones',
  'rules.conditions.text':
    'MORAL es la moral del ejército de nuestro bando, la de cualquiera de los dos si tiene dos; MORAL ENEMIGA, la del enemigo. RESULTADO va del peor al mejor para el atacante: {results}; RESULTADO <= R/- quiere decir R/- y todos los anteriores, en nuestros ataques y en los del enemigo: AL ATACAR o AL DEFENDER lo limita a unos u otros.',
  'rules.retreat': 'Retroceso',
  'rules.retreat.text':
    'tantos hexágonos como dice el resultado, uno más mientras en el último no haya sitio; los cañones de {mp} PM o menos, {guns|un hexágono|# hexágonos} como mucho; quien no tiene salida es capturado; retroceder por una zona de control enemiga cuesta un grado de orden. RETIRAR dice por dónde.',
  'rules.rally': 'Reagrupamiento',
  'rules.rally.text':
    'cada turno toda unidad desorganizada o en desbandada tira un dado: {needed} o más, con su moral, la de su ejército y un jefe, la sube un nivel.',
  'rules.points': 'Puntos de victoria (PV)',
};

export const ruleWords = { en, fr, es } as const;
