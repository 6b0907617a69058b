/** The messages of the war as phrasebooks, one for each language its letters have. */
import { type Phrasebook, phrasebook } from '../../../engine/phrase.ts';
import type { EarLanguage } from './languages.ts';
import { messages } from './messages.ts';

export const books: { readonly [L in EarLanguage]: Phrasebook<L> } = {
  en: phrasebook('en', messages.en),
  fr: phrasebook('fr', messages.fr),
  es: phrasebook('es', messages.es),
};
