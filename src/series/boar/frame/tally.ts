/** What a simulation gathers of a whole game to hold against history (E18): strength lost, morale, points, attacks. */
import type { Event } from '../../../engine/contract.ts';
import { isFight } from '../rules/events.ts';
import type { BoarState, HexId } from '../rules/state.ts';
import { isArtillery, printedStrength } from '../rules/units.ts';
import type { Field } from '../scenario/field.ts';

/** A turn as it closed, and what happened in it. */
export interface Turn {
  readonly state: BoarState;
  readonly events: readonly Event[];
}

/** Strength is counted without guns, as the victory rules do (R7). */
export function tally(field: Field, opening: BoarState, turns: readonly Turn[]): Record<string, number> {
  const last = turns.at(-1)?.state ?? opening;
  const figures: Record<string, number> = {};
  for (const { id } of field.armies) {
    figures[`lost.${id}`] = 0;
    figures[`morale.${id}`] = last.morale[id] ?? 0;
    figures[`victory.${id}`] = last.victory[id] ?? 0;
  }
  for (const counter of field.counters.values()) {
    const piece = last.units[counter.id];
    if (!piece || isArtillery(counter) || piece.fate === 'reserve') continue;
    const now = piece.hex === null ? 0 : printedStrength(counter, piece);
    figures[`lost.${counter.army}`] = (figures[`lost.${counter.army}`] ?? 0) + counter.sp.full - now;
  }
  figures.attacks = turns.reduce((sum, { events }) => sum + events.filter(isFight).length, 0);
  return figures;
}

/** Did a winner of a fight advance into the hex? */
export function isTaken(turns: readonly Turn[], hex: HexId): boolean {
  return turns.some(({ events }) =>
    events.some(
      (event) => isFight(event) && event.facts.effects.some((effect) => effect.kind === 'advance' && effect.to === hex),
    ),
  );
}

/** Army morale at the close of each turn played, by army, with the printed turn. */
export function moraleCourse(
  field: Field,
  opening: BoarState,
  turns: readonly Turn[],
): Record<string, { turn: number; value: number }[]> {
  const course: Record<string, { turn: number; value: number }[]> = {};
  for (const { id } of field.armies) {
    let turn = opening.turn;
    course[`morale.${id}`] = turns.map(({ state }) => {
      const point = { turn, value: state.morale[id] ?? 0 };
      turn = state.turn;
      return point;
    });
  }
  return course;
}
