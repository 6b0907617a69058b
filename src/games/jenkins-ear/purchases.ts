/** Buying counters from the own pool, and where they may come on the map (3.3, J49, J52). */
import type { Order, Reason } from '../../engine/contract.ts';
import { type Fault, fault, type Left, tellLeft } from './faults.ts';
import type { Counter, CounterId, Field, FieldHex, HexId, Side } from './field.ts';
import type { StockWord } from './kind-words.ts';
import type { Phase } from './phase.ts';
import { isHomePort } from './ports.ts';
import { BERTHS, type Berthed, countingOf, roomIn } from './stacking.ts';
import { put } from './stacks.ts';
import type { EarState, Piece } from './state.ts';
import { type Called, isAmong, stockIn } from './stock.ts';
import { counterOf, hexOf, isLand, pieceOf } from './units.ts';

/** Ports named to whoever finds no room. */
const MOST_PORTS = 3;

/** What a BUY says. */
export interface Buying {
  readonly units: readonly CounterId[];
  readonly kind: StockWord | undefined;
  readonly count: number | undefined;
  readonly at: HexId | undefined;
}

/** Carries out one BUY, and tells what was paid for; what has no place yet is placed when all are. */
export function buy({ board, side, bought }: Phase, args: Buying, order: Order): Fault | null {
  const { play } = board;
  const [before, funds] = [bought.size, play.state.funds[side]];
  const stock = stockIn(args);
  if (args.units.length === 0 && stock === null)
    return fault('ear.not-an-act', '7.0', {}, { code: 'ear.buy-what', facts: {} });
  const { left: others, failed } = purchase(board.field, play.state, side, { ...args, stock }, bought);
  const counters = [...bought.keys()].slice(before);
  const left = play.state.funds[side];
  const cost = { cost: funds - left, left };
  const wanted = args.units.length + (stock?.count ?? 0);
  const isWhole = failed === null && counters.length === wanted;
  // Who comes for a kind is for the rules to say.
  const bill = { ...cost, ...(stock && { counters }) };
  const why = failed && { full: true, pool: failed.code === 'ear.pool-empty', dear: failed.code === 'ear.too-dear' };
  const part = { ...cost, counters, count: counters.length, wanted, ...why };
  if (counters.length > 0 && isWhole)
    play.settle(side, order, { kind: 'done', came: { code: 'ear.bill', facts: bill } });
  else if (counters.length > 0)
    play.settle(side, order, { kind: 'done', came: { code: 'ear.bought-in-part', facts: part }, short: true });
  tellLeft(board, side, order, others);
  return failed;
}

/** What a BUY asks for: counters by name, so many of a kind, and where. */
interface Wanted extends Pick<Buying, 'units' | 'at'> {
  readonly stock: ReturnType<typeof stockIn>;
}

/**
 * Pays for the counters of one BUY in the order written and places them; adds them to those `bought`. `left`: who of them
 * cannot be had while others can; `failed`: why nobody can, or no more of a kind.
 */
function purchase(
  field: Field,
  state: EarState,
  side: Side,
  { units, stock, at }: Wanted,
  bought: Map<CounterId, HexId | null>,
): { left: readonly Left[]; failed: Fault | null } {
  const left: Left[] = [];
  const take = (id: CounterId): Fault | null => {
    const failed = whyNot(field, state, side, id, at ?? null, bought);
    if (failed !== null) return failed;
    state.funds[side] -= counterOf(field, id).cost ?? 0;
    if (at !== undefined) put(field, state, [id], at, 'port');
    bought.set(id, at ?? null);
    return null;
  };
  for (const unit of units) {
    const failed = take(unit);
    if (failed !== null) left.push({ unit, fault: failed });
  }
  const [first] = left;
  if (first && left.length === units.length && stock === null) return { left: left.slice(1), failed: first.fault };
  const pool = stock ? inPool(field, state.pieces, side, stock).filter((id) => !bought.has(id)) : [];
  const wanted = pool.slice(0, stock?.count);
  for (const id of wanted) {
    const failed = take(id);
    if (failed !== null) return { left, failed };
  }
  if (stock === null || wanted.length >= stock.count) return { left, failed: null };
  const short = { code: 'ear.pool-short', facts: { missing: stock.count - wanted.length, any: wanted.length > 0 } };
  return { left, failed: fault('ear.pool-empty', '3.3', { kind: stock.kind }, short) };
}

type Fates = Readonly<Record<CounterId, Pick<Piece, 'fate'>>>;

/** Counters of a kind in the own pool, the cheapest first. */
export function inPool(field: Field, pieces: Fates, side: Side, called: Called): CounterId[] {
  return [...field.counters.values()]
    .filter((one) => one.side === side && isAmong(one, called) && pieces[one.id]?.fate === 'pool')
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
    .map(({ id }) => id);
}

function whyNot(
  field: Field,
  state: EarState,
  side: Side,
  id: CounterId,
  at: HexId | null,
  bought: ReadonlyMap<CounterId, HexId | null>,
): Fault | null {
  const counter = field.counters.get(id);
  if (counter?.side !== side) return fault('ear.not-yours', '3.3', { counter: id });
  if (bought.has(id)) return fault('ear.bought-above', '3.3', { counter: id });
  const { fate, hex } = pieceOf(state, id);
  if (fate !== 'pool') {
    const never = { code: 'ear.never-bought', facts: { counter: id, lasting: true } };
    const here = hex === null ? undefined : { code: 'ear.on-map-already', facts: { counter: id, hex } };
    return fault('ear.not-in-pool', '3.3', { counter: id }, counter.cost === null ? never : here);
  }
  const cost = counter.cost ?? 0;
  if (cost > state.funds[side]) return fault('ear.too-dear', '3.3', { counter: id, cost, funds: state.funds[side] });
  if (at !== null && !portsFor(field, state, side, id).some((hex) => hex.id === at)) {
    return fault('ear.no-place', '3.5', { counter: id, hex: at }, whyNoPlace(field, state, side, counter, at));
  }
  const waiting = [...bought].flatMap(([other, hex]) => (hex === null ? [other] : []));
  if (roomFor(field, state, side, [...waiting, id])) return null;
  const hexes = homePorts(field, state, side).toSorted(byValue).slice(0, MOST_PORTS);
  return fault('ear.no-room', '4.0', { counter: id, hexes: hexes.map((hex) => hex.id) });
}

export const byValue = (a: FieldHex, b: FieldHex): number => (b.port?.value ?? 0) - (a.port?.value ?? 0);

/** A port that takes no new counters, or is full: then where there is room. */
function whyNoPlace(field: Field, state: EarState, side: Side, counter: Counter, at: HexId): Reason {
  const never = whyNotHome(field, state, side, at);
  if (never) return never;
  const hex = hexOf(field, at);
  const of = isLand(counter) ? 'land' : 'ships';
  const room = Math.max(0, roomIn(field, state, side, hex, of));
  const others = portsFor(field, state, side, counter.id).toSorted(byValue).slice(0, MOST_PORTS);
  const elsewhere = others.length > 0 && { elsewhere: others.map(({ id }) => id) };
  return { code: 'ear.overstacked', facts: { counter: counter.id, hex: at, of, room, slot: 'at', ...elsewhere } };
}

/** A port that takes no new counters as the ports are held. */
export function whyNotHome(field: Field, held: Pick<EarState, 'ports'>, side: Side, at: HexId): Reason | null {
  const hex = hexOf(field, at);
  if (homePorts(field, held, side).includes(hex)) return null;
  const isTaken = hex.port?.flag === side && hex.port.water === 'caribbean';
  return { code: isTaken ? 'ear.place-taken' : 'ear.no-place-there', facts: { hex: at, slot: 'at' } };
}

/** Where a counter of the pool may be placed now: printed own seaports, not on the great South Sea, with room. */
function portsFor(field: Field, state: EarState, side: Side, id: CounterId): FieldHex[] {
  return homePorts(field, state, side).filter((hex) =>
    BERTHS.every((of) => countingOf(field, [id], of).length === 0 || roomIn(field, state, side, hex, of) > 0),
  );
}

export function homePorts(field: Field, held: Pick<EarState, 'ports'>, side: Side): FieldHex[] {
  const ports = [...field.ports.values()].filter(({ water }) => water === 'caribbean');
  return ports.flatMap(({ hex }) => field.hexes.get(hex) ?? []).filter((hex) => isHomePort(held, hex, side));
}

/** Is there room for all of these together, wherever it is? Else what was bought could not be placed. */
function roomFor(field: Field, state: EarState, side: Side, ids: readonly CounterId[]): boolean {
  const ports = homePorts(field, state, side);
  if (ports.length === 0) return ids.length === 0;
  const room = (of: Berthed): number =>
    ports.reduce((sum, hex) => sum + Math.max(0, roomIn(field, state, side, hex, of)), 0);
  return BERTHS.every((of) => countingOf(field, ids, of).length <= room(of));
}
