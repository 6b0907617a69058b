/** Who stands where when the war begins, and where bought counters and ships from the other sea come on the map (2, 3, 4, 17). */
import { question } from '../acts/act.ts';
import type { CounterId, PortId } from '../field.ts';
import { advised } from './advice.ts';

export const setUp = [
  question({
    kind: 'setup-garrison',
    merge: 'entries',
    /** Whoever would have stood there goes where the one named would have. */
    fill(said, asked) {
      const made: Record<CounterId, PortId> = { ...advised<'setup-garrison'>(asked) };
      for (const [unit, port] of Object.entries(said)) {
        const other = asked.about.counters.find((id) => made[id] === port);
        const own = made[unit];
        if (other !== undefined && own !== undefined) made[other] = own;
        made[unit] = port;
      }
      return made;
    },
  }),
  question({
    kind: 'place',
    merge: 'entries',
    fill: (said, asked) => ({ ...advised<'place'>(asked), ...said }),
  }),
  question({
    kind: 'arrive-other-sea',
    merge: 'entries',
    fill: (said, asked) => ({ ...advised<'arrive-other-sea'>(asked), ...said }),
  }),
  question({ kind: 'isidro-box', merge: 'last' }),
];
