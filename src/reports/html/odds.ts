/** What an attack promises, shaped for `templates/partials/odds.hbs`. */
import type { OddsTold } from '../../engine/odds.ts';
import type { LetterWords } from '../words/words.ts';
import { signedHtml } from './typeset.ts';

export function oddsView({ at, addends, sum, outcomes }: OddsTold, words: LetterWords) {
  return {
    at: at ?? null,
    addends: addends.map(({ name, value }) => `${name} ${signedHtml(value)}`).join(', '),
    sum: `${words.sum.toLowerCase()} ${signedHtml(sum)}`,
    outcomes: outcomes.map(({ kind, chance, codes }) => ({
      lose: kind === 'lose',
      back: kind === 'back',
      even: kind === 'even',
      word: words.outcomes[kind],
      chance,
      codes,
    })),
  };
}
