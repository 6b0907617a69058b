/** Stacks that retreats have mixed: they fall back from the enemy, and part when their side moves (S 4.1). */
import type { Json, Play, Steps } from '../../engine/contract.ts';
import { distance } from '../../places/hex/grid.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { planWay } from '../../series/boar/rules/march.ts';
import { sendTo } from '../../series/boar/rules/movement.ts';
import { groundFor, partyOf, reachable, searchFor } from '../../series/boar/rules/paths.ts';
import { type Stack, stacksOf } from '../../series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side, UnitId } from '../../series/boar/rules/state.ts';
import { counterOf, pieceOf } from '../../series/boar/rules/units.ts';
import type { FieldHex } from '../../series/boar/scenario/field.ts';
import { isMixed, mixesMilitia } from './stacking-bans.ts';

/** French and American units together next to an enemy that they would have to attack fall back instead, if they can. */
export function* fallBack(rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  const mixed = stacksOfSide(rules, play.state, side).filter((stack) =>
    isMixed(play.state, countersIn(rules, stack.units)),
  );
  for (const { hex, units, leaders } of mixed) {
    const ground = groundFor(rules, play.state, stacksOf(rules.field, play.state), side);
    const here = rules.field.hexes.get(hex) as FieldHex;
    if (ground.zone[here.index] !== 1) continue;
    const ids = [...units.filter((unit) => !isFixed(rules, play.state, unit)), ...leaders];
    const search = searchFor(rules, play.state, ground, partyOf(rules, side, ids, false));
    const of = here.next
      .flatMap((next) => (next && ground.zone[next.index] !== 1 ? [next] : []))
      .filter((next) => 'march' in planWay(search, here, next, [], false))
      .map((next) => next.id)
      .sort((a, b) => awayFromHome(rules, play.state, units, a) - awayFromHome(rules, play.state, units, b));
    const to = yield* chooseHex(play, side, 'mixed-stack-retreat', hex, units, of);
    if (to !== null) yield* sendTo(rules, play, side, ids, rules.field.hexes.get(to) as FieldHex);
  }
}

/** At the end of the phase what may not stand together is parted: by its owner's choice of who goes and where to. */
export function* partMixedStacks(rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  for (const { hex, units } of stacksOfSide(rules, play.state, side)) {
    const counters = countersIn(rules, units);
    const allies = isMixed(play.state, counters);
    if (!allies && !mixesMilitia(counters)) continue;
    const of = partings(rules, play.state, side, hex, groupsOf(rules, units, allies), allies);
    const [only] = of;
    if (only === undefined) continue;
    const about: Json = { hex, units, options: of };
    const chosen =
      of.length === 1 ? only : yield* play.at(hex, () => play.ask(side, 'unstack', { kind: 'one', of }, { about }));
    yield* sendTo(rules, play, side, chosen.units, rules.field.hexes.get(chosen.to) as FieldHex);
  }
}

type Parting = { units: UnitId[]; to: HexId };

/** Who may go where: units with more MP first, then away from the enemy, then near. */
function partings(
  rules: Rules,
  state: BoarState,
  side: Side,
  hex: HexId,
  groups: readonly UnitId[][],
  intoZones: boolean,
): Parting[] {
  const ground = groundFor(rules, state, stacksOf(rules.field, state), side);
  const found: (Parting & { rank: number[] })[] = [];
  const from = rules.field.hexes.get(hex) as FieldHex;
  // Whoever stays behind next to an enemy would fight him alone.
  if (!intoZones && ground.zone[from.index] === 1) return [];
  for (const units of groups) {
    if (units.some((unit) => !mayGo(rules, state, unit))) continue;
    const search = searchFor(rules, state, ground, partyOf(rules, side, units, false));
    for (const { hex: to, cost } of reachable(search, from)) {
      // Regulars and militia need not part into a combat (S 4.1(3)); French and Americans must (S 4.1(1)).
      if (!intoZones && ground.zone[to.index] === 1) continue;
      if (!('march' in planWay(search, from, to, [], false))) continue;
      found.push({ units: [...units], to: to.id, rank: [ground.zone[to.index] ?? 0, -search.mp, cost] });
    }
  }
  return found
    .sort((a, b) => compare(a.rank, b.rank) || (a.to < b.to ? -1 : 1))
    .map(({ units, to }) => ({ units, to }));
}

/** A gun that stays where it is (S scenario). */
const isFixed = (rules: Rules, state: BoarState, unit: UnitId): boolean =>
  rules.house.mayMove(rules, state, counterOf(rules.field, unit)) !== null;

const mayGo = (rules: Rules, state: BoarState, unit: UnitId): boolean =>
  pieceOf(state, unit).formation === 'parade' && !isFixed(rules, state, unit);

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [n, value] of a.entries()) {
    const difference = value - (b[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The two halves of a mixed stack that could part from each other. */
function groupsOf(rules: Rules, units: readonly UnitId[], allies: boolean): UnitId[][] {
  const isOne = (id: UnitId): boolean => {
    const counter = counterOf(rules.field, id);
    return allies
      ? counter.army === 'american' && !counter.marks.includes('with-french')
      : counter.class === 'french-colonial-militia';
  };
  const isOther = (id: UnitId): boolean => {
    const counter = counterOf(rules.field, id);
    return allies ? counter.army === 'french' : counter.class === 'french-regular';
  };
  return [units.filter(isOne), units.filter(isOther)];
}

function* chooseHex(
  play: Play<BoarState>,
  side: Side,
  kind: string,
  hex: HexId,
  units: readonly UnitId[],
  of: readonly HexId[],
): Steps<HexId | null> {
  if (of.length < 2) return of[0] ?? null;
  const about: Json = { hex, units, options: of };
  return yield* play.at(hex, () => play.ask<HexId>(side, kind, { kind: 'one', of }, { about }));
}

function awayFromHome(rules: Rules, state: BoarState, units: readonly UnitId[], hex: HexId): number {
  return distance(rules.field.grid, rules.house.home(rules, state, units[0] as UnitId), hex);
}

function stacksOfSide(rules: Rules, state: BoarState, side: Side): Stack[] {
  return [...stacksOf(rules.field, state).values()].filter((stack) => stack.side === side && stack.units.length > 1);
}

function countersIn(rules: Rules, units: readonly UnitId[]) {
  return units.map((unit) => counterOf(rules.field, unit));
}
