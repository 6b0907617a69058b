/** CROSS: ships sent round the Horn into the other sea (7.4). */
import { units } from '../../../acts/slots.ts';
import { act } from './act.ts';
import { asksOfNothing } from './against.ts';

export const cross = act({
  id: 'CROSS',
  words: {
    en: ['cross', 'round the horn', 'other sea'],
    fr: ['traverser', 'doubler le horn', 'autre mer'],
    es: ['cruzar', 'doblar el cabo', 'otro mar'],
  },
  slots: { units: units() },
  calls: ['movement'],
  example: 'CROSS en-boyne, en-frigate-2',
  idle: (_sight, _args, order) => asksOfNothing(order),
});
