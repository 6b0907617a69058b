/** Takes mail from an IMAP mailbox: polling is the truth, IDLE only wakes it early; what is stored is flagged and moved away. */
import { type FetchMessageObject, ImapFlow } from 'imapflow';
import { Bell } from '../bell.ts';
import { accessToken, type Login } from '../login.ts';
import { imapTls, type TlsRule } from '../tls.ts';
import { asError, type Clock, type Intake, type OnTrouble, type Sink, systemClock } from './incoming.ts';

/** How far a mailbox has been read; UIDs mean nothing under another UIDVALIDITY. */
export interface MailboxPlace {
  uidValidity: string;
  lastUid: number;
}

/** Keeps the place between runs. Losing it costs a second look at every mail, nothing else. */
export interface PlaceKeeper {
  load(): Promise<MailboxPlace | null>;
  save(place: MailboxPlace): Promise<void>;
}

export type ImapOptions = Login & Watching;

interface Watching {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** `offered` when not given. */
  tls?: TlsRule;
  /** `INBOX` when not given. */
  mailbox?: string;
  /** Where stored mails go; null leaves them, flagged, where they are. */
  processed?: string | null;
  pollMilliseconds?: number;
  /** Of a mail beyond this many bytes only the head is taken. */
  maxBytes?: number;
  place: PlaceKeeper;
  clock?: Clock;
  /** Told each time the mailbox was read to its end. */
  onRead?: () => void;
  onTrouble?: OnTrouble;
}

/** Where what was read goes. */
export const usualProcessed = 'Processed';

/** Keyword of mails that are stored. */
export const doneFlag = '$FieldpostDone';

const usualPoll = 60_000;
const usualMaxBytes = 10 * 1_048_576;
const headBytes = 65_536;
// Mails fetched at once, bounded in number and in bytes held.
const batchMails = 50;
const batchBytes = 4 * 1_048_576;
// A server that says nothing for this long while it owes an answer is gone.
const silenceMilliseconds = 90_000;
const firstPause = 1_000;
const longestPause = 300_000;

/** Milliseconds to wait before the `failures`-th attempt to connect again. */
export function reconnectPause(failures: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(failures - 1, 20));
}

/** Reads the mailbox until stopped; reconnects by itself. */
export function watchMailbox(options: ImapOptions, sink: Sink): Intake {
  const { clock = systemClock, pollMilliseconds = usualPoll } = options;
  let through: Date | null = null;
  let stopped = false;
  const bell = new Bell();
  let current: ImapFlow | null = null;

  const session = async (onReady: () => void) => {
    const client = await imapConnection(options);
    current = client;
    // The listener stays until the end: an error nobody hears would end the process.
    client.on('error', (error) => options.onTrouble?.({ source: 'imap', error: asError(error) }));
    client.on('exists', () => bell.ring());
    client.on('close', () => bell.ring());
    try {
      await client.connect();
      const processed = options.processed ?? usualProcessed;
      if (options.processed !== null) await client.mailboxCreate(processed);
      await client.mailboxOpen(options.mailbox ?? 'INBOX');
      let rest = true;
      while (!stopped && client.usable) {
        const begun = clock();
        bell.hush();
        const whole = await pass(client, options, sink, rest, () => stopped);
        if (whole) {
          through = begun;
          rest = false;
          onReady();
          options.onRead?.();
        }
        if (stopped || !client.usable) break;
        client.idle().catch(() => {});
        await bell.wait(pollMilliseconds);
        if (!stopped && client.usable) await client.noop();
      }
      if (client.usable) await client.logout().catch(() => {});
    } finally {
      client.close();
      current = null;
    }
  };

  const run = async () => {
    let failures = 0;
    while (!stopped) {
      try {
        await session(() => {
          failures = 0;
        });
      } catch (thrown) {
        options.onTrouble?.({ source: 'imap', error: asError(thrown) });
      }
      bell.hush();
      if (!stopped) await bell.wait(reconnectPause(++failures));
    }
  };
  const running = run();
  return {
    readThrough: () => through,
    // While there is no connection, the pause before the next attempt stays as it is.
    hurry: () => {
      if (current?.usable) bell.ring();
    },
    stop: () => {
      stopped = true;
      bell.ring();
      // A connection that is still being made has nothing in hand.
      if (current !== null && !current.usable) current.close();
      return running;
    },
  };
}

/** Not yet connected. Rejects where there is no access token. */
export async function imapConnection(
  options: Login & Pick<Watching, 'host' | 'port' | 'secure' | 'tls' | 'pollMilliseconds'>,
): Promise<ImapFlow> {
  const secret =
    'password' in options ? { pass: options.password } : { accessToken: await accessToken(options.tokenCommand) };
  return new ImapFlow({
    host: options.host,
    port: options.port,
    secure: options.secure,
    ...imapTls(options.tls ?? 'offered', options.secure),
    auth: { user: options.user, ...secret },
    logger: false,
    disableAutoIdle: true,
    socketTimeout: silenceMilliseconds,
    maxIdleTime: Math.min(silenceMilliseconds / 2, options.pollMilliseconds ?? usualPoll),
  });
}

/**
 * One look at the whole mailbox; true when it was read to its end. With `rest`, mails below the place that do not bear the
 * flag are handed over again: a crash may have come between storing and flagging, and the sink knows what it has.
 */
async function pass(
  client: ImapFlow,
  options: ImapOptions,
  sink: Sink,
  rest: boolean,
  stopped: () => boolean,
): Promise<boolean> {
  const mailbox = client.mailbox;
  if (mailbox === false) return false;
  const uidValidity = String(mailbox.uidValidity);
  const known = await options.place.load();
  let lastUid = known?.uidValidity === uidValidity ? known.lastUid : 0;
  const keepsFlag = mailbox.permanentFlags?.has('\\*') ?? false;
  const uids = await waiting(client, lastUid, rest && keepsFlag);
  if (uids.length === 0) return true;
  // Sizes first, so that no mail is fetched that is too large to be held.
  const wanted = new Set(uids);
  const all = await client.fetchAll(
    `${uids[0]}:${uids.at(-1)}`,
    { uid: true, size: true, internalDate: true },
    { uid: true },
  );
  const listed = all.filter(({ uid }) => wanted.has(uid)).sort((a, b) => a.uid - b.uid);
  for (const batch of batches(listed)) {
    if (stopped()) return false;
    const mails = await fetchBatch(client, batch, options.maxBytes ?? usualMaxBytes);
    const done: number[] = [];
    for (const mail of mails) {
      await sink({
        source: { kind: 'imap', mailbox: mailbox.path, uidValidity, uid: mail.uid },
        raw: mail.source ?? new Uint8Array(),
        bytes: mail.size ?? mail.source?.length ?? 0,
        receivedAt: new Date(mail.internalDate ?? 0),
      });
      lastUid = Math.max(lastUid, mail.uid);
      done.push(mail.uid);
    }
    await options.place.save({ uidValidity, lastUid });
    await putAway(client, options, done, keepsFlag);
  }
  return true;
}

/** UIDs to look at, in order of arrival. A server answers `n:*` with its last mail even when that lies below n. */
async function waiting(client: ImapFlow, lastUid: number, rest: boolean): Promise<number[]> {
  const later = (await client.search({ uid: `${lastUid + 1}:*` }, { uid: true })) || [];
  const earlier =
    rest && lastUid > 0 ? (await client.search({ uid: `1:${lastUid}`, unKeyword: doneFlag }, { uid: true })) || [] : [];
  return [...new Set([...earlier, ...later.filter((uid) => uid > lastUid)])].sort((a, b) => a - b);
}

function* batches(listed: readonly FetchMessageObject[]): Generator<FetchMessageObject[]> {
  let batch: FetchMessageObject[] = [];
  let bytes = 0;
  for (const mail of listed) {
    const size = mail.size ?? 0;
    if (batch.length > 0 && (batch.length >= batchMails || bytes + size > batchBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(mail);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** The mails of a batch with their source, collected before anything else is asked: a command inside a fetch would never return. */
async function fetchBatch(
  client: ImapFlow,
  batch: readonly FetchMessageObject[],
  maxBytes: number,
): Promise<FetchMessageObject[]> {
  const fetchOf = (wanted: readonly FetchMessageObject[], source: true | { maxLength: number }) =>
    wanted.length === 0
      ? Promise.resolve([])
      : client.fetchAll(
          wanted.map(({ uid }) => uid).join(','),
          { uid: true, size: true, internalDate: true, source },
          { uid: true },
        );
  const whole = await fetchOf(
    batch.filter(({ size }) => (size ?? 0) <= maxBytes),
    true,
  );
  const heads = await fetchOf(
    batch.filter(({ size }) => (size ?? 0) > maxBytes),
    { maxLength: headBytes },
  );
  return [...whole, ...heads].sort((a, b) => a.uid - b.uid);
}

async function putAway(
  client: ImapFlow,
  options: ImapOptions,
  uids: readonly number[],
  keepsFlag: boolean,
): Promise<void> {
  if (uids.length === 0) return;
  const range = uids.join(',');
  await client.messageFlagsAdd(range, keepsFlag ? ['\\Seen', doneFlag] : ['\\Seen'], { uid: true });
  if (options.processed === null) return;
  await client.messageMove(range, options.processed ?? usualProcessed, { uid: true });
}
