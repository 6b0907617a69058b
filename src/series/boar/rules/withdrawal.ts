/** Cavalry withdraws before close combat from an attacker without horse (series 13, R51). */

import type { Json, Steps } from '../../../engine/contract.ts';
import { first, last } from '../../../engine/ends.ts';
import { type Effect, tell } from './events.ts';
import type { At, Board, Fight } from './house.ts';
import { displaceLeaders, moveLeader } from './leaders.ts';
import { fits } from './stacking.ts';
import { isNextTo, leadersOfAt, type Stacks, stacksOf } from './stacks.ts';
import type { HexId, UnitId } from './state.ts';
import { costToEnter } from './terrain.ts';
import { counterOf, hexAt, isMounted, unitOf } from './units.ts';

/** Asks mounted defenders whether they stand; true when they have gone and the attack is void. */
export function* withdrawCavalry(board: Board, combat: Fight): Steps<boolean> {
  const { play } = board;
  if (!mayWithdraw(board, combat)) return false;
  const from = first(combat.on);
  const paths = withdrawalPaths(board, combat.defenders, from);
  if (paths.size === 0) return false;
  const options = [...paths.keys()];
  const about: Json = { hex: from, attackers: [...combat.attackers], defenders: [...combat.defenders], options };
  const to = yield* play.ask<string>(
    combat.enemy,
    'cavalry-withdraw',
    { kind: 'one', of: ['stand', ...options] },
    { about },
  );
  if (to === 'stand') return false;
  const effects: Effect[] = [];
  for (const unit of combat.defenders) {
    const gone = unitOf(play.state, unit);
    gone.hex = to;
    gone.withdrew = true;
  }
  for (const leader of leadersOfAt(stacksOf(board), from, combat.enemy)) {
    moveLeader(play.state, leader, to, effects);
  }
  const gainer = board.house.account(board, combat.attackers);
  yield* displaceLeaders(board, combat.enemy, [from], gainer, effects);
  tell(play, 'boar.withdraw', 'R51', { units: [...combat.defenders], from, to, path: paths.get(to) ?? [], effects });
  return true;
}

function mayWithdraw(at: At, combat: Fight): boolean {
  return (
    combat.on.length === 1 &&
    !combat.attackers.some((unit) => isMounted(counterOf(at.field, unit))) &&
    combat.defenders.every((unit) => {
      const piece = at.position.units[unit];
      return (
        isMounted(counterOf(at.field, unit)) &&
        piece?.formation === 'parade' &&
        piece.pinnedBy.length === 0 &&
        at.house.mayWithdraw(at, unit)
      );
    })
  );
}

/** Hexes so many steps away, next to no enemy, within the stacking limits, with a path to each. */
function withdrawalPaths(at: At, units: readonly UnitId[], from: HexId): ReadonlyMap<HexId, HexId[]> {
  const { field } = at;
  const stacks = stacksOf(at);
  const { side } = counterOf(field, first(units));
  const enemy = field.sides.find((each) => each.id === side)?.enemy ?? '';
  const seen = new Set([from]);
  let reached: HexId[][] = [[from]];
  for (let step = 0; step < field.tables.retreat.withdrawal; step++) {
    reached = reached.flatMap((path) => stepsFrom(at, stacks, units, path, seen));
  }
  const paths = new Map<HexId, HexId[]>();
  for (const path of reached) {
    const to = last(path);
    if (isNextTo(at, stacks, to, enemy, false)) continue;
    if (fits(at, to, units, 'retreat')) paths.set(to, path);
  }
  return paths;
}

function stepsFrom(
  at: At,
  stacks: Stacks,
  units: readonly UnitId[],
  path: readonly HexId[],
  seen: Set<HexId>,
): HexId[][] {
  const { gait, side } = counterOf(at.field, first(units));
  const hex = hexAt(at.field, last(path));
  const found: HexId[][] = [];
  for (const [n, to] of hex.next.entries()) {
    if (to === null || seen.has(to.id)) continue;
    const there = stacks.get(to.id);
    if (there && there.side !== side) continue;
    if (costToEnter(at, gait, side, hex, n) === null) continue;
    seen.add(to.id);
    found.push([...path, to.id]);
  }
  return found;
}
