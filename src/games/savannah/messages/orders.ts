/** What Savannah's own orders are for, and what is said of orders to fight, to fire and to stand, and of answers that are not possible. */

const en = {
  'help.SORTIE': 'who leaves the lines with a leader, up to turn 10',
  'help.DIG': 'begin siege works as the next turn opens, from turn 9 on; NONE: dig none',
  'help.ASSAULT NEXT TURN': 'storm the lines from the next turn on (turns 2 to 14)',
  'help.MOMENTUM SHARE': 'whose momentum it is',
  'diagnostic.savannah.way-risk':
    'Each step along the Covered Way throws a die: {lostFrom} or more and they are lost, stop there, and count half until they have found the way.',
  'diagnostic.savannah.naval-risk': "That hex lies under the ships' guns: who breaks there rallies at {rally}.",
  'diagnostic.savannah.pin-price': 'To break off from a pin costs army morale ({price}).',
  'diagnostic.savannah.not-in-force': '{verb} belongs to the campaign; the historical assault has no use for it',
  'diagnostic.savannah.mixed-attacks': 'French and American units may not attack together: write an ATTACK for each',
  'diagnostic.savannah.no-close-combat': 'the scenario keeps the army of these units out of close combat this turn',
  'diagnostic.savannah.no-cohesion': 'French and American units may not fight the same enemy together',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'help.SORTIE': "qui quitte les lignes avec un chef, jusqu'au tour 10",
  'help.DIG': "commencer des ouvrages de siège à l'ouverture du tour prochain, dès le tour 9 ; AUCUN : rien creuser",
  'help.ASSAULT NEXT TURN': 'assaillir les lignes dès le tour prochain (tours 2 à 14)',
  'help.MOMENTUM SHARE': "à qui est l'élan",
  'diagnostic.savannah.way-risk':
    'Chaque pas sur le chemin couvert jette un dé : à {lostFrom} ou plus ils se perdent, s’arrêtent, et comptent pour moitié tant qu’ils n’ont pas retrouvé le chemin.',
  'diagnostic.savannah.naval-risk': 'Hexagone sous le feu des navires : qui s’y désorganise se rallie à {rally}.',
  'diagnostic.savannah.pin-price': 'Rompre le contact coûte du moral d’armée ({price}).',
  'diagnostic.savannah.not-in-force': "{verb} relève de la campagne ; l'assaut historique ne s'en sert pas",
  'diagnostic.savannah.mixed-attacks': "Français et Américains n'attaquent pas ensemble : faites-en deux",
  'diagnostic.savannah.no-close-combat':
    "le scénario tient l'armée de ces unités hors des combats rapprochés ce tour-ci : retirez-la",
  'diagnostic.savannah.no-cohesion': 'Français et Américains ne combattent pas ensemble le même ennemi',
};

export const orders = { en, fr } as const;
