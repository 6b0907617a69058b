/** What Savannah says, by language. */
import { en } from './en.ts';
import { fr } from './fr.ts';

export const messages = { en, fr } as const;
