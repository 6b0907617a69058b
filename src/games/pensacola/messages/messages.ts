/** What Pensacola says, by language. */
import { phrasebooks } from '../../../engine/phrase.ts';
import { languages } from '../../../series/boar/words/languages.ts';
import { wordsFor } from '../../../series/boar/words/words.ts';
import { cardWords } from './cards.ts';
import { coup } from './coup.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nameWords } from './names.ts';
import { raids } from './raids.ts';
import { siegeWords } from './siege.ts';
import { works } from './works.ts';

const own = [nameWords, siegeWords, { en, fr, es }, coup, cardWords, works, raids];

export const messages = wordsFor('pensacola', languages, own);
export const books = phrasebooks(languages, messages);
