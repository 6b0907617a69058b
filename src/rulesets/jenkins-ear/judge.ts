/** Judges each order of a book as the view stands, in the order given: line 7 sees what line 5 did (orders, Diagnostics). */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { distance } from '../../geometry/hex/grid.ts';
import { mayHold } from './cargo.ts';
import type { Counter, CounterId, Field, FieldHex, HexId, Port, Side } from './field.ts';
import { landGround, seaGround } from './moves.ts';
import { countingOf } from './stacking.ts';
import { countedIn, isAmong, listOf, stockIn } from './stock.ts';
import { counterOf, isDeception, isLand, isShip } from './units.ts';
import type { EarView, SeenUnit } from './view.ts';
import { wayOver } from './ways.ts';

type Facts = Diagnostic['facts'];

/** The side's counters as the book's earlier orders leave them, and its points. */
interface Draft {
  readonly field: Field;
  readonly view: EarView;
  readonly side: Side;
  readonly units: Record<CounterId, SeenUnit>;
  funds: number;
}

/** What is wrong, or worth knowing, about an order after the book's earlier ones. No error: it is accepted. */
export function judge(
  field: Field,
  view: EarView,
  role: string,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  const draft = draftOf(field, view, role as Side);
  for (const earlier of before) if (!earlier.when) carryOut(draft, earlier);
  return judges[order.verb]?.(draft, order) ?? [];
}

const judges: Readonly<Record<string, (draft: Draft, order: Order) => readonly Diagnostic[]>> = {
  BUY: judgeBuy,
  GARRISON: judgeGarrison,
  ISIDRO: judgeBox,
  MOVE: judgeMove,
  EMBARK: judgeEmbark,
  CROSS: judgeCross,
  SCUTTLE: judgeScuttle,
  LEADER: judgeLeader,
  ORDER: judgeStack,
  HOLD: (draft, { args }) => absent(draft, listOf(args.units)),
};

/** `lasting`: no turn of events will make it right. */
function problem(code: string, rule: string, facts: Facts, more: Partial<Diagnostic> = {}): Diagnostic {
  return { severity: 'error', code, facts, rule, ...more };
}

function warning(code: string, rule: string, facts: Facts): Diagnostic {
  return { severity: 'warning', code, facts, rule };
}

function note(code: string, rule: string, facts: Facts): Diagnostic {
  return { severity: 'note', code, facts, rule };
}

// Where the earlier orders leave everybody.

/** Points a book may spend: before the own phase the coming income is counted, as far as it can be known. */
function draftOf(field: Field, view: EarView, side: Side): Draft {
  const { funds } = field.tables;
  const isPaid = view.turn === 0 || view.phase === side;
  const ports = [...field.ports.values()].filter(({ id, flag }) => flag !== side && view.ports[id] === side);
  const coming = isPaid ? 0 : ports.reduce((sum, { value }) => sum + value, funds.turn[side]);
  return {
    field,
    view,
    side,
    units: { ...view.units },
    funds: Math.min(funds.most, view.funds[side] + coming),
  };
}

function carryOut(draft: Draft, { verb, args }: Order): void {
  const { units } = draft;
  const put = (id: CounterId, change: Partial<SeenUnit>): void => {
    const unit = units[id];
    if (unit) units[id] = { ...unit, ...change };
  };
  switch (verb) {
    case 'BUY':
      for (const id of boughtBy(draft, args)) {
        draft.funds -= costOf(draft, id);
        put(id, { fate: 'map', hex: typeof args.at === 'string' ? args.at : null, berth: 'port' });
      }
      return;
    case 'GARRISON':
      for (const id of listOf(args.units)) put(id, { fate: 'map', hex: String(args.at), berth: 'port' });
      return;
    case 'MOVE':
      for (const id of withCargo(draft, listOf(args.units))) put(id, { hex: String(args.to), berth: 'off' });
      return;
    case 'EMBARK':
      for (const id of loadedBy(draft, args)) put(id, { aboard: String(args.on) });
      return;
    case 'CROSS':
    case 'SCUTTLE':
      for (const id of withCargo(draft, listOf(args.units))) put(id, { fate: 'passage', hex: null });
      return;
  }
}

/** Counters an EMBARK puts aboard: those named, then as many of its kind as find room, the most worth first. */
function loadedBy(draft: Draft, args: Order['args']): CounterId[] {
  const { field, units } = draft;
  const named = [...listOf(args.units)];
  const stock = stockIn(args);
  if (stock === null) return named;
  const on = String(args.on);
  const held = Object.values(units).flatMap(({ id, aboard }) => (aboard === on ? [id] : []));
  const there = Object.values(units).filter((unit) => unit.hex === units[on]?.hex && unit.aboard === null);
  const ashore = countedIn(
    field,
    { kind: args.kind as string, count: there.length },
    there.map(({ id }) => id),
  );
  const going: CounterId[] = [];
  for (const id of ashore) {
    if (going.length >= stock.count) break;
    if (mayHold(field, counterOf(field, on), [...held, ...named, ...going], counterOf(field, id))) going.push(id);
  }
  return [...named, ...going];
}

function withCargo({ units }: Draft, ids: readonly CounterId[]): CounterId[] {
  return [...ids, ...Object.keys(units).filter((id) => ids.includes(units[id]?.aboard ?? ''))];
}

// Purchases.

function costOf({ field }: Draft, id: CounterId): number {
  return counterOf(field, id).cost ?? 0;
}

/** Counters an order buys: those named, then so many of its kind, the cheapest first. */
function boughtBy({ field, units, side }: Draft, args: Order['args']): CounterId[] {
  const named = listOf(args.units);
  const wanted = stockIn(args);
  if (wanted === null) return [...named];
  const stock = [...field.counters.values()].filter(
    (one) => one.side === side && isAmong(one, wanted) && units[one.id]?.fate === 'pool' && !named.includes(one.id),
  );
  const sorted = stock.toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0)).slice(0, wanted.count);
  return [...named, ...sorted.map(({ id }) => id)];
}

function judgeBuy(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const { units, view, side } = draft;
  if (args.units === undefined && args.kind === undefined) return [problem('ear.buy-what', '3.3', {})];
  const wanted = boughtBy(draft, args);
  const bought = wanted.filter((id) => units[id]?.fate === 'pool');
  const found: Diagnostic[] = [];
  for (const id of wanted) {
    const { cost } = counterOf(draft.field, id);
    if (cost === null) return [problem('ear.never-bought', '3.3', { counter: id, lasting: true })];
    if (bought.includes(id)) continue;
    if (bought.length === 0) return [problem('ear.not-in-pool', '3.3', { counter: id })];
    found.push(warning('ear.not-in-pool', '3.3', { counter: id }));
  }
  const missing = (stockIn(args)?.count ?? 0) - (wanted.length - listOf(args.units).length);
  if (missing > 0) found.push(warning('ear.pool-short', '3.3', { missing }));
  if (typeof args.at === 'string') found.push(...judgePlace(draft, bought, args.at));
  const cost = bought.reduce((sum, id) => sum + costOf(draft, id), 0);
  if (cost > draft.funds) {
    const facts = { cost, funds: draft.funds };
    const isSure = view.turn === 0 || view.phase === side;
    found.push(isSure ? problem('ear.too-dear-all', '3.3', facts) : warning('ear.too-dear-all', '3.3', facts));
  }
  return found.length > 0 ? found : [note('ear.bill', '3.3', { cost, left: draft.funds - cost })];
}

/** New counters go to printed own seaports of the Caribbean with room (3.3, J49, J52). */
function judgePlace(draft: Draft, bought: readonly CounterId[], at: HexId): Diagnostic[] {
  const { field } = draft;
  const port = field.hexes.get(at)?.port ?? null;
  if (port === null || !isOpen(draft, port)) {
    const near = nearest(draft, at);
    const facts = { hex: at, slot: 'at' };
    return [problem('ear.no-place-there', '3.3', facts, near === null ? {} : { didYouMean: near.name.en })];
  }
  for (const berthed of ['ships', 'land'] as const) {
    const coming = countingOf(field, bought, berthed).length;
    const room = port.value - countingOf(field, inPort(draft, at), berthed).length;
    if (coming > 0 && coming > room) {
      return [problem('ear.overstacked', '4.0', { hex: at, of: berthed, room: Math.max(0, room), slot: 'at' })];
    }
  }
  return [];
}

function isOpen({ side, view }: Draft, port: Port): boolean {
  return port.flag === side && port.water === 'caribbean' && !port.nameOnly && view.ports[port.id] === side;
}

function nearest(draft: Draft, at: HexId): Port | null {
  const { field } = draft;
  let best: Port | null = null;
  for (const port of field.ports.values()) {
    if (!isOpen(draft, port)) continue;
    if (best === null || distance(field.grid, at, port.hex) < distance(field.grid, at, best.hex)) best = port;
  }
  return best;
}

function inPort({ units }: Draft, hex: HexId): CounterId[] {
  return Object.values(units).flatMap((unit) =>
    unit.fate === 'map' && unit.hex === hex && unit.berth === 'port' ? [unit.id] : [],
  );
}

// Set-up.

function judgeGarrison(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const { field, view, units, side } = draft;
  const { garrison } = field.tables;
  if (view.turn > 0 || side !== garrison.side) return [problem('ear.no-garrison-now', '3.1', { lasting: true })];
  const hex = String(args.at);
  const port = field.hexes.get(hex)?.port ?? null;
  if (port?.flag !== garrison.flag || port.value < garrison.value) {
    return [problem('ear.no-garrison-port', '3.1', { hex, value: garrison.value, slot: 'at' })];
  }
  const there = Object.values(units).find((unit) => unit.hex === hex && counterOf(field, unit.id).start === 'garrison');
  if (there) return [problem('ear.garrison-twice', '3.1', { port: hex, counter: there.id })];
  const other = listOf(args.units).find((id) => units[id]?.fate !== 'due' || counterOf(field, id).start !== 'garrison');
  if (other !== undefined) return [problem('ear.no-garrison', '3.1', { counter: other })];
  return listOf(args.units).length > 1 ? [problem('ear.garrison-one', '3.1', {})] : [];
}

function judgeBox({ field, view, side }: Draft, { args }: Order): readonly Diagnostic[] {
  const { isidro, turns } = field.tables;
  if (side !== isidro.side || view.turn > 0) return [problem('ear.no-box-now', '11.9', { lasting: true })];
  const box = Number(args.box);
  return box < 1 || box > turns ? [problem('ear.box-range', '11.9', { box, turns })] : [];
}

// Moves.

function absent({ units }: Draft, ids: readonly CounterId[]): Diagnostic[] {
  return ids.flatMap((id) => (units[id]?.hex == null ? [warning('ear.not-on-map', '7.0', { counter: id })] : []));
}

function judgeMove(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const { field, view, units, side } = draft;
  const { ids, gone } = present(draft, listOf(args.units));
  const barred = whyNotTogether(draft, ids);
  if (barred) return [barred];
  const from = field.hexes.get(units[ids[0] ?? '']?.hex ?? '') as FieldHex;
  const isBySea = ids.some((id) => isShip(counterOf(field, id)));
  const to = String(args.to);
  const end = field.hexes.get(to);
  if (view.storms.includes(from.id)) return [problem('ear.storm', '8.1', { hex: from.id })];
  if (view.storms.includes(to)) return [problem('ear.storm', '8.1', { hex: to, slot: 'to' })];
  if (isBySea && end?.terrain === 'land') return [problem('ear.no-water', '7.1', { hex: to, ...near(draft, to) })];
  if (!isBySea && end?.terrain === 'sea') return [problem('ear.needs-ship', '7.1', { hex: to, slot: 'to' })];
  const ground = isBySea ? seaGround(view, side) : landGround(view, side);
  const way = wayOver(field, ground, from, listOf(args.via), to);
  if (way === null || way.length === 0) return [problem('ear.no-way', '7.1', { from: from.id, to, slot: 'to' })];
  const found: Diagnostic[] = [...gone];
  if (isBySea) found.push(...judgeHold(draft, ids, from), ...noteSailing(draft, way));
  else
    found.push(note('ear.march', '7.5', { hexes: way.length, sick: way.filter(({ port }) => port === null).length }));
  return found;
}

/** A port beside a hex without water. */
function near(draft: Draft, hex: HexId): Facts {
  const port = draft.field.hexes.get(hex)?.next.find((one) => one?.port != null)?.port ?? null;
  return { slot: 'to', ...(port !== null && { port: port.name.en }) };
}

/** Those of an order who are on the map, with a warning for each of the others; all where nobody is. */
function present(
  { units }: Draft,
  named: readonly CounterId[],
): { ids: readonly CounterId[]; gone: readonly Diagnostic[] } {
  const ids = named.filter((id) => units[id]?.hex != null);
  if (ids.length === 0) return { ids: named, gone: [] };
  const gone = named.filter((id) => !ids.includes(id));
  return { ids, gone: gone.map((id) => warning(codeOfGone(units[id]), '7.0', { counter: id })) };
}

const codeOfGone = (unit: SeenUnit | undefined): string => (unit?.fate === 'pool' ? 'ear.in-pool' : 'ear.not-on-map');

function whyNotTogether({ field, units }: Draft, ids: readonly CounterId[]): Diagnostic | null {
  const [first] = ids;
  const hex = units[first ?? '']?.hex ?? null;
  const ships = ids.filter((id) => isShip(counterOf(field, id)));
  for (const id of ids) {
    const unit = units[id];
    if (unit?.fate === 'pool') return problem('ear.in-pool', '7.0', { counter: id });
    if (unit?.hex == null || hex === null) return problem('ear.not-on-map', '7.0', { counter: id });
    if (unit.hex !== hex) return problem('ear.not-together', '7.0', { counter: id, hex, there: unit.hex });
    if (unit.aboard !== null && !ships.includes(unit.aboard)) {
      return problem('ear.without-ship', '7.3', { counter: id, ship: unit.aboard });
    }
    const counter = counterOf(field, id);
    if (isLand(counter) && counter.anchor === null)
      return problem('ear.immobile', '11.5', { counter: id, lasting: true });
  }
  if (ids.every((id) => isDeception(counterOf(field, id)))) {
    return problem('ear.deception-alone', '11.2', { counter: first ?? '' });
  }
  return null;
}

/** Land counters that sail along from ashore need a port and room in the holds. */
function judgeHold(draft: Draft, ids: readonly CounterId[], from: FieldHex): Diagnostic[] {
  const { field, units } = draft;
  const ashore = ids.filter((id) => isLand(counterOf(field, id)) && units[id]?.aboard == null);
  if (ashore.length === 0) return [];
  if (from.port === null || from.port.nameOnly) {
    return [problem('ear.no-port-to-embark', '7.3', { hex: from.id, counter: ashore[0] ?? '' })];
  }
  const held = new Map<CounterId, CounterId[]>();
  for (const { id, aboard } of Object.values(units))
    if (aboard !== null) held.set(aboard, [...(held.get(aboard) ?? []), id]);
  const ships = ids
    .filter((id) => isShip(counterOf(field, id)))
    .sort((a, b) => rank(counterOf(field, b)) - rank(counterOf(field, a)));
  const left = ashore.filter((id) => {
    const ship = ships.find((one) => mayHold(field, counterOf(field, one), held.get(one) ?? [], counterOf(field, id)));
    if (ship !== undefined) held.set(ship, [...(held.get(ship) ?? []), id]);
    return ship === undefined;
  });
  return left.length === 0 ? [] : [warning('ear.no-hold', '7.3', { counters: left })];
}

function rank({ kind }: Counter): number {
  return kind === 'merchant' ? 1 : 0;
}

/** How far it is, and how often the sea is checked on the way. */
function noteSailing({ field, view, side }: Draft, way: readonly FieldHex[]): Diagnostic[] {
  const { hexes } = field.tables.perilous;
  let [count, checks] = [0, 0];
  for (const { port } of way) {
    if (port !== null && !port.nameOnly && view.ports[port.id] === side) count = 0;
    else if (++count >= hexes) [count, checks] = [0, checks + 1];
  }
  return [note('ear.sailing', '6.3', { hexes: way.length, checks })];
}

function judgeEmbark(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const { field, units } = draft;
  const on = String(args.on);
  const ship = units[on];
  if (!isShip(counterOf(field, on)) || ship?.hex == null)
    return [problem('ear.no-ship', '7.3', { counter: on, slot: 'on' })];
  const hex = field.hexes.get(ship.hex);
  if (hex?.port == null || hex.port.nameOnly) return [problem('ear.no-port-to-embark', '7.3', { hex: ship.hex })];
  if (draft.view.storms.includes(hex.id)) return [problem('ear.storm', '8.1', { hex: hex.id, slot: 'on' })];
  const held = Object.values(units).flatMap(({ id, aboard }) => (aboard === on ? [id] : []));
  if (args.units === undefined && args.kind === undefined) return [problem('ear.embark-whom', '7.3', {})];
  const { ids, gone } = present(draft, listOf(args.units));
  for (const id of ids) {
    const facts = { counter: id, ship: on };
    if (units[id]?.hex !== ship.hex) return [problem('ear.not-there', '7.3', facts)];
    if (held.includes(id)) return [problem('ear.aboard-already', '7.3', facts)];
    if (!mayHold(field, counterOf(field, on), held, counterOf(field, id)))
      return [problem('ear.cannot-carry', '7.3', facts)];
    held.push(id);
  }
  const stock = stockIn(args);
  const given = loadedBy(draft, args).length - listOf(args.units).length;
  const facts = { count: stock?.count ?? 0, given };
  if (stock !== null && given === 0 && ids.length === 0) return [problem('ear.fewer-there', '7.3', facts)];
  return stock !== null && given < stock.count ? [...gone, warning('ear.fewer-there', '7.3', facts)] : gone;
}

function judgeCross(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const { ids, gone } = present(draft, listOf(args.units));
  const barred = whyNotTogether(draft, ids);
  if (barred) return [barred];
  const hex = draft.units[ids[0] ?? '']?.hex ?? '';
  if (draft.view.storms.includes(hex)) return [problem('ear.storm', '8.1', { hex })];
  const ashore = ids.find((id) => isLand(counterOf(draft.field, id)) && draft.units[id]?.aboard == null);
  return ashore === undefined ? gone : [problem('ear.not-a-ship', '7.4', { counter: ashore })];
}

function judgeScuttle(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const { field, view, side, units } = draft;
  const { scuttling } = field.tables;
  if (side !== scuttling.side) return [problem('ear.not-to-scuttle', '11.7', { lasting: true })];
  const ids = listOf(args.units);
  const left = scuttling.most - view.scuttles;
  if (ids.length > left) return [problem('ear.scuttles-left', '11.7', { left })];
  const other = ids.find((id) => !isShip(counterOf(field, id)) || units[id]?.berth !== 'port');
  return other === undefined ? [] : [problem('ear.not-docked', '11.7', { counter: other })];
}

function judgeLeader({ field }: Draft, { args }: Order): readonly Diagnostic[] {
  const leader = String(args.leader);
  if ((counterOf(field, leader).navalTactics ?? 0) > 0) return [];
  return [problem('ear.no-such-leader', '9.1', { counter: leader, slot: 'leader', lasting: true })];
}

function judgeStack(draft: Draft, { args }: Order): readonly Diagnostic[] {
  return absent(draft, listOf(args.units));
}

/** Counters of the role on the map that no order of the book names, guns and chains that never move apart. */
export function unordered(field: Field, view: EarView, book: readonly Order[]): readonly string[] {
  const named = new Set(book.flatMap(({ args }) => Object.values(args).flatMap((value) => listOf(value))));
  return Object.values(view.units).flatMap(({ id, hex, aboard }) => {
    const counter = counterOf(field, id);
    const rests = !isShip(counter) || hex === null || aboard !== null;
    return rests || named.has(id) ? [] : [id];
  });
}
