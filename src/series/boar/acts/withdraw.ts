/** WITHDRAW: horse go before a fight (series 13), and whom a game lets go besides. */
import { optional, place, units } from '../../../acts/slots.ts';
import { mayWithdraw } from '../rules/withdrawal.ts';
import { act } from './act.ts';
import { type Needed, unfit } from './against.ts';
import { sentTo } from './chosen.ts';
import { TO } from './words.ts';

const free: Needed = { code: 'boar.not-to-withdraw', rule: 'series 13', has: ({ id }, { at }) => mayWithdraw(at, id) };

export const withdraw = act({
  id: 'WITHDRAW',
  words: { en: ['withdraw'], fr: ['se replier', 'repli'], es: ['replegarse', 'replegar'] },
  slots: { units: units(), to: optional(place({ after: TO })) },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'cavalry-withdraw': (args, asked) => sentTo(asked, args, asked.about.defenders),
  },
  idle: (sight, args) => unfit(sight, args.units, free),
  pertinent: (sight, args) => unfit(sight, args.units, free).length === 0,
});
