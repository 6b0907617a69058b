/** What `why` says of one place of a game, in English. */
export const englishWhy = {
  question: 'Asked',
  answer: 'Answer',
  orders: (call: string) => `${call.charAt(0).toUpperCase()}${call.slice(1)} of the turn.`,
  noOrders: 'none',
  from: {
    reply: 'Answered by letter',
    condition: 'By an order with a condition',
    order: 'By an order',
    'standing-condition': 'By a standing order with a condition',
    standing: 'By a standing order',
    doctrine: 'By doctrine: no order said otherwise',
    kept: 'As before play was taken back',
  },
  passed: (line: string) => `Passed over ${line}`,
  ruling: 'The umpire ruled',
  ruledOn: (edit: string) => `changed ${edit}`,
  rules: 'Rules',
  dice: 'Dice',
};

export type WhyWords = typeof englishWhy;
