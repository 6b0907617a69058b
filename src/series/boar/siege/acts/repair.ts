/** REPAIR: which breach is closed first (S 4.6). */
import { place } from '../../../../acts/slots.ts';
import { act } from '../../acts/act.ts';
import { overWithDays, reason } from '../../acts/unasked.ts';
import { SIDE } from '../../acts/words.ts';
import { repairable } from '../targets.ts';
import { doubt, inSiege } from './besieging.ts';
import { isOfHex, sideNamed } from './hexsides.ts';

export const repair = act({
  id: 'REPAIR',
  words: { en: ['repair'], fr: ['réparer'], es: ['reparar'] },
  slots: { hex: place(), side: SIDE },
  calls: [],
  standing: true,
  ahead: true,
  says: { 'siege-repair-side': sideNamed },
  idle: (sight, args) =>
    inSiege(sight, (besieging) => {
      const { opened, view, besieges } = besieging;
      const sides = repairable(opened, view, { as: besieges ? 'besieger' : 'besieged' });
      const isThere = sides.some((name) => isOfHex(args, name));
      return isThere ? [] : [doubt(besieging, 'repair-nothing', 'S 4.6', { hex: args.hex, slot: 'hex' })];
    }),
  unasked: (sight) => overWithDays(sight, 'siege-over') ?? reason(sight, 'repair-unwon'),
});
