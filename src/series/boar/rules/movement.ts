/** The Movement phase: pins answered, orders marched in the order given, stacks made legal (series 9, R14–R23, R66). */
import { comesTo } from '../../../engine/conditions.ts';
import type { Fate, Json, Order, Reason, Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import type { FieldHex } from '../scenario/field.ts';
import { owed } from './declare.ts';
import { type Errand, errandsOf, MARCHES, parted } from './errand.ts';
import { type Effect, tell } from './events.ts';
import type { At, Board, Fault, Party, Turn } from './house.ts';
import { displaceLeader } from './leaders.ts';
import { absent, tellFailed, tellHeld, unitsOf } from './lines.ts';
import { takeSteps } from './losses.ts';
import { cannotMarch, type March, planMarch, planWay, restFault } from './march.ts';
import { type Ground, groundFor, idsOf, noCosts, partyOf, reachable, type Search, searchFor } from './paths.ts';
import { breakPins, unpin } from './pins.ts';
import { choose } from './questions.ts';
import { gunLimit, guns, stackedStrength } from './stacking.ts';
import { leadersOfAt, stacksOf, unitsIn, unitsOfAt } from './stacks.ts';
import type { Army, BoarState, HexId, Side, UnitId } from './state.ts';
import { armyOfSide, codesOf, counterOf, enemyOf, hexAt, leaderOf, pieceOf, printedStrength, unitOf } from './units.ts';

/** What one Movement phase remembers while it runs. */
interface Phase {
  readonly board: Board;
  readonly side: Side;
  /** Enemy zones as the phase opened: enemies do not move in it. */
  readonly enemy: Pick<Ground, 'zone' | 'near'>;
  /** Counters that have marched. */
  readonly moved: Set<UnitId>;
  /** Counters that a line told to hold: they stay, whatever a line behind it says. */
  readonly held: Set<UnitId>;
  /** Units that broke off from a pin and may not end next to an enemy. */
  readonly leaving: ReadonlySet<UnitId>;
}

/** Calls for the side's book of marches. */
export function* callForMarches(turn: Turn): Steps<void> {
  turn.orders = yield* turn.board.play.call(turn.side, 'movement');
}

/** Pins answered, then the marches of the book in the order written. */
export function* marches({ board, side, orders }: Turn): Steps<void> {
  const leaving = yield* answerPins(board, side);
  const { zone, near } = groundFor(board, stacksOf(board), side);
  const phase: Phase = { board, side, enemy: { zone, near }, moved: new Set(), held: new Set(), leaving };
  const failed: { errand: Errand; isAll: boolean; then: Fault }[] = [];
  for (const order of orders) {
    // A condition reads the position as it is when the line's turn comes.
    if (!comesTo(order, [...MARCHES, 'HOLD'])) continue;
    const due = board.play.due(side, order);
    if (due?.verb === 'HOLD') hold(phase, due);
    if (!due || !MARCHES.includes(due.verb)) continue;
    const errands = errandsOf(board, side, due).flatMap((one) => parted(board, one, barIn(phase, one)));
    for (const errand of errands) {
      const then = yield* runErrand(phase, errand);
      if (then !== null) failed.push({ errand, isAll: errands.length === 1, then });
    }
  }
  // A friend may have stood in the way and be gone by now: every march that could not begin is tried once more.
  for (const { errand, isAll, then } of failed) {
    const fault = yield* runErrand(phase, errand);
    if (fault) tellFailure(phase, errand, fault, then, isAll);
  }
  yield* leavePins(phase);
}

/** Who has marched or broken off by then is told to hold in vain. */
function hold({ board, side, moved, held, leaving }: Phase, line: Order): void {
  tellHeld(board.play, side, line, leaving, moved);
  for (const id of unitsOf(line.args)) if (!moved.has(id)) held.add(id);
}

/** Marches one errand; why it could not begin, or null. */
function* runErrand(phase: Phase, errand: Errand): Steps<Fault | null> {
  if ('fault' in errand) return errand.fault;
  const again = errand.ids.find((id) => phase.moved.has(id));
  if (again !== undefined) return { code: 'boar.moved-already', facts: { unit: again }, rule: 'series 9' };
  const kept = errand.ids.find((id) => phase.held.has(id));
  if (kept !== undefined) return { code: 'boar.told-to-hold', facts: { unit: kept }, rule: 'series 9' };
  const search = searchOf(phase, errand.ids, errand.strategic);
  const planned = planMarch(search, errand.from, errand.to, errand.via, errand.through);
  if ('fault' in planned) return planned.fault;
  const way = yield* march(phase.board, search, planned.march, errand.order.canonical);
  for (const id of errand.ids) phase.moved.add(id);
  phase.board.play.settle(phase.side, errand.order, arrived(phase, errand, search, planned.march, way));
  return null;
}

/** Where the party has come to, by which way and at what cost; nothing of one that nobody is left of. */
function arrived(
  { board, side }: Phase,
  { ids, from, to, order }: Extract<Errand, { to: FieldHex }>,
  { mp }: Search,
  { go, spent, halted }: March,
  way: readonly HexId[],
): Fate {
  const { state } = board.play;
  const hex = ids.map((id) => (state.units[id] ?? state.leaders[id])?.hex ?? null).find((one) => one !== null);
  if (hex === undefined) return { kind: 'done', came: null };
  if (hex === to.id) {
    const back = from === to && { warns: true as const };
    const moved = { hex, cost: spent[go - 1] ?? 0, mp, apart: apartFrom(order, ids), ...(back && { back: true }) };
    const { enemies, pinned } = owed(board, side, (unit) => ids.includes(unit));
    if (enemies.length === 0) return { kind: 'done', came: { code: 'boar.moved', facts: moved, way, ...back } };
    const facts = { ...moved, enemies: [...enemies], pinned, binds: true };
    return { kind: 'done', came: { code: 'boar.moved-beside', facts, way, ...back } };
  }
  const facts = {
    units: [...ids],
    hex,
    to: to.id,
    costs: spent.at(-1) ?? 0,
    left: mp,
    dear: halted === 'points',
    halted,
    apart: apartFrom(order, ids),
  };
  return { kind: 'done', came: { code: 'boar.moved-short', facts, way }, short: true };
}

/** Who of an order goes by himself here, from another hex than the others; empty where all go together. */
function apartFrom({ args }: Order, ids: readonly UnitId[]): UnitId[] {
  return Array.isArray(args.units) && args.units.length > ids.length ? [...ids] : [];
}

/** Why a counter of this errand may not go, whoever else does. */
function barIn({ board, moved, held, leaving }: Phase, errand: Errand): (id: UnitId) => Fault | null {
  return (id) => {
    if (moved.has(id)) return { code: 'boar.moved-already', facts: { unit: id }, rule: 'series 9' };
    if (held.has(id)) return { code: 'boar.told-to-hold', facts: { unit: id }, rule: 'series 9' };
    const counter = board.field.counters.get(id);
    if (!counter || 'fault' in errand) return null;
    const isLeaving = errand.ids.some((one) => leaving.has(one));
    return cannotMarch(board, counter, errand.strategic, isLeaving);
  };
}

function searchOf({ board, side, enemy, leaving }: Phase, ids: readonly UnitId[], strategic: boolean): Search {
  const party = partyOf(board, side, ids, strategic);
  const ground = { ...enemy, stacks: stacksOf(board), costs: noCosts(board) };
  const isLeaving = ids.some((id) => leaving.has(id));
  return searchFor(board, ground, party, isLeaving);
}

/** Goes hex by hex as far as planned, or until something on the way stops the party; the hexes it went by. */
export function* march(
  board: Board,
  search: Search,
  { from, hexes, spent, go }: March,
  order: string | null,
): Steps<readonly HexId[]> {
  const { play } = board;
  const { party } = search;
  const gone: FieldHex[] = [];
  const ids = codesOf([...party.units, ...party.leaders]);
  yield* play.at(first(ids), function* () {
    let here = from;
    for (const [n, hex] of hexes.slice(0, go).entries()) {
      place(play.state, party, hex.id);
      gone.push(hex);
      yield* chaseLeaders(board, party, hex);
      if ((yield* board.house.onEnter(board, party, here, hex, n + 1 < go)) === 'stop') break;
      here = hex;
    }
  });
  const path = idsOf(from, gone);
  tell(play, 'boar.move', 'series 9', {
    units: ids,
    path,
    cost: spent[gone.length - 1] ?? 0,
    strategic: party.strategic,
    order,
  });
  return path;
}

function place(state: BoarState, party: Party, hex: HexId): void {
  for (const { id } of party.units) unitOf(state, id).hex = hex;
  for (const { id } of party.leaders) {
    const leader = state.leaders[id];
    if (leader) leader.hex = hex;
  }
}

/**
 * Counters the rules themselves send towards a hex, by the cheapest way as far as they come, and out of every pin: guns
 * going home, mixed stacks that part.
 */
export function* sendTo(board: Board, side: Side, ids: readonly UnitId[], to: FieldHex): Steps<void> {
  const { play } = board;
  const from = board.field.hexes.get(play.state.units[first(ids)]?.hex ?? '');
  if (!from) return;
  const { search, planned } = wayTowards(board, side, ids, from, to);
  if ('fault' in planned) return;
  const pinned = ids.filter((id) => (play.state.units[id]?.pinnedBy.length ?? 0) > 0);
  const effects: Effect[] = [];
  for (const id of pinned) unpin(play.state, id, effects);
  if (pinned.length > 0) tell(play, 'boar.pin-broken', 'R66', { units: pinned, effects });
  yield* march(board, search, planned.march, null);
}

/** The way on which the rules themselves send counters. */
export function wayTowards(at: At, side: Side, ids: readonly UnitId[], from: FieldHex, to: FieldHex) {
  const search = searchFor(at, groundFor(at, stacksOf(at), side), partyOf(at, side, ids, false));
  return { search, planned: planWay(search, from, to, [], false) };
}

/** Enemy leaders who stand alone next to combat units that come up ride off (R22). */
export function* chaseLeaders(board: Board, party: Party, hex: FieldHex): Steps<void> {
  const { play } = board;
  if (party.units.length === 0) return;
  const enemy = enemyOf(board.field, party.side);
  const near = new Set([hex, ...hex.next].flatMap((next) => (next ? [next.id] : [])));
  const alone: UnitId[] = [];
  for (const id in play.state.leaders) {
    const where = play.state.leaders[id]?.hex ?? null;
    if (where === null || !near.has(where) || leaderOf(board.field, id).side !== enemy) continue;
    if (unitsIn(play.state, where).every((unit) => counterOf(board.field, unit).side !== enemy)) alone.push(id);
  }
  for (const leader of alone) yield* rideOff(board, leader, board.house.account(board, codesOf(party.units)));
}

function* rideOff(board: Board, leader: UnitId, gainer: Army): Steps<void> {
  const { play } = board;
  const from = play.state.leaders[leader]?.hex as HexId;
  const effects: Effect[] = [];
  yield* displaceLeader(board, leader, gainer, effects);
  tell(play, 'boar.leader-displaced', 'R22', { leader, from, to: play.state.leaders[leader]?.hex ?? null, effects });
}

/**
 * The turn records why it failed at last; who ordered it is told what stood against it at its line, which the lines below
 * may have hidden since. `isAll`: the errand is all that its order says.
 */
function tellFailure({ board: { play }, side }: Phase, errand: Errand, last: Fault, then: Fault, isAll: boolean): void {
  const { code, facts } = last;
  const units = 'fault' in errand ? (errand.left ?? []) : errand.ids;
  const whole = exactly(play.state, errand, then);
  const why =
    'fault' in errand ? whole : { ...whole, facts: { ...whole.facts, apart: apartFrom(errand.order, errand.ids) } };
  // Who stands where the others of the order go is where he was wanted.
  const fate: Fate =
    then.code === 'boar.already-there' && !isAll ? { kind: 'done', came: why } : { kind: 'failed', why };
  tellFailed(play, side, errand.order, units, { code, facts, rule: 'series 9' }, fate);
}

/** The reason with all that its owner may want to know of it; what the turn records stays as it is. */
function exactly(state: BoarState, errand: Errand, { code, facts: recorded, besides }: Fault): Reason {
  const facts = { ...recorded, ...besides };
  if ('fault' in errand) {
    return code === 'boar.gone' ? absent(state, [facts.units ?? []].flat().map(String)) : { code, facts };
  }
  const units = [...errand.ids];
  if (code === 'boar.already-there') return { code, facts: { ...facts, units, many: units.length > 1 } };
  // A hex that is full, or in a zone, closes the way to whoever is in good order too.
  const isFree = facts.full === false && facts.zone === false;
  const isDisrupted = isFree && units.some((id) => state.units[id]?.formation === 'disrupted');
  return code === 'boar.no-way' && isDisrupted ? { code: 'boar.disrupted', facts } : { code, facts };
}

/** Each stack that opens its phase pinned attacks its pinners or breaks off, at the price of army morale (R66). */
function* answerPins(board: Board, side: Side): Steps<ReadonlySet<UnitId>> {
  const { play } = board;
  const leaving = new Set<UnitId>();
  for (const [hex, units] of pinnedStacks(board, side)) {
    const pinnedBy = [...new Set(units.flatMap((unit) => unitOf(play.state, unit).pinnedBy))];
    const of = canLeave(board, side, hex, units) ? ['attack', 'break'] : ['attack'];
    const about: Json = { hex, units, pinnedBy, options: of };
    const answer = yield* play.at(hex, () => play.ask(side, 'pin-response', { kind: 'one', of }, { about }));
    if (answer !== 'break') continue;
    const effects: Effect[] = [];
    breakPins(board, units, effects);
    for (const unit of units) leaving.add(unit);
    tell(play, 'boar.pin-broken', 'R66', { units, effects });
  }
  return leaving;
}

export function pinnedStacks({ field, position }: At, side: Side): [HexId, UnitId[]][] {
  const stacks = new Map<HexId, UnitId[]>();
  for (const id in position.units) {
    const unit = pieceOf(position, id);
    if (unit.hex === null || unit.pinnedBy.length === 0 || counterOf(field, id).side !== side) continue;
    stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), id]);
  }
  return [...stacks];
}

/** Is there a hex the pinned units can reach that is not next to an enemy? */
export function canLeave(at: At, side: Side, hex: HexId, units: readonly UnitId[]): boolean {
  if (units.every((unit) => at.house.mayMove(at, counterOf(at.field, unit)) !== null)) return false;
  const ground = groundFor(at, stacksOf(at), side);
  return refuges(searchFor(at, ground, partyOf(at, side, units, false), true), hex).length > 0;
}

/** Hexes where the party may end, cheapest first. */
export function refuges(search: Search, from: HexId): FieldHex[] {
  return reachable(search, hexAt(search.at.field, from))
    .map(({ hex }) => hex)
    .filter((hex) => restFault(search, hex) === null);
}

/** Units that broke off but were not ordered away go to a hex clear of the enemy, the nearest if their owner says nothing. */
function* leavePins(phase: Phase): Steps<void> {
  const { board, side, enemy, leaving } = phase;
  const left = new Set<HexId>();
  for (const id of leaving) {
    const hex = unitOf(board.play.state, id).hex;
    const here = hex === null ? undefined : board.field.hexes.get(hex);
    if (!here || enemy.near[here.index] !== 1) continue;
    const search = searchOf(phase, [id], false);
    const of = refuges(search, here.id).map((refuge) => refuge.id);
    const about: Json = { hex: here.id, units: [id], options: of };
    const to = yield* board.play.at(id, () => choose(board.play, side, 'leave-pin', of, about));
    if (to === null) continue;
    const planned = planMarch(search, here, hexAt(board.field, to), [], false);
    if (!('march' in planned)) continue;
    yield* march(board, search, planned.march, null);
    left.add(here.id);
  }
  const { field } = board;
  const stacks = stacksOf(board);
  // No leader stays alone beside the enemy (R21): whom they leave there rides off as well.
  for (const hex of left) {
    if (unitsOfAt(stacks, hex, side).length > 0) continue;
    for (const id of leadersOfAt(stacks, hex, side)) yield* rideOff(board, id, armyOfSide(field, enemyOf(field, side)));
  }
}

/** Too many in a hex: their owner gives up steps until the limits hold (series 7). */
export function* removeExcess(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const hexes = [...stacksOf(board).values()].filter((stack) => stack.side === side);
  for (const { hex } of hexes) {
    yield* play.at(hex, function* () {
      for (let over = excessOf(board, hex); over.length > 0; over = excessOf(board, hex)) {
        const about: Json = { hex, units: over, options: over };
        // A hex gives up steps again and again: what still stands there names each asking.
        const unit = yield* play.at(String(stackedStrength(board, over) + guns(board, over)), () =>
          play.ask<UnitId>(side, 'stack-excess', { kind: 'one', of: over }, { about }),
        );
        const effects: Effect[] = [];
        const enemy = board.field.armies.find((army) => army.side === enemyOf(board.field, side));
        takeSteps(board, unit, 1, { fellows: over, gainer: enemy?.id ?? '' }, effects);
        tell(play, 'boar.excess', 'series 7', { hex, effects });
      }
    });
  }
}

/** Units of an overfull hex that may give up a step, weakest first; empty when the limits hold. */
function excessOf(at: At, hex: HexId): UnitId[] {
  const { field, position } = at;
  const units = Object.values(position.units).flatMap((unit) => (unit.hex === hex ? [unit.id] : []));
  const limits = field.tables.stacking;
  const tooManyGuns = guns(at, units) > gunLimit(at, hex, units);
  if (!tooManyGuns && stackedStrength(at, units) <= limits.strength) return [];
  const strength = (id: UnitId): number => printedStrength(counterOf(field, id), pieceOf(position, id));
  return units
    .filter((id) => (counterOf(field, id).gait === 'artillery') === tooManyGuns)
    .sort((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1));
}
