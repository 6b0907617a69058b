/** What a writer of letters gives, and what a report is printed with. */
import type { LetterFile } from '../../mail/sender/compose.ts';
import type { ReportModel } from '../../reports/index.ts';
import type { LetterFormat } from '../../store/schema.ts';

/** A letter's content, ready to be composed. */
export interface Written {
  subject: string;
  text: string;
  /** Left out for who reads text alone. */
  html?: string;
  inline?: readonly (LetterFile & { cid: string })[];
  attachments?: readonly LetterFile[];
}

/** What a reader wants of a letter. */
export interface PrintStyle {
  format: LetterFormat;
  /** Bytes of the whole letter, as sent. */
  mostBytes: number;
  /** Where the PDF is when it does not fit. */
  link: string | null;
}

/** Prints a report; the same one comes out the same. */
export type Print = (model: ReportModel, paper: 'A4' | 'Letter', style: PrintStyle) => Promise<Written>;
