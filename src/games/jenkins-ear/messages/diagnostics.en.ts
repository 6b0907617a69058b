/** What is wrong, or worth knowing, about an order or an answer; in English. */

export const englishDiagnostics = {
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
  'fate.ear.sailing': '{hexes|one hex|# hexes} of sea{checks?, {checks|one check|# checks} for perilous seas|}',
  'fate.ear.lies-off': 'the port of {hex} had not room for all: {counters} lay off it, without supply',
  'fate.ear.crowded-out': '{hex} had no room for all; lost: {counters}',
  'fate.ear.no-dice':
    'ashore at {hex} they threw no dice: the port takes {value} off, and leaders and guns count only beside Soldiers or a bomb ship, ships’ guns not past wrecks',
  'fate.ear.nobody-to-fight': 'at {hex} there was no combat: no enemy ships lay there; ships alone fight nobody ashore',
  'fate.ear.no-fighters': 'at {hex}, with nobody of land value against its holders, they throw no dice: {counters}',
  'fate.ear.starved':
    '{room?off the port of {hex}, which has room for {room|one ship|# ships}, nobody was supplied|{hex} was without supply}; lost: {counters}',
  'fate.ear.not-landed': 'not put ashore at {hex}, as they were not aboard there: {counters}',
  'fate.ear.port-left': 'nobody of ours was left ashore in {hex}',
  'fate.ear.moved': 'came to {hex}{missing?; lost on the way: {missing}|}',
  'why.storm': 'a storm bars the way',
  'why.enemy': 'the enemy is ahead',
  'why.missed': 'the enemy ships ahead were not caught',
  'why.tried': 'from there they have tried already; another try takes another hex beside the enemy',
  'why.unable': 'none of them may intercept the ships ahead',
  'why.ordered': 'as ordered',
  'why.intercepted': 'the enemy came up with them',
  'why.disease': 'they are sick',
  'fate.ear.not-left': 'still in {hex}{to?, not in {to}|}{why?: {why}|}{missing?; lost on the way: {missing}|}',
  'fate.ear.moved-short': 'came as far as {hex}, not to {to}{why?: {why}|}{missing?; lost on the way: {missing}|}',
  'fate.ear.lost-on-way': 'lost on the way: {counters}',
  'fate.ear.went-on': 'from there {counters?{counters}|they} went on by a later line',
  'fate.ear.lost-since': 'lost before the turn closed: {counters}',
  'fate.ear.elsewhere-since': 'when the turn closed {counters} lay in {hex}',
  'fate.ear.no-hold': 'for want of a hold or as you answered, {counters} stayed behind',
  'fate.ear.held': 'they stayed{missing?; lost: {missing}|}{gone?; elsewhere now: {gone}|}',
  'fate.ear.not-held': 'none of them is there any more{missing?; lost: {missing}|}{gone?; elsewhere now: {gone}|}',
  'fate.ear.not-there': 'when its moment would have come nobody it names was on the map any more: {missing}',
  'fate.ear.fought': 'combat was joined in {hexes}',
  'fate.ear.no-battle': 'there was no combat in {hex}',
  'diagnostic.impossible': 'it could not be carried out ({code})',
  'diagnostic.answer-not-possible': 'that was not possible there',
  'diagnostic.ear.aboard-already': '{counter} is aboard {ship} already: leave it out of EMBARK',
  'diagnostic.ear.bill': '{counters?{counters}, for |}{cost|one point|# points}; {left} left after this line.',
  'diagnostic.ear.bought-in-part':
    'only {count} of {wanted} can be bought: {counters}, for {cost|one point|# points}; {left} left after this line{full?; {pool?your force pool holds no more of them|{dear?the next costs more than that|there is room for no more}}|}',
  'diagnostic.ear.box-range': 'box {box} is not on the track of 1 to {turns}: write one of those numbers',
  'diagnostic.ear.buy-what': 'BUY needs counters by name, or a number and a kind: BUY 2 frigates AT port royal',
  'diagnostic.ear.cannot-carry':
    '{ship} has no room for {counter}{held? beside {held}|}: a Merchant holds one of each kind, other ships one',
  'diagnostic.ear.cannot-help': '{leader} cannot give a die to {counter}, which has no guns: name one that has',
  'diagnostic.ear.claim-later': 'ports are thrown for as turn {turn} ends: STANDING CLAIM waits for that',
  'diagnostic.ear.crowded-out':
    '{hex} has not room for all: {counters?{counters}|{over|one|#} of {n}} would be lost; whoever stays aboard of a ship off the port is not',
  'diagnostic.ear.comes-out-at-sea':
    '{hex} is no open sea of {water}: ships come in from round the Horn at sea, and may MOVE on at once; name such a hex',
  'diagnostic.ear.deception-alone': '{counter} is a Deception and goes nowhere without ships or troops: name some',
  'diagnostic.ear.embark-too-late': '{ship} has sailed to {hex} by then: EMBARK belongs above her MOVE',
  'diagnostic.ear.enemy-ashore': 'enemies are ashore in {hex}: nobody goes aboard there before they are beaten',
  'diagnostic.ear.garrison-one': 'one Soldiers counter goes to each port: to {port} goes {counter}; name another port',
  'diagnostic.ear.garrison-twice': '{port} has its Soldiers already: name a port that has none',
  'diagnostic.ear.embark-whom': 'EMBARK needs counters, or a number and a kind: EMBARK 2 soldiers ON boyne',
  'diagnostic.ear.fewer-there': 'of {count} asked for, {given} can go aboard there',
  'diagnostic.ear.goes-on': 'From {hex}, where the line above takes them.',
  'diagnostic.ear.immobile':
    '{counter} has no anchor: leave it out of the line (guns march without ships, Boom Chains never)',
  'diagnostic.ear.laden': '{counter} carries troops, who go down with her: LAND them in a line above',
  'diagnostic.ear.port-left': 'nobody of yours is left ashore in {hex}: the port is given up',
  'diagnostic.ear.port-bare':
    'Nobody of land value stays ashore in {hexes}: whoever lands takes it, and its points; leave Soldiers there.',
  'diagnostic.ear.unspent':
    '{left|One point stays|# points stay} unspent{last?, and count for nothing|{over?, and {over} of them will be lost: a track holds 100|}}.',
  'diagnostic.ear.unfed':
    'Without supply, and no line for them: {hexes}; each loses a counter when the turn ends: MOVE them to a port, or Supplies there.',
  'diagnostic.ear.overfull':
    '{hex} has {n|one land counter|# land counters} too many, and no line for them: so many are lost when the moves are made.',
  'diagnostic.ear.leaders-last':
    'By cost {counters} and their ships go last of all; in fights ashore leaders go by cost like the rest.',
  'diagnostic.ear.leaders-land':
    'With the others {counters} would go ashore, to be lost or stranded if the landing is beaten off; EXCEPT keeps {n|him|them} aboard, and {n|his|their} dice count from there too.',
  'diagnostic.ear.leads-nobody':
    'as things stand no enemy is in {hex}, where {leader} lies: he gives his dice in a combat of his own hex alone',
  'diagnostic.ear.lies-off': 'the port of {hex} has not room for all: {counters} would lie off it, without supply',
  'diagnostic.ear.lost-for-good': '{counter} is lost for good: name another',
  'diagnostic.ear.no-bomb-ship': 'you have no bomb ship on the map: BUY one first',
  'diagnostic.ear.no-fire-ship': 'you have no fire ship on the map: BUY one first',
  'diagnostic.ear.no-way-on-foot':
    'no way on foot leads from {from} to {to}, and no ship is left in this line: one sails when it names her and no other line, such as a HOLD, takes her',
  'diagnostic.ear.in-pool': '{counter} is in your force pool: BUY it first',
  'diagnostic.ear.left-out': '{counters} must be given a place too',
  'fate.ear.march': '{hexes|one hex|# hexes} on foot; {sick|one die|# dice} for disease',
  'diagnostic.ear.march':
    '{hexes|one hex|# hexes} on foot{sick?; {sick|one die|# dice} for disease: on {faces} faces of 6 each costs a counter and ends the march; unharmed in {through} of 100|, no disease}.',
  'diagnostic.ear.moved-short': 'they come as far as {hex}, not to {to}{why?: {why}|}',
  'diagnostic.ear.not-left': 'they stay in {hex}{to? and do not come to {to}|}{why?: {why}|}',
  'diagnostic.ear.moves-anyway': 'the line with IF and ELSE above moves {counter} in either case: name it once',
  'diagnostic.ear.moved-already':
    '{counter} has moved already; a move ends with a landing or a fight, a ship’s when others sail, unless these join her and go on with her: leave it out, or put its line first',
  'diagnostic.ear.needs-ship': '{hex} is open sea, and none of these is a ship: name a ship with them, or land',
  'diagnostic.ear.no-shore-gun': '{counter} is no Cannons, Heavy Guns or Boom Chain: GUNS is for those ashore alone',
  'diagnostic.ear.not-a-fire-ship': '{counter} is no fire ship: FIRESHIPS is for those alone',
  'diagnostic.ear.not-a-bomb-ship': '{counter} is no bomb ship: BOMB is for those alone',
  'diagnostic.ear.not-a-deception': '{counter} is no Deception: only those are spent to throw a die again',
  'diagnostic.ear.no-deception': 'you have no Deception on the map to throw a die again with: BUY one first',
  'diagnostic.ear.no-ship-to-intercept': '{counter} is no ship, and only ships intercept: name one',
  'diagnostic.ear.nobody-beside':
    'as the lines above stand, no ship of yours will lie beside {hexes}: ships intercept in a hex next to theirs',
  'diagnostic.ear.not-beside':
    '{counter} will be in {there}, which is not next to {hexes}: ships intercept in a hex next to theirs',
  'diagnostic.ear.fewer-than-said':
    'as the lines above stand, {n?{n|only one|only #}|none} of these will be {hex?at {hex}|aboard}',
  'diagnostic.ear.not-your-port':
    '{hex} is no port of yours as things stand: ships lie off it, and are docked once it is taken',
  'diagnostic.ear.leads-elsewhere':
    '{leader} will be in {there} and gives his dice there alone: {counter?{counter} will be|not} in {hex}',
  'diagnostic.ear.ships-stay-afloat': '{counter} is a ship, and stays afloat: LAND names those aboard',
  'diagnostic.ear.on-map-already': '{counter} is on the map already, in {hex}: name another',
  'diagnostic.ear.never-bought': '{counter} began on the map and is never bought again: name another',
  'diagnostic.ear.bought-above': 'an order above this one buys {counter} already: strike one of the two lines',
  'diagnostic.ear.no-battle':
    'there is no combat in {hex}: it takes both sides there, and more than Deceptions; at sea a MOVE that attacks must first come up with them',
  'diagnostic.ear.battle':
    '{hex}, {ashore?ashore|at sea}: {attacks?we attack|the enemy attacks}; {dice?our {dice|one die|# dice}|no die for us}.',
  'diagnostic.ear.detour': 'If a line above is intercepted in {hexes}, this one sails around it, perhaps farther.',
  'diagnostic.ear.challenged':
    'Enemies beside {hexes}, hidden ones as ships, intercept with a die of {die} or less{unarmed?; none of these ships has guns to meet them: send an escort|}.',
  'odds.whole': 'all told',
  'diagnostic.ear.with-fleet': 'The fleet fights first: its line tells what both promise in {hex}.',
  'diagnostic.ear.whole':
    '{takes?The port falls|We win}, of 100 times: {risk?{calm}{told?| against one hidden counter} once all are there; the way counted in, as if all who may intercept do, |}{told?{share}{hidden? against those last seen|}{hidden?; |}|}{hidden?{best} against one hidden counter, {worst} if all fight|}.',
  'diagnostic.ear.perils':
    '{n|The check|Each check}: on {uneven?up to |}{lost|one face|# faces} of 6 {counter?{counter} is|one ship or more are} lost{n|| (all go well in {clear} of 100)}.',
  'diagnostic.ear.meets':
    '{hex}: a die of {die} or less comes up with {inSight?the|any} ships there, else they {enters?go in without a fight|stop in {short}{unfed?, unfed: {unfed} would be lost|}}; then our {dice|one die|# dice}{port? ({port} added to each for the port)|}.',
  'diagnostic.ear.unable':
    '{hex}: none of these ships may come up with the ships {inSight?there|that may be there}, as they have intercepted this turn already or are Merchants: no die is thrown, there is no combat, {enters?they go in, and nobody lands|they stop in {short}{unfed?, unfed: {unfed} would be lost|}; ENTER takes them in without combat, and those who attack later in this phase would have them beside them}',
  'diagnostic.ear.lands':
    '{after?Then ashore|Ashore}: {landing?{landing}; |}{dice?our {dice|one die|# dice}|no die for us}{port? ({port} taken off for the port)|}.',
  'diagnostic.ear.beaten':
    '{hexes?Beaten off, those left march into a hex beside it ({hexes}): a die for disease{fed?|, no Supplies}, and ships take them up only in a seaport|Beaten off, those left are lost: no hex beside it by land is free}.',
  'diagnostic.ear.lands-unarmed':
    '{after?Then ashore|Ashore}: {landing}; without troops they cannot fight, should an enemy be ashore in {hex}.',
  'diagnostic.ear.lands-unopposed': '{after?Then ashore|Ashore}: {landing}; no enemy is seen ashore in {hex}.',
  'diagnostic.ear.theirs':
    '{known?Theirs {against|one die|# dice}; {hits?{hits|one hit wins|# hits win}|no hit is needed}|{glimpsed?Theirs when last seen, on turn {turn}: {glimpsed}{now? ({now} counters now)|}; {thrown|one die|# dice}, we win {share} of 100 against those. Hidden as they are|Theirs lie hidden}: {fewest?{alike?we win {best} of 100 however many fight|we win {best} of 100 against {fewest|one|#}, {worst} against {hits}}|{hits|one hit wins|# hits win}}}.',
  'diagnostic.ear.no-box-now': 'the box of the San Isidro is chosen once, by the Spanish, before the first turn',
  'diagnostic.ear.no-garrison': '{counter} is none of the Soldiers that begin in garrison, or has its port',
  'diagnostic.ear.no-garrison-now': 'garrisons are placed by the Spanish before the first turn: leave the line out',
  'diagnostic.ear.no-garrison-port': '{hex} is no free Spanish seaport of value 2 or more: name such a port',
  'diagnostic.ear.no-hold': 'no hold is free for {counters}: they would stay behind',
  'diagnostic.ear.no-moves-yet':
    'the set-up has no use for it: counters are bought and placed, and nobody moves or fights before turn 1',
  'diagnostic.ear.no-ship-to-dock': '{counter} is no ship, and only ships are docked: leave it out of DOCK',
  'diagnostic.ear.no-place':
    '{counter} cannot be placed in {hex}: it must be a seaport printed as yours, in the Caribbean, with room',
  'diagnostic.ear.no-place-there': 'new counters go to your own printed seaports of the Caribbean; {hex} is none',
  'diagnostic.ear.place-taken':
    '{hex} is printed as yours, but the enemy holds it: new counters go there again once it is retaken',
  'diagnostic.ear.no-port-to-embark': 'troops go aboard in a seaport; {hex} is none: name the one they lie in',
  'diagnostic.ear.no-retreat-there':
    'those beaten off in {from} could not go to {hexes}{hex?: they went to {hex}|}; troops go by land, ships by water, to a hex beside them without enemies or a storm',
  'diagnostic.ear.no-room':
    'no port of yours has room for {counter}: purchases come before moves, so whoever leaves {hexes} now makes room for the next turn',
  'diagnostic.ear.no-ship': '{counter} is no ship of yours on the map: name one in your list of stacks',
  'diagnostic.ear.no-such-leader': '{counter} has no dice to give at sea: name an admiral',
  'diagnostic.ear.no-such-stack': 'there is no stack {stack} of yours: name one of the hexes in your list of stacks',
  'diagnostic.ear.no-water': '{hex} is dry land{port?: beside it lies {port}|}; name a hex at sea or a port',
  'diagnostic.ear.no-way': 'no way leads from {from} to {to} past enemies and storms: name a nearer hex, or wait',
  'diagnostic.ear.none-of-yours': 'A kind named here is none of yours: it never pays.',
  'diagnostic.ear.nobody': 'nobody is named: write the codes of counters, as your list of stacks has them',
  'diagnostic.ear.nobody-to-intercept':
    'an interception needs a ship that is no Merchant and has not intercepted this turn: name such a ship, or pass',
  'diagnostic.ear.not-a-ship': '{counter} must be aboard a ship to go round the Horn: EMBARK it in a line above',
  'diagnostic.ear.not-among': 'it was not one of those that could be chosen there: choose one that the letter names',
  'diagnostic.ear.not-an-act': 'the order says too little to be carried out: HELP shows what it needs',
  'diagnostic.ear.not-an-answer': 'that is no answer to this question: write one of those the letter offers',
  'diagnostic.ear.not-docked': '{counter} is no ship in a seaport of ours: name a ship that lies in a port',
  'diagnostic.ear.not-held':
    'none of them would still be there when the turn closes{missing?; lost: {missing}|}{gone?; elsewhere: {gone}|}',
  'diagnostic.ear.not-in-pool': '{counter} is not in your force pool: name one that your list of purchases has',
  'diagnostic.ear.not-on-map': '{counter} is not on the map: name one that your list of stacks has',
  'diagnostic.ear.not-so-many': '{count} were asked for, {given} named: name as many as are asked for',
  'diagnostic.ear.not-that-stack': 'a stack is laid anew with all its counters: name them all, from the top',
  'diagnostic.ear.not-there': '{counter} does not lie where {ship} does: MOVE it there, or name a ship where it lies',
  'diagnostic.ear.no-bomb-ships': 'a side that has no bomb ships bombards nothing: leave the line out',
  'diagnostic.ear.not-to-claim': 'only the English throw for captured ports: leave the line out',
  'diagnostic.ear.not-to-scuttle': 'only the Spanish scuttle ships: leave the line out',
  'diagnostic.ear.not-together': '{counter} is not in {hex} with the others{there?, but in {there}|}: give it a line',
  'diagnostic.ear.not-yours': '{counter} is not yours: name one of your own',
  'diagnostic.ear.overstacked':
    '{counter?{counter}: |}{hex} has {room?room for {room} more {of}|no more room for {of}}{elsewhere?; there is room in {elsewhere}|}',
  'diagnostic.ear.not-landed': 'not put ashore at {hex}, as they are not aboard there: {counters}',
  'diagnostic.ear.apart': '{counter} is in {there} by then, and {ship} in {hex}: who goes aboard waits where she is',
  'diagnostic.ear.asks-of-nothing':
    'TOP, ENEMY and OURS ask of the stack met when a choice is made (CONTACT, INTERCEPT, RETREAT …); this order meets none. Write ENEMY IN and a hex, or give CONTACT the condition',
  'diagnostic.ear.placed-already': '{counter} is on the map already and is not placed anew: leave the line out',
  'diagnostic.ear.pool-empty': 'your force pool holds fewer of them ({kind}); those there were are bought: BUY fewer',
  'diagnostic.ear.pool-short':
    'your force pool {any?is short of {missing|one|#} of them: BUY fewer, or|has none of them left: BUY} another kind',
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
    '{hexes|one hex|# hexes} of sea{checks?, {checks|one check|# checks} for perilous seas|, no check}{spared?; one more in the last hex if no enemy ships are met there|}.',
  'diagnostic.ear.deceptions-spared':
    'Deceptions never pay for losses: this line passes them over. They go with the last counter they hide, or to throw a die again.',
  'diagnostic.ear.no-dice':
    'ashore at {hex} they would throw no dice: the port takes {value} off, and leaders and guns count only beside Soldiers or a bomb ship, ships’ guns not past wrecks',
  'diagnostic.ear.nobody-to-fight':
    'at {hex} no enemy ships are seen, and ships alone fight nobody ashore: it takes troops landed, or a bomb ship',
  'diagnostic.ear.newcomers-stay': 'Bought at {hex}, not named here: {counters}; they stay unless a line names them.',
  'diagnostic.ear.nobody-to-land': 'as the lines above stand, nobody whom this line means will be aboard at {hex}',
  'diagnostic.ear.not-aboard-there': '{counter} is in {there}, and no MOVE above takes it to {hex}: name it in one',
  'diagnostic.ear.no-fighters':
    'at {hex} the enemy holds out against {counters}: nobody of land value is with them, they throw no dice, and leaders and guns are lost',
  'diagnostic.ear.one-hex':
    'A retreat goes one hex, no further: into the port only where it lies next to the combat, else a hex towards it, where want may follow.',
  'diagnostic.ear.puts-off':
    'off the port of {hex}{fed?|, without supply}, would lie {counters}: a DOCK that names the port says who lies in it',
  'diagnostic.ear.scuttle-odds':
    '{counter} is gone for good; {gun?a die of {gun} or less bars {hex}|she has no guns, and her wreck bars nothing}.',
  'diagnostic.ear.scuttles-left':
    '{left?{left|one ship|# ships} may still be scuttled in this war|no more ships may be scuttled in this war}',
  'diagnostic.ear.starved':
    '{unless?{landed?should the landing be beaten off, the Supplies go with it, and the ships|unless the port falls they} lie at sea unfed: a counter would be lost when the turn ends{room?; if the port falls, it holds {room|one ship|# ships} of these {n}, Frigates apart, and {landed?should the Supplies be lost ashore, |}one that lies off is lost{landed? too|}: send fewer, or {landed?LAND the troops alone|Supplies}|}|{driven?if they are driven off there{gone?, and {gone} too|}, |{gone?if {gone} should be lost or driven off there, |}}{room?off the port of {hex}, which has room for {room|one ship|# ships}, nobody is supplied (Supplies there, or fewer ships, would do)|{hex} is without supply}: when the turn ends there would be lost, as things stand, {counters}}',
  'diagnostic.ear.storm': 'a storm lies on {hex}: nobody enters, leaves, docks, lands or goes aboard there',
  'diagnostic.ear.there-already':
    'they are in {hex} already: leave the line out{beset?; to attack whoever lies off it, go out and back in: VIA a hex beside it, and ATTACK|}',
  'diagnostic.ear.too-dear': '{counter} costs {cost}, {funds|one point is left|# points are left}: BUY fewer',
  'diagnostic.ear.dice-run-out': '{leader} has {dice|one die|# dice} to give: those named last get none: name fewer',
  'diagnostic.ear.too-many-dice': '{leader} has {dice|one die|# dice} to give: name no more than that',
  'diagnostic.ear.untidy': 'whoever is ashore lies below all ships, and cargo right above its ship',
  'diagnostic.ear.without-ship': '{counter} is aboard{ship? {ship}|} and sails only with her: MOVE her',
} as const;

export type DiagnosticsWords = Record<keyof typeof englishDiagnostics, string>;
