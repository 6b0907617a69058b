/** The rules a player plans by, in short: figures come from the scenario. */

const en = {
  'rules.title': 'The rules in short',
  'rules.ports.spanish': 'Spanish ports (value)',
  'rules.ports.english': 'English ports (value)',
  'rules.ports.french': 'French ports (value)',
  'rules.ports.dutch': 'Dutch ports (value)',
  'rules.value': 'What a value is for',
  'rules.value.text':
    'points for whoever takes a port that is not printed as his, at once and again each turn; added to each die of whoever attacks it from the sea, which must stay low to hit; taken off the number of dice of whoever attacks it ashore.',
  'rules.room': 'Room in a port',
  'rules.room.text':
    'as many ships as its value, and as many counters ashore and in holds; {exempt} do not count. Other ships lie off it (DOCK says which): any number, but the port does not supply them. What is bought must find room in the port; of what comes ashore beyond it, so many counters of its owner’s choice are lost when the next movement of either side ends.',
  'rules.funds': 'War funds',
  'rules.funds.text':
    '{english} points a turn for the English and {spanish} for the Spanish, and the values of ports they took. What is not spent is kept, but a track holds {most}: what comes beyond is lost.',
  'rules.order': 'Who goes first',
  'rules.order.text': 'each turn the English buy, move and fight first, then the Spanish, though both write at once.',
  'rules.storms': 'Storms',
  'rules.storms.text':
    'a die as each turn begins (where both sides write at once, after their orders are in) closes ports until it ends: {rows}.',
  'rules.moves': 'Movement',
  'rules.moves.text':
    'any number of hexes: ships of every kind over sea and coast, troops on foot over land. A counter moves once a turn; its move ends with a fight or a landing, a ship’s when others sail that do not join her. Lines one below the other carry a stack on, with whom it joins, as one move; CROSS sends ships round the Horn, there next turn. Guns without an anchor go on foot only, Boom Chains never, Deceptions only with others.',
  'rules.perilous': 'Perilous seas',
  'rules.perilous.text':
    'on entering hex {hexes} at sea since the last own port, and every {hexes} hexes after, a die, with an admiral’s value added and {storm+} near a storm: {rows}.',
  'rules.perilous.none': 'nothing',
  'rules.perilous.enemy':
    '{die?as many ships as a second die, chosen by the enemy|{n|one ship|# ships}, chosen by the enemy}',
  'rules.perilous.owner':
    '{die?as many ships as a second die, chosen by their owner|{n|one ship|# ships}, chosen by their owner}',
  'rules.intercept': 'Interception',
  'rules.intercept.text':
    'a die not above the number of ships that try, Merchants apart; {fails} always fails. It takes the same to go in on enemy ships, who try first; a MOVE with ENTER goes in, without a fight, even if that fails, one with SLIP enters an own port without trying.',
  'rules.holds': 'Holds',
  'rules.holds.text':
    'a ship carries one land counter, a Merchant one of each sort; a leader takes a hold as well. Fire ships and bomb ships carry leaders alone. Whoever finds no hold stays behind.',
  'rules.hits': 'Hits',
  'rules.hits.text':
    'each fight is one round, both sides throwing at once; an attacker draws off who leaves a ship with guns or a shore gun that fought, or ashore anybody of land value. At sea a die not above its counter’s gun value hits; ashore one not above the land value of any counter that has not hit yet. Each counter hits once at most, whatever its dice, and more hits than enemies are lost. Ashore each counter of land value brings a die, leaders theirs, ships and guns their cannonade; without a counter of land value a side throws none, so that batteries alone are lost.',
  'rules.disease': 'Disease',
  'rules.disease.text':
    'troops on foot throw a die in each hex without a seaport they enter: on {faces} they stop there and lose a counter.',
  'rules.supply': 'Supply',
  'rules.supply.text':
    'at the end of the turn each hex away from your ports, those you have taken among them, and without Supplies loses a counter; ships that lie off a port lack it too.',
  'rules.scuttle': 'Scuttling',
  'rules.scuttle.text':
    'the Spanish may sink {most} ships in their own seaports in the whole war: with a die not above her guns her wreck bars the harbour, and enemy ships no longer help troops ashore there with their guns.',
  'rules.succession': 'War in Europe',
  'rules.succession.text':
    'a die each turn, {french+} if a French port was taken this turn, {dutch+} if a Dutch one was: the table is on the PDF’s last page.',
  'rules.held': 'Ports you take',
  'rules.held.text':
    'any port may be attacked, French and Dutch ones too: these stand empty until a side lands. They stay yours while a counter of yours is ashore there, a leader alone among them: once nobody is, the port is given up.',
  'rules.victory': 'The end',
  'rules.victory.text':
    'after turn {turns} a die for each Spanish port the English hold, {route+} for each trade route from it to a Spanish port they do not: a sum not above its value keeps it, and one kept wins the war. Trade routes to Spanish ports: {routes}.',
  'rules.isidro': 'The San Isidro',
  'rules.isidro.text':
    'a ship of the line that may come to the Spanish from Spain, free of cost: on the turn of the box they choose before the first turn, if a die thrown then is below its number.',
  'rules.lost': 'Counters lost',
  'rules.lost.text':
    'a die above her price and the counter is back in the pool, to be bought again under its old name; else it is gone for good. Counters without a price, as most of the set-up, never come back.',
} as const;

const fr: Record<keyof typeof en, string> = {
  'rules.title': 'Les règles en bref',
  'rules.ports.spanish': 'Ports espagnols (valeur)',
  'rules.ports.english': 'Ports anglais (valeur)',
  'rules.ports.french': 'Ports français (valeur)',
  'rules.ports.dutch': 'Ports hollandais (valeur)',
  'rules.value': 'À quoi sert la valeur',
  'rules.value.text':
    'des points pour qui prend un port qui n’est pas imprimé à lui, tout de suite puis à chaque tour ; ajoutée à chaque dé de qui l’attaque par mer, qui doit rester bas pour toucher ; retranchée du nombre de dés de qui l’attaque à terre.',
  'rules.room': 'Place au port',
  'rules.room.text':
    'autant de navires que sa valeur, et autant de pions à terre et en cale ; ne comptent pas : {exempt}. Les autres navires mouillent devant (ACCOSTER dit lesquels), sans limite, mais le port ne les ravitaille pas. Ce qu’on achète doit tenir dans le port ; de ce qui débarque au-delà, autant de pions au choix de leur camp sont perdus à la fin du prochain mouvement, de l’un ou de l’autre.',
  'rules.funds': 'Fonds de guerre',
  'rules.funds.text':
    '{english} points par tour aux Anglais, {spanish} aux Espagnols, et les valeurs des ports qu’ils ont pris. Ce qui n’est pas dépensé reste, mais une piste garde {most} points : ce qui vient au-delà est perdu.',
  'rules.order': 'Qui commence',
  'rules.order.text':
    'à chaque tour les Anglais achètent, vont et combattent d’abord, puis les Espagnols, même où les deux écrivent ensemble.',
  'rules.storms': 'Tempêtes',
  'rules.storms.text':
    'un dé au début de chaque tour (où les deux camps écrivent ensemble, une fois leurs ordres reçus) ferme des ports jusqu’à sa fin : {rows}.',
  'rules.moves': 'Mouvement',
  'rules.moves.text':
    'autant d’hexagones qu’on veut : tout navire par mer et côtes, les troupes à pied par terre. Un pion va une fois par tour ; son mouvement finit par un combat ou un débarquement, celui d’un navire quand d’autres font voile sans le rejoindre. Des lignes qui se suivent mènent plus loin une pile et ceux qu’elle rejoint, en un seul mouvement ; TRAVERSER envoie des navires par le Horn, au tour suivant. Les pièces sans ancre ne vont qu’à pied, les Chaînes de port jamais, les Leurres seulement avec d’autres.',
  'rules.perilous': 'Mer périlleuse',
  'rules.perilous.text':
    'à l’hexagone de mer numéro {hexes} depuis le dernier port à soi, puis tous les {hexes}, un dé, plus la valeur d’un amiral, {storm+} près d’une tempête : {rows}.',
  'rules.perilous.none': 'rien',
  'rules.perilous.enemy':
    '{die?autant de navires qu’un second dé, au choix de l’ennemi|{n|un navire|# navires} au choix de l’ennemi}',
  'rules.perilous.owner':
    '{die?autant de navires qu’un second dé, au choix de leur camp|{n|un navire|# navires} au choix de leur camp}',
  'rules.intercept': 'Interception',
  'rules.intercept.text':
    'un dé qui ne dépasse pas le nombre de navires qui tentent, marchands exceptés ; {fails} échoue toujours. Il en faut autant pour entrer sur des navires ennemis, qui tentent d’abord ; ALLER avec ENTRER entre, sans combat, même en cas d’échec, avec SE GLISSER entre dans un port à soi sans essayer.',
  'rules.holds': 'Cales',
  'rules.holds.text':
    'un navire porte un pion de terre, un marchand un de chaque sorte ; un chef prend une cale lui aussi. Brûlots et galiotes ne portent que des chefs. Qui ne trouve pas de cale reste à terre.',
  'rules.hits': 'Coups au but',
  'rules.hits.text':
    'chaque combat est d’un seul tour, les deux camps jetant ensemble ; l’attaquant se retire s’il reste un navire armé ou une pièce à terre qui a tiré, ou à terre une valeur terrestre. En mer touche un dé qui ne dépasse pas la valeur de canon de son pion ; à terre un dé qui ne dépasse pas la valeur terrestre d’un pion qui n’a pas encore touché. Chaque pion touche une fois au plus, quels que soient ses dés, et les coups au-delà du nombre d’ennemis sont perdus. À terre chaque pion à valeur terrestre apporte un dé, les chefs les leurs, navires et pièces leur canonnade ; sans pion à valeur terrestre un camp n’en jette aucun : des batteries seules sont perdues.',
  'rules.disease': 'Maladie',
  'rules.disease.text':
    'une troupe à pied jette un dé dans chaque hexagone sans port où elle entre : sur {faces}, elle s’y arrête et perd un pion.',
  'rules.supply': 'Ravitaillement',
  'rules.supply.text':
    'à la fin du tour, chaque hexagone hors de vos ports, imprimés ou pris, et sans Vivres perd un pion ; les navires mouillés devant un port en manquent aussi.',
  'rules.scuttle': 'Saborder',
  'rules.scuttle.text':
    'les Espagnols peuvent couler {most} navires dans leurs ports dans toute la guerre : si le dé ne dépasse pas ses canons, l’épave barre le port, et les navires ennemis n’y aident plus de leurs canons les troupes à terre.',
  'rules.succession': 'Guerre d’Europe',
  'rules.succession.text':
    'un dé chaque tour, {french+} si un port français a été pris ce tour, {dutch+} si c’est un port hollandais : la table est à la dernière page du PDF.',
  'rules.held': 'Ports pris',
  'rules.held.text':
    'tout port peut être attaqué, même français ou hollandais : ceux-là sont vides tant qu’aucun camp n’y débarque. À vous tant qu’un de vos pions y est à terre, fût-ce un chef seul : dès qu’il n’y a plus personne, le port est abandonné.',
  'rules.victory': 'La fin',
  'rules.victory.text':
    'après le tour {turns}, un dé pour chaque port espagnol aux Anglais, {route+} par route de commerce qui le relie à un port espagnol qu’ils n’ont pas : une somme qui ne dépasse pas sa valeur le garde, et un seul gardé gagne la guerre. Routes de commerce vers des ports espagnols : {routes}.',
  'rules.isidro': 'Le San Isidro',
  'rules.isidro.text':
    'un vaisseau de ligne qui peut venir d’Espagne aux Espagnols, sans rien coûter : au tour de la case qu’ils choisissent avant le premier tour, si un dé jeté alors est au-dessous de son numéro.',
  'rules.lost': 'Pions perdus',
  'rules.lost.text':
    'un dé au-dessus du prix du pion, et il revient à la réserve, à racheter sous le même nom ; sinon il est perdu pour de bon. Un pion sans prix, comme la plupart de ceux de la mise en place, ne revient jamais.',
};

const es: Record<keyof typeof en, string> = {
  'rules.title': 'Las reglas en breve',
  'rules.ports.spanish': 'Puertos españoles (valor)',
  'rules.ports.english': 'Puertos ingleses (valor)',
  'rules.ports.french': 'Puertos franceses (valor)',
  'rules.ports.dutch': 'Puertos holandeses (valor)',
  'rules.value': 'Para qué sirve el valor',
  'rules.value.text':
    'puntos para quien toma un puerto que no está impreso como suyo, enseguida y de nuevo cada turno; se suma a cada dado de quien lo ataca por mar, que debe quedar bajo para acertar; se resta del número de dados de quien lo ataca en tierra.',
  'rules.room': 'Sitio en un puerto',
  'rules.room.text':
    'tantos buques como su valor, y otras tantas fichas en tierra y en bodegas; no cuentan: {exempt}. Los demás buques quedan fondeados fuera (ATRACAR dice cuáles), sin límite, pero el puerto no les da suministro. Lo que se compra debe caber en el puerto; de lo que desembarca de más se pierden, al acabar el siguiente movimiento de uno u otro, otras tantas fichas a elección de su dueño.',
  'rules.funds': 'Fondos de guerra',
  'rules.funds.text':
    '{english} puntos por turno a los ingleses y {spanish} a los españoles, y los valores de los puertos que tomaron. Lo que no se gasta se guarda, pero una pista guarda {most} puntos: lo que pasa de ahí se pierde.',
  'rules.order': 'Quién empieza',
  'rules.order.text':
    'cada turno los ingleses compran, mueven y combaten primero, y luego los españoles, aunque ambos escriban a la vez.',
  'rules.storms': 'Tormentas',
  'rules.storms.text':
    'un dado al empezar cada turno (donde ambos bandos escriben a la vez, ya recibidas sus órdenes) cierra puertos hasta que acaba: {rows}.',
  'rules.moves': 'Movimiento',
  'rules.moves.text':
    'cuantos hexágonos se quiera: todo buque por mar y costa, las tropas a pie por tierra. Una ficha se mueve una vez por turno; su movimiento acaba con un combate o un desembarco, el de un buque cuando zarpan otros que no se le unen. Líneas seguidas llevan más lejos a una pila y a quien se le une, en un solo movimiento; CRUZAR manda buques por el cabo de Hornos, al turno siguiente. Las piezas sin ancla van solo a pie, las Cadenas nunca, los Señuelos solo con otras.',
  'rules.perilous': 'Mar peligroso',
  'rules.perilous.text':
    'al entrar en el hexágono de mar número {hexes} desde el último puerto propio, y cada {hexes} después, un dado, más el valor de un almirante y {storm+} cerca de una tormenta: {rows}.',
  'rules.perilous.none': 'nada',
  'rules.perilous.enemy':
    '{die?tantos buques como un segundo dado, a elección del enemigo|{n|un buque|# buques} a elección del enemigo}',
  'rules.perilous.owner':
    '{die?tantos buques como un segundo dado, a elección de su dueño|{n|un buque|# buques} a elección de su dueño}',
  'rules.intercept': 'Interceptación',
  'rules.intercept.text':
    'un dado que no pase del número de buques que lo intentan, sin contar mercantes; {fails} siempre falla. Lo mismo hace falta para entrar contra buques enemigos, que lo intentan antes; MOVER con ENTRAR entra, sin combate, aunque falle, con COLARSE entra en un puerto propio sin intentarlo.',
  'rules.holds': 'Bodegas',
  'rules.holds.text':
    'un buque lleva una ficha terrestre, un mercante una de cada clase; un jefe ocupa también una bodega. Brulotes y bombardas solo llevan jefes. Quien no halla bodega se queda.',
  'rules.hits': 'Impactos',
  'rules.hits.text':
    'cada combate es de una sola ronda y ambos bandos tiran a la vez; el atacante se retira si queda un buque armado o una pieza en tierra que tiró, o en tierra una ficha con valor. En el mar acierta un dado que no pase del valor de cañón de su ficha; en tierra uno que no pase del valor en tierra de una ficha que aún no haya acertado. Cada ficha acierta una vez como mucho, tenga los dados que tenga, y los impactos que pasan del número de enemigos se pierden. En tierra cada ficha con valor en tierra trae un dado, los jefes los suyos, buques y piezas su cañoneo; sin una ficha con valor en tierra un bando no tira ninguno, de modo que unas baterías solas se pierden.',
  'rules.disease': 'Enfermedad',
  'rules.disease.text':
    'las tropas a pie tiran un dado en cada hexágono sin puerto en que entran: con {faces} se detienen allí y pierden una ficha.',
  'rules.supply': 'Suministro',
  'rules.supply.text':
    'al acabar el turno, cada hexágono fuera de sus puertos, impresos o tomados, y sin Suministros pierde una ficha; a los buques fondeados fuera de un puerto también les falta.',
  'rules.scuttle': 'Barrenar',
  'rules.scuttle.text':
    'los españoles pueden hundir {most} buques en sus puertos en toda la guerra: con un dado que no pase de sus cañones, el casco cierra el puerto, y los buques enemigos ya no ayudan allí con sus cañones a las tropas en tierra.',
  'rules.succession': 'Guerra en Europa',
  'rules.succession.text':
    'un dado cada turno, {french+} si este turno se tomó un puerto francés, {dutch+} si fue uno holandés: la tabla está en la última página del PDF.',
  'rules.held': 'Puertos que toma',
  'rules.held.text':
    'puede atacarse cualquier puerto, también los franceses y holandeses, vacíos mientras no desembarque un bando. Son suyos mientras haya en tierra una ficha suya, aunque sea un jefe solo: en cuanto no queda nadie, el puerto se abandona.',
  'rules.victory': 'El final',
  'rules.victory.text':
    'tras el turno {turns}, un dado por cada puerto español en manos inglesas, {route+} por cada ruta comercial que lo une a un puerto español que no tienen: una suma que no pase de su valor lo conserva, y uno solo conservado gana la guerra. Rutas comerciales a puertos españoles: {routes}.',
  'rules.isidro': 'El San Isidro',
  'rules.isidro.text':
    'un navío de línea que puede llegar de España a los españoles, sin coste: en el turno de la casilla que eligen antes del primer turno, si un dado tirado entonces es menor que su número.',
  'rules.lost': 'Fichas perdidas',
  'rules.lost.text':
    'con un dado mayor que su coste la ficha vuelve a la reserva y puede comprarse otra vez con el mismo nombre; si no, se pierde para siempre. Las fichas sin coste, como casi todas las del despliegue, no vuelven nunca.',
};

export const rules = { en, fr, es } as const;
