/** How books of a seat would fare where play stands: by rehearsal, or, of a game that cannot suppose a state, by its judge. */
import type { AnyGame, Diagnostic, Order, Role } from '../engine/contract.ts';
import { look } from '../engine/view.ts';
import { type Rehearse, unrehearsed } from '../orders/book.ts';
import { openCall } from './calls.ts';
import { readingRole, wholeOf } from './joint.ts';
import { fold, type GameRecord } from './record.ts';
import { rehearsalFor } from './rehearse.ts';
import type { Standing } from './stage.ts';

/** How books of this seat fare where play stands; `mends`: what would do in the place of an order that fails is looked for. */
export function verdictsFor(record: GameRecord, stood: Standing, seat: string, mends = false): Rehearse {
  const { game } = record;
  if (game.suppose) return rehearsalFor(record, stood, seat, mends);
  const held = fold(record.entries).seats.find(({ id }) => id === seat);
  if (!held) return unrehearsed;
  const role = readingRole(game, held);
  const view = look(game, stood.state, wholeOf(game, role));
  const call = openCall(stood.waiting, seat);
  return judgedBy(game, view, role, (order) => callOf(game, order, call));
}

/** Each order is judged for itself, beside those of the book before it that pass. */
function judgedBy(game: AnyGame, view: unknown, role: Role, callOf: (order: Order) => string): Rehearse {
  const judge = (order: Order, before: readonly Order[]): readonly Diagnostic[] =>
    game.judge?.(view, role, callOf(order), order, before) ?? [];
  return (orders, standing) => {
    const verdicts = new Map<Order, readonly Diagnostic[]>();
    const sound: Order[] = [];
    for (const order of inTurn(game, orders)) {
      const found = judge(order, sound);
      verdicts.set(order, found);
      if (found.every(({ severity }) => severity !== 'error')) sound.push(order);
    }
    for (const order of standing) verdicts.set(order, judge(order, sound));
    return (order) => verdicts.get(order) ?? [];
  };
}

/** A book as it is carried out: what goes ahead first, and else as it is written. */
function inTurn(game: AnyGame, orders: readonly Order[]): readonly Order[] {
  const ahead = new Set(game.verbs.flatMap((verb) => (verb.first ? [verb.id] : [])));
  return [...orders.filter(({ verb }) => ahead.has(verb)), ...orders.filter(({ verb }) => !ahead.has(verb))];
}

/** The call an order belongs to: the open one if its verb may serve there, else its own. */
function callOf(game: AnyGame, order: Order, open: string | null): string {
  const calls = game.verbs.find((verb) => verb.id === order.verb)?.calls ?? [];
  return open !== null && (calls.length === 0 || calls.includes(open)) ? open : (calls[0] ?? 'orders');
}
