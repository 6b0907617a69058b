/** A question is one thing: how lines that answer it count together, and what stands where they leave it open. */
import type { Json, Question as Need, Order } from '../engine/contract.ts';
import { type Act, type Asked, inOneBreath, type Kind, type World } from './act.ts';

/**
 * How several lines answer it. `last`: the latest alone. `union`: each adds its own, and one that wants nobody takes back
 * those above it. `entries`: one by one, the later for the same thing in place of the earlier. `list`: as one line, their
 * lists put together.
 */
export type Merge = 'last' | 'union' | 'entries' | 'list';

export interface QuestionDefinition<W extends World, K extends Kind<W>> {
  readonly kind: K;
  readonly merge: Merge;
  /** The whole answer where lines have said a part of it. */
  fill?(said: W['questions'][K]['answer'], asked: Asked<W, K>): W['questions'][K]['answer'];
}

export interface Question<W extends World> {
  readonly kind: Kind<W>;
  readonly merges: boolean;
  /** What these lines say to it together, the later carried out after the earlier. */
  reply(
    sight: W['sight'],
    lines: readonly Order[],
    need: Need,
    actOf: (order: Order) => Act<W> | undefined,
  ): Json | undefined;
}

/** How a game defines its questions: `const question = questions<War>()`. */
export function questions<W extends World>() {
  return <K extends Kind<W>>({ kind, merge, fill }: QuestionDefinition<W, K>): Question<W> => ({
    kind,
    merges: merge !== 'last',
    reply: (sight, lines, need, actOf) => {
      type Answer = W['questions'][K]['answer'];
      const askedAfter = (made: Answer | undefined): Asked<W, K> => ({ ...sight, need, about: need.about, made });
      const say = (order: Order, made?: Answer): Answer | undefined => actOf(order)?.says(order, askedAfter(made));
      const said = sayTogether(merge, lines, say, actOf);
      return (said === undefined || !fill ? said : fill(said, askedAfter(undefined))) as Json | undefined;
    },
  });
}

function sayTogether<A, W extends World>(
  merge: Merge,
  lines: readonly Order[],
  say: (order: Order, made?: A) => A | undefined,
  actOf: (order: Order) => Act<W> | undefined,
): A | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  if (merge === 'last') return say(last);
  if (merge === 'list') {
    const act = actOf(last);
    const whole =
      act &&
      inOneBreath(
        act.verb,
        lines.filter(({ verb }) => verb === last.verb),
      );
    return whole && say(whole);
  }
  let made: A | undefined;
  for (const line of lines) {
    const said = say(line, made);
    if (said !== undefined) made = added(made, said);
  }
  return made;
}

/** What a line says put to what those above have said. */
function added<A>(made: A | undefined, said: A): A {
  if (!Array.isArray(said)) return Object.assign({}, made, said);
  const before = Array.isArray(made) ? made : [];
  return (said.length === 0 ? [] : [...new Set([...before, ...said])]) as A;
}
