/** What a game says, reads and answers by its acts and questions alone. */
import type {
  Book,
  Game,
  Json,
  Language,
  Question as Need,
  Order,
  PutQuestion,
  Reason,
  Role,
} from '../engine/contract.ts';
import { once } from '../engine/once.ts';
import type { Act, World } from './act.ts';
import { type Manner, putQuestion } from './put.ts';
import { legal, type Question } from './question.ts';

/** How a game looks at a view for its acts and questions. */
export interface Looking<W extends World, V> {
  readonly sightOf: (view: V, role: Role) => W['sight'];
  readonly staffOf: (sight: W['sight']) => W['staff'];
}

/** These go into the game as they are; its verbs are those of the acts. */
export function fromActs<W extends World, V>(
  acts: readonly Act<W>[],
  questions: readonly Question<W>[],
  { sightOf, staffOf }: Looking<W, V>,
) {
  const byVerb = new Map(acts.map((act) => [act.verb.id, act]));
  const byKind = new Map<string, Question<W>>(questions.map((question) => [question.kind, question]));
  const actOf = ({ verb }: { readonly verb: string }): Act<W> | undefined => byVerb.get(verb);
  const staffFor = (need: Need, look: () => V) => once(() => staffOf(sightOf(look(), need.role)));
  const answer = (need: Need, look: () => V): Json =>
    byKind.get(need.kind)?.answer(staffFor(need, look), need) ?? legal(need);
  return {
    reply: (view: V, lines: readonly Order[], need: Need): Json | undefined =>
      byKind.get(need.kind)?.reply(
        sightOf(view, need.role),
        staffFor(need, () => view),
        lines,
        need,
        actOf,
      ),
    merges: new Set<string>(questions.flatMap(({ kind, merges }) => (merges ? [kind] : []))),
    answer,
    still: ({ kind }: Need): Json | undefined => byKind.get(kind)?.still,
    /** What a player gets who says nothing. */
    silent: (need: Need, look: () => V): Json =>
      byKind.get(need.kind)?.silence(staffFor(need, look), need) ?? legal(need),
    /** `Game.put` of a game that has a manner of putting questions. */
    puts:
      (manner: Manner<W>) =>
      (view: V, need: Need, language: Language): PutQuestion => {
        const asked = { ...sightOf(view, need.role), need, about: need.about, made: undefined };
        return putQuestion(
          byKind.get(need.kind)?.put ?? {},
          manner,
          asked,
          answer(need, () => view),
          language,
        );
      },
    idle: (view: V, role: Role, order: Order, before: readonly Order[], answering?: Book) =>
      actOf(order)?.idle(sightOf(view, role), order, before, answering) ?? [],
    foretell: (view: V, role: Role, order: Order, came: Reason) =>
      actOf(order)?.foretell(sightOf(view, role), order, came) ?? [],
    unasked: (before: V, opened: V, role: Role, order: Order) =>
      actOf(order)?.unasked(sightOf(opened, role), order, sightOf(before, role)) ?? null,
    mends: (view: V, role: Role, order: Order, why: Reason) =>
      actOf(order)?.mends(sightOf(view, role), order, why) ?? null,
    pertinent: (view: V, role: Role, order: Order) => actOf(order)?.pertinent(sightOf(view, role), order) ?? true,
    reach: (view: V, role: Role, verb: string, units: readonly string[]) =>
      byVerb.get(verb)?.reach(sightOf(view, role), units) ?? null,
    instances: (view: V, role: Role, pattern: Order) => actOf(pattern)?.instances(sightOf(view, role), pattern) ?? [],
  } satisfies Partial<Game<unknown, V>> & Record<'silent' | 'puts', unknown>;
}
