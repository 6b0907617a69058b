/** Leaders: whom they command, when they fall, and where they go when their men do (series 14, 4.5, R22, R41, R61, R62). */
import type { Json, Reason, Steps } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { LeaderCounter } from '../scenario/field.ts';
import { changeMorale } from './army-morale.ts';
import { rowFor, throwDie } from './dice.ts';
import type { Effect, Toll } from './events.ts';
import type { At, Board, Rules } from './house.ts';
import { gainMomentum, spendMomentum } from './momentum.ts';
import { unpin } from './pins.ts';
import { choose } from './questions.ts';
import { around, leadersOfAt, type Stack, type Stacks, stacksOf, unitsIn, unitsOfAt } from './stacks.ts';
import type { Army, BoarState, Fate, HexId, Side, UnitId } from './state.ts';
import { commands, counterOf, enemyOf, hexAt, leaderOf, leaderStateOf, printedStrength, unitOf } from './units.ts';
import { score } from './victory.ts';

/**
 * The leader in the hex whose command helps this unit most, or null: allies may share it, each commands his own
 * (O24).
 */
export function bestCommand(rules: Rules, stacks: Stacks, unit: UnitId, hex: HexId): LeaderCounter | null {
  const counter = counterOf(rules.field, unit);
  let best: LeaderCounter | null = null;
  for (const id of leadersOfAt(stacks, hex, counter.side)) {
    const leader = leaderOf(rules.field, id);
    if (commands(leader, counter) && (best === null || leader.command > best.command)) best = leader;
  }
  return best;
}

/**
 * Who may command in a fight (R41): leaders stacked with units they command, in the lead's hex if the units stand in
 * several; of these the most senior. More than one only when armies mix and ranks are equal.
 */
export function seniorLeaders(at: At, units: readonly UnitId[], lead: UnitId): readonly LeaderCounter[] {
  const { field, position } = at;
  const stacks = stacksOf(at);
  const hex = position.units[lead]?.hex ?? '';
  const here = units.filter((unit) => position.units[unit]?.hex === hex).map((unit) => counterOf(field, unit));
  const able = leadersOfAt(stacks, hex, counterOf(field, lead).side)
    .map((id) => leaderOf(field, id))
    .filter((leader) => here.some((counter) => commands(leader, counter)));
  return able.filter((leader) => !able.some((other) => isSenior(other, leader)));
}

/**
 * Why a leader may not command in a fight: he is not where the lead is (`boar.commander-away`), commands nobody of those
 * who fight there (`boar.commander-alone`), or is there with one who outranks him (`boar.commander-outranked`); null
 * when he may.
 */
export function whyNotInCommand(at: At, leader: UnitId, units: readonly UnitId[], lead: UnitId): Reason | null {
  const { position } = at;
  const senior = seniorLeaders(at, units, lead).map(({ id }) => id);
  if (senior.includes(leader)) return null;
  const hex = position.units[lead]?.hex ?? null;
  const stands = position.leaders[leader]?.hex ?? null;
  if (stands !== hex) return { code: 'boar.commander-away', facts: { unit: leader, stands, lead, hex, senior } };
  const here = units.filter((unit) => position.units[unit]?.hex === hex).map((unit) => counterOf(at.field, unit));
  const commandsAny = here.some((counter) => commands(leaderOf(at.field, leader), counter));
  return commandsAny
    ? { code: 'boar.commander-outranked', facts: { unit: leader, senior } }
    : { code: 'boar.commander-alone', facts: { unit: leader, hex, senior } };
}

/** Within an army by its list; between armies by rank (S 4.18). */
function isSenior(one: LeaderCounter, other: LeaderCounter): boolean {
  return one.army === other.army ? one.seniority < other.seniority : one.rank > other.rank;
}

/** Is a leader of this side, who commands one of the units, in or next to one of their hexes (R42, O25)? */
export function hasLeaderNear(at: At, units: readonly UnitId[]): boolean {
  const { field } = at;
  const stacks = stacksOf(at);
  const counters = units.map((unit) => counterOf(field, unit));
  const places = new Set<HexId>();
  for (const unit of units) {
    const hex = field.hexes.get(at.position.units[unit]?.hex ?? '');
    if (!hex) continue;
    places.add(hex.id);
    for (const near of around(hex)) places.add(near);
  }
  const side = counters[0]?.side;
  return [...places].some((hex) =>
    leadersOfAt(stacks, hex, side ?? '').some((id) =>
      counters.some((counter) => commands(leaderOf(field, id), counter)),
    ),
  );
}

/** Of leaders who command one of the units but are not near enough to count, the nearest within a march, and where he is. */
export function leaderMissed(at: At, units: readonly UnitId[]): { leader: UnitId; stands: HexId } | null {
  const { field, position } = at;
  const near = [...field.leaders.values()].flatMap((one) => {
    const stands = position.leaders[one.id]?.hex;
    if (stands == null || !units.some((unit) => commands(one, counterOf(field, unit)))) return [];
    const away = Math.min(...units.map((unit) => distance(field.grid, position.units[unit]?.hex ?? stands, stands)));
    return away > one.mp ? [] : [{ leader: one.id, stands, away }];
  });
  const [found] = near.sort((a, b) => a.away - b.away);
  return found ? { leader: found.leader, stands: found.stands } : null;
}

/** A die for each leader with a unit struck by a starred result (R61). */
export function* leaderDice(board: Board, hex: HexId, side: Side, gainer: Army, effects: Effect[]): Steps<void> {
  for (const id of leadersOfAt(stacksOf(board), hex, side)) {
    const die = yield* board.play.at(id, () => throwDie(board, 'leader', side));
    const { result } = rowFor(board.field.tables.leaderLoss, die);
    effects.push({ kind: 'leader', leader: id, die, result });
    const fate = result === 'killed' ? 'eliminated' : 'removed';
    if (result !== 'unhurt') loseLeader(board, id, fate, gainer, effects);
  }
}

/**
 * A leader is gone: army morale, victory points, and a chit for a commander, his own or the enemy's (4.5, S 2.7,
 * 4.18, O10).
 */
export function loseLeader(board: Board, id: UnitId, fate: Fate, gainer: Army, effects: Effect[]): void {
  const { state } = board.play;
  const leader = leaderOf(board.field, id);
  const standing = leaderStateOf(state, id);
  standing.fate = fate;
  standing.hex = null;
  changeMorale(board, leader.army, leader.loss.own, 'leader-lost', effects);
  changeMorale(board, gainer, leader.loss.enemy, 'leader-lost', effects);
  score(state, gainer, leader.loss.victory, 'leader-lost', effects);
  if (!leader.commander || spendMomentum(state, leader.side, 1, 'commander-lost', effects)) return;
  gainMomentum(state, enemyOf(board.field, leader.side), 'commander-lost', effects);
}

/** Taken: lost without a die, as if killed. */
function captureLeader(board: Board, leader: UnitId, gainer: Army, effects: Effect[]): void {
  effects.push({ kind: 'leader', leader, die: null, result: 'captured' });
  loseLeader(board, leader, 'captured', gainer, effects);
}

/** Leaders fall with a captured unit only if it was the last in its hex (R62). */
export function captureLeadersLeft(board: Board, hex: HexId, side: Side, gainer: Army, effects: Effect[]): void {
  const stacks = stacksOf(board);
  if (unitsOfAt(stacks, hex, side).length > 0) return;
  for (const leader of leadersOfAt(stacks, hex, side)) captureLeader(board, leader, gainer, effects);
}

/** A unit that has left a hex, and where it went. */
export interface Departure {
  readonly unit: UnitId;
  readonly to: HexId;
}

/** Each leader of a hex whose men went back, and who goes as one, goes with one of them, or stays while others hold it (series 14.31). */
export function* accompany(
  board: Board,
  from: HexId,
  side: Side,
  gone: readonly Departure[],
  { struck }: Toll,
  effects: Effect[],
): Steps<void> {
  const { play } = board;
  if (gone.length === 0) return;
  const stacks = stacksOf(board);
  const like = unitsOfAt(stacks, from, side).filter((unit) => isLikeLeader(board, unit));
  for (const leader of [...like, ...leadersOfAt(stacks, from, side)]) {
    const held = unitsIn(play.state, from).length > 0;
    // Whoever has come here with men of another hex of the fight has chosen.
    if (effects.some((effect) => effect.kind === 'leader-moves' && effect.leader === leader && effect.to === from))
      continue;
    const went = gone.map(({ unit, to }) => ({ unit, to }));
    const places = [...new Set(went.flatMap(({ unit, to }) => (play.state.units[unit]?.hex === to ? [to] : [])))];
    const open = held ? places.filter((to) => isOpen(board, leader, from, to)) : places;
    const of = held ? [...open, 'stay'] : open;
    if (held && places.length === 0) continue;
    const about: Json = { leader, from, held, went, struck: (struck ?? null) as Json };
    const to = yield* play.at(leader, () => choose(play, side, 'leader-accompany', of, about));
    if (to === null || to === 'stay') continue;
    if (like.includes(leader)) goAlong(play.state, leader, to, effects);
    else moveLeader(play.state, leader, to, effects);
  }
}

/** May a leader who need not go to a hex do so of his own will? Which side he comes in by decides nothing. */
function isOpen(at: At, leader: UnitId, from: HexId, to: HexId): boolean {
  const chief = at.field.leaders.get(leader);
  const party = { side: chief?.side ?? '', units: [], leaders: chief ? [chief] : [], strategic: false };
  return at.house.mayEnter(at, party, hexAt(at.field, from), 'N', hexAt(at.field, to), 'advance') === null;
}

/** Troops that go with others who fall back, or stay, as leaders do (P 4.1.4). */
const isLikeLeader = ({ field }: Rules, unit: UnitId): boolean => counterOf(field, unit).marks.includes('accompanies');

function goAlong(state: BoarState, unit: UnitId, to: HexId, effects: Effect[]): void {
  const piece = unitOf(state, unit);
  effects.push({ kind: 'retreat', unit, path: [piece.hex ?? '', to] });
  piece.hex = to;
  unpin(state, unit, effects);
}

/** Sends a leader to a hex. */
export function moveLeader(state: BoarState, leader: UnitId, to: HexId, effects: Effect[]): void {
  const standing = leaderStateOf(state, leader);
  const from = standing.hex ?? '';
  if (from === to) return;
  standing.hex = to;
  effects.push({ kind: 'leader-moves', leader, from, to });
}

/**
 * Leaders that losses have left alone next to the enemy's men go to the nearest friendly stack within reach, else they
 * are lost (R22, R62). `gainers` says which army gains by a leader of this side.
 */
export function* displaceLeaders(
  board: Board,
  side: Side,
  hexes: readonly HexId[],
  gainer: Army,
  effects: Effect[],
): Steps<void> {
  for (const hex of hexes) {
    const stacks = stacksOf(board);
    if (unitsOfAt(stacks, hex, side).length > 0) continue;
    for (const leader of leadersOfAt(stacks, hex, side)) yield* displaceLeader(board, leader, gainer, effects);
  }
}

/** One lone leader is chased off: to the nearest stack, his choice among equally near ones; else lost as if killed. */
export function* displaceLeader(board: Board, leader: UnitId, gainer: Army, effects: Effect[]): Steps<void> {
  const { play } = board;
  const { side } = leaderOf(board.field, leader);
  const from = leaderStateOf(play.state, leader).hex as HexId;
  const of = refuges(board, leader, from);
  const to = yield* play.at(leader, () => choose(play, side, 'leader-displace', of, { leader, from, options: of }));
  if (to === null) captureLeader(board, leader, gainer, effects);
  else moveLeader(play.state, leader, to, effects);
}

/** The nearest stacks of his side within reach that he may join, strongest first. */
export function refuges(at: At, leader: UnitId, from: HexId): HexId[] {
  const { field } = at;
  const { side } = leaderOf(field, leader);
  let near: { hex: HexId; strength: number }[] = [];
  let least = field.tables.movement.leaderReach;
  for (const stack of stacksOf(at).values()) {
    if (stack.side !== side || stack.units.length === 0 || stack.hex === from) continue;
    const away = distance(field.grid, from, stack.hex);
    if (away > least || !mayJoin(at, leader, from, stack)) continue;
    if (away < least) near = [];
    least = away;
    const strength = stack.units.reduce((sum, unit) => {
      const piece = at.position.units[unit];
      return piece ? sum + printedStrength(counterOf(field, unit), piece) : sum;
    }, 0);
    near.push({ hex: stack.hex, strength });
  }
  return near.sort((a, b) => b.strength - a.strength || (a.hex < b.hex ? -1 : 1)).map((each) => each.hex);
}

/** May a leader come among these, whatever else is wrong with their standing together? */
function mayJoin(at: At, leader: UnitId, from: HexId, { hex, units }: Stack): boolean {
  const isBarred = (unit: UnitId) =>
    at.house.stackFaults(at, hexAt(at.field, hex), [unit], [leader], 'rest').length > 0;
  return isOpen(at, leader, from, hex) && !units.some(isBarred);
}

/** Leaders of a side that must take part in an attack this turn if any legal one exists (d'Estaing, T16). */
export function mustFight({ field, position }: At, side: Side): readonly UnitId[] {
  return (field.scenario.mustFight[String(position.turn)] ?? []).filter(
    (leader) => leaderOf(field, leader).side === side && position.leaders[leader]?.hex != null,
  );
}
