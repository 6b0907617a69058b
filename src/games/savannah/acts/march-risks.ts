/** What a march risks or costs that its count of movement points does not show: notes for the acknowledgement. */
import { note } from '../../../acts/against.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import type { Sight } from './act.ts';

export function marchRisks(
  { opened, at, view, side }: Sight,
  units: readonly UnitId[],
  to: HexId | undefined,
  via: readonly HexId[],
): readonly Diagnostic[] {
  const { field } = at;
  const goal = field.hexes.get(to ?? '');
  const hexes = [to ?? '', ...via].flatMap((hex) => field.hexes.get(hex) ?? []);
  const { lostFrom } = opened.coveredWay;
  const price = field.tables.armyMorale.adjustments.pinBroken?.own ?? 0;
  const rally = field.tables.modifiers.rally.navalZone ?? 0;
  return [
    ...(hexes.some(({ coveredWay }) => coveredWay) && units.some((unit) => field.counters.has(unit))
      ? [note('savannah.way-risk', 'S 4.9', { lostFrom })]
      : []),
    ...(goal?.naval && side !== field.worksOf && rally !== 0 ? [note('savannah.naval-risk', 'S 4.11', { rally })] : []),
    ...(price !== 0 && units.some((unit) => (view.units[unit]?.pinnedBy.length ?? 0) > 0)
      ? [note('savannah.pin-price', 'R66', { price })]
      : []),
  ];
}
