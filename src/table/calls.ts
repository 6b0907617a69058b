/** Calls of a turn: which of them a book answers, which are still to come, and what of a book waits for those. */
import type { Address, AnyGame, Order, Reason, Role } from '../engine/contract.ts';
import { callFor } from '../orders/calls.ts';
import type { Chronicle, Tempo, TurnRecord } from './record.ts';
import { callsOfVerb, splitBook } from './split-book.ts';
import type { Waiting } from './stage.ts';
import { asksChoices, hasBookForEachCall } from './tempo.ts';

/** Every call that the rules of a game make, those with letters of their own first. */
export const callsOf = (game: AnyGame): readonly string[] => [...game.calls, ...(game.minorCalls ?? [])];

/** Calls a book for `call` will serve, the open one first. */
export function callsServed(tempo: Tempo, game: AnyGame, call: string): readonly string[] {
  const others = callsOf(game).filter((name) => name !== call);
  switch (tempo) {
    case 'together':
    case 'express':
      return [call, ...others];
    case 'classic':
      return [call, ...others.filter((name) => !game.calls.includes(name))];
    case 'full':
      return [call];
  }
}

/** Calls that the books of this stage answer; undefined where they answer all that come. */
export function callsServedAt(game: AnyGame, tempo: Tempo, { needs }: Waiting): readonly string[] | undefined {
  const call = needs.find((need) => need.call !== null)?.call ?? null;
  return call !== null && callsOf(game).includes(call) && hasBookForEachCall(tempo)
    ? callsServed(tempo, game, call)
    : undefined;
}

/** The call that waits for this seat, if any. */
export function openCall(waiting: Waiting | null, seat: string): string | null {
  return waiting?.needs.find((need) => need.seat === seat && need.call !== null)?.call ?? null;
}

/** Calls that an order of this seat may be for where play waits: those its book serves now, and those to come. */
export interface CallsAhead {
  served: readonly string[];
  later: readonly string[];
}

/** `passed`: minor calls that come no more for this seat in this turn. */
export function callsAhead(
  game: AnyGame,
  { tempo, turns }: Pick<Chronicle, 'tempo' | 'turns'>,
  waiting: Waiting | null,
  seat: string,
  passed: Pick<ReadonlyMap<string, unknown>, 'has'> = new Set(),
): CallsAhead {
  const open = openCall(waiting, seat);
  const isAhead = (call: string): boolean => call === open || !passed.has(call);
  const served = open === null ? [] : callsServed(tempo, game, open).filter(isAhead);
  if (waiting === null || !hasBookForEachCall(tempo)) return { served, later: [] };
  const turn = turns.find(({ ordinal }) => ordinal === waiting.turn);
  const asked = asksChoices(tempo) ? (game.minorCalls ?? []) : [];
  const minor = asked.filter((call) => call !== open && isAhead(call));
  return { served, later: [...laterCalls(game, turn, waiting, seat, open), ...minor] };
}

/**
 * Minor calls that come no more for a seat in this turn, each with why. Where nobody is asked for them by letter they read
 * the book of a call with letters, so that for a seat which is not asked now its next one counts.
 */
export function passedCalls(
  game: AnyGame,
  chronicle: Pick<Chronicle, 'tempo' | 'turns'>,
  waiting: Waiting | null,
  { seat, role, view }: { seat: string; role: Role; view: unknown },
): ReadonlyMap<string, Reason> {
  const [need] = waiting?.needs ?? [];
  if (!need || !game.passed) return new Map();
  const isHeardNow = openCall(waiting, seat) !== null || asksChoices(chronicle.tempo);
  const [next = null] = isHeardNow ? [] : callsAhead(game, chronicle, waiting, seat).later;
  const waits = isHeardNow ? { role: need.role, call: need.call } : { role, call: next };
  return new Map(
    (game.minorCalls ?? []).flatMap((minor) => {
      const why = game.passed?.(view, role, minor, waits) ?? null;
      return why === null ? [] : [[minor, why] as const];
    }),
  );
}

/** Calls with letters of their own that come after the one that is open, or after the last that this seat answered. */
function laterCalls(
  game: AnyGame,
  turn: TurnRecord | undefined,
  waiting: Waiting,
  seat: string,
  open: string | null,
): readonly string[] {
  const after = (call: string): readonly string[] => game.calls.slice(game.calls.indexOf(call) + 1);
  if (open !== null && game.calls.includes(open)) return after(open);
  const answered = [...(turn?.locks ?? [])].findLast(
    ([address, { books }]) => game.calls.includes(callNamed(address)) && books.some((book) => book.seat === seat),
  );
  if (!answered) return game.calls;
  const [address] = answered;
  return playerTurn(address) === playerTurn(waiting.address) ? after(callNamed(address)) : [];
}

/** `movement` of `t16/allies/movement/movement@allies`. */
export const callNamed = (address: Address): string => /([^/@]+)@[^/]*$/u.exec(address)?.[1] ?? '';

/** `t16/allies` of `t16/allies/movement/movement@allies`: whose part of the turn it is. */
const playerTurn = (address: Address): string => address.split('/').slice(0, 2).join('/');

/** The orders of a book that ran for the calls it was locked for; those for calls still to come did not. */
export function ranFor(
  game: AnyGame,
  tempo: Tempo,
  addresses: readonly Address[],
  orders: readonly Order[],
): readonly Order[] {
  const calls = addresses.map(callNamed).filter((call) => callsOf(game).includes(call));
  return hasBookForEachCall(tempo) && calls.length > 0 ? splitBook(game, calls, orders).now : orders;
}

/**
 * What of a seat's book for one stage is on file for the next: orders for a call that it opens or leaves to come, and those
 * for no call with letters of its own, which stand through the turn.
 */
export function carriedOver(
  game: AnyGame,
  chronicle: Pick<Chronicle, 'tempo' | 'turns'>,
  [before, after]: readonly [Waiting, Waiting | null],
  seat: string,
  orders: readonly Order[],
): readonly Order[] {
  if (after === null || after.turn !== before.turn || !hasBookForEachCall(chronicle.tempo)) return [];
  const open = openCall(before, seat);
  const { later } = splitBook(game, open === null ? [] : callsServed(chronicle.tempo, game, open), orders);
  const ahead = callsAhead(game, chronicle, after, seat);
  return orders.filter(
    (order) =>
      (standsThrough(game, order) || later.includes(order)) &&
      callFor(callsOfVerb(game, order.verb), ahead.served, ahead.later) !== null,
  );
}

/** Whether an order is for no call with letters of its own, and so stands through the turn. */
export function standsThrough(game: AnyGame, { verb }: Order): boolean {
  const minor = game.minorCalls ?? [];
  return callsOfVerb(game, verb).every((call) => minor.includes(call));
}
