/** Whom an order means, of those that a question is about. */
import { textsIn } from '../../../acts/slots.ts';
import type { Book, Order } from '../../../engine/contract.ts';
import type { Told } from '../battle-odds.ts';
import type { CounterId, Field, HexId } from '../field.ts';
import { countedIn } from '../stock.ts';

/** Is an order for this hex: it names it, or none? */
export function isFor(at: HexId | readonly HexId[] | undefined, hex: HexId): boolean {
  return at === undefined || at.length === 0 || at === hex || (typeof at !== 'string' && at.includes(hex));
}

/** Whom a line means: by name or by kind, all, or none, and whom it excepts. */
export type Meant = Parameters<typeof countedIn>[1] & {
  readonly units: readonly CounterId[];
  readonly except?: readonly CounterId[];
};

/** All, or all but those it excepts where it names nobody else. */
export const meansAll = ({ who, units, kind, except = [] }: Meant): boolean =>
  who === 'all' || (except.length > 0 && who === undefined && units.length === 0 && kind === undefined);

/** All, none, or those of the choice that the order names or counts, without whom it excepts; nothing when it is about nobody there. */
export function chosen(field: Field, args: Meant, of: readonly CounterId[]): readonly CounterId[] | undefined {
  const able = of.filter((id) => !args.except?.includes(id));
  if (meansAll(args)) return able;
  if (args.who === 'none') return [];
  const named = args.units.filter((id) => able.includes(id));
  const counted = countedIn(field, args, able).filter((id) => !named.includes(id));
  return named.length + counted.length > 0 ? [...named, ...counted] : undefined;
}

/** Whom lines of a verb in a book mean of these in a hex: its orders, else those that stand; nothing where none is about them. */
export function meantBy(field: Field, verb: string, hex: HexId, of: readonly CounterId[], book?: Book) {
  const said = (lines: readonly Order[] = []): readonly CounterId[] | undefined => {
    const there = lines.filter((line) => line.verb === verb && !line.when && isFor(textsIn(line.args.at), hex));
    const whom = there.map(({ args }) =>
      chosen(field, { ...args, units: textsIn(args.units), except: textsIn(args.except) }, of),
    );
    return whom.some((one) => one) ? [...new Set(whom.flatMap((one) => one ?? []))] : undefined;
  };
  return said(book?.orders) ?? said(book?.standing);
}

/** Whom the LANDs of a book mean in a hex, of those who are aboard there by then; nothing where none is about them. */
export const toldToLand =
  (field: Field, hex: HexId, book?: Book): Told =>
  (aboard) =>
    meantBy(field, 'LAND', hex, aboard, book);

/** Those named first, the others after, each once; nothing where none of them is named. */
export function firstOf(of: readonly string[], named: readonly string[]): readonly string[] | undefined {
  const first = named.filter((one) => of.includes(one));
  return first.length === 0 ? undefined : [...first, ...of.filter((one) => !first.includes(one))];
}
