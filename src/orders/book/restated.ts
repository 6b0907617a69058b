/** What a line of a later mail leaves of an order on file beyond the units that it names: more goes, or others do. */
import type { Order } from '../../engine/contract.ts';
import { keyOf } from '../fold.ts';
import { isMarch } from '../march-meant.ts';
import { indexNames } from '../names.ts';
import { isKind } from '../subject.ts';
import { writeAct } from '../write.ts';
import type { Draft } from './types.ts';

/** What is meant to stay of an order of which a line leaves this. */
export function meantToStay(draft: Draft, old: Order, left: Order | null, order: Order): Order | null {
  if (left === null || old.verb !== order.verb || old.when || order.when) return left;
  if (isSaidOfFewer(draft, old, order) || isUnborne(draft, old, left)) return null;
  return withoutFighters(draft, left, order);
}

/** Who attacks a place by this line is in no attack on another any more; the others of it attack there still. */
function withoutFighters({ lexicon }: Draft, old: Order, order: Order): Order | null {
  const verb = lexicon.byId.get(order.verb);
  const [first, ...others] = verb?.slots ?? [];
  const fighters = others.find(({ type, whose = 'own' }) => type === 'units' && whose === 'own');
  if (!verb || !fighters || !first?.type.startsWith('hex')) return old;
  const named = valuesOf(order, fighters.name);
  const before = valuesOf(old, fighters.name);
  const left = before.filter((unit) => !named.includes(unit));
  if (left.length === before.length) return old;
  if (left.length === 0) return null;
  const isGone = (slot: string): boolean =>
    others.some(({ name, type }) => name === slot && type === 'unit') && named.includes(String(old.args[slot]));
  const kept = Object.fromEntries(Object.entries(old.args).filter(([slot]) => !isGone(slot)));
  const args = { ...kept, [fighters.name]: left };
  return { ...old, args, canonical: writeAct(verb, args) };
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
