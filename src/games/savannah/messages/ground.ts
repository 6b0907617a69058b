/** What is said of the map, and of orders that the ground, the zones or the stacking rules forbid. */

const en = {
  'drm.way-walked': 'far along the Covered Way',
  'drm.previously-lost': 'lost before',
  'diagnostic.savannah.stack-allies': 'French and American units may not end together in {hex}',
  'diagnostic.savannah.stack-militia': 'French Regulars and Colonial Militia may not end together in {hex}',
  'diagnostic.savannah.stack-volunteers': 'the Black Volunteers and southern loyalists never meet, even passing: {hex}',
  'diagnostic.savannah.stack-leader':
    '{leader} commands but some of the troops of his army, and may not stand with the others in {hex}',
  'diagnostic.savannah.way-split': 'all in {hex} go along the Covered Way together: {unit} {many?are|is} left out',
  'diagnostic.savannah.lost': '{unit} {many?are|is} lost in the swamp',
  'diagnostic.savannah.gun-stands':
    '{unit} does not march until attacked in close combat; driven off by fire, it goes back to its post without an order',
  'diagnostic.savannah.gun-goes-home':
    '{unit} was struck by fire: it goes back to its post by itself once the way is open, and takes no march till then',
  'diagnostic.savannah.outside-only': '{unit} never enters the perimeter: name a hex outside',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'drm.way-walked': 'loin sur le chemin couvert',
  'drm.previously-lost': 'déjà égarés',
  'diagnostic.savannah.stack-allies': 'Français et Américains ne peuvent finir ensemble en {hex}',
  'diagnostic.savannah.stack-militia': 'Réguliers français et milice coloniale ne peuvent finir ensemble en {hex}',
  'diagnostic.savannah.stack-volunteers':
    'les Volontaires noirs et les loyalistes du Sud ne se croisent pas, même en passant : {hex}',
  'diagnostic.savannah.stack-leader':
    "{leader} ne commande qu'une partie des troupes de son armée : il ne peut se tenir avec les autres en {hex}",
  'diagnostic.savannah.way-split': 'la pile de {hex} suit ensemble le chemin couvert : il y manque {unit}',
  'diagnostic.savannah.lost': 'égarement dans le marais : {unit}',
  'diagnostic.savannah.gun-stands':
    "{unit} ne marche pas avant d'avoir été attaquée au corps à corps ; chassée par le feu, elle regagne son poste sans ordre",
  'diagnostic.savannah.gun-goes-home':
    '{unit} : touchée par le feu, la batterie regagne seule son poste dès que la voie est libre et ne marche pas avant',
  'diagnostic.savannah.outside-only': '{unit} : jamais dans le périmètre ; nommez un hexagone au-dehors',
};

export const ground = { en, fr } as const;
