/** Laying a side's own stacks in another order: at set-up, after its movement, right after losses (4.3, J8). */
import type { Diagnostic, Space, Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import { isListOf, isRecord } from '../../engine/lists.ts';
import { ask, wrong } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, Side } from './field.ts';
import { isTidy, mayLieOtherwise, stacksOf, tidied } from './stacks.ts';
import type { StackKey } from './state.ts';
import type { Board } from './units.ts';

export type Lying = ReadonlyMap<StackKey, readonly CounterId[]>;

/** How the stacks of a side lie now. */
export function lying({ play }: Board, side: Side): Lying {
  return new Map(stacksOf(play.state, side).map(({ key, ids }) => [key, [...ids]]));
}

/**
 * Asks how to lay the stacks of more than one counter that have changed since `before`: somebody has come, or another lies
 * on top. A line may lay anew too what has only lost others, and where a side `mayAll`, in its own movement, the rest.
 */
export function* reorder(board: Board, side: Side, before: Lying, mayAll = false): Steps<void> {
  const tall = stacksOf(board.play.state, side).filter(({ ids }) => ids.length > 1);
  const changed = tall.filter(({ key, ids }) => !isAsLeft(ids, before.get(key)));
  const stacks = changed.map(({ key }) => key);
  const others = tall.filter((one) => !changed.includes(one));
  const resting = others.flatMap(({ key, ids }) => (mayAll || ids.length !== before.get(key)?.length ? [key] : []));
  if (stacks.length + resting.length === 0) return;
  const about = { stacks, resting };
  // Where nothing has changed a line may lay them anew; nobody need be asked.
  const forced = !changed.some(({ ids }) => mayLieOtherwise(board.field, board.play.state, ids));
  const space = { ...orderings(board, side), forced };
  const answer = yield* ask(board, side, 'stack-order', space, about);
  const { state } = board.play;
  const laid = Object.keys(answer).filter((key) => answer[key]?.join() !== state.stacks[key]?.join());
  for (const key of laid) state.stacks[key] = [...(answer[key] as readonly CounterId[])];
  if (laid.length > 0) tell(board, 'ear.reordered', '4.3', { side, stacks: laid }, [side]);
}

/** Whether it lies as before but for counters it has lost below its top. */
function isAsLeft(ids: readonly CounterId[], before: readonly CounterId[] = []): boolean {
  return ids[0] === before[0] && ids.join() === before.filter((id) => ids.includes(id)).join();
}

/** Any of the side's stacks in any order that 4.1 allows. */
function orderings(board: Board, side: Side): Space<Readonly<Record<StackKey, readonly CounterId[]>>> {
  const { field, play } = board;
  const { state } = play;
  const judge = (key: StackKey, order: unknown): Diagnostic[] => {
    const stack = key.startsWith(`${side}/`) ? state.stacks[key] : undefined;
    if (!stack) return [wrong('ear.no-such-stack', { stack: key }, '4.3')];
    if (!isListOf(order, stack) || order.length !== stack.length) {
      return [wrong('ear.not-that-stack', { stack: key, counters: [...stack] }, '4.3')];
    }
    return isTidy(field, state, order) ? [] : [wrong('ear.untidy', { stack: key }, '4.1')];
  };
  return {
    kind: 'judged',
    judge: (answer) =>
      isRecord(answer)
        ? Object.entries(answer).flatMap(([key, order]) => judge(key, order))
        : [wrong('ear.not-an-answer', {}, '4.3')],
    sample: (pick) => {
      const made: Record<StackKey, readonly CounterId[]> = {};
      for (const { key, ids } of stacksOf(state, side)) {
        if (ids.length < 2 || pick(2) === 0) continue;
        const left = [...ids];
        made[key] = tidied(
          field,
          state,
          ids.map(() => first(left.splice(pick(left.length), 1))),
        );
      }
      return made;
    },
  };
}
