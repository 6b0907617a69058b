/** What speaks against a LAND: nobody whom it means is aboard where it lands, and no line above takes him there. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import type { CounterId, Field, HexId } from './field.ts';
import { countedIn, listOf } from './stock.ts';
import type { EarView } from './view.ts';

export function unlanded(
  field: Field,
  view: EarView,
  { args }: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  if (args.who === 'none') return [];
  return listOf(args.at).flatMap((hex) => {
    if (before.some((line) => sailsTo(line, hex))) return [];
    const units = listOf(args.units);
    const aboard = Object.values(view.units).flatMap((unit) => (unit.hex === hex && unit.aboard ? [unit.id] : []));
    if (units.length > 0) return units.flatMap((id) => elsewhere(view, id, hex));
    const going = args.who === 'all' ? aboard : countedIn(field, args, aboard);
    return going.length > 0 ? [] : [warning('ear.nobody-to-land', { hex, slot: 'at' })];
  });
}

/** Does the line, or its ELSE, sail there? */
function sailsTo({ verb, args, otherwise }: Pick<Order, 'verb' | 'args' | 'otherwise'>, hex: HexId): boolean {
  return (verb === 'MOVE' && args.to === hex) || (otherwise !== undefined && sailsTo(otherwise, hex));
}

/** Who is on the map somewhere else; of those who are not it is said elsewhere. */
function elsewhere(view: EarView, id: CounterId, hex: HexId): Diagnostic[] {
  const there = view.units[id]?.hex ?? null;
  return there === null || there === hex
    ? []
    : [warning('ear.not-aboard-there', { counter: id, hex, there, slot: 'units' })];
}

function warning(code: string, facts: Diagnostic['facts']): Diagnostic {
  return { severity: 'warning', code, facts: { ...facts, now: true }, rule: '7.3' };
}
