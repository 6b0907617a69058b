/** Cards of close combat: 8, 10, 13, 26-29, 34, 46, and what they add to its die. */
import { numberOf } from '../../../series/boar/cards/deck.ts';
import { addend, type CardDefinition } from '../../../series/boar/cards/definition.ts';
import { type CardEffect, ofRules } from '../../../series/boar/cards/events.ts';
import { stacksBy } from '../../../series/boar/cards/ground.ts';
import {
  inItsFight,
  isOnFight,
  momentOf,
  onceTaken,
  onTheFight,
  overTheWorks,
  turned,
} from '../../../series/boar/cards/in-fight.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { flipToReplacement } from '../../../series/boar/cards/replacement.ts';
import { armyOn, unitOn } from '../../../series/boar/cards/rule.ts';
import { CARD, shiftMorale } from '../../../series/boar/cards/usual.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { worksCrossed } from '../../../series/boar/rules/modifiers.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { armyOf, counterOf, hexAt, pieceOf } from '../../../series/boar/rules/units.ts';
import { score } from '../../../series/boar/rules/victory.ts';
import { hexsideName, standingWorks } from '../../../series/boar/rules/works.ts';
import { cutAbatis } from '../../../series/boar/siege/damage.ts';
import { campaignIn } from '../campaign/state.ts';

const reserve: CardDefinition = {
  number: 8,
  may: (at) => {
    const lead = momentOf(at, 'attack')?.fight.lead.attacker ?? null;
    if (lead === null || counterOf(at.board.field, lead).class !== 'british-regular') return false;
    return campaignIn(at.board.play.state)?.cards.inside.includes(lead) ?? false;
  },
  act: onTheFight,
  amends: (sheet) => ({ combatModifiers: [inItsFight(sheet)] }),
};

const pipes: CardDefinition = {
  number: 10,
  may: (at) => {
    const on = momentOf(at, 'declared')?.on ?? [];
    return at.card.units.some((unit) => on.includes(at.board.play.state.units[unit]?.hex ?? ''));
  },
  act: onTheFight,
  amends: (sheet) => ({
    combatModifiers: [inItsFight(sheet)],
    bannedTactics: ({ position }, fight, by) =>
      by === 'attacker' && isOnFight(sheet, position, fight) ? ['turn-flank'] : [],
  }),
};

/** R or D on a unit attacked from everywhere across whole works. */
const gorge: CardDefinition = {
  number: 13,
  ...turned(
    ['R', 'D'],
    '-',
    ({ board }, { fight, unit }) => fight?.defenders.includes(unit) === true && worksCrossed(board, fight) !== null,
  ),
};

const sergeant: CardDefinition = { number: 46, ...turned(['shattered'], 'disrupted', () => true) };

const admiral: CardDefinition = {
  number: 26,
  act: (at) => putInForce(at.board.play.state, at.card.id, at.side, [armyOn(at)], 'phase'),
  amends: (sheet) => ({
    combatModifiers: [
      addend(sheet, ({ field, position }, { lead: { attacker } }) =>
        attacker !== null && isInForce(position, sheet.id, armyOf(field, attacker)) ? numberOf(sheet, 'morale') : 0,
      ),
    ],
  }),
};

/** Hexsides with abatis that stand between Allied foot in Parade Order and the garrison; the strongest foot's first. */
const axes: CardDefinition = {
  number: 27,
  targets: (at) => {
    const found: string[] = [];
    for (const { hex, units } of stacksBy(at, at.side)) {
      if (!units.some((unit) => isFootInOrder(at, unit))) continue;
      const here = hexAt(at.board.field, hex);
      for (const [n, near] of here.next.entries()) {
        if (near === null) continue;
        const across = (n + 3) % 6;
        if (standingWorks(at.board.play.state, near, across).includes('abatis')) found.push(hexsideName(near, across));
      }
    }
    return [...new Set(found)];
  },
  act: ({ board }, hexside, effects) => cutAbatis(board.play.state, hexside, ofRules(effects)),
};

function isFootInOrder({ board: { field, play } }: Occasion, unit: UnitId): boolean {
  return counterOf(field, unit).gait === 'foot' && pieceOf(play.state, unit).formation === 'parade';
}

/** The demi-leader of an attacked redoubt falls. */
const captain: CardDefinition = {
  number: 28,
  may: (at) => {
    const hex = at.board.play.state.units[unitOn(at)]?.hex ?? null;
    return hex !== null && (momentOf(at, 'declared')?.on.includes(hex) ?? false);
  },
  act: (at, _target, effects) => {
    const attackers = momentOf(at, 'declared')?.attackers ?? [];
    fall(at, at.board.house.account(at.board, attackers), effects);
  },
};

/** A demi-leader is gone: his unit goes on without him, its army loses heart, the enemy's scores. */
export function fall(at: Occasion, gainer: string, effects: CardEffect[]): void {
  flipToReplacement(at.board.scenario, at.board.play.state, unitOn(at), null, ofRules(effects));
  shiftMorale(at, effects);
  score(at.board.play.state, gainer, numberOf(at.card, 'victory'), CARD, ofRules(effects));
}

const colours: CardDefinition = {
  number: 29,
  may: (at) => {
    const declared = momentOf(at, 'declared');
    return declared?.attackers.some((unit) => armyOf(at.board.field, unit) === armyOn(at)) ?? false;
  },
  act: onTheFight,
  amends: onceTaken,
};

const plan: CardDefinition = { number: 34, ...overTheWorks };

export const combatCards: readonly CardDefinition[] = [
  reserve,
  pipes,
  gorge,
  admiral,
  axes,
  captain,
  colours,
  plan,
  sergeant,
];
