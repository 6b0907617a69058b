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
  /** Offers STARTTLS with what this reads: key and certificate, PEM. Read again by `renew`. */
  tls?: () => { key: string; cert: string };
  /** Connections of one client at once; a machine of our own is not limited. */
  mostOfClient?: (client: string) => number;
  /** A connection that has brought no mail for so long is shut, whatever it says meanwhile. */
  uselessMilliseconds?: number;
  clock?: Clock;
  onTrouble?: OnTrouble;
}

export interface Listener extends Intake {
  port: number;
  /** Takes the certificate as it is now: it is given anew every few weeks. */
  renew(): void;
}

const usualMaxBytes = 10 * 1_048_576;
const mostClients = 100;
const mostRecipients = 20;
const idleMilliseconds = 60_000;
const usualUseless = 5 * 60_000;
const usualOfClient = (client: string): number => (/^(::ffff:)?127\.|^::1$/u.test(client) ? mostClients : 10);

/** Whom an address belongs to: of the newer kind, who has one has a whole network of them. */
function clientOf(address: string): string {
  if (!address.includes(':') || /^::ffff:/iu.test(address)) return address.toLowerCase();
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return groups.slice(0, 4).join(':');
}

/** Listens until stopped. Rejects when the port cannot be had. */
export async function listen(options: ListenerOptions, sink: Sink): Promise<Listener> {
  const { host = '127.0.0.1', clock = systemClock, maxBytes = usualMaxBytes } = options;
  const { mostOfClient = usualOfClient, uselessMilliseconds = usualUseless } = options;
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

  /** Shuts each connection in its time; begun anew with each mail it brings. */
  const useless = new Map<string, NodeJS.Timeout>();
  const shutLater = (id: string) => {
    clearTimeout(useless.get(id));
    const shut = () => {
      for (const connection of server.connections)
        if (connection.session?.id === id) {
          connection.send(421, '4.4.2 No mail came for too long');
          connection.close();
        }
    };
    useless.set(id, setTimeout(shut, uselessMilliseconds).unref());
  };

  const server = new SMTPServer({
    name: options.name ?? 'fieldpost',
    banner: 'Fieldpost',
    size: maxBytes,
    authOptional: true,
    disabledCommands: options.tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...options.tls?.(),
    disableReverseLookup: true,
    maxClients: mostClients,
    socketTimeout: idleMilliseconds,
    onConnect: ({ id, remoteAddress }, done) => {
      const client = clientOf(remoteAddress);
      const theirs = [...server.connections].filter(({ session }) => clientOf(session?.remoteAddress ?? '') === client);
      if (theirs.length > mostOfClient(remoteAddress))
        return done(answer(421, '4.7.0 Too many connections from your address'));
      shutLater(id);
      done();
    },
    onClose: ({ id }) => {
      clearTimeout(useless.get(id));
      useless.delete(id);
    },
    onRcptTo: ({ address }, session, done) => {
      if (session.envelope.rcptTo.length >= mostRecipients) return done(answer(452, '4.5.3 Too many recipients'));
      const lower = address.toLowerCase();
      if (!options.domains.includes(lower.slice(lower.lastIndexOf('@') + 1)))
        return done(answer(550, '5.1.2 No mail for this domain here'));
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
          () => {
            shutLater(session.id);
            done(null, 'Stored');
          },
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
    renew: () => {
      try {
        if (options.tls) server.updateSecureContext(options.tls());
      } catch (error) {
        options.onTrouble?.({ source: 'smtp', error: asError(error) });
      }
    },
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
