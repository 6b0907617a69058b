/** What the doctrine answers to the questions of the campaign's frame. */
import type { Json, Question } from '../../../engine/contract.ts';

type Facts = { readonly [fact: string]: Json };

/** Everybody enters; who sallies says so by marching. */
export const strategicAnswers: Readonly<Record<string, (need: Question, about: Facts) => Json | undefined>> = {
  'enter-hold': () => [],
  // In the town the rules name the hex nearest to headquarters first; of two landings the second is nearer by road.
  'enter-hex': ({ space }, { substitute, town }) =>
    space.kind === 'one' ? space.of.at(town === true || substitute === true ? 0 : -1) : undefined,
  'declare-sortie-leader': () => [],
};
