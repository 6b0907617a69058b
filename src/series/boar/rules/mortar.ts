/**
 * Mortars: a hex is aimed at, the shell drifts, the owner of whoever stands there, friend or foe, names the victim
 * (S 4.12, 4.3, O6).
 */
import type { Json, Space, Steps } from '../../../engine/contract.ts';
import { distance, neighbour, within } from '../../../places/hex/grid.ts';
import { rowFor, sumOf, throwDie } from './dice.ts';
import { type BoarEvents, tell } from './events.ts';
import { damageOf, shotOdds, strike, whyNoFire } from './fire.ts';
import type { At, Board, Rules, Shot } from './house.ts';
import { tellIdle } from './lines.ts';
import { tellMarks } from './marks.ts';
import { choose } from './questions.ts';
import { stacksOf, unitsAt } from './stacks.ts';
import type { Army, HexId, Side, UnitId } from './state.ts';
import { armyOfSide, counterOf, enemyOf, hexOf, pieceOf, sideOf, unitOf } from './units.ts';
import { settle } from './victory.ts';

/** Verbs of the acts of this fire. */
const VERBS = ['MORTAR'];

/** Fire of the moving side's mortars that are ready; one that misses it is ready again after. */
export function* mortarFire(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const stayed = whyNoFire(board, side);
  if (stayed !== null) return tellIdle(play, side, VERBS, stayed);
  if (!mortarsOf(board, side).some((mortar) => pieceOf(play.state, mortar).mortar === 'ready')) {
    tellIdle(play, side, VERBS, { code: 'boar.mortar-not-ready', facts: {}, rule: 'S 4.12' });
  }
  for (const mortar of mortarsOf(board, side)) {
    const { mortar: readiness } = pieceOf(play.state, mortar);
    if (readiness === 'silent') {
      unitOf(play.state, mortar).mortar = 'ready';
      tellMarks(play, 'S 4.12', side, [{ unit: mortar, mark: 'mortar', to: 'ready' }]);
    }
    if (readiness !== 'ready') continue;
    if (!hasTarget(board, side, mortar)) {
      tellIdle(play, side, VERBS, { code: 'boar.mortar-no-target', facts: { mortar }, rule: 'S 4.12' });
      continue;
    }
    yield* play.at(mortar, () => fireMortar(board, side, mortar));
    if (settle(board)) return;
  }
}

/** Mortars of a side on the map, in Parade Order. */
function mortarsOf({ field, position }: At, side: Side): UnitId[] {
  return Object.keys(position.units).filter((unit) => {
    const { arm, side: owner } = counterOf(field, unit);
    const { hex, formation } = pieceOf(position, unit);
    return arm === 'mortar' && owner === side && hex !== null && formation === 'parade';
  });
}

/** Does an enemy stand where a shell may fall: in reach, or a hex beside it that scatter takes it to? */
function hasTarget(at: At, side: Side, mortar: UnitId): boolean {
  const { field, position } = at;
  const [, farthest] = rangeOf(at, mortar);
  const from = hexOf(position, mortar);
  return Object.values(position.units).some(
    ({ id, hex }) => hex !== null && sideOf(field, id) !== side && distance(field.grid, from, hex) <= farthest + 1,
  );
}

/** Hexes a mortar can aim at, nearest first by column and row. */
export function mortarReach(at: At, mortar: UnitId): readonly HexId[] {
  const { field, position } = at;
  const [nearest, farthest] = rangeOf(at, mortar);
  const from = hexOf(position, mortar);
  return within(field.grid, from, farthest).filter((hex) => distance(field.grid, from, hex) >= nearest);
}

function* fireMortar(board: Board, side: Side, mortar: UnitId): Steps<void> {
  const { play } = board;
  const from = hexOf(play.state, mortar);
  const aimed = yield* aim(board, side, mortar, from);
  if (aimed === HOLD) return;
  unitOf(play.state, mortar).mortar = 'fired';
  const scatter = yield* throwDie(board, 'scatter', side);
  const impact = impactOf(board, from, aimed, scatter);
  const told: BoarEvents['boar.mortar'] = {
    battery: mortar,
    from,
    aimed,
    impact: impact ?? aimed,
    scatter,
    victim: null,
    die: null,
    modifiers: [],
    sum: null,
    needed: null,
    hit: false,
    damage: null,
    effects: [],
  };
  const there = impact === null ? [] : unitsAt(stacksOf(board), impact);
  if (there[0] !== undefined) {
    const owner = sideOf(board.field, there[0]);
    told.victim = yield* choose(play, owner, 'mortar-victim', there, { hex: impact, options: [...there] });
    yield* burst(board, mortar, told);
  }
  play.state.mortarUnfired = false;
  tell(play, 'boar.mortar', 'S 4.12', told);
}

const HOLD = 'hold';

function* aim(board: Board, side: Side, mortar: UnitId, hex: HexId): Steps<HexId> {
  const reach = mortarReach(board, mortar);
  const far = { severity: 'error', code: 'boar.out-of-mortar-range', rule: 'S 4.12' } as const;
  const space: Space<string> = {
    kind: 'judged',
    judge: (on) => (on === HOLD || reach.includes(on) ? [] : [{ ...far, facts: { mortar, hex: on } }]),
    sample: (pick) => reach[pick(reach.length)] ?? HOLD,
  };
  const [nearest, farthest] = rangeOf(board, mortar);
  const about: Json = { mortar, hex, range: [nearest, farthest] };
  return yield* board.play.ask<string>(side, 'mortar-fire', space, { about });
}

/** Of the table, and as far beyond as the game says. */
function rangeOf(at: At, mortar: UnitId): readonly [number, number] {
  const [nearest, farthest] = at.field.tables.mortar.range;
  return [nearest, farthest + at.house.mortarGain(at, mortar)];
}

/** Where the shell falls: on target, or one hex off; null off the map. */
function impactOf(rules: Rules, from: HexId, aimed: HexId, die: number): HexId | null {
  const { scatter, longRange } = rules.field.tables.mortar;
  const far = distance(rules.field.grid, from, aimed) >= longRange.from;
  const { to } = rowFor(scatter, far ? die + longRange.die : die);
  return to === null ? aimed : neighbour(rules.field.grid, aimed, to);
}

/** Of a hundred bombs aimed at the hex, those that fall one hex off. */
export function chanceToScatter(at: At, mortar: UnitId, hex: HexId): number {
  const dice = Array.from({ length: at.field.tables.dice.sides }, (_, die) => die);
  return (100 * dice.filter((die) => impactOf(at, hexOf(at.position, mortar), hex, die) !== hex).length) / dice.length;
}

function* burst(board: Board, mortar: UnitId, told: BoarEvents['boar.mortar']): Steps<void> {
  const { field } = board;
  const victim = told.victim as UnitId;
  const shot: Shot = {
    batteries: [mortar],
    from: [told.from],
    target: victim,
    hex: told.impact,
    range: 0,
    plunging: true,
  };
  const side = sideOf(field, mortar);
  const asked: Side[] = [];
  yield* board.cards.offer(board, { at: 'shot', side, shot, asked });
  const { needed, modifiers } = shotOdds(board, shot);
  told.die = yield* throwDie(board, 'hit', side);
  told.modifiers = modifiers;
  told.sum = told.die + sumOf(modifiers);
  told.needed = needed;
  told.hit = told.sum >= needed;
  if (!told.hit) return;
  told.damage = yield* damageOf(board, shot, told.sum);
  yield* strike(board, { ...shot, asked }, told.damage.result, gainerOf(board, mortar, victim), told.effects);
}

/** The firer's army; for a friend it struck, the enemy's. */
function gainerOf(at: At, mortar: UnitId, victim: UnitId): Army {
  const { field } = at;
  const { side } = counterOf(field, victim);
  if (side !== sideOf(field, mortar)) return at.house.account(at, [mortar]);
  return armyOfSide(field, enemyOf(field, side));
}
