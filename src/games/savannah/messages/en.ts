/** What Savannah says in English. Syntax of the templates: src/engine/phrase.ts. */
import { ground } from './ground.ts';
import { nameMessages } from './names.ts';
import { orders } from './orders.ts';

const frame = {
  game: 'Savannah 1779',
  'scenario.savannah/assault': 'The Assault',
  'seat.british': 'British',
  'seat.allied': 'Allies',
  'seat.allies': 'Allies',
  'seat.french': 'French',
  'seat.american': 'Americans',
  'side.british': 'British',
  'side.british.the': 'the British',
  'side.allies': 'Allied',
  'side.allies.the': 'the Allies',
  'army.british': 'British',
  'army.british.the': 'the British',
  'army.british.adjective': 'British',
  'army.french': 'French',
  'army.french.the': 'the French',
  'army.french.adjective': 'French',
  'army.american': 'American',
  'army.american.the': 'the Americans',
  'army.american.adjective': 'American',
  'state.lost': 'Lost in the swamp',
  'tag.lost': 'L',
  'weather.hurricane': 'hurricane',
  'weather.squall': 'squall',
  'weather.storms': 'storms',
  'weather.heavy-rain': 'heavy rain',
  'weather.favorable': 'favorable',
  'weather.fog': 'fog',
};

const terrain = {
  'terrain.cemetery': 'cemetery',
  'terrain.ruins': 'ruined town',
  'terrain.fort': 'old fort',
  'terrain.light_forest': 'light forest',
  'terrain.forest': 'forest',
  'terrain.yamacraw_swamp': 'Yamacraw swamp',
  'terrain.rice_field': 'rice field',
  'terrain.coveredWay': 'Covered Way',
};

/** Sentences of the phases. */
const tales = {
  'tale.parted.allies':
    'The stack parts: {unit} {many?leave|leaves} {from} for {to}, as French and American units may not stay in one hex.',
  'tale.parted.militia':
    'The stack parts: {unit} {many?leave|leaves} {from} for {to}, as French Regulars and colonial militia may not stay in one hex.',
  'tale.went-home':
    'Without an order {unit} went from {from} to {to}: guns driven off by fire return to their post{post?, here {post}, if need be by a way round|}.',
  'die.lost': 'way through the Covered Way',
  'tale.lost-way': 'on the Covered Way at {hex}, {unit} {lost?lost the way|kept the way} (die {die}).',
  'reason.town-entered': '{unit} stands in the town of Savannah at {hex}.',
  'reason.force-destroyed': '{leader} is lost, and {lost} SP of the best French and Continental troops.',
  'reason.points': 'The last turn is over: the Allied lead is {ahead} VP, {needed} were needed.',
};

/** What is said before the first turn, to each side of a scenario. */
const briefing = {
  'briefing.savannah/assault.scene.head': 'Savannah, 9 October 1779.',
  'briefing.savannah/assault.british.scene': 'The French and Americans will storm our lines.',
  'briefing.british.forces.head': 'We are the British:',
  'briefing.savannah/assault.british.forces':
    '{british} SP of foot, {batteries} batteries, {leaders} leaders, behind good works.',
  'briefing.aim.head': 'To win,',
  'briefing.savannah/assault.british.aim': 'keep the Allies from leading by {lead} VP when turn {last} is over.',
  'briefing.savannah/assault.course.head': 'Turns {first} to {last}.',
  'briefing.savannah/assault.course': 'Losses cost army morale and give the enemy VP; an army at 0 has lost.',
  'briefing.now.head': 'Now write',
  'briefing.savannah/assault.now': 'where units march; next to an enemy they may then attack.',
  'briefing.savannah/assault.allies.scene': 'The siege has failed; we storm the British lines.',
  'briefing.allies.forces.head': 'We are the Allies:',
  'briefing.savannah/assault.allies.forces':
    '{french} French SP, {american} American, {batteries} batteries, {leaders} leaders.',
  'briefing.savannah/assault.allies.aim':
    'lead by {lead} VP after turn {last}, or march into the town. {hold} alone is worth 1.',
};

const tracks = {
  'cause.hold': 'Spring Hill held at the end',
  'cause.springHill': 'Spring Hill held at the end',
  'goal.force.label': '{side} destroy the enemy',
  'goal.force': '{now} of {of} SP destroyed{least?, {among} of {least} of them regulars|}',
  'goal.destruction.label': '{side}, decisive',
  'goal.destruction':
    '{leader} lost ({met?yes|not yet}) and {of} SP of French Regulars and Continentals: {now} of {of}{others?. Of other classes, so not counted: {others}|}',
  'goal.city.label': '{side}, decisive',
  'goal.city': 'a unit in Parade Order in the town; {any?the nearest is {n|one hex|# hexes} off|none is on the map}',
  'goal.surrender.label': '{side}, decisive',
  'goal.surrender':
    'Savannah surrenders: {city?{city} {city|hex|hexes} of the town held; as a British player turn ends, on a die of {die} or less ({chance}%)|possible only with a unit of theirs in Parade Order in the town (HELP); {any?the nearest is {n|one hex|# hexes} off|none is on the map}}',
  'goal.collapse.label': 'Either, substantial',
  'goal.collapse': 'an enemy army morale of {to}; now {armies}',
  'goal.lead.label': '{side}, marginal',
  'goal.lead':
    'a lead of {need} VP after the last turn, else {other} win; {over?it was {now}|now {now}. Then {place} still adds {pays} VP for the army that stands there in Parade Order with no enemy beside it; {holder?as it stands that is {holder}, which makes the lead {atEnd}|as it stands nobody does}}',
};

const next = {
  'plan.wins':
    '{city?Town: {city} {city|hex|hexes} held, surrender on a die up to {die} ({chance}%), or +{lead} (now {ahead})|{ours?We|The Allies} need +{lead} (now {ahead}), or the town}.',
  'plan.wins.short':
    '{city?Town: {city}, surrender {chance}%, or +{lead}|{ours?We|The Allies} need +{lead}, or the town}.',
};

const form = {
  'how.move.british': 'MOVE kfr TO 1403 VIA 1502',
  'how.move.allies': 'MOVE dillon-irish TO 1505 VIA 1506',
  'how.hold.british': 'HOLD maitland, fraser-1',
  'how.hold.allies': 'HOLD lincoln, sc-3',
  'how.mortar.allies': 'MORTAR 2005',
  'how.attack.british': 'ATTACK 1405 WITH fraser-1, marines LEAD marines TACTIC frontal assault',
  'how.attack.allies': 'ATTACK 1404 WITH champagne, avant-garde LEAD avant-garde TACTIC frontal assault',
  'how.divert.british': 'DIVERT 1505 WITH fraser-2',
  'how.divert.allies': 'DIVERT 1504 WITH dillon-irish',
  'how.defend.british': 'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast',
  'how.defend.allies': 'STANDING DEFEND 1405 LEAD avant-garde TACTIC stand fast',
  'how.condition.british': 'IF ENEMY IN 1405 MOVE kfr TO 1403 ELSE HOLD kfr',
  'how.condition.allies': 'IF ENEMY IN 1405 HOLD foix ELSE MOVE foix TO 1405',
};

/** Addends of dice, named for their causes; `unit` is who causes them, `ours` whether he is the reader's. */
const drm = {
  'drm.french-assault': 'French assault',
  'drm.irish': 'Irish against Regulars',
  'drm.creeks-alone': 'Creeks alone in forest',
  'drm.mixed-attacked': 'French and Americans mixed',
  'drm.mixed-forced': 'mixed stack forced to attack',
  'drm.regulars-with-militia': 'Regulars with colonial militia',
  'drm.naval-zone': "under the ships' guns",
  'drm.cemetery': 'cemetery',
  'drm.city': 'in the town',
  'drm.ruins': 'in the ruins',
  'drm.fort': 'old fort',
  'drm.light_forest': 'light forest',
  'drm.forest': 'forest',
  'drm.yamacraw_swamp': 'defender in the Yamacraw swamp',
  'drm.rice_field': 'rice field',
  'drm.covered-way': 'Covered Way',
  'drm.fog': 'fog',
  'drm.heavy-rain': 'heavy rain',
  'drm.storms': 'storms',
  'drm.squall': 'squall',
  'drm.hurricane': 'hurricane',
  'drm.favorable': 'fair weather',
  'morale.shift': 'out of the lines',
};

/** What each question asks, in a sentence. */
const questions = {
  'question.setup-place': 'Where does the Savannah Loyal Militia stand?',
  'question.unstack': 'Which of them leaves the hex, and where to?',
  'question.mixed-stack-retreat': 'Where does the mixed stack fall back to?',
  'question.covered-way-step': 'On along the Covered Way, or stop?',
};

const sentences = {
  ...frame,
  ...terrain,
  ...tales,
  ...briefing,
  ...tracks,
  ...next,
  ...form,
  ...drm,
  ...questions,
  ...ground.en,
  ...orders.en,
};

/** Every sentence but those made of names: a language that lacks one does not compile. */
export type Sentences = Readonly<Record<keyof typeof sentences, string>>;

export const en: Readonly<Record<string, string>> = { ...nameMessages('en'), ...sentences };
