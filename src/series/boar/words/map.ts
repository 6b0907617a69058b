/** How the map is read. */

const en = {
  'map.letter':
    'Solid arrow: move. Dashed: retreat. Lettered stars: combats. On a counter: strength-movement below, morale top right, dots are steps.',
  'map.plan.marches':
    'Violet: where we can come this turn, the digit is the MP left. Hatched: enemy zones, where a march ends. Dotted: fire two hexes far, with the face of the die that hits, ours | theirs.',
  'map.plan.attacks': 'Yellow frame: may be attacked now, under the letter of its star.',
  'map.in-pdf': 'The whole map is in the PDF.',
  'map.summary':
    'Solid arrow: move; dashed: retreat; lettered stars: combats, told in the combat log. Yellow frame: Disrupted (D), Shattered (S), Pinned (P) or Lost (L).',
  'map.page':
    'One mark a stack: sum of foot and horse SP, dot = guns stacked with them, star = leader. The small map shows the whole field, the frame this page.',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'map.letter':
    'Flèche pleine : mouvement. Tirets : retraite. Étoiles à lettre : combats. Sur un pion : force-mouvement en bas, moral en haut à droite, un point par pas.',
  'map.plan.marches':
    'Violet : où nous pouvons aller ce tour, le chiffre est le reste de PM. Hachures : zones ennemies, où une marche finit. Pointillés : tir à deux hexagones, avec la face du dé qui touche, nous | eux.',
  'map.plan.attacks': 'Cadre jaune : peut être attaqué maintenant, sous la lettre de son étoile.',
  'map.in-pdf': 'La carte entière est dans le PDF.',
  'map.summary':
    'Flèche pleine : mouvement ; tiretée : retraite ; étoiles à lettre : combats, racontés dans le journal. Cadre jaune : désorganisé (D), brisé (S), accroché (P) ou perdu (L).',
  'map.page':
    "Un pion par pile : somme des PF d'infanterie et de cavalerie, point = canons avec elles, étoile = chef. La petite carte montre tout le terrain, son cadre cette page.",
};

export const mapWords = { en, fr } as const;
