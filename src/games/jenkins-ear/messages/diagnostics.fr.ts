/** What is wrong, or worth knowing, about an order or an answer; in French. */
import type { DiagnosticsWords } from './diagnostics.en.ts';

export const frenchDiagnostics: DiagnosticsWords = {
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
  'fate.ear.sailing':
    '{hexes|un hexagone|# hexagones} de mer{checks?, {checks|un contrôle|# contrôles} de mer périlleuse|}',
  'fate.ear.lies-off': 'pas de place pour tous au port {hex:de} : mouillés devant, sans ravitaillement : {counters}',
  'fate.ear.crowded-out': 'pas de place pour tous {hex:à} ; perdus : {counters}',
  'fate.ear.no-dice':
    'à terre {hex:à}, aucun dé n’a été lancé : le port en ôte {value}, et chefs et pièces ne comptent qu’à côté de Soldats ou d’une galiote, les canons des navires pas au-delà d’épaves',
  'fate.ear.nobody-to-fight':
    '{hex:à} il n’y a pas eu de combat : aucun navire ennemi n’y était, et des navires seuls ne combattent personne à terre',
  'fate.ear.no-fighters':
    '{hex:à}, sans personne de valeur terrestre contre qui tient, ils ne jettent aucun dé : {counters}',
  'fate.ear.starved':
    'pas de ravitaillement {room?devant le port {hex:de}, qui a place pour {room|un navire|# navires}|{hex:à}} ; perdu : {counters}',
  'fate.ear.not-landed': 'pas débarqués {hex:à}, car ils n’y étaient pas à bord : {counters}',
  'fate.ear.port-left': 'plus personne à nous n’est resté à terre {hex:à}',
  'fate.ear.moved': 'arrivés {hex:à}{missing? ; perdus en chemin : {missing}|}',
  'why.storm': 'une tempête barre la route',
  'why.enemy': 'l’ennemi est devant',
  'why.missed': 'les navires ennemis devant n’ont pas été rejoints',
  'why.tried': 'ils ont déjà essayé de là ; pour essayer encore, il faut un autre hexagone voisin de l’ennemi',
  'why.unable': 'aucun d’eux ne peut intercepter les navires de devant',
  'why.ordered': 'comme ordonné',
  'why.intercepted': 'l’ennemi les a rejoints',
  'why.disease': 'ils sont malades',
  'fate.ear.not-left': 'encore {hex:à}{to?, pas {to:à}|}{why? : {why}|}{missing? ; perdus en chemin : {missing}|}',
  'fate.ear.moved-short': 'arrivés {hex:à}, pas {to:à}{why? : {why}|}{missing? ; perdus en chemin : {missing}|}',
  'fate.ear.lost-on-way': 'perdus en chemin : {counters}',
  'fate.ear.went-on':
    '{counters?de là, {counters} sont repartis par une ligne suivante|de là, ils sont repartis par une ligne suivante}',
  'fate.ear.lost-since': 'perdus avant la fin du tour : {counters}',
  'fate.ear.elsewhere-since': 'à la fin du tour {hex:à} : {counters}',
  'fate.ear.no-hold': 'restés à terre, faute de cale ou selon votre réponse : {counters}',
  'fate.ear.held': 'ils sont restés{missing? ; perdus : {missing}|}{gone? ; ailleurs à présent : {gone}|}',
  'fate.ear.not-held': "aucun d'eux n'y est plus{missing? ; perdus : {missing}|}{gone? ; ailleurs à présent : {gone}|}",
  'fate.ear.not-there': "au moment voulu, plus personne de ceux qu'il nomme n'était sur la carte : {missing}",
  'fate.ear.fought': 'le combat a été livré {hexes:à}',
  'fate.ear.no-battle': "il n'y a pas eu de combat {hex:à}",
  'diagnostic.impossible': "il n'a pas pu être exécuté ({code})",
  'diagnostic.answer-not-possible': "ce n'était pas possible à cet endroit",
  'diagnostic.ear.aboard-already': '{counter} est déjà à bord de {ship} : laissez-le hors d’EMBARQUER',
  'diagnostic.ear.bill': '{counters?{counters}, pour |}{cost|un point|# points} ; il reste {left} après cette ligne.',
  'diagnostic.ear.bought-in-part':
    'sur {wanted}, {count|un seul peut être acheté|seuls # peuvent être achetés} : {counters}, pour {cost|un point|# points} ; il en reste {left} après cette ligne{full? ; {pool?votre réserve n’en a plus|{dear?le suivant coûte davantage|la place manque}}|}',
  'diagnostic.ear.box-range': "la case {box} n'est pas sur la piste de 1 à {turns} : écrivez un de ces numéros",
  'diagnostic.ear.buy-what':
    'ACHETER demande des pions par leur nom, ou un nombre et un genre : ACHETER 2 frégates À port royal',
  'diagnostic.ear.cannot-carry':
    "{ship} n'a pas de place pour {counter}{held? à côté de {held}|} : un Navire marchand tient un pion de chaque genre, un autre navire un seul",
  'diagnostic.ear.cannot-help': '{leader} ne peut pas donner de dé à {counter}, sans canons : nommez-en un autre',
  'diagnostic.ear.claim-later': 'les dés des ports se jettent en fin de tour {turn} : CONSIGNE REVENDIQUER attend',
  'diagnostic.ear.crowded-out':
    '{hex} n’a pas de place pour tous : seraient perdus {counters?{counters}|{over|un|#} sur {n}} ; qui reste à bord d’un navire mouillé devant ne l’est pas',
  'diagnostic.ear.comes-out-at-sea':
    '{hex} n’est pas en haute mer ({water}) : qui arrive par le Horn arrive en mer, et peut ALLER plus loin aussitôt ; nommez un tel hexagone',
  'diagnostic.ear.deception-alone': '{counter} est un Leurre et ne va nulle part sans navires ni troupes',
  'diagnostic.ear.embark-too-late': '{ship} est alors {hex:à} : EMBARQUER se place au-dessus de son ALLER',
  'diagnostic.ear.enemy-ashore': "l'ennemi est à terre {hex:à} : personne n'y embarque",
  'diagnostic.ear.garrison-one': 'un seul pion de Soldats va dans chaque port : {port:à}, c’est {counter}',
  'diagnostic.ear.garrison-twice': '{port} a déjà ses Soldats : nommez un port qui n’en a pas',
  'diagnostic.ear.embark-whom': 'EMBARQUER demande des pions, ou un nombre et un genre : EMBARQUER 2 soldats SUR boyne',
  'diagnostic.ear.fewer-there': 'sur {count} demandés, {given} peuvent y embarquer',
  'diagnostic.ear.goes-on': 'À partir de {hex}, où les mène la ligne précédente.',
  'diagnostic.ear.immobile':
    "{counter} n'a pas d'ancre : laissez-le hors de la ligne (les pièces vont à pied sans navires, les Chaînes jamais)",
  'diagnostic.ear.laden': '{counter} porte des troupes, qui coulent avec lui : DÉBARQUEZ-les dans une ligne au-dessus',
  'diagnostic.ear.port-left': "plus personne à vous n'est à terre {hex:à} : le port est abandonné",
  'diagnostic.ear.port-bare':
    'Plus personne de valeur terrestre ne reste à terre {hexes:à} : qui y débarque prend le port et ses points ; laissez-y des Soldats.',
  'diagnostic.ear.unspent':
    '{left|Un point reste|# points restent} sans emploi{last?, et ne comptent pour rien|{over?, dont {over} seront perdus : une piste en tient 100|}}.',
  'diagnostic.ear.unfed':
    'Sans ravitaillement et sans ligne : {hexes} ; chacun perd un pion à la fin du tour : ALLEZ dans un port, ou menez-y des Vivres.',
  'diagnostic.ear.overfull':
    '{hex} a {n|un pion de terre|# pions de terre} de trop, et sans ligne : autant sont perdus après les mouvements.',
  'diagnostic.ear.leaders-last':
    'Par le prix, {counters} et leurs navires partent en dernier ; au combat à terre les chefs comptent selon leur prix.',
  'diagnostic.ear.leaders-land':
    'Avec les autres {n|débarquerait|débarqueraient} {counters}, {n|perdu ou laissé|perdus ou laissés} à terre si le débarquement est repoussé ; SAUF {n|le|les} garde à bord, d’où {n|ses|leurs} dés comptent aussi.',
  'diagnostic.ear.leads-nobody':
    'pour l’heure nul ennemi n’est {hex:à}, où est {leader} : il ne donne ses dés que dans un combat livré là où il est',
  'diagnostic.ear.lies-off':
    'le port {hex:de} n’a pas de place pour tous : mouilleraient devant, sans ravitaillement : {counters}',
  'diagnostic.ear.lost-for-good': '{counter} est perdu pour de bon : nommez-en un autre',
  'diagnostic.ear.no-bomb-ship': "vous n'avez pas de galiote à bombes sur la carte : ACHETEZ-en une d’abord",
  'diagnostic.ear.no-fire-ship': "vous n'avez pas de brûlot sur la carte : ACHETEZ-en un d’abord",
  'diagnostic.ear.no-way-on-foot':
    'aucun chemin à pied ne mène {from:de} {to:à}, et il ne reste aucun navire dans cette ligne : un navire part si elle le nomme et qu’aucune autre, un TENIR par exemple, ne le prend',
  'diagnostic.ear.in-pool': "{counter} est dans votre réserve : achetez-le d'abord",
  'diagnostic.ear.left-out': '{counters} doivent aussi recevoir une place',
  'fate.ear.march': '{hexes|un hexagone|# hexagones} à pied ; {sick|un dé|# dés} de maladie',
  'diagnostic.ear.march':
    '{hexes|un hexagone|# hexagones} à pied{sick? ; {sick|un dé|# dés} de maladie : sur {faces} faces de 6 chacun coûte un pion et arrête la marche ; indemne {through} fois sur 100|, sans maladie}.',
  'diagnostic.ear.moved-short': "ils s'arrêtent {hex:à} et n'arrivent pas {to:à}{why? : {why}|}",
  'diagnostic.ear.not-left': "ils restent {hex:à}{to? et n'arrivent pas {to:à}|}{why? : {why}|}",
  'diagnostic.ear.moves-anyway': 'la ligne ci-dessus avec SI et SINON fait partir {counter} dans les deux cas',
  'diagnostic.ear.moved-already':
    '{counter} a déjà bougé ; un mouvement finit par un débarquement ou un combat, celui d’un navire quand d’autres font voile, sauf s’ils le rejoignent et vont plus loin avec lui : retirez-le, ou mettez sa ligne en premier',
  'diagnostic.ear.needs-ship': "{hex} est en pleine mer, et aucun de ces pions n'est un navire",
  'diagnostic.ear.no-shore-gun':
    "{counter} n'est ni Canons, ni Grosses pièces, ni Chaîne : BATTERIES n'est que pour ceux-là, à terre",
  'diagnostic.ear.not-a-fire-ship': "{counter} n'est pas un brûlot : BRÛLOTS n'est que pour ceux-là",
  'diagnostic.ear.not-a-bomb-ship': "{counter} n'est pas une galiote à bombes : BOMBARDER n'est que pour celles-là",
  'diagnostic.ear.not-a-deception': "{counter} n'est pas un Leurre : eux seuls font relancer un dé",
  'diagnostic.ear.no-deception': "vous n'avez pas de Leurre sur la carte pour relancer un dé : ACHETEZ-en un d’abord",
  'diagnostic.ear.no-ship-to-intercept': "{counter} n'est pas un navire : seuls les navires interceptent",
  'diagnostic.ear.nobody-beside':
    'à suivre les lignes au-dessus, aucun de vos navires ne sera à côté de {hexes} : on intercepte dans un hexagone voisin du sien',
  'diagnostic.ear.not-beside':
    '{counter} sera {there:à}, qui ne touche pas {hexes} : on intercepte dans un hexagone voisin du sien',
  'diagnostic.ear.fewer-than-said':
    'à suivre les lignes au-dessus, {n?{n|il n’y en aura qu’un|il n’y en aura que #}|il n’y en aura aucun} {hex?{hex:à}|à bord}',
  'diagnostic.ear.not-your-port':
    "{hex} n'est pas à vous pour l'instant : les navires restent devant, et accostent une fois le port pris",
  'diagnostic.ear.leads-elsewhere':
    '{leader} sera {there:à} et ne donne ses dés que là : {counter?{counter} sera|pas} {hex:à}',
  'diagnostic.ear.ships-stay-afloat': '{counter} est un navire, et reste à flot : DÉBARQUER nomme ceux qui sont à bord',
  'diagnostic.ear.on-map-already': '{counter} est déjà sur la carte, {hex:à} : nommez-en un autre',
  'diagnostic.ear.never-bought': '{counter} commence sur la carte et ne se rachète jamais : nommez-en un autre',
  'diagnostic.ear.bought-above': 'un ordre placé plus haut achète déjà {counter} : rayez l’une des deux lignes',
  'diagnostic.ear.no-battle':
    "il n'y a pas de combat {hex:à} : il y faut les deux camps, et mieux que des Leurres ; en mer, il faut aussi qu’un ALLER qui attaque les rejoigne d’abord",
  'diagnostic.ear.battle':
    '{hex}, {ashore?à terre|en mer} : {attacks?nous attaquons|l’ennemi attaque} ; {dice?à nous {dice|un dé|# dés}|aucun dé pour nous}.',
  'diagnostic.ear.detour':
    'Si une ligne plus haut est interceptée {hexes:à}, celle-ci la contourne, peut-être de plus loin.',
  'diagnostic.ear.challenged':
    'Des ennemis près de {hexes} (cachés : navires) interceptent sur {die} ou moins{unarmed? ; aucun de ces navires n’a de canons contre eux : envoyez une escorte|}.',
  'odds.whole': 'en tout',
  'diagnostic.ear.with-fleet': 'La flotte combat d’abord : sa ligne dit ce que les deux promettent en {hex}.',
  'diagnostic.ear.whole':
    '{takes?Le port tombe|Nous gagnons}, sur 100 fois : {risk?{calm}{told?| contre un pion caché} une fois tous là ; route comprise, comme si tous ceux qui le peuvent interceptent, |}{told?{share}{hidden? contre ceux qu’on a vus|}{hidden? ; |}|}{hidden?{best} contre un pion caché, {worst} si tous combattent|}.',
  'diagnostic.ear.perils':
    '{n|Le contrôle|Chaque contrôle} : sur {uneven?au plus |}{lost|une face|# faces} de 6, {counter?{counter} est perdu|au moins un navire est perdu}{n|| (tous passent {clear} fois sur 100)}.',
  'diagnostic.ear.meets':
    '{hex} : un dé de {die} ou moins rejoint les navires {inSight?qui y sont|qui y seraient}, sinon {enters?entrée sans combat|arrêt {short:à}{unfed?, sans vivres : {unfed} serait perdu|}} ; puis à nous {dice|un dé|# dés}{port? ({port} de plus à chacun pour le port)|}.',
  'diagnostic.ear.unable':
    '{hex} : aucun de ces navires ne peut rejoindre ceux {inSight?de là|qui y seraient}, car ils ont déjà intercepté ce tour-ci ou sont marchands : pas de dé, pas de combat, {enters?ils entrent, et personne ne débarque|ils s’arrêtent {short:à}{unfed?, sans vivres : {unfed} serait perdu|} ; ENTRER les y mène sans combat, et ils se battraient avec ceux qui attaqueraient là ensuite}',
  'diagnostic.ear.lands':
    '{after?Puis à terre|À terre} : {landing?{landing} ; |}{dice?à nous {dice|un dé|# dés}|aucun dé pour nous}{port? ({port} retirés pour le port)|}.',
  'diagnostic.ear.beaten':
    '{hexes?Repoussées, les troupes qui restent vont à pied dans un hexagone voisin ({hexes}) : dé de maladie{fed?|, pas de vivres}, et aucun navire ne les reprend hors d’un port|Repoussées, les troupes qui restent sont perdues : aucun hexagone voisin n’est libre par terre}.',
  'diagnostic.ear.lands-unarmed':
    '{after?Puis à terre|À terre} : {landing} ; sans troupes, aucun combat possible si l’ennemi est à terre {hex:à}.',
  'diagnostic.ear.lands-unopposed': '{after?Puis à terre|À terre} : {landing} ; aucun ennemi vu à terre {hex:à}.',
  'diagnostic.ear.theirs':
    '{known?À eux {against|un dé|# dés} ; {hits?{hits|un coup au but l’emporte|# coups au but l’emportent}|aucun coup au but n’est nécessaire}|{glimpsed?Eux, vus la dernière fois au tour {turn} : {glimpsed}{now? ({now} pions à présent)|} ; {thrown|un dé|# dés}, contre ceux-là nous l’emportons {share} fois sur 100. Cachés comme ils sont|Ils sont cachés} : {fewest?{alike?nous l’emportons {best} fois sur 100, quel que soit leur nombre|nous l’emportons {best} fois sur 100 contre {fewest|un seul|#}, {worst} contre {hits}}|{hits|un coup au but l’emporte|# coups au but l’emportent}}}.',
  'diagnostic.ear.no-box-now': 'la case du San Isidro est choisie une fois, par les Espagnols, avant le premier tour',
  'diagnostic.ear.no-garrison': "{counter} n'est pas des Soldats qui commencent en garnison, ou a déjà son port",
  'diagnostic.ear.no-garrison-now': 'les garnisons sont placées par les Espagnols avant le premier tour',
  'diagnostic.ear.no-garrison-port': "{hex} n'est pas un port espagnol libre de valeur 2 ou plus : nommez-en un",
  'diagnostic.ear.no-hold': 'aucune cale libre pour {counters} : ils resteraient à terre',
  'diagnostic.ear.no-moves-yet':
    'la mise en place ne s’en sert pas : on achète et on place des pions ; personne ne bouge ni ne combat avant le tour 1',
  'diagnostic.ear.no-ship-to-dock': "{counter} n'est pas un navire : seuls les navires accostent",
  'diagnostic.ear.no-place':
    '{counter} ne peut être placé {hex:à} : il faut un port imprimé à vous, des Caraïbes, avec de la place',
  'diagnostic.ear.no-place-there':
    "les nouveaux pions vont dans vos ports imprimés des Caraïbes ; {hex} n'en est pas un : nommez-en un",
  'diagnostic.ear.place-taken':
    "{hex} est imprimé comme vôtre, mais l'ennemi le tient : de nouveaux pions n'y vont qu'une fois le port repris",
  'diagnostic.ear.no-port-to-embark': "les troupes embarquent dans un port ; {hex} n'en est pas un",
  'diagnostic.ear.no-retreat-there':
    'les repoussés {from:de} ne pouvaient aller {hexes:à}{hex? : ils sont allés {hex:à}|} ; les troupes vont par terre, les navires par eau, dans un hexagone voisin sans ennemis ni tempête',
  'diagnostic.ear.no-room':
    'aucun de vos ports n’a de place pour {counter} : les achats précèdent les mouvements ; qui quitte {hexes} maintenant fait place pour le prochain tour',
  'diagnostic.ear.no-ship': "{counter} n'est pas un navire à vous sur la carte : nommez-en un de la liste de vos piles",
  'diagnostic.ear.no-such-leader': "{counter} n'a pas de dés à donner en mer : nommez un amiral",
  'diagnostic.ear.no-such-stack': "il n'y a pas de pile {stack} à vous : nommez un hexagone de la liste de vos piles",
  'diagnostic.ear.no-water': '{hex} est à sec{port? ; à côté se trouve {port}|} ; nommez un hexagone de mer ou un port',
  'diagnostic.ear.no-way': 'aucun chemin ne mène de {from} à {to} sans ennemi ni tempête : attendez',
  'diagnostic.ear.none-of-yours': 'Un genre nommé ici n’est pas des vôtres : il ne paie jamais.',
  'diagnostic.ear.nobody': "personne n'est nommé : écrivez les codes des pions, comme dans la liste de vos piles",
  'diagnostic.ear.nobody-to-intercept':
    "une interception demande un navire qui ne soit pas marchand et n'ait pas intercepté ce tour-ci : nommez-en un, ou passez",
  'diagnostic.ear.not-a-ship': '{counter} doit être à bord pour doubler le Horn : EMBARQUEZ-le par une ligne au-dessus',
  'diagnostic.ear.not-among': "ce n'était pas l'un des choix possibles : choisissez parmi ceux que la lettre nomme",
  'diagnostic.ear.not-an-act': "l'ordre en dit trop peu pour être exécuté : AIDE montre ce qu’il lui faut",
  'diagnostic.ear.not-an-answer': "ce n'est pas une réponse à cette question : la lettre dit lesquelles le sont",
  'diagnostic.ear.not-docked': "{counter} n'est pas un navire dans un de nos ports : nommez un navire qui est au port",
  'diagnostic.ear.not-held':
    "aucun d'eux n'y serait plus à la fin du tour{missing? ; perdus : {missing}|}{gone? ; ailleurs : {gone}|}",
  'diagnostic.ear.not-in-pool': "{counter} n'est pas dans votre réserve : nommez-en un de la liste de vos achats",
  'diagnostic.ear.not-on-map': "{counter} n'est pas sur la carte : nommez-en un de la liste des piles",
  'diagnostic.ear.not-so-many': '{count} demandés, {given} nommés : nommez-en autant qu’on en demande',
  'diagnostic.ear.not-that-stack': 'une pile se range avec tous ses pions : nommez-les tous, du dessus au dessous',
  'diagnostic.ear.not-there': "{counter} n'est pas là où est {ship} : faites-l’y ALLER d’abord",
  'diagnostic.ear.no-bomb-ships': 'un camp sans galiotes à bombes ne bombarde rien : retirez la ligne',
  'diagnostic.ear.not-to-claim': 'seuls les Anglais jettent les dés des ports pris : retirez la ligne',
  'diagnostic.ear.not-to-scuttle': 'seuls les Espagnols sabordent des navires : retirez la ligne',
  'diagnostic.ear.not-together': "{counter} n'est pas {hex:à} avec les autres{there?, mais {there:à}|}",
  'diagnostic.ear.not-yours': "{counter} n'est pas à vous : nommez-en un à vous",
  'diagnostic.ear.overstacked':
    '{counter?{counter} : |}{hex} {room?a encore place pour {room} de plus ({of})|n’a plus de place ({of})}{elsewhere? ; il y a place ailleurs : {elsewhere}|}',
  'diagnostic.ear.not-landed': 'pas débarqués {hex:à}, car pas à bord là : {counters}',
  'diagnostic.ear.apart': '{counter} est alors {there:à}, et {ship} {hex:à} : qui embarque attend là où est le navire',
  'diagnostic.ear.asks-of-nothing':
    'DESSUS, ENNEMI et NÔTRES parlent de la pile rencontrée quand un choix se fait (CONTACT, INTERCEPTER, RETRAITER …) ; cet ordre n’en rencontre aucune. Écrivez ENNEMI EN et un hexagone, ou donnez la condition à CONTACT',
  'diagnostic.ear.placed-already': '{counter} est déjà sur la carte et ne se place plus : retirez la ligne',
  'diagnostic.ear.pool-empty': 'votre réserve en contient moins ({kind}) ; ceux qui y étaient sont achetés',
  'diagnostic.ear.pool-short':
    '{any?il en manque {missing|un|#} à votre réserve : ACHETEZ-en moins, ou|votre réserve n’en a plus : ACHETEZ} d’un autre genre',
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
    '{hexes|un hexagone|# hexagones} de mer{checks?, {checks|un contrôle|# contrôles} de mer périlleuse|, sans contrôle}{spared? ; un de plus dans le dernier hexagone si l’on n’y rencontre pas de navires ennemis|}.',
  'diagnostic.ear.deceptions-spared':
    'Un Leurre ne paie jamais de perte : cette ligne passe par-dessus. Il part avec le dernier pion qu’il cache, ou pour relancer un dé.',
  'diagnostic.ear.no-dice':
    'à terre {hex:à}, aucun dé ne serait lancé : le port en ôte {value}, et chefs et pièces ne comptent qu’à côté de Soldats ou d’une galiote, les canons des navires pas au-delà d’épaves',
  'diagnostic.ear.nobody-to-fight':
    '{hex:à}, aucun navire ennemi n’est en vue, et des navires seuls ne combattent personne à terre : il y faut des troupes débarquées, ou une galiote',
  'diagnostic.ear.newcomers-stay': 'Achetés {hex:à}, pas nommés ici : {counters} ; ils restent sauf autre ligne.',
  'diagnostic.ear.nobody-to-land':
    'selon les lignes au-dessus, personne de ceux que cette ligne désigne ne sera à bord {hex:à}',
  'diagnostic.ear.not-aboard-there': '{counter} est {there:à}, et aucun ALLER au-dessus ne l’emmène {hex:à}',
  'diagnostic.ear.no-fighters':
    '{hex:à} l’ennemi tient contre {counters} : personne de valeur terrestre n’est avec eux, aucun dé n’est lancé, chefs et pièces sont perdus',
  'diagnostic.ear.one-hex':
    'Une retraite est d’un seul hexagone : au port seulement s’il touche le combat, sinon d’un hexagone vers lui, où la disette peut suivre.',
  'diagnostic.ear.puts-off':
    'devant le port {hex:de}{fed?|, sans ravitaillement}, mouilleraient {counters} : un ACCOSTER qui nomme le port dit qui y est',
  'diagnostic.ear.scuttle-odds':
    '{counter} est perdu pour de bon ; {gun?un dé de {gun} ou moins barre {hex}|sans canons, l’épave ne barre rien}.',
  'diagnostic.ear.scuttles-left':
    '{left?{left|un navire peut encore être sabordé|# navires peuvent encore être sabordés} dans cette guerre|plus aucun navire ne peut être sabordé dans cette guerre}',
  'diagnostic.ear.starved':
    '{unless?{landed?si le débarquement est repoussé, les vivres le suivent, et les navires restent|à moins que le port ne tombe, ils restent} en mer sans vivres : à la fin du tour un pion serait perdu{room? ; s’il tombe, il a place pour {room|un navire|# navires} de ces {n}, frégates à part, et {landed?si les vivres sont perdus à terre, |}l’un de ceux qui restent au large l’est{landed? aussi|} : envoyez-en moins, ou {landed?DÉBARQUER les troupes seules|des vivres}|}|{driven?s’ils y sont repoussés{gone?, et {gone} aussi|}, |{gone?si {gone} y sont perdus ou repoussés, |}}{room?devant le port {hex:de}, qui a place pour {room|un navire|# navires}, pas de ravitaillement (des vivres y suffiraient, ou moins de navires)|{hex} est sans ravitaillement} : à la fin du tour y serait perdu, pour l’heure, {counters}}',
  'diagnostic.ear.storm':
    "une tempête est sur {hex} : on n'y entre pas, n'en sort pas, n'y accoste, n'y débarque ni n'y embarque ; nommez un hexagone hors d’elle, ou attendez qu’elle passe",
  'diagnostic.ear.there-already':
    'ils sont déjà {hex:à} : retirez la ligne{beset? ; pour attaquer qui mouille devant, sortez et rentrez : PAR un hexagone voisin, et ATTAQUER|}',
  'diagnostic.ear.too-dear': '{counter} coûte {cost}, il reste {funds|un point|# points} : ACHETEZ-en moins',
  'diagnostic.ear.dice-run-out': '{leader} a {dice|un dé|# dés} à donner : les derniers nommés n’en ont pas',
  'diagnostic.ear.too-many-dice': '{leader} a {dice|un dé|# dés} à donner : n’en nommez pas plus',
  'diagnostic.ear.untidy': 'qui est à terre reste sous tous les navires, et la cargaison juste au-dessus du sien',
  'diagnostic.ear.without-ship': '{counter} est à bord{ship? de {ship}|} et ne fait voile qu’avec lui',
};
