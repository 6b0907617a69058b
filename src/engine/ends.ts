/** The first and the last of a list that the rules never leave empty. */
import { RulesBroken } from './errors.ts';

/** Throws RulesBroken where there is none. */
export function first<T>(list: readonly T[]): T {
  if (list.length === 0) throw new RulesBroken('none-in-list', {});
  return list[0] as T;
}

/** Throws RulesBroken where there is none. */
export function last<T>(list: readonly T[]): T {
  if (list.length === 0) throw new RulesBroken('none-in-list', {});
  return list[list.length - 1] as T;
}

/** The first answer that is one; null where nobody has any. */
export function firstSaid<P, V>(all: readonly P[], ask: (one: P) => V | null): V | null {
  for (const one of all) {
    const said = ask(one);
    if (said !== null) return said;
  }
  return null;
}
