/** What is asked about the sender of a mail, and what is found out. */

/** What was known of a mail when it came. */
export interface Arrival {
  raw: Uint8Array;
  /** `imap/INBOX`, `smtp`, `folder` */
  source: string;
  /** Of a mail our own listener took: the peer's address, what it called itself, and the envelope sender. */
  client?: string;
  helo?: string;
  from?: string;
  at: Date;
}

/** Answers as `dns.promises.resolve` does. */
export type Resolver = (domain: string, type: string) => Promise<string[] | string[][]>;

export interface Proof {
  /** `none`: nothing speaks for the sender, nothing against him. */
  verdict: 'pass' | 'fail' | 'none';
  /** What was found, for the log: `dkim=neutral`, `dmarc=fail`. */
  reasons: readonly string[];
  /** DNS did not answer: another time the verdict may be another. */
  again?: true;
}
