/** What every way in hands over: a raw mail, where it came from, and how far that source has been read. */

/** Where a mail came from; enough to find it again there. */
export type Source =
  | { kind: 'imap'; mailbox: string; uidValidity: string; uid: number }
  /** `client`: the peer's address; `helo`: what it called itself. */
  | { kind: 'smtp'; from: string; to: readonly string[]; client: string; helo?: string }
  | { kind: 'folder'; path: string };

export interface Incoming {
  source: Source;
  /** The mail as it came; of one over the size limit only the head. */
  raw: Uint8Array;
  /** Size at the source, in bytes. */
  bytes: number;
  /** When it reached us or our mail server; the mail's own date decides nothing. */
  receivedAt: Date;
}

/** Stores a mail before anything else is done with it. Throws when it could not; the mail then stays where it was. */
export type Sink = (incoming: Incoming) => Promise<'stored' | 'duplicate'>;

/** A running source of mail. */
export interface Intake {
  /** All mail that reached this source before this instant has been stored; null when it was never read through. */
  readThrough(): Date | null;
  /** Reads what is there now, not at the next poll; nothing where the source cannot be reached. */
  hurry(): void;
  /** Ends after the mail in hand; nothing is handed over later. */
  stop(): Promise<void>;
}

/** Told of what went wrong; a source goes on by itself. */
export type OnTrouble = (trouble: { source: Source['kind']; error: Error }) => void;

export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
