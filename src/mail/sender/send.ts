/** Hands the bytes of a letter to a mail server and says, in one of four words, what became of them. */
import nodemailer, { type Transporter } from 'nodemailer';
import { accessToken, type Login } from '../login.ts';
import { relayTls, type TlsRule } from '../tls.ts';

export interface RelayOptions {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** `offered` when not given. */
  tls?: TlsRule;
  /** Null where the server wants none. */
  login?: Login | null;
  /** Own name in EHLO. */
  name?: string;
}

export type Relay = Transporter;

export type Delivery =
  | { kind: 'sent'; response: string }
  /** May go later; the server may even have it, which the same Message-ID makes harmless. */
  | { kind: 'temporary'; trouble: string }
  /** The server that sends our mail takes none, whichever it is: this letter has nothing to do with it. */
  | { kind: 'stalled'; trouble: string }
  | { kind: 'permanent'; trouble: string };

// Below what servers allow in one session; OpenSMTPD ends it after 100.
const mailsPerConnection = 50;
/** Letters under way at once. */
export const connections = 4;
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/** A connection to the server that takes our mail; close it when done. */
export function openRelay(options: RelayOptions): Relay {
  const { login = null } = options;
  const relay = nodemailer.createTransport({
    host: options.host,
    port: options.port,
    secure: options.secure,
    ...relayTls(options.tls ?? 'offered'),
    ...(options.name === undefined ? {} : { name: options.name }),
    ...(login === null ? {} : { auth: authOf(login) }),
    ...patience,
    pool: true,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (login !== null && 'tokenCommand' in login)
    relay.set('oauth2_provision_cb', (_user, _renew, done) => {
      accessToken(login.tokenCommand).then(
        (token) => done(null, token),
        (error: Error) => done(error),
      );
    });
  return relay;
}

const authOf = (login: Login) =>
  'password' in login ? { user: login.user, pass: login.password } : { type: 'OAuth2' as const, user: login.user };

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
  /** Step of the conversation: `CONN`, `EHLO`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`; `API` where it never began. */
  command?: string;
  responseCode?: number;
  response?: string;
}

const refusedForGood = 500;
const closing = 421;
/** The session may not send at all, whomever to: it is not logged in. */
const notLoggedIn: ReadonlySet<number> = new Set([530, 534, 535, 538]);
// Said of a reader, and mostly about us: a relay that has forgotten who may use it.
const relayingDenied = /\brelay(ing)?\b.*\b(denied|not permitted|not allowed|prohibited|refused)\b/iu;
/** Steps at which a server speaks of this letter and its reader. */
const aboutLetter: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/**
 * What a failed attempt means: a 5xx to this reader or this content is for good; what comes before them is about the
 * connection, the login or our sender, and no letter is lost by it.
 */
export function troubleOf(error: SendingError): Exclude<Delivery, { kind: 'sent' }> {
  const trouble = (error.response ?? error.message ?? String(error)).slice(0, 500);
  const { command = '', responseCode } = error;
  if (error.code === 'EMESSAGE' || error.code === 'EENVELOPE') {
    // Ours to make right: no reader, or more bytes than the server says it takes.
    if (responseCode === undefined) return { kind: 'permanent', trouble };
    if (command === 'MAIL FROM' && isAboutSize(trouble, responseCode)) return { kind: 'permanent', trouble };
    if (aboutLetter.has(command) && responseCode !== closing && !notLoggedIn.has(responseCode)) {
      const isFinal = responseCode >= refusedForGood && !relayingDenied.test(trouble);
      return { kind: isFinal ? 'permanent' : 'temporary', trouble };
    }
  }
  return { kind: 'stalled', trouble };
}

/** RFC 1870, RFC 3463: the size a letter was announced with is too much. */
const isAboutSize = (trouble: string, code: number): boolean =>
  code === 552 || (code >= refusedForGood && /\b5\.(3\.4|2\.3)\b/u.test(trouble));

const minute = 60_000;
const pauses = [1, 5, 15, 60, 120, 240, 480, 720].map((minutes) => minutes * minute);
const longestTry = 5 * 24 * 60 * minute;

/** When a letter is tried again that the server in trouble has not taken so often; sooner once it takes another. */
export function nextProbe(attempts: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[Math.min(attempts, longestProbe) - 1] ?? minute));
}

/** A quarter of an hour. */
const longestProbe = 3;

/** When a letter owed since `owedAt` is tried again after `attempts` failures, or null when it is given up. */
export function nextAttempt(attempts: number, owedAt: Date, now: Date): Date | null {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? minute;
  const next = new Date(now.getTime() + pause);
  return next.getTime() - owedAt.getTime() > longestTry ? null : next;
}
