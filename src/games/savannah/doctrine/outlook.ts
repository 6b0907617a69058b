/** What a position is worth to a side that looks ahead: points and what may still come of men and morale; won is won. */
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { BoarState, HexId, Side } from '../../../series/boar/rules/state.ts';
import { armyOf, counterOf, isArtillery, pieceOf, printedStrength } from '../../../series/boar/rules/units.ts';
import { holderOf } from '../victory.ts';
import type { Worth } from './tuning.ts';

/** In hundredths of a point; what the enemy has counts against it. */
export function outlookOf(
  rules: Rules,
  { won, half, morale, strength, hold: held }: Worth,
  hold: HexId,
  state: BoarState,
  side: Side,
): number {
  const sideOf = new Map(rules.field.armies.map((army) => [army.id, army.side]));
  const sign = (army: string | null): number => (army === null ? 0 : sideOf.get(army) === side ? 1 : -1);
  let worth = state.over ? (state.over.winner === side ? won : -won) : 0;
  for (const { id } of rules.field.armies)
    worth += sign(id) * ((state.victory[id] ?? 0) * half + (state.morale[id] ?? 0) * morale);
  for (const id in state.units) {
    const counter = counterOf(rules.field, id);
    const piece = pieceOf(state, id);
    if (piece.hex === null || isArtillery(counter)) continue;
    worth += sign(armyOf(rules.field, id)) * printedStrength(counter, piece) * strength;
  }
  return state.over ? worth : worth + sign(holderOf({ ...rules, position: state }, hold)) * held;
}
