/** Savannah's exceptions to the rules of the series, by their numbers; where several speak of one thing, in this order. */
import { cardExceptions } from '../../series/boar/cards/definition.ts';
import { beforeTheLines, mortarsOnTheMove } from '../../series/boar/frame/approach.ts';
import { arrivalAllowance } from '../../series/boar/frame/reinforcements.ts';
import type { Effect } from '../../series/boar/rules/events.ts';
import { type Exception, onTheMarch } from '../../series/boar/rules/exceptions.ts';
import type { At, Board, Fight, Rules } from '../../series/boar/rules/house.ts';
import { moveLeader } from '../../series/boar/rules/leaders.ts';
import { capture } from '../../series/boar/rules/losses.ts';
import { partyOf } from '../../series/boar/rules/paths.ts';
import { leadersOfAt, stacksOf, unitsAt } from '../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../series/boar/rules/state.ts';
import { armyOfSide, codesOf, counterOf, enemyOf, hexAt, sideOf } from '../../series/boar/rules/units.ts';
import { trample } from '../../series/boar/siege/damage.ts';
import { enterConstruction } from '../../series/boar/siege/works.ts';
import { noteSortie, sortieFault } from './campaign/sorties.ts';
import { cards } from './cards/index.ts';
import { coveredWay } from './covered-way.ts';
import { gunsInTheAssault } from './guns.ts';
import { noFlankFromInside } from './perimeter.ts';
import type { Savannah } from './scenario.ts';
import { mixesVolunteers } from './stacking-bans.ts';
import { townEntered } from './victory.ts';

export function exceptionsOf(savannah: Savannah): readonly Exception[] {
  const { artilleryFree } = savannah.sheet.special;
  return [
    outsideOnly,
    beforeTheLines('S 1.7'),
    { rule: 'S 4.7', amends: { allowance: ({ position }, unit) => arrivalAllowance(savannah, position, unit) } },
    constructions,
    sorties(savannah),
    coveredWay(savannah),
    ...(artilleryFree === undefined ? [] : [gunsInTheAssault(artilleryFree)]),
    mortarsOnTheMove('S 4.12'),
    volunteers,
    noFlankFromInside(savannah),
    {
      rule: 'S scenario',
      amends: {
        // biome-ignore lint/correctness/useYield: nobody is asked
        *onEnter(board, _party, _from, to) {
          return to.city && townEntered(savannah, board) ? 'stop' : 'on';
        },
      },
    },
    ...(savannah.campaign === null ? [] : cardExceptions(cards, savannah)),
  ];
}

/** Who came to fight in the open never enters the lines. */
const outsideOnly: Exception = {
  rule: 'S 4.8',
  amends: {
    mayEnter: (at, party, _from, _side, to) => {
      const banned = party.units.find(({ id }) => staysOutside(at, id, to.id));
      return banned ? { code: 'savannah.outside-only', facts: { unit: banned.id, to: to.id }, rule: 'S 4.8' } : null;
    },
  },
};

/** Is a hex within the lines, which a unit of those never enters? */
export function staysOutside({ field }: Rules, unit: UnitId, hex: HexId): boolean {
  return hexAt(field, hex).perimeter && field.counters.get(unit)?.marks.includes('never-in-perimeter') === true;
}

/** Works under construction do not outlast the enemy who comes in. */
const constructions: Exception = {
  rule: 'S 4.5',
  amends: {
    notesEntry: (board, party, _from, to) => enterConstruction(board, to.id, codesOf(party.units)),
    afterStanding: (board, hex) => {
      const effects: Effect[] = [];
      trample(board, hex, standing(board, hex), effects);
      return effects;
    },
  },
};

/** The garrison comes out of the lines only by sorties. */
function sorties(savannah: Savannah): Exception {
  return {
    rule: 'S 4.10',
    amends: {
      mayEnter: onTheMarch((at, party, from, _side, to) => sortieFault(savannah, at, party, from, to)),
      notesEntry: (board, party, from, to) => noteSortie(savannah, board, party, from, to),
      afterFight: (board, fight, effects) => noteAdvance(savannah, board, fight, effects),
    },
  };
}

/** Who goes forward after a fight, out of the lines or back into them, has gone as on a march: out of them a leader goes along. */
function noteAdvance(savannah: Savannah, board: Board, { side, from, on }: Fight, effects: Effect[]): void {
  for (const [here, there] of from.flatMap((one) => on.map((other) => [one, other] as const))) {
    const units = effects.flatMap((one) =>
      one.kind === 'advance' && one.from === here && one.to === there ? [one.unit] : [],
    );
    if (units.length === 0) continue;
    const [out, into] = [hexAt(board.field, here), hexAt(board.field, there)];
    const leaders = () =>
      effects.flatMap((one) =>
        one.kind === 'leader-moves' && one.from === here && one.to === there ? [one.leader] : [],
      );
    const party = () => partyOf(board, side, [...leaders(), ...units], false);
    for (const leader of leadersOfAt(stacksOf(board), here, side)) {
      if (sortieFault(savannah, board, party(), out, into)) moveLeader(board.play.state, leader, there, effects);
    }
    noteSortie(savannah, board, party(), out, into);
  }
}

/** Black Volunteers whom a retreat or an advance has left among southern loyalists are captured. */
const volunteers: Exception = {
  rule: 'S 4.1(2)',
  amends: {
    afterStanding: (board, hex) => {
      const { field } = board;
      const units = standing(board, hex);
      const effects: Effect[] = [];
      if (!mixesVolunteers(units.map((unit) => counterOf(field, unit)))) return effects;
      for (const unit of units) {
        if (!counterOf(field, unit).marks.includes('never-with-southern')) continue;
        const gainer = armyOfSide(field, enemyOf(field, sideOf(field, unit)));
        capture(board, unit, { fellows: [unit], gainer }, effects);
      }
      return effects;
    },
  },
};

function standing(at: At, hex: HexId): readonly UnitId[] {
  return unitsAt(stacksOf(at), hex);
}
