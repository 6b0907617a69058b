/** Rally: every Disrupted or Shattered unit of the moving side tries once (series 15.1, R65). */
import { comesTo } from '../../../engine/conditions.ts';
import type { Json, Order, Play, Steps } from '../../../engine/contract.ts';
import type { FieldHex } from '../scenario/field.ts';
import { adjustMorale } from './army-morale.ts';
import { additionsOf, sumOf, throwDie } from './dice.ts';
import { type Effect, type Modifier, tell } from './events.ts';
import type { Addition, Rules } from './house.ts';
import { type TurnedMark, tellMarks } from './marks.ts';
import type { Position } from './position.ts';
import { permutationOf } from './questions.ts';
import { stacksOf } from './stacks.ts';
import type { BoarState, Side, UnitId } from './state.ts';
import { moraleModifiers } from './unit-morale.ts';
import { armyOf, enemyOf, hexOf, sideOf, unitOf } from './units.ts';
import { isBehindWorks, isWalled } from './works.ts';

export function* rallyPhase(rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  const broken = brokenUnits(rules, play.state, side);
  // Read before anybody tries: a condition may be that he is broken.
  const lines = rallyLines(play, side);
  for (const unit of yield* rallyOrder(rules, play, side, broken)) {
    yield* play.at(unit, () => rally(rules, play, unit));
  }
  tellRallied(play, side, lines, broken);
  const turned: TurnedMark[] = [];
  for (const id in play.state.units) {
    const unit = unitOf(play.state, id);
    if (!unit.withdrew || sideOf(rules.field, id) !== side) continue;
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

function brokenUnits(rules: Rules, position: Position, side: Side): UnitId[] {
  return Object.keys(position.units).filter((id) => {
    const unit = position.units[id];
    return unit?.hex && unit.formation !== 'parade' && sideOf(rules.field, id) === side;
  });
}

function* rallyOrder(
  rules: Rules,
  play: Play<BoarState>,
  side: Side,
  broken: readonly UnitId[],
): Steps<readonly UnitId[]> {
  if (broken.length < 2) return broken;
  const about: Json = {
    units: broken.map((unit) => ({ unit, sum: sumOf(rallyModifiers(rules, play.state, unit)) })),
  };
  return yield* play.ask<readonly UnitId[]>(side, 'rally-order', permutationOf(broken), { about });
}

function* rally(rules: Rules, play: Play<BoarState>, id: UnitId): Steps<void> {
  const { state } = play;
  const modifiers = rallyModifiers(rules, state, id);
  const { needed } = rules.field.tables.morale;
  const die = yield* throwDie(rules, play, 'rally', sideOf(rules.field, id));
  const sum = die + sumOf(modifiers);
  const success = sum >= needed;
  const effects: Effect[] = [];
  if (success) {
    const unit = unitOf(state, id);
    const from = unit.formation;
    unit.formation = from === 'shattered' ? 'disrupted' : 'parade';
    effects.push({ kind: 'formation', unit: id, from, to: unit.formation });
    const enemy = enemyOf(rules.field, sideOf(rules.field, id));
    const gainer = rules.field.armies.find((army) => army.side === enemy)?.id ?? '';
    adjustMorale(rules, state, 'rally', armyOf(rules.field, id), gainer, effects);
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
export function rallyModifiers(rules: Rules, position: Position, unit: UnitId): Modifier[] {
  return [
    ...moraleModifiers(rules, position, unit),
    ...additionsOf(rules, position, seriesRallyModifiers, unit),
    ...additionsOf(rules, position, rules.house.rallyModifiers, unit),
  ];
}

/** Behind unbreached works, with no enemy next to it in the same works (series 13.5, S 4.19). */
const behindWorks: Addition<UnitId> = {
  name: 'drm.rally-works',
  rule: 'series 13.5, S 4.19',
  value: (rules, position, unit) => {
    const hex = rules.field.hexes.get(hexOf(position, unit)) as FieldHex;
    if (!isBehindWorks(position, hex) || hasEnemyInside(rules, position, unit, hex)) return 0;
    return rules.field.tables.modifiers.rally.works ?? 0;
  },
};

function hasEnemyInside(rules: Rules, position: Position, unit: UnitId, hex: FieldHex): boolean {
  const stacks = stacksOf(rules.field, position);
  const side = sideOf(rules.field, unit);
  return hex.next.some((near, n) => {
    const stack = near === null ? undefined : stacks.get(near.id);
    return stack !== undefined && stack.side !== side && stack.units.length > 0 && !isWalled(position, hex, n);
  });
}

const weather: Addition<UnitId> = {
  name: 'drm.weather',
  rule: 'weather',
  value: (rules, position) => rules.field.tables.weather[position.weather]?.rally ?? 0,
  as: (_, position) => `drm.${position.weather}`,
};

export const seriesRallyModifiers: readonly Addition<UnitId>[] = [behindWorks, weather];
