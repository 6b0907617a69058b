/** Hands the bytes of a letter to a mail server and says, in one of three words, what became of them. */
import nodemailer, { type Transporter } from 'nodemailer';

export interface RelayOptions {
  host: string;
  port: number;
  /** TLS from the first byte; without it STARTTLS is used where offered. */
  secure: boolean;
  user?: string;
  password?: string;
  /** Own name in EHLO. */
  name?: string;
}

export type Relay = Transporter;

export type Delivery =
  | { kind: 'sent'; response: string }
  /** May go later; the server may even have it, which the same Message-ID makes harmless. */
  | { kind: 'temporary'; trouble: string }
  | { kind: 'permanent'; trouble: string };

// Below what servers allow in one session; OpenSMTPD ends it after 100.
const mailsPerConnection = 50;
/** Letters under way at once. */
export const connections = 4;
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/** A connection to the server that takes our mail; close it when done. */
export function openRelay(options: RelayOptions): Relay {
  const auth = options.user === undefined ? {} : { auth: { user: options.user, pass: options.password ?? '' } };
  return nodemailer.createTransport({
    host: options.host,
    port: options.port,
    secure: options.secure,
    ...(options.name === undefined ? {} : { name: options.name }),
    ...auth,
    ...patience,
    pool: true,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends stored bytes to one recipient. Never rejects. `from` is the envelope sender, '' for none. */
export async function sendRaw(
  raw: Uint8Array,
  envelope: { from: string; to: string },
  relay: Relay,
): Promise<Delivery> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  try {
    const info = await relay.sendMail({ envelope: { ...envelope, ...{ size: bytes.length } }, raw: bytes });
    const response = info.response ?? '';
    return (info.rejected?.length ?? 0) > 0 ? { kind: 'permanent', trouble: response } : { kind: 'sent', response };
  } catch (thrown) {
    return troubleOf(thrown as SendingError);
  }
}

interface SendingError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

const refusedForGood = 500;

/** What a failed attempt means: a 5xx to this mail is for good, anything about the connection or the login is not. */
export function troubleOf(error: SendingError): Exclude<Delivery, { kind: 'sent' }> {
  const trouble = (error.response ?? error.message ?? String(error)).slice(0, 500);
  if (error.code === 'EAUTH' || error.code === 'ECONNECTION') return { kind: 'temporary', trouble };
  if (error.responseCode !== undefined)
    return { kind: error.responseCode >= refusedForGood ? 'permanent' : 'temporary', trouble };
  return { kind: error.code === 'EMESSAGE' || error.code === 'EENVELOPE' ? 'permanent' : 'temporary', trouble };
}

const minute = 60_000;
const pauses = [1, 5, 15, 60, 120, 240, 480, 720].map((minutes) => minutes * minute);
const longestTry = 5 * 24 * 60 * minute;

/** When a letter owed since `owedAt` is tried again after `attempts` failures, or null when it is given up. */
export function nextAttempt(attempts: number, owedAt: Date, now: Date): Date | null {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? minute;
  const next = new Date(now.getTime() + pause);
  return next.getTime() - owedAt.getTime() > longestTry ? null : next;
}
