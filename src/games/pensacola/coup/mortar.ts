/** The mortar among works: surer out of a redoubt in supply (P 3.11), and beside field guns only there (P 3.7.3.1). */
import { first } from '../../../engine/ends.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import { fireValue } from '../../../series/boar/rules/fire.ts';
import { counterOf } from '../../../series/boar/rules/units.ts';
import { worksHexes } from '../../../series/boar/siege/ground.ts';

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

/** A stockade or a redoubt has room for field guns and the mortar together. */
export const gunsBesideMortar: Exception = {
  rule: 'P 3.7.3.1',
  amends: {
    moreGuns: ({ field, position }, hex, units) =>
      worksHexes(position).includes(hex) && units.some((unit) => counterOf(field, unit).arm === 'mortar') ? 1 : 0,
  },
};
