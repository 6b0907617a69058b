/** What is wrong, or worth knowing, about an order or an answer; in Spanish. */
import type { DiagnosticsWords } from './diagnostics.en.ts';

export const spanishDiagnostics: DiagnosticsWords = {
  'of.ships': 'buques',
  'of.land': 'fichas terrestres',
  'kind.soldiers': 'Soldados',
  'kind.ship-of-the-line': 'navío de línea',
  'kind.frigate': 'Fragata',
  'kind.merchant': 'Mercante',
  'kind.fire-ship': 'Brulote',
  'kind.bomb-ship': 'Bombarda',
  'kind.cannons': 'Cañones',
  'kind.heavy-guns': 'Piezas gruesas',
  'kind.boom-chain': 'Cadena',
  'kind.supplies': 'Suministros',
  'kind.leader': 'jefe',
  'kind.deception': 'Señuelo',
  'fate.ear.bill': '{counters?{counters}, por |}{cost|un punto|# puntos}; {left|quedaba uno|quedaban #}',
  'fate.ear.bought-in-part':
    'de {wanted}, {count|solo se compró una|solo se compraron #}: {counters}, por {cost|un punto|# puntos}; {left|quedaba uno|quedaban #}',
  'fate.ear.aboard': '{counters} a bordo de {ship}',
  'fate.ear.rounds-the-horn': 'rumbo a {water}, llegada en el turno {turn}',
  'fate.ear.rounds-the-horn-late': 'rumbo a {water}, sin llegar antes de que acabe la guerra',
  'fate.ear.rides-along': 'con ellos, por ir a bordo: {alongside}',
  'fate.ear.sailing':
    '{hexes|un hexágono|# hexágonos} de mar{checks?, {checks|una prueba|# pruebas} de mar peligroso|}',
  'fate.ear.lies-off': 'en el puerto de {hex} no cabían todos; quedaron fondeados fuera, sin suministro: {counters}',
  'fate.ear.crowded-out': 'en {hex} no cabían todos; perdidos: {counters}',
  'fate.ear.no-dice':
    'en tierra en {hex} no tiraron ningún dado: el puerto quita {value}, y jefes y piezas solo cuentan junto a Soldados o una bombarda, y donde hay barcos hundidos los cañones de los buques no cuentan',
  'fate.ear.nobody-to-fight':
    'en {hex} no hubo combate: no había buques enemigos, y los buques solos no combaten con nadie en tierra',
  'fate.ear.no-fighters': 'en {hex}, sin nadie con valor en tierra contra quien lo ocupa, no tiran dados: {counters}',
  'fate.ear.starved':
    '{room?fuera del puerto de {hex}, donde {room|cabe un buque|caben # buques}, no había suministro|{hex} estaba sin suministro}; perdido: {counters}',
  'fate.ear.not-landed': 'no desembarcados en {hex}, pues no estaban allí a bordo: {counters}',
  'fate.ear.port-left': 'ninguno de los nuestros quedó en tierra en {hex}',
  'fate.ear.moved': 'llegaron a {hex}{missing?; perdidos por el camino: {missing}|}',
  'why.storm': 'una tormenta cierra el paso',
  'why.enemy': 'el enemigo está delante',
  'why.missed': 'los buques enemigos de delante no fueron alcanzados',
  'why.tried': 'desde allí ya lo intentaron; para otro intento hace falta otro hexágono junto al enemigo',
  'why.unable': 'ninguno de ellos puede interceptar a los buques de delante',
  'why.ordered': 'según lo ordenado',
  'why.intercepted': 'el enemigo los alcanzó',
  'why.disease': 'están enfermos',
  'fate.ear.not-left': 'aún en {hex}{to?, no en {to}|}{why?: {why}|}{missing?; perdidos por el camino: {missing}|}',
  'fate.ear.moved-short': 'llegaron hasta {hex}, no a {to}{why?: {why}|}{missing?; perdidos por el camino: {missing}|}',
  'fate.ear.lost-on-way': 'perdidos por el camino: {counters}',
  'fate.ear.went-on': 'de allí {counters?{counters} |}siguieron por una línea posterior',
  'fate.ear.lost-since': 'perdidos antes de que acabara el turno: {counters}',
  'fate.ear.elsewhere-since': 'al acabar el turno, en {hex}: {counters}',
  'fate.ear.no-hold': 'no embarcaron, por falta de bodega o por su respuesta: {counters}',
  'fate.ear.held': 'se quedaron{missing?; perdidos: {missing}|}{gone?; ahora en otra parte: {gone}|}',
  'fate.ear.not-held':
    'ya no queda allí ninguno de ellos{missing?; perdidos: {missing}|}{gone?; ahora en otra parte: {gone}|}',
  'fate.ear.not-there': 'cuando llegó su momento ninguno de los que nombra estaba ya en el mapa: {missing}',
  'fate.ear.fought': 'se libró combate en {hexes}',
  'fate.ear.no-battle': 'no hubo combate en {hex}',
  'diagnostic.impossible': 'no se pudo ejecutar ({code})',
  'diagnostic.answer-not-possible': 'eso no era posible allí',
  'diagnostic.ear.aboard-already': '{counter} ya está a bordo de {ship}: déjelo fuera de EMBARCAR',
  'diagnostic.ear.bill': '{counters?{counters}, por |}{cost|un punto|# puntos}; {left|queda uno|quedan #} tras esto.',
  'diagnostic.ear.bought-in-part':
    '{count|solo se puede comprar una|solo se pueden comprar #} de {wanted}: {counters}, por {cost|un punto|# puntos}; {left|queda uno|quedan #} tras esta línea{full?; {pool?en su reserva no hay más|{dear?otra cuesta más que eso|no caben más}}|}',
  'diagnostic.ear.box-range': 'la casilla {box} no está en la pista del 1 al {turns}: escriba uno de esos números',
  'diagnostic.ear.buy-what': 'COMPRAR pide fichas por nombre, o número y clase: COMPRAR 2 fragatas EN port royal',
  'diagnostic.ear.cannot-carry':
    '{ship} no tiene sitio para {counter}{held? junto a {held}|}: un Mercante lleva una ficha de cada clase; los demás buques, una',
  'diagnostic.ear.cannot-help': '{leader} no puede dar un dado a {counter}, que no tiene cañones: nombre otro',
  'diagnostic.ear.claim-later': 'por los puertos se tira al acabar el turno {turn}: PERMANENTE RECLAMAR espera',
  'diagnostic.ear.crowded-out':
    'en {hex} no caben todos: se perderían {counters?{counters}|{over|una|#} de {n}}; quien sigue a bordo de un buque fuera del puerto, no',
  'diagnostic.ear.comes-out-at-sea':
    '{hex} no es alta mar ({water}): quien llega por el cabo de Hornos llega en el mar, y puede MOVER enseguida; nombre un hexágono así',
  'diagnostic.ear.deception-alone': '{counter} es un Señuelo y no va a ninguna parte sin buques ni tropas',
  'diagnostic.ear.embark-too-late': '{ship} ya habrá zarpado hacia {hex}: EMBARCAR va encima del MOVER del buque',
  'diagnostic.ear.enemy-ashore': 'hay enemigos en tierra en {hex}: nadie embarca allí',
  'diagnostic.ear.garrison-one': 'a cada puerto va una sola ficha de Soldados: a {port} va {counter}: nombre otro',
  'diagnostic.ear.garrison-twice': '{port} ya tiene sus Soldados: nombre un puerto que no los tenga',
  'diagnostic.ear.embark-whom': 'EMBARCAR pide fichas, o un número y una clase: EMBARCAR 2 soldados SOBRE boyne',
  'diagnostic.ear.fewer-there': 'de {count} pedidas, {given} pueden subir a bordo allí',
  'diagnostic.ear.goes-on': 'Desde {hex}, adonde las lleva la línea anterior.',
  'diagnostic.ear.immobile':
    '{counter} no tiene ancla: déjela fuera de la línea (las piezas van a pie sin buques, las Cadenas nunca)',
  'diagnostic.ear.laden': '{counter} lleva tropas, que se hunden con él: DESEMBÁRQUELAS en una línea anterior',
  'diagnostic.ear.port-left': 'no queda nadie suyo en tierra en {hex}: el puerto se abandona',
  'diagnostic.ear.port-bare':
    'No queda en tierra nadie de valor terrestre en {hexes}: quien desembarque allí toma el puerto y sus puntos; deje Soldados.',
  'diagnostic.ear.unspent':
    '{left|Queda un punto|Quedan # puntos} sin gastar{last?, y no valen nada|{over?, y {over} de ellos se perderán: una pista guarda 100|}}.',
  'diagnostic.ear.unfed':
    'Sin suministro ni línea para ellos: {hexes}; cada uno pierde una ficha al acabar el turno: MUÉVALOS a un puerto, o lleve Suministros.',
  'diagnostic.ear.overfull':
    '{hex} tiene {n|una ficha terrestre|# fichas terrestres} de más, y sin línea: otras tantas se pierden tras los movimientos.',
  'diagnostic.ear.leaders-last':
    'Por el coste, {counters} y sus buques caen al final; en combates en tierra los jefes cuentan por su coste.',
  'diagnostic.ear.leaders-land':
    'Con los demás {n|desembarcaría|desembarcarían} {counters}, que se {n|perdería o quedaría|perderían o quedarían} en tierra si el desembarco es rechazado; SALVO {n|lo|los} deja a bordo, desde donde sus dados también cuentan.',
  'diagnostic.ear.leads-nobody':
    'tal como están las cosas no hay enemigo en {hex}, donde está {leader}: solo da sus dados en un combate de su propio hexágono',
  'diagnostic.ear.lies-off': 'en el puerto de {hex} no caben todos: quedarían fuera, sin suministro: {counters}',
  'diagnostic.ear.lost-for-good': '{counter} se ha perdido para siempre: nombre otra',
  'diagnostic.ear.no-bomb-ship': 'no tiene ninguna bombarda en el mapa: primero hay que COMPRAR una',
  'diagnostic.ear.no-fire-ship': 'no tiene ningún brulote en el mapa: primero hay que COMPRAR uno',
  'diagnostic.ear.no-way-on-foot':
    'ningún camino a pie lleva de {from} a {to}, y en esta línea no queda ningún buque: un buque zarpa si ella lo nombra y ninguna otra, como MANTENER, lo ocupa',
  'diagnostic.ear.in-pool': '{counter} está en su reserva: primero hay que COMPRAR',
  'diagnostic.ear.left-out': '{counters} también necesitan un lugar',
  'fate.ear.march': '{hexes|un hexágono|# hexágonos} a pie; {sick|un dado|# dados} de enfermedad',
  'diagnostic.ear.march':
    '{hexes|un hexágono|# hexágonos} a pie{sick?; {sick|un dado|# dados} de enfermedad: con {faces} caras de 6 cada uno cuesta una ficha y detiene la marcha; ilesa {through} de cada 100 veces|, sin enfermedad}.',
  'diagnostic.ear.moved-short': 'llegan hasta {hex}, no a {to}{why?: {why}|}',
  'diagnostic.ear.not-left': 'se quedan en {hex}{to? y no llegan a {to}|}{why?: {why}|}',
  'diagnostic.ear.moves-anyway': 'la línea de arriba con SI y SINO mueve {counter} en ambos casos',
  'diagnostic.ear.moved-already':
    '{counter} ya se ha movido; un movimiento acaba con un desembarco o un combate, el de un buque cuando zarpan otros, salvo que se le unan y sigan con él: déjela fuera, o ponga antes su línea',
  'diagnostic.ear.needs-ship': '{hex} es alta mar, y ninguna de estas fichas es un buque',
  'diagnostic.ear.no-shore-gun':
    '{counter} no es Cañones, Artillería pesada ni Cadena: BATERÍAS es solo para esas fichas, en tierra',
  'diagnostic.ear.not-a-fire-ship': '{counter} no es un brulote: BRULOTES es solo para ellos',
  'diagnostic.ear.not-a-bomb-ship': '{counter} no es una bombarda: BOMBARDEAR es solo para ellas',
  'diagnostic.ear.not-a-deception': '{counter} no es un Señuelo: solo ellos hacen repetir un dado',
  'diagnostic.ear.no-deception': 'no tiene ningún Señuelo en el mapa para repetir un dado: primero hay que COMPRAR uno',
  'diagnostic.ear.no-ship-to-intercept': '{counter} no es un buque: solo los buques interceptan',
  'diagnostic.ear.nobody-beside':
    'según las líneas anteriores, ningún buque suyo estará junto a {hexes}: se intercepta en un hexágono contiguo al propio',
  'diagnostic.ear.not-beside':
    '{counter} estará en {there}, que no es contiguo a {hexes}: se intercepta en un hexágono contiguo al propio',
  'diagnostic.ear.fewer-than-said':
    'según las líneas anteriores, {n?{n|solo habrá una|solo habrá #}|no habrá ninguna} de estas fichas {hex?en {hex}|a bordo}',
  'diagnostic.ear.not-your-port':
    '{hex} no es suyo por ahora: los buques quedan delante, y atracan una vez tomado el puerto',
  'diagnostic.ear.leads-elsewhere':
    '{leader} estará en {there} y solo allí da sus dados: {counter?{counter} estará|no} en {hex}',
  'diagnostic.ear.ships-stay-afloat': '{counter} es un buque, y sigue a flote: DESEMBARCAR nombra a quien va a bordo',
  'diagnostic.ear.on-map-already': '{counter} ya está en el mapa, en {hex}: nombre otra',
  'diagnostic.ear.never-bought': '{counter} empezó en el mapa y no se compra nunca más: nombre otra',
  'diagnostic.ear.bought-above': 'una orden anterior ya compra {counter}: borre una de las dos líneas',
  'diagnostic.ear.no-battle':
    'no hay combate en {hex}: hacen falta los dos bandos, y algo más que Señuelos; en el mar, además, que un MOVER que ataca los alcance antes',
  'diagnostic.ear.battle':
    '{hex}, {ashore?en tierra|en el mar}: {attacks?atacamos nosotros|ataca el enemigo}; {dice?nuestros dados: {dice}|ningún dado nuestro}.',
  'diagnostic.ear.detour': 'Si una línea de más arriba es interceptada en {hexes}, esta da un rodeo, quizá más largo.',
  'diagnostic.ear.challenged':
    'Enemigos junto a {hexes}, los ocultos como buques, interceptan con {die} o menos{unarmed?; ninguno de estos buques tiene cañones contra ellos: envíe escolta|}.',
  'odds.whole': 'en total',
  'diagnostic.ear.with-fleet': 'La flota combate antes: su línea dice qué prometen ambas en {hex}.',
  'diagnostic.ear.whole':
    '{takes?Cae el puerto|Ganamos}, de 100 veces: {risk?{calm}{told?| contra una ficha oculta} una vez allí todos; contado el camino, como si interceptan todos los que pueden, |}{told?{share}{hidden? contra los vistos|}{hidden?; |}|}{hidden?{best} contra una ficha oculta, {worst} si combaten todas|}.',
  'diagnostic.ear.perils':
    '{n|La prueba|Cada prueba}: {uneven?hasta |}con {lost|una cara|# caras} de 6 {counter?se pierde {counter}|se pierde al menos un buque}{n|| (todas salen bien {clear} de cada 100 veces)}.',
  'diagnostic.ear.meets':
    '{hex}: un dado de {die} o menos alcanza a los buques {inSight?de allí|que haya allí}; si no, {enters?entran sin combate|paran en {short}{unfed?, sin suministro: se perdería {unfed}|}}; después nuestros dados: {dice}{port? ({port} más cada uno por el puerto)|}.',
  'diagnostic.ear.unable':
    '{hex}: ninguno de estos buques puede alcanzar a los buques {inSight?de allí|que haya allí}, pues ya interceptaron este turno o son Mercantes: ni dado ni combate, {enters?entran, y nadie desembarca|paran en {short}{unfed?, sin suministro: se perdería {unfed}|}; ENTRAR los lleva dentro sin combate, y lucharían junto a quienes atacasen allí después}',
  'diagnostic.ear.lands':
    '{after?Después en tierra|En tierra}: {landing?{landing}; |}{dice?nuestros dados: {dice}|ningún dado nuestro}{port? ({port} descontados por el puerto)|}.',
  'diagnostic.ear.beaten':
    '{hexes?Rechazadas, las tropas que queden van a pie a un hexágono vecino ({hexes}): dado de enfermedad{fed?|, sin suministros}, y ningún buque las recoge fuera de un puerto|Rechazadas, las tropas que queden se pierden: ningún hexágono vecino por tierra está libre}.',
  'diagnostic.ear.lands-unarmed':
    '{after?Después en tierra|En tierra}: {landing}; sin tropas no pueden combatir si hay enemigos en tierra en {hex}.',
  'diagnostic.ear.lands-unopposed':
    '{after?Después en tierra|En tierra}: {landing}; no se ve a ningún enemigo en tierra en {hex}.',
  'diagnostic.ear.theirs':
    '{known?Sus dados: {against}; {hits?{hits|un impacto gana|# impactos ganan}|no hace falta ningún impacto}|{glimpsed?Los suyos, vistos por última vez en el turno {turn}: {glimpsed}{now? (ahora {now} fichas)|}; {thrown|un dado|# dados}, contra esos ganamos {share} de 100. Ocultos como están|Los suyos están ocultos}: {fewest?{alike?ganamos {best} de 100, sean cuantos sean|ganamos {best} de 100 contra {fewest|uno|#}, {worst} contra {hits}}|{hits|un impacto gana|# impactos ganan}}}.',
  'diagnostic.ear.no-box-now': 'la casilla del San Isidro la eligen los españoles una vez, antes del primer turno',
  'diagnostic.ear.no-garrison': '{counter} no es de los Soldados que empiezan de guarnición, o ya tiene su puerto',
  'diagnostic.ear.no-garrison-now': 'las guarniciones las colocan los españoles antes del primer turno: quite la línea',
  'diagnostic.ear.no-garrison-port': '{hex} no es un puerto español libre de valor 2 o más: nombre uno así',
  'diagnostic.ear.no-hold': 'no hay bodega libre para {counters}: no embarcarían',
  'diagnostic.ear.no-moves-yet':
    'en el despliegue no sirve: se compran y colocan fichas, y nadie se mueve ni combate antes del turno 1',
  'diagnostic.ear.no-ship-to-dock': '{counter} no es un buque, y solo los buques atracan: déjela fuera de ATRACAR',
  'diagnostic.ear.no-place':
    '{counter} no se puede colocar en {hex}: debe ser un puerto impreso como suyo, en el Caribe, con sitio',
  'diagnostic.ear.no-place-there': 'las fichas nuevas van a sus puertos impresos del Caribe; {hex} no lo es',
  'diagnostic.ear.place-taken':
    '{hex} está impreso como suyo, pero lo tiene el enemigo: volverán a ir allí fichas nuevas cuando lo recobre',
  'diagnostic.ear.no-port-to-embark': 'las tropas embarcan en un puerto; {hex} no lo es',
  'diagnostic.ear.no-retreat-there':
    'los rechazados en {from} no podían ir a {hexes}{hex?: fueron a {hex}|}; las tropas van por tierra, los buques por agua, a un hexágono vecino sin enemigos ni tormenta',
  'diagnostic.ear.no-room':
    'ningún puerto suyo tiene sitio para {counter}: las compras van antes de los movimientos; quien deje {hexes} ahora hace sitio para el próximo turno',
  'diagnostic.ear.no-ship': '{counter} no es un buque suyo en el mapa: nombre uno de la lista de sus pilas',
  'diagnostic.ear.no-such-leader': '{counter} no tiene dados que dar en el mar: nombre un almirante',
  'diagnostic.ear.no-such-stack': 'no hay ninguna pila {stack} suya: nombre un hexágono de la lista de sus pilas',
  'diagnostic.ear.no-water': '{hex} es tierra firme{port?: al lado está {port}|}; nombre un hexágono de mar',
  'diagnostic.ear.no-way': 'ningún camino lleva de {from} a {to} sin enemigos ni tormentas: espere',
  'diagnostic.ear.none-of-yours': 'Una clase nombrada aquí no es de las suyas: nunca paga.',
  'diagnostic.ear.nobody': 'no se nombra a nadie: escriba los códigos de las fichas, como en la lista de sus pilas',
  'diagnostic.ear.nobody-to-intercept':
    'una interceptación necesita un buque que no sea Mercante y que no haya interceptado este turno: nombre uno así, o pase',
  'diagnostic.ear.not-a-ship': '{counter} debe ir a bordo de un buque para doblar el cabo de Hornos: antes, EMBARCAR',
  'diagnostic.ear.not-among': 'no era ninguna de las opciones posibles allí: elija entre las que nombra la carta',
  'diagnostic.ear.not-an-act': 'la orden dice demasiado poco para ejecutarse: AYUDA dice qué le falta',
  'diagnostic.ear.not-an-answer': 'eso no responde a esta pregunta: escriba una de las que ofrece la carta',
  'diagnostic.ear.not-docked': '{counter} no es un buque en un puerto nuestro: nombre un buque que esté en puerto',
  'diagnostic.ear.not-held':
    'ninguno de ellos seguiría allí al acabar el turno{missing?; perdidos: {missing}|}{gone?; en otra parte: {gone}|}',
  'diagnostic.ear.not-in-pool': '{counter} no está en su reserva: nombre una de su lista de compras',
  'diagnostic.ear.not-on-map': '{counter} no está en el mapa: nombre una de la lista de pilas',
  'diagnostic.ear.not-so-many': 'se pedían {count}, se nombran {given}: nombre tantas como se piden',
  'diagnostic.ear.not-that-stack': 'una pila se rehace con todas sus fichas: nómbrelas todas, de arriba abajo',
  'diagnostic.ear.not-there': '{counter} no está donde está {ship}: hágala MOVER allí antes',
  'diagnostic.ear.no-bomb-ships': 'un bando sin bombardas no bombardea nada: quite la línea',
  'diagnostic.ear.not-to-claim': 'solo los ingleses tiran por los puertos tomados: quite la línea',
  'diagnostic.ear.not-to-scuttle': 'solo los españoles barrenan buques: quite la línea',
  'diagnostic.ear.not-together': '{counter} no está en {hex} con los demás{there?, sino en {there}|}',
  'diagnostic.ear.not-yours': '{counter} no es de usted: nombre una suya',
  'diagnostic.ear.overstacked':
    '{counter?{counter}: |}{hex} {room?tiene sitio para {room} más ({of})|ya no tiene sitio ({of})}{elsewhere?; hay sitio en {elsewhere}|}',
  'diagnostic.ear.not-landed': 'no desembarcan en {hex}, pues no están allí a bordo: {counters}',
  'diagnostic.ear.apart':
    '{counter} estará entonces en {there}, y {ship} en {hex}: quien ha de embarcar espera donde está el buque',
  'diagnostic.ear.asks-of-nothing':
    'VISIBLE, ENEMIGO y NUESTROS hablan de la pila encontrada al hacer una elección (CONTACTO, INTERCEPTAR, RETIRAR …); esta orden no encuentra ninguna. Escriba ENEMIGO EN y un hexágono, o dé la condición a CONTACTO',
  'diagnostic.ear.placed-already': '{counter} ya está en el mapa y no se coloca de nuevo: quite la línea',
  'diagnostic.ear.pool-empty': 'su reserva tiene menos ({kind}); las que había están compradas',
  'diagnostic.ear.pool-short':
    '{any?{missing|falta una|faltan #} en su reserva: conviene COMPRAR menos, u|no queda ninguna en su reserva: conviene COMPRAR} otra clase',
  'diagnostic.ear.rides-along': 'Con ellos, por ir a bordo: {alongside}.',
  'diagnostic.ear.rounds-the-horn-late': 'No llegarían antes de que acabe la guerra: este es su último turno.',
  'diagnostic.ear.rounds-the-horn':
    'Llegan en el turno {turn}, a un hexágono de alta mar ({water}): nómbrelo en las órdenes de ese turno con COLOCAR, o se elige por usted.',
  'chance.perilous': '{n|el mar peligroso|el mar peligroso # veces}',
  'chance.storm': 'dónde cae la tormenta',
  'chance.intercept': 'una interceptación frente a {at}',
  'chance.contact': 'alcanzar a los de delante',
  'chance.movement': 'los movimientos del enemigo',
  'chance.combat': 'los combates del enemigo',
  'diagnostic.ear.sailing':
    '{hexes|un hexágono|# hexágonos} de mar{checks?, {checks|una prueba|# pruebas} de mar peligroso|, sin prueba}{spared?; una más en el último hexágono si allí no hay buques enemigos|}.',
  'diagnostic.ear.deceptions-spared':
    'Los Señuelos nunca pagan pérdidas: esta línea los pasa por alto. Se van con la última ficha que ocultan, o para repetir un dado.',
  'diagnostic.ear.no-dice':
    'en tierra en {hex} no tirarían ningún dado: el puerto quita {value}, y jefes y piezas solo cuentan junto a Soldados o una bombarda, y donde hay barcos hundidos los cañones de los buques no cuentan',
  'diagnostic.ear.nobody-to-fight':
    'en {hex} no se ven buques enemigos, y los buques solos no combaten con nadie en tierra: hacen falta tropas desembarcadas, o una bombarda',
  'diagnostic.ear.newcomers-stay': 'Compradas en {hex}, sin nombrar aquí: {counters}; se quedan salvo otra línea.',
  'diagnostic.ear.nobody-to-land': 'según líneas anteriores, nadie de quienes dice esta línea estará a bordo en {hex}',
  'diagnostic.ear.not-aboard-there': '{counter} está en {there}, y ningún MOVER anterior la lleva a {hex}',
  'diagnostic.ear.no-fighters':
    'en {hex} el enemigo resiste contra {counters}: nadie con valor en tierra va con ellos, no tiran ningún dado, y jefes y piezas se pierden',
  'diagnostic.ear.one-hex':
    'Una retirada es de un solo hexágono: al puerto solo si está al lado del combate; si no, un hexágono hacia él, donde puede faltar el suministro.',
  'diagnostic.ear.puts-off':
    'fuera del puerto de {hex}{fed?|, sin suministro}, quedarían {counters}: un ATRACAR que nombra el puerto dice quién está en él',
  'diagnostic.ear.scuttle-odds':
    '{counter} se pierde para siempre; {gun?un dado de {gun} o menos cierra {hex}|no tiene cañones, y su casco no cierra nada}.',
  'diagnostic.ear.scuttles-left':
    '{left?{left|aún puede barrenarse un buque|aún pueden barrenarse # buques} en esta guerra|ya no puede barrenarse ningún buque en esta guerra}',
  'diagnostic.ear.starved':
    '{unless?{landed?si el desembarco es rechazado, los suministros se van con él y los buques|si no cae el puerto,} quedan en el mar sin suministro: al acabar el turno se perdería una ficha{room?; si cae, en él {room|cabe un buque|caben # buques} de estos {n}, Fragatas aparte, y {landed?si los suministros se pierden en tierra |}se pierde {landed?también |}uno de los que quedan fuera: envíe menos, o {landed?DESEMBARCAR solo las tropas|suministros}|}|{driven?si son rechazados allí{gone?, y también {gone}|}, |{gone?si allí se pierden o son rechazados {gone}, |}}{room?fuera del puerto de {hex}, donde {room|cabe un buque|caben # buques}, no hay suministro (bastarían suministros allí, o menos buques)|{hex} está sin suministro}: al acabar el turno se perdería allí, tal como están las cosas, {counters}}',
  'diagnostic.ear.storm': 'hay tormenta en {hex}: nadie entra, sale, atraca, desembarca ni embarca allí',
  'diagnostic.ear.there-already':
    'ya están en {hex}: quite la línea{beset?; para atacar a quien esté fuera del puerto, salga y vuelva: POR un hexágono vecino, y ATACAR|}',
  'diagnostic.ear.too-dear': '{counter} cuesta {cost}, {funds|queda un punto|quedan # puntos}: compre menos',
  'diagnostic.ear.dice-run-out':
    '{leader} tiene {dice|un dado|# dados} que dar: los últimos nombrados se quedan sin ninguno: nombre menos, u otro jefe',
  'diagnostic.ear.too-many-dice': '{leader} tiene {dice|un dado|# dados} que dar: no nombre más',
  'diagnostic.ear.untidy': 'quien está en tierra va debajo de todos los buques, y la carga justo encima de su buque',
  'diagnostic.ear.without-ship': '{counter} está a bordo{ship? de {ship}|} y solo navega con él: MUÉVALO',
};
