/** Pensacola's exceptions to the rules of the series, by their numbers; where several speak of one thing, in this order. */
import { beforeTheLines, mortarsOnTheMove } from '../../series/boar/frame/approach.ts';
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import { notAFootUnderFire } from './cards/combat-cards.ts';
import { cardRules } from './cards/index.ts';
import { control } from './control.ts';
import { gunsBesideMortar, servedMortar } from './coup/mortar.ts';
import { sappers } from './coup/sappers.ts';
import { frenchInCamp } from './french.ts';
import { combatAdditions } from './modifiers.ts';
import { raiders } from './raids/steps.ts';
import { retreats } from './retreats.ts';
import type { Pensacola } from './scenario.ts';
import { village } from './village.ts';
import { indianWithdrawal } from './withdrawal.ts';
import { garrisonGuns, sparing } from './works/forts.ts';
import { atWork } from './works/labour.ts';
import { fallen, mortarInRedoubt } from './works/redoubts.ts';

export function exceptionsOf(pensacola: Pensacola): readonly Exception[] {
  return [
    control(pensacola),
    frenchInCamp,
    garrisonGuns,
    notAFootUnderFire,
    sparing,
    servedMortar,
    gunsBesideMortar,
    sappers,
    retreats(pensacola),
    fallen,
    mortarInRedoubt(pensacola),
    atWork,
    scrub,
    mortarsOnTheMove('P 3.7.3'),
    indianWithdrawal,
    village,
    { rule: 'P 3.15, 4.1.3', amends: { combatModifiers: combatAdditions } },
    ...cardRules(pensacola),
    ...(pensacola.campaign === null ? [] : [beforeTheLines('P 3.4'), raiders]),
  ];
}

/** Light troops and Indians go through palmetto and woods as over open ground (series 9, P 3.7.6). */
const scrub: Exception = {
  rule: 'P 3.7.6',
  amends: {
    knownGround: (_at, { units }) =>
      units.length > 0 && units.every(({ arm }) => arm === 'light') ? { terrains: ['palmetto', 'woods'], mp: 1 } : null,
  },
};
