/** A line of what a victory still lacks: whose it is, and how far. */
import { type Facts, opened, type Phrasebook } from '../../../engine/phrase.ts';
import type { Fact } from '../../../engine/story.ts';
import type { Side } from '../rules/state.ts';

/** In the words `goal.<id>`; `side` is empty where either may have it. */
export const goal = (say: Phrasebook, id: string, side: Side | '', words: Facts): Fact => ({
  label: opened(say(`goal.${id}.label`, { side: say(`side.${side}.the`) })),
  text: say(`goal.${id}`, words),
});
