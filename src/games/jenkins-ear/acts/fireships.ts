/** FIRESHIPS: which fire ships are used in a naval combat (11.3). */
import { warning } from '../../../acts/against.ts';
import type { Book } from '../../../engine/contract.ts';
import type { HexId } from '../field.ts';
import { only } from '../units.ts';
import { act, type Sight } from './act.ts';
import { hasAny } from './bought.ts';
import { chosen, isFor, meantBy } from './chosen.ts';
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

/** As a side sees it without the fire ships that the lines of its book hold back from a fight there. */
export function withFireShips<S extends Pick<Sight, 'field' | 'view'>>(sight: S, hex: HexId, book?: Book): S {
  const { field, view } = sight;
  const all = only(field, Object.keys(view.units), ({ kind }) => kind === 'fire-ship');
  const used = meantBy(field, fireships.verb.id, hex, all, book) ?? all;
  const units = Object.entries(view.units).filter(([id]) => !all.includes(id) || used.includes(id));
  return { ...sight, view: { ...view, units: Object.fromEntries(units) } };
}
