/** What a side sees of Pensacola: what it sees of any game of the series, and which hexes the Spanish hold. */
import { type BoarView, viewOf } from '../../series/boar/frame/view.ts';
import type { BoarState } from '../../series/boar/rules/state.ts';
import { heldIn } from './state.ts';

export interface PensacolaView extends BoarView {
  held: readonly string[];
}

/** What `who` sees: a role, or `all` for what everybody may see. */
export function view(state: BoarState, who: string): PensacolaView {
  return { ...viewOf(state, who, null), held: [...heldIn(state)] };
}
