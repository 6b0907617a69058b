/** Orders that a side could give as things stand, for examples, and which orders are to the point. */
import type { Order } from '../../engine/contract.ts';
import { distance } from '../../places/hex/grid.ts';
import type { CounterId, Field, HexId, Side } from './field.ts';
import { stockWords } from './kind-words.ts';
import { isCalled, listOf } from './stock.ts';
import { counterOf, enemyOf, isLand, isShip } from './units.ts';
import type { EarView } from './view.ts';

/** Words for several counters of a kind, as BUY has them. */
const STOCK_WORDS = Object.keys(stockWords);

type Act = Pick<Order, 'verb' | 'args'>;

/**
 * Orders that stand for `pattern` here, what is nearest at hand first; each list is sent whole. Some may yet be refused:
 * whoever shows them tries them.
 */
export function* instances(field: Field, view: EarView, side: Side, pattern: Order): Generator<readonly Act[]> {
  switch (pattern.verb) {
    case 'BUY':
      return yield* purchases(field, view, side, pattern);
    case 'MOVE':
      for (const act of landings(field, view, side)) yield [act];
      for (const { ships, to } of voyages(field, view, side)) {
        const { contact, ...args } = withoutWay(pattern.args);
        const attacks = contact !== undefined && isSeenAfloat(field, view, side, to);
        yield [{ verb: 'MOVE', args: { ...args, units: ships.slice(0, 1), to, ...(attacks && { contact }) } }];
      }
      return;
    case 'LAND':
      for (const hex of offPorts(field, view, side)) yield [{ verb: 'LAND', args: { who: 'soldiers', at: hex } }];
      for (const act of landings(field, view, side))
        yield [act, { verb: 'LAND', args: { who: 'soldiers', at: act.args.to ?? '' } }];
      return;
    case 'ATTACK':
      for (const act of landings(field, view, side))
        yield [act, { verb: 'ATTACK', args: { hexes: [act.args.to ?? ''] } }];
      return;
    case 'LEADER':
      for (const leader of afloat(field, view)) {
        const helped = gunsBeside(field, view, leader);
        if (helped.length > 0) yield [{ verb: 'LEADER', args: { leader, with: helped } }];
      }
      return;
    default:
  }
}

/** Whether whom an order names is there to do it, and a port has somebody left to hold it; any other order is. */
export function pertinent(field: Field, view: EarView, side: Side, { verb, args }: Order): boolean {
  switch (verb) {
    case 'LEADER': {
      const hex = view.units[String(args.leader)]?.hex ?? null;
      return hex !== null && listOf(args.with).every((id) => view.units[id]?.hex === hex);
    }
    case 'MOVE':
      return deserted(field, view, side, listOf(args.units)).length === 0;
    case 'BOMB':
      return hasOn(field, view, 'bomb-ship');
    case 'FIRESHIPS':
      return hasOn(field, view, 'fire-ship');
    default:
      return true;
  }
}

/** Seaports held whose last land counters these are. */
export function deserted(field: Field, view: EarView, side: Side, units: readonly CounterId[]): readonly HexId[] {
  const hexes = new Set(units.flatMap((id) => view.units[id]?.hex ?? []));
  return [...hexes].filter((hex) => {
    const port = field.hexes.get(hex)?.port;
    const garrison = Object.values(view.units).filter(
      (unit) => unit.hex === hex && unit.aboard === null && isLand(counterOf(field, unit.id)),
    );
    const stays = garrison.some(({ id }) => !units.includes(id));
    return port && !port.nameOnly && view.ports[port.id] === side && garrison.length > 0 && !stays;
  });
}

function withoutWay({ via: _via, ...args }: Order['args']): Order['args'] {
  return args;
}

/** As many of the kind as the pattern wants, then one, at each own port; then what costs little. */
function* purchases(field: Field, view: EarView, side: Side, { args }: Order): Generator<readonly Act[]> {
  const ports = [...field.ports.values()]
    .filter(
      ({ id, flag, water, nameOnly }) => flag === side && view.ports[id] === side && water === 'caribbean' && !nameOnly,
    )
    .toSorted((a, b) => b.value - a.value);
  const { kind = 'frigates', count = 1 } = args;
  const pool = view.pools[side].flatMap(({ face }) => field.faces.get(face) ?? []);
  const inPool = STOCK_WORDS.filter((word) => pool.some((face) => isCalled({ kind: face.kind, face: face.id }, word)));
  const asked = inPool.includes(String(kind))
    ? [
        { kind, count },
        { kind, count: 1 },
      ]
    : [];
  const wanted = [...asked, ...inPool.map((word) => ({ kind: word, count: 1 }))];
  for (const what of wanted) for (const { hex } of ports) yield [{ verb: 'BUY', args: { ...what, at: hex } }];
}

/** Own ships of one hex that may sail, with the troops ashore beside them, and an enemy port, the nearest first. */
function voyages(
  field: Field,
  view: EarView,
  side: Side,
): readonly { ships: readonly CounterId[]; troops: readonly CounterId[]; to: HexId; far: number }[] {
  const hexes = new Set(Object.values(view.units).flatMap(({ hex }) => hex ?? []));
  const goals = [...field.ports.values()].filter(
    ({ id, hex, nameOnly }) => view.ports[id] === enemyOf(side) && !nameOnly && !view.storms.includes(hex),
  );
  const found = [...hexes].flatMap((from) => {
    if (view.storms.includes(from)) return [];
    const here = Object.values(view.units).filter(({ hex }) => hex === from);
    const ships = here.map(({ id }) => id).filter((id) => isShip(counterOf(field, id)));
    const troops = here.flatMap(({ id, aboard }) => {
      const { kind, anchor } = counterOf(field, id);
      return aboard === null && kind === 'soldiers' && anchor !== null ? [id] : [];
    });
    if (ships.length === 0) return [];
    return goals.map(({ hex }) => ({
      ships,
      troops: spare(field, view, side, troops),
      to: hex,
      far: distance(field.grid, from, hex),
    }));
  });
  return found.sort((a, b) => a.far - b.far);
}

/** Attacks with troops aboard, so that there is a fight ashore where no ship lies before it, and enough of them to throw dice. */
function* landings(field: Field, view: EarView, side: Side): Generator<Act> {
  for (const { ships, troops, to } of voyages(field, view, side)) {
    const value = field.hexes.get(to)?.port?.value ?? 0;
    const fleet = ships
      .filter((id) => (counterOf(field, id).gun ?? 0) > 0 && !hasCargo(view, id) && !isFragile(field, id))
      .toSorted((a, b) => (counterOf(field, b).cannonade ?? 0) - (counterOf(field, a).cannonade ?? 0));
    const partyOf = (n: number): CounterId[] => [...fleet.slice(0, n), ...troops.slice(0, n)];
    const enough = fleet.findIndex((_, n) => {
      const party = partyOf(n + 1);
      const dice = party.reduce((sum, id) => sum + (counterOf(field, id).cannonade ?? 0) + landed(field, id), 0);
      return dice > value;
    });
    if (troops.length > 0 && enough >= 0)
      yield { verb: 'MOVE', args: { units: partyOf(enough + 1), to, contact: 'attack' } };
  }
}

/** The die of a counter that fights ashore. */
function landed(field: Field, id: CounterId): number {
  const counter = counterOf(field, id);
  return isLand(counter) && counter.land !== null ? 1 : 0;
}

function hasCargo(view: EarView, ship: CounterId): boolean {
  return Object.values(view.units).some(({ aboard }) => aboard === ship);
}

/** Fire ships and bomb ships carry nobody. */
function isFragile(field: Field, id: CounterId): boolean {
  const { kind } = counterOf(field, id);
  return kind === 'fire-ship' || kind === 'bomb-ship';
}

/** Ports to take off which Soldiers lie aboard. */
function offPorts(field: Field, view: EarView, side: Side): readonly HexId[] {
  const laden = Object.values(view.units).filter(
    ({ id, hex, aboard }) => hex !== null && aboard !== null && counterOf(field, id).kind === 'soldiers',
  );
  return [...new Set(laden.map(({ hex }) => hex as HexId))].filter((hex) => {
    const port = field.hexes.get(hex)?.port;
    return port && !port.nameOnly && view.ports[port.id] !== side && !view.storms.includes(hex);
  });
}

/** Does a ship of the enemy lie on top of a stack there, or at large off it? */
function isSeenAfloat(field: Field, view: EarView, side: Side, hex: HexId): boolean {
  return Object.values(view.stacks).some((stack) => {
    const top = field.faces.get(stack.top);
    return stack.side !== side && stack.hex === hex && (stack.berth === 'off' || (top !== undefined && isShip(top)));
  });
}

/** Of these troops those who may leave without giving up their port. */
function spare(field: Field, view: EarView, side: Side, troops: readonly CounterId[]): readonly CounterId[] {
  return troops.filter((id) => deserted(field, view, side, [id]).length === 0);
}

/** Own admirals on the map. */
function afloat(field: Field, view: EarView): readonly CounterId[] {
  return Object.values(view.units).flatMap(({ id, hex }) =>
    hex !== null && (counterOf(field, id).navalTactics ?? 0) > 0 ? [id] : [],
  );
}

/** Ships with guns in the hex of a leader, as many as he has dice to give. */
function gunsBeside(field: Field, view: EarView, leader: CounterId): readonly CounterId[] {
  const hex = view.units[leader]?.hex ?? null;
  if (hex === null) return [];
  return Object.values(view.units)
    .filter((unit) => unit.hex === hex && isShip(counterOf(field, unit.id)) && counterOf(field, unit.id).gun !== null)
    .map(({ id }) => id)
    .slice(0, counterOf(field, leader).navalTactics ?? 0);
}

function hasOn(field: Field, view: EarView, kind: string): boolean {
  return Object.values(view.units).some(({ id, hex }) => hex !== null && counterOf(field, id).kind === kind);
}
