/** Orders on file that a line of a later mail replaces whole, though it names only some of those who are named there. */
import type { Order } from '../../engine/contract.ts';
import { keyOf } from '../fold.ts';
import { isMarch } from '../march-meant.ts';
import { indexNames } from '../names.ts';
import { isKind } from '../subject.ts';
import type { Draft } from './types.ts';

/** Whether nothing is meant to stay of an order of which a line leaves this. */
export function isReplacedWhole(draft: Draft, old: Order, left: Order, order: Order): boolean {
  if (old.verb !== order.verb || old.when || order.when) return false;
  return isSaidOfFewer(draft, old, order) || isUnborne(draft, old, left);
}

/** Of those who march or land together it says the same of some, and of nobody else: the others are left out. */
function isSaidOfFewer({ lexicon }: Draft, old: Order, order: Order): boolean {
  const verb = lexicon.byId.get(order.verb);
  const [first, ...others] = verb?.slots ?? [];
  if (!verb || first?.type !== 'units' || !(isMarch(verb) || others.some(isKind))) return false;
  const isIn = (name: string): boolean => {
    const before = valuesOf(old, name);
    return valuesOf(order, name).every((value) => before.includes(value));
  };
  const isSame = (name: string): boolean => String(valuesOf(old, name)) === String(valuesOf(order, name));
  const isOfSome = [first, ...others.filter(isKind)].some(({ name }) => valuesOf(order, name).length > 0);
  return isOfSome && isIn(first.name) && others.every((slot) => (isKind(slot) ? isIn(slot.name) : isSame(slot.name)));
}

/** A march from which its ships are taken: those who were to sail in them do not walk there, nor does any freight. */
function isUnborne({ lexicon, grammar }: Draft, old: Order, left: Order): boolean {
  const verb = lexicon.byId.get(old.verb);
  const { byId } = indexNames(grammar.names);
  const bears = (unit: string): boolean => byId.get(keyOf(unit))?.bears === true;
  return (
    verb !== undefined && isMarch(verb) && valuesOf(old, 'units').some(bears) && !valuesOf(left, 'units').some(bears)
  );
}

const valuesOf = ({ args }: Order, slot: string): readonly string[] => [args[slot] ?? []].flat().map(String);
