/** Chooses the part of a mail that says what its sender means: text, else HTML, else one attached text file; HTML first where it strikes out. */
import { decodeText } from './charset.ts';
import { unflowed } from './flowed.ts';
import { type Shown, textOfHtml } from './html.ts';
import type { ReadingLimits } from './limits.ts';
import { contentOf, everyPart, type Part } from './mime.ts';
import { isQuoted } from './oldMail.ts';
import { isWinmail, opened, winmailText } from './packed.ts';
import { type MailRefusal, refuse } from './refusal.ts';

/** The text to be read, or why there is none. `attachment` is the file it was taken from. */
export interface Body {
  text: string;
  from: 'text' | 'html' | 'attachment' | 'nothing';
  /** Its end was not read. */
  cut: boolean;
  /** Lines of its HTML that are struck out, and not in the text. */
  struck: readonly string[];
  attachment: Part | null;
  refused: MailRefusal | null;
}

/** The body of a mail, decoded, with plain line ends and blanks; its one text file where nothing else is written. */
export function bodyOf(root: Part, limits: ReadingLimits): Body {
  const written = writtenBody(root, limits);
  if (written.text !== '') return written;
  const files = [...everyPart(root)].filter(isTextFile);
  if (files.length === 0) return { ...written, refused: packedRefusal(root, limits) };
  return files.length > 1 ? several(written) : fileBody(files[0] as Part, limits);
}

/** The one text file that goes along and holds orders, for a mail whose text has none; null where there is none. */
export function attachedOrders(root: Part, limits: ReadingLimits, isOrder: (line: string) => boolean): Body | null {
  const files = [...everyPart(root)].filter(isTextFile).map((part) => fileBody(part, limits));
  const holding = files.filter(({ text }) => text.split('\n', limits.bodyLines).some(isOrder));
  const [first, second] = holding;
  return first !== undefined && second !== undefined ? several(first) : (first ?? null);
}

const several = (body: Body): Body => ({ ...body, attachment: null, refused: refuse('several-attachments') });

function fileBody(file: Part, limits: ReadingLimits): Body {
  const text = plain(textOf(file, limits.bodyCharacters));
  return { text, from: 'attachment', cut: false, struck: [], attachment: file, refused: null };
}

// Bytes of one character in the widest charset that mail uses.
const longestCharacter = 4;

/** The decoded text of a part, of which at most `longest` characters are needed. */
function textOf(part: Part, longest: number): string {
  const flowed = part.parameters.get('format')?.toLowerCase() === 'flowed';
  const bytes = contentOf(part);
  const text = decodeText(bytes.subarray(0, (longest + 1) * longestCharacter), part.parameters.get('charset') ?? null);
  return flowed ? unflowed(text, part.parameters.get('delsp')?.toLowerCase() === 'yes') : text;
}

function writtenBody(root: Part, limits: ReadingLimits): Body {
  // A mail of one part is its text, whatever it calls itself.
  const isBare = root.parts.length === 0 && root.type.startsWith('text/') && root.type !== 'text/calendar';
  const body = bodyIn(isBare ? [root] : written(root, limits), limits);
  if (body.text !== '') return body;
  const packed = [...everyPart(root)].filter(isWinmail).map((part) => winmailText(part, limits));
  return bodyIn(
    packed.filter((part) => part !== null),
    limits,
  );
}

function bodyIn(parts: readonly Part[], limits: ReadingLimits): Body {
  const none = { cut: false, struck: [], attachment: null, refused: null };
  const [first] = parts.filter((part) => !isBlank(part, limits));
  // A list puts its footer as text below HTML, which is no reason to read the footer alone.
  const isBelowMarkup = first?.type === 'text/html' && parts.some(({ type }) => type !== 'text/html');
  if (isBelowMarkup) {
    const read = parts.map((part) =>
      part.type === 'text/html'
        ? markupIn([part], limits)
        : { text: textOfPlain(part, limits), cut: false, struck: [] },
    );
    return {
      ...none,
      text: together(read.map((each) => each.text)),
      from: 'html',
      cut: read.some(({ cut }) => cut),
      struck: read.flatMap((each) => each.struck),
    };
  }
  const text = together(parts.filter(({ type }) => type !== 'text/html').map((part) => textOfPlain(part, limits)));
  if (text !== '') return { text, from: 'text', ...none };
  const shown = markupIn(
    parts.filter(({ type }) => type === 'text/html'),
    limits,
  );
  return { ...none, ...shown, from: shown.text === '' ? 'nothing' : 'html' };
}

/** The text of HTML parts, which share the characters that are read. */
function markupIn(parts: readonly Part[], limits: ReadingLimits): Shown {
  const texts: string[] = [];
  const struck: string[] = [];
  let left = limits.htmlCharacters;
  let cut = false;
  for (const part of parts) {
    const markup = markupOf(part, limits);
    const read = textOfHtml(markup, left);
    left = Math.max(0, left - markup.length);
    cut ||= read.cut;
    texts.push(plain(read.text));
    struck.push(...read.struck.map(plain));
  }
  return { text: together(texts), cut, struck };
}

/** The HTML that goes along with a text, as a body of its own; null where none does. */
export function markupBeside(root: Part, limits: ReadingLimits): Body | null {
  const shown = markupIn(writtenMarkup(root), limits);
  return shown.text === '' ? null : { ...shown, from: 'html', attachment: null, refused: null };
}

const writtenMarkup = (root: Part): Part[] =>
  [...everyPart(root)].filter(({ type, attached }) => type === 'text/html' && !attached);

// Without one of these HTML shows no quote.
const quoting = /<blockquote|quote|border-(left|top)\s*:|RplyFwdMsg|appendonsend|<hr/iu;

/** The text of the HTML that goes along with a text and shows a quote; '' where there is none. */
export function htmlBeside(root: Part, limits: ReadingLimits): string {
  const parts = writtenMarkup(root);
  return parts.some((part) => quoting.test(markupOf(part, limits))) ? markupIn(parts, limits).text : '';
}

/** Texts below each other; '' when nothing is written in any. */
function together(texts: readonly string[]): string {
  const said = texts.filter((text) => text.trim() !== '');
  return said.length === 1 ? (said[0] as string) : said.map((text) => text.replace(/\n+$/u, '')).join('\n\n');
}

/** The parts that say what was written, of alternatives one. */
function written(part: Part, limits: ReadingLimits): readonly Part[] {
  const inner = opened(part, limits);
  if (inner !== null) return written(inner, { ...limits, nesting: limits.nesting - 1 });
  if (part.parts.length === 0) return isWriting(part) ? [part] : [];
  const found = part.parts.map((each) => written(each, limits));
  const fullest = (leaves: readonly Part[]) => leaves.some((leaf) => !isBlank(leaf, limits));
  const simple = (leaves: readonly Part[]) =>
    leaves.some((leaf) => leaf.type !== 'text/html' && !isBlank(leaf, limits));
  switch (part.type) {
    case 'multipart/encrypted':
      return [];
    case 'multipart/alternative':
      return (
        found.find((leaves) => leaves.some((leaf) => strikesOut(leaf, limits))) ??
        found.find(simple) ??
        found.find(fullest) ??
        []
      );
    case 'multipart/related':
      return found.find(fullest) ?? [];
    default:
      return found.flat();
  }
}

const striking = /<(?:s|strike|del)[\s>]|line-through/iu;

/** Whether HTML shows something struck out, which the text beside it says as if it were not. */
const strikesOut = (part: Part, limits: ReadingLimits): boolean =>
  part.type === 'text/html' && striking.test(markupOf(part, limits)) && !isBlank(part, limits);

function isWriting(part: Part): boolean {
  if (part.attached || !part.type.startsWith('text/')) return false;
  if (/^text\/(calendar|x-vcard|vcard|directory|rfc822-headers|css|csv|xml|x-amp-html|watch-html)$/u.test(part.type))
    return false;
  return part.fileName === null || part.type === 'text/html';
}

function isBlank(part: Part, limits: ReadingLimits): boolean {
  if (part.body.length > limits.bodyCharacters) return false;
  const text =
    part.type === 'text/html'
      ? plain(textOfHtml(markupOf(part, limits), limits.htmlCharacters).text)
      : textOfPlain(part, limits);
  return text.trim() === '';
}

function textOfPlain(part: Part, limits: ReadingLimits): string {
  const text = plain(textOf(part, limits.bodyCharacters));
  return /^text\/(enriched|richtext)$/u.test(part.type)
    ? text.replace(/<<|<\/?[A-Za-z-]{1,40}>/gu, (tag) => (tag === '<<' ? '<' : ''))
    : text;
}

const charsetInMarkup = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/iu;

function markupOf(part: Part, limits: ReadingLimits): string {
  const bytes = contentOf(part).subarray(0, (limits.htmlCharacters + 1) * longestCharacter);
  const told = part.parameters.get('charset') ?? charsetInMarkup.exec(bytes.toString('latin1', 0, 2_048))?.[1] ?? null;
  return decodeText(bytes, told);
}

/** Why a mail without text has none, as far as its parts tell; null when it is just empty. */
function packedRefusal(root: Part, limits: ReadingLimits): MailRefusal | null {
  const parts = [...everyPart(root)];
  const types = parts.map(({ type }) => type);
  const sealed = /^(multipart\/encrypted|application\/(x-)?pkcs7-mime|application\/pgp-encrypted)$/u;
  if (parts.some((part) => sealed.test(part.type) && opened(part, limits) === null)) return refuse('encrypted');
  if (parts.some(isWinmail)) return refuse('winmail');
  if (types.includes('text/calendar')) return refuse('calendar');
  return types.some((type) => /^message\/(rfc822|global)$/u.test(type)) ? refuse('only-old-text') : null;
}

function isTextFile(part: Part): boolean {
  if (part.parts.length > 0 || (!part.attached && part.fileName === null)) return false;
  const named = /\.(txt|text|ord|orders)$/iu.test(part.fileName ?? '');
  return named ? /^(text\/plain|application\/octet-stream)$/u.test(part.type) : part.type === 'text/plain';
}

const unseen = /\p{Cf}|(?![\n\t])\p{Cc}/gu;
const blanks = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
const otherBreaks = /[\r\v\f\u0085\u2028\u2029]/gu;

/** Plain line ends and blanks, nothing unseen; quotes and dashes stay as they were typed. */
function plain(text: string): string {
  const lines = text.includes('\n') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\r', '\n');
  const broken = lines.search(otherBreaks) === -1 ? lines : lines.split('\n').map(withPlainBreaks).join('\n');
  return broken.replace(unseen, '').replace(blanks, ' ');
}

/** Breaks of other kinds end a line too, but no quote: what stood behind one would pass for an answer. */
function withPlainBreaks(line: string): string {
  if (line.search(otherBreaks) === -1) return line;
  return line.replace(otherBreaks, isQuoted(line.replace(unseen, '')) ? ' ' : '\n');
}
