/** A question is one thing: how lines that answer it count together, and what is answered where nobody says a word. */
import type { Json, Question as Need, Order } from '../engine/contract.ts';
import { isLegal } from '../engine/run.ts';
import { type Act, AS_STAFF, type Asked, inOneBreath, type Kind, type Said, type World } from './act.ts';
import type { AnyPut, Put } from './put.ts';

/**
 * How several lines answer it. `last`: the latest alone. `union`: each adds its own, and one that wants nobody takes back
 * those above it. `entries`: one by one, the later for the same thing in place of the earlier. `list`: as one line, their
 * lists put together.
 */
export type Merge = 'last' | 'union' | 'entries' | 'list';

type About<W extends World, K extends Kind<W>> = W['questions'][K]['about'];
type Answer<W extends World, K extends Kind<W>> = W['questions'][K]['answer'];

/** What the lines have said, in the order written, as one answer. */
type Together<W extends World, K extends Kind<W>> = (
  said: readonly Said<W, K>[],
  asked: Asked<W, K>,
) => Answer<W, K> | undefined;

/** What a side does of itself; nothing, or what is not legal then, is the quietest answer. The staff is made only when looked at. */
type Conduct<W extends World, K extends Kind<W>> = (
  staff: () => W['staff'],
  about: About<W, K>,
  need: Need,
) => Answer<W, K> | undefined;

export interface QuestionDefinition<W extends World, K extends Kind<W>> extends Put<W, K> {
  readonly kind: K;
  /** Or what they say as one answer. */
  readonly merge: Merge | Together<W, K>;
  /** How the computer answers. */
  readonly doctrine?: Conduct<W, K>;
  /** What a player gets who says nothing, where that is not the doctrine's answer. */
  readonly silence?: Conduct<W, K>;
  /** What others answer in a rehearsal where their silence would leave nothing to foretell. */
  readonly still?: Answer<W, K>;
  /** The whole answer where lines have said a part of it; `advised`: the doctrine's. */
  fill?(said: Answer<W, K>, advised: () => Answer<W, K>, asked: Asked<W, K>): Answer<W, K>;
}

interface QuestionOn<Sight, Staff, A> {
  readonly kind: string;
  readonly merges: boolean;
  /** How a letter puts it. */
  readonly put: AnyPut<Sight>;
  /** What these lines say to it together, the later carried out after the earlier. */
  reply(
    sight: Sight,
    staff: () => Staff,
    lines: readonly Order[],
    need: Need,
    actOf: (order: Order) => A | undefined,
  ): Json | undefined;
  answer(staff: () => Staff, need: Need): Json;
  silence(staff: () => Staff, need: Need): Json;
  readonly still: Json | undefined;
}

/** One of a series is one of any game that sees as much. */
export type Question<W extends World> = QuestionOn<W['sight'], W['staff'], Act<W>>;

/** How a game defines its questions: `const question = questions<War>()`. */
export function questions<W extends World>() {
  return <const K extends Kind<W>>(definition: QuestionDefinition<W, K>): Question<W> => {
    const { kind, merge, doctrine, silence, still, fill } = definition;
    const answer = (staff: () => W['staff'], need: Need): Json => legal(need, doctrine?.(staff, need.about, need));
    return {
      kind,
      merges: merge !== 'last',
      put: definition,
      answer,
      still: still as Json | undefined,
      silence(staff, need) {
        const own = silence?.(staff, need.about, need) as Json | undefined;
        return own !== undefined && isLegal(need.space, own) ? own : answer(staff, need);
      },
      reply(sight, staff, lines, need, actOf) {
        const asked = { ...sight, need, about: need.about, made: undefined };
        const say = (order: Order, made?: unknown) => actOf(order)?.says(order, { ...asked, made });
        const said =
          typeof merge === 'function'
            ? merge(saidIn(lines, say) as readonly Said<W, K>[], asked)
            : (sayTogether(merge, lines, say, actOf) as Answer<W, K> | typeof AS_STAFF | undefined);
        if (said === AS_STAFF) return answer(staff, need);
        const whole = said === undefined || !fill ? said : fill(said, () => answer(staff, need), asked);
        return whole as Json | undefined;
      },
    };
  };
}

/** This answer if it is legal; else nobody, nothing, or the first that is. */
export function legal(need: Need, own?: unknown): Json {
  const { space } = need;
  if (own !== undefined && isLegal(space, own as Json)) return own as Json;
  if (space.kind === 'one') return space.of[0] as Json;
  return [[], {}].find((answer) => isLegal(space, answer)) ?? space.sample(() => 0);
}

/** What a line says, after what those above it have. */
type Say = (order: Order, made?: unknown) => unknown;

function saidIn(lines: readonly Order[], say: Say): readonly unknown[] {
  return lines.map((line) => say(line)).filter((said) => said !== undefined);
}

function sayTogether<W extends World>(
  merge: Merge,
  lines: readonly Order[],
  say: Say,
  actOf: (order: Order) => Act<W> | undefined,
): unknown {
  const last = lines.at(-1);
  if (!last) return undefined;
  if (merge === 'last') return say(last);
  if (merge === 'list') {
    const act = actOf(last);
    const alike = lines.filter(({ verb }) => verb === last.verb);
    const whole = act && inOneBreath(act.verb, alike);
    return whole && say(whole);
  }
  let made: unknown;
  for (const line of lines) {
    const said = say(line, made);
    if (said !== undefined) made = added(made, said);
  }
  return made;
}

/** What a line says put to what those above have said. */
function added(made: unknown, said: unknown): unknown {
  if (!Array.isArray(said)) return Object.assign({}, made, said);
  const before = Array.isArray(made) ? made : [];
  return said.length === 0 ? [] : [...new Set([...before, ...said])];
}
