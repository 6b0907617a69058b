/** Rifle fire, in games whose tables have it: the moving side's riflemen first, then the other's (series 10, R34). */
import type { Diagnostic, Json, Play, Space, Steps } from '../../../engine/contract.ts';
import { enemiesInSight } from './aim.ts';
import { fire, shotAt } from './fire.ts';
import type { Rules } from './house.ts';
import type { Position } from './position.ts';
import { stacksOf } from './stacks.ts';
import type { BoarState, Side, UnitId } from './state.ts';
import { counterOf, enemyOf, hexOf, pieceOf } from './units.ts';
import { settle } from './victory.ts';

/** Every rifle unit in Parade Order with a target fires once; a unit is fired on once in the phase. */
export function* rifleFire(rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  const { rifle: table, weather } = rules.field.tables;
  if (!table || weather[play.state.weather]?.noFire) return;
  const struck = new Set<UnitId>();
  for (const shooters of [side, enemyOf(rules.field, side)]) {
    for (const rifle of riflesOf(rules, play.state, shooters)) {
      yield* play.at(rifle, () => volley(rules, play, shooters, rifle, struck));
      if (settle(rules, play)) return;
    }
  }
}

function riflesOf(rules: Rules, position: Position, side: Side): UnitId[] {
  return Object.keys(position.units).filter((unit) => {
    const counter = counterOf(rules.field, unit);
    return counter.side === side && counter.marks.includes('rifle') && pieceOf(position, unit).hex !== null;
  });
}

function* volley(rules: Rules, play: Play<BoarState>, side: Side, rifle: UnitId, struck: Set<UnitId>): Steps<void> {
  const { state } = play;
  const targets = targetsOf(rules, state, rifle).filter((unit) => !struck.has(unit));
  if (targets.length === 0) return;
  const space: Space<Json> = {
    kind: 'judged',
    judge: (answer) => judgeVolley(rifle, targets, answer),
    sample: (pick) => ({ target: targets[pick(targets.length)] ?? null, with: [] }),
  };
  const about: Json = {
    battery: rifle,
    hex: hexOf(state, rifle),
    targets: targets.map((unit) => ({
      unit,
      hex: hexOf(state, unit),
      range: shotAt(rules, state, [rifle], unit).range,
    })),
  };
  const { target } = (yield* play.ask(side, 'fire', space, { about })) as { target: UnitId | null };
  if (target === null) return;
  struck.add(target);
  yield* fire(rules, play, { ...shotAt(rules, state, [rifle], target), rifle: true });
  state.volleys = [...(state.volleys ?? []), rifle];
}

/** Enemy units these riflemen may fire at: none unless in Parade Order and with men left. */
function targetsOf(rules: Rules, position: Position, rifle: UnitId): readonly UnitId[] {
  const { hex, formation } = pieceOf(position, rifle);
  const range = rules.field.tables.rifle?.range;
  if (hex === null || formation !== 'parade' || range === undefined) return [];
  return enemiesInSight(rules, position, rifle, range, stacksOf(rules.field, position));
}

/** Riflemen fire alone, or hold. */
function judgeVolley(rifle: UnitId, targets: readonly UnitId[], answer: Json): readonly Diagnostic[] {
  const { target = null, with: others = [] } = (answer ?? {}) as { target?: UnitId | null; with?: UnitId[] };
  if ((target === null || targets.includes(target)) && others.length === 0) return [];
  return [{ severity: 'error', code: 'boar.no-such-target', facts: { battery: rifle, target }, rule: 'series 10' }];
}
