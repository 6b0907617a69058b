/** Stacks that retreats have mixed: they fall back from the enemy, and part when their side moves (S 4.1). */
import type { Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import { byRank } from '../../engine/ranks.ts';
import { distance } from '../../places/hex/grid.ts';
import { combatBarred } from '../../series/boar/rules/close-combat.ts';
import { dutiesOf } from '../../series/boar/rules/declare.ts';
import type { At, Board, Rules } from '../../series/boar/rules/house.ts';
import { planWay } from '../../series/boar/rules/march.ts';
import { sendTo } from '../../series/boar/rules/movement.ts';
import { totalStrength } from '../../series/boar/rules/odds.ts';
import { groundFor, partyOf, reachable, searchFor } from '../../series/boar/rules/paths.ts';
import { choose } from '../../series/boar/rules/questions.ts';
import { type Stack, stacksOf, unitsAt, unitsIn } from '../../series/boar/rules/stacks.ts';
import type { HexId, Side, UnitId } from '../../series/boar/rules/state.ts';
import { counterOf, enemyOf, hexAt, homeOf, pieceOf, sideOf } from '../../series/boar/rules/units.ts';
import { zonesInto } from '../../series/boar/rules/zoc.ts';
import type { Counter } from '../../series/boar/scenario/field.ts';
import { isMixed, mixesMilitia } from './stacking-bans.ts';

/** French and American units together next to an enemy that they would have to attack fall back instead, if they can. */
export function* fallBack(board: Board, side: Side): Steps<void> {
  const { play } = board;
  if (combatBarred(board, side) !== null) return;
  const owing = new Set(dutiesOf(board, side).map(({ from }) => from));
  const mixed = stacksOfSide(board, side).filter((stack) => isMixed(play.state, countersIn(board, stack.units)));
  for (const { hex, units, leaders } of mixed) {
    const able = units.filter((unit) => !isFixed(board, unit) && pieceOf(play.state, unit).formation !== 'shattered');
    if (!owing.has(hex) || able.length === 0) continue;
    const ground = groundFor(board, stacksOf(board), side);
    const here = hexAt(board.field, hex);
    const ids = [...able, ...leaders];
    const search = searchFor(board, ground, partyOf(board, side, ids, false));
    const ways = here.next
      .flatMap((next) => (next && ground.zone[next.index] !== 1 ? [next] : []))
      .filter((next) => 'march' in planWay(search, here, next, [], false))
      .map((next) => next.id)
      .sort((a, b) => awayFromHome(board, first(units), a) - awayFromHome(board, first(units), b));
    // Towards the headquarters of both armies, else of one of them, where there is such a way (S 4.19).
    const homeward = ways.map((to) => units.filter((unit) => isHomeward(board, unit, hex, to)));
    const armies = homeward.map((those) => new Set(those.map((unit) => counterOf(board.field, unit).army)).size);
    const of = ways.filter((_, n) => armies[n] === Math.max(...armies));
    const about = { hex, units, options: of };
    const to = yield* play.at(hex, () => choose(play, side, 'mixed-stack-retreat', of, about));
    if (to !== null) yield* sendTo(board, side, ids, hexAt(board.field, to));
  }
}

/** At the end of the phase what may not stand together is parted: by its owner's choice of who goes and where to. */
export function* partMixedStacks(board: Board, side: Side): Steps<void> {
  for (const { hex } of stacksOfSide(board, side)) {
    // Allies first: regulars and militia may be left together by that, or go together.
    const to = yield* board.play.at(hex, () => part(board, side, hex, true));
    for (const left of to === null ? [hex] : [hex, to]) {
      yield* board.play.at(to === null ? hex : `${hex}-${left}`, () => part(board, side, left, false));
    }
  }
}

/** Parts who may not stand together in a hex; where to, null when nobody goes. */
function* part(board: Board, side: Side, hex: HexId, allies: boolean): Steps<HexId | null> {
  const { play } = board;
  const units = unitsIn(play.state, hex);
  const counters = countersIn(board, units);
  if (!(allies ? isMixed(play.state, counters) : mixesMilitia(counters))) return null;
  const of = partings(board, side, hex, groupsOf(board, units, allies), allies);
  const chosen = yield* choose(play, side, 'unstack', of, { hex, units, options: of });
  if (chosen === null) return null;
  yield* sendTo(board, side, chosen.units, hexAt(board.field, chosen.to));
  return chosen.to;
}

type Parting = { units: UnitId[]; to: HexId };

/** Who may go where: units with more MP first, then away from the enemy, then near. */
function partings(at: At, side: Side, hex: HexId, groups: readonly UnitId[][], allies: boolean): Parting[] {
  const ground = groundFor(at, stacksOf(at), side);
  const found: (Parting & { rank: number[] })[] = [];
  const from = hexAt(at.field, hex);
  // Regulars and militia need not part into a bad fight (S 4.1(3)); French and Americans must (S 4.1(1)).
  const isBad = (there: HexId, units: readonly UnitId[]): boolean => !allies && isOutmatched(at, there, units);
  for (const units of groups) {
    const left = unitsIn(at.position, hex).filter((unit) => !units.includes(unit));
    if (units.some((unit) => !mayGo(at, unit)) || isBad(hex, left)) continue;
    const search = searchFor(at, ground, partyOf(at, side, units, false));
    for (const { hex: to, cost } of reachable(search, from)) {
      if (isBad(to.id, units) || !('march' in planWay(search, from, to, [], false))) continue;
      found.push({ units: [...units], to: to.id, rank: [ground.zone[to.index] ?? 0, -search.mp, cost] });
    }
  }
  return found.sort((a, b) => byRank(a.rank, b.rank) || (a.to < b.to ? -1 : 1)).map(({ units, to }) => ({ units, to }));
}

/** Would these, by themselves in a hex, have to fight more than their own strength? */
function isOutmatched(at: At, hex: HexId, units: readonly UnitId[]): boolean {
  const stacks = stacksOf(at);
  const zones = zonesInto(at, stacks, hex, enemyOf(at.field, sideOf(at.field, first(units))));
  const enemies = zones.flatMap((near) => unitsAt(stacks, near));
  return totalStrength(at, units, true) < totalStrength(at, enemies, false);
}

/** A gun that stays where it is (S scenario). */
const isFixed = (at: At, unit: UnitId): boolean => at.house.mayMove(at, counterOf(at.field, unit)) !== null;

const isPinned = ({ position }: At, unit: UnitId): boolean => pieceOf(position, unit).pinnedBy.length > 0;

const mayGo = (at: At, unit: UnitId): boolean =>
  pieceOf(at.position, unit).formation !== 'shattered' && !isFixed(at, unit) && !isPinned(at, unit);

/** The two halves of a mixed stack that could part from each other. */
function groupsOf(rules: Rules, units: readonly UnitId[], allies: boolean): UnitId[][] {
  const those = (isOne: (counter: Counter) => boolean): UnitId[] =>
    units.filter((unit) => isOne(counterOf(rules.field, unit)));
  if (!allies)
    return [those((one) => one.class === 'french-colonial-militia'), those((one) => one.class === 'french-regular')];
  const american = those(({ army, marks }) => army === 'american' && !marks.includes('with-french'));
  return [american, those(({ army }) => army === 'french')];
}

const isHomeward = (at: At, unit: UnitId, from: HexId, to: HexId): boolean =>
  awayFromHome(at, unit, to) < awayFromHome(at, unit, from);

function awayFromHome({ field }: Rules, unit: UnitId, hex: HexId): number {
  return distance(field.grid, homeOf(field, unit), hex);
}

function stacksOfSide(at: At, side: Side): Stack[] {
  return [...stacksOf(at).values()].filter((stack) => stack.side === side && stack.units.length > 1);
}

function countersIn(rules: Rules, units: readonly UnitId[]) {
  return units.map((unit) => counterOf(rules.field, unit));
}
