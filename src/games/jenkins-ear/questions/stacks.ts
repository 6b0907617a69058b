/** How stacks lie, who goes aboard which ship, which ships lie in port, which are sunk, who goes ashore (6, 8, 15, 18, 27). */
import { isLegal } from '../../../engine/run.ts';
import { question } from '../acts/act.ts';
import type { CounterId } from '../field.ts';
import { advised } from './advice.ts';

export const stacks = [
  question({
    kind: 'stack-order',
    merge: 'entries',
    /** Other stacks that have changed are laid as they would be without a word. */
    fill: (said, asked) => ({ ...advised<'stack-order'>(asked), ...said }),
  }),
  question({
    kind: 'carry',
    merge: 'entries',
    /** The others as the doctrine would, as far as there is room beside those named. */
    fill(said, asked) {
      const made: Record<CounterId, CounterId> = { ...said };
      for (const [id, ship] of Object.entries(advised<'carry'>(asked))) {
        if (!(id in made) && isLegal(asked.need.space, { ...made, [id]: ship })) made[id] = ship;
      }
      return made;
    },
  }),
  question({ kind: 'dock', merge: 'union' }),
  question({ kind: 'scuttle', merge: 'union' }),
  question({ kind: 'land', merge: 'union' }),
];
