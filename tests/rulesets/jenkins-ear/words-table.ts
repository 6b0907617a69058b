/** The registered war as tests of its words read it: grammar of a side, orders read and judged, questions asked. */
import { openGame } from '../../../src/campaign/open-game.ts';
import type { Diagnostic, Json, Order, Question, Space } from '../../../src/engine/contract.ts';
import { look } from '../../../src/engine/view.ts';
import { readOrders } from '../../../src/orders/read.ts';
import type { EarState } from '../../../src/rulesets/jenkins-ear/state.ts';
import type { EarView } from '../../../src/rulesets/jenkins-ear/view.ts';
import { grammarOf } from '../../../src/table/draft.ts';

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

/** What is said of the last line, as the side sees it, after the lines before it. */
export function judged(state: EarState, role: string, text: string): readonly Diagnostic[] {
  const book = orders(state, role, text);
  const last = book.at(-1) as Order;
  return game.judge?.(viewOf(state, role), role, 'movement', last, book.slice(0, -1)) ?? [];
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
