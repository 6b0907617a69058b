/** How the map is read. */

const en = {
  'map.arrows': 'Solid arrow: move; dashed: retreat.',
  'map.stars': 'Lettered stars: combats; counters stand as now.',
  'map.letter': 'On a counter: strength-movement below, morale top right, dots are steps.',
  'map.plan.reach': 'Violet: where one of ours can come within 3 hexes of the enemy, the digit is the most MP left.',
  'map.plan.zones': 'Hatched: enemy zones, where a march ends.',
  'map.plan.shots': 'Dotted: fire two hexes far, with the face of the die that hits, ours | theirs.',
  'map.plan.targets': 'Yellow frame: may be attacked now, under the letter of its star.',
  'map.in-pdf': 'The whole map is in the PDF.',
  'map.summary': 'Yellow frame: Disrupted (D), Shattered (S), Pinned (P) or Lost (L).',
  'map.page':
    'One mark a stack: sum of foot and horse SP, dot = guns stacked with them, star = leader. The small map shows the whole field, the frame this page.',
  'map.alt': 'The field after the turn: {places}.',
  'map.fight': 'The fight at {place}',
  'map.fight.alt': 'After turn {turn}: {places}.',
  'map.front': 'Before the fight at {place}',
  'map.front.alt': 'Turn {turn}, before close combat: {places}.',
  'map.plan': 'Where it may come to blows',
  'map.plan.ours': 'Most of our troops',
  'map.plan.alt': 'Planning map: {places}.',
  'map.stack': '{label} at {hex}',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'map.arrows': 'Flèche pleine : mouvement ; tiretée : retraite.',
  'map.stars': 'Étoiles à lettre : combats ; pions placés comme maintenant.',
  'map.letter': 'Sur un pion : force-mouvement en bas, moral en haut à droite, un point par pas.',
  'map.plan.reach': 'Violet : où l’un des nôtres peut venir à 3 hex de l’ennemi, chiffre : le plus de PM restants.',
  'map.plan.zones': 'Hachures : zones ennemies, où une marche finit.',
  'map.plan.shots': 'Pointillés : tir à deux hexagones, avec la face du dé qui touche, nous | eux.',
  'map.plan.targets': 'Cadre jaune : peut être attaqué maintenant, sous la lettre de son étoile.',
  'map.in-pdf': 'La carte entière est dans le PDF.',
  'map.summary': 'Cadre jaune : désorganisé (D), en déroute (S), accroché (P) ou égaré (L).',
  'map.page':
    "Un pion par pile : somme des PF d'infanterie et de cavalerie, point = canons avec elles, étoile = chef. La petite carte montre tout le terrain, son cadre cette page.",
  'map.alt': 'Le terrain après le tour : {places}.',
  'map.fight': 'Le combat : {place}',
  'map.fight.alt': 'Après le tour {turn} : {places}.',
  'map.front': 'Avant le combat : {place}',
  'map.front.alt': 'Tour {turn}, avant le corps à corps : {places}.',
  'map.plan': "Où l'on peut en venir aux mains",
  'map.plan.ours': 'Le gros de nos troupes',
  'map.plan.alt': 'Carte pour les ordres : {places}.',
  'map.stack': '{label} en {hex}',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'map.arrows': 'Flecha continua: movimiento; de trazos: retirada.',
  'map.stars': 'Estrellas con letra: combates; fichas como están ahora.',
  'map.letter': 'En una ficha: fuerza-movimiento abajo, moral arriba a la derecha, un punto por paso.',
  'map.plan.reach': 'Violeta: adonde puede llegar uno de los nuestros a 3 hex del enemigo; la cifra, sus PM.',
  'map.plan.zones': 'Rayado: zonas enemigas, donde acaba una marcha.',
  'map.plan.shots': 'De puntos: fuego a dos hexágonos, con la cara del dado que acierta, nuestra | suya.',
  'map.plan.targets': 'Marco amarillo: puede atacarse ahora, bajo la letra de su estrella.',
  'map.in-pdf': 'El mapa entero está en el PDF.',
  'map.summary': 'Marco amarillo: desorganizado (D), en desbandada (X), trabado (T) o perdido (L).',
  'map.page':
    'Una marca por pila: suma de PF de infantería y caballería, punto = cañones con ellas, estrella = jefe. El mapa pequeño muestra todo el campo; el marco, esta página.',
  'map.alt': 'El campo tras el turno: {places}.',
  'map.fight': 'El combate en {place}',
  'map.fight.alt': 'Tras el turno {turn}: {places}.',
  'map.front': 'Antes del combate en {place}',
  'map.front.alt': 'Turno {turn}, antes del cuerpo a cuerpo: {places}.',
  'map.plan': 'Donde se puede llegar a las manos',
  'map.plan.ours': 'El grueso de nuestras tropas',
  'map.plan.alt': 'Mapa para las órdenes: {places}.',
  'map.stack': '{label} en {hex}',
};

export const mapWords = { en, fr, es } as const;
