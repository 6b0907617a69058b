/** What chapters of a letter are called, and what stands beside their figures. */

const en = {
  'chapter.combats': 'Close combat',
  'card.attack': 'Attack',
  'card.defence': 'Defence',
  'card.odds': 'Odds',
  'card.tactics': 'Tactics',
  'chapter.score': 'Momentum and victory',
  'score.points': 'Victory points',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'chapter.combats': 'Combat rapproché',
  'card.attack': 'Attaque',
  'card.defence': 'Défense',
  'card.odds': 'Rapport',
  'card.tactics': 'Tactiques',
  'chapter.score': 'Élan et victoire',
  'score.points': 'Points de victoire',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'chapter.combats': 'Combate cuerpo a cuerpo',
  'card.attack': 'Ataque',
  'card.defence': 'Defensa',
  'card.odds': 'Proporción',
  'card.tactics': 'Tácticas',
  'chapter.score': 'Impulso y victoria',
  'score.points': 'Puntos de victoria',
};

export const chapterWords = { en, fr, es } as const;
