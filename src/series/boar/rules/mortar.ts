/**
 * Mortars: a hex is aimed at, the shell drifts, the owner of whoever stands there, friend or foe, names the victim
 * (S 4.12, 4.3, O6).
 */
import type { Diagnostic, Json, Play, Space, Steps } from '../../../engine/contract.ts';
import { distance, neighbour, within } from '../../../places/hex/grid.ts';
import { rowFor, sumOf, throwDie } from './dice.ts';
import { type BoarEvents, tell } from './events.ts';
import { shotOdds, strike, whyNoFire } from './fire.ts';
import type { Rules, Shot } from './house.ts';
import { tellIdle } from './lines.ts';
import { tellMarks } from './marks.ts';
import type { Position } from './position.ts';
import { choose } from './questions.ts';
import { stacksOf, unitsAt } from './stacks.ts';
import type { Army, BoarState, HexId, Side, UnitId } from './state.ts';
import { counterOf, enemyOf, hexOf, isReduced, pieceOf, sideOf, unitOf } from './units.ts';
import { settle } from './victory.ts';

/** Verbs of the acts of this fire. */
const VERBS = ['MORTAR'];

/** Fire of the moving side's mortars that are ready; a silenced one is ready again after. */
export function* mortarFire(rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  const stayed = whyNoFire(rules, play.state, side);
  if (stayed !== null) {
    tellIdle(play, side, VERBS, stayed);
    return;
  }
  if (!mortarsOf(rules, play.state, side).some((mortar) => pieceOf(play.state, mortar).mortar === 'ready')) {
    tellIdle(play, side, VERBS, { code: 'boar.mortar-not-ready', facts: {}, rule: 'S 4.12' });
  }
  for (const mortar of mortarsOf(rules, play.state, side)) {
    const { mortar: readiness } = pieceOf(play.state, mortar);
    if (readiness === 'silenced') {
      unitOf(play.state, mortar).mortar = 'ready';
      tellMarks(play, 'S 4.12', side, [{ unit: mortar, mark: 'mortar', to: 'ready' }]);
    }
    if (readiness !== 'ready') continue;
    if (!hasTarget(rules, play.state, side, mortar)) {
      tellIdle(play, side, VERBS, { code: 'boar.mortar-no-target', facts: { mortar }, rule: 'S 4.12' });
      continue;
    }
    yield* play.at(mortar, () => fireMortar(rules, play, side, mortar));
    if (settle(rules, play)) return;
  }
}

/** Mortars of a side on the map, in Parade Order. */
function mortarsOf(rules: Rules, position: Position, side: Side): UnitId[] {
  return Object.keys(position.units).filter((unit) => {
    const { arm, side: owner } = counterOf(rules.field, unit);
    const { hex, formation } = pieceOf(position, unit);
    return arm === 'mortar' && owner === side && hex !== null && formation === 'parade';
  });
}

/** Does an enemy stand where a shell may fall: in reach, or a hex beside it that scatter takes it to? */
function hasTarget(rules: Rules, position: Position, side: Side, mortar: UnitId): boolean {
  const [, farthest] = rules.field.tables.mortar.range;
  const from = hexOf(position, mortar);
  return Object.values(position.units).some(
    ({ id, hex }) =>
      hex !== null && sideOf(rules.field, id) !== side && distance(rules.field.grid, from, hex) <= farthest + 1,
  );
}

/** Hexes a mortar can aim at, nearest first by column and row. */
export function mortarReach(rules: Rules, position: Position, mortar: UnitId): readonly HexId[] {
  const [nearest, farthest] = rules.field.tables.mortar.range;
  const from = hexOf(position, mortar);
  return within(rules.field.grid, from, farthest).filter((hex) => distance(rules.field.grid, from, hex) >= nearest);
}

function* fireMortar(rules: Rules, play: Play<BoarState>, side: Side, mortar: UnitId): Steps<void> {
  const from = hexOf(play.state, mortar);
  const aimed = yield* aim(rules, play, side, mortar, from);
  if (aimed === HOLD) return;
  unitOf(play.state, mortar).mortar = 'fired';
  const scatter = yield* throwDie(rules, play, 'scatter', side);
  const impact = impactOf(rules, from, aimed, scatter);
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
  const there = impact === null ? [] : unitsAt(stacksOf(rules.field, play.state), impact);
  if (there[0] !== undefined) {
    const owner = sideOf(rules.field, there[0]);
    told.victim = yield* choose(play, owner, 'mortar-victim', there, { hex: impact, options: [...there] });
    yield* burst(rules, play, mortar, told);
  }
  play.state.mortarUnfired = false;
  tell(play, 'boar.mortar', 'S 4.12', told);
}

const HOLD = 'hold';

function* aim(rules: Rules, play: Play<BoarState>, side: Side, mortar: UnitId, hex: HexId): Steps<HexId> {
  const reach = mortarReach(rules, play.state, mortar);
  const space: Space<string> = {
    kind: 'judged',
    judge: (answer) => (answer === HOLD || reach.includes(answer) ? [] : [outOfReach(mortar, answer)]),
    sample: (pick) => reach[pick(reach.length)] ?? HOLD,
  };
  const [nearest, farthest] = rules.field.tables.mortar.range;
  const about: Json = { mortar, hex, range: [nearest, farthest] };
  return yield* play.ask<string>(side, 'mortar-fire', space, { about });
}

function outOfReach(mortar: UnitId, hex: HexId): Diagnostic {
  return { severity: 'error', code: 'boar.out-of-mortar-range', facts: { mortar, hex }, rule: 'S 4.12' };
}

/** Where the shell falls: on target, or one hex off; null off the map. */
function impactOf(rules: Rules, from: HexId, aimed: HexId, die: number): HexId | null {
  const { scatter, longRange } = rules.field.tables.mortar;
  const far = distance(rules.field.grid, from, aimed) >= longRange.from;
  const { to } = rowFor(scatter, far ? die + longRange.die : die);
  return to === null ? aimed : neighbour(rules.field.grid, aimed, to);
}

function* burst(rules: Rules, play: Play<BoarState>, mortar: UnitId, told: BoarEvents['boar.mortar']): Steps<void> {
  const { state } = play;
  const victim = told.victim as UnitId;
  const shot: Shot = {
    batteries: [mortar],
    from: [told.from],
    target: victim,
    hex: told.impact,
    range: 0,
    plunging: true,
  };
  const side = sideOf(rules.field, mortar);
  yield* rules.house.window(rules, play, { at: 'shot', side, shot });
  const { needed, modifiers } = shotOdds(rules, state, shot);
  told.die = yield* throwDie(rules, play, 'hit', side);
  told.modifiers = modifiers;
  told.sum = told.die + sumOf(modifiers);
  told.needed = needed;
  told.hit = told.sum >= needed;
  if (!told.hit) return;
  const die = yield* throwDie(rules, play, 'damage', side);
  const reduced = isReduced(counterOf(rules.field, mortar), pieceOf(state, mortar));
  const { result } = rowFor(
    rules.field.tables.fireDamage,
    reduced ? die + rules.field.tables.mortar.reducedDamage : die,
  );
  told.damage = { die, result };
  yield* strike(rules, play, victim, result, gainerOf(rules, state, mortar, victim), told.effects);
}

/** The firer's army; for a friend it struck, the enemy's. */
function gainerOf(rules: Rules, state: BoarState, mortar: UnitId, victim: UnitId): Army {
  const { side } = counterOf(rules.field, victim);
  if (side !== sideOf(rules.field, mortar)) return rules.house.account(rules, state, [mortar]);
  const enemy = enemyOf(rules.field, side);
  return rules.field.armies.find((army) => army.side === enemy)?.id ?? '';
}
