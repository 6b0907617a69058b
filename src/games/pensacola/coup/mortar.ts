/** The mortar in a redoubt of the siege that is in supply is not only farther but surer (P 3.11). */
import { first } from '../../../engine/ends.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import { fireValue } from '../../../series/boar/rules/fire.ts';

export const servedMortar: Exception = {
  rule: 'P 3.11',
  amends: {
    fireModifiers: [
      {
        name: 'drm.served',
        rule: 'P 3.11',
        value: (at, { plunging, batteries }) =>
          plunging && at.house.mortarGain(at, first(batteries)) > 0 ? fireValue(at, 'served') : 0,
      },
    ],
  },
};
