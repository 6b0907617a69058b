/** What the judge of a book works on: the war as its side knows it, as the book's earlier orders leave it; what it finds. */
import type { Diagnostic } from '../../engine/contract.ts';
import type { CounterId, Field, HexId, Side } from './field.ts';
import { fundsFor, knownState } from './known-state.ts';
import type { EarState } from './state.ts';
import type { EarView } from './view.ts';

export interface Draft {
  readonly field: Field;
  readonly view: EarView;
  readonly side: Side;
  /** What is known, and changes with each order that is carried out on it. */
  readonly state: EarState;
  /** What the book's orders have bought, and where it was placed; null: not yet. */
  readonly bought: Map<CounterId, HexId | null>;
}

export function draftOf(field: Field, view: EarView, side: Side): Draft {
  const state = knownState(field, view);
  state.funds[side] = fundsFor(field, view, side);
  return { field, view, side, state, bought: new Map() };
}

type Facts = Diagnostic['facts'];

/** `lasting`: no turn of events will make it right. */
export function problem(code: string, rule: string, facts: Facts, more: Partial<Diagnostic> = {}): Diagnostic {
  return { severity: 'error', code, facts, rule, ...more };
}

export function warning(code: string, rule: string, facts: Facts): Diagnostic {
  return { severity: 'warning', code, facts, rule };
}

export function note(code: string, rule: string, facts: Facts): Diagnostic {
  return { severity: 'note', code, facts, rule };
}
