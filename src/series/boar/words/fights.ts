/** The combat letter's own words: who stands where we may attack, who must, and what is decided for a seat that says nothing. */

const en = {
  'fights.title': 'What each attack promises',
  'fights.key':
    'Lose: men or order; back: we fall back; even: neither or both; win: they give way; tactics uncounted: up to ±{tactics}; dice run 0–9.',
  'fights.place': '{place}{filed? (on file)|}',
  'fights.odds':
    '{attack} : {defence}{capped? (capped at {capped})|} -> {column}{worst?, the worst column|}{diverted?, {diverted} diverted|}{goes?, if they do not withdraw|}',
  'fights.if-diverted': '{column} if {hexes} {n|is|are} diverted',
  'fights.left': 'without {units}: {why}',
  'fights.not-ours': 'not under our command',
  'fights.duty': 'Must be attacked, or diverted at a column each: {hexes}; {units} must attack.',
  'fights.colon': ': ',
  'fights.short': '{title}: {named?|{units}: }{odds}: lose {lose}%, win {win}%',
  'fights.more': '{n|One more attack is|# more attacks are} possible: CHECK with an ATTACK line tells its odds.',
  'fights.unable': '{units} cannot attack {hex}{why?: {why}|}.',
  'fights.filled': '{asks?a letter asks how you meet the duty; else the|the} rules order at the best odds: {made}.',
  'fights.besides':
    'on file: {ordered}. {made?{asks?A letter asks how you meet what duty is left; else the|The} rules add: {made}.|The rules add nothing.}',
  'fights.riding':
    '{leader} ({hex}, {value}) must ride to one of them: to the attack whose WITH names him, else to the likeliest. No card counts him yet.',
  'fights.nothing': 'nobody attacks: nothing must be fought.',
  'fights.diverts': 'the attack on {on} diverts {diverted} too, a column each',
  'fights.attack': 'attack {on} with {units}{diverted?, diverting {diverted}|}',
  'decided.title': 'Decided for you unless a line says otherwise',
  'decided.title.enemy': 'While the enemy marches and attacks',
  'decided.fire': 'Our guns',
  'decided.fire.text': 'each fires where it hurts most.',
  'decided.fire.order': 'STANDING FIRE nearest',
  'decided.defence': 'When attacked',
  'decided.defence.text': 'the unit of best morale leads; the tactic follows the odds. STANDING DEFEND says otherwise.',
  'decided.title.after': 'Decided for you',
  'decided.line': '“{line}”',
  'decided.said': 'your {list}. Where that decides nothing: {text}',
  'decided.by': 'by doctrine: {list}. A line of yours in force would decide it.',
  'decided.by.attack': 'by doctrine: {list}. {led?LEAD{open? and TACTIC|}|TACTIC} in an ATTACK line would have chosen.',
  'decided.by.besides': 'by doctrine: {list}. None of your lines then in force could decide it.',
  'decided.to': 'to {hex}',
  'decided.struck': 'the bomb struck {unit}',
  'decided.fell-back': '{unit} from {from} to {to}',
  'decided.attacks': 'Attacks',
  'decided.attacks.by':
    '{list}. Who stands in an enemy zone of control must attack; an ATTACK of yours would have said whom, and with whom.',
  'decided.attacks.despite':
    '{list}. Who stands in an enemy zone of control must attack, and your ATTACK there could not be carried out as written: “Your orders” says why.',
  'decided.pins': 'Who was pinned',
  'decided.pinned':
    '{breaks?ours at {hex}, the weaker, broke off at the price of army morale|ours at {hex} stayed to fight}',
  'decided.bound': 'Leaders who had to fight',
  'decided.rode': '{leader} joined the attack on {hex}',
  'decided.lead': 'Lead and tactic',
  'decided.lead.text':
    'the unit of best morale leads; the tactic follows the odds. LEAD and TACTIC in an ATTACK line say otherwise, DEFEND when we are attacked.',
  'decided.lead.order': 'STANDING DEFEND {hex} LEAD {unit} TACTIC stand fast',
  'decided.losses': 'Losses',
  'decided.losses.text': 'the lead bears the first step; of all else the unit least missed pays.',
  'decided.losses.order': 'LOSSES militia FIRST',
  'decided.capture': 'Prisoners',
  'decided.capture.order': 'CAPTURE strongest',
  'decided.retreat': 'Retreats',
  'decided.retreat.text': 'the way that ends nearest to headquarters ({hq}).',
  'decided.retreat.order': 'RETREAT away',
  'decided.advance': 'Advance after combat',
  'decided.advanced': '{went?{went} went to {to}{bound? (the lead had to)|}|}{stayed?{went?, |}{stayed} stayed|}',
  'decided.advance.text':
    'the lead goes where it must or where ground counts, leaders with it; others only where ground counts and has room.',
  'decided.advance.order': 'ADVANCE none',
  'decided.reroll': 'Second throw',
  'decided.reroll.text': 'a chit is spent where the result costs us dearly ({held|one chit|# chits} held).',
  'decided.reroll.said': 'your {list}. Otherwise nothing is spent ({held|one chit|# chits} held).',
  'decided.reroll.order': 'MOMENTUM KEEP',
};

const fr: Record<keyof typeof en, string> = {
  'fights.title': 'Ce que promet chaque attaque',
  'fights.key':
    'Perte : hommes ou ordre ; recul : nous reculons ; nul : personne ou tous ; gain : l’ennemi cède ; tactiques exclues : jusqu’à ±{tactics} ; dés de 0 à 9.',
  'fights.place': '{place}{filed? (déjà ordonnée)|}',
  'fights.odds':
    '{attack} : {defence}{capped? (plafond {capped})|} -> {column}{worst?, la pire colonne|}{diverted?, {diverted} en fixation|}{goes?, s’ils ne se dérobent pas|}',
  'fights.if-diverted': '{column} si {hexes} {n|est fixé|sont fixés}',
  'fights.left': 'sans {units} : {why}',
  'fights.not-ours': 'pas sous nos ordres',
  'fights.duty': 'À attaquer, ou à fixer au prix d’une colonne : {hexes} ; attaque obligatoire : {units}.',
  'fights.colon': ' : ',
  'fights.short': '{title} : {named?|{units} : }{odds} : perte {lose}%, gain {win}%',
  'fights.more':
    '{n|Une autre attaque est possible|# autres attaques sont possibles} : VÉRIFIER avec une ligne ATTAQUER en dit les chances.',
  'fights.unable': '{units} : attaque impossible sur {hex}{why? : {why}|}.',
  'fights.filled':
    '{asks?une lettre demande comment remplir l’obligation ; sinon les|les} règles ordonnent au meilleur rapport : {made}.',
  'fights.besides':
    'ordres déposés : {ordered}. {made?{asks?Une lettre demande comment remplir le reste ; sinon les|Les} règles ajoutent : {made}.|Les règles n’ajoutent rien.}',
  'fights.riding':
    '{leader} ({hex}, {value}) doit rejoindre l’une d’elles : celle dont AVEC le nomme, sinon la plus prometteuse. Aucune ligne ci-dessus ne le compte.',
  'fights.nothing': 'pas d’attaque : rien n’est obligatoire.',
  'fights.diverts': "l'attaque sur {on} fixe aussi {diverted}, une colonne chacun",
  'fights.attack': 'attaquer {on} avec {units}{diverted?, en fixant {diverted}|}',
  'decided.title': 'Décidé pour vous si aucune ligne ne dit autre chose',
  'decided.title.enemy': 'Pendant que l’ennemi marche et attaque',
  'decided.fire': 'Nos canons',
  'decided.fire.text': 'chacun tire là où il fait le plus de mal.',
  'decided.fire.order': 'CONSIGNE TIRER plus proche',
  'decided.defence': 'Attaqués',
  'decided.defence.text':
    'l’unité au meilleur moral mène ; la tactique suit le rapport de forces. Une CONSIGNE DÉFENDRE en décide autrement.',
  'decided.title.after': 'Décidé pour vous',
  'decided.line': '« {line} »',
  'decided.said': 'votre {list}. Là où cela ne décide rien : {text}',
  'decided.by': 'par la doctrine : {list}. Une ligne de vous en vigueur en déciderait.',
  'decided.by.attack':
    'par la doctrine : {list}. {led?{open?TÊTE et TACTIQUE d’une ligne ATTAQUER en auraient|TÊTE dans une ligne ATTAQUER en aurait}|TACTIQUE dans une ligne ATTAQUER en aurait} décidé.',
  'decided.by.besides': 'par la doctrine : {list}. Aucune de vos lignes alors en vigueur ne pouvait en décider.',
  'decided.to': 'vers {hex}',
  'decided.struck': 'la bombe a frappé : {unit}',
  'decided.fell-back': '{unit} de {from} vers {to}',
  'decided.attacks': 'Attaques',
  'decided.attacks.by':
    '{list}. Qui est dans une zone de contrôle ennemie doit attaquer ; un ATTAQUER de vous aurait dit qui, et avec qui.',
  'decided.attacks.despite':
    '{list}. Qui est dans une zone de contrôle ennemie doit attaquer, et votre ATTAQUER n’a pu y être exécuté tel quel : « Vos ordres » dit pourquoi.',
  'decided.pins': 'Qui était accroché',
  'decided.pinned':
    "{breaks?les nôtres en {hex}, plus faibles, ont rompu le contact au prix du moral d'armée|les nôtres en {hex} sont restés se battre}",
  'decided.bound': 'Chefs tenus de combattre',
  'decided.rode': "{leader} s'est joint à l'attaque sur {hex}",
  'decided.lead': 'Tête et tactique',
  'decided.lead.text':
    'l’unité au meilleur moral mène ; la tactique suit le rapport de forces. TÊTE et TACTIQUE d’une ligne ATTAQUER en décident autrement, DÉFENDRE si l’on nous attaque.',
  'decided.lead.order': 'CONSIGNE DÉFENDRE {hex} TÊTE {unit} TACTIQUE tenir ferme',
  'decided.losses': 'Pertes',
  'decided.losses.text': 'l’unité de tête subit le premier pas ; pour le reste, celle qui manquera le moins.',
  'decided.losses.order': "PERTES milice D'ABORD",
  'decided.capture': 'Prisonniers',
  'decided.capture.order': 'CAPTURER plus fort',
  'decided.retreat': 'Retraites',
  'decided.retreat.text': 'le chemin qui finit au plus près du quartier général ({hq}).',
  'decided.retreat.order': "RETRAITER loin de l'ennemi",
  'decided.advance': 'Avance après combat',
  'decided.advanced': '{went?{went} en {to}{bound? (la tête y est tenue)|}|}{stayed?{went? ; |}restés : {stayed}|}',
  'decided.advance.text':
    'l’unité de tête avance où elle le doit ou si le terrain compte, les chefs avec elle ; les autres si le terrain compte et s’il y a place.',
  'decided.advance.order': 'AVANCER personne',
  'decided.reroll': 'Second jet',
  'decided.reroll.text': 'un marqueur part si le résultat nous coûte cher ({held|un marqueur|# marqueurs} en main).',
  'decided.reroll.said': 'votre {list}. Sinon, rien n’est dépensé ({held|un marqueur|# marqueurs} en main).',
  'decided.reroll.order': 'ÉLAN GARDER',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'fights.title': 'Qué promete cada ataque',
  'fights.key':
    'Pérdida: hombres u orden; atrás: retrocedemos; nulo: nadie o ambos; éxito: ceden ellos; tácticas excluidas: hasta ±{tactics}; dados de 0 a 9.',
  'fights.place': '{place}{filed? (ya ordenado)|}',
  'fights.odds':
    '{attack} : {defence}{capped? (tope {capped})|} -> {column}{worst?, la peor columna|}{diverted?, entretiene {diverted}|}{goes?, si no se repliegan|}',
  'fights.if-diverted': '{column} si se {n|entretiene|entretienen} {hexes}',
  'fights.left': 'sin {units}: {why}',
  'fights.not-ours': 'no está a nuestras órdenes',
  'fights.duty': 'Hay que atacar, o entretener a una columna cada uno: {hexes}; ataque obligado: {units}.',
  'fights.colon': ': ',
  'fights.short': '{title}: {named?|{units}: }{odds}: pérdida {lose}%, éxito {win}%',
  'fights.more':
    '{n|Otro ataque es posible|# ataques más son posibles}: COMPROBAR con una línea ATACAR dice sus probabilidades.',
  'fights.unable': '{units}: ataque imposible contra {hex}{why?: {why}|}.',
  'fights.filled':
    '{asks?una carta le pregunta cómo cumplir la obligación; si no, las|las} reglas ordenan con la mejor proporción: {made}.',
  'fights.besides':
    'ya ordenado: {ordered}. {made?{asks?Una carta le pregunta cómo cumplir lo que falta; si no, las|Las} reglas añaden: {made}.|Las reglas no añaden nada.}',
  'fights.riding':
    '{leader} ({hex}, {value}) debe acudir a uno de ellos: al que lo nombre con CON, si no al más prometedor. Ninguna línea de arriba lo cuenta.',
  'fights.nothing': 'nadie ataca: nada obliga a ello.',
  'fights.diverts': 'el ataque contra {on} entretiene además {diverted}, a una columna cada uno',
  'fights.attack': 'atacar {on} con {units}{diverted?, entreteniendo {diverted}|}',
  'decided.title': 'Lo que se decide por usted si ninguna línea dice otra cosa',
  'decided.title.enemy': 'Mientras el enemigo marcha y ataca',
  'decided.fire': 'Nuestros cañones',
  'decided.fire.text': 'cada uno dispara donde más daño hace.',
  'decided.fire.order': 'PERMANENTE DISPARAR más cercano',
  'decided.defence': 'Si nos atacan',
  'decided.defence.text':
    'va en cabeza la unidad de mejor moral; la táctica sigue la proporción de fuerzas. Un PERMANENTE DEFENDER dispone otra cosa.',
  'decided.title.after': 'Lo que se decidió por usted',
  'decided.line': '«{line}»',
  'decided.said': 'su {list}. Donde eso no decide nada: {text}',
  'decided.by': 'por doctrina: {list}. Una línea suya en vigor lo decidiría.',
  'decided.by.attack':
    'por doctrina: {list}. {led?{open?CABEZA y TÁCTICA en una línea ATACAR lo habrían|CABEZA en una línea ATACAR lo habría}|TÁCTICA en una línea ATACAR lo habría} decidido.',
  'decided.by.besides': 'por doctrina: {list}. Ninguna línea suya entonces en vigor podía decidirlo.',
  'decided.to': 'hacia {hex}',
  'decided.struck': 'la bomba alcanzó: {unit}',
  'decided.fell-back': '{unit} de {from} hacia {to}',
  'decided.attacks': 'Ataques',
  'decided.attacks.by':
    '{list}. Quien está en una zona de control enemiga debe atacar; un ATACAR suyo habría dicho a quién y con quién.',
  'decided.attacks.despite':
    '{list}. Quien está en una zona de control enemiga debe atacar, y su ATACAR no pudo cumplirse allí tal como estaba escrito: «Sus órdenes» dice por qué.',
  'decided.pins': 'Quien estaba trabado',
  'decided.pinned':
    '{breaks?los nuestros en {hex}, más débiles, rompieron el contacto a costa de moral del ejército|los nuestros en {hex} se quedaron a combatir}',
  'decided.bound': 'Jefes obligados a combatir',
  'decided.rode': '{leader} se unió al ataque contra {hex}',
  'decided.lead': 'Cabeza y táctica',
  'decided.lead.text':
    'va en cabeza la unidad de mejor moral; la táctica sigue la proporción de fuerzas. CABEZA y TÁCTICA en una línea ATACAR disponen otra cosa, DEFENDER si nos atacan.',
  'decided.lead.order': 'PERMANENTE DEFENDER {hex} CABEZA {unit} TÁCTICA mantenerse firme',
  'decided.losses': 'Pérdidas',
  'decided.losses.text': 'la unidad de cabeza sufre el primer paso; lo demás, la que menos falta haga.',
  'decided.losses.order': 'PÉRDIDAS milicia PRIMERO',
  'decided.capture': 'Prisioneros',
  'decided.capture.order': 'CAPTURAR más fuerte',
  'decided.retreat': 'Retiradas',
  'decided.retreat.text': 'el camino que acaba más cerca del cuartel general ({hq}).',
  'decided.retreat.order': 'RETIRAR lejos',
  'decided.advance': 'Avance tras el combate',
  'decided.advanced': '{went?{went} a {to}{bound? (la cabeza debía)|}|}{stayed?{went?; |}sin avanzar {stayed}|}',
  'decided.advance.text':
    'la unidad de cabeza avanza donde debe o si el terreno cuenta, los jefes con ella; otras solo si el terreno cuenta y hay sitio.',
  'decided.advance.order': 'AVANZAR nadie',
  'decided.reroll': 'Segunda tirada',
  'decided.reroll.text': 'se gasta un marcador si el resultado cuesta caro ({held|un marcador|# marcadores} en mano).',
  'decided.reroll.said': 'su {list}. Por lo demás no se gasta nada ({held|un marcador|# marcadores} en mano).',
  'decided.reroll.order': 'IMPULSO GUARDAR',
};

export const fightWords = { en, fr, es };
