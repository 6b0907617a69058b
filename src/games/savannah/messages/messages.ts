/** What Savannah says, by language. */
import { fateWords } from '../../../engine/fates.ts';
import { answers } from './answers.ts';
import { campaign } from './campaign.ts';
import { cards } from './cards.ts';
import { dispatchWords } from './dispatches.ts';
import { en } from './en.ts';
import { examples } from './examples.ts';
import { fightWords } from './fights.ts';
import { fr } from './fr.ts';
import { ground } from './ground.ts';
import { orders } from './orders.ts';
import { ruleWords } from './rules.ts';
import { siege } from './siege.ts';

export const messages = {
  en: {
    ...fateWords.en,
    ...en,
    ...ground.en,
    ...orders.en,
    ...answers.en,
    ...campaign.en,
    ...siege.en,
    ...cards.en,
    ...dispatchWords.en,
    ...examples.en,
    ...fightWords.en,
    ...ruleWords.en,
  },
  fr: {
    ...fateWords.fr,
    ...fr,
    ...ground.fr,
    ...orders.fr,
    ...answers.fr,
    ...campaign.fr,
    ...siege.fr,
    ...cards.fr,
    ...dispatchWords.fr,
    ...examples.fr,
    ...fightWords.fr,
    ...ruleWords.fr,
  },
} as const;
