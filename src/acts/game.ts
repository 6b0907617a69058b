/** What a game says, reads and answers by its acts and questions alone. */
import type { Game, Role } from '../engine/contract.ts';
import type { Act, World } from './act.ts';
import type { Question } from './question.ts';

type FromActs<V> = Required<Pick<Game<unknown, V>, 'reply' | 'merges' | 'idle' | 'mends' | 'pertinent' | 'instances'>>;

/** `sightOf`: what a role sees, as the acts and questions of this game get it. */
export function fromActs<W extends World, V>(
  acts: readonly Act<W>[],
  questions: readonly Question<W>[],
  sightOf: (view: V, role: Role) => W['sight'],
): FromActs<V> {
  const byVerb = new Map(acts.map((act) => [act.verb.id, act]));
  const byKind = new Map<string, Question<W>>(questions.map((question) => [question.kind, question]));
  const actOf = ({ verb }: { readonly verb: string }): Act<W> | undefined => byVerb.get(verb);
  return {
    reply: (view, lines, need) => byKind.get(need.kind)?.reply(sightOf(view, need.role), lines, need, actOf),
    merges: new Set(questions.flatMap(({ kind, merges }) => (merges ? [kind] : []))),
    idle: (view, role, order, before) => actOf(order)?.idle(sightOf(view, role), order, before) ?? [],
    mends: (view, role, order, why) => actOf(order)?.mends(sightOf(view, role), order, why) ?? null,
    pertinent: (view, role, order) => actOf(order)?.pertinent(sightOf(view, role), order) ?? true,
    instances: (view, role, pattern) => actOf(pattern)?.instances(sightOf(view, role), pattern) ?? [],
  };
}
