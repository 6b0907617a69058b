/** A unit's morale as it counts now, and its test (series 15, R40, R56). */
import type { Play, Steps } from '../../../engine/contract.ts';
import { armyModifier } from './army-morale.ts';
import { modifier, sumOf, throwDie } from './dice.ts';
import type { Modifier, Test } from './events.ts';
import type { Rules } from './house.ts';
import { bestCommand } from './leaders.ts';
import type { Position } from './position.ts';
import { stacksOf } from './stacks.ts';
import type { BoarState, UnitId } from './state.ts';
import { counterOf, hexOf, pieceOf, printedMorale } from './units.ts';

/** Printed morale of the side shown, and the level of its army. */
export function adjustedMorale(rules: Rules, position: Position, unit: UnitId): number {
  const counter = counterOf(rules.field, unit);
  const shift = rules.house.moraleShift(rules, position, unit);
  return printedMorale(counter, pieceOf(position, unit)) + shift + armyModifier(rules, position, counter.army);
}

/** What a unit adds to its die when it tests its morale or rallies: morale, army level, a leader's command. */
export function moraleModifiers(rules: Rules, position: Position, unit: UnitId): Modifier[] {
  const counter = counterOf(rules.field, unit);
  const found = [modifier('morale.unit', printedMorale(counter, pieceOf(position, unit)), 'series 15', unit)];
  const shift = rules.house.moraleShift(rules, position, unit);
  if (shift !== 0) found.push(modifier('morale.shift', shift, 'S 4.10'));
  const level = armyModifier(rules, position, counter.army);
  if (level !== 0) found.push(modifier('morale.army', level, 'series 16'));
  const leader = bestCommand(rules, stacksOf(rules.field, position), unit, hexOf(position, unit));
  if (leader !== null) found.push(modifier('morale.command', leader.command, 'series 14', leader.id));
  return found;
}

/** The unit holds when its die and all it adds, `more` among it, reach the number of the table. */
export function* testMorale(
  rules: Rules,
  play: Play<BoarState>,
  unit: UnitId,
  more: readonly Modifier[] = [],
): Steps<Test> {
  const modifiers = [...moraleModifiers(rules, play.state, unit), ...more];
  const die = yield* play.at(unit, () => throwDie(rules, play, 'test', counterOf(rules.field, unit).side));
  const sum = die + sumOf(modifiers);
  const { needed } = rules.field.tables.morale;
  return { unit, hex: hexOf(play.state, unit), die, modifiers, sum, needed, passed: sum >= needed };
}
