/** What is wrong, or worth knowing, about an order or an answer. */

const en = {
  'of.ships': 'ships',
  'of.land': 'land counters',
  'kind.soldiers': 'Soldiers',
  'kind.ship-of-the-line': 'ship of the line',
  'kind.frigate': 'Frigate',
  'kind.merchant': 'Merchant',
  'kind.fire-ship': 'Fire Ship',
  'kind.bomb-ship': 'Bomb Ship',
  'kind.cannons': 'Cannons',
  'kind.heavy-guns': 'Heavy Guns',
  'kind.boom-chain': 'Boom Chain',
  'kind.supplies': 'Supplies',
  'kind.leader': 'leader',
  'kind.deception': 'Deception',
  'fate.ear.bill': '{counters?{counters}, for |}{cost|one point|# points}; {left|one was|# were} left',
  'fate.ear.bought-in-part':
    'of {wanted}, {count|only one was|only # were} bought: {counters}, for {cost|one point|# points}; {left|one was|# were} left',
  'fate.ear.aboard': '{counters} on board {ship}',
  'fate.ear.rounds-the-horn': 'bound for {water}, there on turn {turn}',
  'fate.ear.rounds-the-horn-late': 'bound for {water}, and not there before the war is over',
  'fate.ear.rides-along': 'with them went {alongside}, who were aboard',
  'fate.ear.lies-off': 'the port of {hex} had not room for all: {counters} lay off it, without supply',
  'fate.ear.crowded-out': '{hex} had no room for all; lost: {counters}',
  'fate.ear.no-dice':
    'ashore at {hex} they threw no dice: the port takes {value} off, and leaders and guns count only beside Soldiers or a bomb ship',
  'fate.ear.nobody-to-fight':
    'at {hex} there was no combat: no enemy ships lay there, and ships alone fight nobody ashore',
  'fate.ear.no-fighters':
    'at {hex}, with nobody of land value against those who hold it, they throw no dice: {counters}',
  'fate.ear.starved': '{hex} was without supply; lost: {counters}',
  'fate.ear.not-landed': 'not put ashore at {hex}, as they were not aboard there: {counters}',
  'fate.ear.port-left': 'nobody of ours was left ashore in {hex}',
  'fate.ear.moved': 'came to {hex}{missing?; lost on the way: {missing}|}',
  'why.storm': 'a storm bars the way',
  'why.enemy': 'the enemy is ahead',
  'why.missed': 'the enemy ships ahead were not caught',
  'why.ordered': 'as ordered',
  'why.intercepted': 'the enemy came up with them',
  'why.disease': 'they are sick',
  'fate.ear.not-left': 'still in {hex}, not in {to}{why?: {why}|}{missing?; lost on the way: {missing}|}',
  'fate.ear.moved-short': 'came as far as {hex}, not to {to}{why?: {why}|}{missing?; lost on the way: {missing}|}',
  'fate.ear.lost-on-way': 'lost on the way: {counters}',
  'fate.ear.went-on':
    '{counters?from there {counters} went on by a later line|from there they went on by a later line}',
  'fate.ear.lost-since': 'lost before the turn closed: {counters}',
  'fate.ear.elsewhere-since': 'when the turn closed {counters} lay in {hex}',
  'fate.ear.no-hold': 'no hold was free for {counters}, who stayed behind',
  'fate.ear.held': 'they stayed{missing?; lost: {missing}|}{gone?; elsewhere now: {gone}|}',
  'fate.ear.not-held': 'none of them is there any more{missing?; lost: {missing}|}{gone?; elsewhere now: {gone}|}',
  'fate.ear.not-there': 'when its moment would have come nobody it names was on the map any more: {missing}',
  'fate.ear.fought': 'combat was joined in {hexes}',
  'fate.ear.no-battle': 'there was no combat in {hex}',
  'diagnostic.impossible': 'it could not be carried out ({code})',
  'diagnostic.answer-not-possible': 'that was not possible there',
  'diagnostic.ear.aboard-already': '{counter} is aboard {ship} already',
  'diagnostic.ear.bill': '{counters?{counters}, for |}{cost|one point|# points}; {left} left after this line.',
  'diagnostic.ear.bought-in-part':
    'only {count} of {wanted} can be bought: {counters}, for {cost|one point|# points}; {left} left after this line',
  'diagnostic.ear.box-range': 'box {box} is not on the track of 1 to {turns}',
  'diagnostic.ear.buy-what': 'BUY needs counters by name, or a number and a kind: BUY 2 frigates AT port royal',
  'diagnostic.ear.cannot-carry':
    '{ship} has no room for {counter}{held? beside {held}|}: a Merchant holds one of each kind, other ships one',
  'diagnostic.ear.cannot-help': '{leader} cannot give a die to {counter}',
  'diagnostic.ear.crowded-out':
    '{hex} has not room for all: {counters} would be lost; whoever stays aboard of a ship off the port is not',
  'diagnostic.ear.comes-out-at-sea':
    '{hex} is no open sea of {water}: ships come in from round the Horn at sea, and may MOVE on at once',
  'diagnostic.ear.deception-alone': '{counter} is a Deception and goes nowhere without ships or troops',
  'diagnostic.ear.embark-too-late': '{ship} has sailed to {hex} by then: EMBARK belongs above her MOVE',
  'diagnostic.ear.enemy-ashore': 'enemies are ashore in {hex}: nobody goes aboard there',
  'diagnostic.ear.garrison-one': 'one Soldiers counter goes to each port: to {port} goes {counter}',
  'diagnostic.ear.garrison-twice': '{port} has its Soldiers already',
  'diagnostic.ear.embark-whom': 'EMBARK needs counters, or a number and a kind',
  'diagnostic.ear.fewer-there': 'of {count} asked for, {given} can go aboard there',
  'diagnostic.ear.goes-on': 'From {hex}, where the line above takes them.',
  'diagnostic.ear.immobile': '{counter} has no anchor and never moves',
  'diagnostic.ear.port-left':
    'nobody of yours is left ashore in {hex}: unless others land there this turn, the port is given up',
  'diagnostic.ear.leads-nobody':
    'as things stand no enemy is in {hex}, where {leader} lies: he gives his dice in a combat of his own hex alone',
  'diagnostic.ear.lies-off': 'the port of {hex} has not room for all: {counters} would lie off it, without supply',
  'diagnostic.ear.lost-for-good': '{counter} is lost for good',
  'diagnostic.ear.no-bomb-ship': 'you have no bomb ship on the map',
  'diagnostic.ear.no-fire-ship': 'you have no fire ship on the map',
  'diagnostic.ear.no-way-on-foot':
    'no way on foot leads from {from} to {to}, and no ship is left in this line: one sails when it names her and no other line, such as a HOLD, takes her',
  'diagnostic.ear.in-pool': '{counter} is in your force pool: BUY it first',
  'diagnostic.ear.left-out': '{counters} must be given a place too',
  'diagnostic.ear.march': '{hexes|one hex|# hexes} on foot; {sick|one die|# dice} for disease.',
  'diagnostic.ear.moved-short': 'they come as far as {hex}, not to {to}{why?: {why}|}',
  'diagnostic.ear.not-left': 'they stay in {hex} and do not come to {to}{why?: {why}|}',
  'diagnostic.ear.moves-anyway': 'the line with IF and ELSE above moves {counter} in either case',
  'diagnostic.ear.moved-already':
    '{counter} has moved already; a move ends when another stack sets out, with a landing or with a fight',
  'diagnostic.ear.needs-ship': '{hex} is open sea, and none of these is a ship',
  'diagnostic.ear.never-bought': '{counter} began on the map and is never bought again',
  'diagnostic.ear.bought-above': 'an order above this one buys {counter} already',
  'diagnostic.ear.no-battle': 'there is no combat in {hex}: it takes both sides there, and more than Deceptions',
  'diagnostic.ear.battle':
    '{hex}, {ashore?ashore|at sea}: {attacks?we attack|the enemy attacks}; our dice {dice}, theirs {known?{against}|unknown, for they lie hidden}{hits?; {hits|one hit wins|# hits win}|}.',
  'diagnostic.ear.no-box-now': 'the box of the San Isidro is chosen once, by the Spanish, before the first turn',
  'diagnostic.ear.no-garrison': '{counter} is none of the Soldiers that begin in garrison, or has its port',
  'diagnostic.ear.no-garrison-now': 'garrisons are placed by the Spanish before the first turn',
  'diagnostic.ear.no-garrison-port': '{hex} is no free Spanish seaport of value 2 or more',
  'diagnostic.ear.no-hold': 'no hold is free for {counters}: they would stay behind',
  'diagnostic.ear.no-moves-yet':
    'the set-up has no use for it: counters are bought and placed, and nobody moves or fights before turn 1',
  'diagnostic.ear.no-ship-to-dock': '{counter} is no ship, and only ships are docked',
  'diagnostic.ear.no-place':
    '{counter} cannot be placed in {hex}: it must be a seaport printed as yours, in the Caribbean, with room',
  'diagnostic.ear.no-place-there': 'new counters go to your own printed seaports of the Caribbean; {hex} is none',
  'diagnostic.ear.place-taken':
    '{hex} is printed as yours, but the enemy holds it: new counters go there again once it is retaken',
  'diagnostic.ear.no-port-to-embark': 'troops go aboard in a seaport; {hex} is none',
  'diagnostic.ear.no-retreat-there':
    'those beaten off in {from} could not go to {hexes}{hex?: they went to {hex}|}; troops go by land, ships by water, to a hex beside them without enemies or a storm',
  'diagnostic.ear.no-room': 'no port of yours has room for {counter}',
  'diagnostic.ear.no-ship': '{counter} is no ship of yours on the map',
  'diagnostic.ear.no-such-leader': '{counter} has no dice to give at sea',
  'diagnostic.ear.no-such-stack': 'there is no stack {stack} of yours',
  'diagnostic.ear.no-water': '{hex} is dry land{port?: beside it lies {port}|}',
  'diagnostic.ear.no-way': 'no way leads from {from} to {to} past enemies and storms',
  'diagnostic.ear.nobody': 'nobody is named',
  'diagnostic.ear.nobody-to-intercept':
    'an interception needs a ship that is no Merchant and has not intercepted this turn',
  'diagnostic.ear.not-a-ship': '{counter} must be aboard a ship to go round the Horn',
  'diagnostic.ear.not-among': 'it was not one of those that could be chosen there',
  'diagnostic.ear.not-an-act': 'the order says too little to be carried out',
  'diagnostic.ear.not-an-answer': 'that is no answer to this question',
  'diagnostic.ear.not-docked': '{counter} is no ship that lies in a seaport',
  'diagnostic.ear.not-held':
    'none of them would still be there when the turn closes{missing?; lost: {missing}|}{gone?; elsewhere: {gone}|}',
  'diagnostic.ear.not-in-pool': '{counter} is not in your force pool',
  'diagnostic.ear.not-on-map': '{counter} is not on the map',
  'diagnostic.ear.not-so-many': '{count} were asked for, {given} named',
  'diagnostic.ear.not-that-stack': 'a stack is laid anew with all its counters',
  'diagnostic.ear.not-there': '{counter} does not lie where {ship} does',
  'diagnostic.ear.not-to-scuttle': 'only the Spanish scuttle ships',
  'diagnostic.ear.not-together': '{counter} is not in {hex} with the others{there?, but in {there}|}',
  'diagnostic.ear.not-yours': '{counter} is not yours',
  'diagnostic.ear.overstacked':
    '{counter?{counter}: |}{hex} has {room?room for {room} more {of}|no more room for {of}}',
  'diagnostic.ear.not-landed': 'not put ashore at {hex}, as they are not aboard there: {counters}',
  'diagnostic.ear.apart':
    '{counter} is in {there} by then, and {ship} in {hex}: who is to go aboard waits where she is',
  'diagnostic.ear.asks-of-nothing':
    'TOP, ENEMY and OURS ask of the stack met when a choice is made (CONTACT, INTERCEPT, RETREAT …); on this order they never hold. Write ENEMY IN and a hex',
  'diagnostic.ear.placed-already': '{counter} is on the map already and is not placed anew',
  'diagnostic.ear.pool-empty': 'your force pool holds fewer of them ({kind}); those there were are bought',
  'diagnostic.ear.pool-short': 'your force pool is short of {missing|one|#} of them',
  'diagnostic.ear.rides-along': 'With them, as they are aboard: {alongside}.',
  'diagnostic.ear.rounds-the-horn-late': 'They would not come in before the war is over: this is its last turn.',
  'diagnostic.ear.rounds-the-horn':
    'They come in on turn {turn}, in a hex of open sea of {water}: name it in that turn’s orders with PLACE, or it is chosen for you.',
  'chance.perilous': '{n|perilous seas|perilous seas # times}',
  'chance.storm': 'where a storm blows',
  'chance.intercept': 'an interception off {at}',
  'chance.contact': 'coming up with those ahead',
  'chance.movement': "the enemy's moves",
  'chance.combat': "the enemy's battles",
  'diagnostic.ear.sailing':
    '{hexes|one hex|# hexes} of sea{checks?, {checks|one check|# checks} for perilous seas|, no check for perilous seas}{spared?; one more in the last hex if no enemy ships are met there|}.',
  'diagnostic.ear.deceptions-spared':
    'Deceptions never pay for losses: this line passes them over. They go with the last counter they hide, or to throw a die again.',
  'diagnostic.ear.no-dice':
    'ashore at {hex} they would throw no dice: the port takes {value} off, and leaders and guns count only beside Soldiers or a bomb ship',
  'diagnostic.ear.nobody-to-fight':
    'at {hex} no enemy ships are seen, and ships alone fight nobody ashore: it takes troops landed, or a bomb ship',
  'diagnostic.ear.newcomers-stay':
    'Bought at {hex} in a line above, and not named here: {counters}; they stay unless a line names them.',
  'diagnostic.ear.nobody-to-land': 'nobody whom this line means is aboard at {hex}, and no line above sails there',
  'diagnostic.ear.not-aboard-there': '{counter} is in {there}, and no line above sails to {hex}',
  'diagnostic.ear.no-fighters':
    'at {hex} the enemy holds out against {counters}: nobody of land value is with them, they throw no dice, and leaders and guns are lost',
  'diagnostic.ear.one-hex':
    'A retreat goes one hex, no further: into the port only where it lies next to the combat, else a hex towards it, where want may follow.',
  'diagnostic.ear.scuttle-odds':
    '{counter} is gone for good; {gun?a die of {gun} or less bars {hex}|she has no guns, and her wreck bars nothing}.',
  'diagnostic.ear.scuttles-left':
    '{left?{left|one ship|# ships} may still be scuttled in this war|no more ships may be scuttled in this war}',
  'diagnostic.ear.starved':
    '{driven?if they are driven off there, |}{stores?once {stores} are no longer with them, |}{hex} is without supply: when the turn ends there would be lost, as things stand, {counters}',
  'diagnostic.ear.storm': 'a storm lies on {hex}: nobody enters, leaves, docks, lands or goes aboard there',
  'diagnostic.ear.there-already': 'they are in {hex} already',
  'diagnostic.ear.too-dear': '{counter} costs {cost}, {funds|one point is left|# points are left}',
  'diagnostic.ear.dice-run-out': '{leader} has {dice|one die|# dice} to give: those named last get none',
  'diagnostic.ear.too-many-dice': '{leader} has {dice|one die|# dice} to give',
  'diagnostic.ear.untidy': 'whoever is ashore lies below all ships, and cargo right above its ship',
  'diagnostic.ear.without-ship': '{counter} is aboard{ship? {ship}|} and sails only with her',
} as const;

const fr: Record<keyof typeof en, string> = {
  'of.ships': 'navires',
  'of.land': 'pions de terre',
  'kind.soldiers': 'Soldats',
  'kind.ship-of-the-line': 'vaisseau de ligne',
  'kind.frigate': 'Frégate',
  'kind.merchant': 'Navire marchand',
  'kind.fire-ship': 'Brûlot',
  'kind.bomb-ship': 'Galiote à bombes',
  'kind.cannons': 'Canons',
  'kind.heavy-guns': 'Grosses pièces',
  'kind.boom-chain': 'Chaîne de port',
  'kind.supplies': 'Vivres',
  'kind.leader': 'chef',
  'kind.deception': 'Leurre',
  'fate.ear.bill': '{counters?{counters}, pour |}{cost|un point|# points} ; il en restait {left}',
  'fate.ear.bought-in-part':
    'sur {wanted}, {count|un seul acheté|seuls # achetés} : {counters}, pour {cost|un point|# points} ; il en restait {left}',
  'fate.ear.aboard': '{counters} sur {ship}',
  'fate.ear.rounds-the-horn': 'en route vers {water}, arrivée au tour {turn}',
  'fate.ear.rounds-the-horn-late': 'en route vers {water}, sans arriver avant la fin de la guerre',
  'fate.ear.rides-along': 'avec eux, parce qu’à bord : {alongside}',
  'fate.ear.lies-off': 'pas de place pour tous au port {hex:de} : mouillés devant, sans ravitaillement : {counters}',
  'fate.ear.crowded-out': 'pas de place pour tous {hex:à} ; perdus : {counters}',
  'fate.ear.no-dice':
    'à terre {hex:à}, aucun dé n’a été lancé : le port en ôte {value}, et chefs et pièces ne comptent qu’à côté de Soldats ou d’une galiote',
  'fate.ear.nobody-to-fight':
    '{hex:à} il n’y a pas eu de combat : aucun navire ennemi n’y était, et des navires seuls ne combattent personne à terre',
  'fate.ear.no-fighters':
    '{hex:à}, sans personne de valeur terrestre contre qui tient, ils ne jettent aucun dé : {counters}',
  'fate.ear.starved': 'pas de ravitaillement {hex:à} ; perdu : {counters}',
  'fate.ear.not-landed': 'pas débarqués {hex:à}, car ils n’y étaient pas à bord : {counters}',
  'fate.ear.port-left': 'plus personne à nous n’est resté à terre {hex:à}',
  'fate.ear.moved': 'arrivés {hex:à}{missing? ; perdus en chemin : {missing}|}',
  'why.storm': 'une tempête barre la route',
  'why.enemy': 'l’ennemi est devant',
  'why.missed': 'les navires ennemis devant n’ont pas été rejoints',
  'why.ordered': 'comme ordonné',
  'why.intercepted': 'l’ennemi les a rejoints',
  'why.disease': 'ils sont malades',
  'fate.ear.not-left': 'encore {hex:à}, pas {to:à}{why? : {why}|}{missing? ; perdus en chemin : {missing}|}',
  'fate.ear.moved-short': 'arrivés {hex:à}, pas {to:à}{why? : {why}|}{missing? ; perdus en chemin : {missing}|}',
  'fate.ear.lost-on-way': 'perdus en chemin : {counters}',
  'fate.ear.went-on':
    '{counters?de là, {counters} sont repartis par une ligne suivante|de là, ils sont repartis par une ligne suivante}',
  'fate.ear.lost-since': 'perdus avant la fin du tour : {counters}',
  'fate.ear.elsewhere-since': 'à la fin du tour {hex:à} : {counters}',
  'fate.ear.no-hold': 'aucune cale libre pour {counters}, restés à terre',
  'fate.ear.held': 'ils sont restés{missing? ; perdus : {missing}|}{gone? ; ailleurs à présent : {gone}|}',
  'fate.ear.not-held': "aucun d'eux n'y est plus{missing? ; perdus : {missing}|}{gone? ; ailleurs à présent : {gone}|}",
  'fate.ear.not-there': "au moment voulu, plus personne de ceux qu'il nomme n'était sur la carte : {missing}",
  'fate.ear.fought': 'le combat a été livré {hexes:à}',
  'fate.ear.no-battle': "il n'y a pas eu de combat {hex:à}",
  'diagnostic.impossible': "il n'a pas pu être exécuté ({code})",
  'diagnostic.answer-not-possible': "ce n'était pas possible à cet endroit",
  'diagnostic.ear.aboard-already': '{counter} est déjà à bord de {ship}',
  'diagnostic.ear.bill':
    '{counters?{counters}, pour |}{cost|un point|# points} ; il en reste {left} après cette ligne.',
  'diagnostic.ear.bought-in-part':
    'sur {wanted}, {count|un seul peut être acheté|seuls # peuvent être achetés} : {counters}, pour {cost|un point|# points} ; il en reste {left} après cette ligne',
  'diagnostic.ear.box-range': "la case {box} n'est pas sur la piste de 1 à {turns}",
  'diagnostic.ear.buy-what':
    'ACHETER demande des pions par leur nom, ou un nombre et un genre : ACHETER 2 frégates À port royal',
  'diagnostic.ear.cannot-carry':
    "{ship} n'a pas de place pour {counter}{held? à côté de {held}|} : un Navire marchand tient un pion de chaque genre, un autre navire un seul",
  'diagnostic.ear.cannot-help': '{leader} ne peut pas donner de dé à {counter}',
  'diagnostic.ear.crowded-out':
    '{hex} n’a pas de place pour tous : seraient perdus {counters} ; qui reste à bord d’un navire mouillé devant ne l’est pas',
  'diagnostic.ear.comes-out-at-sea':
    '{hex} n’est pas en haute mer ({water}) : qui arrive par le Horn arrive en mer, et peut ALLER plus loin aussitôt',
  'diagnostic.ear.deception-alone': '{counter} est un Leurre et ne va nulle part sans navires ni troupes',
  'diagnostic.ear.embark-too-late': '{ship} est alors {hex:à} : EMBARQUER se place au-dessus de son ALLER',
  'diagnostic.ear.enemy-ashore': "l'ennemi est à terre {hex:à} : personne n'y embarque",
  'diagnostic.ear.garrison-one': 'un seul pion de Soldats va dans chaque port : {port:à}, c’est {counter}',
  'diagnostic.ear.garrison-twice': '{port} a déjà ses Soldats',
  'diagnostic.ear.embark-whom': 'EMBARQUER demande des pions, ou un nombre et un genre',
  'diagnostic.ear.fewer-there': 'sur {count} demandés, {given} peuvent y embarquer',
  'diagnostic.ear.goes-on': 'À partir de {hex}, où les mène la ligne précédente.',
  'diagnostic.ear.immobile': "{counter} n'a pas d'ancre et ne bouge jamais",
  'diagnostic.ear.port-left':
    "plus personne à vous n'est à terre {hex:à} : si nul autre n'y débarque ce tour, le port est abandonné",
  'diagnostic.ear.leads-nobody':
    'pour l’heure nul ennemi n’est {hex:à}, où est {leader} : il ne donne ses dés que dans un combat livré là où il est',
  'diagnostic.ear.lies-off':
    'le port {hex:de} n’a pas de place pour tous : mouilleraient devant, sans ravitaillement : {counters}',
  'diagnostic.ear.lost-for-good': '{counter} est perdu pour de bon',
  'diagnostic.ear.no-bomb-ship': "vous n'avez pas de galiote à bombes sur la carte",
  'diagnostic.ear.no-fire-ship': "vous n'avez pas de brûlot sur la carte",
  'diagnostic.ear.no-way-on-foot':
    'aucun chemin à pied ne mène {from:de} {to:à}, et il ne reste aucun navire dans cette ligne : un navire part si elle le nomme et qu’aucune autre, un TENIR par exemple, ne le prend',
  'diagnostic.ear.in-pool': "{counter} est dans votre réserve : achetez-le d'abord",
  'diagnostic.ear.left-out': '{counters} doivent aussi recevoir une place',
  'diagnostic.ear.march': '{hexes|un hexagone|# hexagones} à pied ; {sick|un dé|# dés} de maladie.',
  'diagnostic.ear.moved-short': "ils s'arrêtent {hex:à} et n'arrivent pas {to:à}{why? : {why}|}",
  'diagnostic.ear.not-left': "ils restent {hex:à} et n'arrivent pas {to:à}{why? : {why}|}",
  'diagnostic.ear.moves-anyway': 'la ligne ci-dessus avec SI et SINON fait partir {counter} dans les deux cas',
  'diagnostic.ear.moved-already':
    '{counter} a déjà bougé ; un mouvement prend fin quand une autre pile part, avec un débarquement ou un combat',
  'diagnostic.ear.needs-ship': "{hex} est en pleine mer, et aucun de ces pions n'est un navire",
  'diagnostic.ear.never-bought': '{counter} commence sur la carte et ne se rachète jamais',
  'diagnostic.ear.bought-above': 'un ordre placé plus haut achète déjà {counter}',
  'diagnostic.ear.no-battle':
    "il n'y a pas de combat {hex:à} : il y faut les deux camps, et autre chose que des Leurres",
  'diagnostic.ear.battle':
    '{hex}, {ashore?à terre|en mer} : {attacks?nous attaquons|l’ennemi attaque} ; nos dés {dice}, les siens {known?{against}|inconnus, car il est caché}{hits? ; {hits|une touche l’emporte|# touches l’emportent}|}.',
  'diagnostic.ear.no-box-now': 'la case du San Isidro est choisie une fois, par les Espagnols, avant le premier tour',
  'diagnostic.ear.no-garrison': "{counter} n'est pas des Soldats qui commencent en garnison, ou a déjà son port",
  'diagnostic.ear.no-garrison-now': 'les garnisons sont placées par les Espagnols avant le premier tour',
  'diagnostic.ear.no-garrison-port': "{hex} n'est pas un port espagnol libre de valeur 2 ou plus",
  'diagnostic.ear.no-hold': 'aucune cale libre pour {counters} : ils resteraient à terre',
  'diagnostic.ear.no-moves-yet':
    'la mise en place ne s’en sert pas : on achète et on place des pions ; personne ne bouge ni ne combat avant le tour 1',
  'diagnostic.ear.no-ship-to-dock': "{counter} n'est pas un navire : seuls les navires accostent",
  'diagnostic.ear.no-place':
    '{counter} ne peut être placé {hex:à} : il faut un port imprimé à vous, des Caraïbes, avec de la place',
  'diagnostic.ear.no-place-there':
    "les nouveaux pions vont dans vos ports imprimés des Caraïbes ; {hex} n'en est pas un",
  'diagnostic.ear.place-taken':
    "{hex} est imprimé comme vôtre, mais l'ennemi le tient : de nouveaux pions n'y vont qu'une fois le port repris",
  'diagnostic.ear.no-port-to-embark': "les troupes embarquent dans un port ; {hex} n'en est pas un",
  'diagnostic.ear.no-retreat-there':
    'les repoussés {from:de} ne pouvaient aller {hexes:à}{hex? : ils sont allés {hex:à}|} ; les troupes vont par terre, les navires par eau, dans un hexagone voisin sans ennemis ni tempête',
  'diagnostic.ear.no-room': "aucun de vos ports n'a de place pour {counter}",
  'diagnostic.ear.no-ship': "{counter} n'est pas un navire à vous sur la carte",
  'diagnostic.ear.no-such-leader': "{counter} n'a pas de dés à donner en mer",
  'diagnostic.ear.no-such-stack': "il n'y a pas de pile {stack} à vous",
  'diagnostic.ear.no-water': '{hex} est à sec{port? ; à côté se trouve {port}|}',
  'diagnostic.ear.no-way': 'aucun chemin ne mène de {from} à {to} sans ennemi ni tempête',
  'diagnostic.ear.nobody': "personne n'est nommé",
  'diagnostic.ear.nobody-to-intercept':
    "une interception demande un navire qui ne soit pas marchand et n'ait pas intercepté ce tour-ci",
  'diagnostic.ear.not-a-ship': '{counter} doit être à bord pour doubler le Horn',
  'diagnostic.ear.not-among': "ce n'était pas l'un des choix possibles",
  'diagnostic.ear.not-an-act': "l'ordre en dit trop peu pour être exécuté",
  'diagnostic.ear.not-an-answer': "ce n'est pas une réponse à cette question",
  'diagnostic.ear.not-docked': "{counter} n'est pas un navire amarré dans un port",
  'diagnostic.ear.not-held':
    "aucun d'eux n'y serait plus à la fin du tour{missing? ; perdus : {missing}|}{gone? ; ailleurs : {gone}|}",
  'diagnostic.ear.not-in-pool': "{counter} n'est pas dans votre réserve",
  'diagnostic.ear.not-on-map': "{counter} n'est pas sur la carte",
  'diagnostic.ear.not-so-many': '{count} demandés, {given} nommés',
  'diagnostic.ear.not-that-stack': 'une pile se range avec tous ses pions',
  'diagnostic.ear.not-there': "{counter} n'est pas là où est {ship}",
  'diagnostic.ear.not-to-scuttle': 'seuls les Espagnols sabordent des navires',
  'diagnostic.ear.not-together': "{counter} n'est pas {hex:à} avec les autres{there?, mais {there:à}|}",
  'diagnostic.ear.not-yours': "{counter} n'est pas à vous",
  'diagnostic.ear.overstacked':
    '{counter?{counter} : |}{hex} {room?a encore place pour {room} de plus ({of})|n’a plus de place ({of})}',
  'diagnostic.ear.not-landed': 'pas débarqués {hex:à}, car pas à bord là : {counters}',
  'diagnostic.ear.apart':
    '{counter} est alors {there:à}, et {ship} {hex:à} : qui doit embarquer attend là où est le navire',
  'diagnostic.ear.asks-of-nothing':
    'DESSUS, ENNEMI et NÔTRES parlent de la pile rencontrée quand un choix se fait (CONTACT, INTERCEPTER, RETRAITER …) ; sur cet ordre, la condition n’est jamais remplie. Écrivez ENNEMI EN et un hexagone',
  'diagnostic.ear.placed-already': '{counter} est déjà sur la carte et ne se place plus',
  'diagnostic.ear.pool-empty': 'votre réserve en contient moins ({kind}) ; ceux qui y étaient sont achetés',
  'diagnostic.ear.pool-short': 'il en manque {missing|un|#} à votre réserve',
  'diagnostic.ear.rides-along': 'Avec eux, parce qu’à bord : {alongside}.',
  'diagnostic.ear.rounds-the-horn-late': 'Ils n’arriveraient pas avant la fin de la guerre : c’est son dernier tour.',
  'diagnostic.ear.rounds-the-horn':
    'Arrivée au tour {turn}, dans un hexagone de haute mer ({water}) : nommez-le dans les ordres de ce tour-là par PLACER, sinon on le choisit pour vous.',
  'chance.perilous': '{n|la mer périlleuse|la mer périlleuse # fois}',
  'chance.storm': 'le lieu de la tempête',
  'chance.intercept': 'une interception devant {at}',
  'chance.contact': 'la chasse aux navires devant',
  'chance.movement': "les mouvements de l'ennemi",
  'chance.combat': "les combats de l'ennemi",
  'diagnostic.ear.sailing':
    '{hexes|un hexagone|# hexagones} de mer{checks?, {checks|un contrôle|# contrôles} de mer périlleuse|, sans contrôle de mer périlleuse}{spared? ; un de plus dans le dernier hexagone si l’on n’y rencontre pas de navires ennemis|}.',
  'diagnostic.ear.deceptions-spared':
    'Un Leurre ne paie jamais de perte : cette ligne passe par-dessus. Il part avec le dernier pion qu’il cache, ou pour relancer un dé.',
  'diagnostic.ear.no-dice':
    'à terre {hex:à}, aucun dé ne serait lancé : le port en ôte {value}, et chefs et pièces ne comptent qu’à côté de Soldats ou d’une galiote',
  'diagnostic.ear.nobody-to-fight':
    '{hex:à}, aucun navire ennemi n’est en vue, et des navires seuls ne combattent personne à terre : il y faut des troupes débarquées, ou une galiote',
  'diagnostic.ear.newcomers-stay':
    'Achetés {hex:à} par une ligne au-dessus, et pas nommés ici : {counters} ; ils restent si aucune ligne ne les nomme.',
  'diagnostic.ear.nobody-to-land':
    'personne de ceux que cette ligne désigne n’est à bord {hex:à}, et aucune ligne au-dessus n’y mène',
  'diagnostic.ear.not-aboard-there': '{counter} est {there:à}, et aucune ligne au-dessus ne mène {hex:à}',
  'diagnostic.ear.no-fighters':
    '{hex:à} l’ennemi tient contre {counters} : personne de valeur terrestre n’est avec eux, aucun dé n’est lancé, chefs et pièces sont perdus',
  'diagnostic.ear.one-hex':
    'Une retraite est d’un seul hexagone : au port seulement s’il touche le combat, sinon d’un hexagone vers lui, où la disette peut suivre.',
  'diagnostic.ear.scuttle-odds':
    '{counter} est perdu pour de bon ; {gun?un dé de {gun} ou moins barre {hex}|sans canons, l’épave ne barre rien}.',
  'diagnostic.ear.scuttles-left':
    '{left?{left|un navire peut encore être sabordé|# navires peuvent encore être sabordés} dans cette guerre|plus aucun navire ne peut être sabordé dans cette guerre}',
  'diagnostic.ear.starved':
    '{driven?s’ils y sont repoussés, |}{stores?une fois {stores} perdus ou ailleurs, |}{hex} est sans ravitaillement : à la fin du tour y serait perdu, pour l’heure, {counters}',
  'diagnostic.ear.storm':
    "une tempête est sur {hex} : on n'y entre pas, n'en sort pas, n'y accoste, n'y débarque ni n'y embarque",
  'diagnostic.ear.there-already': 'ils sont déjà {hex:à}',
  'diagnostic.ear.too-dear': '{counter} coûte {cost}, il reste {funds|un point|# points}',
  'diagnostic.ear.dice-run-out': '{leader} a {dice|un dé|# dés} à donner : les derniers nommés n’en ont pas',
  'diagnostic.ear.too-many-dice': '{leader} a {dice|un dé|# dés} à donner',
  'diagnostic.ear.untidy': 'qui est à terre reste sous tous les navires, et la cargaison juste au-dessus du sien',
  'diagnostic.ear.without-ship': '{counter} est à bord{ship? de {ship}|} et ne fait voile qu’avec lui',
};

export const diagnostics = { en, fr } as const;
