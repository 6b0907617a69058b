/** Chooses the part of a mail that says what its sender means: text, else HTML, else one attached text file. */
import iconv from 'iconv-lite';
import type { Attachment, ParsedMail, StructuredHeader } from 'mailparser';
import { textOfHtml } from './html.ts';
import type { ReadingLimits } from './limits.ts';
import { type MailRefusal, refuse } from './refusal.ts';

/** The text to be read, or why there is none. `attachment` names the file it was taken from. */
export interface Body {
  text: string;
  from: 'text' | 'html' | 'attachment' | 'nothing';
  attachment: Attachment | null;
  refused: MailRefusal | null;
}

/** The body of a parsed mail, decoded, with plain line ends and blanks. `holdsOrders` decides whether an attachment is looked at. */
export function bodyOf(mail: ParsedMail, limits: ReadingLimits, holdsOrders: (text: string) => boolean): Body {
  const written = writtenBody(mail, limits);
  if (written.refused !== null || holdsOrders(written.text)) return written;
  const files = mail.attachments.filter(isTextFile);
  if (files.length === 0) return written.text === '' ? { ...written, refused: packedRefusal(mail) } : written;
  if (files.length > 1) return { ...written, refused: refuse('several-attachments') };
  const file = files[0] as Attachment;
  const text = plain(decode(file.content.subarray(0, limits.bodyCharacters * longestCharacter), charsetOf(file)));
  return holdsOrders(text) || written.text === ''
    ? { text, from: 'attachment', attachment: file, refused: null }
    : written;
}

// Bytes of one character in the widest charset that mail uses.
const longestCharacter = 4;

function writtenBody(mail: ParsedMail, limits: ReadingLimits): Body {
  const none = { attachment: null, refused: null };
  const text = plain(mail.text ?? '');
  if (text.trim() !== '') {
    if (pgpEncrypted.test(text)) return { text: '', from: 'text', ...none, refused: refuse('encrypted') };
    const whole = text.slice(0, undecodedAt(text));
    if (whole.trim() === '') return { text: '', from: 'text', ...none, refused: refuse('unreadable') };
    return { text: clearSigned(whole), from: 'text', ...none };
  }
  const html = typeof mail.html === 'string' ? plain(textOfHtml(mail.html, limits.htmlCharacters)) : '';
  return html.trim() === '' ? { text: '', from: 'nothing', ...none } : { text: html, from: 'html', ...none };
}

const pgpEncrypted = /^-----BEGIN PGP MESSAGE-----/mu;
const undecoded = /^--\S+ *\nContent-(Type|Transfer-Encoding|Disposition|ID): /imu;

/** Where MIME begins that nobody decoded: a boundary line and the header of the part below it. The text above is whole. */
function undecodedAt(text: string): number {
  const at = text.search(undecoded);
  return at === -1 ? text.length : at;
}
const signedText =
  /-----BEGIN PGP SIGNED MESSAGE-----\n(?:[^\n]+\n)*\n([\s\S]*?)\n-----BEGIN PGP SIGNATURE-----[\s\S]*?(?:-----END PGP SIGNATURE-----|$)/u;

/** The text inside a clear signature, its dash escapes undone. */
function clearSigned(text: string): string {
  if (!text.includes('-----BEGIN PGP SIGNED MESSAGE-----')) return text;
  return text.replace(signedText, (_, inner: string) => inner.replace(/^- /gmu, ''));
}

/** Why a mail without text has none, as far as its parts tell; null when it is just empty. */
function packedRefusal(mail: ParsedMail): MailRefusal | null {
  const types = [headerValue(mail, 'content-type'), ...mail.attachments.map((part) => part.contentType)].map((type) =>
    type.toLowerCase(),
  );
  if (types.some((type) => /multipart\/encrypted|application\/(x-)?pkcs7-mime|application\/pgp-encrypted/u.test(type)))
    return refuse('encrypted');
  const names = mail.attachments.map((part) => part.filename?.toLowerCase());
  if (types.includes('application/ms-tnef') || names.includes('winmail.dat')) return refuse('winmail');
  if (types.includes('text/calendar')) return refuse('calendar');
  return types.some((type) => /^message\/(rfc822|global)/u.test(type)) ? refuse('only-old-text') : null;
}

function isTextFile(part: Attachment): boolean {
  if (part.related) return false;
  const named = /\.(txt|text|ord|orders)$/iu.test(part.filename ?? '');
  return named
    ? /^(text\/plain|application\/octet-stream)$/iu.test(part.contentType)
    : part.contentType.toLowerCase() === 'text/plain';
}

function headerValue(mail: ParsedMail, name: string): string {
  return (mail.headers.get(name) as StructuredHeader | undefined)?.value ?? '';
}

function charsetOf(part: Attachment): string | null {
  return (part.headers.get('content-type') as StructuredHeader | undefined)?.params?.charset ?? null;
}

/** Declared charset, else UTF-8, else windows-1252. */
function decode(bytes: Buffer, charset: string | null): string {
  if (charset !== null && !/^(us-)?ascii$/iu.test(charset) && iconv.encodingExists(charset))
    return iconv.decode(bytes, charset);
  const text = iconv.decode(bytes, 'utf8');
  return text.includes('\uFFFD') ? iconv.decode(bytes, 'windows-1252') : text;
}

const unseen = /\p{Cf}|(?![\n\t])\p{Cc}/gu;
const blanks = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;

/** Plain line ends and blanks, nothing unseen; quotes and dashes stay as they were typed. */
function plain(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(unseen, '')
    .replace(blanks, ' ');
}
