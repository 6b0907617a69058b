/** Compares what was taken for old, and what was not, with the letters of ours that a mail may answer. */
import { headerLengthAt, type Kind } from './heads.ts';
import { isQuoted, isReplyLine, isSureHead, opensQuote, unquoted, writerIn } from './oldMail.ts';
import type { OrderWords } from './orderWords.ts';
import { beginsForm, endsForm, isAsSent, type SentLetters, wasSentInPlace } from './sentLetters.ts';

/** What lines are compared by. */
export interface Comparison extends Pick<OrderWords, 'couldBeOrder' | 'isOrderOfGame'> {
  sent: SentLetters;
  /** Quote signs stand for boxes of HTML, into which people type where their program cannot part them. */
  boxes: boolean;
}

// Words that are enough to know a sentence by, and sentences that are enough to know a letter by.
const FEWEST_WORDS = 3;
const FEWEST_SENTENCES = 3;
// The longest form has a line for each counter and one for each hex.
const LONGEST_FORM = 500;

/**
 * Looks for order forms of ours in old mail. One that was changed in its place becomes the sender's words, its unchanged
 * lines too; `lines` lose their quote signs. Says what became of it.
 */
export function readForms(
  lines: string[],
  kinds: Kind[],
  { sent, couldBeOrder, isOrderOfGame }: Comparison,
): 'none' | 'read' | 'unread' {
  let found: 'none' | 'read' | 'unread' = 'none';
  const ownAt = ownMailIn(lines, kinds, sent);
  for (let from = 0; from < lines.length; from++) {
    const begin = unquoted(lines[from] as string);
    if (kinds[from] === 'typed' || kinds[from] === 'blank' || !beginsForm(begin)) continue;
    const end = formEnd(lines, from);
    const form = sent.formAt(begin);
    const block = lines.slice(from, end);
    const quoted = block.filter((_, i) => kinds[from + i] !== 'typed').map(unquoted);
    if (form !== null && isAsSent(quoted, form)) {
      from = end - 1;
      continue;
    }
    const changes = quoted.some((line) => couldBeOrder(line) && !sent.holds(line) && !sent.holdsOwn(line));
    const typed = lines.some((line, i) => kinds[i] === 'typed' && (i < from || i >= end) && isOrderOfGame(line));
    const isWhole = endsForm(unquoted(lines[end - 1] as string));
    if (form === null || !isWhole || isNested(lines[from] as string) || from >= ownAt()) {
      if (changes) found = found === 'none' ? 'unread' : found;
    } else if (changes || !typed) {
      block.forEach((line, i) => {
        lines[from + i] = unquoted(line);
        kinds[from + i] = 'form';
      });
      // Fenced in by BEGIN and END, it would keep what was typed elsewhere from being read.
      if (typed) for (const at of [from, end - 1]) kinds[at] = 'header';
      found = 'read';
    }
    from = end - 1;
  }
  return found;
}

/** The line behind a form: behind its END, or where the next one begins, or as far as forms go. */
function formEnd(lines: readonly string[], from: number): number {
  for (let at = from + 1; at < Math.min(lines.length, from + LONGEST_FORM); at++) {
    const line = unquoted(lines[at] as string);
    if (endsForm(line)) return at + 1;
    if (beginsForm(line)) return at;
  }
  return Math.min(lines.length, from + LONGEST_FORM);
}

/** Quoted twice: it was changed in an earlier mail. */
const isNested = (line: string): boolean => /^\s*>\s?>/u.test(line);

/**
 * Where a mail of the sender's begins that is answered: what was changed in it and below it was sent then. Looked for when
 * it is first asked for, which few mails need.
 */
function ownMailIn(lines: readonly string[], kinds: readonly Kind[], sent: SentLetters): () => number {
  let found: number | null = null;
  return () => {
    found ??= ownMailAt(lines.map(unquoted), kinds, sent);
    return found;
  };
}

function ownMailAt(bare: readonly string[], kinds: readonly Kind[], { isOwn }: SentLetters): number {
  for (let at = 0; at < bare.length; at++) {
    const length = kinds[at] === 'typed' || kinds[at] === 'blank' ? 0 : headerLengthAt(bare, at);
    if (length === 0) continue;
    if (isOwn(writerIn(bare.slice(at, at + length)))) return at;
    at += length - 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** Takes for old what stands in a letter of ours, wherever it is, and for new what was written below or between its lines. */
export function compare(lines: string[], kinds: Kind[], comparison: Comparison): void {
  takeWhatWasSent(lines, kinds, comparison);
  headCutShort(lines, kinds, comparison);
  const { sent, couldBeOrder, boxes } = comparison;
  const ownAt = ownMailIn(lines, kinds, sent);
  for (const { from, to } of stretchesOf(kinds, isUnsigned))
    for (const segment of segmentsOf(lines, from, to)) compareSegment(lines, kinds, segment, ownAt, comparison);
  if (!boxes) return;
  const bare = lines.map(unquoted);
  for (const { from, to } of stretchesOf(kinds, (kind) => kind === 'quoted'))
    if (rowsOf(toldIn(lines, from, to), sent, couldBeOrder).some(({ given }) => given))
      for (const segment of segmentsOf(bare, from, Math.min(to, ownAt()))) openBox(lines, kinds, segment, comparison);
}

/** Where lines of some kinds stand below each other, blank lines between them or not. */
function stretchesOf(kinds: readonly Kind[], isOf: (kind: Kind | undefined) => boolean): Segment[] {
  const found: Segment[] = [];
  for (let from = 0; from < kinds.length; from++) {
    if (!isOf(kinds[from])) continue;
    let to = from;
    while (to < kinds.length && (isOf(kinds[to]) || kinds[to] === 'blank')) to++;
    found.push({ from, to });
    from = to;
  }
  return found;
}

const isUnsigned = (kind: Kind | undefined): boolean => kind === 'old' || kind === 'shown';

/** A letter of ours that stands below what was typed, or above it, without a sign that is known. */
function takeWhatWasSent(lines: readonly string[], kinds: Kind[], { sent, couldBeOrder }: Comparison): void {
  let isForm = false;
  const isSent = lines.map((line, i) => {
    if (kinds[i] !== 'typed') return false;
    // A form pasted in is the sender's, with all its comments.
    if (isForm || beginsForm(line)) isForm = !endsForm(line);
    if (isForm || couldBeOrder(line) || isShort(line) || goesOn(lines, i, couldBeOrder)) return false;
    return sent.holds(line);
  });
  if (isSent.filter(Boolean).length >= FEWEST_SENTENCES) {
    const first = isSent.indexOf(true);
    for (let i = first; i < lines.length; i++) if (kinds[i] === 'typed' || kinds[i] === 'blank') kinds[i] = 'old';
    const above = kinds.lastIndexOf('typed', first);
    // What a program has put above it, in words that are not known here.
    if (above >= 0 && /[:：]\s*$/u.test(lines[above] as string) && !couldBeOrder(lines[above] as string))
      kinds[above] = 'header';
  }
  for (let i = 1; i < lines.length; i++) {
    if (kinds[i] !== 'typed' || kinds[i - 1] !== 'quoted') continue;
    if (sent.holds(`${unquoted(lines[i - 1] as string)} ${lines[i] as string}`)) kinds[i] = 'quoted';
  }
}

/** `Verte 7 wrote:` right above a line of a letter heads it, where people have cut the quote short and no sign is left. */
function headCutShort(lines: readonly string[], kinds: Kind[], { sent }: Comparison): void {
  for (let at = 0; at < lines.length - 1; at++) {
    if (kinds[at] !== 'typed' || !opensQuote(lines[at] as string)) continue;
    const below = lines.findIndex((line, i) => i > at && line.trim() !== '');
    const line = lines[below] ?? '';
    if (kinds[below] !== 'typed' || isShort(line) || !sent.holds(line)) continue;
    kinds[at] = 'header';
    for (let i = at + 1; kinds[i] === 'typed' || kinds[i] === 'blank'; i++) kinds[i] = 'old';
  }
}

/** Does an order go on here that ends the line above with the sign for it? One of the form that was copied has such lines. */
function goesOn(lines: readonly string[], at: number, couldBeOrder: Comparison['couldBeOrder']): boolean {
  let head = at;
  while (/\\\s*$/u.test(lines[head - 1] ?? '')) head--;
  return head < at && couldBeOrder(lines[head] as string);
}

const isShort = (line: string): boolean => line.trim().split(/\s+/u).length < FEWEST_WORDS;

/** Where each mail of a thread begins and ends. */
interface Segment {
  from: number;
  to: number;
}

function segmentsOf(lines: readonly string[], from: number, to: number): Segment[] {
  const starts = [from];
  // Heads with no words between are one: our line below one belongs to the mail that is headed there.
  let says = false;
  for (let at = from; at < to; at++) {
    const line = lines[at] as string;
    const length = isReplyLine(line) ? 1 : headerLengthAt(lines, at);
    if (length === 0) {
      says ||= line.trim() !== '';
      continue;
    }
    if (says) starts.push(at);
    says = false;
    at += length - 1;
  }
  return starts.map((start, i) => ({ from: start, to: starts[i + 1] ?? to }));
}

function compareSegment(
  lines: readonly string[],
  kinds: Kind[],
  { from, to }: Segment,
  ownAt: () => number,
  { sent, couldBeOrder }: Comparison,
): void {
  const told = toldIn(lines, from, to);
  const rows = rowsOf(told, sent, couldBeOrder);
  const hasNew = rows.some((row) => row.given && !isQuoted(lines[row.at] as string)) && from < ownAt();
  const head = headOf(lines, kinds, from);
  if (!isSent(rows) && hasNew && head !== null && !isSureHead(lines, head)) {
    for (let at = head; at < to; at++) kinds[at] = kindOf(lines[at] as string);
    return;
  }
  if (!isKnown(rows)) return;
  for (const { first, next } of newRuns(rows)) {
    const run = rows.slice(first, next);
    const isBelow = next === rows.length && to === endOf(lines);
    const says = isBelow || (run.some((row) => row.given) && from < ownAt());
    const start = run[0]?.at ?? from;
    const end = isBelow ? to : (run.at(-1)?.at ?? from) + 1;
    if (says && start > from) for (let at = start; at < end; at++) kinds[at] = kindOf(lines[at] as string);
  }
}

/** What was typed into a box that holds a letter of ours, between its lines. */
function openBox(lines: string[], kinds: Kind[], { from, to }: Segment, { sent, couldBeOrder }: Comparison): void {
  const told = toldIn(lines, from, to).filter(({ at }) => !isNested(lines[at] as string));
  const rows = rowsOf(told, sent, couldBeOrder);
  if (!isKnown(rows)) return;
  for (const { first, next } of newRuns(rows)) {
    if (first === 0 || next === rows.length) continue;
    for (const { at, given } of rows.slice(first, next)) {
      if (!given) continue;
      lines[at] = unquoted(lines[at] as string);
      kinds[at] = 'typed';
    }
  }
}

/** A line of an old mail: whether it stands in a letter of ours, and whether it is an order that nobody sent before. */
interface Row {
  at: number;
  order: boolean;
  sent: boolean;
  given: boolean;
}

/** The lines that say anything, without their signs; what a program has put above a mail says nothing. */
function toldIn(lines: readonly string[], from: number, to: number): { at: number; line: string }[] {
  const told: { at: number; line: string }[] = [];
  for (let at = from; at < to; at++) {
    const header = headerLengthAt(lines, at);
    if (header > 0) {
      at += header - 1;
      continue;
    }
    const line = unquoted(lines[at] as string);
    if (line.trim() !== '' && !isReplyLine(line)) told.push({ at, line });
  }
  return told;
}

function rowsOf(
  told: readonly { at: number; line: string }[],
  sent: SentLetters,
  couldBeOrder: Comparison['couldBeOrder'],
): Row[] {
  const lines = told.map(({ line }) => line);
  // How far of the form the lines have come: of a quote that was cut short, each stands below the one before.
  let reached = -1;
  return told.map(({ at, line }, i) => {
    const order = couldBeOrder(line);
    const place = sent.placeOf(line, reached);
    const wasSent = place !== null || (order || isShort(line) ? wasSentInPlace(sent, lines, i) : sent.holds(line));
    reached = place ?? reached;
    return { at, order, sent: wasSent, given: order && !wasSent && !sent.holdsOwn(line) };
  });
}

const withinLetter = (rows: readonly Row[]): readonly Row[] => rows.slice(0, rows.findLastIndex((row) => row.sent) + 1);

function isSent(rows: readonly Row[]): boolean {
  const within = withinLetter(rows);
  const sentences = within.filter((row) => row.sent && !row.order).length;
  return within.length > 0 && (within.every((row) => row.sent) || sentences >= FEWEST_SENTENCES);
}

/** Of a letter that is known only in part, nothing can be told. */
function isKnown(rows: readonly Row[]): boolean {
  const within = withinLetter(rows);
  return isSent(rows) && 3 * within.filter((row) => row.sent).length >= 2 * within.length;
}

/** Rows below each other that stand in no letter of ours: the first, and the one behind the last. */
function newRuns(rows: readonly Row[]): { first: number; next: number }[] {
  const runs: { first: number; next: number }[] = [];
  for (let first = 0; first < rows.length; first++) {
    if (rows[first]?.sent) continue;
    let next = first;
    while (next < rows.length && !rows[next]?.sent) next++;
    runs.push({ first, next });
    first = next;
  }
  return runs;
}

const endOf = (lines: readonly string[]): number => lines.length;

/** The line that heads a segment: its first, or the header right above it. */
function headOf(lines: readonly string[], kinds: readonly Kind[], from: number): number | null {
  if (headerLengthAt(lines, from) > 0) return from;
  let at = from - 1;
  while (at >= 0 && kinds[at] === 'blank') at--;
  if (kinds[at] !== 'header') return null;
  while (kinds[at - 1] === 'header') at--;
  return at;
}

function kindOf(line: string): Kind {
  if (line.trim() === '') return 'blank';
  return isQuoted(line) ? 'quoted' : 'typed';
}
