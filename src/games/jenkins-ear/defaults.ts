/** Safe answers where nobody has a better one: nothing blocks, and nobody is asked for more than the rules demand. */
import type { Json, Question } from '../../engine/contract.ts';
import { isLegal } from '../../engine/run.ts';

/** Nobody, nothing, or else the first legal answer. */
export function quietAnswer({ space }: Question): Json {
  if (space.kind === 'one') return space.of[0] as Json;
  const nothing = [[], {}].find((answer) => isLegal(space, answer));
  return nothing ?? space.sample(() => 0);
}
