/** The combat letter's own words: who stands where we may attack, who must, and what is decided for a seat that says nothing. */

const en = {
  'fights.title': 'Where you may attack',
  'fights.must': 'Must be attacked or diverted.',
  'fights.may': 'May be attacked.',
  'fights.none': 'Cannot be attacked now.',
  'fights.zone': '{units} must attack, here or elsewhere (in its zone of control).',
  'fights.pinned': '{units} must attack, here or elsewhere (pinned with it).',
  'fights.free': '{units} may{why?, and need not: {why}|}.',
  'fights.no-zone.gun': 'guns have no zone of control',
  'fights.no-zone.disorder': 'who is not in Parade Order has no zone of control',
  'fights.no-zone.lost': 'who is lost has no zone of control',
  'fights.no-zone.ground': 'no zone of control of his reaches into this ground ({ground})',
  'fights.no-zone.river': 'his zone of control does not reach across the river',
  'fights.no-zone.works': 'his zone of control does not reach across works',
  'fights.no-zone.excused': 'before the assault nobody must fight across the lines',
  'fights.unable': '{units} cannot.{why? {why}.|}',
  'fights.might':
    '{some?{some} {many?together|alone}|{many?All together|Alone}} {attack} : {defence}, column {column}{left?; without {left}|}. To the die: {parts?{parts}; in all {sum}|nothing}, before tactics.',
  'fights.left': '{units}: {why}',
  'fights.not-ours': 'not under our command',
  'fights.why': 'Why some must',
  'fights.rule':
    'Whoever stands in Parade Order in an enemy’s zone of control, or pinned, attacks once this phase; every enemy hex that holds him so is attacked, or diverted by an attack beside it at the price of a column (series 12.1).',
  'fights.unsaid': 'If you order no attack',
  'fights.filled':
    '{asks?A letter asks you how you meet the duty; if that stays unanswered, the|The} rules fill in what must be, at the best odds, and nothing else: {made}.',
  'fights.on-file': 'If nothing else comes',
  'fights.besides':
    'Your orders on file are carried out: {ordered}. {made?{asks?A letter asks you how you meet what duty is left; else the|The} rules add: {made}.|The rules add nothing.}',
  'fights.nothing': 'No attack is made: nothing here must be fought.',
  'fights.attack': 'attack {on} with {units}{diverted?, diverting {diverted}|}',
  'decided.title': 'Decided for you unless a line says otherwise',
  'decided.title.enemy': 'While the enemy marches and attacks',
  'decided.fire': 'Our guns',
  'decided.fire.text': 'each fires where it hurts most.',
  'decided.fire.order': 'STANDING FIRE nearest',
  'decided.defence': 'When attacked',
  'decided.defence.text':
    'the unit of best morale leads; the tactic follows the odds. A STANDING DEFEND says otherwise.',
  'decided.title.after': 'Decided for you, for want of a line',
  'decided.line': '“{line}”',
  'decided.said': 'your {list}. Where that decides nothing: {text}',
  'decided.by': 'by doctrine: {list}. A line of yours would have chosen.',
  'decided.by.attack': 'by doctrine: {list}. {led?LEAD and TACTIC|TACTIC} in an ATTACK line would have chosen.',
  'decided.by.besides': 'by doctrine: {list}. {n|Your line on it|Your # lines on it} left that open.',
  'decided.to': 'to {hex}',
  'decided.fell-back': '{unit} from {from} to {to}',
  'decided.attacks': 'Attacks',
  'decided.attacks.by':
    '{list}. Who stands in an enemy zone of control must attack; an ATTACK of yours would have said whom, and with whom.',
  'decided.attacks.despite':
    '{list}. Who stands in an enemy zone of control must attack, and your ATTACK there could not be carried out as written: “Your orders” says why.',
  'decided.bound': 'Leaders who had to fight',
  'decided.rode': '{leader} joined the attack on {hex}',
  'decided.lead': 'Lead and tactic',
  'decided.lead.text':
    'the unit of best morale leads; the tactic follows the odds. LEAD and TACTIC in an ATTACK line say otherwise, DEFEND when we are attacked.',
  'decided.lead.order': 'STANDING DEFEND {hex} LEAD {unit} TACTIC stand fast',
  'decided.losses': 'Losses',
  'decided.losses.text': 'the unit least missed pays.',
  'decided.losses.order': 'LOSSES militia FIRST',
  'decided.retreat': 'Retreats',
  'decided.retreat.text': 'the way that ends nearest to headquarters.',
  'decided.retreat.order': 'RETREAT away',
  'decided.advance': 'Advance after combat',
  'decided.advance.text':
    'the lead goes forward into ground that counts and never out of its own works; others follow there as room allows.',
  'decided.advance.order': 'ADVANCE none',
  'decided.reroll': 'Second throw',
  'decided.reroll.text': 'a chit is spent where the result costs us dearly ({held|one chit|# chits} held).',
  'decided.reroll.said': 'your {list}. Otherwise nothing is spent ({held|one chit|# chits} held).',
  'decided.reroll.order': 'MOMENTUM KEEP',
};

const fr: Record<keyof typeof en, string> = {
  'fights.title': 'Où vous pouvez attaquer',
  'fights.must': 'À attaquer ou à fixer, obligatoirement.',
  'fights.may': 'Attaque permise.',
  'fights.none': 'Inattaquable pour l’instant.',
  'fights.zone': '{units} : attaque obligatoire, ici ou ailleurs (dans sa zone de contrôle).',
  'fights.pinned': '{units} : attaque obligatoire, ici ou ailleurs ({many?accrochés|accroché} avec lui).',
  'fights.free': '{units} : attaque libre{why? ({why})|}.',
  'fights.no-zone.gun': 'des canons n’ont pas de zone de contrôle',
  'fights.no-zone.disorder': 'qui n’est pas en ordre de bataille n’a pas de zone de contrôle',
  'fights.no-zone.lost': 'qui s’est égaré n’a pas de zone de contrôle',
  'fights.no-zone.ground': 'sa zone de contrôle n’entre pas dans ce terrain : {ground}',
  'fights.no-zone.river': 'sa zone de contrôle ne passe pas la rivière',
  'fights.no-zone.works': 'sa zone de contrôle ne passe pas les ouvrages',
  'fights.no-zone.excused': 'avant l’assaut, nul n’est tenu de se battre à travers les lignes',
  'fights.unable': '{units} : attaque impossible.{why? {why}.|}',
  'fights.might':
    '{some?{some}, {many?ensemble|seule}|{many?Toutes ensemble|Seule}} : {attack} contre {defence}, colonne {column}{left? ; sans {left}|}. Au dé : {parts?{parts} ; en tout {sum}|rien}, hors tactique.',
  'fights.left': '{units} : {why}',
  'fights.not-ours': 'pas sous nos ordres',
  'fights.why': 'Pourquoi l’obligation',
  'fights.rule':
    'Qui est en ordre de bataille dans une zone de contrôle ennemie, ou accroché, attaque une fois dans cette phase ; chaque hexagone ennemi qui le tient ainsi est attaqué, ou fixé par une attaque voisine au prix d’une colonne (série 12.1).',
  'fights.unsaid': 'Si vous n’ordonnez aucune attaque',
  'fights.filled':
    '{asks?Une lettre vous demande comment remplir l’obligation ; sans réponse, les|Les} règles ajoutent ce qui est obligatoire, au meilleur rapport de forces, et rien d’autre : {made}.',
  'fights.on-file': 'Si rien d’autre ne vient',
  'fights.besides':
    'Vos ordres déposés sont exécutés : {ordered}. {made?{asks?Une lettre vous demande comment remplir le devoir qui reste ; sinon les|Les} règles ajoutent : {made}.|Les règles n’ajoutent rien.}',
  'fights.nothing': 'Il n’y a pas d’attaque : rien ici n’est obligatoire.',
  'fights.attack': 'attaquer {on} avec {units}{diverted?, en fixant {diverted}|}',
  'decided.title': 'Décidé pour vous si aucune ligne ne dit autre chose',
  'decided.title.enemy': 'Pendant que l’ennemi marche et attaque',
  'decided.fire': 'Nos canons',
  'decided.fire.text': 'chacun tire là où il fait le plus de mal.',
  'decided.fire.order': 'CONSIGNE TIRER plus proche',
  'decided.defence': 'Attaqués',
  'decided.defence.text':
    'l’unité au meilleur moral mène ; la tactique suit le rapport de forces. Une CONSIGNE DÉFENDRE en décide autrement.',
  'decided.title.after': 'Décidé pour vous, faute de ligne',
  'decided.line': '« {line} »',
  'decided.said': 'votre {list}. Là où cela ne décide rien : {text}',
  'decided.by': 'par la doctrine : {list}. Une ligne de vous en aurait décidé.',
  'decided.by.attack':
    'par la doctrine : {list}. {led?TÊTE et TACTIQUE d’une ligne ATTAQUER en auraient|TACTIQUE dans une ligne ATTAQUER en aurait} décidé.',
  'decided.by.besides':
    'par la doctrine : {list}. {n|Votre ligne là-dessus|Vos # lignes là-dessus} n’en {n|disait|disaient} rien.',
  'decided.to': 'vers {hex}',
  'decided.fell-back': '{unit} de {from} vers {to}',
  'decided.attacks': 'Attaques',
  'decided.attacks.by':
    '{list}. Qui est dans une zone de contrôle ennemie doit attaquer ; un ATTAQUER de vous aurait dit qui, et avec qui.',
  'decided.attacks.despite':
    '{list}. Qui est dans une zone de contrôle ennemie doit attaquer, et votre ATTAQUER n’a pu y être exécuté tel quel : « Vos ordres » dit pourquoi.',
  'decided.bound': 'Chefs tenus de combattre',
  'decided.rode': "{leader} s'est joint à l'attaque sur {hex}",
  'decided.lead': 'Tête et tactique',
  'decided.lead.text':
    'l’unité au meilleur moral mène ; la tactique suit le rapport de forces. TÊTE et TACTIQUE d’une ligne ATTAQUER en décident autrement, DÉFENDRE si l’on nous attaque.',
  'decided.lead.order': 'CONSIGNE DÉFENDRE {hex} TÊTE {unit} TACTIQUE tenir ferme',
  'decided.losses': 'Pertes',
  'decided.losses.text': 'l’unité qui manquera le moins les subit.',
  'decided.losses.order': "PERTES milice D'ABORD",
  'decided.retreat': 'Retraites',
  'decided.retreat.text': 'le chemin qui finit au plus près du quartier général.',
  'decided.retreat.order': "RETRAITER loin de l'ennemi",
  'decided.advance': 'Avance après combat',
  'decided.advance.text':
    'l’unité de tête avance sur un terrain qui compte et ne quitte jamais ses propres ouvrages ; les autres suivent s’il y a place.',
  'decided.advance.order': 'AVANCER personne',
  'decided.reroll': 'Second jet',
  'decided.reroll.text':
    'un marqueur est dépensé si le résultat nous coûte cher ({held|un marqueur|# marqueurs} en main).',
  'decided.reroll.said': 'votre {list}. Sinon, rien n’est dépensé ({held|un marqueur|# marqueurs} en main).',
  'decided.reroll.order': 'ÉLAN GARDER',
};

export const fightWords = { en, fr };
