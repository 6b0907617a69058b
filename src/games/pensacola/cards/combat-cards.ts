/** Cards of close combat in the coup de main: 15, 21, 36 to 40, 43, and what they add to its die. */
import { numberOf } from '../../../series/boar/cards/deck.ts';
import { addend, type CardDefinition } from '../../../series/boar/cards/definition.ts';
import {
  inAFight,
  isOnFight,
  momentOf,
  onceTaken,
  onTheFight,
  overTheWorks,
  turned,
} from '../../../series/boar/cards/in-fight.ts';
import { isInForce } from '../../../series/boar/cards/in-force.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { At, Fight, Occasion } from '../../../series/boar/rules/house.ts';
import { leadersOfAt, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt, hexOf } from '../../../series/boar/rules/units.ts';
import { hasWorks } from '../../../series/boar/rules/works.ts';
import { magazine } from './magazine.ts';

const leadOf = (at: Occasion): UnitId | null => momentOf(at, 'attack')?.fight.lead.attacker ?? null;

/** Is the hex one of the fortified hexes of the British, or next to one? */
export function isByWorks({ field }: Occasion['board'], hex: HexId): boolean {
  return [hex, ...hexAt(field, hex).next.flatMap((near) => (near === null ? [] : [near.id]))].some((one) =>
    hasWorks(field, one),
  );
}

const clearTheBreach: CardDefinition = {
  number: 15,
  ...inAFight((at) => {
    const lead = leadOf(at);
    if (lead === null || !['british-regular', 'german'].includes(counterOf(at.board.field, lead).class)) return false;
    return momentOf(at, 'attack')?.fight.on.some((hex) => isByWorks(at.board, hex)) ?? false;
  }),
};

const NOT_A_FOOT = 21;

/** R or D on a unit of the British in a fortified hex, wherever it comes from. */
const notAFoot: CardDefinition = {
  number: NOT_A_FOOT,
  ...turned(['R', 'D'], '-', ({ board }, { unit }) => hasWorks(board.field, hexOf(board.play.state, unit))),
};

/** The same of a shot, before the works are asked what they spare. */
export const notAFootUnderFire: Exception = {
  rule: `card ${NOT_A_FOOT}`,
  amends: {
    spares: ({ position }, unit, result) =>
      ['R', 'D'].includes(result) && isInForce(position, NOT_A_FOOT, unit) ? 'void' : null,
  },
};

const irishVan: CardDefinition = {
  number: 37,
  may: (at) => leadOf(at) !== null && at.card.units.includes(leadOf(at) ?? ''),
  act: onTheFight,
  amends: onceTaken,
};

const lilies: CardDefinition = {
  number: 38,
  ...inAFight((at) => {
    const attackers = momentOf(at, 'declared')?.attackers ?? [];
    return attackers.length > 0 && attackers.every((unit) => counterOf(at.board.field, unit).marks.includes('french'));
  }),
};

/** More where a leader stands with the lead. */
const colours: CardDefinition = {
  number: 43,
  act: onTheFight,
  amends: (sheet) => ({
    combatModifiers: [
      addend(sheet, (at, fight) =>
        isOnFight(sheet, at.position, fight) ? numberOf(sheet, isLed(at, fight) ? 'led' : 'drm') : 0,
      ),
    ],
  }),
};

function isLed(at: At, { lead: { attacker }, side }: Fight): boolean {
  return attacker !== null && leadersOfAt(stacksOf(at), hexOf(at.position, attacker), side).length > 0;
}

export const combatCards: readonly CardDefinition[] = [
  clearTheBreach,
  notAFoot,
  // Yo solo.
  { number: 36, ...inAFight(() => true) },
  irishVan,
  lilies,
  magazine,
  { number: 40, ...overTheWorks },
  colours,
];
