/** What orders answer at Savannah: what those of the series do, who goes on along the Way, and who sallies. */

import { isFor, listOf } from '../../series/boar/acts/asked.ts';
import { repliesOf } from '../../series/boar/acts/reply.ts';
import { sortieRepliers } from './campaign/reply.ts';

export const { reply, merges, answered } = repliesOf(
  {
    'covered-way-step': (asked) => {
      if (!listOf(asked.about.units).some((unit) => isFor(asked, unit))) return undefined;
      return asked.order.verb === 'HOLD' ? 'stop' : 'on';
    },
    ...sortieRepliers,
  },
  ['declare-sortie-leader'],
);
