/** Reinforcements by the schedule: who comes, where, put off or lost (S 4.7, 4.8, R11, R12). */
import type { Json, Order, Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import { offerCards } from '../cards/offer.ts';
import { adjustMorale } from '../rules/army-morale.ts';
import { rowFor, throwDie } from '../rules/dice.ts';
import { MARCHES } from '../rules/errand.ts';
import { type Effect, ofGame } from '../rules/events.ts';
import type { At, Board, Entering, Rules } from '../rules/house.ts';
import { chaseLeaders } from '../rules/movement.ts';
import { partyOf } from '../rules/paths.ts';
import type { Position } from '../rules/position.ts';
import { choose, permutationOf, someOf } from '../rules/questions.ts';
import { withoutRoom } from '../rules/stacking.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { BoarState, HexId, Leader, Side, Unit, UnitId } from '../rules/state.ts';
import { armyOfSide, enemyOf, hexAt, isArtillery } from '../rules/units.ts';
import { settle } from '../rules/victory.ts';
import type { CampaignSheet } from '../scenario/campaign-schema.ts';
import type { Counter, LeaderCounter } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { type Arrivals, campaignIn, campaignOf, type Gate, type SeenCampaign, theCampaign } from './campaign.ts';
import { entryCost, nearestOpen, openHexes, townHexes } from './entries.ts';
import { type FrameEvents, tellFrame } from './events.ts';

/** One army's or group's arrivals by one entry in one phase. */
export interface Group {
  readonly entry: string;
  readonly units: UnitId[];
}

/** The side's Reinforcement phase (S 3 VI). Who comes in stands at his entry, to be moved in the phase that follows. */
export function* reinforce(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const sheet = board.scenario.campaign;
  const campaign = campaignOf(play.state);
  if (sheet === null || campaign === null) return;
  if (campaign.scale === 'tactical' && dueBy(board, side, play.state.turn).length === 0) return;
  yield* play.checkpoint('start');
  // Cards may send for a unit, or send a column the wrong road.
  yield* play.at('opening', () => offerCards(board, { at: 'arrival', side, due: dueGroups(board, side) }));
  const due = dueBy(board, side, play.state.turn);
  if (due.length === 0) return;
  if (sheet.weather.delays.includes(play.state.weather)) {
    delay(board, side, due, 'weather');
    return;
  }
  for (const group of yield* groupsOf(sheet, board, side, due)) {
    yield* play.at(group.entry, () => bringIn(board, side, group));
  }
  settle(board);
}

/** When a counter should come and where, by the schedule or because an event sent for it; null: never, or no more. */
export function scheduled(
  rules: Rules,
  arrivals: Arrivals,
  id: UnitId,
): { readonly turn: number; readonly entry: string } | null {
  if (arrivals.barred.includes(id)) return null;
  const arrival = (rules.field.counters.get(id) ?? rules.field.leaders.get(id))?.arrival ?? null;
  const due = arrivals.called[id] ?? (arrival === null || arrival === 'event' ? null : arrival);
  return due && { turn: Math.max(due.turn, arrivals.delayed[id] ?? 0), entry: arrivals.blocked[id] ?? due.entry };
}

/** Counters of a side still waiting that should have come by this turn; those that wait longest first. */
export function dueBy(at: At, side: Side, turn: number): UnitId[] {
  const { position } = at;
  const { arrivals } = campaignIn(position) as SeenCampaign;
  const waiting: { id: UnitId; since: number }[] = [];
  for (const counter of countersOf(at, side)) {
    if ((position.units[counter.id] ?? position.leaders[counter.id])?.fate !== 'reserve') continue;
    const due = scheduled(at, arrivals, counter.id);
    if (due !== null && due.turn <= turn) waiting.push({ id: counter.id, since: sinceWhen(counter, arrivals.called) });
  }
  return waiting.sort((a, b) => a.since - b.since).map(({ id }) => id);
}

/** Units and leaders of a side in the order of the roster: states know no order of their own. */
function countersOf({ field }: Rules, side: Side): readonly (Counter | LeaderCounter)[] {
  return [...field.counters.values(), ...field.leaders.values()].filter((counter) => counter.side === side);
}

/** The turn a counter was first to come: who waits longest enters first. */
function sinceWhen({ id, arrival }: Counter | LeaderCounter, called: Arrivals['called']): number {
  return called[id]?.turn ?? (arrival === null || arrival === 'event' ? 0 : arrival.turn);
}

/** Who is due this turn by each entry of the schedule, before the die for the variable one (card 44). */
export function dueGroups(at: At, side: Side): readonly Group[] {
  const { position } = at;
  const { arrivals } = campaignIn(position) as SeenCampaign;
  return byEntry(dueBy(at, side, position.turn).map((id) => ({ id, entry: entryOf(at, arrivals, id) })));
}

function entryOf(rules: Rules, arrivals: Arrivals, id: UnitId): string {
  return scheduled(rules, arrivals, id)?.entry ?? '';
}

function byEntry(entries: readonly { readonly id: UnitId; readonly entry: string }[]): readonly Group[] {
  const groups = new Map<string, UnitId[]>();
  for (const { id, entry } of entries) {
    const group = groups.get(entry);
    if (group) group.push(id);
    else groups.set(entry, [id]);
  }
  return [...groups].map(([entry, units]) => ({ entry, units }));
}

/** By entry; one die a turn says where those come in whose entry is open (S 4.7, O8). */
function* groupsOf(sheet: CampaignSheet, board: Board, side: Side, due: readonly UnitId[]): Steps<readonly Group[]> {
  const { play } = board;
  const { arrivals } = theCampaign(play.state);
  const { variable } = sheet.arrivals;
  const entries = due.map((id) => ({ id, entry: entryOf(board, arrivals, id) }));
  let thrown = '';
  if (variable && entries.some(({ entry }) => entry === variable.entry)) {
    const die = yield* throwDie(board, 'entry', side);
    thrown = rowFor(variable.die, die).entry;
    tellFrame(board.field, play, 'entry', 'S 4.7', { side, die, entry: thrown });
  }
  return byEntry(entries.map(({ id, entry }) => ({ id, entry: entry === variable?.entry ? thrown : entry })));
}

function* bringIn(board: Board, side: Side, { entry, units }: Group): Steps<void> {
  const { arrivals } = theCampaign(board.play.state);
  const { headquarters } = (board.scenario.campaign as CampaignSheet).arrivals;
  if (entry === headquarters?.entry) {
    const town = townHexes(board, side);
    if (town.length === 0) lose(board, side, units);
    else yield* enter(board, side, entry, units, town, false);
    return;
  }
  const open = openHexes(board, side, entry);
  if (open.length > 0) {
    yield* enter(board, side, entry, units, open, false);
    return;
  }
  const late = units.filter((id) => arrivals.blocked[id] === entry);
  const fresh = units.filter((id) => arrivals.blocked[id] !== entry);
  if (fresh.length > 0) {
    for (const id of fresh) arrivals.blocked[id] = entry;
    delay(board, side, fresh, 'blocked');
  }
  if (late.length === 0) return;
  const nearest = nearestOpen(board, side, entry, late);
  if (nearest.length === 0) delay(board, side, late, 'blocked');
  else yield* enter(board, side, entry, late, nearest, true);
}

/** Each counter by the hex that its owner chooses for it. */
function* enter(
  board: Board,
  side: Side,
  entry: string,
  units: readonly UnitId[],
  of: readonly HexId[],
  substitute: boolean,
): Steps<void> {
  const { play } = board;
  const town = of.every((each) => board.field.hexes.get(each)?.city);
  const entered = new Map<HexId, UnitId[]>();
  for (const id of units) {
    const about: Json = { entry, units: [id], options: [...of], town, substitute };
    const hex = (yield* play.at(id, () => choose(play, side, 'enter-hex', of, about))) as HexId;
    const { arrivals } = theCampaign(play.state);
    Object.assign(counterIn(play.state, id), { hex, fate: 'field' });
    arrivals.came[id] = play.state.turn;
    arrivals.gate[id] = { hex, entry, spent: substitute ? entryCost(board, hex, id) : 0 };
    delete arrivals.blocked[id];
    entered.set(hex, [...(entered.get(hex) ?? []), id]);
  }
  for (const [hex, ids] of entered) {
    tellFrame(board.field, play, 'arrival', 'S 4.7', { side, entry, hex, units: ids, substitute });
    yield* chaseLeaders(board, partyOf(board, side, ids, false), hexAt(board.field, hex));
  }
}

/** No hex of the town is left to come in by: they are lost, whatever their number, for one point of army morale (O7). */
function lose(board: Board, side: Side, units: readonly UnitId[]): void {
  const { field, play } = board;
  const effects: Effect[] = [];
  adjustMorale(board, 'reinforcementsLost', armyOfSide(field, side), armyOfSide(field, enemyOf(field, side)), effects);
  bar(play.state, units);
  tellFrame(field, play, 'reinforcements-lost', 'S 4.7', { side, units: [...units], effects });
}

/**
 * Once orders are in, the owner may hold back some of those that could enter; whoever has orders on the map comes in
 * (R11, E13).
 */
export function* holdBack(board: Board, side: Side, orders: readonly Order[]): Steps<void> {
  const { play } = board;
  if (campaignOf(play.state) === null) return;
  const isAwaited = awaitedBy(orders);
  for (const { entry, units } of gatesOf(board, side)) {
    if (units.every(isAwaited)) continue;
    const { hex } = theCampaign(play.state).arrivals.gate[first(units)] ?? { hex: '' };
    const about: Json = { entry, hex, units };
    const waiting = yield* play.at(entry, () =>
      play.ask<readonly UnitId[]>(side, 'enter-hold', someOf(units, ofGame(board.field, 'not-arriving'), 'S 4.7'), {
        about,
      }),
    );
    if (waiting.length > 0) turnBack(board, side, waiting, 'held');
  }
}

/** Whether orders on the map name a counter, and none has it wait. */
function awaitedBy(orders: readonly Order[]): (id: UnitId) => boolean {
  const named = (verbs: readonly string[]): ReadonlySet<Json> =>
    new Set(orders.filter(({ verb }) => verbs.includes(verb)).flatMap(({ args }) => args.units ?? []));
  const [placed, waiting] = [named([...MARCHES, 'HOLD']), named(['WAIT'])];
  return (id) => placed.has(id) && !waiting.has(id);
}

/**
 * The phase ends: who is still where he came in stays as far as there is room, those put off before first; the others
 * come a turn later (S 4.7).
 */
export function* closeGates(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const campaign = campaignOf(play.state);
  if (campaign === null) return;
  const { gate } = campaign.arrivals;
  const stacks = stacksOf(board);
  const back: UnitId[] = [];
  const still = gatesOf(board, side)
    .flatMap(({ units }) => units)
    .filter((id) => counterIn(play.state, id).hex === gate[id]?.hex);
  for (const [at, waiting] of Map.groupBy(still, (id) => gate[id]?.hex ?? '')) {
    const stack = stacks.get(at);
    const there = [...(stack?.units ?? []), ...(stack?.leaders ?? [])].filter((id) => !waiting.includes(id));
    const order = yield* byTurns(board, side, at, there, waiting);
    back.push(...withoutRoom(board, hexAt(board.field, at), there, order));
  }
  if (back.length > 0) turnBack(board, side, back, 'no-room');
  campaign.arrivals.gate = {};
}

/** In which order they find room in the hex: who was due on an earlier turn first, of those due together as their owner says. */
function* byTurns(
  board: Board,
  side: Side,
  hex: HexId,
  there: readonly UnitId[],
  waiting: readonly UnitId[],
): Steps<readonly UnitId[]> {
  const order: UnitId[] = [];
  for (const [turn, units] of byDueTurn(board, side, waiting)) {
    const out = withoutRoom(board, hexAt(board.field, hex), there, order);
    const before = [...there, ...order.filter((id) => !out.includes(id))];
    order.push(...(yield* board.play.at(`since-${turn}`, () => amongEquals(board, side, hex, before, units))));
  }
  return order;
}

/** Those of a side who come in, by the turn each was due, the earliest first. */
export function byDueTurn(at: At, side: Side, coming: readonly UnitId[]): readonly (readonly [number, UnitId[]])[] {
  const { called } = (campaignIn(at.position) as SeenCampaign).arrivals;
  const since = new Map(countersOf(at, side).map((counter) => [counter.id, sinceWhen(counter, called)]));
  return [...Map.groupBy(coming, (id) => since.get(id) ?? 0)].sort(([a], [b]) => a - b);
}

/** Where there is not room for all of them their owner says who finds it; in the order of the roster if he does not. */
function* amongEquals(
  board: Board,
  side: Side,
  hex: HexId,
  there: readonly UnitId[],
  units: readonly UnitId[],
): Steps<readonly UnitId[]> {
  const left = (coming: readonly UnitId[]) => withoutRoom(board, hexAt(board.field, hex), there, coming).length;
  // Whoever finds no room though he came first has no claim on it.
  if (left(units.filter((id) => left([id]) === 0)) === 0) return units;
  const about: Json = { hex, units: [...units] };
  return yield* board.play.at(hex, () =>
    board.play.ask<readonly UnitId[]>(side, 'arrival-order', permutationOf(units), { about }),
  );
}

/** Arrivals of this phase by their entry. */
export function gatesOf(at: At, side: Side): readonly Group[] {
  const { gate, called } = (campaignIn(at.position) as SeenCampaign).arrivals;
  const entered = countersOf(at, side).flatMap((counter) => {
    const entry = gate[counter.id]?.entry;
    return entry === undefined ? [] : [{ id: counter.id, entry, since: sinceWhen(counter, called) }];
  });
  return byEntry(entered.sort((a, b) => a.since - b.since));
}

/** Off the map again, to come next turn. */
function turnBack(board: Board, side: Side, units: readonly UnitId[], reason: 'held' | 'no-room'): void {
  const { play } = board;
  const { arrivals } = theCampaign(play.state);
  // An entry that a die has given is kept, with the turn they were first to come (S 4.7).
  const turns = new Map(byDueTurn(board, side, units).flatMap(([turn, due]) => due.map((id) => [id, turn])));
  for (const id of units) {
    const { entry } = arrivals.gate[id] as Gate;
    if (entry !== entryOf(board, arrivals, id)) arrivals.called[id] = { turn: turns.get(id) ?? 0, entry };
    Object.assign(counterIn(play.state, id), { hex: null, fate: 'reserve' });
    delete arrivals.gate[id];
    delete arrivals.came[id];
  }
  delay(board, side, units, reason);
}

/** Puts counters off to the turn after this one, and says why. */
export function delay(
  { field, play }: Board,
  side: Side,
  units: readonly UnitId[],
  reason: FrameEvents['delayed']['reason'],
): void {
  const { arrivals } = theCampaign(play.state);
  const turn = play.state.turn + 1;
  for (const id of units) arrivals.delayed[id] = turn;
  tellFrame(field, play, 'delayed', 'S 4.7', { side, units: [...units], turn, reason });
}

/** Counters that never come, with no effect on points or morale. */
export function bar(state: BoarState, units: readonly UnitId[]): void {
  const { arrivals } = theCampaign(state);
  arrivals.barred.push(...units.filter((id) => !arrivals.barred.includes(id)));
}

/** Every counter that is still to come, whenever that may be. */
export function stillToCome(at: At): UnitId[] {
  const { position } = at;
  const { arrivals } = campaignIn(position) as SeenCampaign;
  return [...Object.values(position.units), ...Object.values(position.leaders)]
    .filter(({ id, fate }) => fate === 'reserve' && scheduled(at, arrivals, id) !== null)
    .map(({ id }) => id);
}

/** MP on the turn of arrival: the bonus of the entry, then twice as many for guns (O8); null on any other. */
export function arrivalAllowance(scenario: BoarScenario, position: Position, unit: Counter): number | null {
  const gate = campaignIn(position)?.arrivals.gate[unit.id];
  const bonus = gate && scenario.campaign?.arrivals.bonus[gate.entry];
  return bonus ? (unit.mp + bonus.mp) * (isArtillery(unit) ? bonus.artillery : 1) : null;
}

/** How a counter that came in this phase is bound by it: some march a single hex (O3). */
export function entering({ field, position, scenario }: At, id: UnitId): Entering | null {
  const gate = campaignIn(position)?.arrivals.gate[id];
  if (gate === undefined || scenario.campaign === null) return null;
  const arrival = (field.counters.get(id) ?? field.leaders.get(id))?.arrival ?? null;
  const hexes = arrival === null || arrival === 'event' ? null : (arrival.moves ?? null);
  return { hexes, spent: gate.spent, strategic: !scenario.campaign.arrivals.onFoot.includes(gate.entry) };
}

function counterIn(state: BoarState, id: UnitId): Unit | Leader {
  return (state.units[id] ?? state.leaders[id]) as Unit | Leader;
}
