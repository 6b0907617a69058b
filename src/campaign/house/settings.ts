/** How a house is run, read from the environment and checked; every variable with its default and what it means. */
import { createPrivateKey, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';
import { DataBroken } from '../../engine/errors.ts';
import type { Login } from '../../mail/login.ts';
import type { SenderCheck } from '../../mail/proof/proof.ts';
import type { SigningKey } from '../../mail/sender/compose.ts';
import type { RelayOptions } from '../../mail/sender/send.ts';
import { TLS_RULES, type TlsRule } from '../../mail/tls.ts';
import type { Keeps, PostRules } from './house.ts';

const MEBIBYTE = 1_048_576;
const seconds = (least: number) => z.coerce.number().int().min(least);
const days = z.coerce.number().int().min(0).max(36_500);
const port = z.coerce.number().int().min(0).max(65_535);

/** One line each in `fieldpost serve --help`. */
const variables = z.object({
  FIELDPOST_DATABASE_URL: z.url().optional().describe('PostgreSQL server; without it the embedded database is used'),
  FIELDPOST_DATA: z.string().default('data').describe('folder of the embedded database, the key and dumps'),
  FIELDPOST_CACHE: z.string().default('.cache').describe('folder of the prepared embedded database'),
  FIELDPOST_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional()
    .describe("operator's key, 64 hex digits; without it a key file is used"),
  FIELDPOST_KEY_FILE: z
    .string()
    .optional()
    .describe('key file, made at first use (default: operator.key in the data folder)'),
  FIELDPOST_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .default('localhost')
    .describe('domain of the addresses players write to, all of which come to us'),
  FIELDPOST_MAILBOX: z
    .email()
    .optional()
    .describe('instead of a domain: the one mailbox of the house, me@mail.example; players write to me+…@mail.example'),
  FIELDPOST_SMTP_HOST: z.string().default('127.0.0.1').describe('address our SMTP listener binds to'),
  FIELDPOST_SMTP_PORT: port.optional().describe('port of our SMTP listener; without it none is started'),
  FIELDPOST_TLS_CERT_FILE: z
    .string()
    .optional()
    .describe('certificate with its chain, PEM: our listener offers STARTTLS; read again once a day'),
  FIELDPOST_TLS_KEY_FILE: z.string().optional().describe('private key of the certificate, PEM'),
  FIELDPOST_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe('mailbox to read: imaps://user:password@host/INBOX'),
  FIELDPOST_MAIL_FOLDER: z.string().optional().describe('folder of .eml files to read'),
  FIELDPOST_RELAY_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('server that sends our mail: smtp://user:password@host:587'),
  FIELDPOST_MAIL_PASSWORD_FILE: z
    .string()
    .optional()
    .describe('file with the password of both servers, for URLs with a user alone'),
  FIELDPOST_MAIL_TOKEN_COMMAND: z
    .string()
    .optional()
    .describe('command that prints an access token of both servers (OAuth 2), for URLs with a user alone'),
  FIELDPOST_MAIL_TLS: z
    .enum(TLS_RULES)
    .default('offered')
    .describe('TLS to both servers: where offered, a must, with any certificate, or off'),
  FIELDPOST_LETTER_MEGABYTES: z.coerce
    .number()
    .min(0.1)
    .default(5)
    .describe('a larger letter leaves its PDF behind; a seat may want less'),
  FIELDPOST_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('web address of the house, for links in letters; without it they have none'),
  FIELDPOST_WEB_HOST: z.string().default('127.0.0.1').describe('address the web pages are served on'),
  FIELDPOST_WEB_PORT: port.default(8080).describe('port of the web pages'),
  FIELDPOST_TRUSTED_PROXIES: z
    .string()
    .regex(
      /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)(,(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?))*$/i,
    )
    .default('loopback')
    .describe('proxies believed in whom they speak for: addresses, networks (10.0.0.0/8), loopback, with commas'),
  FIELDPOST_METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('opens /metrics to “Authorization: Bearer …”; without it nobody gets them'),
  FIELDPOST_DKIM_DOMAIN: z
    .string()
    .optional()
    .describe('domain our mail is signed for (DKIM); without it nothing is signed'),
  FIELDPOST_DKIM_SELECTOR: z.string().optional().describe('name of the key in the DNS: <selector>._domainkey.<domain>'),
  FIELDPOST_DKIM_KEY_FILE: z.string().optional().describe('private key of the signature, PEM'),
  FIELDPOST_MAILS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('mails of one sender read in an hour; later ones wait'),
  FIELDPOST_ANSWERS_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(40)
    .describe('answers to one sender in a day, so that no robot is answered for ever; new orders weigh a tenth'),
  FIELDPOST_REFUSALS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .default(30)
    .describe('refusals to people who sit in no game, in an hour; 0: none is ever sent'),
  FIELDPOST_REFUSALS_PER_DOMAIN: z.coerce
    .number()
    .int()
    .min(0)
    .default(6)
    .describe('of those, to one domain and its subdomains'),
  FIELDPOST_SENDER_CHECK: z
    .enum(['none', 'results', 'verify'])
    .default('none')
    .describe('senders: not checked, by Authentication-Results, or by DKIM, SPF and DMARC'),
  FIELDPOST_AUTHSERV_ID: z
    .string()
    .regex(/^[a-z0-9._-]+$/i)
    .optional()
    .describe('name our mail server signs its Authentication-Results with (results)'),
  FIELDPOST_SWEEP_SECONDS: seconds(1).default(60).describe('how often we look at everything, due or not'),
  FIELDPOST_SETTLE_SECONDS: seconds(0)
    .default(300)
    .describe('after a deadline, for mail on its way through our own servers'),
  FIELDPOST_READY_SECONDS: seconds(0)
    .default(900)
    .describe(
      'after all are READY, for second thoughts; 3 at most where one person alone is waited for and his orders have no new warning',
    ),
  FIELDPOST_OUTAGE_SECONDS: seconds(0)
    .default(7200)
    .describe('after an outage, for mail that other servers will try again'),
  FIELDPOST_BEACON: z
    .string()
    .regex(/^(off|https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*)$/i)
    .default('off')
    .describe(
      'relays of the public beacon drand whose rounds enter the dice: https://api.drand.sh, with commas; or off',
    ),
  FIELDPOST_LETTER_DAYS: days
    .default(30)
    .describe(
      'after that a letter sent is kept by its facts and SHA-256 alone, and made again when asked for; 0: whole',
    ),
  FIELDPOST_MAIL_DAYS: days.default(0).describe('after that mails of games that are over are emptied; 0: never'),
  FIELDPOST_STRANGER_DAYS: days
    .default(30)
    .describe('after that mails of strangers, and others of no game, are emptied; 0: never'),
  FIELDPOST_SESSION_DAYS: days.min(1).default(30).describe('after that whoever runs games signs in again'),
  FIELDPOST_BACKUP_FOLDER: z
    .string()
    .optional()
    .describe('folder to which the house writes a backup each day; without it none but by command'),
  FIELDPOST_BACKUPS_KEPT: z.coerce.number().int().min(1).default(7).describe('the newest so many stay there'),
  FIELDPOST_WORKER: z.string().default(hostname()).describe('name of this process; two on one database need two names'),
  FIELDPOST_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('how much is logged'),
});

export interface Settings {
  database: { url: string } | { directory: string; cache: string };
  worker: string;
  key: KeyObject;
  dumps: string;
  domain: string;
  mailbox: string | null;
  listener: { host: string; port: number; tls?: () => { key: string; cert: string } } | null;
  imap: (Login & { host: string; port: number; secure: boolean; tls: TlsRule; mailbox: string }) | null;
  folder: string | null;
  relay: RelayOptions | null;
  sweepSeconds: number;
  patience: { settle: number; ready: number; outage: number };
  senderCheck: SenderCheck;
  post: PostRules;
  keeps: Keeps;
  /** Relays of the public beacon, without a slash at their end. */
  beacon: readonly string[];
  backups: { folder: string; kept: number } | null;
  web: { host: string; port: number; proxies: readonly string[]; metricsToken: string | null };
  log: string;
}

/** What a house needs beside its web pages. */
export type HouseSettings = Omit<Settings, 'web'>;

/** Throws DataBroken naming each variable that is wrong. Empty variables count as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).filter(([name, value]) => name.startsWith('FIELDPOST_') && value !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new DataBroken('settings-wrong', { faults });
  }
  const set = parsed.data;
  const secret = secretOf(set.FIELDPOST_MAIL_PASSWORD_FILE, set.FIELDPOST_MAIL_TOKEN_COMMAND);
  return {
    database: set.FIELDPOST_DATABASE_URL
      ? { url: set.FIELDPOST_DATABASE_URL }
      : { directory: join(set.FIELDPOST_DATA, 'database'), cache: set.FIELDPOST_CACHE },
    key: set.FIELDPOST_KEY
      ? createSecretKey(set.FIELDPOST_KEY, 'hex')
      : keyFrom(set.FIELDPOST_KEY_FILE ?? join(set.FIELDPOST_DATA, 'operator.key')),
    worker: set.FIELDPOST_WORKER,
    dumps: join(set.FIELDPOST_DATA, 'dumps'),
    ...office(set.FIELDPOST_DOMAIN, set.FIELDPOST_MAILBOX),
    listener:
      set.FIELDPOST_SMTP_PORT === undefined
        ? null
        : {
            host: set.FIELDPOST_SMTP_HOST,
            port: set.FIELDPOST_SMTP_PORT,
            ...certificate(set.FIELDPOST_TLS_CERT_FILE, set.FIELDPOST_TLS_KEY_FILE),
          },
    imap: set.FIELDPOST_IMAP_URL ? mailboxAt(new URL(set.FIELDPOST_IMAP_URL), secret, set.FIELDPOST_MAIL_TLS) : null,
    folder: set.FIELDPOST_MAIL_FOLDER ?? null,
    relay: set.FIELDPOST_RELAY_URL ? relayAt(new URL(set.FIELDPOST_RELAY_URL), secret, set.FIELDPOST_MAIL_TLS) : null,
    sweepSeconds: set.FIELDPOST_SWEEP_SECONDS,
    patience: {
      settle: set.FIELDPOST_SETTLE_SECONDS,
      ready: set.FIELDPOST_READY_SECONDS,
      outage: set.FIELDPOST_OUTAGE_SECONDS,
    },
    post: {
      mostBytes: Math.round(set.FIELDPOST_LETTER_MEGABYTES * MEBIBYTE),
      mailsPerHour: set.FIELDPOST_MAILS_PER_HOUR,
      answersPerDay: set.FIELDPOST_ANSWERS_PER_DAY,
      refusalsPerHour: set.FIELDPOST_REFUSALS_PER_HOUR,
      refusalsPerDomain: set.FIELDPOST_REFUSALS_PER_DOMAIN,
      web: set.FIELDPOST_BASE_URL?.replace(/\/+$/, '') ?? null,
      signing: signingKey(set.FIELDPOST_DKIM_DOMAIN, set.FIELDPOST_DKIM_SELECTOR, set.FIELDPOST_DKIM_KEY_FILE),
    },
    keeps: keepsOf(set),
    beacon: relaysIn(set.FIELDPOST_BEACON),
    backups: set.FIELDPOST_BACKUP_FOLDER
      ? { folder: set.FIELDPOST_BACKUP_FOLDER, kept: set.FIELDPOST_BACKUPS_KEPT }
      : null,
    senderCheck: senderCheckOf(set.FIELDPOST_SENDER_CHECK, set.FIELDPOST_AUTHSERV_ID),
    web: {
      host: set.FIELDPOST_WEB_HOST,
      port: set.FIELDPOST_WEB_PORT,
      proxies: set.FIELDPOST_TRUSTED_PROXIES.split(','),
      metricsToken: set.FIELDPOST_METRICS_TOKEN ?? null,
    },
    log: set.FIELDPOST_LOG,
  };
}

const relaysIn = (beacon: string): string[] =>
  beacon.toLowerCase() === 'off' ? [] : beacon.split(',').map((relay) => relay.replace(/\/+$/, ''));

const keepsOf = (set: z.infer<typeof variables>): Keeps => ({
  letters: set.FIELDPOST_LETTER_DAYS,
  mails: set.FIELDPOST_MAIL_DAYS,
  strangers: set.FIELDPOST_STRANGER_DAYS,
  sessions: set.FIELDPOST_SESSION_DAYS,
});

/** `NAME  meaning (default: …)`, for `--help`. */
export function settingsHelp(): string {
  return Object.entries(variables.shape)
    .map(([name, schema]) => {
      const fallback = schema.safeParse(undefined);
      const shown = fallback.success && fallback.data !== undefined ? ` (default: ${fallback.data})` : '';
      return `  ${name.padEnd(30)}${schema.description ?? ''}${shown}`;
    })
    .join('\n');
}

const KEY_BYTES = 32;

/** The operator's key from its file, made on first use; others than its owner must not be able to read it. */
function keyFrom(file: string): KeyObject {
  try {
    const hex = readFileSync(file, 'utf8').trim();
    if (!/^[0-9a-f]{64}$/i.test(hex)) throw new DataBroken('operator-key-damaged', { file });
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    return createSecretKey(hex, 'hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(KEY_BYTES);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  return createSecretKey(key);
}

/** All three or none; the key is tried at once, not at the first letter. Throws DataBroken. */
function signingKey(domain?: string, selector?: string, file?: string): SigningKey | null {
  if (domain === undefined && selector === undefined && file === undefined) return null;
  if (domain === undefined || selector === undefined || file === undefined)
    throw new DataBroken('settings-wrong', {
      faults: ['FIELDPOST_DKIM_DOMAIN, FIELDPOST_DKIM_SELECTOR and FIELDPOST_DKIM_KEY_FILE: all three or none'],
    });
  try {
    const privateKey = readFileSync(file, 'utf8');
    if (createPrivateKey(privateKey).asymmetricKeyType === 'rsa') return { domain, selector, privateKey };
  } catch (cause) {
    throw new DataBroken('signing-key-unreadable', { file }, cause);
  }
  throw new DataBroken('signing-key-not-rsa', { file });
}

/** Both or none; they are read at once, not when the first server asks. Throws DataBroken. */
function certificate(certFile?: string, keyFile?: string): { tls?: () => { key: string; cert: string } } {
  if (certFile === undefined && keyFile === undefined) return {};
  if (certFile === undefined || keyFile === undefined)
    throw new DataBroken('settings-wrong', {
      faults: ['FIELDPOST_TLS_CERT_FILE and FIELDPOST_TLS_KEY_FILE: both or none'],
    });
  const tls = () => ({ cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') });
  try {
    createSecureContext(tls());
  } catch (cause) {
    const faults = [`FIELDPOST_TLS_CERT_FILE, FIELDPOST_TLS_KEY_FILE: ${(cause as Error).message}`];
    throw new DataBroken('settings-wrong', { faults }, cause);
  }
  return { tls };
}

/** Throws DataBroken where our mail server's name is wanted and not given: without it nobody could ever pass. */
function senderCheckOf(how: SenderCheck['how'], authserv = ''): SenderCheck {
  if (how !== 'results') return { how };
  if (authserv !== '') return { how, authserv };
  throw new DataBroken('settings-wrong', {
    faults: ['FIELDPOST_AUTHSERV_ID: needed for FIELDPOST_SENDER_CHECK=results'],
  });
}

/** A domain of our own, or the mailbox that is named instead. Throws DataBroken where a plus in it leaves us none. */
function office(domain: string, mailbox?: string): { domain: string; mailbox: string | null } {
  if (mailbox === undefined) return { domain: domain.toLowerCase(), mailbox: null };
  const at = mailbox.lastIndexOf('@');
  const [local, host] = [mailbox.slice(0, at).toLowerCase(), mailbox.slice(at + 1).toLowerCase()];
  if (local.includes('+'))
    throw new DataBroken('settings-wrong', { faults: ['FIELDPOST_MAILBOX: without a plus: we put ours behind it'] });
  return { domain: host, mailbox: local };
}

/** What stands for a password that no URL holds. */
type Secret = { password: string } | { tokenCommand: string } | null;

/** Throws DataBroken for both, or a file that cannot be read. */
function secretOf(file?: string, tokenCommand?: string): Secret {
  if (file !== undefined && tokenCommand !== undefined)
    throw new DataBroken('settings-wrong', {
      faults: ['FIELDPOST_MAIL_PASSWORD_FILE and FIELDPOST_MAIL_TOKEN_COMMAND: one of them'],
    });
  if (tokenCommand !== undefined) return { tokenCommand };
  if (file === undefined) return null;
  try {
    return { password: readFileSync(file, 'utf8').trim() };
  } catch (cause) {
    throw new DataBroken('settings-wrong', { faults: [`FIELDPOST_MAIL_PASSWORD_FILE: ${file} cannot be read`] }, cause);
  }
}

function loginAt(url: URL, secret: Secret): Login {
  const user = decodeURIComponent(url.username);
  return url.password === '' && secret !== null
    ? { user, ...secret }
    : { user, password: decodeURIComponent(url.password) };
}

const IMAPS_PORT = 993;
const IMAP_PORT = 143;
const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

function mailboxAt(url: URL, secret: Secret, tls: TlsRule) {
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? IMAPS_PORT : IMAP_PORT),
    secure,
    tls,
    ...loginAt(url, secret),
    mailbox: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}

function relayAt(url: URL, secret: Secret, tls: TlsRule): RelayOptions {
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? SMTPS_PORT : SUBMISSION_PORT),
    secure,
    tls,
    login: url.username === '' ? null : loginAt(url, secret),
  };
}
