/** Letters of a game come in the languages that its words are in, whoever asks for another. */
import type { AnyGame, Language } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';

/** Throws DataBroken where letters of this game cannot be written in this language. */
export function mustSpeak({ languages }: Pick<AnyGame, 'languages'>, language: Language): void {
  if (!languages.includes(language)) throw new DataBroken('no-such-language', { language, known: languages });
}

/** As a letter lists them to who reads `own`: what else there is, then that. */
export function ownLast(languages: readonly Language[], own: Language): readonly Language[] {
  return [...languages.filter((language) => language !== own), own];
}
