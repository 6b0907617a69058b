/** How a letter says that its reader may have it in another language. */
import type { Language } from '../engine/contract.ts';
import type { LetterWords } from './words/words.ts';

/** `LANGUAGE fr`, and what it brings; none where letters come in one language alone. `languages`: the reader's own last. */
export function languageRow(
  languages: readonly Language[],
  { letters }: LetterWords,
): readonly (readonly [string, string])[] {
  const { languages: names, languageForm } = letters.joining.joined;
  const [first, ...others] = languages.map((code) => ({ code, name: names[code] }));
  return first === undefined || others.length === 0 ? [] : [languageForm(first, others)];
}
