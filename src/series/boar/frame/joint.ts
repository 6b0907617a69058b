/** The Allies as two players: who has a seat, whose units a question is about, and their orders made one book (S 1, R71). */
import type { Json, Order, Question, Role, SeatSheet } from '../../../engine/contract.ts';
import type { Rules } from '../rules/house.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';
import type { Field } from '../scenario/field.ts';
import { bandOf } from './chart.ts';

/** The commands of each side that has more than one. */
export function jointRoles({ field }: Rules): Readonly<Record<Side, readonly string[]>> {
  const commands = field.sides.map(({ id }) => [id, commandsOf(field, id).map((command) => command.id)] as const);
  return Object.fromEntries(commands.filter(([, members]) => members.length > 1));
}

/**
 * The seats of the scenario, and those where the commands of a side have seats of their own: of the besiegers alone where
 * both sides could be parted, then of both.
 */
export function seatingsOf(
  { field }: Rules,
  list: readonly Omit<SeatSheet, 'band'>[],
): readonly [readonly SeatSheet[], ...(readonly SeatSheet[])[]] {
  const banded = (seat: Omit<SeatSheet, 'band'>, army: Army): SeatSheet => ({ ...seat, band: bandOf(field, army) });
  const parted = (isParted: (side: Side) => boolean): readonly SeatSheet[] =>
    list.flatMap((seat) => {
      const side = seat.roles[0] as Side;
      const commands = commandsOf(field, side);
      if (commands.length < 2 || !isParted(side)) return [banded(seat, commands[0]?.army ?? '')];
      return commands.map(({ id, name, army }) => banded({ id, roles: [id], name }, army));
    });
  const settings = [parted(() => false), parted((side) => side === field.siegeOf), parted(() => true)] as const;
  const [together, ...apart] = settings.filter(
    (one, n) => settings.findIndex((all) => all.length === one.length) === n,
  );
  return [together ?? [], ...apart];
}

function commandsOf(field: Field, side: Side): Field['commands'] {
  return field.commands.filter((command) => command.side === side);
}

/** The command of a unit or leader; undefined for an id that is neither. */
export function commandIn(field: Field, id: UnitId): string | undefined {
  return field.commandOf.get(id);
}

/** A role is a side or a command of it. */
export function sideOfRole(field: Field, role: Role): Side {
  return field.commands.find(({ id }) => id === role)?.side ?? role;
}

/** The army that a command is, or is a part of; undefined for a side. */
export function armyOfRole(field: Field, role: Role): Army | undefined {
  return field.commands.find(({ id }) => id === role)?.army;
}

/** Does this role command the unit or leader: of its side, or of the command that it is? */
export function isOfRole(field: Field, id: UnitId, role: Role): boolean {
  return (field.counters.get(id) ?? field.leaders.get(id))?.side === role || field.commandOf.get(id) === role;
}

/** The role that decides about these units: their command where they are of one, else their side. */
export function deciderOf(field: Field, side: Side, units: readonly UnitId[]): Role {
  const commands = new Set(units.map((unit) => commandIn(field, unit)));
  return commands.size === 1 ? ([...commands][0] ?? side) : side;
}

/** Facts of a question that name whom it is about, the nearest first. */
const NEAREST = ['unit', 'leader', 'battery', 'units', 'lead'];

/** Questions that spend the momentum both armies share. */
const MOMENTUM = new Set(['initiative-momentum', 'event-buy-card', 'combat-reroll']);

/** What the Allies do only together (scenario-rulings, decision 44). */
export const consent = { 'declare-assault': { yes: 'declare', no: 'wait' } } as const;

/** The army the seats have given the shared momentum to by MOMENTUM SHARE; the French order stands (R71). */
function keeperOfMomentum(field: Field, orders: readonly Order[]): Army | undefined {
  const shares = orders.filter(({ verb, when }) => verb === 'MOMENTUM SHARE' && !when);
  // A later line of the same seat replaces an earlier one.
  const first = shares[0] && seatIn(shares[0]);
  const army = shares.findLast((order) => seatIn(order) === first)?.args.army;
  return field.commands.find(({ id }) => id === army)?.id;
}

/** The seat whose order it is: `french` of `french/o3`. */
const seatIn = ({ id }: Order): string => id.slice(0, id.indexOf('/'));

/**
 * The army whose seat answers a question: of the shared momentum whom the seats gave it to; else by the first of its
 * facts that names units of the asked side, or by the answers to choose from. Undefined where both armies are concerned,
 * or no unit is.
 */
export function concerns(rules: Rules, need: Question, orders: readonly Order[]): Army | undefined {
  const { role, about, space } = need;
  const { field } = rules;
  const keeper = MOMENTUM.has(need.kind) ? keeperOfMomentum(field, orders) : undefined;
  if (keeper !== undefined) return keeper;
  const facts = typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {};
  const choices = space.kind === 'one' ? space.of : [];
  // The leads of both sides say less than all who fight.
  const named = NEAREST.map((name) => (facts as Record<string, Json>)[name]);
  const nearest = named.filter((fact) => typeof fact === 'string' || Array.isArray(fact));
  const sources = [...nearest, choices, facts];
  for (const source of sources) {
    const own = idsIn(source).filter((id) => (field.counters.get(id) ?? field.leaders.get(id))?.side === role);
    if (own.length === 0) continue;
    const decider = deciderOf(field, role, own);
    return decider === role ? undefined : decider;
  }
  return undefined;
}

/** Every string in a value, keys not counted. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

/**
 * The orders of both seats in the scenario's order. Attacks that both order on the same hexes are one attack, led and
 * fought as the first says; an attack without WITH is made by the orderer's own troops alone.
 */
export function unite(books: readonly { members: readonly string[]; orders: readonly Order[] }[]): readonly Order[] {
  const united: Order[] = [];
  for (const { members, orders } of books) {
    const before = united.length;
    for (const order of orders) {
      const own = ownAttack(order, members);
      const at = united.slice(0, before).findIndex((other) => isSameAttack(other, own));
      if (at < 0) united.push(own);
      else united[at] = joined(united[at] as Order, own);
    }
  }
  return united;
}

function ownAttack(order: Order, members: readonly string[]): Order {
  if (order.verb !== 'ATTACK' || order.args.with !== undefined || members.length === 0) return order;
  return { ...order, args: { ...order.args, armies: [...members] } };
}

/** Conditional attacks stay as they are: each depends on what its owner sees. */
function isSameAttack(one: Order, other: Order): boolean {
  if (one.verb !== 'ATTACK' || other.verb !== 'ATTACK' || one.when || other.when) return false;
  const on = hexesOf(one);
  return on.length > 0 && on.length === hexesOf(other).length && hexesOf(other).every((hex) => on.includes(hex));
}

function hexesOf({ args }: Order): readonly HexId[] {
  return [args.hexes ?? args.hex ?? []].flat() as readonly HexId[];
}

/** What the first leaves open the second may say. */
function joined(first: Order, second: Order): Order {
  const both = (name: string): Json => [first.args[name] ?? [], second.args[name] ?? []].flat() as Json;
  const lists = ['with', 'armies', 'divert'].filter((name) => first.args[name] ?? second.args[name]);
  const args = { ...second.args, ...first.args, ...Object.fromEntries(lists.map((name) => [name, both(name)])) };
  const joins = [...(first.joins ?? []), second.id, ...(second.joins ?? [])];
  return { ...first, args, canonical: `${first.canonical} + ${second.canonical}`, joins };
}
