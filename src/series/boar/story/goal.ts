/** A line of what a victory still lacks: whose it is, and how far. */
import { type Facts, opened, type Phrasebook } from '../../../engine/phrase.ts';
import type { Fact } from '../../../engine/story.ts';
import type { Side } from '../rules/state.ts';
import type { Teller } from './teller.ts';

/** In the words `goal.<id>`; `side` is empty where either may have it. */
export const goal = (say: Phrasebook, id: string, side: Side | '', words: Facts): Fact => ({
  label: opened(say(`goal.${id}.label`, { side: say(`side.${side}.the`) })),
  text: say(`goal.${id}`, words),
});

/** That an army's morale may fall as low, with where each stands. */
export const collapses = ({ say, now, field }: Teller, to: number): Fact =>
  goal(say, 'collapse', '', {
    to,
    armies: field.armies.map(({ id }) => `${say(`army.${id}`)} ${now.morale[id] ?? 0}`).join(', '),
  });
