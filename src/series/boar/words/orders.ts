/** What is said of orders: why one cannot be, what comes of it, what speaks against it before it is played. */

const en = {
  'fate.boar.broke-off': '{units} broke off with those pinned in {many?their|its} hex',
  'fate.boar.marched-before': '{units} had marched by a line above it',
  'fate.boar.moved': '{apart?{apart}: |}came to {hex}',
  'fate.boar.moved-beside': '{apart?{apart}: |}came to {hex}, beside the enemy in {enemies}',
  'fate.boar.drawn-in': '{units}: beside the enemy, and so bound to attack {on}',
  'fate.boar.moved-short':
    '{units} came as far as {hex}, not to {to}: {dear?the way costs {costs} MP, they had {left}|{halted}}',
  'fate.boar.held': 'they did not march',
  'fate.boar.silent': 'they did not fire',
  'fate.boar.diverted': 'the enemy in {hex} was held off by the attack beside it, for a column',
  'fate.boar.stood': 'the marches were over: it could only keep them from going forward after a fight',
  'fate.boar.rally-parade': '{unit} rallied',
  'fate.boar.rally-disrupted': '{unit} tried and is Disrupted',
  'fate.boar.rally-shattered': '{unit} tried and is Shattered',
  'fate.boar.fired':
    '{batteries} fired at {target?{target} ({hex})|{hex}}: {damage?hit, {damage}|{target?missed|nobody stood there}}',
  'fate.boar.fired-instead':
    '{gone?no enemy in {hex} by then|{by?troops in {by} hide {hex} then|{far?{hex} is {far} hexes off, guns reach {range}|{hex} out of fire then}}}: shot at {hexes} by {batteries}',
  'fate.boar.fought':
    'the attack on {on} was made{units?, {units} taking part as well|}{apart?: by the tactics of both sides nobody fought|}',
  'fate.boar.needless-divert': '{hexes} need not have been diverted: nothing there had to be fought by this attack',
  'fate.boar.combat-refused': 'the attack on {on} was made, and no combat came of it: the enemy withdrew before it',
  'fate.boar.owed': '{units} had to fight {on}{too? as well| instead}: that enemy could not be left unfought',
  'fate.boar.driven-off': '{units} {many?were|was} driven off before it',
  'fate.boar.not-in-fight': '{units} took no part in the attack on {on}, after which an advance was open',
  'fate.boar.hex-held': 'after the attack the enemy still held {hexes}: no hex was open to advance into',
  'fate.boar.lead-stays': 'the lead, {lead}, did not go forward into {to}, and nobody follows without it',
  'fate.boar.lead-pays':
    'the only step lost was the lead’s by the rules: {unit}. LOSSES says who pays where they leave a choice',
  'fate.boar.no-chit': 'no momentum chit was in hand',
  'fate.boar.not-fought': 'the game was decided before this attack was fought',
  'diagnostic.boar.not-fought':
    'as the fights before it would mostly go, the game is decided before this attack; else it is fought',
  'fate.boar.attack-void': 'the attack fell away: nobody was left to make it, or to meet it',
  'chance.fire': "the enemy's fire",
  'chance.hit': '{n|an earlier shot|earlier shots}',
  'chance.movement': "the enemy's marches",
  'chance.combat': "the enemy's attacks",
  'chance.cavalry-withdraw': 'whether the enemy withdraws before it',
  'chance.tactic': 'the enemy tactic',
  'chance.close-combat': 'the dice of the fight',
  'chance.test': '{n|a morale test|# morale tests}',
  'diagnostic.boar.moved': '{apart?{apart}: |}{back?Out and back to {hex}, where HOLD would stay: |}{cost} of {mp} MP.',
  'diagnostic.boar.chases': '{leader}, alone in {from}, {to?rides off to {to}|is lost, no friends near} as we come up.',
  'diagnostic.boar.masks-guns': 'Stands before our guns, which then cannot hit: {guns}.',
  'diagnostic.boar.under-fire': 'Enemy guns bear on {hex?{hex}|that hex} (gun, from, die that hits): {guns}.',
  'diagnostic.boar.moved-beside':
    '{apart?{apart}: |}{back?Out and back to {hex}, where HOLD would stay: |}{cost} of {mp} MP. {pinned?With friends whom the enemy pins from {enemies}|In a zone of control of the enemy in {enemies}}, whom it must then attack or divert. ATTACK says with whom and how.',
  'diagnostic.boar.leader-bound':
    '{unit} must take part in an attack this turn if there is one in reach, and rides to it: WITH in an ATTACK says to which',
  'diagnostic.boar.bound':
    'with no order, {units} {many?attack|attacks} {on} all the same, {attack} SP against {defence}{worst?, the worst column of the table|}: who stands in an enemy zone of control must',
  'diagnostic.boar.bound-break':
    'with no order, {units} {many?break|breaks} off from the enemy in {on} for army morale, {attack} SP against {defence}: {many?they are|it is} pinned; ATTACK {on} has {many?them|it} fight, BREAK says where to',
  'diagnostic.boar.unaimed':
    'Without a line {units} {many?fire|fires} all the same, by standing orders, else where it hurts most; FIRE {unit} HOLD keeps it silent',
  'diagnostic.boar.off-post':
    '{units} stays in {hex}, off its post in {home}: fire hit another of its stack, not the gun, which until attacked in close combat does not march',
  'diagnostic.boar.goes-home':
    '{units} {home?goes back to its post in {hex}|{to?goes to {to}, on the way to its post in {hex},|goes back to its post in {hex}, once a way is open,}} without an order: guns driven off by fire do',
  'diagnostic.boar.no-room':
    '{units} {many?find|finds} no room in {hex} and {many?come|comes} in a turn later, unless room is made{there? among {there}|} or {many?they are|it is} sent on at once',
  'diagnostic.boar.guns-alone':
    '{units} in {hex} {many?are|is} left without troops within reach of the enemy: leave or send some there',
  'diagnostic.boar.works-left': 'the works of {hex} are left to nobody within reach of the enemy: leave a unit there',
  'diagnostic.boar.no-claim':
    'named first {unit} finds no room in {hex} all the same: who stands there, or was put off before, comes before it',
  'diagnostic.boar.held-back':
    '{units} must take part in an attack this turn, and this book brings no troops of his army up to the enemy: MOVE some beside an enemy, and him with them',
  'diagnostic.boar.bound-divert':
    'the attack on {on} diverts {hexes} too, a column each: an enemy who holds us is attacked, or diverted',
  'diagnostic.boar.must-fight':
    '{units}: beside the enemy in {enemies}, whoever holds must attack. ATTACK says with whom and how.',
  'diagnostic.boar.commander-away':
    '{unit} is {stands?in {stands}|off the map}, and whoever commands stands with the lead, {lead} in {hex}: {senior?{senior} commands|nobody commands} this attack',
  'diagnostic.boar.commander-alone':
    '{unit} commands none of those {defends?in|who attack from} {hex}: {senior?{senior} commands|nobody commands} {defends?there|this attack}',
  'diagnostic.boar.commander-outranked': '{unit} is outranked there: {senior} commands',
  'diagnostic.boar.attack-unit-away': '{unit} in {from} {many?are|is} not next to {hex}, or water lies between',
  'diagnostic.boar.stood': 'The marches are over: now HOLD only keeps them from going forward after a fight.',
  'diagnostic.boar.fought':
    '{attack} : {defence}{capped? (capped at {capped})|}{guns? ({guns} from guns)|}, column {column}{diverted? once a column is taken off for each hex diverted ({diverted})|}, as things stand.{worst? That is the worst column of the table: more troops, or another hex, would do better.|}{units? Beside the enemy too, {units} will take part as well.|}',
  'diagnostic.boar.owed': '{units} will attack {on} {too?too|instead}, {attack} : {defence} SP, as the rules demand.',
  'diagnostic.boar.needless-divert':
    '{hexes} need not be diverted: nothing there has to be fought by this attack, and each hex diverted costs a column.',
  'diagnostic.boar.tactic-unled':
    '{tactic} cannot be chosen {defends?in|against} {on}: it takes a leader with the units that {defends?defend|attack}, or next to them{leader?, and {leader} will be in {stands} by then|}{defends?|; write another}',
  'diagnostic.boar.tactic-no-flank':
    '{tactic} cannot be chosen against {on}: it takes an open flank, and no hex beside the enemy is free to go round by; write another',
  'diagnostic.boar.tactic-barred': '{tactic} is barred against {on}: from inside works to outside, or by a card',
  'diagnostic.boar.attack-no-hex': 'an attack needs a hex to attack: ATTACK <hex> WITH <units>',
  'diagnostic.boar.attack-nobody': 'no enemy stands in {hex}',
  'diagnostic.boar.attack-twice': '{hex} is attacked already by an order above: name all its units in one line',
  'diagnostic.boar.advance-no-march':
    '{to} is not an enemy’s: ADVANCE only says who follows into a hex won in a fight; to march there, MOVE {units} TO {to}',
  'diagnostic.boar.attack-no-units':
    '{far?none of your units is next to {on}: march there first, MOVE|none of your units next to {on} is free to attack}',
  'diagnostic.boar.attack-unable': '{unit} cannot attack: {why}',
  'diagnostic.boar.attack-unit-twice': 'an order above has {unit} attack already: leave it out of one of the two',
  'diagnostic.boar.attack-not-adjacent': '{from} is not next to {hex}, or water lies between',
  'diagnostic.boar.attack-horse-at-works': '{unit} is mounted and cannot attack across the works of {hex}',
  'diagnostic.boar.attack-shape':
    'one hex may attack several, or several attack one; not several from {from} against several: write an ATTACK for each hex',
  'diagnostic.boar.divert-nobody': 'no enemy stands in {hex} to be diverted: leave it out',
  'diagnostic.boar.divert-not-adjacent': 'nobody of this attack stands next to {hex}: leave it out',
  'diagnostic.boar.divert-pinned': '{unit} in {hex} is pinned with you and cannot be diverted',
  'diagnostic.boar.divert-too-many': 'each attacking hex can divert one hex, not more: leave the others out',
  'diagnostic.boar.divert-without-attack':
    'only units that attack another hex can divert {hex}: name them in an ATTACK too, as in ATTACK <hex> WITH <units> DIVERT {hex}',
  'diagnostic.boar.must-engage': 'the enemy in {hex} must be attacked or diverted: name it in one of the two',
  'diagnostic.boar.must-attack':
    '{unit} {many?stand|stands} in an enemy zone of control and must attack: name {many?them|it} in an ATTACK',
  'diagnostic.boar.may-not-advance': '{unit} may not advance there',
  'diagnostic.boar.no-fire-target': 'no battery it names sees such an enemy within range: write FIRE NEAREST',
  'diagnostic.boar.leaders-hold': 'leaders stay where men of ours hold the hex; where all go back, so do they',
  'diagnostic.boar.retreat-full':
    '{hex} is full as all stand: whoever falls back goes to the hex nearest to it that has room',
  'diagnostic.boar.fire-range':
    'guns fire 1 to {range} hexes far; {hex} is {far} from {battery}{sees?, which can fire at {sees}|}{others?; no target for {others} either|}',
  'diagnostic.boar.fire-ground':
    'the ground hides {hex} from {battery}{sees?, which can fire at {sees}|, and no enemy is in its sight}{others?; no target for {others} either|}',
  'diagnostic.boar.fire-masked':
    '{hex} is hidden from {battery} by {own?our own troops|the enemy} in {by} ({who}) when the guns fire{sees?; it can then fire at {sees}|; it sees no other enemy}{others?; no target for {others} either|}{unsure?, unless somebody moves or falls back before|}',
  'diagnostic.boar.fire-taken':
    '{target?{target}|every enemy} in {hex} has been fired at when the turn of {battery} comes; batteries that are to fire at one together stand in one FIRE line{sees?; it can still fire at {sees}|; it sees no other enemy}',
  'diagnostic.boar.fire-pinned': '{battery} is pinned, and fires only at what pins it{sees?: {sees}|}',
  'diagnostic.boar.morale-any': 'MORALE holds where any of our armies has it; they have {levels} now.',
  'diagnostic.boar.results-meant': 'These results count, the attacker’s before the stroke: {results}.',
  'diagnostic.boar.reroll-defending':
    '{always?Without a condition our best results are thrown again too: IF ATTACKING AND RESULT <= R/- would spare them.|It holds where we are attacked too, and there our best results are thrown again: {best}. IF ATTACKING AND … keeps it to our own attacks.}',
  'diagnostic.boar.reroll-attacking':
    'It holds in our own attacks too, and there our best results are thrown again: {best}. IF DEFENDING AND … keeps it to where we are attacked.',
  'diagnostic.boar.fire-if-second':
    'If the enemy moves first it fails: {hex} is still hidden from {battery} then by our own troops in {by} ({who}){sees?, and it can fire at {sees}|, and it sees no other enemy}{others?; no target for {others} either|}.',
  'diagnostic.boar.fire-nobody':
    'no enemy {unsure?will be|stands} in {hex}{unsure? when the guns fire|}{sees?; {battery} can fire at {sees}|, nor elsewhere in sight of {battery}}{others?; no target for {others} either|}',
  'diagnostic.boar.fire-weather': 'the weather forbids all fire: leave the line out',
  'diagnostic.boar.combat-weather': 'the weather forbids close combat: leave the line out',
  'diagnostic.boar.stayed': 'arms rest for this turn, by a card in force: leave the line out',
  'diagnostic.boar.no-enemy-near':
    'nobody on our side stands next to an enemy{unsure?, unless he comes or you march|: leave the line out}',
  'diagnostic.boar.mortar-no-target': 'no enemy stands where the shells of the mortars may fall: leave the line out',
  'diagnostic.boar.no-mortar': 'your side has no mortar',
  'diagnostic.boar.mortar-not-ready': 'no mortar is ready: one that moved, or is out of action, does not fire',
  'diagnostic.boar.not-reached': 'the turn came to its end before it could be carried out',
  'diagnostic.boar.battery-twice': '{battery} cannot fire twice in one shot: name it once',
  'diagnostic.boar.out-of-mortar-range': '{hex} is out of reach of {mortar}: name a nearer hex',
  'diagnostic.boar.not-an-order': 'each of {ids} must be named once',
  'diagnostic.boar.not-on-map': '{unit} {many?are|is} not on the map: name one that is in your list of troops',
  'diagnostic.boar.not-broken': '{unit} {many?are|is} in good order: there is nothing to rally; leave it out',
  'diagnostic.boar.breaks-along':
    'A stack breaks off whole: {units} {many?leave|leaves} too, and whoever has no march of his own goes to the nearest hex clear of the enemy',
  'diagnostic.boar.shut-in':
    '{units} cannot break off: no hex in reach is clear of the enemy; {many?they|it} must fight: ATTACK says how',
  'diagnostic.boar.not-pinned': '{unit} {many?are|is} not pinned: there is nothing to break off from; MOVE marches it',
  'diagnostic.boar.not-to-withdraw': 'only unpinned cavalry in good order withdraws before combat: not {unit}',
  'diagnostic.boar.leader-in-attack':
    '{unit} is a leader and attacks with the units he stands with: name those, and him after COMMANDER',
  'diagnostic.boar.leader-cannot-lead':
    '{unit} is a leader; the lead must be a combat unit of the fight, and leaders who stand with it count by themselves',
  'diagnostic.boar.lead-elsewhere': '{unit} {many?are|is} not among the units of this attack: name it after WITH too',
  'diagnostic.boar.gun-cannot-lead': '{unit} is artillery and leads only when alone: name a unit of foot or horse',
  'diagnostic.boar.not-a-leader': '{unit} is no leader: name a leader, marked * in your list of troops',
  'diagnostic.boar.lead-not-there':
    '{unit?{unit} {many?are|is} {lost?lost: CANCEL|{stands?in {stands}|off the map}, not {hex}: {many?wait|waits}}|nobody of ours will be in {hex}}',
  'diagnostic.boar.fire-at-what': 'FIRE needs a target: AT a hex or a unit, or NEAREST, STRONGEST, WEAKEST, HOLD',
  'diagnostic.boar.after-condition':
    'the line above attacks {hex} too: if its condition holds it runs and this one is overtaken, else this one runs ({order})',
  'diagnostic.boar.after-plain':
    'the line above attacks {hex} whatever happens: it runs, and this one never does ({order}); a line with a condition goes above it',
  'diagnostic.boar.guns-fired':
    'too late for this turn: the guns fire while the enemy moves; STANDING FIRE NEAREST holds for the turns to come',
  'diagnostic.boar.no-battery': '{unit} is no battery: name one with guns',
  'diagnostic.boar.scatters': 'scatter takes the bomb to a hex beside it {chance}% of the time',
  'diagnostic.boar.own-troops': 'our own stand in {hex}, {units}: the bomb would fall on them',
  'diagnostic.boar.fires-alone': '{battery} fires alone, with no other guns: give it a line of its own',
  'diagnostic.boar.mortar-not-fire': 'FIRE is not for {unit}: write MORTAR and the hex',
  'diagnostic.boar.place-not-yours': '{unit} {many?are|is} not placed by its owner, or no longer: leave the line out',
  'diagnostic.boar.place-perimeter': '{unit} may not be placed in {hex}: name another hex',
  'diagnostic.boar.momentum-none': 'no chit is held now: it counts only once we have one',
  'diagnostic.boar.momentum-short': '{chits|one momentum chit|# momentum chits} ordered, {held} held now',
  'diagnostic.boar.tactic-unfought':
    'with the tactic {tactic} there is no combat against {n} of the {of} tactics the defender has: then all who attack fall back one hex, unless he withdraws too: he goes then, and our lead goes in',
  'diagnostic.boar.lead-must':
    'the lead of a won attack must go in all the same; it stays only where the rules leave it the choice, as out of works',
  'diagnostic.boar.reroll-beside':
    'it does not replace your other MOMENTUM REROLL: the die is thrown again where the condition of either holds',
  'diagnostic.boar.strategic-arrival':
    'no strategic movement for those who have just come in at {hex}; write the march without STRATEGIC',
  'diagnostic.boar.arrival-spent': 'coming in at {hex} took all their movement: MOVE them next turn',
  'diagnostic.boar.here-already': '{unit} {many?are|is} here already, in {hex}: MOVE marches it',
  'diagnostic.boar.never-comes': '{unit} {many?do|does} not come any more, or only by an event: leave the line out',
  'diagnostic.boar.not-due': '{unit} {many?are|is} due on turn {turn}: write this then',
  'diagnostic.boar.not-its-entry': '{unit} {many?do|does} not come in at {hex} as things stand',
  'diagnostic.boar.assault-not-yours': 'only the Allies announce the assault: leave the line out',
  'diagnostic.boar.assault-on': 'the assault is on: leave the line out',
  'diagnostic.boar.assault-late': 'after turn {last} the assault comes of itself on turn 16',
  'diagnostic.boar.assault-early': 'the Allies first move on turn {first}',
  'moment.fire': 'the guns fire while the enemy moves',
  'why.gone': 'no longer on the map',
  'why.artillery': 'guns fire, they do not storm',
  'why.alone': 'alone they only defend',
  'why.withdrew': 'just withdrawn, and not rallied yet',
  'why.disrupted': 'disrupted',
  'why.shattered': 'shattered',
};

const fr: Record<keyof typeof en, string> = {
  'fate.boar.broke-off': '{units} {many?ont|a} rompu avec la pile',
  'fate.boar.marched-before': '{units} {many?avaient|avait} déjà marché par une ligne plus haut',
  'fate.boar.moved': '{apart?{apart} : |}la marche est arrivée en {hex}',
  'fate.boar.moved-beside': "{apart?{apart} : |}la marche est arrivée en {hex}, à côté de l'ennemi en {enemies}",
  'fate.boar.drawn-in': "{units} : à côté de l'ennemi, tenus donc d'attaquer {on}",
  'fate.boar.moved-short':
    "{units} : jusqu'en {hex}, pas en {to} : {dear?le chemin coûte {costs} PM, ils en avaient {left}|{halted}}",
  'fate.boar.held': 'pas de marche',
  'fate.boar.silent': "ils n'ont pas tiré",
  'fate.boar.diverted': "l'ennemi en {hex} a été fixé par l'attaque voisine, au prix d'une colonne",
  'fate.boar.stood': "les marches étaient finies : il ne pouvait que les empêcher d'avancer après un combat",
  'fate.boar.rally-parade': '{unit} : ralliement réussi',
  'fate.boar.rally-disrupted': '{unit} : ralliement tenté, état : désorganisation',
  'fate.boar.rally-shattered': '{unit} : ralliement tenté, état : déroute',
  'fate.boar.fired':
    'tir sur {target?{target} ({hex})|{hex}} par {batteries} : {damage?au but, {damage}|{target?manqué|personne là}}',
  'fate.boar.fired-instead':
    '{hex} {gone?sans ennemi|{by?caché par {by}|{far?à {far} hex, portée {range}|hors de tir}}} : tir sur {hexes} par {batteries}',
  'fate.boar.fought':
    "l'attaque sur {on} a été menée{units?, {units} y prenant part aussi|}{apart? : par les tactiques des deux camps, personne ne s'est battu|}",
  'fate.boar.needless-divert': "il était inutile de fixer {hexes} : rien n'obligeait cette attaque à s'y battre",
  'fate.boar.combat-refused': "l'attaque sur {on} a été faite, sans donner de combat : l'ennemi s'est replié avant",
  'fate.boar.owed': "{units} : combat obligé contre {on}{too? aussi|}, l'ennemi qu'on ne peut y laisser en repos",
  'fate.boar.driven-off': "{units} {many?ont|a} été mis hors d'état d'y prendre part",
  'fate.boar.not-in-fight': "{units} n'{many?ont|a} pas pris part à l'attaque sur {on}, d'où l'on pouvait avancer",
  'fate.boar.hex-held': "après l'attaque l'ennemi tenait encore {hexes} : aucun hexagone ne s'ouvrait à l'avance",
  'fate.boar.lead-stays': "l'unité de tête, {lead}, n'a pas avancé en {to}, et nul ne suit sans elle",
  'fate.boar.lead-pays':
    "le seul pas perdu revenait par règle à l'unité de tête : {unit}. PERTES dit qui paie là où les règles laissent le choix",
  'fate.boar.no-chit': "aucun marqueur d'élan n'était en main",
  'fate.boar.not-fought': 'la partie a été décidée avant que cette attaque soit menée',
  'diagnostic.boar.not-fought':
    'au tour que prendraient le plus souvent les combats d’avant, la partie est décidée avant cette attaque ; sinon elle a lieu',
  'fate.boar.attack-void': "l'attaque est tombée : il ne restait personne pour la mener ou pour la recevoir",
  'chance.fire': "le tir de l'ennemi",
  'chance.hit': '{n|un tir précédent|des tirs précédents}',
  'chance.movement': "les marches de l'ennemi",
  'chance.combat': "les attaques de l'ennemi",
  'chance.cavalry-withdraw': "l'ennemi, qui peut se dérober avant",
  'chance.tactic': "la tactique de l'ennemi",
  'chance.close-combat': 'les dés du combat',
  'chance.test': '{n|une épreuve de moral|# épreuves de moral}',
  'diagnostic.boar.moved':
    '{apart?{apart} : |}{back?Aller et retour en {hex}, où TENIR suffit pour rester : |}{cost} PM sur {mp}.',
  'diagnostic.boar.chases': '{leader}, seul en {from}, {to?part vers {to}|est perdu, loin des siens,} devant nous.',
  'diagnostic.boar.masks-guns': 'Masque nos canons, qui n’atteindront plus : {guns}.',
  'diagnostic.boar.under-fire': 'Des canons ennemis battent {hex?{hex}|cet hex} (lequel, d’où, dé) : {guns}.',
  'diagnostic.boar.moved-beside':
    "{apart?{apart} : |}{back?Aller et retour en {hex}, où TENIR suffit pour rester : |}{cost} PM sur {mp}. {pinned?Avec des nôtres qu'accroche l'ennemi en {enemies}|Dans une zone de contrôle de l'ennemi en {enemies}}, qu'il faut alors attaquer ou fixer. ATTAQUER dit avec qui et comment.",
  'diagnostic.boar.leader-bound':
    "{unit} {many?doivent|doit} prendre part à une attaque ce tour-ci s'il en est à {many?leur|sa} portée, et s'y {many?rendent|rend} : AVEC dans un ATTAQUER dit à laquelle",
  'diagnostic.boar.bound':
    'sans ordre, {units} {many?attaquent|attaque} tout de même {on}, {attack} PF contre {defence}{worst?, la pire colonne de la table|} : qui est dans une zone de contrôle ennemie le doit',
  'diagnostic.boar.bound-break':
    "sans ordre, {units} {many?rompent|rompt} le contact avec l'ennemi en {on} contre du moral d'armée, {attack} PF contre {defence} : {many?elles sont accrochées|elle est accrochée} ; ATTAQUER {on} {many?les fait|la fait} combattre, ROMPRE dit vers où",
  'diagnostic.boar.unaimed':
    'Sans ligne, {units} {many?tirent|tire} quand même, selon les ordres permanents, sinon au plus utile ; TIRER {unit} NE PAS TIRER la retient',
  'diagnostic.boar.off-post':
    '{units} : reste en {hex}, hors de son poste de {home} ; le feu a touché un autre de sa pile, et une batterie ne marche pas avant d’être attaquée au corps à corps',
  'diagnostic.boar.goes-home':
    'Sans ordre, {units} {home?regagne son poste en {hex}|{to?va en {to}, vers son poste en {hex}|regagne son poste en {hex} dès qu’un chemin s’ouvre}} : des canons chassés y reviennent',
  'diagnostic.boar.no-room':
    '{units} {many?ne trouvent|ne trouve} pas de place en {hex} et {many?viennent|vient} un tour plus tard, à moins de faire de la place{there? parmi {there}|} ou de {many?les|le} faire marcher aussitôt',
  'diagnostic.boar.guns-alone':
    "{units} en {hex} {many?restent|reste} sans troupes à portée de l'ennemi : laissez-en, ou envoyez-en",
  'diagnostic.boar.works-left':
    "les ouvrages de {hex} sont laissés sans personne à portée de l'ennemi : laissez-y une unité",
  'diagnostic.boar.no-claim':
    "même nommé d'abord, {unit} ne {many?trouvent|trouve} pas place en {hex} : qui s'y tient, ou fut retardé avant, passe devant",
  'diagnostic.boar.held-back':
    "{units} doit prendre part à une attaque ce tour-ci, et ce cahier n'amène aucune troupe de son armée au contact de l'ennemi : faites-en MARCHER, et lui avec elles",
  'diagnostic.boar.bound-divert':
    "l'attaque sur {on} fixe aussi {hexes}, une colonne chacun : l'ennemi qui nous retient est attaqué, ou fixé",
  'diagnostic.boar.must-fight':
    "{units} : à côté de l'ennemi en {enemies}, qui tient doit attaquer. ATTAQUER dit avec qui et comment.",
  'diagnostic.boar.commander-away':
    "{unit} est {stands?en {stands}|hors de la carte}, et qui commande se tient avec l'unité de tête, {lead} en {hex} : {senior?{senior} commande|personne ne commande} cette attaque",
  'diagnostic.boar.commander-alone':
    '{unit} ne commande à aucune des unités {defends?en|qui attaquent depuis} {hex} : {senior?{senior} commande|personne ne commande} {defends?là|cette attaque}',
  'diagnostic.boar.commander-outranked': "{unit} n'y a pas le rang : {senior} commande",
  'diagnostic.boar.attack-unit-away': "{unit} : {from} n'est pas voisin de {hex}, ou l'eau les sépare",
  'diagnostic.boar.stood': "Les marches sont finies : TENIR les empêche seulement d'avancer après un combat.",
  'diagnostic.boar.fought':
    '{attack} : {defence}{capped? (plafond {capped})|}{guns? (dont {guns} des canons)|}, colonne {column}{diverted? une fois ôtée une colonne par hexagone fixé ({diverted})|}, en l’état.{worst? C’est la pire colonne de la table : plus de troupes, ou un autre hex, feraient mieux.|}{units? À côté de l’ennemi eux aussi, y prennent part : {units}.|}',
  'diagnostic.boar.owed': '{units} : attaque de {on}{too? aussi|}, {attack} PF contre {defence} : la règle l’exige.',
  'diagnostic.boar.needless-divert':
    'Inutile de fixer {hexes} : rien n’oblige cette attaque à s’y battre, et chaque hexagone fixé coûte une colonne.',
  'diagnostic.boar.tactic-unled':
    '{tactic} est impossible {defends?en|contre} {on} : il faut un chef avec les unités qui {defends?défendent|attaquent}, ou à côté{leader?, et {leader} sera alors en {stands}|}{defends?| ; écrivez-en une autre}',
  'diagnostic.boar.tactic-no-flank':
    '{tactic} est impossible contre {on} : il faut un flanc ouvert, et aucun hexagone voisin de l’ennemi n’est libre pour le tourner ; écrivez-en une autre',
  'diagnostic.boar.tactic-barred': '{tactic} est interdit contre {on} : de nos ouvrages vers dehors, ou par une carte',
  'diagnostic.boar.attack-no-hex': 'une attaque demande un hexagone à attaquer : ATTAQUER <hexagone> AVEC <unités>',
  'diagnostic.boar.attack-nobody': "aucun ennemi n'est en {hex}",
  'diagnostic.boar.attack-twice': '{hex} est déjà attaqué par un ordre plus haut : une seule ligne les nomme toutes',
  'diagnostic.boar.advance-no-march':
    '{to} n’est pas à l’ennemi : AVANCER dit seulement qui suit dans l’hexagone gagné au combat ; pour y marcher, MARCHER {units} VERS {to}',
  'diagnostic.boar.attack-no-units':
    '{far?aucune de vos unités n’est à côté de {on} : marchez-y d’abord, MARCHER|aucune de vos unités voisines de {on} n’est libre d’attaquer}',
  'diagnostic.boar.attack-unable': "{unit} : pas d'attaque, {why}",
  'diagnostic.boar.attack-unit-twice': 'un ordre plus haut fait déjà attaquer {unit} : retirez-la de l’un des deux',
  'diagnostic.boar.attack-not-adjacent': "{from} n'est pas voisin de {hex}, ou l'eau les sépare",
  'diagnostic.boar.attack-horse-at-works': "{unit} : pas d'attaque à cheval à travers les ouvrages de {hex}",
  'diagnostic.boar.attack-shape':
    'un hexagone peut en attaquer plusieurs, ou plusieurs un seul ; pas plusieurs ({from}) contre plusieurs : écrivez un ATTAQUER par hexagone',
  'diagnostic.boar.divert-nobody': 'aucun ennemi à fixer en {hex} : retirez-le',
  'diagnostic.boar.divert-not-adjacent': "personne de cette attaque n'est voisin de {hex}",
  'diagnostic.boar.divert-pinned': '{unit} en {hex} : accrochage avec nous, qui se combat et ne se fixe pas',
  'diagnostic.boar.divert-too-many': "chaque hexagone attaquant n'en fixe qu'un autre : retirez les autres",
  'diagnostic.boar.divert-without-attack':
    'seules des unités qui attaquent un autre hexagone peuvent fixer {hex} : nommez-les aussi dans un ATTAQUER, comme ATTAQUER <hex> AVEC <unités> FIXER {hex}',
  'diagnostic.boar.must-engage': "l'ennemi en {hex} doit être attaqué ou fixé : nommez-le dans l’un des deux",
  'diagnostic.boar.must-attack': '{unit} : à nommer aussi, toute unité dans une zone de contrôle ennemie doit attaquer',
  'diagnostic.boar.may-not-advance': "{unit} : pas d'avance là",
  'diagnostic.boar.no-fire-target': "aucune batterie nommée ne voit d'ennemi de ce genre à portée",
  'diagnostic.boar.leaders-hold':
    'les chefs restent là où des nôtres tiennent l’hexagone ; si tous reculent, eux aussi',
  'diagnostic.boar.retreat-full': '{hex} est plein à présent : qui recule va à l’hex le plus proche qui a de la place',
  'diagnostic.boar.fire-range':
    'les canons portent de 1 à {range} hexagones ; {hex} est à {far} de {battery}{sees?, qui peut tirer sur {sees}|}{others? ; ni une cible pour {others}|}',
  'diagnostic.boar.fire-ground':
    'le terrain cache {hex} à {battery}{sees?, qui peut tirer sur {sees}|, qui ne voit aucun ennemi}{others? ; ni une cible pour {others}|}',
  'diagnostic.boar.fire-masked':
    '{own?nos troupes|l’ennemi} en {by} ({who}) {own?cachent|cache} {hex} à {battery} quand les canons tirent{sees? ; elle peut alors tirer sur {sees}| ; elle ne voit aucun autre ennemi}{others? ; ni une cible pour {others}|}{unsure?, à moins que quelqu’un ne bouge ou ne recule avant|}',
  'diagnostic.boar.fire-taken':
    'quand vient le tour de {battery}, on a déjà tiré sur {target?{target}|chaque ennemi} en {hex} ; les batteries qui doivent tirer ensemble sur la même cible se nomment dans une seule ligne TIRER{sees? ; elle peut encore tirer sur {sees}| ; elle ne voit aucun autre ennemi}',
  'diagnostic.boar.fire-pinned': '{battery} est accrochée et ne tire que sur qui l’accroche{sees? : {sees}|}',
  'diagnostic.boar.morale-any': 'MORAL vaut dès qu’une de nos armées l’atteint ; elles ont {levels} à présent.',
  'diagnostic.boar.results-meant': 'Ces résultats comptent, celui de l’attaquant avant la barre : {results}.',
  'diagnostic.boar.reroll-defending':
    '{always?Sans condition, nos meilleurs résultats sont relancés aussi : SI EN ATTAQUE ET RÉSULTAT <= R/- les épargnerait.|Vaut aussi quand nous sommes attaqués, et y relance nos meilleurs résultats : {best}. SI EN ATTAQUE ET … le limite à nos attaques.}',
  'diagnostic.boar.reroll-attacking':
    'Vaut aussi dans nos attaques, et y relance nos meilleurs résultats : {best}. SI EN DÉFENSE ET … le limite aux attaques de l’ennemi.',
  'diagnostic.boar.fire-if-second':
    'Si l’ennemi marche le premier, il échoue : nos troupes en {by} ({who}) cachent encore {hex} à {battery}{sees?, qui peut tirer sur {sees}|, qui ne voit aucun autre ennemi}{others? ; ni une cible pour {others}|}.',
  'diagnostic.boar.fire-nobody':
    'aucun ennemi {unsure?ne sera|n’est} en {hex}{unsure? quand les canons tireront|}{sees? ; {battery} peut tirer sur {sees}|, ni ailleurs en vue de {battery}}{others? ; ni une cible pour {others}|}',
  'diagnostic.boar.fire-weather': 'le temps interdit tout tir : retirez la ligne',
  'diagnostic.boar.combat-weather': 'le temps interdit le corps à corps : retirez la ligne',
  'diagnostic.boar.stayed': 'les armes se taisent ce tour-ci, par une carte en vigueur : retirez la ligne',
  'diagnostic.boar.no-enemy-near':
    "personne des nôtres n'est voisin d'un ennemi{unsure?, sauf s'il vient ou si vous marchez| : retirez la ligne}",
  'diagnostic.boar.mortar-no-target': "aucun ennemi n'est là où les bombes des mortiers peuvent tomber",
  'diagnostic.boar.no-mortar': 'votre camp n’a pas de mortier',
  'diagnostic.boar.mortar-not-ready': "pas de mortier prêt : qui a bougé, ou est hors d'usage, ne tire pas ce tour-ci",
  'diagnostic.boar.not-reached': "le tour a pris fin avant qu'il puisse être exécuté",
  'diagnostic.boar.battery-twice': '{battery} ne tire pas deux fois dans un même tir : nommez-la une fois',
  'diagnostic.boar.out-of-mortar-range': '{hex} est hors de portée de {mortar} : nommez un hexagone plus près',
  'diagnostic.boar.not-an-order': 'chacun de {ids} doit être nommé une fois',
  'diagnostic.boar.not-on-map': '{unit} : pas sur la carte ; nommez une unité de la liste de vos troupes',
  'diagnostic.boar.not-broken': '{unit} : en bon ordre, rien à rallier ; retirez la ligne',
  'diagnostic.boar.breaks-along':
    'Une pile rompt tout entière : {units} {many?partent|part} aussi, et qui n’a pas de marche à lui va à l’hexagone le plus proche hors de portée de l’ennemi',
  'diagnostic.boar.shut-in':
    '{units} ne {many?peuvent|peut} rompre : aucun hexagone à portée n’est libre d’ennemis ; il faut combattre, ATTAQUER dit comment',
  'diagnostic.boar.not-pinned': "{unit} : pas d'accrochage, rien à rompre ; MARCHER suffit",
  'diagnostic.boar.not-to-withdraw': 'seule la cavalerie en bon ordre, non accrochée, se replie avant : pas {unit}',
  'diagnostic.boar.leader-in-attack':
    '{unit} est un chef et attaque avec les unités de son hexagone : nommez-les, et lui après COMMANDANT',
  'diagnostic.boar.leader-cannot-lead':
    "{unit} est un chef ; l'unité de tête doit être une unité combattante, et les chefs avec elle comptent d’eux-mêmes",
  'diagnostic.boar.lead-elsewhere': '{unit} : pas dans cette attaque ; à nommer aussi après AVEC',
  'diagnostic.boar.gun-cannot-lead': '{unit} est une batterie et ne mène que si elle est seule',
  'diagnostic.boar.not-a-leader': "{unit} n'est pas un chef : nommez un chef, marqué * dans la liste de vos troupes",
  'diagnostic.boar.lead-not-there':
    '{unit?{unit} : {lost?perte, ANNULER|{stands?en {stands}|hors de la carte}, pas en {hex} ; la ligne attend}|aucun des nôtres ne sera en {hex}}',
  'diagnostic.boar.fire-at-what':
    'TIRER demande une cible : SUR un hexagone ou une unité, ou PLUS PROCHE, PLUS FORT, PLUS FAIBLE, NE PAS TIRER',
  'diagnostic.boar.after-condition':
    'la ligne plus haut attaque aussi {hex} : si sa condition est remplie elle joue et celle-ci est dépassée, sinon celle-ci joue ({order})',
  'diagnostic.boar.after-plain':
    'la ligne plus haut attaque {hex} de toute façon : elle joue, et celle-ci jamais ({order}) ; une ligne à condition se place au-dessus',
  'diagnostic.boar.guns-fired':
    'trop tard pour ce tour : les canons tirent pendant le mouvement ennemi ; CONSIGNE TIRER PLUS PROCHE vaut pour les tours suivants',
  'diagnostic.boar.no-battery': '{unit} : pas une batterie ; nommez-en une qui a des canons',
  'diagnostic.boar.scatters': 'la dispersion porte la bombe sur un hexagone voisin {chance} fois sur cent',
  'diagnostic.boar.own-troops': 'les nôtres sont en {hex}, {units} : la bombe tomberait sur eux',
  'diagnostic.boar.fires-alone': '{battery} tire sans se joindre à d’autres pièces : donnez-lui sa propre ligne',
  'diagnostic.boar.mortar-not-fire': '{unit} est un mortier ; écrivez MORTAR et un hexagone',
  'diagnostic.boar.place-not-yours': '{unit} : son camp ne place pas cette unité, ou plus ; retirez la ligne',
  'diagnostic.boar.place-perimeter': '{unit} : pas de place permise en {hex} ; nommez un autre hexagone',
  'diagnostic.boar.momentum-none': "aucun marqueur d'élan en main : il ne compte que si nous en avons un",
  'diagnostic.boar.momentum-short': '{chits|un marqueur demandé|# marqueurs demandés}, {held} en main',
  'diagnostic.boar.tactic-unfought':
    'avec la tactique {tactic}, il n’y a pas de combat contre {n} des {of} tactiques du défenseur : tous ceux qui attaquent reculent alors d’un hexagone, sauf s’il se replie aussi : c’est lui qui part, et notre tête entre',
  'diagnostic.boar.lead-must':
    'la tête d’une attaque gagnée doit avancer quand même ; elle ne reste que si les règles le permettent, comme hors des ouvrages',
  'diagnostic.boar.reroll-beside':
    'il ne remplace pas votre autre ligne ÉLAN RELANCER : le dé est relancé dès que l’une des conditions est remplie',
  'diagnostic.boar.strategic-arrival':
    "pas de mouvement stratégique pour qui vient d'entrer en {hex} ; écrivez la marche sans STRATÉGIQUE",
  'diagnostic.boar.arrival-spent': 'entrer en {hex} a pris tout leur mouvement : faites-les ALLER au prochain tour',
  'diagnostic.boar.here-already': '{unit} : déjà là, en {hex} ; MARCHER vaut pour ses marches',
  'diagnostic.boar.never-comes': '{unit} : plus attendu, sauf par un événement ; retirez la ligne',
  'diagnostic.boar.not-due': '{unit} : pas avant le tour {turn} : écrivez-le alors',
  'diagnostic.boar.not-its-entry': "{unit} : pas d'entrée en {hex} dans l'état actuel",
  'diagnostic.boar.assault-not-yours': "seuls les Alliés annoncent l'assaut : retirez la ligne",
  'diagnostic.boar.assault-on': "l'assaut est donné : retirez la ligne",
  'diagnostic.boar.assault-late': "après le tour {last}, l'assaut vient de lui-même au tour 16",
  'diagnostic.boar.assault-early': 'les Alliés ne jouent pas avant le tour {first}',
  'moment.fire': 'les canons tirent pendant le mouvement ennemi',
  'why.gone': 'hors de la carte',
  'why.artillery': "les canons tirent, ils ne montent pas à l'assaut",
  'why.alone': 'seuls, ils ne font que se défendre',
  'why.withdrew': 'en retrait, sans ralliement depuis',
  'why.disrupted': 'en désorganisation',
  'why.shattered': 'en déroute',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'fate.boar.broke-off': '{units} {many?rompieron|rompió} con las unidades trabadas en su hexágono',
  'fate.boar.marched-before': '{units} ya {many?habían|había} marchado por una línea de arriba',
  'fate.boar.moved': '{apart?{apart}: |}la marcha llegó a {hex}',
  'fate.boar.moved-beside': '{apart?{apart}: |}la marcha llegó a {hex}, junto al enemigo en {enemies}',
  'fate.boar.drawn-in': '{units}: junto al enemigo, y obligado así el ataque contra {on}',
  'fate.boar.moved-short':
    '{units}: hasta {hex}, no hasta {to}: {dear?el camino cuesta {costs} PM y les {left|quedaba|quedaban} {left}|{halted}}',
  'fate.boar.held': 'no hubo marcha',
  'fate.boar.silent': 'no dispararon',
  'fate.boar.diverted': 'el ataque vecino entretuvo al enemigo en {hex}, a costa de una columna',
  'fate.boar.stood': 'las marchas habían acabado: solo podía impedirles avanzar tras un combate',
  'fate.boar.rally-parade': '{unit}: reagrupamiento logrado',
  'fate.boar.rally-disrupted': '{unit}: intento de reagrupamiento, estado: desorganización',
  'fate.boar.rally-shattered': '{unit}: intento de reagrupamiento, estado: desbandada',
  'fate.boar.fired':
    'disparo contra {target?{target} ({hex})|{hex}} por {batteries}: {damage?acierto, {damage}|{target?fallo|nadie allí}}',
  'fate.boar.fired-instead':
    '{hex} {gone?vacío|{by?oculto por {by}|{far?a {far} hex, alcance {range}|fuera de tiro}}}: disparo por {batteries} a {hexes}',
  'fate.boar.fought':
    'se hizo el ataque contra {on}{units?, en el que tomaron parte además {units}|}{apart?: por las tácticas de ambos bandos nadie combatió|}',
  'fate.boar.needless-divert': 'no hacía falta entretener {hexes}: nada obligaba a este ataque a combatir allí',
  'fate.boar.combat-refused': 'se hizo el ataque contra {on}, y no salió combate: el enemigo se replegó antes',
  'fate.boar.owed': '{units}: combate obligado contra {on}{too? también|}, enemigo al que no se puede dejar en paz',
  'fate.boar.driven-off': '{units} se {many?vieron rechazados|vio fuera de combate} antes',
  'fate.boar.not-in-fight': '{units} no {many?tomaron|tomó} parte en el ataque contra {on}, y se podía avanzar',
  'fate.boar.hex-held': 'tras el ataque el enemigo seguía en {hexes}: no había hexágono al que avanzar',
  'fate.boar.lead-stays': 'la unidad de cabeza, {lead}, no avanzó a {to}, y nadie la sigue sin ella',
  'fate.boar.lead-pays':
    'el único paso perdido tocaba por regla a la unidad de cabeza: {unit}. PÉRDIDAS dice quién paga donde las reglas dejan elegir',
  'fate.boar.no-chit': 'no había ningún marcador de impulso en mano',
  'fate.boar.not-fought': 'la partida se decidió antes de librarse este ataque',
  'diagnostic.boar.not-fought':
    'como irían lo más a menudo los combates de antes, la partida se decide antes de este ataque; si no, se libra',
  'fate.boar.attack-void': 'el ataque quedó en nada: no quedaba nadie para darlo o para recibirlo',
  'chance.fire': 'el fuego del enemigo',
  'chance.hit': '{n|un tiro anterior|tiros anteriores}',
  'chance.movement': 'las marchas del enemigo',
  'chance.combat': 'los ataques del enemigo',
  'chance.cavalry-withdraw': 'el enemigo, que puede replegarse antes',
  'chance.tactic': 'la táctica del enemigo',
  'chance.close-combat': 'los dados del combate',
  'chance.test': '{n|una prueba de moral|# pruebas de moral}',
  'diagnostic.boar.moved':
    '{apart?{apart}: |}{back?Ida y vuelta a {hex}, donde MANTENER basta para quedarse: |}{cost} de {mp} PM.',
  'diagnostic.boar.chases': '{leader}, solo en {from}, {to?se va a {to}|se pierde, lejos de los suyos,} ante nosotros.',
  'diagnostic.boar.masks-guns': 'Tapa a nuestros cañones, que ya no alcanzan: {guns}.',
  'diagnostic.boar.under-fire': 'Cañones enemigos baten {hex?{hex}|ese hexágono} (cuál, desde, dado mínimo): {guns}.',
  'diagnostic.boar.moved-beside':
    '{apart?{apart}: |}{back?Ida y vuelta a {hex}, donde MANTENER basta para quedarse: |}{cost} de {mp} PM. {pinned?Con los nuestros que traba el enemigo en {enemies}|En zona de control del enemigo en {enemies}}, al que entonces hay que atacar o entretener. ATACAR dice con quién y cómo.',
  'diagnostic.boar.leader-bound':
    '{unit} {many?deben|debe} tomar parte en un ataque este turno si hay alguno a su alcance, y {many?acuden|acude} a él: CON en un ATACAR dice a cuál',
  'diagnostic.boar.bound':
    'sin orden, {units} {many?atacan|ataca} igualmente {on}, {attack} PF contra {defence}{worst?, la peor columna de la tabla|}: quien está en una zona de control enemiga debe hacerlo',
  'diagnostic.boar.bound-break':
    'sin orden, {units} {many?rompen|rompe} el contacto con el enemigo en {on} a costa de moral del ejército, {attack} PF contra {defence}: {many?están trabadas|está trabada}; ATACAR {on} {many?las|la} hace combatir, ROMPER dice hacia dónde',
  'diagnostic.boar.unaimed':
    'Sin línea, {units} {many?disparan|dispara} igualmente, según las órdenes permanentes o donde más daño hace; DISPARAR {unit} ALTO la calla',
  'diagnostic.boar.off-post':
    '{units} sigue en {hex}, fuera de su puesto de {home}: el fuego alcanzó a otro de su pila, y una batería no marcha hasta que la ataquen cuerpo a cuerpo',
  'diagnostic.boar.goes-home':
    'Sin orden, {units} {home?vuelve a su puesto en {hex}|{to?va a {to}, hacia su puesto en {hex}|vuelve a su puesto en {hex} en cuanto se abra un camino}}: así los cañones que el fuego ha echado',
  'diagnostic.boar.no-room':
    '{units} no {many?hallan|halla} sitio en {hex} y {many?llegan|llega} un turno más tarde, salvo que se haga sitio{there? entre {there}|} o {many?sigan|siga} camino enseguida',
  'diagnostic.boar.guns-alone':
    '{units} en {hex} {many?quedan|queda} sin tropas al alcance del enemigo: deje algunas, o envíelas',
  'diagnostic.boar.works-left': 'las obras de {hex} quedan sin nadie al alcance del enemigo: deje una unidad allí',
  'diagnostic.boar.no-claim':
    'aun nombrado primero, {unit} no {many?hallan|halla} sitio en {hex}: quien está allí, o fue aplazado antes, pasa delante',
  'diagnostic.boar.held-back':
    '{units} debe participar en un ataque este turno, y este libro no lleva tropas de su ejército hasta el enemigo: haga MARCHAR algunas, y a él con ellas',
  'diagnostic.boar.bound-divert':
    'el ataque contra {on} entretiene además {hexes}, a una columna cada uno: al enemigo que nos retiene se le ataca, o se le entretiene',
  'diagnostic.boar.must-fight':
    '{units}: junto al enemigo en {enemies}, quien se queda debe atacar. ATACAR dice con quién y cómo.',
  'diagnostic.boar.commander-away':
    '{unit} está {stands?en {stands}|fuera del mapa}, y quien manda está con la cabeza, {lead} en {hex}: {senior?{senior} manda|nadie manda} este ataque',
  'diagnostic.boar.commander-alone':
    '{unit} no manda a ninguna de las unidades {defends?de|que atacan desde} {hex}: {senior?{senior} manda|nadie manda} {defends?allí|este ataque}',
  'diagnostic.boar.commander-outranked': '{unit} no tiene allí el grado más alto: manda {senior}',
  'diagnostic.boar.attack-unit-away': '{unit}: {from} no está junto a {hex}, o los separa el agua',
  'diagnostic.boar.stood': 'Las marchas han acabado: ahora MANTENER solo les impide avanzar tras un combate.',
  'diagnostic.boar.fought':
    '{attack} : {defence}{capped? (tope {capped})|}{guns? ({guns} de cañones)|}, columna {column}{diverted? descontada una columna por hexágono entretenido ({diverted})|}, tal como están las cosas.{worst? Es la peor columna de la tabla: más tropas, u otro hexágono, harían más.|}{units? También junto al enemigo, toman parte además: {units}.|}',
  'diagnostic.boar.owed': '{units}: ataque a {on}{too? también|}, {attack} PF contra {defence}: la regla lo exige.',
  'diagnostic.boar.needless-divert':
    'No hace falta entretener {hexes}: nada obliga a este ataque a combatir allí, y cada hexágono entretenido cuesta una columna.',
  'diagnostic.boar.tactic-unled':
    '{tactic} no es posible {defends?en|contra} {on}: hace falta un jefe con las unidades que {defends?defienden|atacan}, o al lado{leader?, y {leader} estará entonces en {stands}|}{defends?|; escriba otra}',
  'diagnostic.boar.tactic-no-flank':
    '{tactic} no es posible contra {on}: hace falta un flanco abierto, y ningún hexágono vecino del enemigo está libre para rodearlo; escriba otra',
  'diagnostic.boar.tactic-barred': '{tactic} está vedado contra {on}: de las obras hacia fuera, o por una carta',
  'diagnostic.boar.attack-no-hex': 'un ataque pide un hexágono que atacar: ATACAR <hex> CON <unidades>',
  'diagnostic.boar.attack-nobody': 'no hay ningún enemigo en {hex}',
  'diagnostic.boar.attack-twice': 'una orden de arriba ya ataca {hex}: nombre todas las unidades en una sola línea',
  'diagnostic.boar.advance-no-march':
    '{to} no es del enemigo: AVANZAR solo dice quién sigue al hexágono ganado en combate; para marchar allí, MOVER {units} HACIA {to}',
  'diagnostic.boar.attack-no-units':
    '{far?ninguna de sus unidades está junto a {on}: marche antes hasta allí, MOVER|ninguna de sus unidades junto a {on} está libre para atacar}',
  'diagnostic.boar.attack-unable': '{unit} no {many?pueden|puede} atacar: {why}',
  'diagnostic.boar.attack-unit-twice': 'una orden de arriba ya hace atacar {unit:a}: quítela de una de las dos',
  'diagnostic.boar.attack-not-adjacent': '{from} no está junto a {hex}, o los separa el agua',
  'diagnostic.boar.attack-horse-at-works': '{unit} va a caballo y no ataca a través de las obras de {hex}',
  'diagnostic.boar.attack-shape':
    'un hexágono puede atacar varios, o varios uno solo; no varios ({from}) contra varios: escriba un ATACAR por hexágono',
  'diagnostic.boar.divert-nobody': 'no hay en {hex} ningún enemigo que entretener: déjelo fuera',
  'diagnostic.boar.divert-not-adjacent': 'nadie de este ataque está junto a {hex}',
  'diagnostic.boar.divert-pinned': '{unit} en {hex}, en combate trabado con ustedes: no se le puede entretener',
  'diagnostic.boar.divert-too-many': 'cada hexágono que ataca puede entretener uno, no más: deje fuera los demás',
  'diagnostic.boar.divert-without-attack':
    'solo unidades que atacan otro hexágono pueden entretener {hex}: nómbrelas también en un ATACAR, como ATACAR <hexágono> CON <unidades> ENTRETENER {hex}',
  'diagnostic.boar.must-engage': 'hay que atacar o entretener al enemigo en {hex}: nómbrelo en uno de ellos',
  'diagnostic.boar.must-attack':
    '{unit} {many?están|está} en una zona de control enemiga y {many?deben|debe} atacar: {many?nómbrelas|nómbrela} en un ATACAR',
  'diagnostic.boar.may-not-advance': '{unit} no {many?pueden|puede} avanzar allí',
  'diagnostic.boar.no-fire-target': 'ninguna batería que nombra ve a tal enemigo a su alcance: escriba MÁS CERCANO',
  'diagnostic.boar.leaders-hold':
    'los jefes se quedan donde otros nuestros conservan el hexágono; si todos retroceden, ellos también',
  'diagnostic.boar.retreat-full': '{hex} está lleno por ahora: quien retroceda irá al hex más cercano con sitio',
  'diagnostic.boar.fire-range':
    'los cañones alcanzan de 1 a {range} hexágonos; {hex} está a {far} de {battery}{sees?, que puede disparar contra {sees}|}{others?; tampoco es blanco para {others}|}',
  'diagnostic.boar.fire-ground':
    'el terreno oculta {hex} a {battery}{sees?, que puede disparar contra {sees}|, que no ve a ningún enemigo}{others?; tampoco es blanco para {others}|}',
  'diagnostic.boar.fire-masked':
    '{own?nuestras tropas|el enemigo} en {by} ({who}) {own?ocultan|oculta} {hex} a {battery} cuando disparan los cañones{sees?; entonces puede disparar contra {sees}|; no ve a ningún otro enemigo}{others?; tampoco es blanco para {others}|}{unsure?, si nadie se mueve o retrocede antes|}',
  'diagnostic.boar.fire-taken':
    'cuando le toca a {battery} ya se ha disparado contra {target?{target}|cada enemigo} en {hex}; las baterías que deban disparar juntas contra uno van en una misma línea DISPARAR{sees?; aún puede disparar contra {sees}|; no ve a ningún otro enemigo}',
  'diagnostic.boar.fire-pinned': '{battery} está trabada y solo dispara contra quien la traba{sees?: {sees}|}',
  'diagnostic.boar.morale-any': 'MORAL se cumple en cuanto uno de nuestros ejércitos la tiene; ahora tienen {levels}.',
  'diagnostic.boar.results-meant': 'Cuentan estos resultados, el del atacante antes de la barra: {results}.',
  'diagnostic.boar.reroll-defending':
    '{always?Sin condición se repiten también nuestros mejores resultados: SI AL ATACAR Y RESULTADO <= R/- los salvaría.|Vale también cuando nos atacan, y allí repite nuestros mejores resultados: {best}. SI AL ATACAR Y … lo limita a nuestros ataques.}',
  'diagnostic.boar.reroll-attacking':
    'Vale también en nuestros ataques, y allí repite nuestros mejores resultados: {best}. SI AL DEFENDER Y … lo limita a cuando nos atacan.',
  'diagnostic.boar.fire-if-second':
    'Si el enemigo mueve primero, falla: nuestras tropas en {by} ({who}) aún ocultan {hex} a {battery}{sees?, que puede disparar contra {sees}|, que no ve a ningún otro enemigo}{others?; tampoco es blanco para {others}|}.',
  'diagnostic.boar.fire-nobody':
    '{unsure?no habrá|no hay} ningún enemigo en {hex}{unsure? cuando disparen los cañones|}{sees?; {battery} puede disparar contra {sees}|, ni en otra parte a la vista de {battery}}{others?; tampoco es blanco para {others}|}',
  'diagnostic.boar.fire-weather': 'el tiempo impide todo fuego: quite la línea',
  'diagnostic.boar.combat-weather': 'el tiempo impide el cuerpo a cuerpo: quite la línea',
  'diagnostic.boar.stayed': 'las armas callan este turno, por una carta en vigor: quite la línea',
  'diagnostic.boar.no-enemy-near':
    'ninguno de los nuestros está junto a un enemigo{unsure?, salvo si viene o usted marcha|: quite la línea}',
  'diagnostic.boar.mortar-no-target': 'no hay ningún enemigo donde pueden caer las bombas de los morteros',
  'diagnostic.boar.no-mortar': 'su bando no tiene mortero',
  'diagnostic.boar.mortar-not-ready':
    'no hay ningún mortero listo: el que se ha movido, o está fuera de servicio, no dispara este turno',
  'diagnostic.boar.not-reached': 'el turno acabó antes de que pudiera cumplirse',
  'diagnostic.boar.battery-twice': '{battery} no puede disparar dos veces en un mismo disparo: nómbrela una vez',
  'diagnostic.boar.out-of-mortar-range': '{hex} está fuera del alcance de {mortar}: nombre un hexágono más cercano',
  'diagnostic.boar.not-an-order': 'hay que nombrar una vez a cada uno de {ids}',
  'diagnostic.boar.not-on-map': '{unit} no {many?están|está} en el mapa: nombre una de la lista de sus tropas',
  'diagnostic.boar.not-broken': '{unit} {many?están|está} en orden de batalla: no hay nada que reagrupar; déjela fuera',
  'diagnostic.boar.breaks-along':
    'Una pila rompe entera: {units} {many?salen|sale} también, y quien no tiene marcha propia va al hexágono más cercano libre del enemigo',
  'diagnostic.boar.shut-in':
    '{units} no {many?pueden|puede} romper: ningún hexágono a su alcance está libre de enemigos; hay que combatir, ATACAR dice cómo',
  'diagnostic.boar.not-pinned': 'nadie traba {unit:a}: no hay nada que romper; MOVER la hace marchar',
  'diagnostic.boar.not-to-withdraw':
    'solo la caballería en orden de batalla y sin trabar se repliega antes del combate: {unit} no',
  'diagnostic.boar.leader-in-attack':
    '{unit} es un jefe y ataca con las unidades de su hexágono: nómbrelas a ellas, y a él tras COMANDANTE',
  'diagnostic.boar.leader-cannot-lead':
    '{unit} es un jefe; en cabeza va una unidad de combate, y los jefes que están con ella cuentan por sí solos',
  'diagnostic.boar.lead-elsewhere':
    '{unit} no {many?están|está} entre las unidades de este ataque: nómbrela también tras CON',
  'diagnostic.boar.gun-cannot-lead': '{unit} es artillería y solo va en cabeza si está sola',
  'diagnostic.boar.not-a-leader': '{unit} no es un jefe: nombre un jefe, con * en la lista de sus tropas',
  'diagnostic.boar.lead-not-there':
    '{unit?{unit}: {lost?baja, ANULAR|{stands?en {stands}|fuera del mapa}, no en {hex}; la línea espera}|nadie de los nuestros estará en {hex}}',
  'diagnostic.boar.fire-at-what':
    'DISPARAR pide un blanco: CONTRA un hexágono o una unidad, o MÁS CERCANO, MÁS FUERTE, MÁS DÉBIL, NO DISPARAR',
  'diagnostic.boar.after-condition':
    'la línea de arriba ataca también {hex}: si se cumple su condición vale ella y esta queda superada; si no, vale esta ({order})',
  'diagnostic.boar.after-plain':
    'la línea de arriba ataca {hex} en cualquier caso: vale ella, y esta nunca ({order}); una línea con condición va encima',
  'diagnostic.boar.guns-fired':
    'demasiado tarde para este turno: los cañones disparan mientras mueve el enemigo; PERMANENTE DISPARAR MÁS CERCANO vale para los turnos siguientes',
  'diagnostic.boar.no-battery': '{unit} no es una batería: nombre una con cañones',
  'diagnostic.boar.scatters': 'la dispersión lleva la bomba a un hexágono vecino {chance} veces de cada cien',
  'diagnostic.boar.own-troops': 'los nuestros están en {hex}, {units}: la bomba caería sobre ellos',
  'diagnostic.boar.fires-alone': '{battery} dispara sin unirse a otras piezas: dele una línea propia',
  'diagnostic.boar.mortar-not-fire': 'DISPARAR no es para {unit}: escriba MORTERO y el hexágono',
  'diagnostic.boar.place-not-yours': 'a {unit} no lo coloca su dueño, o ya no: quite la línea',
  'diagnostic.boar.place-perimeter': '{unit} no {many?pueden|puede} colocarse en {hex}: nombre otro hexágono',
  'diagnostic.boar.momentum-none': 'ahora no hay ningún marcador en mano: solo cuenta cuando tengamos uno',
  'diagnostic.boar.momentum-short':
    '{chits|un marcador de impulso ordenado|# marcadores de impulso ordenados}, {held} en mano',
  'diagnostic.boar.tactic-unfought':
    'con {tactic} no hay combate contra {n} de {of} tácticas del defensor: quienes atacan retroceden un hex, salvo que él también se repliegue: se va él y nuestra cabeza entra',
  'diagnostic.boar.lead-must':
    'la cabeza de un ataque ganado debe entrar de todos modos; solo se queda donde las reglas lo permiten, como al salir de obras',
  'diagnostic.boar.reroll-beside':
    'no sustituye a su otro IMPULSO REPETIR: el dado se repite donde se cumple la condición de cualquiera de los dos',
  'diagnostic.boar.strategic-arrival':
    'sin movimiento estratégico para quien acaba de entrar en {hex}; escriba la marcha sin ESTRATÉGICO',
  'diagnostic.boar.arrival-spent': 'entrar en {hex} les costó todo su movimiento: conviene MOVER el próximo turno',
  'diagnostic.boar.here-already': '{unit} ya está aquí, en {hex}: MOVER la hace marchar',
  'diagnostic.boar.never-comes': '{unit} ya no viene, o solo por un suceso: quite la línea',
  'diagnostic.boar.not-due': '{unit}: no antes del turno {turn}: escríbalo entonces',
  'diagnostic.boar.not-its-entry': '{unit} no {many?entran|entra} en {hex} tal como están las cosas',
  'diagnostic.boar.assault-not-yours': 'solo los aliados anuncian el asalto: quite la línea',
  'diagnostic.boar.assault-on': 'el asalto está en marcha: quite la línea',
  'diagnostic.boar.assault-late': 'después del turno {last} el asalto llega por sí solo en el turno 16',
  'diagnostic.boar.assault-early': 'los aliados no mueven hasta el turno {first}',
  'moment.fire': 'los cañones disparan mientras mueve el enemigo',
  'why.gone': 'ya no en el mapa',
  'why.artillery': 'los cañones disparan, no asaltan',
  'why.alone': 'solos no hacen más que defenderse',
  'why.withdrew': 'de retirada, y aún sin reagruparse',
  'why.disrupted': 'en desorganización',
  'why.shattered': 'en desbandada',
};

export const orderWords = { en, fr, es };
