/** What speaks against an order that nothing has asked for: its time is over, or whom it names never has it to decide. */
import { termsIn } from '../../engine/conditions.ts';
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { absence } from './acts.ts';
import type { Field, Kind, Side } from './field.ts';
import { isAmong, listOf, stockIn } from './stock.ts';
import { counterOf, isDeception, isShip } from './units.ts';
import { unlanded } from './unlanded.ts';
import type { EarView } from './view.ts';

/** What the set-up has a use for. */
const SET_UP: ReadonlySet<string> = new Set(['BUY', 'PLACE', 'GARRISON', 'ISIDRO', 'ORDER', 'HOLD']);

/** Diagnostics of an order as the view stands, after the lines `before` it. None: it waits for its moment. */
export function idle(
  field: Field,
  view: EarView,
  side: Side,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  const found = [
    ...against(field, view, side, order, before),
    ...movedAnyway(order, before),
    ...asksOfNothing(order),
    ...leadsNobody(field, view, side, order, before),
  ];
  if (view.turn > 0 || SET_UP.has(order.verb) || found.some(({ facts }) => facts.lasting === true)) return found;
  return [{ severity: 'warning', code: 'ear.no-moves-yet', facts: { now: true }, rule: '3.0' }];
}

/** Verbs carried out without a question: no stack is met then that a condition could ask of. */
const UNASKED: ReadonlySet<string> = new Set(['BUY', 'CROSS', 'HOLD', 'MOVE']);
/** Terms of the stacks that a question is about. */
const OF_THE_MEETING: ReadonlySet<string> = new Set(['enemy', 'ours', 'top']);

/** A condition that reads the stack met, on an order that meets none: it never holds. */
function asksOfNothing({ verb, when }: Order): readonly Diagnostic[] {
  const terms = when && UNASKED.has(verb) ? termsIn(when).filter(({ term }) => OF_THE_MEETING.has(term)) : [];
  return terms.length === 0
    ? []
    : [{ severity: 'warning', code: 'ear.asks-of-nothing', facts: { part: true }, rule: '4.4' }];
}

/** Who is told to hold, and to move whether the condition of a line before holds or not. */
function movedAnyway({ verb, args }: Order, before: readonly Order[]): readonly Diagnostic[] {
  if (verb !== 'HOLD') return [];
  const moved = before.flatMap(({ when, otherwise, ...line }) => {
    if (!when || line.verb !== 'MOVE' || otherwise?.verb !== 'MOVE') return [];
    const either = listOf(otherwise.args.units);
    return listOf(line.args.units).filter((id) => either.includes(id));
  });
  return listOf(args.units).flatMap((id) => (moved.includes(id) ? [now('ear.moves-anyway', '7.0', id)] : []));
}

/** Whose leader is told to give dice where he lies, stays there, and has no enemy about him. */
function leadsNobody(
  field: Field,
  view: EarView,
  side: Side,
  { verb, args }: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  const leader = String(args.leader);
  const hex = view.units[leader]?.hex ?? null;
  if (verb !== 'LEADER' || hex === null || (counterOf(field, leader).navalTactics ?? 0) === 0) return [];
  const goes = [leader, view.units[leader]?.aboard ?? leader];
  if (before.some((line) => line.verb === 'MOVE' && listOf(line.args.units).some((id) => goes.includes(id)))) return [];
  if (Object.values(view.stacks).some((stack) => stack.side !== side && stack.hex === hex)) return [];
  const facts = { leader, hex, slot: 'leader', now: true };
  return [{ severity: 'warning', code: 'ear.leads-nobody', facts, rule: '9.1' }];
}

function against(
  field: Field,
  view: EarView,
  side: Side,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  const { verb, args } = order;
  const { garrison, isidro, scuttling, turns } = field.tables;
  const units = listOf(args.units);
  switch (verb) {
    case 'DOCK':
      return [...judgeDocked(field, view, units), ...inStorm(view, [...listOf(args.at), ...hexesOf(view, units)])];
    case 'GARRISON':
      return view.turn === 0 && side === garrison.side ? [] : [never('ear.no-garrison-now', '3.1')];
    case 'ISIDRO':
      return view.turn === 0 && side === isidro.side
        ? [never('ear.box-range', '11.9', { box: Number(args.box), turns })]
        : [never('ear.no-box-now', '11.9')];
    case 'MOVE':
      return leavesNewcomers(field, view, side, units, before);
    case 'SCUTTLE':
      if (side !== scuttling.side) return [never('ear.not-to-scuttle', '11.7')];
      return judgeScuttled(field, view, units, before);
    case 'LAND':
      return [
        ...unlanded(field, view, order, before, boughtIn(field, view, side, before)),
        ...inStorm(view, listOf(args.at)),
      ];
    case 'LOSSES':
      return spares(field, units, listOf(args.kinds));
    case 'RETREAT':
      return args.toward === 'port' || args.to !== undefined ? [note('ear.one-hex', '9.1')] : [];
    case 'LEADER':
      return judgeLeader(field, view, String(args.leader), listOf(args.with), boughtIn(field, view, side, before));
    case 'ATTACK':
      return listOf(args.hexes).map((hex) => ({
        severity: 'warning',
        code: 'ear.no-battle',
        facts: { hex, slot: 'hexes', now: true },
        rule: '9.0',
      }));
    case 'PLACE':
      return units.flatMap((id) => judgePlaced(field, view, id, String(args.at)));
    case 'HOLD':
    case 'ORDER':
      return units.flatMap((id) => (boughtIn(field, view, side, before).has(id) ? [] : absent(view, id)));
    case 'BOMB':
      return hasAny(field, view, side, 'bomb-ship', before) ? [] : [none('ear.no-bomb-ship', '11.1')];
    case 'FIRESHIPS':
      return hasAny(field, view, side, 'fire-ship', before) ? [] : [none('ear.no-fire-ship', '11.3')];
    default:
      return [];
  }
}

function hexesOf(view: EarView, units: readonly string[]): string[] {
  return units.flatMap((id) => view.units[id]?.hex ?? []);
}

/** Where a storm lies nobody is docked (8.1). */
function inStorm({ storms }: EarView, hexes: readonly string[]): Diagnostic[] {
  const [hex] = hexes.filter((one) => storms.includes(one));
  return hex === undefined
    ? []
    : [{ severity: 'warning', code: 'ear.storm', facts: { hex, slot: 'at', now: true }, rule: '8.1' }];
}

/** Ships between the seas come out in open water; whoever is on the map is not placed anew. */
function judgePlaced(field: Field, view: EarView, id: string, at: string): Diagnostic[] {
  const unit = view.units[id];
  if (unit?.hex != null) return [now('ear.placed-already', '3.3', id)];
  const water = unit?.bound?.to;
  const hex = field.hexes.get(at);
  if (water === undefined || (hex?.terrain === 'sea' && hex.water === water)) return [];
  return [never('ear.comes-out-at-sea', '7.4', { counter: id, hex: at, water, slot: 'at' })];
}

/** Ships in port, as many as may still be sunk in this war; each with what her wreck needs to bar the harbour. */
function judgeScuttled(
  field: Field,
  view: EarView,
  units: readonly string[],
  before: readonly Order[],
): readonly Diagnostic[] {
  if (units.length === 0) return [];
  const left = field.tables.scuttling.most - view.scuttles;
  if (left <= 0) return [never('ear.scuttles-left', '11.7', { left: 0 })];
  const named = new Set(before.flatMap(({ verb, args }) => (verb === 'SCUTTLE' ? listOf(args.units) : [])));
  const sunk = units.filter((id) => isShip(counterOf(field, id)) && view.units[id]?.berth === 'port');
  for (const id of sunk) named.add(id);
  return [
    ...units.flatMap((id) => (sunk.includes(id) ? [] : [now('ear.not-docked', '11.7', id)])),
    ...(named.size > left
      ? [
          {
            severity: 'warning',
            code: 'ear.scuttles-left',
            facts: { left, now: true, part: true },
            rule: '11.7',
          } as const,
        ]
      : sunk.map((id) =>
          note('ear.scuttle-odds', '11.7', {
            counter: id,
            hex: view.units[id]?.hex ?? '',
            gun: counterOf(field, id).gun ?? 0,
          }),
        )),
  ];
}

/** No Deception ever pays for a hit, for sickness or for want: it goes with the last it hides, or for another throw. */
function spares(field: Field, units: readonly string[], kinds: readonly string[]): readonly Diagnostic[] {
  const isNamed = kinds.includes('deceptions') || units.some((id) => isDeception(counterOf(field, id)));
  return isNamed
    ? [{ severity: 'warning', code: 'ear.deceptions-spared', facts: { part: true }, rule: '11.2' } as const]
    : [];
}

/** Worth knowing, and nothing against it. */
function note(code: string, rule: string, facts: Diagnostic['facts'] = {}): Diagnostic {
  return { severity: 'note', code, facts: { ...facts, part: true }, rule };
}

/** Only an admiral on the map has dice to give at sea, so many of them, and only to who has guns (9.1). */
function judgeLeader(
  field: Field,
  view: EarView,
  leader: string,
  helped: readonly string[],
  bought: ReadonlySet<string>,
): readonly Diagnostic[] {
  const dice = counterOf(field, leader).navalTactics ?? 0;
  if (dice === 0) return [never('ear.no-such-leader', '9.1', { counter: leader, slot: 'leader' })];
  const gunless = helped.filter((id) => counterOf(field, id).gun === null);
  return [
    ...gunless.map((counter) => never('ear.cannot-help', '9.1', { counter, leader, slot: 'with' })),
    ...[leader, ...helped].flatMap((id) => (bought.has(id) ? [] : absent(view, id))),
    ...(helped.length > dice ? [spare(leader, dice)] : []),
  ];
}

/** More are named than there are dice: the last of them get none. */
function spare(leader: string, dice: number): Diagnostic {
  const facts = { leader, dice, slot: 'with', now: true, part: true };
  return { severity: 'warning', code: 'ear.dice-run-out', facts, rule: '9.1' };
}

/** Who sails with every ship of a hex hears who was bought there in lines above, where no letter could show them. */
function leavesNewcomers(
  field: Field,
  view: EarView,
  side: Side,
  units: readonly string[],
  before: readonly Order[],
): readonly Diagnostic[] {
  const [hex] = hexesOf(view, units);
  const ships = Object.values(view.units).filter((unit) => unit.hex === hex && isShip(counterOf(field, unit.id)));
  if (hex === undefined || ships.length === 0 || !ships.every(({ id }) => units.includes(id))) return [];
  const there = before.filter(({ verb, args }) => verb === 'BUY' && args.at === hex);
  const counters = [...boughtIn(field, view, side, there)].filter((id) => !units.includes(id));
  return counters.length === 0 ? [] : [note('ear.newcomers-stay', '3.3', { counters, hex, now: true })];
}

/** Counters that the lines before bring on the map: by their names, or by kind, the cheapest first. */
function boughtIn({ counters }: Field, view: EarView, side: Side, before: readonly Order[]): ReadonlySet<string> {
  const bought = new Set<string>();
  for (const { verb, args } of before) {
    if (verb !== 'BUY') continue;
    for (const id of listOf(args.units)) bought.add(id);
    const stock = stockIn(args);
    const inPool = [...counters.values()]
      .filter((one) => stock && one.side === side && isAmong(one, stock) && view.units[one.id]?.fate === 'pool')
      .filter(({ id }) => !bought.has(id))
      .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
    for (const { id } of inPool.slice(0, stock?.count)) bought.add(id);
  }
  return bought;
}

function absent(view: EarView, id: string): Diagnostic[] {
  const unit = view.units[id];
  return unit === undefined || unit.hex !== null ? [] : [now(absence(unit.fate), '7.0', id)];
}

/** Is one of the kind on the map, or bought in a line before? */
function hasAny(field: Field, view: EarView, side: Side, kind: Kind, before: readonly Order[]): boolean {
  const bought = boughtIn(field, view, side, before);
  return Object.values(view.units).some(
    ({ id, hex }) => (hex !== null || bought.has(id)) && counterOf(field, id).kind === kind,
  );
}

/** There is nobody to do it as things stand. */
function none(code: string, rule: string): Diagnostic {
  return { severity: 'warning', code, facts: { now: true }, rule };
}

/** Only ships are docked: a line of none is in vain, one of some is for those. */
function judgeDocked(field: Field, view: EarView, units: readonly string[]): readonly Diagnostic[] {
  const isAfloat = (id: string): boolean => isShip(counterOf(field, id));
  return units.flatMap((id) => {
    if (isAfloat(id)) return absent(view, id);
    const [code, rule] = ['ear.no-ship-to-dock', '4.0'];
    return units.some(isAfloat) ? [now(code, rule, id)] : [never(code, rule, { counter: id, slot: 'units' })];
  });
}

/** No turn of events will make it right. */
function never(code: string, rule: string, facts: Diagnostic['facts'] = {}): Diagnostic {
  return { severity: 'error', code, facts: { ...facts, lasting: true }, rule };
}

/** It is so as things stand. `part`: whoever else is named may do it all the same. */
function now(code: string, rule: string, counter: string): Diagnostic {
  return { severity: 'warning', code, facts: { counter, slot: 'units', now: true, part: true }, rule };
}
