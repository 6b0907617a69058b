/** The fixed words of letters, one catalogue a language. */
import { english, type LetterWords } from './en.ts';
import { french } from './fr.ts';
import type { UmpireWords } from './umpire.en.ts';

const catalogues: Readonly<Record<'en' | 'fr', LetterWords>> = { en: english, fr: french };

export function wordsOf(language: 'en' | 'fr'): LetterWords {
  return catalogues[language];
}

export type { LetterWords, UmpireWords };
