/** The rules a player plans by, in short: figures come from the scenario. */

const en = {
  'rules.allies': 'French and Americans',
  'rules.allies.text':
    'they may pass each other, but neither end a march in one hex nor attack one hex together; French regulars and French colonial militia may not end in one hex either. Those thrown together all the same part at the end of his side’s marches.',
  'rules.lines': 'The lines',
  'rules.lines.text': 'before the assault is declared (ASSAULT NEXT TURN) no Allied unit goes into or next to them.',
  'rules.town': 'The town',
  'rules.town.text': '{hexes}. An Allied unit in Parade Order in one of them wins at once.',
  'rules.surrender': 'Surrender of the garrison',
  'rules.surrender.text':
    'at the end of a British player turn with Allied units in Parade Order in the town ({hexes}) the British throw a die: {each+} for each such hex; {levels} by British army morale; {lost+} with {leader} gone. With {sum} or less Savannah surrenders, a decisive victory for the Allies.',
  'rules.points.text':
    'go to the enemy army that did it. A unit of two steps reduced {twoStepReduced}, then destroyed {reducedEliminated} more; a unit of one step destroyed {oneStepEliminated}; captured, {captured} besides; Shattered {shattered}. Leaders lost: {leaders}.{campaign? A captain fallen with his unit {demiLeader}; a hex of the town ruined by siege guns {city}; some cards say more.|} After the last turn {pays} to the army with a unit in Parade Order in {hold}, if no enemy in Parade Order is beside it; only then the lead is read: {lead} VP or more and {winner} have won, less and {other} have.',
} as const;

const fr: Record<keyof typeof en, string> = {
  'rules.allies': 'Français et Américains',
  'rules.allies.text':
    'ils peuvent se croiser, mais ni finir une marche dans un même hexagone, ni attaquer ensemble un même hexagone ; les réguliers français et la milice coloniale française ne finissent pas non plus dans un même hexagone. Qui s’y trouve réuni malgré tout se sépare à la fin des marches de son camp.',
  'rules.lines': 'Les lignes',
  'rules.lines.text': 'avant l’annonce (ASSAUT AU PROCHAIN TOUR), aucune unité alliée n’y entre ni ne va à côté.',
  'rules.town': 'La ville',
  'rules.town.text': '{hexes}. Une unité alliée en ordre de bataille y donne aussitôt la victoire.',
  'rules.surrender': 'Capitulation de la garnison',
  'rules.surrender.text':
    'à la fin d’un tour britannique où des unités alliées sont en ordre de bataille en ville ({hexes}), les Britanniques jettent un dé : {each+} pour chaque hexagone ainsi tenu ; {levels} selon le moral d’armée britannique ; {lost+} si {leader} a disparu. À {sum} ou moins, Savannah capitule : victoire décisive des Alliés.',
  'rules.points.text':
    'ils vont à l’armée ennemie qui en est l’auteur. Une unité à deux pas réduite : {twoStepReduced}, puis détruite : {reducedEliminated} de plus ; une unité à un pas détruite : {oneStepEliminated} ; capturée : {captured} en sus ; en déroute : {shattered}. Chefs perdus : {leaders}.{campaign? Un capitaine tombé avec son unité : {demiLeader} ; un hexagone de la ville ruiné par les canons de siège : {city} ; certaines cartes en disent plus.|} Après le dernier tour, {pays} à l’armée qui a une unité en ordre de bataille en {hold}, sans ennemi en ordre de bataille à côté ; alors seulement on lit l’avance : {lead} PV ou plus, victoire {winner:de} ; moins, victoire {other:de}.',
};

export const ruleWords = { en, fr };
