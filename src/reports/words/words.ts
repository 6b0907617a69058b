/** The fixed words of letters, one catalogue a language. */
import type { Story } from '../../engine/story.ts';
import { english, type LetterWords } from './en.ts';
import { french } from './fr.ts';
import type { UmpireWords } from './umpire.en.ts';

const catalogues: Readonly<Record<'en' | 'fr', LetterWords>> = { en: english, fr: french };

export function wordsOf(language: 'en' | 'fr'): LetterWords {
  return catalogues[language];
}

/** The words of a report: the letters' own, but for those that its game words itself. */
export function wordsFor({ language, story }: { language: 'en' | 'fr'; story: Pick<Story, 'words'> }): LetterWords {
  return story.words === undefined ? wordsOf(language) : { ...wordsOf(language), ...story.words };
}

export type { LetterWords, UmpireWords };
