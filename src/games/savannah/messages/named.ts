/** What is said of armies and cards that only Savannah has, where the rest of the sentence is every game's. */

const en = {
  'answer.french': 'the French',
  'answer.american': 'the Americans',
  'diagnostic.savannah.siege-not-opened': 'the French must have fired first; the order waits for that',
  'diagnostic.savannah.card-holds': 'card {card} keeps {unit} where it is',
  'diagnostic.savannah.card-inside': '{unit} may not leave the lines: {to} lies outside',
  'diagnostic.savannah.card-terms': 'terms are being weighed: nobody goes next to the enemy, as in {to}',
  'drm.card-5': 'Sally at first light',
  'drm.card-8': 'Grenadiers of the reserve',
  'drm.card-9': 'Case shot at the ditch',
  'drm.card-10': 'Pipes on the rampart',
  'drm.card-26': 'Follow the admiral',
  'drm.card-29': 'Colours on the parapet',
  'drm.card-32': 'Rally by the burying ground',
  'drm.card-34': 'A plan of the lines',
  'drm.card-45': 'Smoke over the glacis',
  'drm.card-47': 'Steady aim',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'answer.french': 'les Français',
  'answer.american': 'les Américains',
  'diagnostic.savannah.siege-not-opened': "les Français doivent avoir tiré d'abord ; l'ordre l'attend",
  'diagnostic.savannah.card-holds': 'la carte {card} retient {unit} sur place',
  'diagnostic.savannah.card-inside': '{unit} : pas de sortie des lignes, {to} est dehors',
  'diagnostic.savannah.card-terms': 'on pèse les conditions : personne ne vient au contact, comme en {to}',
  'drm.card-5': 'Sortie au point du jour',
  'drm.card-8': 'Les grenadiers de la réserve',
  'drm.card-9': 'Mitraille au fossé',
  'drm.card-10': 'Cornemuses sur le rempart',
  'drm.card-26': "Suivez l'amiral",
  'drm.card-29': 'Les drapeaux sur le parapet',
  'drm.card-32': 'Ralliement au cimetière',
  'drm.card-34': 'Un plan des lignes',
  'drm.card-45': 'La fumée sur le glacis',
  'drm.card-47': 'Bien pointé',
};

export const named = { en, fr } as const;
