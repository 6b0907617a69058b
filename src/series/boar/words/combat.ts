/** Cards of close combats. */

const en = {
  'combat.title.place': '{place}, {hex}',
  'combat.title.hex': 'The line at {hex}',
  'combat.lead': 'lead',
  'combat.odds': '{attack} : {defence} -> column {column}',
  'combat.odds.shifted': '{attack} : {defence} = {plain}, {shifts} -> column {column}',
  'combat.shift': '{cause}: {n|one|#} {left?left|right}',
  'combat.tactics': '{attacker} v {defender}',
  'combat.stands': 'stands',
  'combat.rerolled': 're-rolled: {ours?we|{side}} spent momentum',
  'combat.no-loss-of-ours': 'No loss of ours.',
  'combat.result': 'Attack {attack}; defence {defence}.',
  'combat.stay.held': 'Nobody moved in: {unit} {many?still hold|still holds} the hex.',
  'combat.stay.struck': 'Nobody moved in: only an attack that comes away untouched may.',
  'combat.stay.lead': 'Nobody moved in: {unit}, who led, stayed back.',
  'combat.empty': '{hex} stands empty.',
  'combat.holder': '{hex} is {ours?ours|held by {side}}.',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'combat.title.place': '{place}, {hex}',
  'combat.title.hex': 'La ligne en {hex}',
  'combat.lead': 'en tête',
  'combat.odds': '{attack} : {defence} -> colonne {column}',
  'combat.odds.shifted': '{attack} : {defence} = {plain}, {shifts} -> colonne {column}',
  'combat.shift': '{cause} : {n|une|#} vers la {left?gauche|droite}',
  'combat.tactics': '{attacker} contre {defender}',
  'combat.stands': 'reste acquis',
  'combat.rerolled': 'relancé : {ours?nous avons|{side} ont} dépensé un élan',
  'combat.no-loss-of-ours': 'Aucune perte chez nous.',
  'combat.result': 'Attaque {attack} ; défense {defence}.',
  'combat.stay.held': "Personne n'y est entré : {unit} {many?tiennent|tient} encore l'hexagone.",
  'combat.stay.struck': "Personne n'y est entré : seule une attaque indemne le peut.",
  'combat.stay.lead': "Personne n'y est entré : {unit}, en tête, {many?sont restés|est resté} en arrière.",
  'combat.empty': "{hex} n'est plus tenu par personne.",
  'combat.holder': '{hex} est {ours?à nous|tenu par {side}}.',
};

export const combatWords = { en, fr } as const;
