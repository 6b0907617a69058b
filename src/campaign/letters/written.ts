/** What a writer of letters gives. */
import type { LetterFile } from '../../mail/sender/compose.ts';

/** A letter's content, ready to be composed. */
export interface Written {
  subject: string;
  text: string;
  /** Left out for who reads text alone. */
  html?: string;
  inline?: readonly (LetterFile & { cid: string })[];
  attachments?: readonly LetterFile[];
}
