/** What Savannah says, by language. */
import { phrasebooks } from '../../../engine/phrase.ts';
import { wordsFor } from '../../../series/boar/words/words.ts';
import { campaign } from './campaign.ts';
import { dispatchWords } from './dispatches.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ground } from './ground.ts';
import { languages } from './languages.ts';
import { named } from './named.ts';
import { orders } from './orders.ts';
import { ruleWords } from './rules.ts';

const own = [named, { en, fr }, ground, orders, campaign, dispatchWords, ruleWords];

export const messages = wordsFor('savannah', languages, own);
export const books = phrasebooks(languages, messages);
