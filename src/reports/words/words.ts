/** The fixed words of letters, one catalogue a language. */
import type { Language } from '../../engine/contract.ts';
import { english, type LetterWords } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { UmpireWords } from './umpire.en.ts';

export const catalogues: Readonly<Record<Language, LetterWords>> = { en: english, fr: french, es: spanish };

export function wordsOf(language: Language): LetterWords {
  return catalogues[language];
}

export type { LetterWords, UmpireWords };
