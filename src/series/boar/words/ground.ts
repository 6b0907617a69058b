/** What ground and hexsides are called, in every game that has them. */

const en = {
  'terrain.clear': 'clear',
  'terrain.swamp': 'swamp',
  'terrain.water': 'water',
  'terrain.causeway': 'causeway',
  'terrain.road': 'road',
  'terrain.track': 'track',
  'hexside.stream': 'stream',
  'hexside.bridge': 'bridge',
  'hexside.ford': 'ford',
  'hexside.slope': 'slope, uphill',
  'hexside.dyke': 'dyke',
  'hexside.abatis': 'abatis (enemy)',
  'hexside.redoubt': 'redoubt (enemy)',
  'hexside.revetment': 'revetment (enemy)',
  'hexside.earthwork': 'earthwork (enemy)',
  'hexside.siege': 'siege works (enemy)',
  'diagnostic.boar.no-such-hex': 'there is no hex {hex}: the map shows the numbers',
  'diagnostic.boar.not-yours': '{unit} {many?are|is} not ours to command: name units of our own',
  'diagnostic.boar.gone': '{units} {many?are|is} no longer on the map: leave {many?them|it} out',
  'diagnostic.boar.yet-to-come': '{units} {many?are|is} yet to come',
  'diagnostic.boar.moved-already': '{unit} {many?have|has} another march in this phase: cancel one of the two',
  'diagnostic.boar.told-to-hold': 'a line above it tells {unit} to hold: strike one of the two',
  'diagnostic.boar.marched-before':
    '{units} {many?march|marches} by a line above it: put this HOLD above that MOVE, and it keeps {many?them|it} in place where its condition holds',
  'diagnostic.boar.already-there':
    '{units?{units} {many?stand|stands}|they stand} in {hex} already: write HOLD to stay there',
  'diagnostic.boar.off-map': 'beyond {from} the map ends',
  'diagnostic.boar.enemy-there':
    'the enemy stands in {to}: march up beside him, and {alone?he rides off or is lost, being a leader alone, whom no ATTACK meets|ATTACK when asked}',
  'diagnostic.boar.no-way':
    '{apart?{apart}: |}{far?{to} is {far} MP off where they have {has}, too far for this turn; and |}no way leads from {from} to {to} now{hex?: {full?no more may stand in {hex} or pass it|{zone?{hex} lies in an enemy zone of control|{near?{hex} is next to the enemy, and closed to STRATEGIC|{hex} is closed}}}|}{mp?; they have {mp} MP|}',
  'diagnostic.boar.no-road':
    'no road leads all the way from {from} to {to}, and strategic movement keeps to roads; write the march without STRATEGIC',
  'diagnostic.boar.prohibited': 'they cannot enter {to} ({terrain})',
  'diagnostic.boar.too-dear': '{apart?{apart}: |}the first hex, {to}, costs {costs} MP, they have {left}',
  'diagnostic.boar.way-round':
    '{apart?{apart}: |}{far?{to} is {far} MP off where they have {has}, too far for this turn; and |}the way to {to} is closed{hex? at {hex}{full?, where no more may stand or pass|}{zone?, in an enemy zone of control|}|}, and the way ' +
    'round, {costs} MP where they have {left}, would end the turn no nearer to it: nobody moves; {full?let those there march by a line above|' +
    '{zone?write THROUGH|wait}}, or name a way with VIA',
  'diagnostic.boar.moved-short':
    '{apart?{apart}: |}{dear?the way costs {costs} MP, they have {left}; stops in {hex}|stops in {hex}, short of {to}: {halted}}',
  'halted.zone': 'an enemy zone of control ends each march',
  'halted.hexes': 'who is Disrupted, or has just come in, goes so far and no farther',
  'halted.rest': 'they may not end their march any nearer',
  'diagnostic.boar.stack-strength':
    '{apart?{apart}: |}{hex} would hold {strength} SP{there? (there by then: {there})|}, limit {limit}; name fewer, or march off first, on a line above, who leaves it',
  'diagnostic.boar.stack-artillery': '{hex} would hold more than {limit} artillery unit',
  'diagnostic.boar.strategic-road':
    'strategic movement keeps to roads: none leads from {from} to {to}; write the march without STRATEGIC',
  'diagnostic.boar.strategic-works':
    'strategic movement does not cross works of the enemy: not from {from} to {to}; write the march without STRATEGIC',
  'diagnostic.boar.strategic-enemy': '{to} is next to the enemy: no strategic movement; write the march as a plain one',
  'diagnostic.boar.strategic-order':
    '{unit} {many?are|is} in disorder: no strategic movement; write the march without STRATEGIC',
  'diagnostic.boar.strategic-weather': 'the weather forbids strategic movement; write the march without STRATEGIC',
  'diagnostic.boar.weather': 'the weather forbids all movement: leave the line out',
  'diagnostic.boar.shattered': '{unit} {many?are|is} Shattered and cannot move: it must rally first',
  'diagnostic.boar.disrupted': 'who is Disrupted goes neither towards the enemy nor into his zone',
  'diagnostic.boar.withdrew': '{unit} withdrew before combat and waits for its next Rally',
  'diagnostic.boar.pinned': '{unit} {many?are|is} pinned in {hex}: BREAK parts it from the enemy',
  'diagnostic.boar.pin-near': 'whoever breaks off from a pin may not end next to the enemy: {hex} is',
  'diagnostic.boar.leader-alone': 'a leader alone may not ride up to the enemy at {to}: march him with troops',
  'terrain.city': 'town',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'terrain.clear': 'terrain clair',
  'terrain.swamp': 'marais',
  'terrain.water': 'eau',
  'terrain.causeway': 'chaussée',
  'terrain.road': 'route',
  'terrain.track': 'piste',
  'hexside.stream': 'ruisseau',
  'hexside.bridge': 'pont',
  'hexside.ford': 'gué',
  'hexside.slope': 'pente, en montant',
  'hexside.dyke': 'digue',
  'hexside.abatis': 'abatis (ennemi)',
  'hexside.redoubt': 'redoute (ennemie)',
  'hexside.revetment': 'revêtement (ennemi)',
  'hexside.earthwork': 'ouvrage de terre (ennemi)',
  'hexside.siege': 'travaux de siège (ennemis)',
  'diagnostic.boar.no-such-hex': "il n'y a pas d'hexagone {hex} : la carte montre les numéros",
  'diagnostic.boar.not-yours': '{unit} : pas à nous ; nommez des unités à nous',
  'diagnostic.boar.gone': '{units} : plus sur la carte : ne {many?les|la} nommez pas',
  'diagnostic.boar.yet-to-come': '{units} : pas encore sur la carte',
  'diagnostic.boar.moved-already': '{unit} : déjà une marche dans cette phase ; annulez l’une des deux',
  'diagnostic.boar.told-to-hold': 'une ligne plus haut ordonne de tenir : {unit} : rayez l’une des deux',
  'diagnostic.boar.marched-before':
    "{units} {many?marchent|marche} par une ligne plus haut : placez ce TENIR au-dessus de la marche, il l'empêchera si sa condition est remplie",
  'diagnostic.boar.already-there': '{units?{units} {many?sont|est}|ils sont} déjà en {hex} : pour y rester, TENIR',
  'diagnostic.boar.off-map': 'au-delà de {from} la carte finit',
  'diagnostic.boar.enemy-there':
    "l'ennemi tient {to} : marchez jusqu’à côté, et {alone?il part ou est pris, étant un chef seul, qu’aucun ATTAQUER ne vise|faites ATTAQUER à l’appel suivant}",
  'diagnostic.boar.no-way':
    "{apart?{apart} : |}{far?{to} est à {far} PM quand ils en ont {has}, trop loin pour ce tour ; et |}aucun chemin ne mène de {from} à {to} pour l'instant{hex? : {full?nul ne peut plus tenir en {hex} ni y passer|{zone?{hex} est en zone de contrôle ennemie|{near?{hex} est à côté de l’ennemi, et fermé à STRATÉGIQUE|{hex} est fermé}}}|}{mp? ; ils ont {mp} PM|}",
  'diagnostic.boar.no-road':
    'aucune route ne mène tout du long de {from} à {to}, et le mouvement stratégique suit les routes ; écrivez la marche sans STRATÉGIQUE',
  'diagnostic.boar.prohibited': 'ils ne peuvent entrer en {to} ({terrain})',
  'diagnostic.boar.too-dear': '{apart?{apart} : |}le premier hexagone, {to}, coûte {costs} PM, ils en ont {left}',
  'diagnostic.boar.way-round':
    '{apart?{apart} : |}{far?{to} est à {far} PM quand ils en ont {has}, trop loin pour ce tour ; et |}le chemin de {to} est fermé{hex? en {hex}{full?, où nul ne peut plus tenir ni passer|}{zone?, en zone de contrôle ennemie|}|}, et le ' +
    "détour, de {costs} PM quand ils en ont {left}, ne les en rapprocherait pas ce tour-ci : personne ne bouge ; {full?faites d'abord marcher ceux qui y sont, d'une ligne plus " +
    'haut|{zone?écrivez À TRAVERS|attendez}}, ou indiquez une route avec PAR',
  'diagnostic.boar.moved-short':
    '{apart?{apart} : |}{dear?le chemin coûte {costs} PM, ils en ont {left} ; arrêt en {hex}|arrêt en {hex}, avant {to} : {halted}}',
  'halted.zone': 'une zone de contrôle ennemie met fin à toute marche',
  'halted.hexes': "qui est désorganisé, ou vient d'arriver, ne va pas plus loin",
  'halted.rest': 'ils ne peuvent pas finir leur marche plus près',
  'diagnostic.boar.stack-strength':
    "{apart?{apart} : |}{hex} tiendrait {strength} PF{there? ({there} déjà là)|}, limite {limit} ; nommez moins d'unités, ou faites d'abord partir, d'une ligne plus haut, qui en sort",
  'diagnostic.boar.stack-artillery': "{hex} tiendrait plus de {limit} unité d'artillerie",
  'diagnostic.boar.strategic-road':
    'le mouvement stratégique suit les routes : aucune ne mène de {from} à {to} ; écrivez la marche sans STRATÉGIQUE',
  'diagnostic.boar.strategic-works':
    "le mouvement stratégique ne franchit pas les ouvrages de l'ennemi : pas de {from} à {to} ; écrivez la marche sans STRATÉGIQUE",
  'diagnostic.boar.strategic-enemy':
    "{to} touche l'ennemi : pas de mouvement stratégique ; écrivez la marche sans STRATÉGIQUE",
  'diagnostic.boar.strategic-order':
    '{unit} : pas en bon ordre, nul mouvement stratégique ; écrivez la marche sans STRATÉGIQUE',
  'diagnostic.boar.strategic-weather': 'par ce temps, nul mouvement stratégique ; écrivez la marche sans STRATÉGIQUE',
  'diagnostic.boar.weather': 'le temps interdit tout mouvement : retirez la ligne',
  'diagnostic.boar.shattered': '{unit} : en déroute, aucune marche avant un ralliement',
  'diagnostic.boar.disrupted': "une unité désorganisée ne va ni vers l'ennemi ni dans sa zone",
  'diagnostic.boar.withdrew': '{unit} : en repli avant le combat, aucune marche avant le prochain ralliement',
  'diagnostic.boar.pinned': '{unit} : accrochage en {hex} ; ROMPRE en dégage',
  'diagnostic.boar.pin-near': "qui rompt le contact ne peut finir à côté de l'ennemi : {hex} le touche",
  'diagnostic.boar.leader-alone': "un chef seul ne va pas au contact de l'ennemi en {to} : menez-y des troupes",
  'terrain.city': 'ville',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'terrain.clear': 'despejado',
  'terrain.swamp': 'pantano',
  'terrain.water': 'agua',
  'terrain.causeway': 'calzada',
  'terrain.road': 'camino',
  'terrain.track': 'senda',
  'hexside.stream': 'arroyo',
  'hexside.bridge': 'puente',
  'hexside.ford': 'vado',
  'hexside.slope': 'pendiente, cuesta arriba',
  'hexside.dyke': 'dique',
  'hexside.abatis': 'abatida (enemiga)',
  'hexside.redoubt': 'reducto (enemigo)',
  'hexside.revetment': 'revestimiento (enemigo)',
  'hexside.earthwork': 'obra de tierra (enemiga)',
  'hexside.siege': 'obras de sitio (enemigas)',
  'diagnostic.boar.no-such-hex': 'no hay hexágono {hex}: el mapa muestra los números',
  'diagnostic.boar.not-yours': '{unit} no {many?están|está} a nuestras órdenes: nombre unidades nuestras',
  'diagnostic.boar.gone': '{units}: ya no en el mapa: no {many?las|la} nombre',
  'diagnostic.boar.yet-to-come': '{units}: aún por llegar',
  'diagnostic.boar.moved-already': '{unit} ya tiene otra marcha en esta fase: anule una de las dos',
  'diagnostic.boar.told-to-hold': 'una línea de arriba manda quedarse: {unit}: borre una de las dos',
  'diagnostic.boar.marched-before':
    '{units} {many?marchan|marcha} por una línea de arriba: ponga este MANTENER encima de ese MOVER, y lo impedirá donde se cumpla su condición',
  'diagnostic.boar.already-there': '{units?{units} ya {many?están|está}|ya están} en {hex}: para quedarse, MANTENER',
  'diagnostic.boar.off-map': 'más allá de {from} se acaba el mapa',
  'diagnostic.boar.enemy-there':
    'el enemigo está en {to}: marche hasta su lado, y {alone?se irá o caerá, pues es un jefe solo, a quien ningún ATACAR alcanza|ATAQUE cuando se le pida}',
  'diagnostic.boar.no-way':
    '{apart?{apart}: |}{far?{to} está a {far} PM y les quedan {has}, demasiado lejos para este turno; y |}ningún camino lleva ahora de {from} a {to}{hex?: {full?en {hex} ya no cabe nadie, ni de paso|{zone?{hex} está en zona de control enemiga|{near?{hex} está junto al enemigo, y cerrado a ESTRATÉGICO|{hex} está cerrado}}}|}{mp?; tienen {mp} PM|}',
  'diagnostic.boar.no-road':
    'ningún camino lleva seguido de {from} a {to}, y el movimiento estratégico no sale de los caminos; escriba la marcha sin ESTRATÉGICO',
  'diagnostic.boar.prohibited': 'no pueden entrar en {to} ({terrain})',
  'diagnostic.boar.too-dear': '{apart?{apart}: |}el primer hexágono, {to}, cuesta {costs} PM; tienen {left}',
  'diagnostic.boar.way-round':
    '{apart?{apart}: |}{far?{to} está a {far} PM y les quedan {has}, demasiado lejos para este turno; y |}el camino a {to} está cerrado{hex? en {hex}{full?, donde ya no cabe nadie, ni de paso|}{zone?, en zona de control enemiga|}|}, y el rodeo, de {costs} PM cuando les quedan {left}, no los acercaría este turno: nadie se mueve; {full?haga marchar antes, en una línea de arriba, a quienes están allí|{zone?escriba A TRAVÉS|espere}}, o indique un camino con POR',
  'diagnostic.boar.moved-short':
    '{apart?{apart}: |}{dear?el camino cuesta {costs} PM, tienen {left}; se detiene en {hex}|se detiene en {hex}, antes de {to}: {halted}}',
  'halted.zone': 'una zona de control enemiga acaba toda marcha',
  'halted.hexes': 'quien está desorganizado, o acaba de llegar, no va más lejos',
  'halted.rest': 'no pueden acabar su marcha más cerca',
  'diagnostic.boar.stack-strength':
    '{apart?{apart}: |}en {hex} habría {strength} PF{there? (ya allí: {there})|}, límite {limit}; nombre menos, o haga salir antes, en una línea más arriba, a quien lo deja',
  'diagnostic.boar.stack-artillery': 'en {hex} habría más de {limit} unidad de artillería',
  'diagnostic.boar.strategic-road':
    'el movimiento estratégico no sale de los caminos: ninguno lleva de {from} a {to}; escriba la marcha sin ESTRATÉGICO',
  'diagnostic.boar.strategic-works':
    'el movimiento estratégico no cruza obras del enemigo: no de {from} a {to}; escriba la marcha sin ESTRATÉGICO',
  'diagnostic.boar.strategic-enemy':
    '{to} está junto al enemigo: sin movimiento estratégico; escriba la marcha sin ESTRATÉGICO',
  'diagnostic.boar.strategic-order':
    '{unit} no {many?están|está} en orden de batalla: sin movimiento estratégico; escriba la marcha sin ESTRATÉGICO',
  'diagnostic.boar.strategic-weather': 'el tiempo impide el movimiento estratégico; escriba la marcha sin ESTRATÉGICO',
  'diagnostic.boar.weather': 'el tiempo impide todo movimiento: quite la línea',
  'diagnostic.boar.shattered': '{unit}, en desbandada, no puede moverse: antes debe reagruparse',
  'diagnostic.boar.disrupted': 'quien está desorganizado no va hacia el enemigo ni entra en su zona',
  'diagnostic.boar.withdrew': '{unit} se replegó antes del combate y espera su próximo reagrupamiento',
  'diagnostic.boar.pinned': 'el enemigo traba {unit:a} en {hex}: ROMPER la separa del enemigo',
  'diagnostic.boar.pin-near': 'quien rompe el contacto no puede acabar junto al enemigo: {hex} lo está',
  'diagnostic.boar.leader-alone': 'un jefe solo no se acerca al enemigo en {to}: marche con tropas',
  'terrain.city': 'ciudad',
};

export const groundWords = { en, fr, es } as const;
