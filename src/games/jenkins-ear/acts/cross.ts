/** CROSS: ships sent round the Horn into the other sea (7.4). */
import { units } from '../../../acts/slots.ts';
import { coverUp } from '../fog.ts';
import { cross as setOut } from '../passage.ts';
import { takePorts } from '../ports.ts';
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
  example: 'CROSS boyne, frigate-2',
  *play(phase, { units: ids }, order) {
    const failed = yield* setOut(phase, ids, order);
    takePorts(phase.board);
    coverUp(phase.board);
    return failed;
  },
  idle: (_sight, _args, order) => asksOfNothing(order),
});
