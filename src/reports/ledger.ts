/** Dice and keys as the foot of a letter prints them that no PDF goes with, the same in text and HTML. */
import type { Audience, KeySource, LedgerRoll } from './model.ts';
import type { LetterWords } from './words/words.ts';

/** Signs of the journal's head that find a letter in the record. */
export const HEAD = 12;

/** `5`, and `storm: t01/english/!storm`: face first, for addresses are of any length. */
export function rollParts(roll: LedgerRoll, words: LetterWords): { face: string; place: string } {
  const ruled = roll.ruled === undefined ? '' : `, ${words.ruledTo(`${roll.ruled}`)}`;
  const what = roll.what === undefined ? '' : `${roll.what}${words.colon}`;
  return { face: `${roll.face}${ruled}`, place: `${what}${roll.address}` };
}

export function rollText(roll: LedgerRoll, words: LetterWords): string {
  const { face, place } = rollParts(roll, words);
  return `${face}  ${place}`;
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
