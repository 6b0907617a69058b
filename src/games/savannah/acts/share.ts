/** MOMENTUM SHARE: how the Allies divide the momentum they share (R71); read where a question asks whose it is. */
import { choice } from '../../../acts/slots.ts';
import { act } from './act.ts';

export const share = act({
  id: 'MOMENTUM SHARE',
  words: { en: ['momentum share'], fr: ['élan partage', 'élan partager'], es: ['impulso reparto'] },
  slots: {
    army: choice({
      french: ['french', 'français', 'franceses'],
      american: ['american', 'américains', 'americanos'],
      either: ['either', 'both', 'les deux', 'ambos'],
    }),
  },
  calls: [],
  standing: true,
  example: 'MOMENTUM SHARE either',
});
