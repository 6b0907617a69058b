/** Momentum chits: a pool, and what each side holds of it (series 12.6, R68). Held chits are open information. */
import type { Effect } from './events.ts';
import type { BoarState, Side } from './state.ts';

/** Takes a chit from the pool, if one is left there. */
export function gainMomentum(state: BoarState, side: Side, cause: string, effects: Effect[]): boolean {
  if (state.pool < 1) return false;
  state.pool -= 1;
  move(state, side, 1, cause, effects);
  return true;
}

/** Returns chits to the pool; false, and nothing moves, when the side holds fewer. */
export function spendMomentum(state: BoarState, side: Side, chits: number, cause: string, effects: Effect[]): boolean {
  if (held(state, side) < chits) return false;
  if (chits === 0) return true;
  state.pool += chits;
  move(state, side, -chits, cause, effects);
  return true;
}

export function held(state: BoarState, side: Side): number {
  return state.momentum[side] ?? 0;
}

function move(state: BoarState, side: Side, by: number, cause: string, effects: Effect[]): void {
  const from = held(state, side);
  state.momentum[side] = from + by;
  effects.push({ kind: 'momentum', side, from, to: from + by, cause });
}
