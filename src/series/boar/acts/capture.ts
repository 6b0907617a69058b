/** CAPTURE: which of the enemy's units is taken, where the victor may choose. */
import { choice, optional, unit } from '../../../acts/slots.ts';
import { act } from './act.ts';
import { byStrength, optionsOf } from './chosen.ts';

export const capture = act({
  id: 'CAPTURE',
  words: { en: ['capture'], fr: ['capturer'], es: ['capturar'] },
  slots: {
    target: optional(unit({ whose: 'enemy' })),
    which: optional(
      choice({ strongest: ['strongest', 'plus fort', 'más fuerte'], weakest: ['weakest', 'plus faible', 'más débil'] }),
    ),
  },
  calls: [],
  standing: true,
  says: {
    'capture-choice'({ target, which }, asked) {
      const options = optionsOf(asked.need);
      if (asked.about.side === asked.need.role) return undefined;
      if (which !== undefined) return byStrength(asked, options).at(which === 'strongest' ? -1 : 0);
      return options.find((one) => one === target);
    },
  },
});
