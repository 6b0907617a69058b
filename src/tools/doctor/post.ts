/** Mail out and in: both logins, and a letter to oneself that leaves by the one and comes back by the other. */
import { randomBytes } from 'node:crypto';
import type { ImapFlow } from 'imapflow';
import type { HouseSettings } from '../../campaign/house/settings.ts';
import { imapConnection, usualProcessed } from '../../mail/intake/imap.ts';
import { listen } from '../../mail/intake/smtp.ts';
import { bounceAddress, checkAddress, houseAddress, messageIdOf } from '../../mail/sender/address.ts';
import { composeMail } from '../../mail/sender/compose.ts';
import { openRelay, type Relay, sendRaw } from '../../mail/sender/send.ts';
import { type Finding, good, unknown, wordsOf, wrong } from './finding.ts';

/** How often the mailbox is looked into. */
const LOOK_MILLISECONDS = 2_000;

/** What waits for the letter to oneself: whether it came to the address it was sent to; null when it did not in time. */
interface Catcher {
  arrival(messageId: string, until: number): Promise<'whole' | 'without its plus' | null>;
  close(): Promise<void>;
}

/** `seconds`: how long the letter may take. */
export async function* post(settings: HouseSettings, seconds: number): AsyncGenerator<Finding> {
  const token = randomBytes(8).toString('hex');
  const to = checkAddress(token, settings);
  const relay = settings.relay && openRelay({ ...settings.relay, name: settings.domain });
  let catcher: Catcher | null = null;
  try {
    const out = await loginOut(settings, relay);
    yield out;
    const entry = await openCatcher(settings, to);
    catcher = entry.catcher;
    yield entry.finding;
    if (relay && out.is === 'good' && catcher) yield await there(settings, relay, catcher, { to, token, seconds });
  } finally {
    relay?.close();
    await catcher?.close();
  }
}

async function loginOut({ relay: at }: HouseSettings, relay: Relay | null): Promise<Finding> {
  if (!at || !relay) return wrong('relay', 'no letter leaves', 'name the server that sends them: FIELDPOST_RELAY_URL');
  const name = `${at.host}:${at.port}`;
  try {
    await relay.verify();
    return good('relay', `${name} lets us in`);
  } catch (error) {
    return wrong('relay', `${name}: ${wordsOf(error)}`, mendOf(error, 'FIELDPOST_RELAY_URL'));
  }
}

const mendOf = (error: unknown, setting: string): string =>
  /certificate|self-signed|altnames/iu.test(wordsOf(error))
    ? 'name the file of who signed it in NODE_EXTRA_CA_CERTS; for a server of your own, FIELDPOST_MAIL_TLS=any'
    : `look at ${setting}, its user and password or token`;

async function openCatcher(
  settings: HouseSettings,
  to: string,
): Promise<{ finding: Finding; catcher: Catcher | null }> {
  const { imap, listener, domain } = settings;
  try {
    if (imap) {
      const client = await imapConnection(imap);
      // Told by the call that fails; an error nobody hears would end the program.
      client.on('error', () => {});
      await client.connect().catch((error: Error & { responseText?: string }) => {
        client.close();
        throw error.responseText ? new Error(error.responseText) : error;
      });
      const finding = good('mailbox', `${imap.host}:${imap.port} lets us in`);
      return { finding, catcher: fromMailbox(client, imap.mailbox, to) };
    }
    if (listener) {
      const catcher = await fromListener(listener, domain, to);
      return { finding: good('listener', `port ${listener.port} is free to listen on`), catcher };
    }
  } catch (error) {
    const finding = imap
      ? wrong('mailbox', `${imap.host}: ${wordsOf(error)}`, mendOf(error, 'FIELDPOST_IMAP_URL'))
      : unknown('listener', wordsOf(error), 'stop the server, and look again');
    return { finding, catcher: null };
  }
  const mend = 'FIELDPOST_IMAP_URL for a mailbox, FIELDPOST_SMTP_PORT for a listener of our own';
  return { finding: wrong('intake', 'no mail is taken', mend), catcher: null };
}

function fromMailbox(client: ImapFlow, mailbox: string, to: string): Catcher {
  const find = async (box: string, messageId: string): Promise<'whole' | 'without its plus' | null> => {
    if (!(await client.mailboxOpen(box).catch(() => null))) return null;
    const [uid] = (await client.search({ header: { 'message-id': messageId } }, { uid: true })) || [];
    if (uid === undefined) return null;
    const mail = await client.fetchOne(
      String(uid),
      { headers: ['delivered-to', 'x-original-to', 'to'] },
      { uid: true },
    );
    const text = mail ? (mail.headers?.toString('utf8').toLowerCase() ?? '') : '';
    await client.messageDelete(String(uid), { uid: true });
    return text.includes(to) ? 'whole' : 'without its plus';
  };
  return {
    async arrival(messageId, until) {
      for (;;) {
        const found = (await find(mailbox, messageId)) ?? (await find(usualProcessed, messageId));
        if (found !== null || Date.now() >= until) return found;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
      }
    },
    close: async () => client.close(),
  };
}

async function fromListener(at: { host: string; port: number }, domain: string, to: string): Promise<Catcher> {
  let came = (_: string): void => {};
  const first = new Promise<string>((resolve) => {
    came = resolve;
  });
  const knows = async (address: string): Promise<boolean> => address === to;
  const listener = await listen({ ...at, domains: [domain], knows }, async ({ raw }) => {
    came(Buffer.from(raw).toString('latin1'));
    return 'stored';
  });
  return {
    async arrival(_messageId, until) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), until - Date.now());
      });
      const raw = await Promise.race([first, late]);
      clearTimeout(timer);
      return raw === null ? null : 'whole';
    },
    close: () => listener.stop(),
  };
}

async function there(
  settings: HouseSettings,
  relay: Relay,
  catcher: Catcher,
  { to, token, seconds }: { to: string; token: string; seconds: number },
): Promise<Finding> {
  const what = 'letter to oneself';
  const messageId = messageIdOf(`doctor/${token}`, settings);
  const raw = await composeMail(
    {
      from: { name: 'Fieldpost', address: houseAddress(settings) },
      to: { name: '', address: to },
      subject: 'Fieldpost: a letter to itself',
      text: 'Sent to see whether mail leaves this house and comes back to it. Nothing is to be done.\n',
      messageId,
      date: new Date(),
      occasion: 'course',
    },
    settings.post.signing,
  );
  const sent = await sendRaw(raw, { from: bounceAddress(token, settings), to }, relay);
  if (sent.kind !== 'sent')
    return wrong(what, `the relay does not take it: ${sent.trouble}`, `may it send as ${houseAddress(settings)}?`);
  const began = Date.now();
  const came = await catcher.arrival(messageId, began + seconds * 1000);
  if (came === 'whole') return good(what, `back within ${Math.ceil((Date.now() - began) / 1000)} s, to ${to}`);
  if (came === null)
    return wrong(
      what,
      `sent to ${to}, and not back within ${seconds} s`,
      'look for it among spam, and at the MX record',
    );
  const mend = 'answers to our letters are read all the same, new mails are not; use a provider that keeps the plus';
  return wrong(what, `back, but without what stands behind the plus of ${to}`, mend);
}
