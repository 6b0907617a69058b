/** Takes from a mail's body what its sender newly wrote: old mail, signatures and footers go, answers between quoted lines stay. */
import {
  isFooter,
  isRule,
  isSentFrom,
  isSeparator,
  isSignatureDelimiter,
  maybeSignatureDelimiter,
} from './closings.ts';
import {
  attributionAt,
  attributionWithin,
  headerBlockAt,
  isOriginalMessageLine,
  isQuoted,
  isReplyLine,
  isTitle,
  opensQuote,
  unquoted,
} from './oldMail.ts';

/** One line of the new text: where it stood in the body (1-based), and whether it is only there as quoted context. */
export interface NewLine {
  source: number;
  quoted: boolean;
}

export interface NewText {
  /** What was newly written, with quoted lines kept where an answer stands below them. */
  text: string;
  /** One entry for each line of `text`. */
  lines: readonly NewLine[];
  /** Something of the body was taken for old mail. */
  old: boolean;
}

/**
 * What a line is taken for: the sender's words, a quoted line, the header of a quote, blank, closing (signature, advert),
 * old, or shown: old text without quote signs in a mail that holds nothing else, as a bare forward does.
 */
type Kind = 'typed' | 'quoted' | 'header' | 'blank' | 'closing' | 'old' | 'shown';

/**
 * The new text of a body. `couldBeOrder` tells lines that may be orders: a quoted one is never shown as context, and a
 * doubtful signature that holds one is none. Linear in the lines; callers bound the body first.
 */
export function newTextOf(body: string, couldBeOrder: (line: string) => boolean): NewText {
  const { lines, sources } = linesOf(body);
  const kinds = kindsOf(lines, couldBeOrder);
  const old = kinds.some((kind) => kind !== 'typed' && kind !== 'blank');
  quoteWrapped(lines, kinds);
  dropClosings(lines, kinds, couldBeOrder);
  dropQuotes(lines, kinds);
  trimRules(lines, kinds);
  return { ...gather(lines, sources, kinds, couldBeOrder), old };
}

/** The lines of a body and where each stood in it; an attribution that a client left on the sender's last line is cut off. */
function linesOf(body: string): { lines: readonly string[]; sources: readonly number[] } {
  const lines: string[] = [];
  const sources: number[] = [];
  const rows = body.split('\n');
  for (const [i, line] of rows.entries()) {
    const at = attributionWithin(rows, i);
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

function headerLengthAt(lines: readonly string[], at: number, couldBeOrder: (line: string) => boolean): number {
  const line = lines[at] as string;
  if (isOriginalMessageLine(line)) {
    let next = at + 1;
    while (next < lines.length && (lines[next] as string).trim() === '') next++;
    return next < lines.length ? next - at + headerBlockAt(lines, next) : 1;
  }
  const block = headerBlockAt(lines, at);
  if (block > 0) return block;
  if (isTitle(line)) {
    const next = at + 1 < lines.length ? headerBlockAt(lines, at + 1) : 0;
    if (next > 0) return next + 1;
  }
  return attributionAt(lines, at, couldBeOrder) || (opensQuote(line) && quoteFollows(lines, at + 1) ? 1 : 0);
}

function quoteFollows(lines: readonly string[], at: number): boolean {
  let next = at;
  while (next < lines.length && (lines[next] as string).trim() === '') next++;
  // Initials before the sign are too easily lost on wrapped lines to trust what stands without them.
  return next < lines.length && /^\s*(?:>|[|}](?!.*[|}]))/u.test(lines[next] as string);
}

// Where clients break long lines; a break in a quote that fills its line is theirs, not the sender's.
const fullLine = 76;

/** What a client broke off a long quoted line stands without a sign between quoted lines; it is quoted all the same. */
function quoteWrapped(lines: readonly string[], kinds: Kind[]): void {
  for (let i = 1; i < lines.length - 1; i++) {
    if (kinds[i] !== 'typed' || kinds[i - 1] !== 'quoted' || kinds[i + 1] !== 'quoted') continue;
    const above = (lines[i - 1] as string).trimEnd();
    const word = (lines[i] as string).trim().split(' ', 1)[0] as string;
    const isBroken = /[^.?!:;…]$/u.test(above) && above.length + word.length >= fullLine;
    const isLink = /[(<][^()<>]*$/u.test(above) && /^[^()<>]*[)>]/u.test(lines[i] as string);
    const isMoved = / >\s*$/u.test(lines[i] as string);
    if (isBroken || isLink || isMoved) kinds[i] = 'quoted';
  }
}

/** Signatures, adverts and footers, each up to the next quote: what a client puts above the quote ends there. */
function dropClosings(lines: readonly string[], kinds: Kind[], couldBeOrder: (line: string) => boolean): void {
  let said = false;
  for (let i = 0; i < lines.length; i++) {
    if (kinds[i] !== 'typed') continue;
    const line = lines[i] as string;
    const isAdvert = isSentFrom(line);
    // Above all else an advert is a line like any; below an answer, some phones put the old mail under it without a sign.
    if (isAdvert && !said) kinds[i] = 'closing';
    else if (
      isAdvert ||
      isSignatureDelimiter(line) ||
      isFooter(line) ||
      (maybeSignatureDelimiter(line) && !isSeparator(line, lines[i + 1]) && closes(lines, kinds, i, couldBeOrder))
    ) {
      const end = stretchEnd(kinds, i);
      for (let j = i; j < end; j++) if (kinds[j] === 'typed') kinds[j] = 'closing';
      i = end - 1;
    } else said = true;
  }
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
): Omit<NewText, 'old'> {
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
