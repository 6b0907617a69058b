/** What a position is worth to a side that looks ahead: points and what may still come of men and morale; won is won. */
import { z } from 'zod';
import type { Role } from '../../../engine/contract.ts';
import { sideOfRole } from '../frame/joint.ts';
import type { At, Rules } from '../rules/house.ts';
import type { BoarState, Side } from '../rules/state.ts';
import { counterOf, enemyOf, isArtillery, printedStrength } from '../rules/units.ts';

const whole = z.number().int();

/** In hundredths of a point: a game won, half a point, a level of army morale, an SP, a hex that decides. */
export const worthSheet = { won: whole, half: whole, morale: whole, strength: whole, hold: whole };
export type Worth = Readonly<Record<keyof typeof worthSheet, number>>;

/** In hundredths of a point; what the enemy has counts against it. `held`: how many hexes that decide a side holds. */
export function positionWorth(rules: Rules, held: (at: At, side: Side) => number) {
  const { field } = rules;
  return ({ won, half, morale, strength, hold }: Worth, state: BoarState, role: Role): number => {
    const side = sideOfRole(field, role);
    const sign = (army: string): number => (field.armies.find(({ id }) => id === army)?.side === side ? 1 : -1);
    let worth = state.over ? (state.over.winner === side ? won : -won) : 0;
    for (const { id } of field.armies)
      worth += sign(id) * ((state.victory[id] ?? 0) * half + (state.morale[id] ?? 0) * morale);
    for (const piece of Object.values(state.units)) {
      const counter = counterOf(field, piece.id);
      if (piece.hex !== null && !isArtillery(counter))
        worth += sign(counter.army) * printedStrength(counter, piece) * strength;
    }
    const at = { ...rules, position: state };
    return state.over ? worth : worth + (held(at, side) - held(at, enemyOf(field, side))) * hold;
  };
}
