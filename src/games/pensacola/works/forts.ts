/** Fortified hexes: guns that stay in them, what they spare their men, who must come out of them (P 3.10.2, 3.14.1). */
import { hexSides, sideBetween, sideIndex } from '../../../places/hex/grid.ts';
import { entrySides } from '../../../places/hex/line.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { At, Board, Rules, Sparing } from '../../../series/boar/rules/house.ts';
import { mournLoss, takeSteps } from '../../../series/boar/rules/losses.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { Army, HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt, hexOf } from '../../../series/boar/rules/units.ts';
import { isWalled, worksAcross } from '../../../series/boar/rules/works.ts';
import { breach } from '../../../series/boar/siege/damage.ts';

const GARRISON = 'garrison';

export const isGarrison = ({ field }: Rules, unit: UnitId): boolean => counterOf(field, unit).marks.includes(GARRISON);

/** Garrison artillery has no movement and fires only out across a fortified side that is whole. */
export const garrisonGuns: Exception = {
  rule: 'P 3.10.2',
  amends: {
    mayMove: (_at, unit) =>
      unit.marks.includes(GARRISON)
        ? { code: 'pensacola.garrison-stands', facts: { unit: unit.id }, rule: 'P 3.10.2' }
        : null,
    fireFault: (at, gun, hex) =>
      !isGarrison(at, gun) || hasWorksTowards(at, hexOf(at.position, gun), hex)
        ? null
        : { code: 'pensacola.fire-breached', facts: { battery: gun, hex }, rule: 'P 3.10.2' },
  },
};

/** Does the line to the hex leave across a work that stands? Along a corner either side will do. */
function hasWorksTowards({ field, position }: At, from: HexId, to: HexId): boolean {
  return entrySides(field.grid, to, from).some((side) => isWalled(position, hexAt(field, from), sideIndex(side)));
}

/** Breaches a fortified side, and takes what that costs the garrison guns behind it (P 3.10.2): a step, then all they have. */
export function breachWorks(board: Board, hexside: string, gainer: Army, effects: Effect[]): void {
  const { field, play } = board;
  if (play.state.breached.includes(hexside)) return;
  breach(play.state, hexside, effects);
  const hex = hexside.slice(0, 4);
  const sides = hexSides.filter((side) => hexAt(field, hex).sides[side].works.length > 0);
  const open = sides.filter((side) => play.state.breached.includes(`${hex}/${side}`)).length;
  // A step with the second side, the first where there are two; all with the last.
  const steps = open === sides.length ? 2 : open === Math.min(2, sides.length - 1) ? 1 : 0;
  for (const gun of unitsIn(play.state, hex).filter((unit) => isGarrison(board, unit))) {
    const toll = { fellows: [gun], gainer };
    if (takeSteps(board, gun, steps, toll, effects) > 0) mournLoss(board, 'oneStep', gun, toll, effects);
  }
}

/** What a fort, a redoubt or a stockade spares whoever is struck from outside across its intact sides alone. */
export const sparing: Exception = {
  rule: 'P 3.14.1.5',
  amends: {
    // Whoever comes out of them, with others or without (P 3.14.1.3), engages all whom he might else keep out (P 3.14.1).
    engages: (at, hex, enemy) => isSheltered(at, at.position, hex, enemy),
    spares(at, lead, result, from) {
      if (result === 'R' && isGarrison(at, lead)) return 'void';
      const spared = SPARED[result];
      return spared !== undefined && isCovered(at, hexOf(at.position, lead), from) ? spared : null;
    },
  },
};

/** Retreat (P 3.14.1.5), disruption (P 3.14.1.6), capture (P 3.14.1.7). */
const SPARED: Readonly<Record<string, Sparing>> = { R: 'ignores', D: 'tests', AC: 'holds', DC: 'holds' };

/** The earthworks of Fort George and the Queen's redoubt spare nothing. */
function isCovered({ field, position }: At, hex: HexId, from: readonly HexId[]): boolean {
  const isShut = (origin: HexId): boolean =>
    entrySides(field.grid, origin, hex).some((side) =>
      worksAcross(position, hexAt(field, hex), side).some((work) => work === 'redoubt' || work === 'siege'),
    );
  return from.length > 0 && from.every(isShut);
}

/** Does an intact work of the hex stand between it and its neighbour? Then no advance is forced (P 3.14.1.4). */
export function isSheltered({ field }: Rules, position: Position, hex: HexId, from: HexId): boolean {
  const side = sideBetween(field.grid, hex, from);
  return side !== null && isWalled(position, hexAt(field, hex), sideIndex(side));
}
