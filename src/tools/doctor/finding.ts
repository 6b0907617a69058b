/** What was looked at, how it is, and what to do about it. */
export interface Finding {
  readonly what: string;
  /** `unknown`: it could not be found out from here. */
  readonly is: 'good' | 'wrong' | 'unknown';
  readonly says: string;
  /** What the operator does. */
  readonly mend?: string;
}

export const good = (what: string, says: string): Finding => ({ what, is: 'good', says });
export const wrong = (what: string, says: string, mend: string): Finding => ({ what, is: 'wrong', says, mend });
export const unknown = (what: string, says: string, mend: string): Finding => ({ what, is: 'unknown', says, mend });

/** What a fault says of itself, in one line. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
