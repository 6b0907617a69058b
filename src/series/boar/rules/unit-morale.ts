/** A unit's morale as it counts now, and its test (series 15, R40, R56). */
import type { Steps } from '../../../engine/contract.ts';
import { armyModifier } from './army-morale.ts';
import { additionsOf, modifier, sumOf, throwDie } from './dice.ts';
import type { Modifier, Test } from './events.ts';
import type { At, Board, Rules } from './house.ts';
import { bestCommand } from './leaders.ts';
import { stacksOf } from './stacks.ts';
import type { UnitId } from './state.ts';
import { counterOf, pieceOf, printedMorale } from './units.ts';

/** Printed morale of the side shown, and the level of its army. */
export function adjustedMorale(at: At, unit: UnitId): number {
  const counter = counterOf(at.field, unit);
  const shift = sumOf(additionsOf(at, at.house.moraleAdditions, unit));
  return printedMorale(counter, pieceOf(at.position, unit)) + shift + armyModifier(at, counter.army);
}

/** What a unit adds to its die when it tests its morale or rallies: morale, army level, a leader's command. */
export function moraleModifiers(at: At, unit: UnitId): Modifier[] {
  const { position } = at;
  const counter = counterOf(at.field, unit);
  const found = [modifier('morale.unit', printedMorale(counter, pieceOf(position, unit)), 'series 15', unit)];
  found.push(...additionsOf(at, at.house.moraleAdditions, unit));
  const level = armyModifier(at, counter.army);
  if (level !== 0) found.push(modifier('morale.army', level, 'series 16'));
  const { hex } = pieceOf(position, unit);
  const leader = hex === null ? null : bestCommand(at, stacksOf(at), unit, hex);
  if (leader !== null) found.push(modifier('morale.command', leader.command, 'series 14', leader.id));
  return found;
}

/** In a hundred, that a unit passes its test where it stands. */
export const chanceToPass = (at: At, unit: UnitId): number => chanceWith(at, sumOf(moraleModifiers(at, unit)));

/** In a hundred, that a die for morale to which so much is added succeeds. */
export function chanceWith({ field: { tables } }: Rules, sum: number): number {
  const { dice, morale } = tables;
  const passing = dice.sides - (morale.needed - sum);
  return (Math.max(0, Math.min(dice.sides, passing)) * 100) / dice.sides;
}

/** The unit holds when its die and all it adds, `more` among it, reach the number of the table. */
export function* testMorale(board: Board, unit: UnitId, more: readonly Modifier[] = []): Steps<Test> {
  const { play } = board;
  const modifiers = [...moraleModifiers(board, unit), ...more];
  const die = yield* play.at(unit, () => throwDie(board, 'test', counterOf(board.field, unit).side));
  const sum = die + sumOf(modifiers);
  const { needed } = board.field.tables.morale;
  return { unit, hex: pieceOf(play.state, unit).hex ?? '', die, modifiers, sum, needed, passed: sum >= needed };
}
