/** Makes the bytes of a letter, once: the same letter gives the same bytes, and they are what is stored, sent and sent again. */
import { createHash } from 'node:crypto';
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
  html?: string;
  /** Pictures the HTML shows as `cid:…`. */
  inline?: readonly (LetterFile & { cid: string })[];
  attachments?: readonly LetterFile[];
  /** Message-IDs without brackets. */
  messageId: string;
  inReplyTo?: string;
  /** Oldest first. */
  references?: readonly string[];
  date: Date;
  /** An answer to one mail, or a letter of the game's own course. */
  occasion: 'reply' | 'course';
  /** Language of the text: `en`, `fr`. */
  language?: string;
}

/** The letter as a raw mail. Nothing in it can add a header, a recipient, or the content of a file. */
export function composeMail(letter: OutgoingLetter): Promise<Buffer> {
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

function attachment(file: LetterFile) {
  return { filename: oneLine(file.name), contentType: oneLine(file.type), content: Buffer.from(file.bytes) };
}

function mailbox({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address: address.replace(/[\s\p{Cc}<>]+/gu, '') };
}

function bracketed(id: string): string {
  const bare = id.replace(/[\s\p{Cc}<>]+/gu, '');
  return bare === '' ? '' : `<${bare}>`;
}

/** A header value cannot hold a line end, whatever a player called himself. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Fixed by the purpose, and unlike anything a text would hold. */
function boundaryOf(messageId: string): string {
  return createHash('sha256').update(`boundary/${messageId}`).digest('hex').slice(0, 24);
}
