/** Makes the bytes of a letter, once: the same letter gives the same bytes, and they are what is stored, sent and sent again. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox } from '../mailbox.ts';
import { loopName } from '../reading/automatic.ts';

export interface LetterFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface OutgoingLetter {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  /** Left out of letters of text alone. */
  html?: string;
  /** Pictures the HTML shows as `cid:…`. */
  inline?: readonly (LetterFile & { cid: string })[];
  attachments?: readonly LetterFile[];
  /** Message-IDs without brackets. */
  messageId: string;
  inReplyTo?: string;
  /** Oldest first. */
  references?: readonly string[];
  /** What the letters of one correspondence share, for programs that group by no References. */
  thread?: string;
  date: Date;
  /** An answer to one mail, or a letter of the game's own course. */
  occasion: 'reply' | 'course';
  /** Language of the text: `en`, `fr`. */
  language?: string;
  /** How to ask for no more letters of this kind: by a mail, and with one click where we have a web address (RFC 8058). */
  unsubscribe?: { address: string; subject: string; url: string | null };
}

/** Our key for signing what we send (RFC 6376); the public one stands in the DNS at `selector._domainkey.domain`. */
export interface SigningKey {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

/** The letter as a raw mail, signed where there is a key. Nothing in it can add a header, a recipient, or the content of a file. */
export async function composeMail(letter: OutgoingLetter, key: SigningKey | null = null): Promise<Buffer> {
  const bytes = await build(letter);
  if (key === null) return bytes;
  const signer = new DKIM({
    domainName: key.domain,
    keySelector: key.selector,
    privateKey: key.privateKey,
    headerFieldNames: SIGNED,
  });
  return buffer(signer.sign(bytes));
}

// RFC 6376 5.4.1, and what a click that ends reminders must be covered by (RFC 8058).
const SIGNED =
  'From:To:Subject:Date:Message-ID:In-Reply-To:References:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

function build(letter: OutgoingLetter): Promise<Buffer> {
  const composer = new MailComposer({
    from: mailbox(letter.from),
    to: [mailbox(letter.to)],
    ...(letter.replyTo === undefined ? {} : { replyTo: [mailbox(letter.replyTo)] }),
    subject: oneLine(letter.subject),
    text: letter.text,
    ...(letter.html === undefined ? {} : { html: letter.html }),
    messageId: bracketed(letter.messageId),
    ...(letter.inReplyTo === undefined ? {} : { inReplyTo: bracketed(letter.inReplyTo) }),
    ...(letter.references === undefined
      ? {}
      : { references: letter.references.map(bracketed).filter((id) => id !== '') }),
    date: letter.date,
    xMailer: false,
    headers: {
      'Auto-Submitted': letter.occasion === 'reply' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Loop': loopName,
      ...(letter.language === undefined ? {} : { 'Content-Language': oneLine(letter.language) }),
      ...(letter.thread === undefined ? {} : threadHeaders(letter.thread, letter.subject)),
      ...(letter.unsubscribe === undefined ? {} : unsubscribeHeaders(letter.unsubscribe)),
    },
    attachments: [
      ...(letter.inline ?? []).map((file) => ({
        ...attachment(file),
        cid: oneLine(file.cid),
        contentDisposition: 'inline' as const,
      })),
      ...(letter.attachments ?? []).map(attachment),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
    ...{ baseBoundary: boundaryOf(letter.messageId) },
  });
  return new Promise((resolve, reject) => {
    composer.compile().build((error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

/** What Outlook and Exchange group by: they look at no References. The index is a version, no time, and an id. */
function threadHeaders(id: string, topic: string): Record<string, string> {
  const index = Buffer.concat([
    Buffer.from([1, 0, 0, 0, 0, 0]),
    createHash('sha256').update(id).digest().subarray(0, 16),
  ]);
  return { 'Thread-Topic': oneLine(topic), 'Thread-Index': index.toString('base64') };
}

function unsubscribeHeaders({ address, subject, url }: NonNullable<OutgoingLetter['unsubscribe']>) {
  const said = encodeURIComponent(subject);
  const mail = `<mailto:${mailbox({ name: '', address }).address}?subject=${said}&body=${said}>`;
  // Prepared: folded like text, the addresses would be torn.
  const prepared = (value: string) => ({ prepared: true, foldLines: true, value });
  return url === null
    ? { 'List-Unsubscribe': prepared(mail) }
    : {
        'List-Unsubscribe': prepared(`<${encodeURI(url)}>, ${mail}`),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
}

function attachment(file: LetterFile) {
  return {
    filename: oneLine(file.name).replace(/[/\\]+/gu, '-'),
    contentType: oneLine(file.type),
    content: Buffer.from(file.bytes),
  };
}

function mailbox({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address: address.replace(/[\s\p{Cc}<>]+/gu, '') };
}

function bracketed(id: string): string {
  const bare = id.replace(/[\s\p{Cc}<>]+/gu, '');
  return bare === '' ? '' : `<${bare}>`;
}

/** A header value cannot hold a line end, whatever a player called himself, nor an encoded word that would become one. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}

/** Fixed by the purpose, and unlike anything a text would hold. */
function boundaryOf(messageId: string): string {
  return createHash('sha256').update(`boundary/${messageId}`).digest('hex').slice(0, 24);
}
