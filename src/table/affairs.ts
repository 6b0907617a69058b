/** An order that answers one question speaks of all that is asked in its affair: one fight, one landing, one way back. */
import { decode, encode } from '../engine/canonical.ts';
import type { Address, Json, Need, Order, Question } from '../engine/contract.ts';

/** `t19/british/combat/1605`: as much of an address as names a place within a phase. */
const DEPTH = 4;

/** Where replies keep what such orders say, beside the answers by their addresses; null where a question is of no place. */
function affairOf({ address, role }: Pick<Question, 'address' | 'role'>): string | null {
  const places = address.split('/').slice(0, -1);
  return places.length < DEPTH ? null : `${places.slice(0, DEPTH).join('/')}/@${role}`;
}

/** What all steps of one way have in common, `t16/allies/fire/br-b/foix/1506/retreat-path@allies` and the next; null of no way. */
export function wayOf(address: Address): string | null {
  const places = address.split('/');
  const leaf = places.pop() ?? '';
  return places.length < DEPTH + 2 ? null : [...places.slice(0, -1), leaf].join('/');
}

/** What orders that answer a question are kept as. */
export function keptFor(need: Question, orders: readonly Order[]): readonly (readonly [Address, Json])[] {
  const key = affairOf(need);
  return key === null || orders.length === 0 ? [] : [[key, encode(orders)]];
}

/** The orders that answered an earlier question of the same affair. */
export function saidOfAffair(need: Question, replies: ReadonlyMap<Address, Json>): readonly Order[] {
  const said = replies.get(affairOf(need) ?? '');
  return typeof said === 'string' ? decode<readonly Order[]>(said) : [];
}

/** Of replies what still speaks of the affair in which play waits at this address, or answers what is asked at once with it. */
export function repliesGoingOn(
  replies: Readonly<Record<Address, Json>>,
  waits: Address,
  asked: readonly Pick<Need, 'address'>[],
): Record<Address, Json> {
  const goesOn = (key: string): boolean =>
    (key.includes('/@') && waits.startsWith(key.slice(0, key.indexOf('@')))) ||
    asked.some(({ address }) => address === key);
  return Object.fromEntries(Object.entries(replies).filter(([key]) => goesOn(key)));
}
