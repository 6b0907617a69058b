/** Languages of letters in the console's forms. */
import type { AnyGame, Language } from '../../engine/contract.ts';
import { LANGUAGES } from '../../engine/phrase.ts';
import { letterWords } from '../../reports/index.ts';

/** Those of a game's letters, to choose from. */
export function languageChoices({ languages }: Pick<AnyGame, 'languages'>, chosen: string) {
  const names = letterWords('en').joining.joined.languages;
  return languages.map((code) => ({ code, name: names[code], isChosen: code === chosen }));
}

/** As a form says it; English where it says nothing we know. */
export function languageIn(value: string): Language {
  return LANGUAGES.find((language) => language === value) ?? 'en';
}
