/** The series' die, and reading a table with it. */
import type { Steps } from '../../../engine/contract.ts';
import { present } from '../../../engine/errors.ts';
import type { Modifier } from './events.ts';
import type { Addition, At, Board } from './house.ts';
import type { Side, UnitId } from './state.ts';

/** A die, 0 … 9: zero is zero. */
export function roll({ field, play }: Board, what: string): number {
  return play.roll(what, field.tables.dice.sides);
}

/** A die thrown for a side, as it stands once it may have been thrown again (R69). */
export function* throwDie(board: Board, what: string, side: Side): Steps<number> {
  return yield* board.cards.offerDie(board, what, side, roll(board, what));
}

/** The row of a table that a modified die meets; beyond the table its first or last row. */
export function rowFor<R extends { readonly die: readonly [number, number] }>(rows: readonly R[], die: number): R {
  return present(rows.find((row) => die <= row.die[1]) ?? rows.at(-1), 'empty-table');
}

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, modifier) => sum + modifier.value, 0);
}

/** Every addition of a list that is not 0 here, or that is always told. */
export function additionsOf<T>(at: At, additions: readonly Addition<T>[], of: T): Modifier[] {
  const found: Modifier[] = [];
  for (const addition of additions) {
    const value = addition.value(at, of);
    if (value === 0 && !addition.always) continue;
    const name = addition.as?.(at, of) ?? addition.name;
    found.push(modifier(name, value, addition.rule, addition.unit?.(of) ?? undefined));
  }
  return found;
}

/** A modifier, with the unit its name speaks of. */
export function modifier(name: string, value: number, rule: string, unit?: UnitId): Modifier {
  return unit === undefined ? { name, value, rule } : { name, value, rule, unit };
}
