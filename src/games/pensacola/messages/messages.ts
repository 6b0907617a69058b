/** What Pensacola says, by language. */
import { fateWords } from '../../../engine/fates.ts';
import { wordsFor } from '../../../series/boar/words/words.ts';
import { cardWords } from './cards.ts';
import { coup } from './coup.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nameMessages } from './names.ts';
import { raids } from './raids.ts';
import { siegeWords } from './siege.ts';
import { works } from './works.ts';

const series = wordsFor('pensacola');

export const messages = {
  en: {
    ...fateWords.en,
    ...series.en,
    ...nameMessages('en'),
    ...siegeWords.en,
    ...en,
    ...coup.en,
    ...cardWords.en,
    ...works.en,
    ...raids.en,
  },
  fr: {
    ...fateWords.fr,
    ...series.fr,
    ...nameMessages('fr'),
    ...siegeWords.fr,
    ...fr,
    ...coup.fr,
    ...cardWords.fr,
    ...works.fr,
    ...raids.fr,
  },
  es: {
    ...fateWords.es,
    ...series.es,
    ...nameMessages('es'),
    ...siegeWords.es,
    ...es,
    ...coup.es,
    ...cardWords.es,
    ...works.es,
    ...raids.es,
  },
} as const;
