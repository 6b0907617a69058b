/** Reads a raw mail: who sent it to which seat, whether a program wrote it, and what its sender newly wrote. */
import { type AddressObject, type EmailAddress, type ParsedMail, simpleParser } from 'mailparser';
import type { Mailbox } from '../mailbox.ts';
import { type AutomaticSign, automaticSign } from './automatic.ts';
import { withoutQuotedBeside } from './beside.ts';
import { attachedOrders, type Body, bodyOf, htmlBeside, markupBeside } from './body.ts';
import { type Bounce, bounceOf } from './bounce.ts';
import { clean, type Headers, headersOf, messageIds } from './headers.ts';
import { type Language, languageOf } from './language.ts';
import { type ReadingLimits, usualLimits } from './limits.ts';
import { everyPart, type Part, partsOf } from './mime.ts';
import { type Cut, type NewLine, type NewText, newTextOf } from './newText.ts';
import type { OrderWords } from './orderWords.ts';
import { type PlainText, plainTextOf } from './plainText.ts';
import { type Recipient, recipientOf } from './recipient.ts';
import { type MailRefusal, refuse } from './refusal.ts';
import { type SentLetters, sentLetters } from './sentLetters.ts';

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
  /** What was left out of the body: old mail, signatures. */
  cuts: readonly Cut[];
  /** Lines that are struck out, which is not read; what a letter of ours struck out is not among them. */
  struck: readonly string[];
  /** An order form of ours that was changed in the old mail: read, or not to be read, in which case READY must not count. */
  form: NewText['form'];
  /** Where the text came from. */
  source: Body['from'];
  language: Language;
  /** `bytes` as they came, still encoded. */
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
  /** Who handed it over: the peer's address, and what it called itself. */
  client?: string;
  helo?: string;
  /** Its size where it lies, when only the head was fetched. */
  bytes?: number;
}

/** Finds the mails that a mail may answer, as they were sent; asked for where they decide what is new. */
export type MailsAnswered = (
  mail: Pick<ReadMail, 'inReplyTo' | 'references' | 'recipient'>,
) => Promise<readonly Uint8Array[]>;

/**
 * Reads `raw`, which may answer `letters` of ours and its sender's `own` earlier mails. Never throws: what cannot be read
 * is refused, with the header as far as it goes.
 */
export type MailReader = (
  raw: Uint8Array,
  limits?: ReadingLimits,
  known?: Envelope,
  letters?: MailsAnswered | null,
  own?: MailsAnswered | null,
) => Promise<ReadMail>;

/** Reads mails in which lines that begin with these `words` may be orders. */
export function mailReader(words: OrderWords): MailReader {
  return async (raw, limits = usualLimits, known = {}, letters = null, own = null) => {
    const bytes = withLineFeeds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
    const head = await headerOf(bytes, limits, known);
    if (Math.max(bytes.length, known.bytes ?? 0) > limits.bytes || headEnd(bytes) > limits.headerBytes)
      return { ...head, refused: refuse('too-large') };
    const root = partsOf(bytes, limits);
    if (root === null) return { ...head, refused: refuse('too-many-parts') };
    return whole(root, head, { words, limits, letters, own });
  };
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
export function bodyTextOf(raw: Uint8Array, limits: ReadingLimits = usualLimits): string {
  const root = partsOf(withLineFeeds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)), limits);
  return root === null ? '' : bodyOf(root, limits).text;
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

/** What the header tells; a header that cannot be read tells nothing. */
async function headerOf(bytes: Buffer, limits: ReadingLimits, known: Envelope): Promise<ReadMail> {
  const head = bytes.subarray(0, Math.min(headEnd(bytes), limits.headerBytes));
  const mail = await simpleParser(Buffer.concat([head, Buffer.from('\n\n')])).catch(() => null);
  return mail === null ? blank(refuse('unreadable')) : headOf(mail, headersOf(mail.headerLines), known);
}

/** What a mail is read by, and where mails are found that it may answer. */
interface Reading {
  words: OrderWords;
  limits: ReadingLimits;
  letters: MailsAnswered | null;
  own: MailsAnswered | null;
}

async function whole(root: Part, head: ReadMail, reading: Reading): Promise<ReadMail> {
  const { words, limits, letters, own } = reading;
  let sent: SentLetters | null = null;
  const read = async (body: Body): Promise<Said> => {
    const first = readBody(root, body, reading, sent);
    if (letters === null || sent !== null || !mayShare(first)) return first;
    sent = sentLetters({ letters: await letters(head), own: (await own?.(head)) ?? [] }, head.from, limits);
    return readBody(root, body, reading, sent);
  };
  let written = bodyOf(root, limits);
  let said = await read(written);
  const markup =
    written.from === 'text' && !typedLines(said.text).some(words.couldBeOrder) && markupBeside(root, limits);
  if (markup) {
    const shown = await read(markup);
    if (isSaidThereAlone(shown, written.text, words, sent)) [written, said] = [markup, shown];
  }
  const isOrdered = written.from === 'attachment' || typedLines(said.text).some(words.isOrderOfGame);
  const file = isOrdered ? null : attachedOrders(root, limits, words.isOrderOfGame);
  const body = file ?? written;
  if (file !== null) said = withFile(said, readBody(root, file, reading, sent), words);
  const { text, plain, bounded } = said;
  const parts = [...everyPart(root)];
  return {
    ...head,
    automatic: head.automatic ?? (parts.some(isCalendarReply) ? 'calendar reply' : null),
    bounce: bounceOf(root, head.from?.address ?? '', head.subject),
    refused:
      head.refused ??
      (root.closed ? null : refuse('truncated')) ??
      body.refused ??
      plain.refused ??
      textRefusal(text, bounded, head),
    newText: text.text,
    lines: text.lines,
    cuts: text.cuts,
    struck: written.struck.filter((line) => sent?.holds(line) !== true),
    form: text.form,
    source: body.from,
    language: languageOf(text.text, head.language),
    attachments: parts
      .filter((part) => part.attached || part.fileName !== null)
      .map((part) => ({
        name: part.fileName === null ? null : clean(part.fileName),
        type: part.type,
        bytes: part.body.length,
        read: part === body.attachment,
      })),
  };
}

/** A body and what of it is new. */
interface Said {
  plain: PlainText;
  bounded: Bounded;
  text: NewText;
}

function readBody(
  root: Part,
  body: Body,
  { words, limits }: Pick<Reading, 'words' | 'limits'>,
  sent: SentLetters | null,
): Said {
  const plain = plainTextOf(body.text);
  const bounded = bound(plain.text, limits, body.cut);
  const found = newTextOf(bounded.text, words, sent, body.from === 'html' ? 'html' : 'text');
  const beside = () => bound(htmlBeside(root, limits), limits, false).text;
  return {
    plain,
    bounded,
    text: body.from === 'text' ? withoutQuotedBeside(found, beside, words, sent) : found,
  };
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether HTML orders what the text beside it does not know: some programs leave there a word that there is HTML. */
function isSaidThereAlone(
  { text }: Said,
  beside: string,
  { couldBeOrder }: OrderWords,
  sent: SentLetters | null,
): boolean {
  const orders = typedLines(text).filter(couldBeOrder);
  const known = orders.length > 0 ? lettersOf(beside) : '';
  const isNew = orders.some((line) => sent === null || !(sent.holds(line) || sent.holdsOwn(line)));
  return isNew && !orders.some((line) => known.includes(lettersOf(line)));
}

/** The lines of a text that its writer typed, quoted ones left out. */
export function typedLines({ text, lines }: NewText): string[] {
  return text.split('\n').filter((_, i) => lines[i]?.quoted === false);
}

/** What a text file says, with the text above it: of that, commands as READY are heard and the rest is shown. */
function withFile(above: Said, file: Said, { isCommand }: OrderWords): Said {
  const rows = above.text.text === '' ? [] : above.text.text.split('\n');
  const commands = above.text.lines.map((line, i) => ({
    ...line,
    quoted: line.quoted || !isCommand(rows[i] as string),
  }));
  if (rows.length === 0) return file;
  const cuts = [...above.text.cuts, ...file.text.cuts];
  if (file.text.text === '') return { ...above, text: { ...above.text, cuts } };
  const gap = { source: above.text.lines.at(-1)?.source ?? 0, quoted: true };
  const text = {
    ...file.text,
    text: [...rows, '', file.text.text].join('\n'),
    lines: [...commands, gap, ...file.text.lines],
    cuts,
    form: above.text.form,
  };
  return { ...file, text };
}

// What is typed is mostly shorter; more than that may be a letter without a sign of its own.
const mostTyped = 5;

/** Whether a letter of ours may stand in a mail where its words decide: in what was left out, or in much that was not. */
function mayShare({ text }: Said): boolean {
  return text.cuts.length > 0 || text.lines.some(({ quoted }) => quoted) || text.lines.length > mostTyped;
}

/** An answer to an invitation, which a calendar program writes at one click. */
function isCalendarReply({ type, parameters }: Part): boolean {
  return type === 'text/calendar' && parameters.get('method')?.toLowerCase() === 'reply';
}

interface Bounded {
  text: string;
  /** 1-based line at which something was left out, or null. */
  cutAt: number | null;
}

/** The body as far as it is looked at, `wasCut` before or not; regular expressions see nothing longer. */
function bound(body: string, limits: ReadingLimits, wasCut: boolean): Bounded {
  const text = body.length > limits.bodyCharacters ? body.slice(0, limits.bodyCharacters) : body;
  const lines = text.split('\n', limits.bodyLines + 1);
  let cutAt =
    text.length < body.length || lines.length > limits.bodyLines ? Math.min(lines.length, limits.bodyLines) : null;
  if (wasCut) cutAt ??= lines.findLastIndex((line) => /[\p{L}\p{N}]/u.test(line)) + 1;
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
    automatic: automaticSign(headers, from?.address ?? '', known.from),
    language: languageOf('', headers.first('content-language')),
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
    cuts: [],
    struck: [],
    form: 'none',
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
