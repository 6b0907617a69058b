/** What the doctrine answers to the questions of the days round the player turns. */
import type { Json, Question } from '../../../engine/contract.ts';

type Facts = { readonly [fact: string]: Json };

/** Everybody enters. */
export const frameAnswers: Readonly<Record<string, (need: Question, about: Facts) => Json | undefined>> = {
  'enter-hold': () => [],
  // In the town the rules name the hex nearest to headquarters first; of two landings the second is nearer by road.
  'enter-hex': ({ space }, { substitute, town }) =>
    space.kind === 'one' ? space.of.at(town === true || substitute === true ? 0 : -1) : undefined,
};
