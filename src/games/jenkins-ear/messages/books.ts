/** The messages of the war as phrasebooks, one for each language its letters have. */
import { phrasebooks } from '../../../engine/phrase.ts';
import { languages } from './languages.ts';
import { messages } from './messages.ts';

export const books = phrasebooks(languages, messages);
