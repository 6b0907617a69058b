/** Safe answers where the doctrine has no better one: nothing blocks, and nobody does more than the rules demand. */
import type { Json, Question } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';

/** Nobody, nothing, or else the first legal answer. */
export function quietAnswer({ space }: Question): Json {
  if (space.kind === 'one') return space.of[0] as Json;
  const nothing = [[], {}].find((answer) => isLegal(space, answer));
  return nothing ?? space.sample(() => 0);
}
