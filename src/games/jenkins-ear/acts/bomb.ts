/** BOMB: which bomb ships join a combat ashore (11.1). */
import { never, warning } from '../../../acts/against.ts';
import { act } from './act.ts';
import { hasAny } from './bought.ts';
import { chosen, isFor } from './chosen.ts';
import { unfit } from './unfit.ts';
import { HEX, UNITS, WHO } from './words.ts';

export const bomb = act({
  id: 'BOMB',
  words: { en: ['bomb', 'bombard'], fr: ['bombarder'], es: ['bombardear'] },
  slots: { units: UNITS, who: WHO, at: HEX },
  calls: [],
  standing: true,
  example: 'BOMB all AT havana',
  says: {
    'bomb-ship-joins': (args, { field, about }) =>
      isFor(args.at, about.hex) ? chosen(field, args, about.ships) : undefined,
  },
  idle(sight, { units }, _order, before) {
    const mayHave = [...sight.field.counters.values()].some(
      (one) => one.side === sight.side && one.kind === 'bomb-ship',
    );
    if (!mayHave) return [never('ear.no-bomb-ships', '11.1')];
    return units.length > 0 || hasAny(sight, 'bomb-ship', before)
      ? unfit(sight, units, before, ({ kind }) => kind === 'bomb-ship', ['ear.not-a-bomb-ship', '11.1'])
      : [warning('ear.no-bomb-ship', '11.1', { now: true })];
  },
  pertinent: (sight) => hasAny(sight, 'bomb-ship', []),
});
