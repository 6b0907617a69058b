/** Whom an order means, of those that a question is about. */
import type { CounterId, Field, HexId } from '../field.ts';
import { countedIn } from '../stock.ts';

/** Is an order for this hex: it names it, or none? */
export function isFor(at: HexId | readonly HexId[] | undefined, hex: HexId): boolean {
  return at === undefined || at.length === 0 || at === hex || (typeof at !== 'string' && at.includes(hex));
}

/** All, none, or those of the choice that the order names or counts; nothing when it is about nobody there. */
export function chosen(
  field: Field,
  args: Parameters<typeof countedIn>[1] & { readonly units: readonly CounterId[] },
  of: readonly CounterId[],
): readonly CounterId[] | undefined {
  if (args.who === 'all') return of;
  if (args.who === 'none') return [];
  const named = args.units.filter((id) => of.includes(id));
  const counted = countedIn(field, args, of).filter((id) => !named.includes(id));
  return named.length + counted.length > 0 ? [...named, ...counted] : undefined;
}

/** Those named first, the others after, each once; nothing where none of them is named. */
export function firstOf(of: readonly string[], named: readonly string[]): readonly string[] | undefined {
  const first = named.filter((one) => of.includes(one));
  return first.length === 0 ? undefined : [...first, ...of.filter((one) => !first.includes(one))];
}
