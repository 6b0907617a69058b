/** Reads a raw mail: who sent it to which seat, whether a program wrote it, and what its sender newly wrote. */
import {
  type AddressObject,
  type EmailAddress,
  type ParsedMail,
  type StructuredHeader,
  simpleParser,
} from 'mailparser';
import type { Mailbox } from '../mailbox.ts';
import { type AutomaticSign, automaticSign } from './automatic.ts';
import { type Body, bodyOf } from './body.ts';
import { type Bounce, bounceOf } from './bounce.ts';
import { clean, type Headers, headersOf, messageIds } from './headers.ts';
import { type Language, languageOf } from './language.ts';
import { type ReadingLimits, usualLimits } from './limits.ts';
import { type NewLine, type NewText, newTextOf } from './newText.ts';
import { couldBeOrder } from './orderWords.ts';
import { type Recipient, recipientOf } from './recipient.ts';
import { type MailRefusal, refuse } from './refusal.ts';

/** What a mail is taken to say. Header values are single lines without controls. */
export interface ReadMail {
  /** The one sender; null when there is none or more than one. */
  from: Mailbox | null;
  /** Everyone in To and Cc. */
  to: readonly Mailbox[];
  /** The seat address it came to, as far as its header tells. */
  recipient: Recipient | null;
  subject: string;
  /** Identifiers without angle brackets. */
  messageId: string | null;
  inReplyTo: string | null;
  references: readonly string[];
  /** What the mail says of itself, ISO 8601; decides nothing. */
  date: string | null;
  /** The sign of a program, for mail that must not be answered; null for mail of a person. */
  automatic: AutomaticSign | null;
  bounce: Bounce | null;
  /** Why nothing in it can count; null when the text may be read for orders. */
  refused: MailRefusal | null;
  /** What the sender newly wrote; quoted lines stand in it only between his answers. */
  newText: string;
  /** One entry for each line of `newText`. */
  lines: readonly NewLine[];
  /** Where the text came from. */
  source: Body['from'];
  language: Language;
  attachments: readonly { name: string | null; type: string; bytes: number; read: boolean }[];
  /** Raw header values for those who check senders. */
  authentication: {
    results: readonly string[];
    receivedSpf: readonly string[];
    signatures: readonly string[];
    arc: readonly string[];
    /** A spam filter on the way has marked it. */
    spam: boolean;
  };
}

/** What its server knows of a mail beside its bytes. */
export interface Envelope {
  /** Envelope sender; '' for the null sender. */
  from?: string;
  /** Envelope recipients. */
  to?: readonly string[];
  /** Its size where it lies, when only the head was fetched. */
  bytes?: number;
}

/** Reads `raw`. Never throws: what cannot be read is refused, with the header as far as it goes. */
export async function readMail(
  raw: Uint8Array,
  limits: ReadingLimits = usualLimits,
  known: Envelope = {},
): Promise<ReadMail> {
  const bytes = withLineFeeds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  const tooBig = tooBigToRead(bytes, Math.max(bytes.length, known.bytes ?? 0), limits);
  if (tooBig !== null) return headOnly(bytes, tooBig, limits, known);
  try {
    const mail = await parse(bytes);
    return whole(mail, bytes, limits, known);
  } catch {
    return headOnly(bytes, refuse('unreadable'), limits, known);
  }
}

/** The lines of the new text in which orders may stand: as `newText`, with quoted context blanked, so that line numbers agree. */
export function orderText(mail: Pick<ReadMail, 'newText' | 'lines'>): string {
  if (!mail.lines.some((line) => line.quoted)) return mail.newText;
  return mail.newText
    .split('\n')
    .map((line, i) => (mail.lines[i]?.quoted ? '' : line))
    .join('\n');
}

/** The decoded body of a raw mail before anything is taken out of it; '' when there is none. For measuring. */
export async function bodyTextOf(raw: Uint8Array, limits: ReadingLimits = usualLimits): Promise<string> {
  const mail = await parse(withLineFeeds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)));
  return bodyOf(mail, limits, () => true).text;
}

function parse(bytes: Buffer): Promise<ParsedMail> {
  return simpleParser(bytes, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    keepDeliveryStatus: true,
  });
}

const lineFeed = 10;
const carriageReturn = 13;

/** Line ends of carriage returns alone, as old Macs wrote them, would leave a mail without lines. */
function withLineFeeds(bytes: Buffer): Buffer {
  if (bytes.includes(lineFeed) || !bytes.includes(carriageReturn)) return bytes;
  return Buffer.from(bytes.map((byte) => (byte === carriageReturn ? lineFeed : byte)));
}

function headEnd(bytes: Buffer): number {
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((end) => end >= 0);
  return ends.length === 0 ? bytes.length : Math.min(...ends);
}

const partHeader = /\ncontent-type:/giu;
// Below this size a mail cannot hold too many parts to be read in no time.
const smallMail = 16_384;

function tooBigToRead(bytes: Buffer, size: number, limits: ReadingLimits): MailRefusal | null {
  if (size > limits.bytes || headEnd(bytes) > limits.headerBytes) return refuse('too-large');
  const parts = bytes.length < smallMail ? 0 : (bytes.toString('latin1').match(partHeader)?.length ?? 0);
  return parts > limits.parts ? refuse('too-many-parts') : null;
}

/** A mail of which only the header was read. */
async function headOnly(
  bytes: Buffer,
  refused: MailRefusal,
  limits: ReadingLimits,
  known: Envelope = {},
): Promise<ReadMail> {
  const head = bytes.subarray(0, Math.min(headEnd(bytes), limits.headerBytes));
  const mail = await parse(Buffer.concat([head, Buffer.from('\n\n')])).catch(() => null);
  if (mail === null) return blank(refused);
  return { ...headOf(mail, headersOf(mail.headerLines), known), refused };
}

function whole(mail: ParsedMail, bytes: Buffer, limits: ReadingLimits, known: Envelope = {}): ReadMail {
  const headers = headersOf(mail.headerLines);
  const head = headOf(mail, headers, known);
  const body = bodyOf(mail, limits, (text) =>
    text.split('\n', limits.bodyLines).some((line) => !line.startsWith('>') && couldBeOrder(line)),
  );
  const bounded = bound(body.text, limits);
  const text = newTextOf(bounded.text, couldBeOrder);
  const attachments = mail.attachments.map((part) => ({
    name: part.filename === undefined ? null : clean(part.filename),
    type: part.contentType,
    bytes: part.size,
    read: part === body.attachment,
  }));
  return {
    ...head,
    bounce: bounceOf(mail.attachments, head.from?.address ?? '', head.subject),
    refused:
      head.refused ??
      (isCutOff(mail, bytes) ? refuse('truncated') : null) ??
      body.refused ??
      textRefusal(text, bounded, head),
    newText: text.text,
    lines: text.lines,
    source: body.from,
    language: languageOf(text.text, headers.first('content-language')),
    attachments,
  };
}

/** A multipart mail whose last boundary never came was cut off on its way. */
function isCutOff(mail: ParsedMail, bytes: Buffer): boolean {
  const type = mail.headers.get('content-type') as StructuredHeader | undefined;
  const boundary = type?.value?.startsWith('multipart/') ? type.params?.boundary : undefined;
  return boundary !== undefined && !bytes.includes(`--${boundary}--`);
}

interface Bounded {
  text: string;
  /** 1-based line at which something was left out, or null. */
  cutAt: number | null;
}

/** The body as far as it is looked at; regular expressions see nothing longer. */
function bound(body: string, limits: ReadingLimits): Bounded {
  const text = body.length > limits.bodyCharacters ? body.slice(0, limits.bodyCharacters) : body;
  const lines = text.split('\n', limits.bodyLines + 1);
  let cutAt =
    text.length < body.length || lines.length > limits.bodyLines ? Math.min(lines.length, limits.bodyLines) : null;
  const kept = lines.slice(0, limits.bodyLines).map((line, i) => {
    if (line.length <= limits.lineCharacters) return line;
    cutAt = Math.min(cutAt ?? i + 1, i + 1);
    return line.slice(0, limits.lineCharacters);
  });
  return { text: kept.join('\n'), cutAt };
}

/** Orders beyond a limit would be lost unseen, so new text that reaches it is refused; old text may be as long as it likes. */
function textRefusal(text: NewText, bounded: Bounded, head: ReadMail): MailRefusal | null {
  if (bounded.cutAt !== null && (text.lines.at(-1)?.source ?? 0) >= bounded.cutAt) return refuse('too-long');
  if (head.automatic !== null || text.lines.some((line) => !line.quoted)) return null;
  return refuse(bounded.text.trim() === '' ? 'empty' : 'only-old-text');
}

/** Everything a header tells; the rest as for a mail without text. */
function headOf(mail: ParsedMail, headers: Headers, known: Envelope = {}): ReadMail {
  const senders = addressesOf(mail.from);
  const from = senders.length === 1 && headers.all('from').length === 1 ? (senders[0] as Mailbox) : null;
  const subject = clean(mail.subject ?? '');
  const references = headers.all('references').flatMap(messageIds);
  const sender = senders.length === 0 ? refuse('no-sender') : from === null ? refuse('several-senders') : null;
  return {
    ...blank(sender),
    from,
    to: [...addressesOf(mail.to), ...addressesOf(mail.cc)],
    recipient: recipientOf(headers, known.to),
    subject,
    messageId: messageIds(headers.first('message-id'))[0] ?? null,
    inReplyTo: messageIds(headers.first('in-reply-to'))[0] ?? null,
    references,
    date: mail.date === undefined || Number.isNaN(mail.date.getTime()) ? null : mail.date.toISOString(),
    automatic: automaticSign(headers, from?.address ?? '', subject, known.from),
    authentication: {
      results: headers.all('authentication-results'),
      receivedSpf: headers.all('received-spf'),
      signatures: headers.all('dkim-signature'),
      arc: headers.all('arc-authentication-results'),
      spam:
        /^yes/iu.test(headers.first('x-spam-flag') ?? headers.first('x-spam-status') ?? '') ||
        headers.first('x-ses-spam-verdict') === 'FAIL',
    },
  };
}

function blank(refused: MailRefusal | null): ReadMail {
  return {
    from: null,
    to: [],
    recipient: null,
    subject: '',
    messageId: null,
    inReplyTo: null,
    references: [],
    date: null,
    automatic: null,
    bounce: null,
    refused,
    newText: '',
    lines: [],
    source: 'nothing',
    language: 'en',
    attachments: [],
    authentication: { results: [], receivedSpf: [], signatures: [], arc: [], spam: false },
  };
}

function addressesOf(field: AddressObject | readonly AddressObject[] | undefined): Mailbox[] {
  const objects = field === undefined ? [] : 'value' in field ? [field] : field;
  return objects.flatMap(({ value }) => value.flatMap(flatten));
}

function flatten(address: EmailAddress): Mailbox[] {
  if (address.group !== undefined) return address.group.flatMap(flatten);
  const written = clean(address.address ?? '');
  return written.includes('@') ? [{ name: clean(address.name), address: written }] : [];
}
