/** SIEGE: whether one's guns bombard, or answer a bombardment (S 4.6). */
import { choice } from '../../../../acts/slots.ts';
import { act } from '../../acts/act.ts';
import { overWithDays, reason } from '../../acts/unasked.ts';
import { siegeSheet } from '../sheet.ts';
import { doubt, inSiege } from './besieging.ts';

export const siegeFire = act({
  id: 'SIEGE',
  words: { en: ['siege'], fr: ['siège'], es: ['sitio', 'asedio'] },
  slots: {
    do: choice({ fire: ['fire', 'tirer', 'feu', 'fuego'], hold: ['hold', 'tenir', 'attendre', 'alto'] }),
  },
  calls: [],
  standing: true,
  ahead: true,
  says: { 'siege-fire': (args) => args.do, 'siege-reply': (args) => args.do },
  idle: (sight) =>
    inSiege(sight, (besieging) => {
      const { view, siege, besieges } = besieging;
      if (besieges) return view.siege.length > 0 ? [] : [doubt(besieging, 'siege-no-works', 'S 4.6')];
      return siege.opened ? [] : [doubt(besieging, 'siege-not-opened', 'S 4.6')];
    }),
  unasked(sight) {
    const { opened, view, side } = sight;
    const early = overWithDays(sight, 'siege-over');
    if (early) return early;
    if (view.siege.length === 0) return reason(sight, 'siege-workless');
    const { weather } = view;
    if (siegeSheet(opened).weather.kinds[weather]?.tables === null) return reason(sight, 'siege-weather', { weather });
    const isOpen = view.campaign?.siege.opened ?? false;
    return reason(sight, side !== opened.field.siegeOf && !isOpen ? 'siege-unopened' : 'siege-silent');
  },
});
