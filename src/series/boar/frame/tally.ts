/** What a simulation gathers of a whole game to hold against history (E18): strength lost, morale, points, attacks. */
import type { Event } from '../../../engine/contract.ts';
import { isFight } from '../rules/events.ts';
import type { Army, BoarState, HexId } from '../rules/state.ts';
import { isArtillery, printedStrength } from '../rules/units.ts';
import type { Field } from '../scenario/field.ts';

/** A turn as it closed, and what happened in it. */
export interface Turn {
  readonly state: BoarState;
  readonly events: readonly Event[];
}

export function tally(field: Field, opening: BoarState, turns: readonly Turn[]): Record<string, number> {
  const last = turns.at(-1)?.state ?? opening;
  const figures: Record<string, number> = {};
  for (const { id } of field.armies) {
    figures[`lost.${id}`] = strengthGone(field, last, id);
    figures[`morale.${id}`] = last.morale[id] ?? 0;
    figures[`victory.${id}`] = last.victory[id] ?? 0;
  }
  figures.attacks = turns.reduce((sum, { events }) => sum + events.filter(isFight).length, 0);
  return figures;
}

/** SP that an army has lost by then, without guns as the victory rules count (R7); who is still to come is not lost. */
export function strengthGone(field: Field, state: BoarState, army: Army): number {
  let gone = 0;
  for (const counter of field.counters.values()) {
    const piece = state.units[counter.id];
    if (!piece || counter.army !== army || isArtillery(counter) || piece.fate === 'reserve') continue;
    gone += counter.sp.full - (piece.hex === null ? 0 : printedStrength(counter, piece));
  }
  return gone;
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
