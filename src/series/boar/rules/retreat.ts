/** Retreats: where a beaten unit may go, where it must go first, and what it costs it (R57–R59). */
import type { Json, Steps } from '../../../engine/contract.ts';
import { first, last } from '../../../engine/ends.ts';
import { byRank } from '../../../engine/ranks.ts';
import { distance, type HexSide, hexSides } from '../../../places/hex/grid.ts';
import type { Counter, FieldHex } from '../scenario/field.ts';
import type { Effect, Toll } from './events.ts';
import type { At, Board, Rules } from './house.ts';
import { capture, disrupt } from './losses.ts';
import { unpin } from './pins.ts';
import { fits } from './stacking.ts';
import { isNextTo, type Stacks, stacksOf } from './stacks.ts';
import type { HexId, UnitId } from './state.ts';
import { costToEnter } from './terrain.ts';
import { counterOf, enemyOf, hexAt, hexOf, isArtillery, unitOf } from './units.ts';
import { zonesInto } from './zoc.ts';

/** One hex a retreating unit may enter, with what speaks against it, worst first: lower is better (R57, S 4.19). */
interface Way {
  readonly to: HexId;
  readonly zone: boolean;
  readonly rank: readonly number[];
}

/** How far a result throws this unit back: slow guns one hex only (R33). */
export function retreatLength(rules: Rules, unit: UnitId, hexes: number): number {
  const counter = counterOf(rules.field, unit);
  const { slowGuns } = rules.field.tables.retreat;
  return isArtillery(counter) && counter.mp <= slowGuns.mp ? Math.min(hexes, slowGuns.hexes) : hexes;
}

/**
 * Takes a unit back so many hexes, one more while the last is full (R57). Without any hex to go to it is captured (R58).
 * Returns the hex it stands in, null when it is gone.
 */
export function* retreat(
  board: Board,
  unit: UnitId,
  hexes: number,
  toll: Toll,
  effects: Effect[],
): Steps<HexId | null> {
  const { play } = board;
  const path: HexId[] = [hexOf(play.state, unit)];
  let zone = false;
  let asked = false;
  for (let left = retreatLength(board, unit, hexes); left > 0; left--) {
    const ways = bestWays(board, unit, path, left === 1);
    if (ways.length === 0) break;
    const way = yield* chooseWay(board, unit, path, { ways, left, goesOn: asked }, toll);
    asked ||= ways.length > 1;
    zone ||= way.zone;
    path.push(way.to);
    if (left > 1 && (yield* halts(board, unit, way.to))) break;
    if (left === 1 && !fits(board, way.to, [unit], 'retreat')) left++;
  }
  // No way on out of a full hex: it stays in the last one that had room.
  while (path.length > 1 && !fits(board, last(path), [unit], 'retreat')) path.pop();
  const to = last(path);
  if (path.length === 1) {
    capture(board, unit, toll, effects);
    return null;
  }
  unitOf(play.state, unit).hex = to;
  effects.push({ kind: 'retreat', unit, path });
  unpin(play.state, unit, effects);
  if (zone) yield* disrupt(board, unit, 'overtaken', toll, effects);
  return play.state.units[unit]?.hex ?? null;
}

/** A Disrupted unit may stop at a refuge that has room for it (P 3.14.5). */
function* halts(board: Board, unit: UnitId, hex: HexId): Steps<boolean> {
  const { field, play } = board;
  if (unitOf(play.state, unit).formation === 'parade') return false;
  if (!board.house.mayHalt(board, unit, hex) || !fits(board, hex, [unit], 'retreat')) return false;
  const space = { kind: 'one', of: ['halt', 'on'] } as const;
  const asked = () => play.ask<string>(counterOf(field, unit).side, 'retreat-halt', space, { about: { unit, hex } });
  return (yield* play.at(unit, () => play.at(hex, asked))) === 'halt';
}

/** How far a hex is from where the unit falls back to. */
export function farFromRefuge(at: At, unit: UnitId, path: readonly HexId[], hex: HexId): number {
  return Math.min(...at.house.refuges(at, unit, path).map((one) => distance(at.field.grid, one, hex)));
}

/** Hexes the unit may enter next that nothing else beats. Empty: there is no way. */
export function bestWays(at: At, unit: UnitId, path: readonly HexId[], isLast: boolean): readonly Way[] {
  const ways = waysFrom(at, unit, path, isLast);
  return ways.filter(({ rank }) => byRank(rank, ways[0]?.rank ?? []) === 0);
}

/** What speaks against a way, as its rank has it. */
const DRAWBACKS = ['barred', 'zone', 'away', 'near', 'full'] as const;

interface Lesser {
  readonly to: HexId;
  readonly why: (typeof DRAWBACKS)[number];
}

/** Hexes the unit could enter next but for better ones, each with the first thing that they have before it. */
export function lesserWays(at: At, unit: UnitId, path: readonly HexId[], isLast: boolean): readonly Lesser[] {
  const [best, ...ways] = waysFrom(at, unit, path, isLast);
  return ways.flatMap(({ to, rank }) => {
    const why = DRAWBACKS[rank.findIndex((value, i) => value !== best?.rank[i])];
    return why === undefined ? [] : [{ to, why }];
  });
}

/** Every hex the unit may enter next, best first. */
function waysFrom(at: At, unit: UnitId, path: readonly HexId[], isLast: boolean): readonly Way[] {
  const { field } = at;
  const stacks = stacksOf(at);
  const counter = counterOf(field, unit);
  const from = hexAt(field, last(path));
  const ways: Way[] = [];
  for (const [n, hex] of from.next.entries()) {
    if (hex === null || path.includes(hex.id)) continue;
    if (!mayRetreatInto(at, stacks, counter, from, n, hex)) continue;
    ways.push(wayTo(at, stacks, counter, path, hex, isLast));
  }
  return ways.toSorted((a, b) => byRank(a.rank, b.rank));
}

function mayRetreatInto(at: At, stacks: Stacks, counter: Counter, from: FieldHex, n: number, to: FieldHex): boolean {
  const there = stacks.get(to.id);
  if (there && there.side !== counter.side) return false;
  if (costToEnter(at, counter.gait, counter.side, from, n) === null) return false;
  const party = { side: counter.side, units: [counter], leaders: [], strategic: false };
  return at.house.mayEnter(at, party, from, hexSides[n] as HexSide, to, 'retreat') === null;
}

function wayTo(at: At, stacks: Stacks, counter: Counter, path: readonly HexId[], to: FieldHex, isLast: boolean): Way {
  const enemy = enemyOf(at.field, counter.side);
  const zone = zonesInto(at, stacks, to.id, enemy).length > 0;
  const near = isNextTo(at, stacks, to.id, enemy, false);
  const from = hexAt(at.field, last(path));
  const far = (hex: HexId): number => farFromRefuge(at, counter.id, path, hex);
  const nearer = far(to.id) < far(from.id);
  const room = !isLast || fits(at, to.id, [counter.id], 'retreat');
  const rank = [at.house.retreatRank(at, counter.id, from, to), +zone, +!nearer, +near, +!room];
  return { to: to.id, zone, rank };
}

function* chooseWay(
  { field, play }: Board,
  unit: UnitId,
  path: readonly HexId[],
  { ways, left, goesOn }: { ways: readonly Way[]; left: number; goesOn: boolean },
  { struck }: Toll,
): Steps<Way> {
  if (ways.length === 1) return first(ways);
  const from = last(path);
  const of = ways.map((way) => way.to);
  const about: Json = { unit, from, left, options: of, struck: (struck ?? null) as Json };
  // A letter asks once for the whole way.
  const asking = { about, ...(goesOn && { discreet: true as const }) };
  const ask = () => play.ask<HexId>(counterOf(field, unit).side, 'retreat-path', { kind: 'one', of }, asking);
  const to = yield* play.at(unit, () => play.at(from, ask));
  return ways.find((way) => way.to === to) as Way;
}
