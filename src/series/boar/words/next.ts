/** What comes next, and how it ended. */

const en = {
  'next.turn': 'Turn {turn}, {weather}.',
  'next.last': 'It is the last turn: when it is over the result is read.',
  'next.initiative': 'Initiative: {throws}',
  'next.throw': '{ours?we|{side}} [{die}]{added} = {sum}',
  'next.tie': '; a tie, again: ',
  'next.first': '{ours?we {moved?have moved|move}|{side} {moved?have moved|move}} first.',
  'next.initiative-open': 'Who moves first is thrown when the turn opens.',
  'next.choice': 'A choice is asked of us, by a letter of its own.',
  'next.no-call': 'Nothing is asked of us now.',
  'result.decisive': 'Decisive victory for {winner}.',
  'result.substantial': 'Substantial victory for {winner}.',
  'result.marginal': 'Marginal victory for {winner}.',
  'result.draw': 'A draw.',
  'ending.winner': '{drawn?Nobody has won.|{ours?We have won.|{winner} have won.}}',
  'ending.army': '{army}: army morale {morale}, {level}; {points} VP.',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'next.turn': 'Tour {turn}, {weather}.',
  'next.last': 'C’est le dernier tour : à sa fin, on lit le résultat.',
  'next.initiative': 'Initiative : {throws}',
  'next.throw': '{ours?nous|{side}} [{die}]{added} = {sum}',
  'next.tie': ' ; égalité, de nouveau : ',
  'next.first': '{ours?nous {moved?avons joué|jouons}|{side} {moved?ont joué|jouent}} les premiers.',
  'next.initiative-open': "Les dés diront, à l'ouverture du tour, qui commence.",
  'next.choice': 'Un choix nous est demandé, par une lettre à part.',
  'next.no-call': 'Rien ne nous est demandé pour le moment.',
  'result.decisive': 'Victoire décisive {winner:de}.',
  'result.substantial': 'Victoire substantielle {winner:de}.',
  'result.marginal': 'Victoire marginale {winner:de}.',
  'result.draw': 'Partie nulle.',
  'ending.winner': '{drawn?Personne ne gagne.|{ours?Nous avons gagné.|Victoire pour {winner}.}}',
  'ending.army': "{army} : moral d'armée {morale}, {level} ; {points} PV.",
};

const es: Readonly<Record<keyof typeof en, string>> = {
  'next.turn': 'Turno {turn}, {weather}.',
  'next.last': 'Es el último turno: cuando acabe se lee el resultado.',
  'next.initiative': 'Iniciativa: {throws}',
  'next.throw': '{ours?nosotros|{side}} [{die}]{added} = {sum}',
  'next.tie': '; empate, otra vez: ',
  'next.first': '{ours?{moved?hemos movido|movemos}|{side} {moved?han movido|mueven}} primero.',
  'next.initiative-open': 'Los dados dirán, al abrirse el turno, quién mueve primero.',
  'next.choice': 'Se nos pide una decisión, en una carta aparte.',
  'next.no-call': 'Por ahora no se nos pide nada.',
  'result.decisive': 'Victoria decisiva {winner:de}.',
  'result.substantial': 'Victoria sustancial {winner:de}.',
  'result.marginal': 'Victoria marginal {winner:de}.',
  'result.draw': 'Tablas.',
  'ending.winner': '{drawn?Nadie ha ganado.|{ours?Hemos ganado.|Han ganado {winner}.}}',
  'ending.army': '{army}: moral del ejército {morale}, {level}; {points} PV.',
};

export const nextWords = { en, fr, es } as const;
