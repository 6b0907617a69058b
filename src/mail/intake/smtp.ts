/** An SMTP listener that takes mail for our own domains, stores it before it says yes, and relays nothing. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { asError, type Clock, type Intake, type OnTrouble, type Sink, systemClock } from './incoming.ts';

export interface ListenerOptions {
  /** Loopback unless said otherwise. */
  host?: string;
  /** 0 takes a free port. */
  port: number;
  /** Name the server greets with. */
  name?: string;
  /** Domains mail is taken for, lower case. */
  domains: readonly string[];
  /** Whether a local part is known, lower case; all are when not given. */
  knows?: (address: string) => Promise<boolean>;
  /** Bytes of one mail. */
  maxBytes?: number;
  /** Offers STARTTLS where both are given. */
  tls?: { key: string; cert: string };
  clock?: Clock;
  onTrouble?: OnTrouble;
}

export interface Listener extends Intake {
  port: number;
}

const usualMaxBytes = 10 * 1_048_576;
const mostClients = 50;
const mostRecipients = 20;
const idleMilliseconds = 60_000;

/** Listens until stopped. Rejects when the port cannot be had. */
export async function listen(options: ListenerOptions, sink: Sink): Promise<Listener> {
  const { host = '127.0.0.1', clock = systemClock, maxBytes = usualMaxBytes } = options;
  /** When each mail now on its way in began to arrive. */
  const arriving = new Map<SMTPServerSession, Date>();
  let stoppedAt: Date | null = null;

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const raw = await gather(stream, maxBytes);
    if (raw === null) throw answer(552, '5.3.4 The mail is larger than this server takes');
    const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    const to = session.envelope.rcptTo.map(({ address }) => address);
    await sink({
      source: { kind: 'smtp', from, to, client: session.remoteAddress, helo: session.hostNameAppearsAs },
      raw,
      bytes: raw.length,
      receivedAt: clock(),
    }).catch((thrown: unknown) => {
      options.onTrouble?.({ source: 'smtp', error: asError(thrown) });
      throw answer(451, '4.3.0 The mail could not be stored, please try again');
    });
  };

  const server = new SMTPServer({
    name: options.name ?? 'fieldpost',
    banner: 'Fieldpost',
    size: maxBytes,
    authOptional: true,
    disabledCommands: options.tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...(options.tls ?? {}),
    disableReverseLookup: true,
    maxClients: mostClients,
    socketTimeout: idleMilliseconds,
    onRcptTo: ({ address }, session, done) => {
      if (session.envelope.rcptTo.length >= mostRecipients) return done(answer(452, '4.5.3 Too many recipients'));
      const lower = address.toLowerCase();
      if (!options.domains.includes(lower.slice(lower.lastIndexOf('@') + 1)))
        return done(answer(550, '5.7.1 Relaying denied'));
      const known = options.knows === undefined ? Promise.resolve(true) : options.knows(lower);
      known.then(
        (yes) => done(yes ? null : answer(550, '5.1.1 No such address here')),
        () => done(answer(451, '4.3.0 Please try again')),
      );
    },
    onData: (stream, session, done) => {
      arriving.set(session, clock());
      take(stream, session)
        .then(
          () => done(null, 'Stored'),
          (error: Error) => done(error),
        )
        .finally(() => arriving.delete(session));
    },
  });
  server.on('error', (error) => options.onTrouble?.({ source: 'smtp', error }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

  return {
    port: (server.server.address() as AddressInfo).port,
    readThrough: () => [...arriving.values()].reduce((oldest, at) => (at < oldest ? at : oldest), stoppedAt ?? clock()),
    // What arrives is stored as it comes.
    hurry: () => {},
    stop: () =>
      new Promise((resolve) => {
        stoppedAt ??= clock();
        server.close(() => resolve());
      }),
  };
}

/** The whole mail, or null when it is over the limit; reads to its end either way, as the protocol wants. */
async function gather(stream: SMTPServerDataStream, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return stream.sizeExceeded || size > maxBytes ? null : Buffer.concat(chunks);
}

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
