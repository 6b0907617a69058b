/** An act is one thing: how it is written, who carries it out, what it says when the rules ask, what speaks against it. */
import { comesTo } from '../engine/conditions.ts';
import type {
  Book,
  Diagnostic,
  Json,
  Mends,
  Order,
  Play,
  Question,
  Reach,
  Reason,
  Role,
  Steps,
  Verb,
} from '../engine/contract.ts';
import { RulesBroken } from '../engine/errors.ts';
import { type Args, isList, type Slots } from './slots.ts';

/** What the acts and questions of one game are made of. */
export interface World {
  /** What a side sees, as every function here gets it. */
  readonly sight: object;
  /** What its doctrine knows. */
  readonly staff: unknown;
  /** On what its book is carried out. */
  readonly scene: unknown;
  /** Why an act cannot be carried out. */
  readonly fault: unknown;
  /** By kind; `said`: what a line says to it, where that is no whole answer. */
  readonly questions: Readonly<
    Record<string, { readonly about: unknown; readonly answer: unknown; readonly said?: unknown }>
  >;
}

/** What a question is about, and the shape of its answer: for the `questions` of a world. */
export interface Asks<About, Answer> {
  readonly about: Readonly<About>;
  readonly answer: Answer;
}

export type Kind<W extends World> = keyof W['questions'] & string;

/** What one line says to a question: its answer, or a part of it where the question names one. */
export type Said<W extends World, K extends Kind<W>> = W['questions'][K] extends { readonly said: infer S }
  ? S
  : W['questions'][K]['answer'];

/** A question as who answers it has it before him. */
export type Asked<W extends World, K extends Kind<W>> = W['sight'] & {
  readonly need: Question;
  readonly about: W['questions'][K]['about'];
  /** What the lines above have said to it, where they count together. */
  readonly made: W['questions'][K]['answer'] | undefined;
};

/** A question of any kind. */
export type Asking<Sight> = Sight & { readonly need: Question; readonly about: unknown; readonly made: unknown };

type Told = Pick<Order, 'verb' | 'args'>;

/** What a line says that leaves an answer to the staff, and so needs no asking: `MORTAR best`. */
export const AS_STAFF = Symbol('as the staff sees fit');

/** What a line answers, by kind of question, undefined when it is about something else; it fills nothing up. */
type Says<W extends World, A> = {
  readonly [K in Kind<W>]?: (args: A, asked: Asked<W, K>, order: Order) => Said<W, K> | typeof AS_STAFF | undefined;
};

export interface ActDefinition<W extends World, S extends Slots> extends Omit<Verb, 'slots' | 'answers' | 'example'> {
  readonly slots: S;
  /** An act of a series has those of its games (`shown`). */
  readonly example?: string;
  readonly says?: Says<W, Args<S>>;
  /** Carries it out, or gives why it cannot be: then nothing has changed. Without it, the act only answers questions. */
  play?(scene: W['scene'], args: Args<S>, order: Order): Steps<W['fault'] | null>;
  /** What speaks against a line that nothing asks for, after the lines `before` it (`Game.idle`). */
  idle?(
    sight: W['sight'],
    args: Args<S>,
    order: Order,
    before: readonly Order[],
    answering?: Book,
  ): readonly Diagnostic[];
  /** What is worth knowing of what came of a line in rehearsal (`Game.foretell`). */
  foretell?(sight: W['sight'], args: Args<S>, came: Reason): readonly Diagnostic[];
  /** Why nothing asked for a line that looked ahead: what was seen `before` the turn, and now that it has opened. */
  unasked?(sight: W['sight'], args: Args<S>, before: W['sight']): Reason | null;
  /** What it might say instead where it fails for this reason. */
  mends?(sight: W['sight'], args: Args<S>, why: Reason): Mends | null;
  /** Whether whom it names is there to do it. */
  pertinent?(sight: W['sight'], args: Args<S>): boolean;
  /** Which hexes it could name for these units together (`Game.reach`). */
  reach?(sight: W['sight'], units: readonly string[]): Reach;
  /** Orders that stand for a pattern here, what is nearest at hand first; each list is sent whole. */
  instances?(sight: W['sight'], args: Args<S>, pattern: Order): Iterable<readonly Told[]>;
}

/** An act by its orders: each function takes one of its own. An act of a series is one of any game that sees as much. */
interface ActOn<Sight, Scene, Fault, A> {
  readonly verb: Verb;
  /** What an order names; null where it is of another act. */
  read(order: Told): A | null;
  says(order: Order, asked: Asking<Sight>): unknown;
  play?(scene: Scene, order: Order): Steps<Fault | null>;
  idle(sight: Sight, order: Order, before: readonly Order[], answering?: Book): readonly Diagnostic[];
  foretell(sight: Sight, order: Order, came: Reason): readonly Diagnostic[];
  unasked(sight: Sight, order: Order, before: Sight): Reason | null;
  mends(sight: Sight, order: Order, why: Reason): Mends | null;
  pertinent(sight: Sight, order: Order): boolean;
  reach(sight: Sight, units: readonly string[]): Reach | null;
  instances(sight: Sight, pattern: Order): Iterable<readonly Told[]>;
}

export type Act<W extends World, A = unknown> = ActOn<W['sight'], W['scene'], W['fault'], A>;

/** How a game defines its acts: `const act = acts<War>()`, then `act({ id: 'MOVE', slots: { units: units() }, … })`. */
export function acts<W extends World>() {
  return <const S extends Slots>(definition: ActDefinition<W, S>): Act<W, Args<S>> => {
    const {
      slots,
      example = '',
      says,
      play,
      idle,
      foretell,
      unasked,
      mends,
      pertinent,
      reach,
      instances,
      ...verb
    } = definition;
    const argsOf = ({ args }: Told): Args<S> =>
      Object.fromEntries(Object.entries(slots).map(([name, { from }]) => [name, from(args[name])])) as Args<S>;
    return {
      verb: {
        ...verb,
        example,
        slots: Object.entries(slots).map(([name, { from: _, ...slot }]) => ({ name, ...slot })),
        answers: Object.keys(says ?? {}),
      },
      read: (order) => (order.verb === verb.id ? argsOf(order) : null),
      says: (order, asked) => sayTo(says, argsOf(order), asked, order),
      ...(play && { play: (scene, order) => play(scene, argsOf(order), order) }),
      idle: (sight, order, before, answering) => idle?.(sight, argsOf(order), order, before, answering) ?? [],
      foretell: (sight, order, came) => foretell?.(sight, argsOf(order), came) ?? [],
      unasked: (sight, order, before) => unasked?.(sight, argsOf(order), before) ?? null,
      mends: (sight, order, why) => mends?.(sight, argsOf(order), why) ?? null,
      pertinent: (sight, order) => pertinent?.(sight, argsOf(order)) ?? true,
      reach: (sight, units) => reach?.(sight, units) ?? null,
      instances: (sight, pattern) => instances?.(sight, argsOf(pattern), pattern) ?? [],
    };
  };
}

function sayTo<W extends World, A>(says: Says<W, A> | undefined, args: A, asked: Asking<W['sight']>, order: Order) {
  return says?.[asked.need.kind as Kind<W>]?.(args, asked as Asked<W, Kind<W>>, order);
}

/** What a game adds to an act of its series. */
export interface More<W extends World, A> extends Pick<Verb, 'implies'> {
  readonly says?: Says<W, A>;
  /** Said after what the series says. */
  idle?(sight: W['sight'], args: A): readonly Diagnostic[];
}

/** How a game adds to an act of its series: `const more = addition<Savannah>()`, then `more(series.move, { says: … })`. */
export function addition<W extends World>() {
  return <A>(act: Act<W, A>, { says, idle, implies }: More<W, A>): Act<W, A> => ({
    ...act,
    verb: {
      ...act.verb,
      answers: [...act.verb.answers, ...Object.keys(says ?? {})],
      ...(implies && { implies: { ...act.verb.implies, ...implies } }),
    },
    says(order, asked) {
      const args = act.read(order);
      return (args === null ? undefined : sayTo(says, args, asked, order)) ?? act.says(order, asked);
    },
    idle(sight, order, before, answering) {
      const args = act.read(order);
      return [...act.idle(sight, order, before, answering), ...((args !== null && idle?.(sight, args)) || [])];
    },
  });
}

/** Acts of a series with the examples of a game. Throws where one has none: nothing is offered that is not shown. */
export function shown<W extends World>(
  acts: readonly Act<W>[],
  examples: Readonly<Record<string, string>>,
): readonly Act<W>[] {
  return acts.map((act) => {
    const example = examples[act.verb.id] ?? act.verb.example;
    if (example === '') throw new RulesBroken('verb-without-example', { verb: act.verb.id });
    return { ...act, verb: { ...act.verb, example } };
  });
}

/** Carries out the acts of a book that are among these, each as it is due when its turn comes; `failed` is told of the others. */
export function* carryOut<W extends World>(
  acts: readonly Act<W>[],
  play: Pick<Play<unknown>, 'due'>,
  role: Role,
  book: readonly Order[],
  scene: W['scene'],
  failed: (order: Order, why: W['fault']) => void,
): Steps<void> {
  const ids = acts.map(({ verb }) => verb.id);
  for (const line of book) {
    if (!comesTo(line, ids)) continue;
    const order = play.due(role, line);
    const act = acts.find(({ verb }) => verb.id === order?.verb);
    if (!order || !act?.play) continue;
    const why = yield* act.play(scene, order);
    if (why !== null) failed(order, why);
  }
}

/** What an act does of which nothing is asked. */
export const atOnce = <A extends unknown[], S>(does: (...asked: A) => S) =>
  function* (...asked: A): Steps<S> {
    yield* [];
    return does(...asked);
  };

/**
 * Lines of one act as one line: its lists put together in the order written, everything else as the last has it. A line
 * that lists nothing counts alone, and those after it begin anew.
 */
export function inOneBreath({ slots }: Verb, lines: readonly Order[]): Order | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  const named = slots.filter(isList);
  const alone = lines.findLastIndex(({ args }) => named.every(({ name }) => args[name] === undefined));
  const together = lines.slice(Math.min(alone + 1, lines.length - 1));
  const lists = named.flatMap(({ name }): [string, Json][] => {
    const all = together.flatMap(({ args }) => args[name] ?? []);
    return all.length > 0 ? [[name, [...new Set(all)]]] : [];
  });
  return { ...last, args: { ...last.args, ...Object.fromEntries(lists) } };
}
