/** Judges march orders before they run: what is wrong with them, and what they will come to (orders, Diagnostics). */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { type Errand, errandsOf, isMarch, parted } from './errand.ts';
import type { Fault, Rules } from './house.ts';
import { cannotMarch, type March, planMarch } from './march.ts';
import { groundFor, partyOf, type Search, searchFor } from './paths.ts';
import type { Chief, Piece, Position } from './position.ts';
import { stacksOf } from './stacks.ts';
import type { HexId, Side, UnitId } from './state.ts';

/** A position as earlier orders of the book leave it. */
interface Forecast {
  readonly order: Order;
  readonly after: Position;
  readonly diagnostics: readonly Diagnostic[];
  /** What the march costs, for each of its errands that goes. */
  readonly costs: readonly Diagnostic[];
  readonly moved: ReadonlySet<UnitId>;
}

/** The book judged last on each position: the next line continues it instead of marching everything again. */
const forecasts = new WeakMap<Position, { side: Side; book: Forecast[] }>();

/**
 * What is wrong, or worth knowing, about a `MOVE` or `MARCH` after the book's earlier orders, as `sight` shows the
 * position. Empty for other verbs. Errors: the order will not run; warnings: it will come to less than it says.
 */
export function judgeMove(
  rules: Rules,
  sight: Position,
  side: Side,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  return forecastOf(rules, sight, side, order, before)?.diagnostics ?? [];
}

/** What a march costs, as notes: `1 of 4 MP`; judged with `judgeMove`, and as cheap after it. */
export function marchCosts(
  rules: Rules,
  sight: Position,
  side: Side,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  return forecastOf(rules, sight, side, order, before)?.costs ?? [];
}

function forecastOf(
  rules: Rules,
  sight: Position,
  side: Side,
  order: Order,
  before: readonly Order[],
): Forecast | undefined {
  if (!isMarch(order)) return undefined;
  let known = forecasts.get(sight);
  if (known?.side !== side) {
    known = { side, book: [] };
    forecasts.set(sight, known);
  }
  const { book } = known;
  const orders = [...before.filter(isMarch), order];
  let same = 0;
  while (same < orders.length && book[same]?.order === orders[same]) same++;
  book.length = Math.min(book.length, same);
  for (const next of orders.slice(same)) {
    const last = book.at(-1);
    book.push(forecast(rules, last?.after ?? sight, side, next, last?.moved ?? new Set()));
  }
  return book.at(-1);
}

/** Where a march order would take its counters: hex by counter, as far as they come this turn. */
export function marchTo(rules: Rules, sight: Position, side: Side, order: Order): ReadonlyMap<UnitId, HexId> {
  const { after } = forecast(rules, sight, side, order, new Set());
  const places = new Map<UnitId, HexId>();
  for (const errand of errandsOf(rules, sight, side, order)) {
    if ('fault' in errand) continue;
    for (const id of errand.ids) {
      const hex = (after.units[id] ?? after.leaders[id])?.hex ?? null;
      if (hex !== null) places.set(id, hex);
    }
  }
  return places;
}

function forecast(rules: Rules, position: Position, side: Side, order: Order, already: ReadonlySet<UnitId>): Forecast {
  const diagnostics: Diagnostic[] = [];
  const costs: Diagnostic[] = [];
  const moved = new Set(already);
  let after = position;
  const isPinned = (id: UnitId): boolean => (position.units[id]?.pinnedBy.length ?? 0) > 0;
  const barOf = (errand: Errand) => (id: UnitId) => {
    if (moved.has(id)) return { code: 'boar.moved-already', facts: { unit: id }, rule: 'series 9' };
    const counter = rules.field.counters.get(id);
    if (!counter || 'fault' in errand) return null;
    return cannotMarch(rules, position, counter, errand.strategic, errand.ids.some(isPinned));
  };
  for (const errand of errandsOf(rules, position, side, order).flatMap((one) => parted(rules, one, barOf(one)))) {
    if ('fault' in errand) {
      diagnostics.push(errand.left === null ? error(errand.fault) : { ...error(errand.fault), severity: 'warning' });
      continue;
    }
    const again = errand.ids.find((id) => moved.has(id));
    if (again !== undefined) {
      diagnostics.push(error({ code: 'boar.moved-already', facts: { unit: again }, rule: 'series 9' }));
      continue;
    }
    const party = partyOf(rules, side, errand.ids, errand.strategic);
    const ground = groundFor(rules, after, stacksOf(rules.field, after), side);
    const leaving = party.units.some((unit) => (after.units[unit.id]?.pinnedBy.length ?? 0) > 0);
    const search = searchFor(rules, after, ground, party, leaving);
    const planned = planMarch(search, errand.from, errand.to, errand.via, errand.through);
    if ('fault' in planned) {
      // Parties of one order that meet the same obstacle are told once.
      const { code } = planned.fault;
      const facts = { ...planned.fault.facts, mp: search.mp };
      const isTold = diagnostics.some((told) => told.code === code && told.facts.hex === planned.fault.facts.hex);
      if (!isTold) diagnostics.push(error({ ...planned.fault, facts }));
      continue;
    }
    const short = shortfall(search, planned.march);
    if (short) diagnostics.push(short);
    const { go, spent } = planned.march;
    costs.push({
      severity: 'note',
      code: 'boar.march',
      facts: { cost: spent[go - 1] ?? 0, mp: search.mp },
      rule: 'series 9',
    });
    after = placed(after, errand.ids, stopOf(planned.march));
    for (const id of errand.ids) moved.add(id);
  }
  return { order, after, diagnostics, costs, moved };
}

function stopOf(march: March): HexId {
  return (march.hexes[march.go - 1] ?? march.from).id;
}

/** A march that ends short of its order this turn: `costs 5 MP, 4 left; stops in 1505`. */
function shortfall(search: Search, march: March): Diagnostic | null {
  if (march.go === march.hexes.length) return null;
  const stops = stopOf(march);
  const zone = march.halted === 'zone';
  return {
    severity: 'warning',
    code: zone ? 'boar.stops-in-zone' : 'boar.stops-short',
    facts: {
      to: march.hexes.at(-1)?.id ?? '',
      stops,
      costs: march.spent.at(-1) ?? 0,
      left: search.mp,
    },
    rule: zone ? 'R14' : 'series 9',
  };
}

function error({ code, facts, rule }: Fault): Diagnostic {
  return { severity: 'error', code, facts, rule };
}

/** The position with these counters in another hex; everything else is shared. */
function placed(position: Position, ids: readonly UnitId[], hex: HexId): Position {
  const units: Record<UnitId, Piece> = { ...position.units };
  const leaders: Record<UnitId, Chief> = { ...position.leaders };
  for (const id of ids) {
    const piece = units[id];
    const leader = leaders[id];
    if (piece) units[id] = { ...piece, hex };
    else if (leader) leaders[id] = { ...leader, hex };
  }
  return { ...position, units, leaders };
}
