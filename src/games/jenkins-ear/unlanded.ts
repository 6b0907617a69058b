/** What speaks against a LAND: nobody whom it means is aboard where it lands, and no line above takes him there. */
import { warning } from '../../acts/against.ts';
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { embark } from './acts/embark.ts';
import { move } from './acts/move.ts';
import type { CounterId, Field, HexId } from './field.ts';
import { countedIn } from './stock.ts';
import { type EarView, ownAt } from './view.ts';

type Line = Pick<Order, 'verb' | 'args' | 'otherwise'>;

/** `bought`: counters that the lines before bring on the map; `then`: what those lines leave. */
export function unlanded(
  { field, view }: { readonly field: Field; readonly view: EarView },
  args: Parameters<typeof countedIn>[1] & { readonly at: HexId | undefined; readonly units: readonly CounterId[] },
  before: readonly Order[],
  bought: ReadonlyMap<CounterId, unknown>,
  then: EarView,
): readonly Diagnostic[] {
  const { at: hex, units, who } = args;
  if (who === 'none' || hex === undefined) return [];
  const astray = units.flatMap((id) => (bought.has(id) ? [] : notThere(view, id, hex, before)));
  if (astray.length > 0 || before.some((line) => line.when && sailsTo(line, hex))) return astray;
  const aboard = ownAt(then, hex, true);
  const named = units.filter((id) => bought.has(id) || then.units[id]?.hex === hex);
  const going = who === 'all' ? aboard : [...named, ...countedIn(field, args, aboard)];
  return going.length > 0 ? [] : [warning('ear.nobody-to-land', '7.3', { hex, slot: 'at', now: true })];
}

/** Does the line, or its ELSE, sail there, with one of `crew` where it is asked for? */
function sailsTo(line: Line, hex: HexId, crew?: readonly CounterId[]): boolean {
  const sails = move.read(line);
  const goes = sails?.to === hex && (!crew || sails.units.some((id) => crew.includes(id)));
  return goes || (line.otherwise !== undefined && sailsTo(line.otherwise, hex, crew));
}

/** Does a line above take him there: named, aboard a ship that is, or put aboard one, if only as one of his kind? */
function isTaken(view: EarView, id: CounterId, hex: HexId, before: readonly Line[]): boolean {
  const ships = before.flatMap((line) => {
    const takes = embark.read(line);
    return takes && (takes.units.length === 0 || takes.units.includes(id)) ? [takes.on] : [];
  });
  const crew = [id, ...ships, view.units[id]?.aboard ?? id];
  return view.units[id]?.hex !== null && before.some((line) => sailsTo(line, hex, crew));
}

/** Who is on the map somewhere else, and whom no line above takes there. */
export function notThere(view: EarView, id: CounterId, hex: HexId, before: readonly Order[]): readonly Diagnostic[] {
  const unit = view.units[id];
  if (!unit || unit.hex === null || unit.hex === hex || isTaken(view, id, hex, before)) return [];
  return [warning('ear.not-aboard-there', '7.3', { counter: id, hex, there: unit.hex, slot: 'units', now: true })];
}
