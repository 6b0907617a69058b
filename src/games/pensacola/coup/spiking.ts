/** Garrison guns spiked by their own side in its Rally, for the same army morale however many they are (P 3.8). */
import { comesTo } from '../../../engine/conditions.ts';
import type { Json, Space, Steps } from '../../../engine/contract.ts';
import { adjustMorale } from '../../../series/boar/rules/army-morale.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import { displaceLeaders } from '../../../series/boar/rules/leaders.ts';
import { absent, unitsOf } from '../../../series/boar/rules/lines.ts';
import { leave } from '../../../series/boar/rules/losses.ts';
import { isNextTo, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { Side, UnitId } from '../../../series/boar/rules/state.ts';
import { armyOfSide, enemyOf, hexOf, sideOf } from '../../../series/boar/rules/units.ts';
import { tellPensacola } from '../events.ts';
import { isGarrison } from '../works/forts.ts';

export function* spikeGuns(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const guns = garrisonOf(board, side);
  const lines = play.onFile(side).filter((line) => comesTo(line, ['SPIKE']));
  if (guns.length === 0 || (lines.length === 0 && !guns.some((gun) => isBeset(board, gun)))) return;
  const space: Space<readonly UnitId[]> = {
    kind: 'judged',
    judge: (answer) =>
      Array.isArray(answer) && new Set(answer).size === answer.length && answer.every((gun) => guns.includes(gun))
        ? []
        : [{ severity: 'error', code: 'pensacola.not-garrison', facts: {}, rule: 'P 3.8' }],
    sample: (pick) => guns.filter(() => pick(4) === 0),
  };
  const about: Json = { guns: guns.map((unit) => ({ unit, hex: hexOf(board.position, unit) })) };
  const units = yield* play.ask<readonly UnitId[]>(side, 'spike', space, { about });
  if (units.length > 0) yield* spike(board, side, units);
  for (const line of lines) {
    const order = play.due(side, line);
    if (order?.verb !== 'SPIKE') continue;
    const done = unitsOf(order.args).filter((gun) => units.includes(gun));
    const gone = unitsOf(order.args).filter((gun) => !done.includes(gun));
    const facts = { units: done, many: done.length > 1 };
    if (done.length > 0) play.settle(side, order, { kind: 'done', came: { code: 'pensacola.spiked', facts } });
    if (gone.length > 0) play.settle(side, order, { kind: 'failed', why: absent(play.state, gone) });
  }
}

/** Off the map for no points: the enemy gains no heart by it. */
function* spike(board: Board, side: Side, units: readonly UnitId[]): Steps<void> {
  const { field, play } = board;
  const effects: Effect[] = [];
  const at = units.map((unit) => hexOf(play.state, unit));
  for (const unit of units) leave(play.state, unit, 'removed', effects);
  const armyOf = (of: Side): string => armyOfSide(field, of);
  const enemy = armyOf(enemyOf(field, side));
  adjustMorale(board, 'spiking', armyOf(side), enemy, effects);
  yield* displaceLeaders(board, side, at, enemy, effects);
  tellPensacola(play, 'spiked', 'P 3.8', { side, units: [...units], hexes: at, effects });
}

export function garrisonOf(at: At, side: Side): UnitId[] {
  return Object.values(at.position.units).flatMap(({ id, hex }) =>
    hex !== null && isGarrison(at, id) && sideOf(at.field, id) === side ? [id] : [],
  );
}

/** Does an enemy in Parade Order stand beside it? */
export function isBeset(at: At, gun: UnitId): boolean {
  return isNextTo(at, stacksOf(at), hexOf(at.position, gun), enemyOf(at.field, sideOf(at.field, gun)), true);
}
