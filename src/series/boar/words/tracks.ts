/** Why army morale, points and momentum moved. */

const en = {
  'cause.captured': '{unit} captured',
  'cause.oneStep': '{unit} lost a step',
  'cause.twoSteps': '{unit} lost two steps',
  'cause.armyMorale': 'hard result of a combat',
  'cause.disruption': '{unit} disrupted',
  'cause.rally': '{unit} rallied',
  'cause.pinBroken': '{unit} broke a pin',
  'cause.reinforcementsLost': 'reinforcements lost',
  'cause.demiLeader': "{unit}'s captain fell",
  'cause.leader-lost': '{unit} lost',
  'cause.commander-lost': 'commander lost',
  'cause.reduced': '{unit} reduced',
  'cause.eliminated': '{unit} destroyed',
  'cause.shattered': '{unit} Shattered',
  'cause.combat': 'close combat',
  'cause.reroll': 'a re-roll',
  'cause.initiative': 'initiative',
  'cause.other': 'other causes',
  'fact.momentum': 'Momentum',
  'fact.pool': 'pool {n}',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'cause.captured': 'capture : {unit}',
  'cause.oneStep': 'un pas perdu : {unit}',
  'cause.twoSteps': 'deux pas perdus : {unit}',
  'cause.armyMorale': 'dur résultat de combat',
  'cause.disruption': 'désordre : {unit}',
  'cause.rally': 'ralliement : {unit}',
  'cause.pinBroken': 'contact rompu : {unit}',
  'cause.reinforcementsLost': 'renforts perdus',
  'cause.demiLeader': 'capitaine tombé : {unit}',
  'cause.leader-lost': 'officier perdu : {unit}',
  'cause.commander-lost': 'commandant perdu',
  'cause.reduced': 'réduction : {unit}',
  'cause.eliminated': 'destruction : {unit}',
  'cause.shattered': 'déroute : {unit}',
  'cause.combat': 'combat rapproché',
  'cause.reroll': 'un dé relancé',
  'cause.initiative': 'initiative',
  'cause.other': 'autres causes',
  'fact.momentum': 'Élan',
  'fact.pool': 'réserve {n}',
};

export const trackWords = { en, fr } as const;
