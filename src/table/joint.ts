/** Joint roles at the table: which seats share one, who of them answers, and the one book their orders make (R71). */

import type { RoleBook, Share } from '../engine/books.ts';
import type { AnyGame, Json, Need, Order, Question, Role } from '../engine/contract.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { SeatOfRecord } from '../engine/journal.ts';
import { lexiconOf } from '../orders/lexicon.ts';
import { written } from '../orders/write.ts';
import type { ServedBook } from './split-book.ts';

/** The role a member belongs to, `allies` of `french`; any other role is its own whole. */
export function wholeOf(game: AnyGame, role: Role): Role {
  for (const joint in game.joint) if (game.joint[joint]?.includes(role)) return joint;
  return role;
}

/** The role a seat reads and writes as: the one it holds, the joint role when it holds every member, else its first. */
export function readingRole(game: AnyGame, { roles }: SeatOfRecord): Role {
  const whole = wholeOf(game, roles[0] as Role);
  const members = game.joint?.[whole] ?? [];
  return members.length > 0 && members.every((member) => roles.includes(member)) ? whole : (roles[0] as Role);
}

/** The roles that a seat speaks for: those it holds, and the members of a joint one. */
export const rolesOf = (game: AnyGame, { roles }: Pick<SeatOfRecord, 'roles'>): readonly Role[] =>
  roles.flatMap((role) => [role, ...(game.joint?.[role] ?? [])]);

/** As whom a role hears: itself, and the joint role it is a member of. */
export function earsOf(game: AnyGame, role: Role): readonly Role[] {
  const whole = wholeOf(game, role);
  return whole === role ? [role] : [role, whole];
}

/** Seats that orders of this role are due from: who holds it, else every seat that holds a member of it, else who holds its whole. */
export function seatsSharing(game: AnyGame, seats: readonly SeatOfRecord[], role: Role): readonly SeatOfRecord[] {
  const holders = seats.filter((seat) => seat.roles.includes(role));
  if (holders.length > 0) return holders.slice(0, 1);
  const members = game.joint?.[role] ?? [];
  const sharing = seats.filter((seat) => seat.roles.some((held) => members.includes(held)));
  if (sharing.length > 0) return sharing;
  const whole = wholeOf(game, role);
  if (whole === role) throw new RecordBroken('role-without-seat', { role });
  return seatsSharing(game, seats, whole);
}

/**
 * Seats that answer a need: all who share a call or must agree to what is asked, one for any other question: whose units
 * it is about, else the first.
 */
export function seatsAnswering(
  game: AnyGame,
  seats: readonly SeatOfRecord[],
  need: Need,
  book: RoleBook | undefined,
): readonly SeatOfRecord[] {
  const sharing = seatsSharing(game, seats, need.role);
  if (need.type === 'call' || sharing.length === 1 || game.consent?.[need.kind]) return sharing;
  const member = game.concerns?.(need, saidIn(book));
  const own = sharing.find((seat) => member !== undefined && seat.roles.includes(member));
  return [own ?? (sharing[0] as SeatOfRecord)];
}

/** Tells the orders of one seat from those of another in one book: `french/o3`. */
const ownId = (seat: string, order: Order): Order => ({ ...order, id: `${seat}/${order.id}` });

/** Whose order an id names, and its id in that seat's own book. */
export function seatOfOrder(id: string): { seat: string | null; id: string } {
  const at = id.indexOf('/');
  return at < 0 ? { seat: null, id } : { seat: id.slice(0, at), id: id.slice(at + 1) };
}

/** The books of a lock for each joint role that several seats share, made one. */
export function jointBooks(
  game: AnyGame,
  books: readonly ServedBook[],
  seats: readonly SeatOfRecord[],
): Record<Role, RoleBook> {
  const joint: Record<Role, RoleBook> = {};
  for (const role in game.joint) {
    if (seats.some((seat) => seat.roles.includes(role))) continue;
    const sharing = seatsSharing(game, seats, role);
    if (!sharing.some(({ id }) => books.some(({ seat }) => seat === id))) continue;
    const shares = sharing.map((seat): Share => {
      const book = books.find((locked) => locked.seat === seat.id);
      const { orders, standing, ahead = [] } = book ?? { orders: null, standing: [] };
      const named = (order: Order): Order => (sharing.length > 1 ? ownId(seat.id, order) : order);
      return {
        seat: seat.id,
        members: seat.roles,
        orders: orders?.map(named) ?? null,
        standing: standing.map(named),
        ahead: ahead.map(named),
        called: book !== undefined,
      };
    });
    joint[role] = {
      orders: shares.every((share) => share.orders === null) ? null : united(game, shares),
      standing: shares.flatMap((share) => share.standing),
      ahead: shares.flatMap((share) => share.ahead ?? []),
      ...(sharing.length > 1 && { shares }),
    };
  }
  return joint;
}

function united(game: AnyGame, shares: readonly Pick<Share, 'members' | 'orders'>[]): readonly Order[] {
  const given = shares.flatMap(({ members, orders }) => (orders === null ? [] : [{ members, orders }]));
  return game.unite?.(given) ?? given.flatMap(({ orders }) => orders);
}

/**
 * The book of a call with what is done for the seats that sent none: `unsaid` gives the whole role's book as it would be
 * played for a seat. Orders for joint things are taken from it only while the seat named first is silent, and then after
 * what the others proposed.
 */
export function filled(
  game: AnyGame,
  book: RoleBook,
  unsaid: (seat: string | null) => readonly Order[],
): readonly Order[] {
  const { shares } = book;
  if (!shares) return unsaid(null);
  const whole = unsaid((shares[0] as Share).seat);
  if (shares.every(({ seat, orders }) => orders === null && unsaid(seat) === whole)) return whole;
  const parts = shares.map(({ seat, members, orders }) => ({
    members,
    orders:
      orders ??
      unsaid(seat)
        .flatMap((order) => ownPart(game, order, members) ?? [])
        .map((one) => ownId(seat, one)),
  }));
  const joint = shares[0]?.orders === null ? whole.filter((order) => unitsOf(game, order).length === 0) : [];
  return united(game, [...parts, { members: [], orders: joint }]);
}

/** The order as far as it is about units of these members; null when it is about none of them. */
function ownPart(game: AnyGame, order: Order, members: readonly Role[]): Order | null {
  const isOwn = (unit: Json): boolean => members.includes(game.memberOf?.(String(unit)) ?? '');
  const units = unitsOf(game, order);
  if (!units.some(isOwn)) return null;
  if (units.every(isOwn)) return order;
  const args: Record<string, Json> = {};
  for (const slot in order.args) {
    const value = order.args[slot] as Json;
    if (!ownSlots(game, order.verb).has(slot)) args[slot] = value;
    else if (Array.isArray(value)) args[slot] = value.filter(isOwn);
    else if (isOwn(value)) args[slot] = value;
  }
  const { canonical: _, otherwise: _else, ...rest } = order;
  return written(game, { ...rest, args });
}

/** The side's own units that an order names. */
function unitsOf(game: AnyGame, order: Order): readonly string[] {
  return [...ownSlots(game, order.verb)].flatMap((slot) => {
    const value = order.args[slot];
    return (Array.isArray(value) ? value : [value]).filter((unit) => typeof unit === 'string');
  });
}

/** Slots of a verb that name own units. */
function ownSlots(game: AnyGame, verb: string): ReadonlySet<string> {
  const slots = lexiconOf(game.verbs).byId.get(verb)?.verb.slots ?? [];
  return new Set(
    slots
      .filter(({ type, whose = 'own' }) => (type === 'unit' || type === 'units') && whose === 'own')
      .map(({ name }) => name),
  );
}

/** All that the seats of a role have said, standing orders first. */
function saidIn(book: RoleBook | undefined): readonly Order[] {
  return book?.shares?.flatMap(({ orders, standing }) => [...standing, ...(orders ?? [])]) ?? [];
}

/** What the desk asks a question of, in the order in which it is heard: one seat's books, or all, the first named first. */
export function sharesAsked(
  game: AnyGame,
  need: Question,
  book: RoleBook,
): readonly Pick<Share, 'orders' | 'standing' | 'ahead'>[] {
  if (!book.shares) return [book];
  const member = game.concerns?.(need, saidIn(book));
  return member === undefined ? book.shares : book.shares.filter((share) => share.members.includes(member));
}
