/** How mails are read here: a line may be an order of any game there is. */
import { RULESETS } from '../../games/index.ts';
import { orderWords } from '../../mail/reading/orderWords.ts';
import { mailReader } from '../../mail/reading/readMail.ts';

/** What lines of a mail may be, by the words they begin with. */
export const ORDER_WORDS = orderWords(
  RULESETS.flatMap(({ verbs }) => verbs.flatMap(({ words }) => Object.values(words).flat())),
);

export const readMail = mailReader(ORDER_WORDS);
