/** Who goes before close combat: cavalry from an attacker without horse (series 13, R51), and others by rules of a game. */

import type { Json, Steps } from '../../../engine/contract.ts';
import { first, last } from '../../../engine/ends.ts';
import { type HexSide, hexSides } from '../../../places/hex/grid.ts';
import { type Effect, tell } from './events.ts';
import type { At, Board, Fight, Moment, Party, Rules, Withdrawal } from './house.ts';
import { displaceLeaders, moveLeader } from './leaders.ts';
import { partyOf } from './paths.ts';
import { breakPins } from './pins.ts';
import { oneOf } from './questions.ts';
import { farFromRefuge } from './retreat.ts';
import { fits } from './stacking.ts';
import { isNextTo, leadersOfAt, stacksOf } from './stacks.ts';
import type { HexId, UnitId } from './state.ts';
import { costToEnter } from './terrain.ts';
import { codesOf, counterOf, enemyOf, hexAt, isMounted, pieceOf, unitOf } from './units.ts';
import { zoneOf } from './zoc.ts';

const cavalry: Withdrawal = {
  rule: 'R51',
  may: (at, unit) => {
    const { formation, pinnedBy } = pieceOf(at.position, unit);
    const isFree = formation === 'parade' && pinnedBy.length === 0;
    return isMounted(counterOf(at.field, unit)) && isFree && at.house.mayWithdraw(at, unit);
  },
  isHeldBy: isMounted,
  hexes: ({ field }) => [field.tables.retreat.withdrawal],
  asRetreat: false,
};

const withdrawalsOf = ({ house }: Rules): readonly Withdrawal[] => [cavalry, ...house.withdrawals];

/** May this unit go before a fight, as it stands? */
export function mayWithdraw(at: At, unit: UnitId): boolean {
  return withdrawalsOf(at).some((each) => each.may(at, unit));
}

/** May the defenders go before this attack, as all stand? */
export const mayGoBefore = (at: At, fight: Fight): boolean =>
  withdrawalsOf(at).some((each) => fitsFight(at, fight, each));

/** Asks defenders who may go whether they stand; true when they have gone and the attack is void. */
export function* withdrawInTime(board: Board, combat: Fight): Steps<boolean> {
  const { play } = board;
  const withdrawal = withdrawalsOf(board).find((each) => fitsFight(board, combat, each));
  if (withdrawal === undefined) return false;
  const from = first(combat.on);
  const paths = withdrawalPaths(board, combat.defenders, from, withdrawal);
  if (paths.size === 0) return false;
  const options = [...paths.keys()];
  const about: Json = { hex: from, attackers: [...combat.attackers], defenders: [...combat.defenders], options };
  const to = yield* play.ask(combat.enemy, 'cavalry-withdraw', oneOf(['stand', ...options]), { about });
  if (to === 'stand') return false;
  const effects: Effect[] = [];
  const gainer = board.house.account(board, combat.attackers);
  breakPins(board, combat.defenders, effects);
  for (const unit of combat.defenders) {
    const gone = unitOf(play.state, unit);
    gone.hex = to;
    gone.withdrew = true;
  }
  for (const leader of leadersOfAt(stacksOf(board), from, combat.enemy)) {
    moveLeader(play.state, leader, to, effects);
  }
  yield* displaceLeaders(board, combat.enemy, [from], gainer, effects);
  effects.push(...(yield* board.house.afterStanding(board, to)));
  const path = paths.get(to) ?? [];
  tell(play, 'boar.withdraw', withdrawal.rule, { units: [...combat.defenders], from, to, path, effects });
  return true;
}

function fitsFight(at: At, { on, attackers, defenders }: Fight, { may, isHeldBy }: Withdrawal): boolean {
  const isHeld = attackers.some((unit) => isHeldBy(counterOf(at.field, unit)));
  return on.length === 1 && !isHeld && defenders.every((unit) => may(at, unit));
}

/** Who goes, and what speaks against a step of theirs: what does against a march, or against a retreat. */
type Going = { readonly party: Party; readonly moment: Moment };

/** Hexes they may come to, next to no enemy, within the stacking limits, with a path to each. */
function withdrawalPaths(
  at: At,
  units: readonly UnitId[],
  from: HexId,
  { hexes, asRetreat }: Withdrawal,
): ReadonlyMap<HexId, HexId[]> {
  const { side } = counterOf(at.field, first(units));
  const going: Going = { party: partyOf(at, side, units, false), moment: asRetreat ? 'retreat' : 'passing' };
  const zone = asRetreat ? zoneOf(at, enemyOf(at.field, side)) : null;
  for (const length of hexes(at)) {
    for (const barred of zone === null ? [null] : [zone, null]) {
      const paths = pathsOf(at, going, from, length, barred);
      if (paths.size > 0) return asRetreat ? homeward(at, first(units), from, paths) : paths;
    }
  }
  return new Map();
}

/** So many steps away, out of the hexes barred. */
function pathsOf(
  at: At,
  going: Going,
  from: HexId,
  length: number,
  barred: Uint8Array | null,
): ReadonlyMap<HexId, HexId[]> {
  const { side, units } = going.party;
  const seen = new Set([from]);
  let reached: HexId[][] = [[from]];
  for (let step = 0; step < length; step++) {
    reached = reached
      .flatMap((path) => stepsFrom(at, going, path, seen))
      .filter((path) => barred?.[hexAt(at.field, last(path)).index] !== 1);
  }
  const paths = new Map<HexId, HexId[]>();
  for (const path of reached) {
    const to = last(path);
    if (isNextTo(at, stacksOf(at), to, enemyOf(at.field, side), false)) continue;
    if (fits(at, to, codesOf(units), 'retreat')) paths.set(to, path);
  }
  return paths;
}

/** Of these ways those that come nearer to a refuge; all of them where none does. */
function homeward(at: At, unit: UnitId, from: HexId, paths: ReadonlyMap<HexId, HexId[]>): ReadonlyMap<HexId, HexId[]> {
  const far = (hex: HexId): number => farFromRefuge(at, unit, [], hex);
  const nearer = [...paths].filter(([to]) => far(to) < far(from));
  return nearer.length > 0 ? new Map(nearer) : paths;
}

function stepsFrom(at: At, { party, moment }: Going, path: readonly HexId[], seen: Set<HexId>): HexId[][] {
  const { gait } = first(party.units);
  const hex = hexAt(at.field, last(path));
  return hex.next.flatMap((to, n) => {
    if (to === null || seen.has(to.id) || (stacksOf(at).get(to.id)?.side ?? party.side) !== party.side) return [];
    if (costToEnter(at, gait, party.side, hex, n) === null) return [];
    if (at.house.mayEnter(at, party, hex, hexSides[n] as HexSide, to, moment) !== null) return [];
    seen.add(to.id);
    return [[...path, to.id]];
  });
}
