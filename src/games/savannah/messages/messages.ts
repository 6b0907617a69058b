/** What Savannah says, by language. */
import { fateWords } from '../../../engine/fates.ts';
import { wordsFor } from '../../../series/boar/words/words.ts';
import { campaign } from './campaign.ts';
import { dispatchWords } from './dispatches.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ground } from './ground.ts';
import { named } from './named.ts';
import { orders } from './orders.ts';
import { ruleWords } from './rules.ts';

const series = wordsFor('savannah');

export const messages = {
  en: {
    ...fateWords.en,
    ...series.en,
    ...named.en,
    ...en,
    ...ground.en,
    ...orders.en,
    ...campaign.en,
    ...dispatchWords.en,
    ...ruleWords.en,
  },
  fr: {
    ...fateWords.fr,
    ...series.fr,
    ...named.fr,
    ...fr,
    ...ground.fr,
    ...orders.fr,
    ...campaign.fr,
    ...dispatchWords.fr,
    ...ruleWords.fr,
  },
} as const;
