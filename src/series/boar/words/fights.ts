/** The combat letter's own words: who stands where we may attack, who must, and what is decided for a seat that says nothing. */

const en = {
  'fights.title': 'What each attack promises',
  'fights.key':
    'Lose: men or order; back: we fall back; even: neither or both; win: they give way; secret tactics: up to ±{tactics}.',
  'fights.place': '{place}{filed? (on file)|}',
  'fights.odds': '{attack} : {defence} -> {column}{diverted?, {diverted} diverted|}',
  'fights.if-diverted': '{column} if {hexes} {n|is|are} diverted',
  'fights.left': 'without {units}: {why}',
  'fights.not-ours': 'not under our command',
  'fights.duty': 'Must be attacked, or diverted at a column each: {hexes}; {units} must attack.',
  'fights.unable': '{units} cannot attack {hex}{why?: {why}|}.',
  'fights.filled':
    '{asks?a letter asks how you meet the duty; else the|the} rules order at the best odds: {made}.{breaks? Whoever is pinned may break off before.|}',
  'fights.besides':
    'on file: {ordered}. {made?{asks?A letter asks how you meet what duty is left; else the|The} rules add: {made}.|The rules add nothing.}',
  'fights.nothing': 'nobody attacks: nothing must be fought.',
  'fights.diverts': 'the attack on {on} diverts {diverted} too, a column each',
  'fights.attack': 'attack {on} with {units}{diverted?, diverting {diverted}|}',
  'decided.title': 'Decided for you unless a line says otherwise',
  'decided.title.enemy': 'While the enemy marches and attacks',
  'decided.fire': 'Our guns',
  'decided.fire.text': 'each fires where it hurts most.',
  'decided.fire.order': 'STANDING FIRE nearest',
  'decided.defence': 'When attacked',
  'decided.defence.text':
    'the unit of best morale leads; the tactic follows the odds. A STANDING DEFEND says otherwise.',
  'decided.title.after': 'Decided for you',
  'decided.line': '“{line}”',
  'decided.said': 'your {list}. Where that decides nothing: {text}',
  'decided.by': 'by doctrine: {list}. A line of yours in force decides it instead.',
  'decided.by.attack': 'by doctrine: {list}. {led?LEAD and TACTIC|TACTIC} in an ATTACK line would have chosen.',
  'decided.by.besides': 'by doctrine: {list}. None of your lines then in force could decide it.',
  'decided.to': 'to {hex}',
  'decided.struck': 'the bomb struck {unit}',
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
  'decided.losses.text': 'the lead bears the first step; of all else the unit least missed pays.',
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
  'fights.title': 'Ce que promet chaque attaque',
  'fights.key':
    'Perte : hommes ou ordre ; recul : nous reculons ; nul : personne ou tous ; gain : l’ennemi cède ; tactiques secrètes : jusqu’à ±{tactics}.',
  'fights.place': '{place}{filed? (déjà ordonnée)|}',
  'fights.odds': '{attack} : {defence} -> {column}{diverted?, {diverted} en fixation|}',
  'fights.if-diverted': '{column} si {hexes} {n|est fixé|sont fixés}',
  'fights.left': 'sans {units} : {why}',
  'fights.not-ours': 'pas sous nos ordres',
  'fights.duty': 'À attaquer, ou à fixer au prix d’une colonne : {hexes} ; attaque obligatoire : {units}.',
  'fights.unable': '{units} : attaque impossible sur {hex}{why? : {why}|}.',
  'fights.filled':
    '{asks?une lettre demande comment remplir l’obligation ; sinon les|les} règles ordonnent au meilleur rapport : {made}.{breaks? Qui est accroché peut rompre avant.|}',
  'fights.besides':
    'ordres déposés : {ordered}. {made?{asks?Une lettre demande comment remplir le reste ; sinon les|Les} règles ajoutent : {made}.|Les règles n’ajoutent rien.}',
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
  'decided.by': 'par la doctrine : {list}. Une ligne de vous en vigueur en décide à sa place.',
  'decided.by.attack':
    'par la doctrine : {list}. {led?TÊTE et TACTIQUE d’une ligne ATTAQUER en auraient|TACTIQUE dans une ligne ATTAQUER en aurait} décidé.',
  'decided.by.besides': 'par la doctrine : {list}. Aucune de vos lignes alors en vigueur ne pouvait en décider.',
  'decided.to': 'vers {hex}',
  'decided.struck': 'la bombe a frappé : {unit}',
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
  'decided.losses.text': 'l’unité de tête subit le premier pas ; pour le reste, celle qui manquera le moins.',
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
