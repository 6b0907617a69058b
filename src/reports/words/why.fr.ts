/** What `why` says of one place of a game, in French. */
import type { WhyWords } from './why.en.ts';

export const frenchWhy: WhyWords = {
  question: 'Question',
  answer: 'Réponse',
  orders: (call) => `${call.charAt(0).toUpperCase()}${call.slice(1)} du tour.`,
  noOrders: 'aucun',
  from: {
    reply: 'Répondu par lettre',
    condition: 'Par un ordre sous condition',
    order: 'Par un ordre',
    'standing-condition': 'Par un ordre permanent sous condition',
    standing: 'Par un ordre permanent',
    doctrine: 'Par la doctrine\u202f: aucun ordre ne disait autre chose',
    kept: 'Comme avant le retour en arrière',
  },
  passed: (line) => `Laissé de côté ${line}`,
  ruling: 'L’arbitre a décidé',
  ruledOn: (edit) => `a changé ${edit}`,
  rules: 'Règles',
  dice: 'Dés',
};
