/** One order of each kind as a player would write it, for HELP. */

const en = {
  'example.MOVE': 'MOVE principe TO 3022 VIA 3122',
  'example.BREAK': 'BREAK hibernia',
  'example.RALLY': 'RALLY navarra, soria',
  'example.ATTACK': 'ATTACK 2825 WITH navarra, soria LEAD navarra TACTIC frontal assault',
  'example.DIVERT': 'DIVERT 2724 WITH flanders',
  'example.HOLD': 'HOLD campbell',
  'example.DEFEND': 'STANDING DEFEND 2825 LEAD mentor TACTIC stand fast',
  'example.FIRE': 'FIRE garrison-d AT 2925',
  'example.MORTAR': 'MORTAR 2825',
  'example.BREACH': 'STANDING BREACH 2325 S',
  'example.RETREAT': 'STANDING RETREAT HQ',
  'example.QUIT': 'STANDING QUIT ra-3',
  'example.WITHDRAW': 'STANDING WITHDRAW lu-drag',
  'example.LOSSES': 'STANDING LOSSES militia FIRST',
  'example.CAPTURE': 'STANDING CAPTURE strongest',
  'example.ADVANCE': 'STANDING ADVANCE all',
  'example.LEADERS': 'STANDING LEADERS stay',
  'example.MOMENTUM INITIATIVE': 'MOMENTUM INITIATIVE 1',
  'example.MOMENTUM REROLL': 'MOMENTUM REROLL IF RESULT <= R/-',
  'example.MOMENTUM KEEP': 'MOMENTUM KEEP',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'example.MOVE': 'MARCHER principe VERS 3022 PAR 3122',
  'example.BREAK': 'ROMPRE hibernia',
  'example.RALLY': 'RALLIER navarra, soria',
  'example.ATTACK': 'ATTAQUER 2825 AVEC navarra, soria TÊTE navarra TACTIQUE assaut frontal',
  'example.DIVERT': 'FIXER 2724 AVEC flanders',
  'example.HOLD': 'TENIR campbell',
  'example.DEFEND': 'CONSIGNE DÉFENDRE 2825 TÊTE mentor TACTIQUE tenir ferme',
  'example.FIRE': 'TIRER garrison-d SUR 2925',
  'example.MORTAR': 'MORTIER 2825',
  'example.BREACH': 'CONSIGNE BRÈCHE 2325 sud',
  'example.RETREAT': 'CONSIGNE RETRAITER QG',
  'example.QUIT': 'CONSIGNE QUITTER ra-3',
  'example.WITHDRAW': 'CONSIGNE SE REPLIER lu-drag',
  'example.LOSSES': "CONSIGNE PERTES milice D'ABORD",
  'example.CAPTURE': 'CONSIGNE CAPTURER plus fort',
  'example.ADVANCE': 'CONSIGNE AVANCER tous',
  'example.LEADERS': 'CONSIGNE CHEFS rester',
  'example.MOMENTUM INITIATIVE': 'ÉLAN INITIATIVE 1',
  'example.MOMENTUM REROLL': 'ÉLAN RELANCER SI RÉSULTAT <= R/-',
  'example.MOMENTUM KEEP': 'ÉLAN GARDER',
};

export const examples = { en, fr };
