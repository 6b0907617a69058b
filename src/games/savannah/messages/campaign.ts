/** What the frame of the campaign says: weather, arrivals, sorties, declaration and surrender. */

const en = {
  'tally.note': 'lost: strength points, 100 men each; victory: halves of a point.',
  'scenario.savannah/campaign': 'The Campaign',
  'surrender.fatigued': 'morale Fatigued',
  'surrender.wavering': 'morale Wavering',
  'surrender.commander': '{unit} lost',
  'surrender.town': 'enemies in the town',
  'die.captain': 'what befalls the captain',
  'die.surrender': 'does the garrison surrender',
  'drm.unfinished': 'unfinished defences',
  'tale.entry': 'the ships land at {entry} [{die}].',
  'tale.sortie': '{unit} {many?sally|sallies} with {leader}.',
  'tale.defences':
    '{finished?The defences of Savannah are finished.|The defences of Savannah grow: {value+} to attacks across them.}',
  'tale.declared': 'the Allies will storm the lines of Savannah next turn.',
  'tale.surrender':
    '{surrendered?Savannah surrenders|Savannah holds out}: [{die}]{added} = {sum}, {needed} or less was needed; {ours?we stand|the enemy stands} in {hexes}.',
  'reason.surrendered': 'the garrison of Savannah has laid down its arms.',
  'ending.individual': 'Of the Allies, {armies} {many?share the day|have won most}.',
  'question.declare-sortie-leader': 'Who goes out of the lines with this leader?',
  'question.declare-assault': 'Do we announce the assault on Savannah for the next turn?',
  'diagnostic.savannah.before-assault':
    '{to} lies before the lines: nobody goes there until the assault has been announced (ASSAULT NEXT TURN)',
  'diagnostic.savannah.assault-undeclared': '{hex} is in the lines: announce the assault first (ASSAULT NEXT TURN)',
  'diagnostic.savannah.sortie-leader':
    '{unit} leaves the lines only with a leader before turn 11: march with him, or SORTIE … WITH him',
  'diagnostic.savannah.sortie-return':
    '{leader} comes home only with all who went out with him: {unit} {many?are|is} still out',
  'diagnostic.savannah.not-arriving': 'only those who have just come in may be held back',
  'diagnostic.savannah.sortie-units': 'only units stacked with the leader go out with him',
  'diagnostic.savannah.sortie-not-yours': 'only the garrison sallies',
  'diagnostic.savannah.sortie-free': 'no leader is needed to leave the lines now',
  'diagnostic.savannah.sortie-elsewhere':
    '{apart?{unit} {many?stand|stands} {hex?in {hex}|off the map}, {leader} {where?in {where}|too}: who sallies stands with the leader, in the lines, as the turn opens|{leader} does not command {unit}, or they stand outside the lines}',
};

const fr: Record<keyof typeof en, string> = {
  'tally.note': 'lost : points de force, 100 hommes chacun ; victory : demi-points de victoire.',
  'scenario.savannah/campaign': 'La campagne',
  'surrender.fatigued': 'moral Fatigué',
  'surrender.wavering': 'moral Chancelant',
  'surrender.commander': 'perte : {unit}',
  'surrender.town': 'ennemis en ville',
  'die.captain': 'sort du capitaine',
  'die.surrender': 'la garnison se rend-elle',
  'drm.unfinished': 'défenses inachevées',
  'tale.entry': 'les vaisseaux débarquent en {entry} [{die}].',
  'tale.sortie': '{unit} {many?font|fait} une sortie avec {leader}.',
  'tale.defences':
    '{finished?Les défenses de Savannah sont achevées.|Les défenses de Savannah avancent : {value+} aux attaques qui les franchissent.}',
  'tale.declared': "les Alliés donneront l'assaut aux lignes de Savannah au prochain tour.",
  'tale.surrender':
    "{surrendered?Savannah capitule|Savannah tient} : [{die}]{added} = {sum}, il fallait {needed} ou moins ; {ours?nous sommes|l'ennemi est} en {hexes}.",
  'reason.surrendered': 'la garnison de Savannah a déposé les armes.',
  'ending.individual': 'Parmi les Alliés, {armies} {many?se partagent la journée|ont le plus gagné}.',
  'question.declare-sortie-leader': 'Qui sort des lignes avec ce chef ?',
  'question.declare-assault': "Annonçons-nous l'assaut de Savannah pour le prochain tour ?",
  'diagnostic.savannah.before-assault':
    "{to} touche les lignes : personne n'y va avant l'annonce de l'assaut (ASSAUT AU PROCHAIN TOUR)",
  'diagnostic.savannah.assault-undeclared':
    "{hex} fait partie des lignes : annoncez d'abord l'assaut (ASSAUT AU PROCHAIN TOUR)",
  'diagnostic.savannah.sortie-leader':
    "avant le tour 11, {unit} ne quitte les lignes qu'avec un chef : marchez avec lui, ou SORTIE … AVEC lui",
  'diagnostic.savannah.sortie-return':
    "{leader} ne rentre qu'avec tous ceux qui sont sortis avec lui ; encore dehors : {unit}",
  'diagnostic.savannah.not-arriving': "seuls ceux qui viennent d'entrer peuvent être retenus",
  'diagnostic.savannah.sortie-units': 'seules les unités empilées avec le chef sortent avec lui',
  'diagnostic.savannah.sortie-not-yours': 'seule la garnison fait des sorties',
  'diagnostic.savannah.sortie-free': 'il ne faut plus de chef pour quitter les lignes',
  'diagnostic.savannah.sortie-elsewhere':
    '{apart?{unit} {hex?en {hex}|hors de la carte}, {leader} {where?en {where}|aussi} : qui sort se tient avec le chef, dans les lignes, à l’ouverture du tour|{unit} : pas sous les ordres de {leader}, ou hors des lignes}',
};

export const campaign = { en, fr };
