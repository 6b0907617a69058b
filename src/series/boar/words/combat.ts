/** Cards of close combats. */

const en = {
  'combat.title.place': '{place}, {hex}',
  'combat.title.hex': 'The line at {hex}',
  'combat.lead': 'lead',
  'combat.odds': '{attack} : {defence}{capped? (capped at {capped})|} -> column {column}',
  'combat.odds.shifted': '{attack} : {defence} = {plain}{capped? (capped)|}, {shifts} -> column {column}',
  'combat.shift': '{cause}: {n|one|#} {left?left|right}',
  'combat.tactics': '{attacker} v {defender}',
  'combat.rerolled': 're-rolled: {ours?we|{side}} spent momentum',
  'combat.no-loss-of-ours': 'No loss of ours.',
  'combat.result': 'Attack {attack}; defence {defence}.',
  'combat.stay.held': 'Nobody moved in: {unit} {many?still hold|still holds} the hex.',
  'combat.stay.struck': 'Nobody moved in: only an attack that comes away untouched may.',
  'combat.stay.lead': 'Nobody moved in: {unit}, who led, stayed back.',
  'combat.empty': '{hex} stands empty.',
  'combat.holder': '{hex} is {ours?ours|held by {side}}.',
  'drm.gale': 'gale',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'combat.title.place': '{place}, {hex}',
  'combat.title.hex': 'La ligne en {hex}',
  'combat.lead': 'en tête',
  'combat.odds': '{attack} : {defence}{capped? (plafond {capped})|} -> colonne {column}',
  'combat.odds.shifted': '{attack} : {defence} = {plain}{capped? (plafond)|}, {shifts} -> colonne {column}',
  'combat.shift': '{cause} : {n|une|#} vers la {left?gauche|droite}',
  'combat.tactics': '{attacker} contre {defender}',
  'combat.rerolled': 'relancé : {ours?nous avons|{side} ont} dépensé un élan',
  'combat.no-loss-of-ours': 'Aucune perte chez nous.',
  'combat.result': 'Attaque {attack} ; défense {defence}.',
  'combat.stay.held': "Personne n'y est entré : {unit} {many?tiennent|tient} encore l'hexagone.",
  'combat.stay.struck': "Personne n'y est entré : seule une attaque indemne le peut.",
  'combat.stay.lead': "Personne n'y est entré : {unit}, en tête, {many?n'ont|n'a} pas avancé.",
  'combat.empty': "{hex} n'est plus tenu par personne.",
  'combat.holder': '{hex} est {ours?à nous|tenu par {side}}.',
  'drm.gale': 'tempête',
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'combat.title.place': '{place}, {hex}',
  'combat.title.hex': 'La línea en {hex}',
  'combat.lead': 'en cabeza',
  'combat.odds': '{attack} : {defence}{capped? (tope {capped})|} -> columna {column}',
  'combat.odds.shifted': '{attack} : {defence} = {plain}{capped? (tope)|}, {shifts} -> columna {column}',
  'combat.shift': '{cause}: {n|una|#} a la {left?izquierda|derecha}',
  'combat.tactics': '{attacker} contra {defender}',
  'combat.rerolled': 'repetido: {ours?gastamos|{side} gastaron} un impulso',
  'combat.no-loss-of-ours': 'Ninguna pérdida nuestra.',
  'combat.result': 'Ataque {attack}; defensa {defence}.',
  'combat.stay.held': 'Nadie entró: {unit} {many?conservan|conserva} el hexágono.',
  'combat.stay.struck': 'Nadie entró: solo puede un ataque que sale indemne.',
  'combat.stay.lead': 'Nadie entró: {unit}, en cabeza, {many?se quedaron|se quedó} atrás.',
  'combat.empty': '{hex} queda vacío.',
  'combat.holder': '{hex} {ours?es nuestro|está en manos {side:de}}.',
  'drm.gale': 'temporal',
};

export const combatWords = { en, fr, es } as const;
