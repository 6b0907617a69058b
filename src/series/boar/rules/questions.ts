/** Asking: only where there is a choice, and doing things at a place of their own. */
import type { Json, Order, Play, Space, Steps } from '../../../engine/contract.ts';
import { drawn } from '../../../engine/lists.ts';
import type { BoarState, Side, UnitId } from './state.ts';

/** One of these. */
export const oneOf = <Answer extends Json>(of: readonly Answer[]): Space<Answer> => ({ kind: 'one', of });

/** A short list: asked only when there is a choice; null when there is nothing to choose from. */
export function* choose<Answer extends Json = UnitId>(
  play: Play<BoarState>,
  role: Side,
  kind: string,
  of: readonly Answer[],
  about: Json,
  carries: readonly Order[] = [],
): Steps<Answer | null> {
  if (of.length < 2) return of[0] ?? null;
  return yield* play.ask<Answer>(role, kind, oneOf(of), { about, carries });
}

/** Each id exactly once, in any order. */
export function permutationOf(ids: readonly string[]): Space<readonly string[]> {
  return {
    kind: 'judged',
    judge: (answer) =>
      Array.isArray(answer) && answer.length === ids.length && ids.every((id) => answer.includes(id))
        ? []
        : [{ severity: 'error', code: 'boar.not-an-order', facts: { ids: [...ids] }, rule: 'series 5' }],
    sample: (pick) => drawn(ids, ids.length, pick),
  };
}

/** Some of these, each at most once; `code` says that another was named. */
export function someOf(ids: readonly UnitId[], code: string, rule: string): Space<readonly UnitId[]> {
  return {
    kind: 'judged',
    judge: (answer) =>
      Array.isArray(answer) && new Set(answer).size === answer.length && answer.every((id) => ids.includes(id))
        ? []
        : [{ severity: 'error', code, facts: { units: [...ids] }, rule }],
    sample: (pick) => ids.filter(() => pick(4) === 3),
  };
}

/** Does something that needs nobody, dice and all, in a segment of the address of its own. */
export function* actAt<T>(play: Play<BoarState>, place: string, act: () => T): Steps<T> {
  return yield* play.at(place, function* () {
    yield* [];
    return act();
  });
}
