/** Cards of the Rally phase: 14, 19, 32, 38, and what they add to its dice. */
import { type CardDefinition, drmWhere } from '../../../series/boar/cards/definition.ts';
import { isNextToAny } from '../../../series/boar/cards/ground.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { drilled } from '../../../series/boar/cards/replacement.ts';
import { armyOn } from '../../../series/boar/cards/rule.ts';
import { reform } from '../../../series/boar/cards/usual.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { fits as fitsIn } from '../../../series/boar/rules/stacking.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { armyOf, counterOf, hexAt, hexOf, printedStrength, unitOf } from '../../../series/boar/rules/units.ts';

/** Units of a side on the map that fit and stand next to no enemy, strongest first. */
function freeUnits(at: Occasion, fits: (unit: UnitId) => boolean): UnitId[] {
  const { board, side, enemy } = at;
  const { play } = board;
  const worth = (unit: UnitId): number => printedStrength(counterOf(board.field, unit), unitOf(play.state, unit));
  return Object.keys(play.state.units)
    .filter((unit) => {
      const { hex } = unitOf(play.state, unit);
      return hex !== null && counterOf(board.field, unit).side === side && fits(unit) && !isNextToAny(at, hex, enemy);
    })
    .sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
}

const steady: CardDefinition = {
  number: 19,
  targets: (at) => freeUnits(at, (unit) => unitOf(at.board.play.state, unit).formation === 'disrupted'),
  act: reform,
};

/** The army with most to rally first; it rallies better outside the reach of the frigate. */
const buryingGround: CardDefinition = {
  number: 32,
  targets: (at) => {
    const broken = (army: string): number =>
      Object.values(at.board.play.state.units).filter(
        ({ id, hex, formation }) =>
          hex !== null && formation !== 'parade' && counterOf(at.board.field, id).army === army,
      ).length;
    return at.board.field.armies
      .filter((army) => army.side === at.side && broken(army.id) > 0)
      .sort((a, b) => broken(b.id) - broken(a.id))
      .map((army) => army.id);
  },
  act: ({ board, card, side }, army) => putInForce(board.play.state, card.id, side, [army], 'phase'),
  amends: (sheet) => ({
    rallyModifiers: [
      drmWhere(sheet, ({ field, position }, unit) => {
        const { naval } = hexAt(field, hexOf(position, unit));
        return !naval && isInForce(position, sheet.id, armyOf(field, unit));
      }),
    ],
  }),
};

const drafts: CardDefinition = {
  number: 38,
  targets: (at) =>
    freeUnits(at, (unit) => {
      const { army, gait, steps } = counterOf(at.board.field, unit);
      const piece = unitOf(at.board.play.state, unit);
      return army === armyOn(at) && gait === 'foot' && piece.formation === 'parade' && piece.steps < steps;
    }).filter((unit) => isRoomFor(at, unit)),
  act: ({ board: { field, play } }, unit, effects) => {
    const piece = unitOf(play.state, unit);
    const from = piece.steps;
    piece.steps = counterOf(field, unit).steps;
    effects.push({ kind: 'filled-up', unit, from, to: piece.steps });
  },
};

/** Would the hex hold it at full strength? */
function isRoomFor({ board }: Occasion, unit: UnitId): boolean {
  const piece = unitOf(board.play.state, unit);
  const steps = piece.steps;
  piece.steps = counterOf(board.field, unit).steps;
  const fits = fitsIn(board, piece.hex as string, [unit], 'rest');
  piece.steps = steps;
  return fits;
}

export const rallyCards: readonly CardDefinition[] = [{ number: 14, ...drilled }, steady, buryingGround, drafts];
