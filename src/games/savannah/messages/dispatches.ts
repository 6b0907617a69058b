/** How the campaign stands, in words: weather, calendar of reinforcements, siege, cards, toll, tracks, player's aid. */

const en = {
  'dispatch.sorties': 'Out of the lines',
  'siege.defences': 'Defences of Savannah',
  'siege.unfinished': 'unfinished: {value} to attacks across them; {later} from turn {turn}.',
  'siege.unfinished.stays': 'unfinished, and so they stay: {value} to attacks across them.',
  'sortie.out': '{unit} {many?are|is} out with {leader}, who goes home last; their morale is 1 worse outside.',
  'aid.weather': 'A die on most turns; else the weather holds, or rain follows a storm.',
  'aid.events': 'On turns 2, 3, 5, 6, 8, 9, 11, 12, 14 and 15 each side draws a card. MOMENTUM CARD buys one more.',
  'aid.works':
    'From turn 9 the French begin works (DIG hexes) and turn those begun (ORIENT hex sides). Both look ahead: written now, they serve as the next turn opens.',
  'aid.siege':
    'With a finished work the French may fire (SIEGE FIRE or HOLD), then the British reply. BREACH and REPAIR name hexsides.',
  'aid.arrival':
    'Who is due comes in at the entry by itself and may MOVE at once; WAIT keeps units out a turn, ENTER picks the hex, and who finds room first. Who finds none at the entry when the phase ends comes a turn later.',
  'aid.movement':
    'MOVE; STRATEGIC keeps to roads at double speed, away from the enemy. Before turn 11 the garrison leaves its lines only with a leader (SORTIE).',
  'aid.fire': 'Guns of the side that does not move (FIRE), and the mortar of the French in their turn (MORTAR).',
  'aid.end':
    'Turns 2 to 14: the Allies may write ASSAULT NEXT TURN and storm the lines; otherwise hours begin on turn 16. Enemies in the town: the garrison may have to surrender.',
  'form.sortie': 'Out of the lines, with a leader:',
  'form.order.sortie': 'SORTIE {units} WITH {leader}',
  'form.kept-off': 'Before ASSAULT NEXT TURN no troops of ours go into the lines or next to them.',
  'form.assault':
    'To storm the lines (to turn {last}): turn {tactical} follows; who is still to come{ours?, {ours} of ours{theirs? and {theirs} of theirs|}|{theirs?, {theirs} of theirs|}}, never does; the lines are built no further:',
  'summary.works-done': '{ours?our|the French} works at {places} are finished',
  'summary.works-begun': '{ours?we dig|the French dig} at {places}',
  'cards.late': 'for the turns of days, which are over',
  'briefing.savannah/campaign.scene.head': 'Savannah, September 1779.',
  'briefing.savannah/campaign.british.scene': 'A French fleet lands an army; the Americans march to join it.',
  'briefing.savannah/campaign.british.forces':
    '{british} SP, {batteries|# battery|# batteries}, {leaders|# leader|# leaders} in half-built lines; more come.',
  'briefing.savannah/campaign.british.aim':
    'hold the town and keep the Allies from leading by {lead} VP after turn {last}.',
  'briefing.savannah/campaign.course.head': 'Turns {first} to 15 are days,',
  'briefing.savannah/campaign.british.course': '16 to {last} hours: landing, siege, assault.',
  'briefing.savannah/campaign.british.now': 'where units march; a unit you do not name stays where it is.',
  'briefing.savannah/campaign.allies.scene': 'We land to take the town from the British: by siege, assault, or both.',
  'briefing.savannah/campaign.allies.forces':
    'French from turn 2 at F, Americans from turn 3 at A; all come by the calendar.',
  'briefing.savannah/campaign.allies.aim': 'make the garrison surrender, or lead by {lead} VP after turn {last}.',
  'briefing.savannah/campaign.allies.course': '16 to {last} hours. We may storm sooner: ASSAULT NEXT TURN.',
  'briefing.savannah/campaign.allies.now.head': 'You are asked for orders',
  'briefing.savannah/campaign.allies.now': 'when your first troops come in; whom you do not name stays.',
  'entry.HQ': 'HQ',
  'summary.works-breached': 'the siege works at {places} are breached',
  'how.enter.british': 'ENTER maitland AT 1802',
  'how.enter.allies': 'ENTER fr-a-rt AT 3920',
  'how.wait.british': 'WAIT marines, navy',
  'how.wait.allies': 'WAIT foix',
  'how.strategic.british': 'MOVE delancey-1 TO 1805 STRATEGIC',
  'how.strategic.allies': 'MOVE pulaski TO 3019 STRATEGIC',
  'how.sortie.british': 'SORTIE graham-li WITH maitland',
  'how.sortie.means': 'who leaves the lines with a leader, up to turn 10',
  'how.dig.allies': 'DIG 2009, 2010',
  'how.dig.means': 'begin siege works as the next turn opens, from turn 9 on',
  'how.orient.allies': 'ORIENT 2009 N, NE',
  'how.assault.allies': 'ASSAULT NEXT TURN',
  'how.assault.means': 'turns 2 to 14: storm the lines from the next turn on; turns become hours',
};

const fr: Record<keyof typeof en, string> = {
  'dispatch.sorties': 'Hors des lignes',
  'siege.defences': 'Défenses de Savannah',
  'siege.unfinished': 'inachevées : {value} aux attaques qui les franchissent ; {later} à partir du tour {turn}.',
  'siege.unfinished.stays': 'inachevées, et elles le resteront : {value} aux attaques qui les franchissent.',
  'sortie.out': '{unit} {many?sont dehors|est dehors} avec {leader}, qui rentre le dernier ; leur moral y baisse de 1.',
  'aid.weather': 'Un dé la plupart des tours ; sinon le temps se maintient, ou la pluie suit la tempête.',
  'aid.events':
    'Aux tours 2, 3, 5, 6, 8, 9, 11, 12, 14 et 15, chaque camp pioche une carte. ÉLAN CARTE en achète une de plus.',
  'aid.works':
    "À partir du tour 9, les Français commencent des ouvrages (CREUSER hexagones) et orientent ceux qu'ils ont commencés (ORIENTER hexagone côtés). Écrits maintenant, ces ordres servent à l'ouverture du tour prochain.",
  'aid.siege':
    'Avec un ouvrage achevé, les Français peuvent tirer (SIÈGE FEU ou ATTENDRE), puis les Britanniques répondre. BRÈCHE et RÉPARER nomment des côtés.',
  'aid.arrival':
    "Qui est attendu entre de lui-même et peut MARCHER aussitôt ; ATTENDRE retient des unités un tour, ENTRER choisit l'hexagone, et qui passe d'abord. Qui n'a pas de place à l'entrée en fin de phase vient un tour plus tard.",
  'aid.movement':
    "MARCHER ; STRATÉGIQUE suit les routes à double vitesse, loin de l'ennemi. Avant le tour 11, la garnison ne quitte ses lignes qu'avec un chef (SORTIE).",
  'aid.fire': 'Les canons du camp qui ne bouge pas (TIRER), et le mortier des Français à leur tour (MORTIER).',
  'aid.end':
    'Tours 2 à 14 : les Alliés peuvent écrire ASSAUT AU PROCHAIN TOUR et assaillir les lignes ; sinon les heures commencent au tour 16. Ennemis en ville : la garnison peut devoir capituler.',
  'form.sortie': 'Hors des lignes, avec un chef :',
  'form.order.sortie': 'SORTIE {units} AVEC {leader}',
  'form.kept-off': 'Avant ASSAUT AU PROCHAIN TOUR, nul des notres ne va dans les lignes ni a cote.',
  'form.assault':
    "Pour l'assaut (jusqu'au tour {last}) : le tour {tactical} suit ; qui n'est pas encore venu{ours?, {ours} à nous{theirs? et {theirs} à eux|}|{theirs?, {theirs} à eux|}}, ne vient plus ; les lignes ne s'achèvent plus :",
  'summary.works-done': '{ours?nos ouvrages|les ouvrages français} en {places} sont achevés',
  'summary.works-begun': '{ours?nous creusons|les Français creusent} en {places}',
  'cards.late': "pour les tours d'une journée, qui sont passés",
  'briefing.savannah/campaign.scene.head': 'Savannah, septembre 1779.',
  'briefing.savannah/campaign.british.scene': 'Une flotte française débarque une armée ; les Américains accourent.',
  'briefing.savannah/campaign.british.forces':
    '{british} PF, {batteries|# batterie|# batteries}, {leaders} chefs, et des renforts.',
  'briefing.savannah/campaign.british.aim': 'tenir la ville, sans {lead} PV de retard sur les Alliés au tour {last}.',
  'briefing.savannah/campaign.course.head': 'Les tours {first} à 15 sont des jours,',
  'briefing.savannah/campaign.british.course': '16 à {last} des heures : siège, puis assaut.',
  'briefing.savannah/campaign.british.now': "où l'on marche ; une unité que vous ne nommez pas reste sur place.",
  'briefing.savannah/campaign.allies.scene': 'Nous débarquons pour prendre la ville, par le siège ou par assaut.',
  'briefing.savannah/campaign.allies.forces': 'Français dès le tour 2 en F, Américains dès le tour 3 en A.',
  'briefing.savannah/campaign.allies.aim': 'faire capituler la garnison, ou mener de {lead} PV après le tour {last}.',
  'briefing.savannah/campaign.allies.course': "16 à {last} des heures ; l'assaut peut venir plus tôt.",
  'briefing.savannah/campaign.allies.now.head': 'On vous demande des ordres',
  'briefing.savannah/campaign.allies.now': 'dès que vos premières troupes entrent ; qui n’est pas nommé reste.',
  'entry.HQ': 'QG',
  'summary.works-breached': 'brèche dans les ouvrages de siège en {places}',
  'how.enter.british': 'ENTRER maitland À 1802',
  'how.enter.allies': 'ENTRER fr-a-rt À 3920',
  'how.wait.british': 'ATTENDRE marines, navy',
  'how.wait.allies': 'ATTENDRE foix',
  'how.strategic.british': 'MARCHER delancey-1 VERS 1805 STRATÉGIQUE',
  'how.strategic.allies': 'MARCHER pulaski VERS 3019 STRATÉGIQUE',
  'how.sortie.british': 'SORTIE graham-li AVEC maitland',
  'how.sortie.means': "qui quitte les lignes avec un chef, jusqu'au tour 10",
  'how.dig.allies': 'CREUSER 2009, 2010',
  'how.dig.means': "commencer des ouvrages à l'ouverture du tour prochain, dès le tour 9",
  'how.orient.allies': 'ORIENTER 2009 N, NE',
  'how.assault.allies': 'ASSAUT AU PROCHAIN TOUR',
  'how.assault.means': 'tours 2 à 14 : assaillir les lignes dès le tour prochain ; les tours deviennent des heures',
};

export const dispatchWords = { en, fr };
