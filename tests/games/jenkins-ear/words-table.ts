/** The registered war as tests of its words read it: grammar of a side, orders read and judged, questions asked. */

import type { Diagnostic, Json, Order, Question, Rolled, Space } from '../../../src/engine/contract.ts';
import { look } from '../../../src/engine/view.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { openGame } from '../registry.ts';

export const { game } = openGame('jenkins-ear/war');

export const viewOf = (state: EarState, role: string): EarView => look(game, state, role) as EarView;

/** The orders of these lines as the side's mail would have them; throws on a line that is none. */
export function orders(state: EarState, role: string, text: string): Order[] {
  const grammar = grammarOf(game, viewOf(state, role), role);
  return readOrders(text, grammar).lines.flatMap(({ read, diagnostics, source }) => {
    if (!read) throw new Error(`${source}: ${diagnostics.map(({ code }) => code).join()}`);
    return [read.order];
  });
}

/**
 * What is said of the last line, as the side sees it, after the lines before it, as the turn opens. `storm`: the die that
 * was thrown for it, 1 … 6; else none is foreseen.
 */
export function judged(state: EarState, role: string, text: string, storm?: number): readonly Diagnostic[] {
  const address = `t${String(state.turn).padStart(2, '0')}/english/!storm`;
  const thrown: Rolled[] = storm === undefined ? [] : [{ address, sides: 6, face: storm - 1, seenBy: 'all' }];
  return saidOf(game, state, role, orders(state, role, text), thrown).at(-1) ?? [];
}

export const codes = (found: readonly Diagnostic[]): string[] =>
  found.map(({ severity, code }) => `${severity} ${code}`);

export function ask(role: string, kind: string, about: Json, space: Space<Json> = ANYTHING): Question {
  return { type: 'question', address: `t01/${kind}@${role}`, role, kind, space, about, discreet: false, sealed: false };
}

/** What the orders of these lines say to a question. */
export function reply(state: EarState, role: string, text: string, need: Question): Json | undefined {
  return game.reply(viewOf(state, role), orders(state, role, text), need);
}

const ANYTHING: Space<Json> = { kind: 'judged', judge: () => [], sample: () => null };

export const oneOf = (...of: Json[]): Space<Json> => ({ kind: 'one', of });
