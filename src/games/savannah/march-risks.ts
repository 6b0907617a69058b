/** What a march risks or costs that its count of movement points does not show: notes for the acknowledgement. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import type { Savannah } from './scenario.ts';
import type { SavannahView } from './view.ts';

export function marchRisks(
  savannah: Savannah,
  { field }: Rules,
  view: SavannahView,
  side: string,
  { args }: Order,
): readonly Diagnostic[] {
  const units = [args.units ?? []].flat().map(String);
  const to = typeof args.to === 'string' ? field.hexes.get(args.to) : undefined;
  const hexes = [args.to ?? [], args.via ?? []].flat().flatMap((hex) => field.hexes.get(String(hex)) ?? []);
  const { lostFrom } = savannah.coveredWay;
  const price = field.tables.armyMorale.adjustments.pinBroken?.own ?? 0;
  const rally = field.tables.modifiers.rally.navalZone ?? 0;
  return [
    ...(hexes.some(({ coveredWay }) => coveredWay) && units.some((unit) => field.counters.has(unit))
      ? [note('savannah.way-risk', { lostFrom }, 'S 4.9')]
      : []),
    ...(to?.naval && side !== field.worksOf && rally !== 0 ? [note('savannah.naval-risk', { rally }, 'S 4.11')] : []),
    ...(price !== 0 && units.some((unit) => (view.units[unit]?.pinnedBy.length ?? 0) > 0)
      ? [note('savannah.pin-price', { price }, 'R66')]
      : []),
  ];
}

/** Of an order that is carried out all the same. */
function note(code: string, facts: Diagnostic['facts'], rule: string): Diagnostic {
  return { severity: 'note', code, facts: { ...facts, part: true }, rule };
}
