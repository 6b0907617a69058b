/** An act is one thing: how it is written, who carries it out, what it says when the rules ask, what speaks against it. */
import { comesTo } from '../engine/conditions.ts';
import type { Diagnostic, Json, Mends, Order, Play, Question, Reason, Role, Steps, Verb } from '../engine/contract.ts';
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
  /** By kind. */
  readonly questions: Readonly<Record<string, { readonly about: unknown; readonly answer: unknown }>>;
}

export type Kind<W extends World> = keyof W['questions'] & string;

/** A question as who answers it has it before him. */
export type Asked<W extends World, K extends Kind<W>> = W['sight'] & {
  readonly need: Question;
  readonly about: W['questions'][K]['about'];
  /** What the lines above have said to it, where they count together. */
  readonly made: W['questions'][K]['answer'] | undefined;
};

type Told = Pick<Order, 'verb' | 'args'>;

/** `says`: what a line answers, by kind of question, undefined when it is about something else; it fills nothing up. */
export interface ActDefinition<W extends World, S extends Slots> extends Omit<Verb, 'slots' | 'answers'> {
  readonly slots: S;
  readonly says?: {
    readonly [K in Kind<W>]?: (args: Args<S>, asked: Asked<W, K>) => W['questions'][K]['answer'] | undefined;
  };
  /** Carries it out, or gives why it cannot be: then nothing has changed. Without it, the act only answers questions. */
  play?(scene: W['scene'], args: Args<S>, order: Order): Steps<W['fault'] | null>;
  /** What speaks against a line that nothing asks for, after the lines `before` it (`Game.idle`). */
  idle?(sight: W['sight'], args: Args<S>, order: Order, before: readonly Order[]): readonly Diagnostic[];
  /** What it might say instead where it fails for this reason. */
  mends?(sight: W['sight'], args: Args<S>, why: Reason): Mends | null;
  /** Whether whom it names is there to do it. */
  pertinent?(sight: W['sight'], args: Args<S>): boolean;
  /** Orders that stand for a pattern here, what is nearest at hand first; each list is sent whole. */
  instances?(sight: W['sight'], args: Args<S>, pattern: Order): Iterable<readonly Told[]>;
}

/** An act by its orders: each function takes one of its own. */
export interface Act<W extends World, A = unknown> {
  readonly verb: Verb;
  /** What an order names; null where it is of another act. */
  read(order: Told): A | null;
  says<K extends Kind<W>>(order: Order, asked: Asked<W, K>): W['questions'][K]['answer'] | undefined;
  readonly play?: (scene: W['scene'], order: Order) => Steps<W['fault'] | null>;
  idle(sight: W['sight'], order: Order, before: readonly Order[]): readonly Diagnostic[];
  mends(sight: W['sight'], order: Order, why: Reason): Mends | null;
  pertinent(sight: W['sight'], order: Order): boolean;
  instances(sight: W['sight'], pattern: Order): Iterable<readonly Told[]>;
}

/** How a game defines its acts: `const act = acts<War>()`, then `act({ id: 'MOVE', slots: { units: units() }, … })`. */
export function acts<W extends World>() {
  return <const S extends Slots>(definition: ActDefinition<W, S>): Act<W, Args<S>> => {
    const { slots, says, play, idle, mends, pertinent, instances, ...verb } = definition;
    const argsOf = ({ args }: Told): Args<S> =>
      Object.fromEntries(Object.entries(slots).map(([name, { from }]) => [name, from(args[name])])) as Args<S>;
    return {
      verb: {
        ...verb,
        slots: Object.entries(slots).map(([name, { from: _, ...slot }]) => ({ name, ...slot })),
        answers: Object.keys(says ?? {}),
      },
      read: (order) => (order.verb === verb.id ? argsOf(order) : null),
      says: <K extends Kind<W>>(order: Order, asked: Asked<W, K>) =>
        says?.[asked.need.kind as K]?.(argsOf(order), asked),
      ...(play && { play: (scene, order) => play(scene, argsOf(order), order) }),
      idle: (sight, order, before) => idle?.(sight, argsOf(order), order, before) ?? [],
      mends: (sight, order, why) => mends?.(sight, argsOf(order), why) ?? null,
      pertinent: (sight, order) => pertinent?.(sight, argsOf(order)) ?? true,
      instances: (sight, pattern) => instances?.(sight, argsOf(pattern), pattern) ?? [],
    };
  };
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

/** Lines of one act as one line: its lists put together in the order written, everything else as the last has it. */
export function inOneBreath({ slots }: Verb, lines: readonly Order[]): Order | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  const lists = slots.filter(isList).flatMap(({ name }): [string, Json][] => {
    const all = lines.flatMap(({ args }) => args[name] ?? []);
    return all.length > 0 ? [[name, [...new Set(all)]]] : [];
  });
  return { ...last, args: { ...last.args, ...Object.fromEntries(lists) } };
}
