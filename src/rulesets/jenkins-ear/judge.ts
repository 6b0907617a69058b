/** Judges each order of a book as the view stands, in the order given: line 7 sees what line 5 did (orders, Diagnostics). */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { mayHold } from './cargo.ts';
import type { CounterId, Field, HexId, Side } from './field.ts';
import { type Draft, draftOf, problem, warning } from './judge-draft.ts';
import { carryOff, carryOutMove, goAboard, judgeCross, judgeMove } from './judge-moves.ts';
import { carryOutBuy, judgeBuy } from './judge-purchases.ts';
import { isAnyoneIn, put } from './stacks.ts';
import { countedIn, listOf, stockIn } from './stock.ts';
import { counterOf, isShip } from './units.ts';
import type { EarView, SeenStack, SeenUnit } from './view.ts';

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
  ATTACK: judgeAttack,
  LEADER: judgeLeader,
  ORDER: judgeStack,
  HOLD: (draft, { args }) => absent(draft, listOf(args.units)),
};

// Where the earlier orders leave everybody.

function carryOut(draft: Draft, order: Order): void {
  const { field, state, bought } = draft;
  const { verb, args } = order;
  switch (verb) {
    case 'BUY':
      carryOutBuy(draft, order);
      return;
    case 'PLACE':
      for (const id of listOf(args.units))
        if (bought.get(id) === null) put(field, state, [id], String(args.at), 'port');
      return;
    case 'GARRISON':
      for (const id of listOf(args.units)) put(field, state, [id], String(args.at), 'port');
      return;
    case 'MOVE':
      carryOutMove(draft, order);
      return;
    case 'EMBARK':
      for (const id of loadedBy(draft, args)) goAboard(draft, id, String(args.on));
      return;
    case 'CROSS':
    case 'SCUTTLE':
      carryOff(draft, listOf(args.units));
      return;
  }
}

/** Counters an EMBARK puts aboard: those named, then as many of its kind as find room, the most worth first. */
function loadedBy(draft: Draft, args: Order['args']): CounterId[] {
  const {
    field,
    state: { pieces: units },
  } = draft;
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

// Set-up.

function judgeGarrison(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const {
    field,
    view,
    side,
    state: { pieces: units },
  } = draft;
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

function absent({ state: { pieces: units } }: Draft, ids: readonly CounterId[]): Diagnostic[] {
  return ids.flatMap((id) => (units[id]?.hex == null ? [warning('ear.not-on-map', '7.0', { counter: id })] : []));
}

/** Those of an order who are on the map, with a warning for each of the others; all where nobody is. */
function present(
  { state: { pieces: units } }: Draft,
  named: readonly CounterId[],
): { ids: readonly CounterId[]; gone: readonly Diagnostic[] } {
  const ids = named.filter((id) => units[id]?.hex != null);
  if (ids.length === 0) return { ids: named, gone: [] };
  const gone = named.filter((id) => !ids.includes(id));
  return { ids, gone: gone.map((id) => warning(codeOfGone(units[id]), '7.0', { counter: id })) };
}

const codeOfGone = (unit: SeenUnit | undefined): string => (unit?.fate === 'pool' ? 'ear.in-pool' : 'ear.not-on-map');

function judgeEmbark(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const {
    field,
    state: { pieces: units },
  } = draft;
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

function judgeScuttle(draft: Draft, { args }: Order): readonly Diagnostic[] {
  const {
    field,
    view,
    side,
    state: { pieces: units },
  } = draft;
  const { scuttling } = field.tables;
  if (side !== scuttling.side) return [problem('ear.not-to-scuttle', '11.7', { lasting: true })];
  const ids = listOf(args.units);
  const left = scuttling.most - view.scuttles;
  if (ids.length > left) return [problem('ear.scuttles-left', '11.7', { left })];
  const other = ids.find((id) => !isShip(counterOf(field, id)) || units[id]?.berth !== 'port');
  return other === undefined ? [] : [problem('ear.not-docked', '11.7', { counter: other })];
}

/** A combat is owed where somebody was intercepted; else both sides must be in the hex, and not Deceptions alone (9.0). */
function judgeAttack({ field, view, state, side }: Draft, { args }: Order): readonly Diagnostic[] {
  const isQuiet = (hex: HexId): boolean => {
    if (view.contacts.some((contact) => contact.hex === hex)) return false;
    const enemies = Object.values(view.stacks).filter((stack) => stack.hex === hex && stack.side !== side);
    const isHollow = ({ open, height }: SeenStack): boolean =>
      open.length === height && open.every((face) => field.faces.get(face)?.kind === 'deception');
    return !isAnyoneIn(state, side, hex) || enemies.every(isHollow);
  };
  return listOf(args.hexes).flatMap((hex) =>
    isQuiet(hex) ? [problem('ear.no-battle', '9.0', { hex, slot: 'hexes' })] : [],
  );
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
