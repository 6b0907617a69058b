/** Dice and keys as a letter's foot prints them, the same in text and HTML. */
import type { Audience, KeySource, LedgerRoll } from './model.ts';
import type { LetterWords } from './words/words.ts';

/** `5  t16/allies/combat/1404/!close-combat`: face first, for addresses are of any length. */
export function rollText(roll: LedgerRoll, words: LetterWords): string {
  const ruled = roll.ruled === undefined ? '' : `, ${words.ruledTo(`${roll.ruled}`)}`;
  return `${roll.face}${ruled}  ${roll.address}`;
}

/** Seed and mix with their names; nothing while the game goes on. */
export const sourceHashes = (source: KeySource | undefined, words: LetterWords): { label: string; hex: string }[] =>
  source
    ? [
        { label: words.seed, hex: source.seed },
        { label: words.mix, hex: source.mix },
      ]
    : [];

/** Who a key is for, in the reader's language. */
export function audienceName({ audience, name }: Audience, words: LetterWords): string {
  return name ?? words.audiences[audience] ?? audience;
}
