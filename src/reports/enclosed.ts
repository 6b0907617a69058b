/** Whether a report's PDF goes with it, and what the foot of the letter says of that. */
import type { LetterWords } from './words/words.ts';

export type Enclosed =
  | { pdf: 'attached' }
  /** None is made: a report in files, or on the web. */
  | { pdf: 'none' }
  /** The seat takes letters without. */
  | { pdf: 'unwanted' }
  /** The letter would have been larger than its reader takes; `link` leads to it where there is a web. */
  | { pdf: 'too-large'; megabytes: number; link: string | null };

export const ATTACHED: Enclosed = { pdf: 'attached' };

/** The foot in words; a link follows it, on a line of its own where lines have ends. */
export function footOf(enclosed: Enclosed, words: LetterWords): string {
  switch (enclosed.pdf) {
    case 'attached':
      return words.foot;
    case 'none':
      return words.shortFoot;
    case 'unwanted':
      return words.footWithoutPdf;
    case 'too-large':
      return words.footTooLarge(enclosed.megabytes, enclosed.link !== null);
  }
}

export function linkOf(enclosed: Enclosed): string | null {
  return enclosed.pdf === 'too-large' ? enclosed.link : null;
}
