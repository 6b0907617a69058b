/** Where a reader stands when orders are asked of him, his troops and the enemy's, and what silence gets. */

const en = {
  'chapter.troops': 'Your troops',
  'chapter.allies': 'Beside you',
  'chapter.enemies': 'Enemies you see',
  'chapter.standoff': 'Who stands where you may attack',
  'chapter.opens': 'How the turn opens',
  'shots.title': 'What each shot promises',
  'shots.key': 'at whom, each unit once; die that hits, chance; a hit: {results}',
  'shots.gun': '{gun} ({hex}): {shots}.',
  'standoff.key': 'code, SP: strength (morale), * leader',
  'standoff.attacks': '{must?must attack {must}|}{may?{must?; |}may attack {may}|}',
  'roster.code': 'code',
  'roster.name': 'name',
  'roster.sp': 'SP',
  'roster.mp': 'MP',
  'roster.morale': 'morale',
  'roster.key':
    '{opens?SP, MP, VP: points of strength, movement, victory; |}{guns?3+2: troops + guns; |}{reaches?reach: hexes beside the enemy/MP left; |}{fires?8+: die to hit; |}MP 0: fixed, but can fall back{tagged?; D Disrupted, S Shattered, P pinned, L Lost|}',
  'roster.rest': 'In brief (hex:SP code:SP-MP)',
  'roster.strength': '{n} SP{full? (full)|}',
  'roster.reach': '{ours?reach|->} {hexes?{hexes}|{n} hexes} beside {beside}',
  'roster.leads': '* leads {value}',
  'enemies.key': 'code, SP',
  'enemies.key.reaches': '-> may come beside us',
  'enemies.key.hits': '7+: die of 0-9 to hit',
  'enemies.beside': 'Also beside us (hex:SP*leader): {hexes}.',
  'enemies.coming': 'These too -> (hex:SP*leader): {hexes}.',
  'enemies.further': 'Further off (hex:SP): {hexes}.',
  'plan.turn':
    'Turn {turn}{final?, the last,|{days?, a turn of days,| of {last},}}{weather? {weather}| weather by the die}{begins?: the turns of hours begin|}.',
  'plan.rest': '{card?By a card|In this weather} nobody {fire?{combat?fires or fights|fires}|fights}.',
  'plan.barred': '{army} may not attack this turn.',
  'plan.fired':
    'Marches are done; {shots?{shots|one shot|# shots}, {hits?{hits|one hit|# hits}|no hit}|{heard?{heard}|no gun fired}}.',
  'plan.works':
    '{hexes?{ours?Lost|Taken}: {many?{n} hexes of the works|{hexes}}|{empty?No works are {ours?lost|taken}; empty: {empty}|All works are {ours?ours|theirs}}}.',
  'plan.nobody': 'No enemy troops are in sight.',
  'plan.stack': '{hex} ({n} SP)',
  'plan.nearest': 'Nearest {many?enemies|enemy} {stack}, {away} hexes off.',
  'plan.none-of-ours': 'None of our troops are on the map.',
  'plan.beside': 'Beside us: {stacks}.',
  'plan.beside.many': 'Beside us: {n} SP in {hexes} hexes.',
  'plan.ours': 'ours',
  'plan.morale': 'Army morale',
  'plan.morale.level': '{level}{by?: {by}|}{lost?, lost at {lost}|}',
  'plan.morale.values': '{values}{level?: all{level}|}.',
  'plan.points': 'VP {values}.',
  'plan.points.of': '{army} {n}{end? (+{end} at the end)|}',
  'plan.duty':
    '{pinned?To attack: {pinned}.{hexes? |}|}{hexes?To attack or divert: {hexes}.|{pinned?|Nothing must be attacked.}}',
  'plan.chits': 'Momentum chits: {n}.',
  'plan.threat': 'Threat:',
  'plan.threat.none': '{over?the enemy marches no more|no enemy troops can come beside us}.',
  'plan.threat.at':
    '{all?{all}|{n}} SP from {many?{many} hexes|{from}} can come{all?, {n} at once,|} beside {place}, where {one?one SP stands|{have} SP stand}.',
  'plan.silence': 'Silence: {standing?{standing} run{n|s|}, |}{does}',
  'plan.silence.movement':
    '{filed?what is on file runs, else |}nobody marches{parted?, save that {parted}, pinned and weaker, {many?break|breaks} off at the price of army morale: ATTACK {on} has {many?them|it} fight, BREAK says where to|}{guns?, guns fire where it hurts most|}.{chits?{held? Chits| Chits won} may be spent.|}',
  'plan.silence.fire':
    '{filed?what is on file runs, else |}{guns?guns fire where it hurts most|guns fire as that says}.{chits?{held? Chits| Chits won} may be spent.|}',
  'plan.silence.orders':
    '{filed?what is on file runs, else |}nobody marches{parted?, save that {parted}, pinned and weaker, {many?break|breaks} off at the price of army morale: ATTACK {on} has {many?them|it} fight, BREAK says where to|}{rests?|, only attacks that the rules compel}{guns?, guns fire where it hurts most|}.{chits?{held? Chits| Chits won} may be spent.|}',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'chapter.troops': 'Vos troupes',
  'chapter.allies': 'À vos côtés',
  'chapter.enemies': 'Ennemis en vue',
  'chapter.standoff': 'Qui est où vous pouvez attaquer',
  'chapter.opens': 'Comment le tour s’ouvre',
  'shots.title': 'Ce que promet chaque tir',
  'shots.key': 'sur qui, chacun une fois ; dé qui touche, chances ; au but : {results}',
  'shots.gun': '{gun} ({hex}) : {shots}.',
  'standoff.key': 'code, PF : force (moral), * chef',
  'standoff.attacks': '{must?doit attaquer {must}|}{may?{must? ; |}peut attaquer {may}|}',
  'roster.code': 'code',
  'roster.name': 'nom',
  'roster.sp': 'PF',
  'roster.mp': 'PM',
  'roster.morale': 'moral',
  'roster.key':
    '{opens?PF, PM, PV : points de force, mouvement, victoire ; |}{guns?3+2 : troupes + canons ; |}{reaches?va : hex près de l’ennemi/PM restants ; |}{fires?8+ : dé qui touche ; |}PM 0 : immobile, mais peut reculer{tagged? ; D désorganisé, S en déroute, P accroché, L égaré|}',
  'roster.rest': 'En bref (hex:PF code:PF-PM)',
  'roster.strength': '{n} PF{full? (complet)|}',
  'roster.reach': '{ours?va|->} {hexes?{hexes}|{n} hex} près de {beside}',
  'roster.leads': '* mène {value}',
  'enemies.key': 'code, PF',
  'enemies.key.reaches': '-> peut nous joindre',
  'enemies.key.hits': 'dé 0-9 : 7+ touche',
  'enemies.beside': 'Au contact aussi (hex:PF*chef) : {hexes}.',
  'enemies.coming': 'Ceux-ci aussi -> (hex:PF*chef) : {hexes}.',
  'enemies.further': 'Plus loin (hex:PF) : {hexes}.',
  'plan.turn':
    'Tour {turn}{final?, le dernier,|{days?, d’une journée,| sur {last},}}{weather? {weather}| temps selon le dé}{begins? : les tours d’une heure commencent|}.',
  'plan.rest': '{card?Une carte|Le temps} arrête {fire?{combat?tirs et combats|les tirs}|les combats}.',
  'plan.barred': '{army} ne peuvent attaquer ce tour-ci.',
  'plan.fired':
    'Les marches sont faites ; {shots?{shots|un tir|# tirs}, {hits?{hits|un au but|# au but}|aucun au but}|{heard?{heard}|aucun tir}}.',
  'plan.works':
    '{hexes?{ours?Perdu|Pris} : {many?{n} hexagones d’ouvrages|{hexes}}|{empty?Aucun ouvrage {ours?perdu|pris} ; vides : {empty}|Tous les ouvrages sont à {ours?nous|eux}}}.',
  'plan.nobody': 'Aucune troupe ennemie en vue.',
  'plan.stack': '{hex} ({n} PF)',
  'plan.nearest': '{many?Ennemis les plus proches|Ennemi le plus proche} {stack}, à {away} hex.',
  'plan.none-of-ours': 'Aucune de nos troupes n’est sur la carte.',
  'plan.beside': 'Près de nous : {stacks}.',
  'plan.beside.many': 'Près de nous : {n} PF en {hexes} hex.',
  'plan.ours': 'nous',
  'plan.morale': 'Moral',
  'plan.morale.level': '{level}{by? : {by}|}{lost?, perdu à {lost}|}',
  'plan.morale.values': '{values}{level? : tous{level}|}.',
  'plan.points': 'PV {values}.',
  'plan.points.of': '{army} {n}{end? (+{end} à la fin)|}',
  'plan.duty':
    '{pinned?À attaquer : {pinned}.{hexes? |}|}{hexes?À attaquer ou fixer : {hexes}.|{pinned?|Aucune attaque due.}}',
  'plan.chits': 'Marqueurs d’élan : {n}.',
  'plan.threat': 'Menace :',
  'plan.threat.none': '{over?l’ennemi ne marche plus|aucune troupe ennemie ne peut venir près de nous}.',
  'plan.threat.at':
    '{all?{all}|{n}} PF de {many?{many} hex|{from}} {n|peut|peuvent} venir{all?, {n} à la fois,|} près de {place}, où {one?est 1 PF|sont {have} PF}.',
  'plan.silence': 'Silence : {standing?{standing} {n|vaut|valent}, |}{does}',
  'plan.silence.movement':
    '{filed?ce qui est déjà là vaut, sinon |}personne ne marche{parted?, mais {parted}, {many?accrochés et plus faibles, rompent|accroché et plus faible, rompt} le contact au prix du moral d’armée : ATTAQUER {on} {many?les|le} fait combattre, ROMPRE dit vers où|}{guns?, les canons tirent au plus utile|}.{chits? L’élan{held?| gagné} peut servir.|}',
  'plan.silence.fire':
    '{filed?ce qui est déjà là vaut, sinon |}{guns?les canons tirent au plus utile|les canons tirent en conséquence}.{chits? L’élan{held?| gagné} peut servir.|}',
  'plan.silence.orders':
    '{filed?ce qui est déjà là vaut, sinon |}personne ne marche{parted?, mais {parted}, {many?accrochés et plus faibles, rompent|accroché et plus faible, rompt} le contact au prix du moral d’armée : ATTAQUER {on} {many?les|le} fait combattre, ROMPRE dit vers où|}{rests?|, seules les attaques imposées}{guns?, les canons tirent au plus utile|}.{chits? L’élan{held?| gagné} peut servir.|}',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'chapter.troops': 'Sus tropas',
  'chapter.allies': 'A su lado',
  'chapter.enemies': 'Enemigos a la vista',
  'chapter.standoff': 'Quién está donde puede atacar',
  'chapter.opens': 'Cómo se abre el turno',
  'shots.title': 'Qué promete cada disparo',
  'shots.key': 'a quién, cada uno una vez; dado que acierta, probabilidad; un acierto: {results}',
  'shots.gun': '{gun} ({hex}): {shots}.',
  'standoff.key': 'código, PF: fuerza (moral), * jefe',
  'standoff.attacks': '{must?debe atacar {must}|}{may?{must?; |}puede atacar {may}|}',
  'roster.code': 'código',
  'roster.name': 'nombre',
  'roster.sp': 'PF',
  'roster.mp': 'PM',
  'roster.morale': 'moral',
  'roster.key':
    '{opens?PF, PM, PV: puntos de fuerza, movimiento, victoria; |}{guns?3+2: tropas + cañones; |}{reaches?va: hex junto al enemigo/PM que quedan; |}{fires?8+: dado que acierta; |}PM 0: fija, pero puede retroceder{tagged?; D desorganizada, X desbandada, T trabada, L perdida|}',
  'roster.rest': 'En breve (hex:PF código:PF-PM)',
  'roster.strength': '{n} PF{full? (lleno)|}',
  'roster.reach': '{ours?va|->} {hexes?{hexes}|{n} hex} junto a {beside}',
  'roster.leads': '* manda {value}',
  'enemies.key': 'código, PF',
  'enemies.key.reaches': '-> puede llegar junto a nosotros',
  'enemies.key.hits': 'dado 0-9: 7+ acierta',
  'enemies.beside': 'También junto a nosotros (hex:PF*jefe): {hexes}.',
  'enemies.coming': 'Estos también -> (hex:PF*jefe): {hexes}.',
  'enemies.further': 'Más lejos (hex:PF): {hexes}.',
  'plan.turn':
    'Turno {turn}{final?, el último,|{days?, de días,| de {last},}}{weather? {weather}| tiempo según el dado}{begins?: empiezan los turnos de una hora|}.',
  'plan.rest': '{card?Una carta|El tiempo} impide {fire?{combat?fuego y combate|el fuego}|el combate}.',
  'plan.barred': '{army} no pueden atacar este turno.',
  'plan.fired':
    'Las marchas están hechas; {shots?{shots|un disparo|# disparos}, {hits?{hits|un acierto|# aciertos}|ningún acierto}|{heard?{heard}|ningún disparo}}.',
  'plan.works':
    '{hexes?{ours?Perdidas|Tomadas}: {many?{n} hexágonos de obras|{hexes}}|{empty?Ninguna obra {ours?perdida|tomada}; vacías: {empty}|Todas las obras son {ours?nuestras|del enemigo}}}.',
  'plan.nobody': 'No hay tropas enemigas a la vista.',
  'plan.stack': '{hex} ({n} PF)',
  'plan.nearest': '{many?Enemigos más cercanos|Enemigo más cercano} {stack}, a {away} hex.',
  'plan.none-of-ours': 'Ninguna de nuestras tropas está en el mapa.',
  'plan.beside': 'Junto a nosotros: {stacks}.',
  'plan.beside.many': 'Junto a nosotros: {n} PF en {hexes} hex.',
  'plan.ours': 'nosotros',
  'plan.morale': 'Moral',
  'plan.morale.level': '{level}{by?: {by}|}{lost?, pierde a {lost}|}',
  'plan.morale.values': '{values}{level?: {level} en todos|}.',
  'plan.points': 'PV {values}.',
  'plan.points.of': '{army} {n}{end? (+{end} al final)|}',
  'plan.duty':
    '{pinned?Hay que atacar {pinned}.{hexes? |}|}{hexes?Hay que atacar o entretener: {hexes}.|{pinned?|Nada obliga a atacar.}}',
  'plan.chits': 'Marcadores de impulso: {n}.',
  'plan.threat': 'Amenaza:',
  'plan.threat.none': '{over?el enemigo ya no marcha|ninguna tropa enemiga puede llegar junto a nosotros}.',
  'plan.threat.at':
    '{all?{all}|{n}} PF de {many?{many} hex|{from}} {n|puede|pueden} llegar{all?, {n} a la vez,|} junto {place:a}, donde hay {one?un|{have}} PF.',
  'plan.silence': 'Silencio: {standing?{standing} {n|vale|valen}, |}{does}',
  'plan.silence.movement':
    '{filed?vale lo archivado; si no, |}nadie marcha{parted?, pero {parted}, en situación trabada y más débil, {many?rompen|rompe} el contacto a costa de moral del ejército: ATACAR {on} {many?los|lo} hace combatir, ROMPER dice adónde|}{guns?, los cañones disparan donde más daño hacen|}.{chits? Puede gastarse {held?impulso|el impulso que se gane}.|}',
  'plan.silence.fire':
    '{filed?vale lo archivado; si no, |}{guns?los cañones disparan donde más daño hacen|los cañones disparan según eso}.{chits? Puede gastarse {held?impulso|el impulso que se gane}.|}',
  'plan.silence.orders':
    '{filed?vale lo archivado; si no, |}nadie marcha{parted?, pero {parted}, en situación trabada y más débil, {many?rompen|rompe} el contacto a costa de moral del ejército: ATACAR {on} {many?los|lo} hace combatir, ROMPER dice adónde|}{rests?|, solo los ataques obligados}{guns?, los cañones disparan donde más daño hacen|}.{chits? Puede gastarse {held?impulso|el impulso que se gane}.|}',
};

export const planWords = { en, fr, es } as const;
