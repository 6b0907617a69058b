/** Rally: every Disrupted or Shattered unit of the moving side tries once (series 15.1, R65). */
import { comesTo } from '../../../engine/conditions.ts';
import type { Json, Order, Play, Steps } from '../../../engine/contract.ts';
import type { FieldHex } from '../scenario/field.ts';
import { adjustMorale } from './army-morale.ts';
import { additionsOf, sumOf, throwDie } from './dice.ts';
import { type Effect, type Modifier, tell } from './events.ts';
import type { Addition, At, Board } from './house.ts';
import { type TurnedMark, tellMarks } from './marks.ts';
import { permutationOf } from './questions.ts';
import { stacksOf } from './stacks.ts';
import type { BoarState, Side, UnitId } from './state.ts';
import { moraleModifiers } from './unit-morale.ts';
import { armyOf, armyOfSide, enemyOf, hexAt, hexOf, sideOf, unitOf } from './units.ts';
import { isBehindWorks, isWalled } from './works.ts';

export function* rallyPhase(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const broken = brokenUnits(board, side);
  // Read before anybody tries: a condition may be that he is broken.
  const lines = rallyLines(play, side);
  for (const unit of yield* rallyOrder(board, side, broken)) {
    yield* play.at(unit, () => rally(board, unit));
  }
  tellRallied(play, side, lines, broken);
  const turned: TurnedMark[] = [];
  for (const id in play.state.units) {
    const unit = unitOf(play.state, id);
    if (!unit.withdrew || sideOf(board.field, id) !== side) continue;
    unit.withdrew = false;
    turned.push({ unit: id, mark: 'withdrew', to: 'no' });
  }
  tellMarks(play, 'R51', side, turned);
}

function rallyLines(play: Play<BoarState>, side: Side): readonly Order[] {
  return play.onFile(side).flatMap((line) => {
    const order = comesTo(line, ['RALLY']) ? play.due(side, line) : null;
    return order?.verb === 'RALLY' ? [order] : [];
  });
}

/** RALLY lines are told what came of those they name, whatever decided who tried first. */
function tellRallied(play: Play<BoarState>, side: Side, lines: readonly Order[], tried: readonly UnitId[]): void {
  for (const order of lines) {
    const named = [order.args.units ?? []].flat().map(String);
    for (const unit of named.filter((id) => tried.includes(id))) {
      const formation = unitOf(play.state, unit).formation;
      play.settle(side, order, { kind: 'done', came: { code: `boar.rally-${formation}`, facts: { unit } } });
    }
  }
}

function brokenUnits({ field, position }: At, side: Side): UnitId[] {
  return Object.keys(position.units).filter((id) => {
    const unit = position.units[id];
    return unit?.hex && unit.formation !== 'parade' && sideOf(field, id) === side;
  });
}

function* rallyOrder(board: Board, side: Side, broken: readonly UnitId[]): Steps<readonly UnitId[]> {
  if (broken.length < 2) return broken;
  const about: Json = { units: broken.map((unit) => ({ unit, sum: sumOf(rallyModifiers(board, unit)) })) };
  return yield* board.play.ask<readonly UnitId[]>(side, 'rally-order', permutationOf(broken), { about });
}

function* rally(board: Board, id: UnitId): Steps<void> {
  const { field, play } = board;
  const { state } = play;
  const modifiers = rallyModifiers(board, id);
  const { needed } = field.tables.morale;
  const die = yield* throwDie(board, 'rally', sideOf(field, id));
  const sum = die + sumOf(modifiers);
  const success = sum >= needed;
  const effects: Effect[] = [];
  if (success) {
    const unit = unitOf(state, id);
    const from = unit.formation;
    unit.formation = from === 'shattered' ? 'disrupted' : 'parade';
    effects.push({ kind: 'formation', unit: id, from, to: unit.formation });
    const gainer = armyOfSide(field, enemyOf(field, sideOf(field, id)));
    adjustMorale(board, 'rally', armyOf(field, id), gainer, effects);
  }
  tell(play, 'boar.rally', 'series 15.1', {
    unit: id,
    hex: hexOf(state, id),
    die,
    modifiers,
    sum,
    needed,
    success,
    effects,
  });
}

/** What a unit adds when it rallies: its morale, then the lines of the series and of the game. */
export function rallyModifiers(at: At, unit: UnitId): Modifier[] {
  return [
    ...moraleModifiers(at, unit),
    ...additionsOf(at, seriesRallyModifiers, unit),
    ...additionsOf(at, at.house.rallyModifiers, unit),
  ];
}

/** Behind unbreached works, with no enemy next to it in the same works (series 13.5, S 4.19). */
const behindWorks: Addition<UnitId> = {
  name: 'drm.rally-works',
  rule: 'series 13.5, S 4.19',
  value: (at, unit) => {
    const { position } = at;
    const hex = hexAt(at.field, hexOf(position, unit));
    if (!isBehindWorks(position, hex) || hasEnemyInside(at, unit, hex)) return 0;
    return at.field.tables.modifiers.rally.works ?? 0;
  },
};

function hasEnemyInside(at: At, unit: UnitId, hex: FieldHex): boolean {
  const stacks = stacksOf(at);
  const side = sideOf(at.field, unit);
  return hex.next.some((near, n) => {
    const stack = near === null ? undefined : stacks.get(near.id);
    // Behind a trench, open to the rear, only who has dug in there too.
    const isInWorks = near !== null && (hex.perimeter || isBehindWorks(at.position, near));
    const isEnemy = stack !== undefined && stack.side !== side && stack.units.length > 0;
    return isEnemy && isInWorks && !isWalled(at.position, hex, n);
  });
}

const weather: Addition<UnitId> = {
  name: 'drm.weather',
  rule: 'weather',
  value: ({ field, position }) => field.tables.weather[position.weather]?.rally ?? 0,
  as: ({ position }) => `drm.${position.weather}`,
};

export const seriesRallyModifiers: readonly Addition<UnitId>[] = [behindWorks, weather];
