/** Rifle fire, in games whose tables have it: the moving side's riflemen first, then the other's (series 10, R34). */
import type { Diagnostic, Json, Space, Steps } from '../../../engine/contract.ts';
import { enemiesInSight, NO_TARGET } from './aim.ts';
import { fire, shotAt } from './fire.ts';
import type { At, Board } from './house.ts';
import { stacksOf } from './stacks.ts';
import type { Side, UnitId } from './state.ts';
import { counterOf, enemyOf, hexOf, pieceOf } from './units.ts';
import { settle } from './victory.ts';

/** Every rifle unit in Parade Order with a target fires once; a unit is fired on once in the phase. */
export function* rifleFire(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const { rifle: table, weather } = board.field.tables;
  if (!table || weather[play.state.weather]?.noFire) return;
  const struck = new Set<UnitId>();
  for (const shooters of [side, enemyOf(board.field, side)]) {
    for (const rifle of riflesOf(board, shooters)) {
      yield* play.at(rifle, () => volley(board, shooters, rifle, struck));
      if (settle(board)) return;
    }
  }
}

function riflesOf({ field, position }: At, side: Side): UnitId[] {
  return Object.keys(position.units).filter((unit) => {
    const counter = counterOf(field, unit);
    return counter.side === side && counter.marks.includes('rifle') && pieceOf(position, unit).hex !== null;
  });
}

function* volley(board: Board, side: Side, rifle: UnitId, struck: Set<UnitId>): Steps<void> {
  const { play } = board;
  const { state } = play;
  const targets = targetsOf(board, rifle).filter((unit) => !struck.has(unit));
  if (targets.length === 0) return;
  const space: Space<Json> = {
    kind: 'judged',
    judge: (answer) => judgeVolley(targets, answer),
    sample: (pick) => ({ target: targets[pick(targets.length)] ?? null, with: [] }),
  };
  const about: Json = {
    battery: rifle,
    hex: hexOf(state, rifle),
    targets: targets.map((unit) => ({ unit, hex: hexOf(state, unit), range: shotAt(board, [rifle], unit).range })),
  };
  const { target } = (yield* play.ask(side, 'fire', space, { about })) as { target: UnitId | null };
  if (target === null) return;
  struck.add(target);
  yield* fire(board, { ...shotAt(board, [rifle], target), rifle: true });
  state.volleys = [...(state.volleys ?? []), rifle];
}

/** Enemy units these riflemen may fire at: none unless in Parade Order and with men left. */
function targetsOf(at: At, rifle: UnitId): readonly UnitId[] {
  const { hex, formation } = pieceOf(at.position, rifle);
  const range = at.field.tables.rifle?.range;
  if (hex === null || formation !== 'parade' || range === undefined) return [];
  return enemiesInSight(at, rifle, range, stacksOf(at));
}

/** Riflemen fire alone, or hold. */
function judgeVolley(targets: readonly UnitId[], answer: Json): readonly Diagnostic[] {
  const { target = null, with: others = [] } = (answer ?? {}) as { target?: UnitId | null; with?: UnitId[] };
  if ((target === null || targets.includes(target)) && others.length === 0) return [];
  return [{ severity: 'error', ...NO_TARGET, rule: 'series 10' }];
}
