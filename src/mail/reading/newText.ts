/** Takes from a mail's body what its sender newly wrote: old mail, signatures and footers go, answers between quoted lines stay. */
import {
  isFooter,
  isPostscript,
  isRule,
  isSentFrom,
  isSeparator,
  isSignatureDelimiter,
  maybeSignatureDelimiter,
} from './closings.ts';
import { compare, readForms } from './compare.ts';
import { headerLengthAt, type Kind, quoteFollows } from './heads.ts';
import { attributionAt, attributionWithin, isQuoted, isReplyLine, unquoted } from './oldMail.ts';
import type { OrderWords } from './orderWords.ts';
import { type SentLetters, wasSentInPlace } from './sentLetters.ts';

/** One line of the new text: where it stood in the body (1-based), and whether it is only there as quoted context. */
export interface NewLine {
  source: number;
  quoted: boolean;
}

/** Lines below each other that were left out. */
export interface Cut {
  /** As an older mail, as what programs and people put below what they say, or as orders of theirs behind quote signs. */
  as: 'old' | 'closing' | 'signed';
  /** The first of them, which says why, as it stands in the body. */
  first: string;
  /** 1-based line of the body at which they begin. */
  source: number;
  /** Lines below the first that say anything, and how many of these look like orders and stand in no letter of ours. */
  lines: number;
  orders: number;
  /** The first of those that look like orders, as much of them as tells which they are. */
  like: readonly string[];
  /** Beyond doubt a quote: below who wrote it and when, every line bears the sign of one. */
  plain: boolean;
}

export interface NewText {
  /** What was newly written, with quoted lines kept where an answer stands below them. */
  text: string;
  /** One entry for each line of `text`. */
  lines: readonly NewLine[];
  /** Something of the body was taken for old mail. */
  old: boolean;
  /** What was left out, top to bottom. */
  cuts: readonly Cut[];
  /** What became of an order form of ours in the old mail: changed in its place it was read, or it could not be. */
  form: 'none' | 'read' | 'unread';
}

/**
 * The new text of a body. `words` tell lines that may be orders: a quoted one is never shown as context, and a
 * doubtful signature that holds one is none. With the letters it may answer, `sent`, what stands in them is old and what
 * does not is new, wherever it stands. Linear in the lines; callers bound the body first.
 */
export function newTextOf(
  body: string,
  words: OrderWords,
  sent: SentLetters | null = null,
  from: 'text' | 'html' = 'text',
): NewText {
  const { couldBeOrder, isOrderOfGame } = words;
  const { lines, sources } = linesOf(body, couldBeOrder);
  const kinds = kindsOf(lines, couldBeOrder);
  const old = kinds.some((kind) => kind !== 'typed' && kind !== 'blank');
  const comparison = sent && { sent, couldBeOrder, isOrderOfGame, boxes: from === 'html' };
  const form = comparison === null ? 'none' : readForms(lines, kinds, comparison);
  if (comparison !== null) compare(lines, kinds, comparison);
  for (const [i, line] of lines.entries()) if (kinds[i] === 'form') kinds[i] = line.trim() === '' ? 'blank' : 'typed';
  quoteWrapped(lines, kinds, couldBeOrder);
  takeSignedOrders(lines, kinds, couldBeOrder, sent);
  dropClosings(lines, kinds, couldBeOrder, sent);
  dropQuotes(lines, kinds);
  trimRules(lines, kinds);
  const cuts = cutsOf(lines, sources, kinds, couldBeOrder, sent);
  return { ...gather(lines, sources, kinds, couldBeOrder), old, cuts, form };
}

/** The lines of a body and where each stood in it; an attribution that a client left on the sender's last line is cut off. */
function linesOf(
  body: string,
  couldBeOrder: (line: string) => boolean,
): { lines: string[]; sources: readonly number[] } {
  const lines: string[] = [];
  const sources: number[] = [];
  const rows = body.split('\n');
  for (const [i, line] of rows.entries()) {
    const at = attributionWithin(rows, i, couldBeOrder);
    const pieces = at === -1 ? [line] : [line.slice(0, at).replace(/[\s-]+$/u, ''), line.slice(at)];
    lines.push(...pieces);
    sources.push(...pieces.map(() => i + 1));
  }
  return { lines, sources };
}

/** First look, top to bottom: quotes, their headers, and the point below which all is old. */
function kindsOf(lines: readonly string[], couldBeOrder: (line: string) => boolean): Kind[] {
  const kinds: Kind[] = new Array(lines.length);
  const bare = lines.map(unquoted);
  let written = false;
  let shown = false;
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] as string;
    if (isReplyLine(line) && !isQuoted(line)) return kinds.fill('old', i);
    if (line.trim() === '') {
      kinds[i++] = 'blank';
      continue;
    }
    if (isQuoted(line)) {
      // Some programs put the signs before the header too.
      const inner = kinds[i - 1] === 'quoted' ? 0 : headerLengthAt(bare, i, couldBeOrder);
      const isHeader = inner > 1 && lines.slice(i, i + inner).every(isQuoted);
      kinds.fill(isHeader ? 'header' : 'quoted', i, i + (isHeader ? inner : 1));
      i += isHeader ? inner : 1;
      continue;
    }
    const header = headerLengthAt(lines, i, couldBeOrder);
    if (header === 0) {
      kinds[i++] = shown ? 'shown' : 'typed';
      written = !shown;
      continue;
    }
    kinds.fill('header', i, i + header);
    i += header;
    // Old text without quote signs: nothing below it can be told from it. Above it, all is new.
    if (!shown && !quoteFollows(lines, i)) {
      if (written) return kinds.fill('old', i);
      shown = true;
    }
  }
  return kinds;
}

// Where clients break long lines; a break in a quote that fills its line is theirs, not the sender's. Some break sooner.
const fullLine = 76;
const nearlyFullLine = 72;

/** What a client broke off a long quoted line stands without a sign between quoted lines; it is quoted all the same. */
function quoteWrapped(lines: readonly string[], kinds: Kind[], couldBeOrder: (line: string) => boolean): void {
  for (let i = 1; i < lines.length - 1; i++) {
    if (kinds[i] !== 'typed' || kinds[i - 1] !== 'quoted' || kinds[i + 1] !== 'quoted') continue;
    const above = (lines[i - 1] as string).trimEnd();
    const word = (lines[i] as string).trim().split(' ', 1)[0] as string;
    const full = couldBeOrder(lines[i] as string) ? fullLine : nearlyFullLine;
    const isBroken = /[^.?!:;…]$/u.test(above) && above.length + word.length >= full;
    const isLink = /[(<][^()<>]*$/u.test(above) && /^[^()<>]*[)>]/u.test(lines[i] as string);
    const isMoved = / >\s*$/u.test(lines[i] as string);
    if (isBroken || isLink || isMoved) kinds[i] = 'quoted';
  }
}

/**
 * Orders behind quote signs with nothing but comments beside them, above all old mail: the sender's own words where nobody
 * sent them before, or where he took away the sign of a comment; else left out, which is told, as nobody may run twice
 * what was sent once.
 */
function takeSignedOrders(
  lines: string[],
  kinds: Kind[],
  couldBeOrder: (line: string) => boolean,
  sent: SentLetters | null,
): void {
  const top = kinds.indexOf('header');
  const end = top < 0 ? kinds.length : top;
  for (let from = 0; from < end; from++) {
    if (kinds[from] !== 'quoted') continue;
    let to = from;
    while (to < end && kinds[to] === 'quoted') to++;
    const bare = lines.slice(from, to).map(unquoted);
    const orders = sentencesIn(bare);
    if (orders.every(({ text }) => couldBeOrder(text))) {
      for (const { at, count, text } of orders) {
        const isNew = sent !== null && !sent.holdsOwn(text) && (!sent.holds(text) || sent.offers(text));
        kinds.fill(isNew ? 'typed' : 'signed', from + at, from + at + count);
        if (isNew) lines.splice(from + at, count, ...bare.slice(at, at + count));
      }
    }
    from = to;
  }
}

/** What lines say, each with the lines below that a backslash joins to it; comments and blank lines say nothing. */
function sentencesIn(bare: readonly string[]): { at: number; count: number; text: string }[] {
  const found: { at: number; count: number; text: string }[] = [];
  for (let at = 0; at < bare.length; at++) {
    if (/^\s*(?:#|$)/u.test(bare[at] as string)) continue;
    let count = 1;
    while (isContinued(bare[at + count - 1] as string) && at + count < bare.length) count++;
    const text = bare.slice(at, at + count).map((line) => line.replace(/^\s*#|\\\s*$/gu, ''));
    found.push({ at, count, text: text.join(' ') });
    at += count - 1;
  }
  return found;
}

const isContinued = (line: string): boolean => /\\\s*$/u.test(line);

/**
 * Signatures, adverts and footers, each up to the next quote: what a client puts above the quote ends there. Orders below
 * an advert or a footer that stand in no letter of ours are the sender's.
 */
function dropClosings(
  lines: readonly string[],
  kinds: Kind[],
  couldBeOrder: (line: string) => boolean,
  sent: SentLetters | null,
): void {
  const nextNew = sent === null ? [] : nextNewOrders(lines, kinds, couldBeOrder, sent);
  let said = false;
  for (let i = 0; i < lines.length; i++) {
    if (kinds[i] !== 'typed') continue;
    const line = lines[i] as string;
    const isAdvert = isSentFrom(line);
    const holdsNew = () => (nextNew[i + 1] ?? lines.length) < stretchEnd(kinds, i);
    // Above all else an advert is a line like any; below an answer, some phones put the old mail under it without a sign.
    if (isAdvert && (!said || holdsNew())) kinds[i] = 'closing';
    else if (
      isAdvert ||
      isSignatureDelimiter(line) ||
      (isFooter(line) && !holdsNew()) ||
      (maybeSignatureDelimiter(line) && !isSeparator(line, lines[i + 1]) && closes(lines, kinds, i, couldBeOrder))
    ) {
      const end = closingEnd(lines, kinds, i, couldBeOrder);
      for (let j = i; j < end; j++) if (kinds[j] === 'typed') kinds[j] = 'closing';
      i = end - 1;
    } else said = true;
  }
}

/** For each line the next, itself included, that was typed, may be an order and stands in no letter of ours. */
function nextNewOrders(
  lines: readonly string[],
  kinds: readonly Kind[],
  couldBeOrder: (line: string) => boolean,
  sent: SentLetters,
): number[] {
  const next: number[] = new Array(lines.length + 1).fill(lines.length);
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i] as string;
    const isNew = kinds[i] === 'typed' && couldBeOrder(line) && !wasSentInPlace(sent, lines, i);
    next[i] = isNew ? i : (next[i + 1] as number);
  }
  return next;
}

// Longer than this, what stands below two dashes is no signature.
const longestSignature = 12;

/** True when what follows a doubtful delimiter up to the next quote is short and holds nothing like an order. */
function closes(
  lines: readonly string[],
  kinds: readonly Kind[],
  at: number,
  couldBeOrder: (line: string) => boolean,
): boolean {
  let words = 0;
  for (let i = at + 1; i < kinds.length && isStretch(kinds[i]); i++) {
    if (kinds[i] !== 'typed') continue;
    words++;
    if (words > longestSignature || couldBeOrder(lines[i] as string)) return false;
  }
  return true;
}

/** A closing ends at the next quote, or where a postscript of orders stands below it. */
function closingEnd(
  lines: readonly string[],
  kinds: readonly Kind[],
  at: number,
  couldBeOrder: (line: string) => boolean,
): number {
  const end = stretchEnd(kinds, at);
  for (let i = at + 1; i < end; i++) {
    if (kinds[i] !== 'typed' || !isPostscript(lines[i] as string)) continue;
    const below = lines.slice(i, Math.min(end, i + longestSignature));
    return below.some((line, n) => kinds[i + n] === 'typed' && couldBeOrder(line)) ? i : end;
  }
  return end;
}

function stretchEnd(kinds: readonly Kind[], at: number): number {
  let end = at;
  while (end < kinds.length && isStretch(kinds[end])) end++;
  return end;
}

/** What a signature may run over, up to the next quote. */
function isStretch(kind: Kind | undefined): boolean {
  return kind === 'typed' || kind === 'blank' || kind === 'closing';
}

/** Quotes stay as context only where the sender wrote something below them; with a header above, only between his words. */
function dropQuotes(lines: readonly string[], kinds: Kind[]): void {
  const last = kinds.lastIndexOf('typed');
  const first = kinds.indexOf('typed');
  if (last === -1) {
    // Nothing but quotes: shown as they came, unless they are a mail's own history.
    if (kinds.includes('shown') || !holdsHistory(lines)) return;
    for (let i = 0; i < kinds.length; i++) if (kinds[i] === 'quoted') kinds[i] = 'old';
    return;
  }
  let headed = false;
  // A mail's one quote, with its header between what is said and a last word, is what the client put there, not what is answered.
  const isPasted = first < kinds.indexOf('header') && quotesIn(kinds) === 1 && isLastWord(lines, kinds);
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] === 'header') headed = true;
    if (kinds[i] === 'quoted' && (i > last || (headed && (i < first || isPasted)))) kinds[i] = 'old';
  }
}

/** Below the last quote stands one line and no sentence: a greeting, a name. */
function isLastWord(lines: readonly string[], kinds: readonly Kind[]): boolean {
  const below = lines.filter((_, i) => kinds[i] === 'typed' && i > kinds.lastIndexOf('quoted'));
  return below.length === 1 && !/[.?!…]\s*$/u.test(below[0] as string);
}

/** How many quotes there are, blank lines within them or not. */
function quotesIn(kinds: readonly Kind[]): number {
  const told = kinds.filter((kind) => kind !== 'blank' && kind !== 'header');
  return told.filter((kind, i) => kind === 'quoted' && told[i - 1] !== 'quoted').length;
}

function holdsHistory(lines: readonly string[]): boolean {
  const bare = lines.map(unquoted);
  return bare.some((_, i) => attributionAt(bare, i) > 0);
}

/** A rule is nothing said when it stands at the end, or just above what was taken away. */
function trimRules(lines: readonly string[], kinds: Kind[]): void {
  for (let i = kinds.length - 1; i >= 0; i--) {
    const kind = kinds[i];
    if (kind === 'quoted' || kind === 'shown') return;
    if (kind !== 'typed') continue;
    if (!isRule(lines[i] as string)) return;
    kinds[i] = 'closing';
  }
}

function gather(
  lines: readonly string[],
  sources: readonly number[],
  kinds: readonly Kind[],
  couldBeOrder: (line: string) => boolean,
): Pick<NewText, 'text' | 'lines'> {
  const text: string[] = [];
  const from: NewLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const kind = kinds[i];
    const line = (lines[i] as string).trimEnd();
    const context = kind === 'quoted' || kind === 'shown';
    const keep = kind === 'typed' || kind === 'blank' || (context && !couldBeOrder(unquoted(line)));
    if (!keep || (kind === 'blank' && text.length === 0)) continue;
    text.push(line);
    from.push({ source: sources[i] as number, quoted: context });
  }
  while (text.length > 0 && text[text.length - 1] === '') {
    text.pop();
    from.pop();
  }
  return { text: text.join('\n'), lines: from };
}

/** Stretches that were left out, whole lines of quotes kept as context not among them. */
function cutsOf(
  lines: readonly string[],
  sources: readonly number[],
  kinds: readonly Kind[],
  couldBeOrder: (line: string) => boolean,
  sent: SentLetters | null,
): Cut[] {
  const cuts: Cut[] = [];
  let open: Cut | undefined;
  let below = 0;
  for (const [i, line] of lines.entries()) {
    const kind = kinds[i];
    if (kind === 'blank' || line.trim() === '') continue;
    const as = kind === 'header' ? 'old' : kind === 'old' || kind === 'closing' || kind === 'signed' ? kind : null;
    if (as === null) {
      open = undefined;
      continue;
    }
    if (open?.as !== as) {
      const head = as === 'old' ? attributionAt(lines, i) : 0;
      below = i + head;
      open = {
        as,
        first: inShort(line.trim()),
        source: sources[i] ?? 0,
        lines: 0,
        orders: 0,
        like: [],
        plain: head > 0,
      };
      cuts.push(open);
      continue;
    }
    const bare = unquoted(line);
    open.lines++;
    open.plain &&= i < below || isQuoted(line);
    if (couldBeOrder(bare) && !(sent && wasSentInPlace(sent, lines, i))) {
      open.orders++;
      if (open.like.length < MOST_LIKE) open.like = [...open.like, inShort(bare.trim())];
    }
  }
  return cuts;
}

// Lines like orders that are shown.
export const MOST_LIKE = 2;
// As much of a line as tells which it is.
const longestFirst = 80;

/** The line, or as many whole words of it as there is room for. */
function inShort(line: string): string {
  if (line.length <= longestFirst) return line;
  const begun = line.slice(0, longestFirst);
  return `${/^(.*\S)\s/su.exec(begun)?.[1] ?? begun}…`;
}
