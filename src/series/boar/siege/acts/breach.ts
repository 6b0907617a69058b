/** BREACH: which works a bombardment breaches, or which hex it strikes where it may choose (S 4.6). */
import { place } from '../../../../acts/slots.ts';
import { act } from '../../acts/act.ts';
import { optionsOf } from '../../acts/chosen.ts';
import { overWithDays, reason } from '../../acts/unasked.ts';
import { SIDE } from '../../acts/words.ts';
import { breachable, cityInReach } from '../targets.ts';
import { doubt, inSiege } from './besieging.ts';
import { isOfHex, sideNamed } from './hexsides.ts';

export const breach = act({
  id: 'BREACH',
  words: { en: ['breach'], fr: ['brèche', 'battre en brèche'], es: ['brecha'] },
  slots: { hex: place(), side: SIDE },
  calls: [],
  standing: true,
  ahead: true,
  says: {
    'siege-breach-side': sideNamed,
    'siege-city-hex': ({ hex }, { need }) => optionsOf(need).find((one) => one === hex),
    'construction-remove': ({ hex }, { need }) => optionsOf(need).find((one) => one === hex),
  },
  /** The besieger breaches works and ruins the town; the besieged breach siege works and break up what is begun. */
  idle: (sight, args) =>
    inSiege(sight, (besieging) => {
      const { opened, view, siege, besieges } = besieging;
      const sides = breachable(opened, view, { as: besieges ? 'besieger' : 'besieged' });
      const hexes = besieges ? cityInReach(opened, view) : siege.building.map((marker) => marker.hex);
      const isThere = sides.some((name) => isOfHex(args, name)) || hexes.includes(args.hex);
      return isThere ? [] : [doubt(besieging, 'breach-nothing', 'S 4.6', { hex: args.hex, slot: 'hex' })];
    }),
  unasked: (sight) => overWithDays(sight, 'siege-over') ?? reason(sight, 'breach-unwon'),
});
