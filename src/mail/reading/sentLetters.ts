/** The words of the mails that a mail may answer, letters of ours and its sender's own: what it shares with them is old. */
import { fold, keyOf } from '../../orders/fold.ts';
import { BEGIN, END } from '../../orders/words.ts';
import type { Mailbox } from '../mailbox.ts';
import { decodeText } from './charset.ts';
import { contentOf, everyPart, type MimeLimits, partsOf } from './mime.ts';
import { unquoted } from './oldMail.ts';

/** What was sent to a seat and what it wrote before, asked line by line. */
export interface SentLetters {
  /** Whether the words of a line stand in one of the letters, one behind the other, wherever its line breaks are now. */
  holds(line: string): boolean;
  /** The first place behind `after` where this line stands as an order in the forms of the letters; null where none does. */
  placeOf(line: string, after: number): number | null;
  /** Whether the words of a line stand in a mail that the sender wrote before. */
  holdsOwn(line: string): boolean;
  /** Whether the words that name the writer of an old mail name the sender. */
  isOwn(writer: string): boolean;
  /** The lines of the order form that begins with this line; null where no letter has such a form. */
  formAt(begin: string): readonly string[] | null;
  /** Whether a form of ours shows these words behind a comment sign, to be taken away by whoever wants them. */
  offers(line: string): boolean;
}

const longestText = 256 * 1_024;
// Words that are compared for one mail; hostile repetitions end there, and all that is asked then counts as sent.
const mostCompared = 2_000_000;

/** What was sent of a thread: letters to a seat, and mails from it. */
export interface SentMails {
  letters: readonly Uint8Array[];
  own: readonly Uint8Array[];
}

/** Mails of a thread as they were sent, answered by `sender`; of each, its beginning is enough as far as its texts are in it. */
export function sentLetters(mails: SentMails, sender: Mailbox | null, limits: MimeLimits): SentLetters {
  const { address, name } = { address: sender?.address.toLowerCase() ?? null, name: fold(sender?.name ?? '') };
  const textsOfAll = (of: readonly Uint8Array[]) => [
    ...new Set(of.flatMap((raw) => textsOf(Buffer.from(raw), limits))),
  ];
  const texts = textsOfAll(mails.letters);
  const forms = new Map(texts.flatMap(formsOf).map((form) => [keyOf(form[0] as string), form]));
  const offered = new Set([...forms.values()].flatMap(commentsIn));
  return {
    holds: wordsIn(texts),
    placeOf: placesIn([...forms.values()]),
    holdsOwn: wordsIn(textsOfAll(mails.own)),
    isOwn: (writer) => {
      const first = addressIn(writer);
      return first === null ? name !== '' && fold(writer).includes(name) : first === address;
    },
    formAt: (begin) => forms.get(keyOf(unquoted(begin))) ?? null,
    offers: (line) => offered.has(keyOf(line)),
  };
}

/** Tells of a line whether its words stand in one of the texts, one behind the other. */
function wordsIn(texts: readonly string[]): (line: string) => boolean {
  // No line has the word that parts two texts.
  const words = texts.flatMap((text) => [...wordsOf(text), '']);
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  const placesOf = (word: string): readonly number[] => places.get(word) ?? [];
  const isRunTogether = runTogether(words);
  let left = mostCompared;
  const standsAt = (asked: readonly string[], from: number): boolean => {
    const differs = asked.findIndex((word, i) => words[from + i] !== word);
    left -= differs === -1 ? asked.length : differs + 1;
    return differs === -1;
  };
  return (line) => {
    const asked = wordsOf(line);
    if (asked.length === 0 || left < 0) return asked.length > 0;
    let rarest = 0;
    for (const [i, word] of asked.entries())
      if (placesOf(word).length < placesOf(asked[rarest] as string).length) rarest = i;
    if (placesOf(asked[rarest] as string).some((at) => left < 0 || standsAt(asked, at - rarest))) return true;
    left -= words.length / searchedAtOnce;
    return isRunTogether(asked);
  };
}

/** Tells where in the forms, line by line, an order stands whole. */
function placesIn(forms: readonly (readonly string[])[]): (line: string, after: number) => number | null {
  const places = new Map<string, number[]>();
  for (const [at, line] of forms.flat().entries()) {
    if (isComment(line)) continue;
    const key = wordsOf(line).join(' ');
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  return (line, after) => places.get(wordsOf(line).join(' '))?.find((at) => at > after) ?? null;
}

// Words that a search for letters goes over in the time in which one is compared.
const searchedAtOnce = 8;
/** The same for a line whose words may stand without blanks: programs write the cells of a row so. */
function runTogether(words: readonly string[]): (asked: readonly string[]) => boolean {
  let joined: string | null = null;
  const edges = new Set<number>();
  const lettersOf = (): string => {
    let length = 0;
    for (const each of words) {
      edges.add(length);
      length += each === '' ? 1 : each.length;
    }
    edges.add(length);
    return words.map((each) => each || ' ').join('');
  };
  return (asked) => {
    const letters = asked.join('');
    joined ??= lettersOf();
    for (let at = joined.indexOf(letters); at !== -1; at = joined.indexOf(letters, at + 1))
      if (edges.has(at) && edges.has(at + letters.length)) return true;
    return false;
  };
}

/** The first address in a text, in small letters. */
function addressIn(text: string): string | null {
  return /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/u.exec(text)?.[0].toLowerCase() ?? null;
}

const link = /[<(](?:https?:|mailto:|tel:|cid:)[^<>()\s]*[>)]/giu;

const dropped = /['.*]/gu;
const word = /[\p{L}\p{N}]+/gu;

/** Letters and digits of each word, whatever a client did to signs and case; a ½ is a 1 and a 2. */
function wordsOf(text: string): string[] {
  return fold(text.replace(link, ' ').normalize('NFKC')).replace(dropped, '').match(word) ?? [];
}

/** The texts of a letter of ours; of its HTML the words are enough. */
function textsOf(raw: Buffer, limits: MimeLimits): string[] {
  const root = partsOf(raw, limits);
  if (root === null) return [];
  return [...everyPart(root)]
    .filter(({ type, attached }) => !attached && (type === 'text/plain' || type === 'text/html'))
    .map((part) => {
      const text = decodeText(contentOf(part), part.parameters.get('charset') ?? null).slice(0, longestText);
      return part.type === 'text/html' ? wordsOfMarkup(text) : text.replaceAll('\r\n', '\n');
    });
}

const markup = /<!--[\s\S]*?-->|<style[^<>]*>[^<>]*<\/style>|<[^<>]*>/giu;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The text of HTML as our own letters are written in it. */
function wordsOfMarkup(html: string): string {
  return html
    .replace(markup, ' ')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/giu, (_, name: string) => named[name.toLowerCase()] ?? characterOf(name));
}

function characterOf(name: string): string {
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
}

/**
 * Whether the line at `at` was sent in its place, beside the line above it or below it: orders are short and alike, and
 * what stands in one example of a letter was not ordered by it.
 */
export function wasSentInPlace(sent: SentLetters, lines: readonly string[], at: number): boolean {
  const own = unquoted(lines[at] as string);
  if (!sent.holds(own)) return false;
  const above = besideAt(lines, at, -1);
  const below = besideAt(lines, at, 1);
  return (above !== null && sent.holds(`${above} ${own}`)) || (below !== null && sent.holds(`${own} ${below}`));
}

/** The next line that says anything, above (-1) or below (1), without its signs. */
function besideAt(lines: readonly string[], at: number, step: -1 | 1): string | null {
  let next = at + step;
  while (lines[next]?.trim() === '') next += step;
  const line = lines[next];
  return line === undefined ? null : unquoted(line);
}

/** Whether a line begins an order form as our letters set it, and whether one ends it. */
export function beginsForm(line: string): boolean {
  const words = fold(line.slice(0, 40)).trim().split(/\s+/u, 2);
  return words.length === 2 && BEGIN.has(words[0] as string);
}

export function endsForm(line: string): boolean {
  return line.length < 40 && END.has(keyOf(line));
}

function formsOf(text: string): string[][] {
  const lines = text.split('\n');
  const forms: string[][] = [];
  for (let from = 0; from < lines.length; from++) {
    if (!beginsForm(lines[from] as string)) continue;
    const length = lines.slice(from).findIndex(endsForm) + 1;
    if (length === 0) break;
    forms.push(lines.slice(from, from + length));
    from += length - 1;
  }
  return forms;
}

/** What the comments of a form say, one that goes on below as one. */
function commentsIn(form: readonly string[]): string[] {
  const text = form.filter(isComment).map((line) => line.replace(/^\s*#+/u, ''));
  return text.join('\n').replace(/\\\n/gu, ' ').split('\n').map(keyOf);
}

const isComment = (line: string): boolean => line.trimStart().startsWith('#');

/** Whether the lines of a form say what the form sent says: the same orders, and no line of it made an order since. */
export function isAsSent(lines: readonly string[], form: readonly string[]): boolean {
  const said = (of: readonly string[]) => wordsOf(of.join('\n')).join(' ');
  const orders = (of: readonly string[]) => said(of.filter((line) => !isComment(line)));
  if (orders(lines) === orders(form)) return true;
  // A client that wraps a comment leaves words without its sign.
  if (said(lines) !== said(form)) return false;
  const comments = new Set(form.filter(isComment).map((line) => keyOf(line)));
  return !lines.some((line) => !isComment(line) && comments.has(keyOf(line)));
}
