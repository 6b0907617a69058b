/** Ce que dit Savannah en français. Syntaxe des modèles : src/engine/phrase.ts. */
import type { Sentences } from './en.ts';
import { ground } from './ground.ts';
import { nameMessages } from './names.ts';
import { orders } from './orders.ts';

const frame = {
  game: 'Savannah 1779',
  'scenario.savannah/assault': "L'assaut",
  'seat.british': 'Britanniques',
  'seat.allied': 'Alliés',
  'seat.allies': 'Alliés',
  'seat.french': 'Français',
  'seat.american': 'Américains',
  'side.british': 'britanniques',
  'side.british.the': 'les Britanniques',
  'side.allies': 'alliés',
  'side.allies.the': 'les Alliés',
  'army.british': 'Britanniques',
  'army.british.the': 'les Britanniques',
  'army.british.adjective': 'britannique',
  'army.french': 'Français',
  'army.french.the': 'les Français',
  'army.french.adjective': 'français',
  'army.american': 'Américains',
  'army.american.the': 'les Américains',
  'army.american.adjective': 'américain',
  'state.lost': 'perdue dans le marais',
  'tag.lost': 'L',
  'weather.hurricane': 'ouragan',
  'weather.squall': 'grains',
  'weather.storms': 'orages',
  'weather.heavy-rain': 'forte pluie',
  'weather.favorable': 'temps clair',
  'weather.fog': 'brouillard',
};

const terrain = {
  'terrain.cemetery': 'cimetière',
  'terrain.ruins': 'ville en ruine',
  'terrain.fort': 'vieux fort',
  'terrain.light_forest': 'bois clair',
  'terrain.forest': 'forêt',
  'terrain.yamacraw_swamp': 'marais de Yamacraw',
  'terrain.rice_field': 'rizière',
  'terrain.coveredWay': 'chemin couvert',
};

const tales = {
  'tale.parted.allies':
    'La pile se sépare : {unit} {many?quittent|quitte} {from} pour {to}, car Français et Américains ne peuvent rester dans un même hexagone.',
  'tale.parted.militia':
    'La pile se sépare : {unit} {many?quittent|quitte} {from} pour {to}, car réguliers français et milice coloniale ne peuvent rester dans un même hexagone.',
  'tale.went-home':
    'Sans ordre, {unit} {many?ont marché|a marché} de {from} en {to} : les canons chassés par le feu regagnent leur poste{post?, ici {post}, au besoin par un détour|}.',
  'die.lost': 'passage du chemin couvert',
  'tale.lost-way': 'sur le chemin couvert en {hex}, {unit} {many?ont|a} {lost?perdu|gardé} la route (dé {die}).',
  'reason.town-entered': '{unit} {many?sont|est} dans la ville de Savannah en {hex}.',
  'reason.force-destroyed': "{leader} est perdu, et {lost} PF de l'élite française et continentale.",
  'reason.points': "Le dernier tour est joué : l'avance alliée est de {ahead} PV, il en fallait {needed}.",
};

const briefing = {
  'briefing.savannah/assault.scene.head': 'Savannah, 9 octobre 1779.',
  'briefing.savannah/assault.british.scene': 'Français et Américains vont assaillir nos lignes.',
  'briefing.british.forces.head': 'Nous sommes les Britanniques :',
  'briefing.savannah/assault.british.forces':
    '{british} PF, {batteries} batteries, {leaders} chefs, derrière nos ouvrages.',
  'briefing.aim.head': 'Pour gagner,',
  'briefing.savannah/assault.british.aim': 'empêcher les Alliés de mener de {lead} PV à la fin du tour {last}.',
  'briefing.savannah/assault.course.head': 'Tours {first} à {last}.',
  'briefing.savannah/assault.course': "Les pertes coûtent du moral et valent des PV à l'ennemi ; à 0, défaite.",
  'briefing.now.head': 'Écrivez donc',
  'briefing.savannah/assault.now': 'qui marche ; on attaque ensuite l’ennemi voisin.',
  'briefing.savannah/assault.allies.scene': 'Le siège a échoué ; nous assaillons les lignes anglaises.',
  'briefing.allies.forces.head': 'Nous sommes les Alliés :',
  'briefing.savannah/assault.allies.forces':
    '{french} PF français, {american} américains, {batteries} batteries, {leaders} chefs.',
  'briefing.savannah/assault.allies.aim':
    'mener de {lead} PV après le tour {last}, ou entrer en ville ; {hold} seul vaut 1.',
};

const tracks = {
  'cause.hold': 'Spring Hill tenu à la fin',
  'cause.springHill': 'Spring Hill tenu à la fin',
  'goal.force.label': '{side} détruisent l’ennemi',
  'goal.force': '{now} PF détruits sur {of}{least?, dont {among} de réguliers sur {least}|}',
  'goal.destruction.label': 'Victoire décisive {side:de}',
  'goal.destruction':
    '{leader} perdu ({met?oui|pas encore}) et {of} PF de réguliers français et de Continentaux : {now} sur {of}{others?. D’autres classes, donc non comptés : {others}|}',
  'goal.city.label': 'Victoire décisive {side:de}',
  'goal.city':
    'une unité en ordre de bataille en ville ; {any?la plus proche est à {n|un hexagone|# hexagones}|aucune n’est sur la carte}',
  'goal.surrender.label': 'Victoire décisive {side:de}',
  'goal.surrender':
    'Savannah capitule : {city?{city} {city|hexagone|hexagones} de la ville tenus ; à la fin d’un tour britannique, sur un dé de {die} ou moins ({chance} %)|possible seulement si une de leurs unités est en ordre de bataille en ville (AIDE) ; {any?la plus proche est à {n|un hexagone|# hexagones}|aucune n’est sur la carte}}',
  'goal.collapse.label': 'Victoire substantielle, pour les deux camps',
  'goal.collapse': "moral d'une armée ennemie à {to} ; à présent {armies}",
  'goal.lead.label': 'Victoire marginale {side:de}',
  'goal.lead':
    'une avance de {need} PV après le dernier tour, sinon victoire {other:de} ; {over?elle était de {now}|à présent {now}. {place} vaut alors encore {pays} PV à l’armée qui s’y tient en ordre de bataille sans ennemi à côté ; {holder?en l’état ce sont {holder}, et l’avance serait de {atEnd}|en l’état, personne}}',
};

const next = {
  'plan.wins':
    '{city?Ville : {city} hex tenus, capitule sur un dé de {die} au plus ({chance} %), ou +{lead} (à présent {ahead})|Avance {ours?|alliée }{ahead}, but +{lead} ou la ville}.',
  'plan.wins.short':
    '{city?Ville : {city} hex, capitule à {chance} %, ou +{lead}|Il {ours?nous|leur} faut +{lead}, ou la ville}.',
};

const form = {
  'how.move.british': 'MARCHER kfr VERS 1403 PAR 1502',
  'how.move.allies': 'MARCHER dillon-irish VERS 1505 PAR 1506',
  'how.hold.british': 'TENIR maitland, fraser-1',
  'how.hold.allies': 'TENIR lincoln, sc-3',
  'how.mortar.allies': 'MORTIER 2005',
  'how.attack.british': 'ATTAQUER 1405 AVEC fraser-1, marines TÊTE marines TACTIQUE assaut frontal',
  'how.attack.allies': 'ATTAQUER 1404 AVEC champagne, avant-garde TÊTE avant-garde TACTIQUE assaut frontal',
  'how.divert.british': 'FIXER 1505 AVEC fraser-2',
  'how.divert.allies': 'FIXER 1504 AVEC dillon-irish',
  'how.defend.british': 'CONSIGNE DÉFENDRE 1404 TÊTE tawes TACTIQUE tenir ferme',
  'how.defend.allies': 'CONSIGNE DÉFENDRE 1405 TÊTE avant-garde TACTIQUE tenir ferme',
  'how.condition.british': 'SI ENNEMI EN 1405 MARCHER kfr VERS 1403 SINON TENIR kfr',
  'how.condition.allies': 'SI ENNEMI EN 1405 TENIR foix SINON MARCHER foix VERS 1405',
};

const drm = {
  'drm.french-assault': 'assaut français',
  'drm.irish': 'Irlandais contre réguliers',
  'drm.creeks-alone': 'Creeks seuls en forêt',
  'drm.mixed-attacked': 'Français et Américains mêlés',
  'drm.mixed-forced': "pile mixte forcée d'attaquer",
  'drm.regulars-with-militia': 'réguliers avec milice coloniale',
  'drm.naval-zone': 'sous le feu des navires',
  'drm.cemetery': 'cimetière',
  'drm.city': 'en ville',
  'drm.ruins': 'dans les ruines',
  'drm.fort': 'vieux fort',
  'drm.light_forest': 'bois clair',
  'drm.forest': 'forêt',
  'drm.yamacraw_swamp': 'défenseur dans le marais de Yamacraw',
  'drm.rice_field': 'rizière',
  'drm.covered-way': 'chemin couvert',
  'drm.fog': 'brouillard',
  'drm.heavy-rain': 'forte pluie',
  'drm.storms': 'orages',
  'drm.squall': 'grains',
  'drm.hurricane': 'ouragan',
  'drm.favorable': 'temps clair',
  'morale.shift': 'hors des lignes',
};

const questions = {
  'question.setup-place': 'Où se tient la milice loyale de Savannah ?',
  'question.unstack': "Laquelle quitte l'hexagone, et pour où ?",
  'question.mixed-stack-retreat': 'Où recule la pile mixte ?',
  'question.covered-way-step': "Continuer sur le chemin couvert, ou s'arrêter ?",
};

const sentences: Sentences = {
  ...frame,
  ...terrain,
  ...tales,
  ...briefing,
  ...tracks,
  ...next,
  ...form,
  ...drm,
  ...questions,
  ...ground.fr,
  ...orders.fr,
};

export const fr: Readonly<Record<string, string>> = { ...nameMessages('fr'), ...sentences };
