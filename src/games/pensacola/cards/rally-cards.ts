/** Cards of the Rally phase: 18, 22, 51. */
import { type CardDefinition, drmWhere } from '../../../series/boar/cards/definition.ts';
import { turned } from '../../../series/boar/cards/in-fight.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { drilled } from '../../../series/boar/cards/replacement.ts';
import { reform } from '../../../series/boar/cards/usual.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import type { Formation, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf } from '../../../series/boar/rules/units.ts';

/** Units of a side on the map that are out of order, the worst first. */
function broken({ board, side }: Occasion, fits: (unit: UnitId) => boolean): UnitId[] {
  const worst: readonly Formation[] = ['shattered', 'disrupted'];
  const units = Object.values(board.play.state.units).filter(({ id, hex }) => hex !== null && fits(id));
  return worst.flatMap((level) =>
    units.flatMap(({ id, formation }) => (formation === level && counterOf(board.field, id).side === side ? [id] : [])),
  );
}

const belts: CardDefinition = {
  number: 22,
  targets: (at) => broken(at, (unit) => ['indian', 'kfr'].includes(counterOf(at.board.field, unit).class)),
  act: reform,
};

/** In a fight it keeps a unit from being Shattered; before a rally it lends one the die. */
const keptFromShattering = turned(['shattered'], 'disrupted', () => true);
const steady: CardDefinition = {
  number: 51,
  may: (at) => at.moment.at === 'phase-start' || (keptFromShattering.may?.(at) ?? true),
  targets: (at) => (at.moment.at === 'phase-start' ? broken(at, () => true) : ['']),
  act: (at, unit, effects) => {
    if (at.moment.at !== 'phase-start') return keptFromShattering.act(at, unit, effects);
    putInForce(at.board.play.state, at.card.id, at.side, [unit], 'phase');
  },
  amends: (sheet, scenario) => ({
    ...keptFromShattering.amends?.(sheet, scenario),
    rallyModifiers: [drmWhere(sheet, ({ position }, unit) => isInForce(position, sheet.id, unit))],
  }),
};

export const rallyCards: readonly CardDefinition[] = [{ number: 18, ...drilled }, belts, steady];
