/** FIRESHIPS: which fire ships are used in a naval combat (11.3). */
import { warning } from '../../../acts/against.ts';
import { act } from './act.ts';
import { hasAny } from './bought.ts';
import { chosen, isFor } from './chosen.ts';
import { unfit } from './unfit.ts';
import { HEX, UNITS, WHO } from './words.ts';

export const fireships = act({
  id: 'FIRESHIPS',
  words: {
    en: ['fireships', 'fire ships', 'fire ship'],
    fr: ['brûlots', 'brûlot'],
    es: ['brulotes', 'brulote'],
  },
  slots: { units: UNITS, who: WHO, at: HEX },
  calls: [],
  standing: true,
  example: 'FIRESHIPS all AT havana',
  says: {
    'fire-ships-used': (args, { field, about }) =>
      isFor(args.at, about.hex) ? chosen(field, args, about.ships) : undefined,
  },
  idle: (sight, { units }, _order, before) =>
    units.length > 0 || hasAny(sight, 'fire-ship', before)
      ? unfit(sight, units, before, ({ kind }) => kind === 'fire-ship', ['ear.not-a-fire-ship', '11.3'])
      : [warning('ear.no-fire-ship', '11.3', { now: true })],
  pertinent: (sight) => hasAny(sight, 'fire-ship', []),
});
